"""Animals, from ants to whales: they look left unless they are flipped."""
