"""What every window shares with the desktop it is on: theme, language, motion, files, one instance."""
