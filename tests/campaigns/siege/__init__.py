"""The siege: everything known to have worked against the game once, all at the same time (`make siege`)."""
