"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(574, 210),
        "beginner": Measured(1106, 105),
        "ismcts": Measured(1162, 101),
        "easy": Measured(1313, 92),
        "medium": Measured(1500, 0),
        "hard": Measured(1680, 96),
        "expert": Measured(1856, 115),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game bergbeklimmen --deals 16 --most 2500 --store",
    date="2026-12-01",
)
