"""Computer players: they see what their seat sees and choose from its menu, nothing else."""
