"""What the games played with 52 cards share."""
