"""A match being played: whose turn it is, who plays it, how it is kept, and what it sounds like."""
