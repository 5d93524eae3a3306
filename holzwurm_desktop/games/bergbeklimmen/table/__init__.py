"""The table of Bergbeklimmen."""
