"""The table of Bergbeklimmen."""

from holzwurm_desktop.table.games.bergbeklimmen.table import BergbeklimmenTable

TABLE = BergbeklimmenTable
