"""From codes to words in the player's language. Imports no Qt: whoever builds `Words` passes the translator."""
