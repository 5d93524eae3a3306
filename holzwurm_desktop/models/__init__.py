"""Qt item models of matches, saved matches and results, and the preferences as a Qt object."""
