"""Reverie: storytelling with dreamlike cards, played together in the browser."""

__version__ = "0.1.0"
