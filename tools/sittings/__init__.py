"""How hard a clue is: fresh readers look for its card among six, at tables laid as players lay them."""
