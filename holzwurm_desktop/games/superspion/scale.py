"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(490, 201),
        "ismcts": Measured(1068, 78),
        "beginner": Measured(1349, 58),
        "easy": Measured(1419, 56),
        "medium": Measured(1500, 0),
        "hard": Measured(1570, 57),
        "expert": Measured(1616, 59),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game superspion --deals 30 --most 10000 --store",
    date="2026-12-01",
)
