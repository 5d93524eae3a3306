"""The table of Der dreizehnte Holzwurm."""
