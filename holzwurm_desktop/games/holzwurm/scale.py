"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(1075, 107),
        "beginner": Measured(1173, 97),
        "easy": Measured(1338, 86),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1674, 85),
        "hard": Measured(1676, 85),
        "expert": Measured(1770, 91),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game holzwurm --deals 15 --most 10000 --store",
    date="2026-11-29",
)
