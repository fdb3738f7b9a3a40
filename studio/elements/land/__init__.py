"""Ground, water, weather and skies."""
