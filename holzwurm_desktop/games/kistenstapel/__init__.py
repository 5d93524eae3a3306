"""Kistenstapel, the box-stacking game: rules, moves and events, and the door for people and records."""
