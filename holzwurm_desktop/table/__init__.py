"""The table: scene, cards, seats, and the art they are drawn with."""
