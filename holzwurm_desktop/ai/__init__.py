"""Computer players: from what a seat may know to a move."""
