"""Tables for tests, drawn as text.

    t = arrange('''
        h a . #
         . . ! .
    ''', monsters={"a": "zealot!~3+poison"}, agenda=[Act("hatchet", Attack(value=3))], cards={"hatchet": ["x2"]})

`h`, `d`, `r`, `v` are the Hatchet, Demolitionist, Red Guard and Voidwarden, other small letters monsters or
objectives; `#` and `=` are obstacles, `~` is difficult ground, `!` and `?` are traps, `$` is a coin, `*` a treasure,
digits are doors. Cells are named by row and place: a1, a2, b1. A monster is written as its kind, `!` for an elite,
`~3` for its health, `+poison` for a condition. Modifier decks are stacked: `monsters=` or a character with the cards
that come next; after them every card is +0.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

from questhall.core import Choice, Deal, Rng, Step, Table
from questhall.games.jaws import GAME
from questhall.games.jaws.content import Scenario, load
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.scenarios import KillAll, Objective, Placed
from questhall.games.jaws.placing import place_monster, place_objectives
from questhall.games.jaws.state import Deck, Deed, Figure, Gear, Held, Hero, State, Trap
from questhall.kit import read_hexes

NUMBERS = itertools.count()
HEROES = {"h": "hatchet", "d": "demolitionist", "r": "red_guard", "v": "voidwarden"}
PLAIN = ["+0"] * 20


def draw(drawing: str, letters: Sequence[str], objectives: Mapping[str, Objective], **more: Any) -> str:
    """A scenario of its own for this map; its id. Characters and monsters start where they are drawn."""
    name = f"drawn{next(NUMBERS)}"
    picture = re.sub(r"[hdrv]", "@", drawing)
    monsters = {letter: Placed("zealot", "---") for letter in letters}
    settings = {"number": 6, "goal": (KillAll(),), "monsters": monsters, "objectives": dict(objectives)} | more
    load().scenarios[name] = Scenario(id=name, map=picture, **settings)
    return name


def arrange(
    drawing: str,
    *,
    monsters: Mapping[str, str] | None = None,
    objectives: Mapping[str, Objective] | None = None,
    agenda: Sequence[Step] = (),
    cards: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    conditions: Mapping[str, Sequence[str]] | None = None,
    abilities: Mapping[str, int] | None = None,
    level: int = 1,
    active: str = "",
    initiatives: Mapping[str, int] | None = None,
    scenario: Mapping[str, Any] | None = None,
) -> Table[State]:
    """A table in the middle of a round; the agenda is what happens next."""
    found = dict(monsters or {})
    name = draw(drawing, list(found), objectives or {}, **(scenario or {}))
    board = chamber(name)
    cells = _cells(drawing, board)
    state = State(
        scenario=name, level=level, monster_level=level, modifiers=Deck(stacked(cards, "monsters")), deed=Deed()
    )
    state.terrain, state.round, state.active, state.acting = dict(board.terrain), 1, active, True
    state.coins = dict.fromkeys(board.coins, 1)
    state.treasures = dict(zip(board.marked("*"), load().scenarios[name].treasures, strict=True))
    state.traps = {
        c: Trap(inflict=load().scenarios[name].traps) if v else Trap(2 + level) for c, v in board.traps.items()
    }
    for seat, (letter, being) in enumerate((k, v) for k, v in HEROES.items() if k in cells):
        hand, gear = (hands or {}).get(being), (items or {}).get(being, ())
        _hero(state, being, cells[letter][0], hand, gear)
        mine = state.heroes[being]
        mine.seat, mine.initiative = seat, (initiatives or {}).get(being, 10 + seat)
        mine.modifiers = Deck(stacked(cards, being))
        state.figures[being].conditions = dict.fromkeys((conditions or {}).get(being, ()), False)
    state.party = max(2, len(state.heroes))
    table = Table(GAME, Deal(state, ()), Rng(1))
    for letter, text in found.items():
        for cell in cells.get(letter, ()):
            _monster(table, text, cell)
    place_objectives(table, 0)
    state.drawn = dict(abilities or {})
    for deck, printed in load().decks.items():
        state.decks[deck], state.discards[deck] = [card.number for card in printed], []
    table.events.clear()
    table._told.clear()
    return Table(GAME, Deal(table.state, tuple(agenda)), Rng(1))


def stacked(cards: Mapping[str, Sequence[str]] | None, name: str) -> list[str]:
    """A modifier deck whose next cards are known."""
    return [*PLAIN, *reversed((cards or {}).get(name, ()))][-20:]


def _cells(drawing: str, board: Any) -> dict[str, list[str]]:
    names = {place: cell for cell, place in board.hexes.items()}
    found: dict[str, list[str]] = {}
    for place, symbol in read_hexes(drawing).items():
        found.setdefault(symbol, []).append(names[place])
    return found


def _hero(state: State, being: str, cell: str, hand: Sequence[str] | None, items: Sequence[str]) -> None:
    printed = load().characters[being]
    held = [_held(text) for text in (hand if hand is not None else load().pool(being, "1"))]
    gear = [Gear(item) for item in items]
    state.heroes[being] = Hero(seat=0, being=being, cards=held, items=gear, modifiers=Deck())
    chosen = [each.card for each in held if each.zone == "chosen"]
    if chosen:
        state.heroes[being].lead, state.heroes[being].other = chosen[0], chosen[-1]
    state.figures[being] = Figure(being, being, cell, printed.health[0], printed.health[0], "character")


def _held(text: str) -> Held:
    card, _, zone = text.partition(":")
    return Held(card, zone or "hand")  # type: ignore[arg-type]


def _monster(t: Table[State], text: str, cell: str) -> None:
    being = re.match(r"\w+", text)[0]  # type: ignore[index]
    figure = place_monster(t, being, cell, elite="!" in text)
    assert figure is not None
    if health := re.search(r"~(\d+)", text):
        figure.health = int(health[1])
    figure.conditions = dict.fromkeys(re.findall(r"\+(\w+)", text), False)  # type: ignore[arg-type]


def take(t: Table[State], *choices: Choice) -> Table[State]:
    """These choices, by whoever is asked."""
    for choice in choices:
        seat = next(s for s, decision in t.decisions.items() if choice in decision.choices)
        t.take(seat, choice)
    return t


def asked(t: Table[State]) -> tuple[Choice, ...]:
    """What the one seat that is asked may choose."""
    (decision,) = t.decisions.values()
    return decision.choices


def told(t: Table[State], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in t.events if isinstance(event, kind)]


def at(t: Table[State], cell: str) -> Figure:
    """The figure on a hex."""
    return next(figure for figure in t.state.figures.values() if figure.at == cell)
