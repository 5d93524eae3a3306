"""The table of Superspion."""

from holzwurm_desktop.table.games.superspion.table import SuperspionTable

TABLE = SuperspionTable
