"""Houses, towers and whole towns."""
