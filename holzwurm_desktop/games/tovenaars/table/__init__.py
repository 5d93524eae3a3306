"""The table of Razende tovenaars."""

from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable

TABLE = TovenaarsTable
