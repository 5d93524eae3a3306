"""The table of Superspion."""

from holzwurm_desktop.games.superspion.table.table import SuperspionTable

TABLE = SuperspionTable
