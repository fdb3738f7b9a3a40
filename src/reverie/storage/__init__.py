"""Where rooms are kept: an append-only log of events, behind one port with one contract."""
