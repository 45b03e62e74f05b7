"""Three languages from the data. Knows no game."""
