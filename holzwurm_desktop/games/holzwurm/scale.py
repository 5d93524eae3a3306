"""How strong the players of this game are. The command that it names has written this."""

from holzwurm_desktop.ai.scale import Measured, Scale

SCALE = Scale(
    {
        "random": Measured(988, 59),
        "beginner": Measured(1143, 51),
        "easy": Measured(1303, 45),
        "medium": Measured(1500, 0),
        "ismcts": Measured(1547, 42),
        "hard": Measured(1704, 46),
        "expert": Measured(1882, 55),
    },
    rounds=1,
    command="holzwurm-desktop bench ladder --game holzwurm --deals 60 --most 10000 --store",
    date="2026-12-01",
)
