"""What nodes tell each other beside the log, and how they follow it."""
