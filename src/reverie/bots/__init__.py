"""Computer players: they see what their seat sees and choose from its menu, nothing else."""

import os

# Their sums are small: one thread is quickest, and the other cores belong to the tables.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
