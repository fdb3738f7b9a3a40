"""The paint studio: the pictures of Reverie are painted here, by code."""

import os

# Several cards are painted side by side: one thread each. Must stand before numpy is imported.
for _threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"):
    os.environ.setdefault(_threads, "1")
