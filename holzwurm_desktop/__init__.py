"""Holzwurm Desktop: an offline table for six little-known card games."""

__version__ = "0.1.0"
