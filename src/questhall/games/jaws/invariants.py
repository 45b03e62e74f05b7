"""What is always true of a sound position, and what nobody can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.core import Rng, Seat
from questhall.haven.charts import CellId

from .belongings import in_zone
from .content import load
from .content.modifiers import PASSING
from .state import BLESSINGS, CURSES
from .view import deal_hand, hide, unopened
from .world import JawsTable, chart_of, obstacles
from .zones import tokens_of


def faults(t: JawsTable) -> Iterator[str]:
    """Everything wrong with a position, in words."""
    if not t.state.scenario:
        return
    yield from figure_faults(t)
    yield from deck_faults(t)
    yield from card_faults(t)
    for bonus in t.state.bonuses:
        if bonus.figure not in t.state.figures:
            yield f"{bonus.figure} has a bonus and is not there"


def figure_faults(t: JawsTable) -> Iterator[str]:
    """One figure on a hex, alive, with a standee of its own.  [JL-705, JL-1102, JL-3204]"""
    state = t.state
    shown = chart_of(t).hexes
    cells: Counter[CellId] = Counter(figure.at for figure in state.figures.values())
    yield from (f"{number} figures stand on {cell}" for cell, number in cells.items() if number > 1)
    yield from (f"a figure stands on {cell}, which is not revealed" for cell in cells if cell not in shown)
    yield from (f"a figure stands on the obstacle {cell}" for cell in cells if cell in obstacles(t))
    for name, figure in state.figures.items():
        if not 0 < figure.health <= figure.most:
            yield f"{name} has {figure.health} of {figure.most} hit points"
    numbers = Counter((load().monsters[f.being].of or f.being, f.number) for f in state.figures.values() if f.number)
    yield from (f"{count} standees are {standee}" for standee, count in numbers.items() if count > 1)


def deck_faults(t: JawsTable) -> Iterator[str]:
    """Curses and blessings are all somewhere.  [JL-1516, JL-1522]"""
    state = t.state
    own = [card for hero in state.heroes.values() for card in hero.modifiers.draw]
    monsters = state.modifiers.draw
    if own.count("curse") + state.curses != CURSES or monsters.count("curse") + state.monster_curses != CURSES:
        yield "a curse is missing"
    if own.count("bless") + monsters.count("bless") + state.blessings != BLESSINGS:
        yield "a blessing is missing"
    if state.round and len([c for c in (*monsters, *state.modifiers.discard) if c not in PASSING]) != 20:
        yield "the monsters have not 20 modifier cards"


def card_faults(t: JawsTable) -> Iterator[str]:
    """Active cards give something, or lie there for their tokens; hands are not too large.  [JL-5203, JL-3702]"""
    for hero in t.state.heroes.values():
        if t.state.round and len(hero.cards) > load().characters[hero.being].hand:
            yield f"{hero.being} has {len(hero.cards)} cards"
        for each in in_zone(t, hero.being, "active"):
            kept = t.state.acting and tokens_of(each.card)
            if not kept and not any(bonus.card == each.card for bonus in t.state.bonuses):
                yield f"{each.card} is active and gives nothing"


def reshuffle(t: JawsTable, seat: Seat | None, rng: Rng) -> None:
    """Decks, and the hands and goals of others, become others that nobody could tell from these."""
    state = t.state
    for pile in (state.modifiers.draw, *(hero.modifiers.draw for hero in state.heroes.values())):
        rng.shuffle(pile)
    for deck in state.decks.values():
        rng.shuffle(deck)
    if state.campaign is not None:
        rng.shuffle(state.campaign.events)
    state.goods = dict(zip(state.goods, unopened(state, rng), strict=True))
    t.rng.state = rng.bits()
    for hero in state.heroes.values():
        if hero.seat != seat and t.outcome is None:
            goal, offered = hero.goal, len(hero.offered)
            hide(hero)
            goals = list(load().goals)
            rng.shuffle(goals)
            hero.offered = goals[:offered]
            hero.goal = goals[-1] if goal else ""
            deal_hand(state, hero, rng)
