"""One module or package a game, named like it: its table, the class `TABLE`."""
