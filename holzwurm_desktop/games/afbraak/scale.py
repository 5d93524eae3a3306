"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(644, 167),
        "beginner": Measured(1096, 88),
        "easy": Measured(1327, 69),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1526, 65),
        "hard": Measured(1605, 66),
        "expert": Measured(1774, 76),
    },
    rounds=10,
    command="holzwurm-desktop bench ladder --game afbraak --deals 24 --rounds 10 --store",
    date="2026-11-30",
)
