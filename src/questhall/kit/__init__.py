"""What games are made of: decks, dice, grids, rooms, paths, sight. Pure; knows no game.

Types and makers are here; verbs live in their modules and are called with them: `decks.draw`, `hexes.distance`.
"""

from questhall.kit import areas, decks, dice, drawn, fields, hexes, paths, rooms, sight, squares
from questhall.kit.areas import Pattern, Placement, hex_pattern, pattern, square_pattern
from questhall.kit.chance import Chance
from questhall.kit.decks import Draw
from questhall.kit.dice import Chart, Odds
from questhall.kit.drawn import Orientation, draw_hexes, draw_squares, read_hexes, read_squares
from questhall.kit.fields import Field
from questhall.kit.hexes import Hex, hex_field
from questhall.kit.paths import Cost, Ground, Route, Routes, reach, reach_layers, routes, tradeoffs
from questhall.kit.rooms import Graph, Tile
from questhall.kit.sight import Corner, HexSight, sees_square
from questhall.kit.squares import Neighbours, Square, square_field

__all__ = [
    "Chance",
    "Chart",
    "Corner",
    "Cost",
    "Draw",
    "Field",
    "Graph",
    "Ground",
    "Hex",
    "HexSight",
    "Neighbours",
    "Odds",
    "Orientation",
    "Pattern",
    "Placement",
    "Route",
    "Routes",
    "Square",
    "Tile",
    "areas",
    "decks",
    "dice",
    "draw_hexes",
    "draw_squares",
    "drawn",
    "fields",
    "hex_field",
    "hex_pattern",
    "hexes",
    "paths",
    "pattern",
    "reach",
    "reach_layers",
    "read_hexes",
    "read_squares",
    "rooms",
    "routes",
    "sees_square",
    "sight",
    "square_field",
    "square_pattern",
    "squares",
    "tradeoffs",
]
