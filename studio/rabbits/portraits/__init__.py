"""One file per attitude; each has `portrait(c)`."""
