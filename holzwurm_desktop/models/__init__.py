"""Qt item models over matches, saved games and results, and the preferences as a Qt object."""
