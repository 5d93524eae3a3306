"""How the program fits into the desktop: theme, language, motion, file dialogs, a single instance."""
