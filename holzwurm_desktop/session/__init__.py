"""A match on the table: whose turn it is, who plays, how it is stored, and what it sounds like."""
