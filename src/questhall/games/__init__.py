"""The games that can be played."""
