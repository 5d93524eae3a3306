"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(993, 58),
        "beginner": Measured(1126, 51),
        "easy": Measured(1290, 45),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1551, 42),
        "hard": Measured(1681, 44),
        "expert": Measured(1823, 51),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game holzwurm --deals 60 --most 10000 --store",
    date="2026-11-30",
)
