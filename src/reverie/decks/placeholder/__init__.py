"""The placeholder deck: 84 simple cards drawn by code, to play with when nothing else is there."""
