"""Tables for tests, drawn as text.

    t = arrange('''
        vault: 4defeat ratfolk*3
        forge: dragon~2 rogue! trap*2
        cage: mage archer bone portal
    ''', clans=("ratfolk", "dragon"))

A room holds: heroes (`rogue` exhausted, `rogue!` active, `rogue+` freshly summoned), monsters (`dragon~2` with two
wounds), tokens (`coin`, `trap`), treasures (`4defeat`), portals (`portal`, `unfinished`). `*3` means three of them.
Rooms that are not drawn are empty. What is not in the dungeon is in the supply, the lair or the decks.
`picture(t)` draws the same back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from questhall.core import Choice, Deal, Outcome, Rng, Setup, Step, Table
from questhall.games.keep import GAME
from questhall.games.keep.setup import deal
from questhall.games.keep.state import Hero, Layout, Room, Side, State, Tile, Treasure
from questhall.games.keep.steps.turn import PlayCards

CONTENT = GAME.content
KINDS = ("archer", "warrior", "rogue", "mage", "champion")
TOKENS = ("coin", "book", "frog", "bone", "trap")


def arrange(
    drawing: str = "",
    *,
    clans: Sequence[str] = ("ratfolk",),
    scenario: str = "first_night",
    tiles: Mapping[str, tuple[int, int, int]] | None = None,
    twists: bool = False,
    agenda: Sequence[Step] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    guild: Sequence[str] | None = None,
    market: Sequence[str] | None = None,
    items: Sequence[str] | None = None,
    seed: int = 1,
    **state: Any,
) -> Table[State]:
    """A table as drawn. Decks, `guild` and `items` are named from the top; hands are empty unless given.

    `twists` switches the scenario's special rules on; `agenda` is phase 1 of the active seat alone unless given
    (for whole turns give `[StartTurn(0)]`); further keywords are fields of State (level, wave, active, ...).
    """
    rng = Rng(seed)
    dealt = deal(Setup("keep", scenario, tuple(clans), seed, {"level": state.pop("level", "hard")}), CONTENT, rng)
    s = dealt.state
    if tiles is not None:
        s.layout = Layout(tuple(Tile(room, *place) for room, place in tiles.items()))
    s.rooms = {tile.room: Room() for tile in s.layout.tiles}
    s.treasures = [Treasure(t.value, t.effect) for t in CONTENT.treasures for _ in range(t.copies)]
    s.supply |= dict.fromkeys(KINDS[:4], 5) | dict.fromkeys(TOKENS[:4], 5) | {"trap": 8, "portal": 6}
    for side in s.sides:
        side.deck, side.hand = [*side.deck, *side.hand], []
    for line in filter(None, map(str.strip, drawing.splitlines())):
        room, _, things = line.partition(":")
        for thing in things.split():
            _put(s, room, thing)
    _deal_cards(s.sides, hands or {}, decks or {}, discards or {})
    if guild is not None:
        s.guild = list(reversed(guild))
    _stock(s, market, items)
    for name, value in state.items():
        assert hasattr(s, name), f"State has no field {name}"
        setattr(s, name, value)
    steps = [PlayCards(s.active)] if agenda is None else agenda
    return Table(GAME, Deal(s, steps, dealt.lasting if twists else ()), rng)


def _put(s: State, room: str, thing: str) -> None:
    match = re.fullmatch(r"(\d?[a-z_]+)([!+]?)(?:~(\d+))?(?:\*(\d+))?", thing)
    assert match is not None, f"{thing!r} is not understood"
    word, mark, wounds, count = match.groups()
    place = s.rooms[room]
    for _ in range(int(count or 1)):
        if word in KINDS:
            taken = {hero.id for other in s.rooms.values() for hero in other.heroes}
            name = next(f"{word}{n}" for n in range(1, 99) if f"{word}{n}" not in taken)
            place.heroes.append(Hero(name, word, bool(mark), mark == "+", int(wounds or 0)))
            s.supply[word] -= 1
        elif word in TOKENS:
            place.goods[word] = place.goods.get(word, 0) + 1
            s.supply[word] -= 1
        elif word in ("portal", "unfinished"):
            place.portal = "finished" if word == "portal" else "unfinished"
            s.supply["portal"] -= 1
        elif word[0].isdigit():
            treasure = Treasure(int(word[0]), word[1:])
            s.treasures.remove(treasure)
            place.treasures.append(treasure)
        else:
            side = next(side for side in s.sides if side.clan == word)
            monster = next(monster for monster in side.monsters if monster.room == "")
            monster.room, monster.wounds = room, int(wounds or 0)


def _deal_cards(sides: list[Side], hands: Any, decks: Any, discards: Any) -> None:
    """Given cards come out of the deck where it has them; a given deck is the whole deck."""
    for seat, side in enumerate(sides):
        side.hand, side.discard = list(hands.get(seat, ())), list(discards.get(seat, ()))
        for card in (*side.hand, *side.discard):
            if card in side.deck:
                side.deck.remove(card)
        if seat in decks:
            side.deck = list(reversed(decks[seat]))


def _stock(s: State, market: Sequence[str] | None, items: Sequence[str] | None) -> None:
    s.market = list(market) if market is not None else [s.items.pop() for _ in range(5)]
    if market is not None:
        for item in market:
            if item in s.items:
                s.items.remove(item)
    if items is not None:
        s.items = list(reversed(items))


def picture(t: Table[State], *rooms: str) -> str:
    """The dungeon as text, one line for each room that holds anything (or only the rooms named)."""
    lines = []
    for room, place in t.state.rooms.items():
        if rooms and room not in rooms:
            continue
        words = sorted(_heroes(place.heroes)) + sorted(_monsters(t, room))
        words += [_times(token, place.goods[token]) for token in TOKENS if place.goods.get(token)]
        words += [f"{treasure.value}{treasure.effect}" for treasure in place.treasures]
        words += [{"finished": "portal", "unfinished": "unfinished"}[place.portal]] if place.portal else []
        if words:
            lines.append(f"{room}: {' '.join(words)}")
    return "\n".join(lines)


def _heroes(heroes: Iterable[Hero]) -> list[str]:
    drawn = [
        f"{hero.kind}{'+' if hero.fresh else '!' if hero.active else ''}{f'~{hero.wounds}' if hero.wounds else ''}"
        for hero in heroes
    ]
    return [_times(word, drawn.count(word)) for word in dict.fromkeys(drawn)]


def _monsters(t: Table[State], room: str) -> list[str]:
    drawn = [
        f"{side.clan}{f'~{monster.wounds}' if monster.wounds else ''}"
        for side in t.state.sides
        for monster in side.monsters
        if monster.room == room
    ]
    return [_times(word, drawn.count(word)) for word in dict.fromkeys(drawn)]


def _times(word: str, count: int) -> str:
    return word if count == 1 else f"{word}*{count}"


def asked(t: Table[State]) -> int:
    """The one seat that is asked."""
    (seat,) = t.decisions
    return seat


def take(t: Table[State], *choices: Choice) -> None:
    """The one seat that is asked takes these choices, one after the other."""
    for choice in choices:
        t.take(asked(t), choice)


def offered(t: Table[State], kind: type[Choice], seat: int | None = None) -> list[Any]:
    """The choices of a kind that are open now."""
    decision = t.decisions[asked(t) if seat is None else seat]
    return [choice for choice in decision.choices if isinstance(choice, kind)]


def prompt(t: Table[State]) -> str:
    """What is asked now."""
    return next(iter(t.decisions.values())).prompt


def told(t: Table[State], kind: type) -> list[Any]:
    """The events of a kind that were told."""
    return [event for event in t.events if isinstance(event, kind)]


def lair(t: Table[State], seat: int = 0) -> int:
    """How many monsters of a seat are in the lair."""
    return sum(monster.room == "" for monster in t.state.sides[seat].monsters)


def ended(t: Table[State]) -> Outcome | None:
    """How the game ended, whatever its score."""
    return t.outcome and replace(t.outcome, score=0)
