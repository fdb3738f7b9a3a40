"""The store of many nodes: one PostgreSQL, plain SQL, hints inside the append."""
