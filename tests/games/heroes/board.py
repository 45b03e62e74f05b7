"""Tables for tests.

    t = arrange(heroes=("catherine", "sandro"), tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "f1_w"})
    t = battle('''
        . . . .
        . g . .
        . Z . .
        . . . .
        . . . .
    ''', Z="zombies pack", g="griffins few~2")

`arrange` is a turn on a map; tiles lie at their middle (q, r) and are turned by sixths. `battle` is a combat: capital
letters attack from below, small ones defend from above; a unit is its name, its side and its damage. `loaded(t, ...)`
says what the next attack dice show, `picks(t, ...)` what chance answers next in general.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from questhall.core import Choice, Deal, Rng, Setup, Step, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.board import BESIDE_BOARD, COLUMNS
from questhall.games.heroes.content import load
from questhall.games.heroes.setup import deal
from questhall.games.heroes.state import (
    FIRST_RIVAL,
    NOBODY,
    TOWER,
    Combat,
    Fighter,
    Flag,
    Layout,
    Pawn,
    Place,
    Rival,
    State,
    Troop,
)
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.round import NextUnit
from questhall.games.heroes.steps.exploring import OrientStart
from questhall.games.heroes.steps.turn import Act

CONTENT = load()
HEROES = ("catherine", "sandro")
STOP = OrientStart(0, 0)
"""A question that waits behind the steps of a test, so that the combat does not go on."""


class LoadedRng(Rng):
    """Chance that answers what the test says, as long as it says something."""

    __slots__ = ("answers",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.answers: list[int] = []

    def below(self, count: int) -> int:
        return self.answers.pop(0) if self.answers else super().below(count)


def sit(*heroes: str, difficulty: str = "normal", seed: int = 1, scenario: str = "first_flags") -> Table[State]:
    """A new game from its setup."""
    rng = LoadedRng(seed)
    setup = Setup("heroes", scenario, heroes or HEROES, seed, {"difficulty": difficulty})
    return Table(GAME, deal(setup, CONTENT, rng), rng)


def arrange(
    *,
    heroes: Sequence[str] = HEROES,
    scenario: str = "first_flags",
    tiles: Mapping[str, tuple[int, int, int]] | None = None,
    tokens: Mapping[str, str] | None = None,
    hidden: Mapping[tuple[int, int], str] | None = None,
    at: Mapping[int, str] | None = None,
    second: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    sides: Mapping[int, Mapping[str, Any]] | None = None,
    piles: Mapping[str, tuple[Sequence[str], Sequence[str]]] | None = None,
    agenda: Sequence[Step] | None = None,
    loads: Sequence[int] = (),
    **state: Any,
) -> Table[State]:
    """A table in the middle of seat 0's turn of round 1. Hands are empty unless given; decks are named from the top.

    `piles` are common decks: the deck and the discard pile, both from the top; `sides` sets fields of the players;
    `tokens` lie on the blocked fields of tiles.
    """
    rng = LoadedRng(1)
    difficulty = state.pop("difficulty", "normal")
    s = deal(Setup("heroes", scenario, tuple(heroes), 1, {"difficulty": difficulty}), CONTENT, rng).state
    s.round = 1
    if tiles is not None:
        signs = tokens or {}
        laid = [
            Place((q, r), CONTENT.tiles[tile].group, tile, turn, signs.get(tile, ""))
            for tile, (q, r, turn) in tiles.items()
        ]
        s.layout = Layout((*laid, *(Place(middle, group) for middle, group in (hidden or {}).items())))
    for seat, field in (at or {}).items():
        s.sides[seat].main.at = s.sides[seat].main.back = field
    for seat, field in (second or {}).items():
        s.sides[seat].second = Pawn(field, 2, field)
    for seat, cards in (hands or {}).items():
        s.sides[seat].hand = list(cards)
    for seat, cards in (decks or {}).items():
        s.sides[seat].deck = list(reversed(cards))
    for name, (deck, discard) in (piles or {}).items():
        pile = s.decks[name] if name in s.decks else s.neutrals[name]
        pile.deck, pile.discard = list(reversed(deck)), list(reversed(discard))
    for seat, fields in (sides or {}).items():
        _set(s.sides[seat], fields)
    _set(s, state)
    rng.answers += loads
    return Table(GAME, Deal(s, [Act(0)] if agenda is None else agenda), rng)


def battle(
    drawing: str,
    *,
    keeper: str | None = "main",
    pawn: str = "main",
    guards: bool = False,
    field: str = "f1_c",
    level: int = 0,
    walls: str = "....",
    tower: bool = False,
    agenda: Sequence[Step] | None = None,
    number: int = 1,
    heroes: Sequence[str] = HEROES,
    hands: Mapping[int, Sequence[str]] | None = None,
    sides: Mapping[int, Mapping[str, Any]] | None = None,
    dice: Sequence[int] = (),
    operator: int | None = None,
    mode: str = "clash",
    rival: Rival | None = None,
    raid: bool = False,
    fallen: Mapping[str, int] | None = None,
    **units: str,
) -> Table[State]:
    """A combat of seat 0 against seat 1, or against guards that seat 1 moves; it is combat round `number`.

    With a rival seat 0 fights that hero of the AI; in a raid the hero of the AI is the attacker.
    """
    base = arrange(heroes=heroes, hands=hands, sides=sides, agenda=[], tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)})
    s = base.state
    s.mode = mode
    for seat in (0, 1):
        s.sides[seat].army = []
    defender = NOBODY if guards else 1
    if rival is not None:
        s.mode, s.rivals, s.flags, rival.army = "campaign", [rival], {"s3_c": Flag(0)}, []
        defender, operator = (0, 0) if raid else (FIRST_RIVAL, NOBODY)
    c = Combat(
        attacker=FIRST_RIVAL if raid else 0,
        pawn=pawn,
        defender=defender,
        keeper=None if guards else keeper,
        operator=1 if operator is None else operator,
        field=field,
        level=level,
        round=number,
        deployed={"attacker": [], "defender": []},
        walls=[{"W": "wall", "G": "gate", ".": ""}[letter] for letter in walls],
        fallen=dict(fallen or {}),
    )
    s.sides[0].main.at, s.sides[0].main.back = field, "f1_w"
    for space, letter in enumerate(drawing.split()):
        if letter != ".":
            _enlist(s, c, letter, space, units[letter])
    if tower:
        c.fighters.append(Fighter(id=TOWER, unit="", aspect="few", camp="defender", at=BESIDE_BOARD))
    s.combat = c
    rng = LoadedRng(1)
    rng.answers += [{-1: 0, 0: 2, 1: 4}[face] for face in dice]
    steps = [NextUnit()] if agenda is None else [*agenda, STOP]
    return Table(GAME, Deal(s, [*steps, FinishCombat()]), rng)


def _enlist(s: State, c: Combat, letter: str, space: int, words: str) -> None:
    unit, aspect = words.split()
    aspect, _, damage = aspect.partition("~")
    camp = "attacker" if letter.isupper() else "defender"
    troop = -1
    if camp == "attacker" or c.defender != NOBODY:
        owner = c.attacker if camp == "attacker" else c.defender
        army = s.sides[owner].army if owner >= 0 else s.rivals[0].army
        troop = len(army)
        army.append(Troop(unit, aspect))
        c.deployed[camp].append(troop)
    else:
        c.guards.append(unit)
    c.fighters.append(
        Fighter(
            id=letter, unit=unit, aspect=aspect, camp=camp, at=space, troop=troop, damage=int(damage or 0), home=space
        )
    )


def _set(thing: Any, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        assert hasattr(thing, name), f"{type(thing).__name__} has no field {name}"
        setattr(thing, name, value)


def picture(t: Table[State]) -> str:
    """The combat board as it is drawn."""
    c = t.state.combat
    assert c is not None
    letters = ["."] * 20
    for each in c.fighters:
        if each.at >= 0:
            letters[each.at] = each.id
    return "\n".join(" ".join(letters[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(5))


def unit(t: Table[State], name: str) -> Fighter:
    """A unit of the combat."""
    assert t.state.combat is not None
    return next(each for each in t.state.combat.fighters if each.id == name)


def living(t: Table[State]) -> str:
    """The units that are left, in the order of their letters."""
    return "".join(sorted(each.id for each in t.state.combat.fighters)) if t.state.combat else ""


def loaded(t: Table[State], *faces: int) -> None:
    """The next attack dice show these."""
    t.rng.answers += [{-1: 0, 0: 2, 1: 4}[face] for face in faces]


def picks(t: Table[State], *answers: int) -> None:
    """Chance answers these numbers next."""
    t.rng.answers += answers


def asked(t: Table[State]) -> int:
    """The one seat that must answer."""
    (seat,) = [seat for seat, decision in t.decisions.items() if not decision.optional]
    return seat


def take(t: Table[State], *choices: Choice) -> None:
    """The seat that must answer takes these choices, one after the other."""
    for choice in choices:
        t.take(asked(t), choice)


def offered(t: Table[State], kind: type[Choice], seat: int | None = None) -> list[Any]:
    """The choices of a kind that are open now."""
    who = asked(t) if seat is None else seat
    return [choice for choice in t.decisions[who].choices if isinstance(choice, kind)] if who in t.decisions else []


def prompt(t: Table[State]) -> str:
    """What is asked now."""
    return t.decisions[asked(t)].prompt


def told(t: Table[State], kind: type) -> list[Any]:
    """The events of a kind that were told."""
    return [event for event in t.events if isinstance(event, kind)]


def side(t: Table[State], seat: int = 0) -> Any:
    """A player's area."""
    return t.state.sides[seat]
