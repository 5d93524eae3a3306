"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(1159, 66),
        "beginner": Measured(1255, 60),
        "easy": Measured(1387, 55),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1644, 56),
        "hard": Measured(1660, 56),
        "expert": Measured(1708, 58),
    },
    rounds=4,
    command="holzwurm-desktop bench ladder --game afbraak --deals 30 --rounds 4 --store",
    date="2026-11-29",
)
