"""Het afbraakspel, the demolition game: rules, moves and events, and the door for people and records."""
