"""Windows around the table: start page, new game, preferences, statistics, rules, and what they share."""
