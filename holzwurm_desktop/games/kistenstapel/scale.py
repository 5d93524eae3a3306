"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(-314, 307),
        "ismcts": Measured(572, 97),
        "beginner": Measured(1044, 57),
        "easy": Measured(1287, 45),
        "medium": Measured(1500, 0),
        "hard": Measured(1753, 48),
        "expert": Measured(2031, 64),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game kistenstapel --deals 100 --most 400 --store",
    date="2026-12-01",
)
