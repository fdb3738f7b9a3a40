"""Trees, flowers, fields."""
