"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(-316, 596),
        "ismcts": Measured(613, 161),
        "beginner": Measured(1057, 102),
        "easy": Measured(1233, 89),
        "medium": Measured(1500, 0),
        "hard": Measured(1806, 94),
        "expert": Measured(1956, 106),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game kistenstapel --deals 30 --most 400 --store",
    date="2026-12-01",
)
