"""The phases a ruleset is composed of. No phase asks which ruleset it is in."""
