"""From codes to words in the player's language. Knows no Qt: whoever builds `Words` hands in the translator."""
