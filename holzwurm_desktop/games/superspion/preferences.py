"""What a player may choose for this game alone."""

from holzwurm_desktop.storage.preferences import Preference

FILL_SHEET = Preference("fill_sheet", (False, True), True)
"""Fill in what is certain on the elimination sheet."""

PREFERENCES = (FILL_SHEET,)
