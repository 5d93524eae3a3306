"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(122, 660),
        "ismcts": Measured(1091, 94),
        "beginner": Measured(1330, 73),
        "easy": Measured(1437, 69),
        "medium": Measured(1500, 0),
        "hard": Measured(1578, 70),
        "expert": Measured(1649, 74),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game superspion --deals 20 --most 10000 --store",
    date="2026-12-01",
)
