"""People's own decks: making, editing, and what changes at tables when a deck does."""
