"""Second Sleep, the second deck: linocuts in two inks and a key block."""
