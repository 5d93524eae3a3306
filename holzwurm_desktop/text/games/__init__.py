"""One module a game: its names, cards, moves, events and questions in words; each has a `TEXT`-making class."""
