"""Which cards can be played at a moment, and what becomes of a played card.  [HM-9xx, HM-10xx, HM-11xx, HM-23xx]"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, Literal

from questhall.core import Seat

from .board import caster, having
from .choices import Play
from .content import load
from .content.printed import Card
from .content.printed import Play as Printed
from .effects import AnyEffect, Attune, CardId, Discard, Favour, Fuel, Power
from .events import CardPlayed
from .geography import HeroesTable, at_sea
from .people import experts_left, in_force
from .piles import leave_game
from .state import NOBODY, Boon, Camp
from .traits import Muffle

Where = Literal["discard", "kept", "removed", "laid", "permanent"]
Among = Mapping[CardId, tuple[tuple[int, Printed], ...]]
"""Effects that cards can be played for, with their places on the card."""


def offers(
    t: HeroesTable, seat: Seat, among: Among, fits: Callable[[CardId, Printed], bool] | None = None
) -> list[Play]:
    """Every effect of every hand card that can be played now, is among some effects, and fits.

    [HM-922, HM-1003, HM-1004, HM-1009, HM-1103, HM-1109, HM-3332, HM-3334, HM-R-46]
    """
    side = t.state.sides[seat]
    found: list[Play] = []  # not list[Play](): that takes twenty times as long
    held = [*side.hand, *side.scrolls] if side.scrolls else side.hand
    if among.keys().isdisjoint(held):
        return found
    cards, experts = load().cards, experts_left(t, seat)
    lends = t.state.combat is not None or side.permanents or side.kindled or t.state.proclaimed
    for name in dict.fromkeys(held):
        plays = among.get(name)
        if plays is None or (card := cards[name]).faction not in ("", side.faction):
            continue
        power, scroll = side.power, side.scrolls and name not in side.hand
        if lends and card.kind == "spell":
            power += lent(t, seat, card)
        for place, play in plays:
            if (play.expert and experts < 1) or (play.at_sea and not at_sea(t, side.main.at)):
                continue
            able = place == 0 if scroll else play.power <= power
            if able and payable(t, seat, play) and (fits is None or fits(name, play)):
                found.append(Play(name, place))
    return found


@functools.cache
def plays_that(hold: Callable[[Printed], bool]) -> Among:
    """The effects of all cards of which something is true at any time."""
    found: dict[CardId, tuple[tuple[int, Printed], ...]] = {}
    for card in load().cards.values():
        if holding := tuple((place, play) for place, play in enumerate(card.plays) if hold(play)):
            found[card.id] = holding
    return found


def holds(t: HeroesTable, seat: Seat, *kinds: Any) -> bool:
    """Whether a player holds a card that can be played for an effect of some kinds."""
    if seat == NOBODY:
        return False
    side, among = t.state.sides[seat], plays_of(*kinds).keys()
    return not among.isdisjoint(side.hand) or not among.isdisjoint(side.scrolls)


@functools.cache
def plays_of(*kinds: type[Any]) -> Among:
    """The effects of all cards that begin with an effect of some kinds."""
    return plays_that(lambda play: isinstance(play.effects[0], kinds))


def in_own_turn(t: HeroesTable, seat: Seat) -> bool:
    """Whether it is the turn of a player: its actions or its last step wait.  [HM-902, HM-R-28]"""
    steps: list[Any] = t.agenda
    return any(getattr(step, "of_turn", False) and step.seat == seat for step in steps)


def may_play(t: HeroesTable, seat: Seat) -> bool:
    """Cards are played in the own turn, or in a combat in which the own main hero takes part.  [HM-902]"""
    c = t.state.combat
    return in_own_turn(t, seat) if c is None else seat in (caster(c, "attacker"), caster(c, "defender"))


def proclaims(t: HeroesTable, rule: str) -> bool:
    """Whether the astrologers have proclaimed a rule that is in force."""
    return bool(t.state.proclaimed) and ruling(t) == rule


def ruling(t: HeroesTable) -> str:
    """The rule that the astrologers have proclaimed and that is in force; some are for one round."""
    if not t.state.proclaimed:
        return ""
    printed = load().proclamations[t.state.proclaimed]
    return "" if printed.brief and t.state.round % 2 and t.state.rules.astrologers == "even" else printed.rule


FAVOURED = {"air_and_water": ("air", "water"), "earth_and_fire": ("earth", "fire")}
"""Schools whose spells are stronger by a proclamation."""


def lent(t: HeroesTable, seat: Seat, card: Card) -> int:
    """Power that nobody has to play for: of the astrologers, of units and of cards in play."""
    if card.kind != "spell":
        return 0
    side = t.state.sides[seat]
    power, rule = 0, ruling(t)
    if rule == "first_spell_stronger":
        power += not side.casts and in_own_turn(t, seat)
    elif rule in FAVOURED:
        power += card.school in FAVOURED[rule]
    for effect in in_force(side):
        if isinstance(effect, Attune) and (not effect.schools or card.school in (*effect.schools, "any")):
            power += effect.power
    if side.kindled:
        power += sum([strength(t, seat, boon) for boon in side.kindled if fits_boon(boon, card)])
    c = t.state.combat
    if c is not None and seat in (c.attacker, c.defender):
        camp: Camp = "attacker" if seat == c.attacker else "defender"
        if boons := c.boons.get(camp):
            power += sum([strength(t, seat, boon) for boon in boons if fits_boon(boon, card) and boon.until >= c.round])
        for each in c.fighters:
            if each.camp != camp:
                for trait in having(c, each, Muffle):
                    power -= trait.power
    return power


def strength(t: HeroesTable, seat: Seat, boon: Boon) -> int:
    """What a boon adds; perhaps once more what was played."""
    return boon.power + (t.state.sides[seat].power if boon.doubles else 0)


def fits_boon(boon: Boon, card: Card) -> bool:
    """Whether a spell is of a school that the power is for."""
    return not boon.schools or card.school in boon.schools or card.school == "any"


def has_power(card: CardId) -> bool:
    """Whether a card can be played for power."""
    return any(is_charge(play) for play in load().cards[card].plays)


def comes_back(t: HeroesTable, seat: Seat) -> bool:
    """The astrologers may return each player's first spell to the hand; asked once."""
    side = t.state.sides[seat]
    if side.spell_back or not proclaims(t, "first_spell_returns"):
        return False
    side.spell_back = True
    return True


