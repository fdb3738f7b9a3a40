"""One live room: its log folded, its connections, presence, schedule and frames."""
