"""The table: agenda, decisions, events, randomness, saving. Knows no game."""
