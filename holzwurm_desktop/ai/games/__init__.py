"""What is known about playing one game well; one module a game, found by its id."""
