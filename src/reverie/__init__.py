"""Reverie: storytelling with dreamlike cards, played together in the browser."""

__version__ = "1.0.0"
