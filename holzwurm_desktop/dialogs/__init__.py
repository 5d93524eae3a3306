"""The dialogs: new game, preferences, statistics, rules, replay and others, and what they share."""
