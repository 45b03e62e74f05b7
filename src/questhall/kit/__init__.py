"""What games are made of: decks, dice, grids, rooms, paths, sight. Pure; knows no game."""
