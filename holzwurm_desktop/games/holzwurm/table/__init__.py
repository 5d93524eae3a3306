"""The table of Der dreizehnte Holzwurm."""

from holzwurm_desktop.games.holzwurm.table.table import HolzwurmTable

TABLE = HolzwurmTable
