"""The table of Kistenstapel."""

from holzwurm_desktop.table.games.kistenstapel.table import KistenstapelTable

TABLE = KistenstapelTable
