"""Which choices of the character phase bots need not look at, because no good player would take them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from questhall.core import Choice, Decision, Seat

from .belongings import worth_of
from .choices import BuyPylon, Consume, Donate, HangRope, PlacePlatform, Visit
from .figures import grounded
from .gifts import is_welcome
from .outfits import is_mighty
from .steps.phase import CharacterPhase
from .world import TerrariaTable, printed

DOLL = "guide_voodoo_doll"
HALE = 7
"""With so much health one may call the greatest boss."""
Sifter = Callable[[TerrariaTable, Seat, list[Any]], Iterable[Choice]]


def shortlist(t: TerrariaTable, decision: Decision) -> Sequence[Choice]:
    """The choices that are worth a look, in their order."""
    if not isinstance(decision.question, CharacterPhase):
        return decision.choices
    doubtful: dict[type, list[Choice]] = {}
    for choice in decision.choices:
        if type(choice) in SIFTERS:
            doubtful.setdefault(type(choice), []).append(choice)
    if not doubtful:
        return decision.choices
    kept = {choice for kind, found in doubtful.items() for choice in SIFTERS[kind](t, decision.seat, found)}
    return [choice for choice in decision.choices if type(choice) not in SIFTERS or choice in kept]


def loose(t: TerrariaTable, seat: Seat, found: list[HangRope | PlacePlatform]) -> Iterable[Choice]:
    """Ropes and platforms where nothing holds a figure up, and not further down: who goes there just falls."""
    lowest = t.state.sides[seat].cell + 1
    return [choice for choice in found if choice.cell <= lowest and not grounded(t, choice.cell)]


def best_visits(t: TerrariaTable, seat: Seat, found: list[Visit]) -> Iterable[Choice]:
    """Of the cards that cost the same the best one; whatever people do but selling cards and healing the healthy."""
    best: dict[int, Visit] = {}
    side = t.state.sides[seat]
    healthy = side.health == side.most_health and not side.debuffs
    for choice in found:
        if choice.card:
            price = t.content.actions[choice.card].price
            if price not in best or worth_of(choice.card) > worth_of(best[price].card):
                best[price] = choice
    others = [choice for choice in found if not choice.card and not (choice.npc == "nurse" and healthy)]
    return [*best.values(), *others]


def one_pylon(t: TerrariaTable, seat: Seat, found: list[BuyPylon]) -> Iterable[Choice]:
    """A pylon while a goal asks for them, where no threat rises."""
    if "explore_10" not in t.state.goals["explore"]:
        return ()
    return [choice for choice in found if not printed(t, choice.cell).spawn][:1]


def wise(t: TerrariaTable, seat: Seat, found: list[Consume]) -> Iterable[Choice]:
    """Everything but calling the Wall of Flesh before the player can stand up to it."""
    ready = t.state.sides[seat].health >= HALE and not t.state.bosses and is_mighty(t, seat)
    return [choice for choice in found if choice.card != DOLL or ready]


def welcome(t: TerrariaTable, seat: Seat, found: list[Donate]) -> Iterable[Choice]:
    """Gifts that help the others more than who gives them."""
    return [choice for choice in found if is_welcome(t, seat, choice)]


SIFTERS: dict[type, Sifter] = {
    HangRope: loose,
    PlacePlatform: loose,
    Visit: best_visits,
    BuyPylon: one_pylon,
    Donate: welcome,
    Consume: wise,
}
