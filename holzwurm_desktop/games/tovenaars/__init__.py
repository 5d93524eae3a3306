"""Razende tovenaars: rules, moves and events, and the door for people and records."""
