"""How fast the rules are, beside other engines of the field: `make bench`."""
