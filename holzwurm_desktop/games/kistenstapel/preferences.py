"""What a player may choose for this game alone."""

from holzwurm_desktop.storage.preferences import ObjectionTime, Preference

KNOCK_WINDOW = ObjectionTime("knock_window", ("ask", "5", "10", "20", "30"), "ask")
"""The seconds in which people may knock on a pass."""
BEST_BUILD = Preference("best_build", (False, True), False)
"""Tell after a turn what the best build would have been."""

PREFERENCES = (KNOCK_WINDOW, BEST_BUILD)
