"""One file per card: `cNN_slug.py` holds its title, its idea, META and `scene(c)`."""
