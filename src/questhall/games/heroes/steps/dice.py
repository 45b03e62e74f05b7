"""Resource and treasure dice, and rolling them again.  [HM-609, HM-34xx]"""

from __future__ import annotations

from typing import Any, Literal

from questhall.core import Seat
from questhall.kit.dice import roll_face

from ..choices import KeepDie, Play
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId, Favour, Power, Search
from ..events import DiceRolled
from ..geography import HeroesTable
from ..piles import put_away
from ..plays import (
    comes_back,
    effects_of,
    holds,
    in_own_turn,
    is_cast,
    is_plain_power,
    is_reroll,
    is_scroll,
    lay_down,
    offers,
    plays_that,
)
from ..state import Reroll
from .morale import lose_token, may_spend
from .recalling import BringBack, RecallSpell

DieKind = Literal["attack", "treasure", "resource"]

ORDER: tuple[Reroll, ...] = ("pick", "one", "treasure", "resource", "map", "any")
"""What was just played goes first, then what is good for the fewest dice."""


def all_faces(kind: DieKind) -> tuple[int, ...]:
    """The different faces of a die, as they are thrown."""
    if kind == "attack":
        return tuple(sorted(set(load().dice.attack), reverse=True))
    faces: tuple[Any, ...] = load().dice.resource if kind == "resource" else load().dice.treasure
    return tuple(dict.fromkeys(faces.index(face) for face in faces))


def toss(t: HeroesTable, kind: DieKind) -> int:
    """A die is thrown: the number of an attack die, of others the place of the face, equal faces being one.

    [HM-1212, HM-2204, HM-3404]
    """
    if kind == "attack":
        return roll_face(t.rng, load().dice.attack)
    faces: tuple[Any, ...] = load().dice.resource if kind == "resource" else load().dice.treasure
    return faces.index(roll_face(t.rng, faces))


def roll(t: HeroesTable, seat: Seat, kind: DieKind, count: int) -> tuple[int, ...]:
    """Throw dice of which results are chosen, or rolled again, later."""
    thrown = tuple([toss(t, kind) for _ in range(count)])
    t.tell(DiceRolled(seat, kind, thrown))
    return thrown


LASTING: frozenset[Reroll] = frozenset({"treasure", "resource", "any"})
"""What ongoing cards allow to roll again, until it is used up.  [HM-916]"""


def may_reroll(t: HeroesTable, seat: Seat, kind: str) -> bool:
    """With a bright morale token, or by a card that was played in this turn.  [HM-609]"""
    if t.state.rules.no_rerolls:
        return False
    rerolls = t.state.sides[seat].rerolls
    return may_spend(t, seat) or (bool(rerolls) and any(fits_die(each, kind) for each in rerolls))


def fits_die(reroll: str, kind: str) -> bool:
    """Whether a permission to roll again is for such a die."""
    return reroll in (kind, "any", "one", "pick") or (reroll == "map" and kind != "attack")


def spend_reroll(t: HeroesTable, seat: Seat, kind: str) -> str:
    """The card is used up first, then the token; which it was."""
    rerolls = t.state.sides[seat].rerolls
    fitting = sorted((each for each in rerolls if fits_die(each, kind)), key=ORDER.index)
    if fitting:
        rerolls.remove(fitting[0])
        if not LASTING.intersection(rerolls):
            put_away(t.state.sides[seat], Favour)
        return fitting[0]
    lose_token(t, seat)
    return ""


def either(faces: tuple[int, int]) -> tuple[KeepDie, ...]:
    """The old result and the new one of a die, by their places; equal results leave no choice."""
    return (KeepDie(0), KeepDie(1)) if faces[0] != faces[1] else (KeepDie(0),)


def permissions(effect: Favour) -> list[Reroll]:
    """What a card allows to roll again."""
    if effect.dice == "map":
        return ["treasure", "resource"]
    if effect.pick:
        return ["pick"] * effect.times
    return [effect.dice] * effect.times


def lucky_plays(t: HeroesTable, seat: Seat) -> list[Play]:
    """Cards that roll a die again are played once it lies, in the own turn; with power for those that are spells.

    [HM-902, HM-914, HM-1104]
    """
    if t.state.rules.no_rerolls or not holds(t, seat, Favour) or not in_own_turn(t, seat):
        return []
    return with_power(t, seat, offers(t, seat, plays_that(is_reroll)))


def with_power(t: HeroesTable, seat: Seat, found: list[Play]) -> list[Play]:
    """Where spells are among the cards that can be played for a die, also cards that give them power.  [HM-1104]"""
    hand = t.state.sides[seat].hand
    spells = {each.card for each in found if each.card in hand and load().cards[each.card].kind == "spell"}
    if not spells:
        return found

    def fits(name: CardId, play: Printed) -> bool:
        return bool(spells - {name}) or hand.count(name) > 1

    return [*found, *offers(t, seat, plays_that(is_plain_power), fits)]


def play_luck(t: HeroesTable, seat: Seat, choice: Play) -> None:
    """Such a card, or power for it; a spell may come back.  [HM-1107]"""
    side, card = t.state.sides[seat], load().cards[choice.card]
    charged = tuple(side.charged)
    scroll = is_scroll(t, seat, choice.card)
    lay_down(t, seat, choice, "discard")
    for effect in effects_of(choice):
        if isinstance(effect, Favour):
            side.rerolls += permissions(effect)
        elif isinstance(effect, Power):
            side.power += effect.value
    if is_cast(card, card.plays[choice.play]) and not scroll:
        side.charged = []
        t.do(BringBack(seat, card.id) if comes_back(t, seat) else RecallSpell(seat, card.id, charged))


def lose_luck(t: HeroesTable, seat: Seat) -> None:
    """What is left of cards for one die, and the power that was played, is lost when the roll is kept.  [HM-1108]"""
    side = t.state.sides[seat]
    side.power, side.charged = 0, []
    if side.rerolls:
        side.rerolls = [each for each in side.rerolls if each not in ("one", "pick")]


def is_artifact(face: int) -> bool:
    """Whether a face of the treasure die is a search of the artifacts."""
    return any(isinstance(effect, Search) and effect.deck == "artifact" for effect in load().dice.treasure[face])
