"""The table of Razende tovenaars."""
