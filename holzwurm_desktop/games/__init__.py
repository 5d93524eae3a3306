"""The games: a room each, with all that belongs to it; found by `engine.kits`."""
