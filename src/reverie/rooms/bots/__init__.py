"""The bots' worker thread, how a room asks it, and the embedding cache on disk."""
