"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(462, 240),
        "beginner": Measured(1075, 88),
        "easy": Measured(1288, 70),
        "ismcts": Measured(1438, 65),
        "medium": Measured(1500, 0),
        "hard": Measured(1602, 67),
        "expert": Measured(1706, 72),
    },
    rounds=10,
    command="holzwurm-desktop bench ladder --game afbraak --deals 24 --rounds 10 --store",
    date="2026-11-30",
)
