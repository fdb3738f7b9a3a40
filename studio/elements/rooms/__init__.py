"""Rooms from the inside, and what stands in them."""
