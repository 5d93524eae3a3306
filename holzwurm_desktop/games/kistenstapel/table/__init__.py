"""The table of Kistenstapel."""
