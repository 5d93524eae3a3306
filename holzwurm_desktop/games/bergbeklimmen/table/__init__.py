"""The table of Bergbeklimmen."""

from holzwurm_desktop.games.bergbeklimmen.table.table import BergbeklimmenTable

TABLE = BergbeklimmenTable
