"""The table of Der dreizehnte Holzwurm."""

from holzwurm_desktop.table.games.holzwurm.table import HolzwurmTable

TABLE = HolzwurmTable
