"""One card, one file: sNN_slug.py."""
