"""The owls of Duet, wild and tame: what they read, what they remember, what they believe (W1–W8)."""
