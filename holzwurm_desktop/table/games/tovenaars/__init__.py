"""The table of Razende tovenaars."""

from holzwurm_desktop.table.games.tovenaars.table import TovenaarsTable

TABLE = TovenaarsTable
