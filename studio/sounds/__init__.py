"""The sounds of Reverie: each a small function of numbers, the same on every run."""
