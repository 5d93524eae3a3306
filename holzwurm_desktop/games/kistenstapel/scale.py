"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(-213, 315),
        "ismcts": Measured(589, 118),
        "beginner": Measured(1044, 73),
        "easy": Measured(1232, 62),
        "medium": Measured(1500, 0),
        "hard": Measured(1764, 63),
        "expert": Measured(1972, 76),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game kistenstapel --deals 60 --most 400 --store",
    date="2026-12-01",
)
