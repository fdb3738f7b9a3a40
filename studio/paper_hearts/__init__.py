"""Paper Hearts: the deck of cut paper."""
