"""One module a game: its table, the class `TABLE`."""
