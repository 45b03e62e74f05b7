"""What one seat may know: all but the hands and battle goals of others and the order of decks.  [JL-407, JL-4902]"""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.core import Deal, Event, Outcome, Rng, Seat, Step
from questhall.core.copying import state_copier
from questhall.haven.terms import Being

from .content import load
from .events import GoalChosen
from .members import later_pool, tutorial_pool
from .state import Hero, State
from .world import TUTORIAL, JawsTable

HIDDEN = ""


class View(msgspec.Struct, frozen=True):
    """The position as it lies open; what is hidden has no name, and decks are in no order."""

    seat: Seat | None
    state: State
    agenda: tuple[Any, ...]
    outcome: Outcome | None


def view(t: JawsTable, seat: Seat | None) -> View:
    """A copy of what this seat may see."""
    state: State = state_copier(State)(t.state)
    state.modifiers.draw.sort()
    for pile in state.decks.values():
        pile.sort()
    if state.campaign is not None:
        state.campaign.events.sort()
    if t.outcome is None:
        state.goods = dict.fromkeys(state.goods, HIDDEN)
    for hero in state.heroes.values():
        hero.modifiers.draw.sort()
        if hero.seat != seat and t.outcome is None:
            hide(hero)
    return View(seat, state, tuple(t.agenda), t.outcome)


def hide(hero: Hero) -> None:
    """Nobody sees another's hand and battle goals.  [JL-407, JL-4902]"""
    hero.goal = HIDDEN
    hero.offered = [HIDDEN] * len(hero.offered)
    hand = [each for each in hero.cards if each.zone == "hand"]
    for each in hand:
        each.card = HIDDEN
    hero.cards = [each for each in hero.cards if each.zone != "hand"] + hand


def witness(event: Event, seat: Seat | None) -> Event | None:
    """That somebody keeps a battle goal nobody needs to be told.  [JL-4902]"""
    return None if isinstance(event, GoalChosen) else event


def imagine(seen: View, rng: Rng) -> Deal[State]:
    """A position that the seat could be in: decks, hands and goals are dealt anew."""
    state: State = state_copier(State)(seen.state)
    rng.shuffle(state.modifiers.draw)
    if state.campaign is not None:
        rng.shuffle(state.campaign.events)
    for pile in state.decks.values():
        rng.shuffle(pile)
    state.goods = dict(zip(state.goods, unopened(state, rng), strict=True))
    goals = [goal for goal in load().goals if all(goal not in (h.goal, *h.offered) for h in state.heroes.values())]
    rng.shuffle(goals)
    for hero in state.heroes.values():
        rng.shuffle(hero.modifiers.draw)
        if hero.seat != seen.seat:
            hero.offered = [goals.pop() for _ in hero.offered]
            hero.goal = "" if hero.offered or state.round == 0 else goals.pop()
            deal_hand(state, hero, rng)
    agenda: tuple[Step, ...] = seen.agenda[::-1]
    return Deal(state, agenda)


def unopened(state: State, rng: Rng) -> list[Being]:
    """What the crates that nobody has opened could hold, in any order."""
    things = load().scenarios[state.scenario].objectives.values() if state.goods else ()
    left = [each.kind for each in things if each.loot and each.kind not in state.dead]
    rng.shuffle(left)
    return left


def deal_hand(state: State, hero: Hero, rng: Rng) -> None:
    """Hidden cards become cards that the character could have."""
    if not state.scenario:
        return
    number, content = load().scenarios[state.scenario].number, load()
    known = {each.card for each in hero.cards}
    pool = tutorial_pool(content, hero.being, number) if number <= TUTORIAL else []
    pool = pool or later_pool(content, hero.being, hero.level)
    free = [card for card in pool if card not in known]
    rng.shuffle(free)
    for each in hero.cards:
        if not each.card:
            each.card = free.pop()
