"""Holzwurm Desktop: an offline table for six little-known card games."""

__version__ = "0.1.0"

APP_ID = "io.github.holzwurm_desktop.HolzwurmDesktop"
"""The program's name for desktops: of its menu entry, its icons and its page in software centres."""
