"""The table of Kistenstapel."""

from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

TABLE = KistenstapelTable
