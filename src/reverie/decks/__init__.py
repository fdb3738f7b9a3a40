"""Decks: their format, the safe way in for pictures, and the library a server plays from."""
