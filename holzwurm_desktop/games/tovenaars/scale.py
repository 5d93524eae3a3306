"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(736, 113),
        "beginner": Measured(1051, 81),
        "easy": Measured(1227, 69),
        "ismcts": Measured(1401, 63),
        "medium": Measured(1500, 0),
        "hard": Measured(1681, 67),
        "expert": Measured(1823, 77),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game tovenaars --deals 30 --most 10000 --store",
    date="2026-11-30",
)
