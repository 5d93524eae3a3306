"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(28, 324),
        "ismcts": Measured(755, 133),
        "beginner": Measured(950, 119),
        "easy": Measured(1274, 93),
        "medium": Measured(1500, 0),
        "hard": Measured(2004, 148),
        "expert": Measured(2186, 162),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game kistenstapel --deals 30 --most 400 --store",
    date="2026-12-01",
)
