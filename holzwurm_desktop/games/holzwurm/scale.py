"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(1017, 58),
        "beginner": Measured(1153, 51),
        "easy": Measured(1328, 44),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1598, 42),
        "hard": Measured(1707, 45),
        "expert": Measured(1863, 52),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game holzwurm --deals 60 --most 10000 --store",
    date="2026-11-30",
)