def payable(t: HeroesTable, seat: Seat, play: Printed) -> bool:
    """Whether there are enough other cards to discard first."""
    first = play.effects[0]
    return type(first) is not Discard or len(t.state.sides[seat].hand) > first.cards


def is_reroll(play: Printed) -> bool:
    """Whether a card rolls a die again that lies there."""
    return play.timing == "instant" and type(play.effects[0]) is Favour


def is_plain_power(play: Printed) -> bool:
    """Whether a card is played for power and nothing else.  [HM-1104]"""
    return play.timing == "instant" and [type(effect) for effect in play.effects] == [Power]


CHARGES = {Power, Fuel}


def is_charge(play: Printed) -> bool:
    """Whether a card is played for power, and not cast.  [HM-1104, HM-1114]"""
    for effect in play.effects:  # noqa: SIM110  # asked very often
        if type(effect) in CHARGES:
            return True
    return False


def is_cast(card: Card, play: Printed) -> bool:
    """Whether playing the card is casting a spell.  [HM-1113, HM-1114, HM-1124]"""
    return card.kind == "spell" and not is_charge(play)


def lay_down(t: HeroesTable, seat: Seat, choice: Play, where: Where) -> None:
    """A played card leaves the hand; expert effects are counted; power is gathered or used up.

    [HM-903, HM-920, HM-1003, HM-1106, HM-1107]
    """
    side, card = t.state.sides[seat], load().cards[choice.card]
    play = card.plays[choice.play]
    side.experts += play.expert
    t.tell(CardPlayed(seat, choice.card, choice.play))
    if is_scroll(t, seat, choice.card):
        side.scrolls.remove(choice.card)
        leave_game(t, seat, choice.card)
    elif where != "kept":
        leave_hand(t, seat, choice.card, where)
    elif choice.card in side.secret:
        side.secret.remove(choice.card)
    if is_charge(play):
        side.charged.append(choice.card)
    elif is_cast(card, play) or play.power:
        side.power, side.kindled = 0, []
        side.casts += is_cast(card, play)


def is_scroll(t: HeroesTable, seat: Seat, card: CardId) -> bool:
    """Whether a card that is played comes from a scroll; one of the hand is played first.  [HM-3334]"""
    return card not in t.state.sides[seat].hand


def leave_hand(t: HeroesTable, seat: Seat, card: CardId, where: Where) -> None:
    """A card leaves the hand for the discard pile, for good, or to be laid somewhere."""
    side = t.state.sides[seat]
    side.hand.remove(card)
    if where == "discard":
        side.discard.append(card)
    elif where == "removed":
        leave_game(t, seat, card)


def usual_place(play: Printed) -> Where:
    """Where a card goes that is played for an effect."""
    if play.removes:
        return "removed"
    if play.returns:
        return "kept"
    if play.timing == "permanent":
        return "permanent"
    return "laid" if play.timing == "ongoing" else "discard"


def effects_of(choice: Play) -> tuple[AnyEffect, ...]:
    """What the chosen play says."""
    return load().cards[choice.card].plays[choice.play].effects
