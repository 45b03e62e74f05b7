"""Tables for tests, drawn as text.

    t = arrange('''
        . . . . .
        A . # e .
        # # # # #
    ''')

Each cell of the drawing is one or more signs without blanks between them: `A`, `B`, `Y`, `Z` the characters,
`.` air, `#` dirt and the other symbols of `content/cells.yaml`; `@green_slime` an enemy, `@zombie~1` one with a wound,
`=` a platform on the bottom edge, `|` a rope token, `^` a pylon, `!` an acorn, a tunnel or an opened chest. The upper
left cell of the drawing is at the top of the middle column of tiles unless `at` says otherwise. What is not drawn of a
tile, or of the forest's surface, is dirt; around the drawn tiles nothing has been explored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from questhall.core import Choice, Deal, Rng, Setup, Step, Table
from questhall.games.terraria import GAME, world
from questhall.games.terraria.content import Content, load
from questhall.games.terraria.effects import LAYERS
from questhall.games.terraria.setup import deal
from questhall.games.terraria.state import Enemy, Held, Land, Points, Stack, State
from questhall.games.terraria.steps.phase import GoOn
from questhall.games.terraria.stock import add_gear
from questhall.games.terraria.world import COLUMNS, FOREST, cell_at, cells_of, place_of

CONTENT: Content = load()
NAMES = CONTENT.figures.characters
SYMBOLS = {kind.symbol: kind for kind in CONTENT.cells.values()}


class Fixed(Rng):
    """Dice that fall as told, then at random; shuffles are random."""

    __slots__ = ("rolls",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolls: list[int] = []

    def below(self, count: int) -> int:
        if self.rolls:
            rolled = self.rolls.pop(0)
            assert 1 <= rolled <= count, f"a d{count} does not show {rolled}"
            return rolled - 1
        return super().below(count)


def sit(seats: int = 1, seed: int = 1, **options: Any) -> Table[State]:
    """A whole game from its setup."""
    return Table.sit(GAME, Setup("terraria", "world", tuple(NAMES[:seats]), seed, options))


def arrange(
    drawing: str = "A",
    *,
    at: tuple[int, int] = (24, 0),
    seats: int = 0,
    agenda: Sequence[Step] | None = None,
    ap: int = 0,
    rolls: Sequence[int] = (),
    hand: Sequence[str] = (),
    gear: Sequence[str] = (),
    have: Mapping[str, int] | None = None,
    seed: int = 1,
    **state: Any,
) -> Table[State]:
    """A table as drawn; `ap`, `hand`, `gear` and `have` are those of seat 0, and `rolls` are the next dice.

    The agenda is the character phase unless given; further keywords are fields of State.
    """
    options = state.pop("options", {})
    letters = [letter for letter in "ABYZ" if letter in drawing]
    count = max(seats, len(letters), 1)
    rng = Fixed(seed)
    dealt = deal(Setup("terraria", "world", tuple(NAMES[:count]), seed, options), CONTENT, rng)
    s = dealt.state
    s.platforms = []
    draw_world(s, drawing, at)
    side = s.sides[0]
    side.points = Points(ap=ap)
    side.hand = [Held(card) for card in hand]
    for card in gear:
        add_gear(side, CONTENT.equipment[card].slot, card)
    for kind, number in (have or {}).items():
        put_into(side.slots, kind, number)
    for name, value in state.items():
        assert hasattr(s, name), f"State has no field {name}"
        setattr(s, name, value)
    t = Table(GAME, Deal(s, [GoOn()] if agenda is None else agenda), rng)
    rng.rolls = list(rolls)
    return t


def put_into(slots: list[Stack], kind: str, count: int) -> None:
    for number, stack in enumerate(slots):
        if count and not stack.kind:
            slots[number] = Stack(kind, min(5, count))
            count -= slots[number].count
    assert not count, f"{kind} does not fit"


def draw_world(s: State, drawing: str, at: tuple[int, int]) -> None:
    """Tiles are made up as drawn."""
    cells: dict[int, str] = {}
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            cells[cell_at(at[0] + x, at[1] + y)] = sign
    tiles = [""] * (COLUMNS * len(LAYERS))
    pictures = {cell: ground(sign) for cell, sign in cells.items()}
    for place in {*FOREST, *(place_of(cell) for cell in cells)}:
        tiles[place] = made_up(place, pictures)
    s.land = Land(tuple(tiles))
    for cell, sign in cells.items():
        put(s, cell, sign)


def ground(sign: str) -> str:
    """The symbol of the cell itself."""
    return next((letter for letter in re.sub(r"@[a-z_]+(~\d)?", "", sign) if letter in SYMBOLS), ".")


def made_up(place: int, pictures: dict[int, str]) -> str:
    """A tile with these cells; those that are not drawn are dirt, so that nobody falls out of the drawing."""
    symbols = [pictures.get(cell, "#") for cell in cells_of(place)]
    name = f"drawn_{''.join(symbols)}"
    CONTENT.drawn.setdefault(name, tuple(SYMBOLS[symbol] for symbol in symbols))
    return name


def put(s: State, cell: int, sign: str) -> None:
    for match in re.finditer(r"@([a-z_]+)(?:~(\d))?|([ABYZ])|([=|^!])", sign):
        kind, wounds, letter, token = match.groups()
        if kind:
            biome = world.biome_of_column(s, world.column_of(cell))
            layer = world.layer_of(cell)
            row: Any = "surface_day" if layer == "surface" else layer
            s.enemies.append(Enemy(f"e{s.tokens}", kind, cell, biome, row, int(wounds or 0)))
            s.tokens += 1
        elif letter:
            s.sides["ABYZ".index(letter)].cell = cell
        elif token == "=":
            s.platforms.append(cell)
        elif token == "|":
            s.ropes.append(cell)
        elif token == "^":
            s.pylons.append(cell)
        else:
            printed = SYMBOLS[ground(sign)]
            s.marks[cell] = "tunnel" if printed.dig else "opened" if printed.chest else "acorn"


def xy(x: int, y: int, at: tuple[int, int] = (24, 0)) -> int:
    """The cell in a column and a row of the drawing."""
    return cell_at(at[0] + x, at[1] + y)


def where(t: Table[State], seat: int = 0, at: tuple[int, int] = (24, 0)) -> tuple[int, int]:
    """Column and row of a character in the drawing."""
    cell = t.state.sides[seat].cell
    return cell % world.WIDTH - at[0], cell // world.WIDTH - at[1]


def spot(t: Table[State], enemy: str = "e0", at: tuple[int, int] = (24, 0)) -> tuple[int, int]:
    """Column and row of an enemy in the drawing."""
    cell = next(each.cell for each in t.state.enemies if each.id == enemy)
    return cell % world.WIDTH - at[0], cell // world.WIDTH - at[1]


def open_to(t: Table[State], kind: type[Choice], seat: int = 0) -> list[Any]:
    """The choices of a kind that a seat has."""
    return [choice for choice in t.decisions[seat].choices if isinstance(choice, kind)]


def refreshed(t: Table[State]) -> Table[State]:
    """The same table, asked anew after a test has changed its state."""
    t._decisions = None
    return t


def told(t: Table[State], kind: type[Any]) -> list[Any]:
    """The events of a kind so far."""
    return [event for event in t.events if isinstance(event, kind)]
