"""Settings that fill a card of this deck and are too long for its scene."""
