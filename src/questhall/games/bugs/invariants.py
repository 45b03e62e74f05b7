"""What is always true of a sound position, and what nobody can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.core import Rng, Seat

from .content import chamber, load
from .state import HERO
from .steps.rolling import ROWS
from .steps.spawning import MOST_MONSTERS
from .world import BugsTable

HAND = 4


def faults(t: BugsTable) -> Iterator[str]:
    """Everything wrong with a position, in words."""
    if not t.state.scenario:
        yield from campaign_faults(t)
        return
    yield from figure_faults(t)
    yield from card_faults(t)
    state = t.state
    if not (0 <= state.hero_row < ROWS and 0 <= state.monster_row < ROWS):
        yield "a cube is beside its table"
    for bonus in state.bonuses:
        if bonus.figure not in state.figures:
            yield f"{bonus.figure} has a bonus and is not there"
    if set(state.terrain) - set(chamber(state.scenario).chart.hexes):
        yield "there is terrain beside the map"


def campaign_faults(t: BugsTable) -> Iterator[str]:
    """Between scenarios nothing lies on the table, and what was played is known.  [BB-4711 to BB-4714]"""
    state = t.state
    if state.campaign is None:
        yield "no scenario is played and no campaign"
        return
    if state.figures or state.cards or state.items or state.bonuses or state.terrain:
        yield "something was left over from a scenario"
    for attempt in state.campaign.attempts:
        if attempt.scenario not in load().scenarios:
            yield f"there is no scenario “{attempt.scenario}”"


def figure_faults(t: BugsTable) -> Iterator[str]:
    """One figure on a hex, alive, with a number of its own.  [BB-R-39, BB-R-66]"""
    figures = t.state.figures
    chart = chamber(t.state.scenario).chart
    for cell, count in Counter(figure.at for figure in figures.values()).items():
        if count > 1:
            yield f"{count} figures stand on {cell}"
        if cell not in chart.hexes:
            yield f"{cell} is no hex of the map"
    for name, figure in figures.items():
        if name != figure.id:
            yield f"{figure.id} is filed as {name}"
        if not 0 < figure.health <= figure.most and (name != HERO or t.outcome is None):
            yield f"{name} has {figure.health} of {figure.most} hit points"
    numbers = [figure.number for figure in figures.values() if figure.kind == "monster"]
    if len(set(numbers)) < len(numbers) or len(numbers) > MOST_MONSTERS:
        yield f"the monsters have the numbers {numbers}"


def card_faults(t: BugsTable) -> Iterator[str]:
    """Four cards, one of each pair, wherever they are.  [BB-3202]"""
    state, cards = t.state, load().cards
    if not state.cards:
        return
    bases = sorted(cards[each.card].upgrades or each.card for each in state.cards)
    if bases != sorted(load().deck(state.character, 1)) or len(bases) != HAND:
        yield f"the cards are {bases}"
    for each in state.cards:
        gives = any(bonus.card == each.card for bonus in state.bonuses)
        if each.zone == "active" and not gives:
            yield f"{each.card} is active and gives nothing"
        if each.loss and each.zone not in ("active", "lost"):
            yield f"{each.card} is marked as lost and lies in {each.zone}"


def reshuffle(t: BugsTable, seat: Seat | None, rng: Rng) -> None:
    """Nothing is hidden but what the die will show."""
    t.rng.state = rng.bits()
