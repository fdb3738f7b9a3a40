"""The moves of the games: each with its command, its option, its events and their folds in one place."""
