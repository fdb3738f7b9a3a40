"""The shell round the rules: rooms with their people, their clock and their log."""
