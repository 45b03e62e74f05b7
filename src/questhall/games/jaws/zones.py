"""Ability cards: where they go, and the bonuses of active ones.  [JL-37xx]"""

from __future__ import annotations

import functools

from questhall.haven.events import ConditionEnded

from .belongings import gain_xp, held, in_zone
from .content import load
from .effects import Special, Toughen
from .events import CardMoved
from .state import Bonus, Held
from .strengthening import offers
from .world import JawsTable, who


def put(t: JawsTable, being: str, card: Held, zone: str) -> None:
    """A card goes to a zone."""
    card.zone = zone  # type: ignore[assignment]
    t.tell(CardMoved(being, card.card, card.zone))


def retire(t: JawsTable, being: str, name: str) -> None:
    """An active card leaves for its pile, and its bonuses end.  [JL-3706, JL-3707, JL-3710, JL-3712]"""
    card = held(t, being, name)
    for bonus in t.state.bonuses:
        if bonus.card == name and isinstance(bonus.effect, Toughen):
            weaken(t, bonus.figure, bonus.effect.value)
    t.state.bonuses = [each for each in t.state.bonuses if each.card != name]
    drop_tokens(t, name)
    lost, card.lost = card.lost, False
    put(t, being, card, "lost" if lost else "discard")


def weaken(t: JawsTable, name: str, value: int) -> None:
    """The most hit points fall back, and what one has above them is gone.  [JL-3712]"""
    figure = t.state.figures.get(name)
    if figure is not None:
        figure.most -= value
        figure.health = min(figure.health, figure.most)


def drop_tokens(t: JawsTable, name: str) -> None:
    """Tokens of a card leave the map with it."""
    if t.state.weapon is not None and t.state.weapon.card == name:
        t.state.weapon = None
    if name == "lull_into_oblivion":
        wake(t)
    tokens = tokens_of(name)
    for figure in t.state.figures.values() if tokens else ():
        figure.marks = [each for each in figure.marks if each not in tokens]
    if name == "sand_devil":
        t.state.devil = ""
    if name == "stand_fast":
        t.state.ward = ""


@functools.cache
def tokens_of(name: str) -> frozenset[str]:
    """The tokens that a card puts on enemies for the round; found once."""
    card = load().cards[name]
    actions = [each for half in (card.top, card.bottom) for each in half.actions]
    added = [spend.add for each in actions for spend in offers(each)]
    return frozenset(token for each in (*actions, *added) for token in getattr(each, "marks", ()))


def tidy(t: JawsTable) -> None:
    """Cards that nothing keeps in the active area leave it at the end of the round.  [JL-3710]"""
    for mine in t.state.heroes.values():
        for card in mine.cards:
            if card.zone == "active" and not is_active(t, card.card):
                retire(t, mine.being, card.card)


def wake(t: JawsTable) -> None:
    """Whoever was lulled is stunned no longer."""
    for figure in t.state.figures.values():
        if "lulled" in figure.marks:
            figure.marks.remove("lulled")
            if figure.conditions.pop("stun", None) is not None:
                t.tell(ConditionEnded(figure.id, who(figure), "stun"))


def use_slot(t: JawsTable, bonus: Bonus) -> None:
    """The token moves on; after the last slot the card leaves.  [JL-3704, JL-3705, JL-3706]"""
    slots = getattr(bonus.effect, "slots", ())
    if not slots:
        return
    gain_xp(t, bonus.owner or bonus.figure, slots[bonus.used])
    bonus.used += 1
    if bonus.used == len(slots):
        if bonus.card:
            retire(t, bonus.owner, bonus.card)
        elif bonus in t.state.bonuses:
            t.state.bonuses.remove(bonus)


def expire(t: JawsTable, until: str, figure: str = "") -> None:
    """Bonuses of a turn or a round end, and their cards go to their piles.  [JL-3709, JL-3710, JL-4104]"""
    over = [each for each in t.state.bonuses if each.until == until and figure in ("", each.figure)]
    t.state.bonuses = [each for each in t.state.bonuses if each not in over]
    for bonus in over:
        left = any(each.card == bonus.card for each in t.state.bonuses)
        if bonus.card and not left and held(t, bonus.owner, bonus.card).zone == "active":
            retire(t, bonus.owner, bonus.card)


def active_cards(t: JawsTable, being: str) -> list[str]:
    """The cards in the active area that may be put away.  [JL-3702, JL-3712]"""
    cards = [each.card for each in in_zone(t, being, "active")]
    bound = {bonus.card for bonus in t.state.bonuses if getattr(bonus.effect, "plus", 0)} if cards else set()
    return [card for card in cards if card not in bound]


def spare_cards(t: JawsTable, being: str) -> list[str]:
    """The active cards that count as discards: put away, they would be.  [JL-3711, JL-O-08]"""
    return [card for card in active_cards(t, being) if not held(t, being, card).lost]


def is_active(t: JawsTable, name: str) -> bool:
    """Whether a card has something that keeps it in the active area."""
    return any(each.card == name for each in t.state.bonuses)


def named_bonus(rule: str) -> Special:
    """The bonus of a single card."""
    return Special(rule=rule)  # type: ignore[arg-type]
