"""Heroes of Might & Magic III: explore, build a town, grow a deck and an army, and fight."""
