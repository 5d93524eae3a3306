"""Evenings: the plan of a series of matches, how far it has been played, and the standings. Knows no Qt."""
