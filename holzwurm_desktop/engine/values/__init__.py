"""Named values of games that have many of them: moves, as written in a record, and events. One module a game."""
