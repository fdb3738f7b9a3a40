"""What a card is made of: faces, heads, puppets, beasts, things, stages."""
