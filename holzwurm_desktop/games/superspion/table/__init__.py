"""The table of Superspion."""
