"""The rules of the games, their cards, deals and records. Knows nothing of windows, files or words."""
