"""Things that carry a clue: from a key to a machine as tall as a cathedral."""
