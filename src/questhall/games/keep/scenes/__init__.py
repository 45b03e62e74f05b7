"""How the parts of a view are drawn: the dungeon, the cards, the panels, the choices."""
