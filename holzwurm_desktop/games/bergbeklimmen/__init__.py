"""Bergbeklimmen: its rules, its moves and the door to them."""
