"""The modifier card: one or two, which of them counts, and what comes of it.  [JL-9xx, JL-10xx]"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step
from questhall.haven import Luck
from questhall.haven.attacks import luck, shielded

from ..belongings import ready
from ..blows import Blow, added
from ..cardpiles import deck_for, draw_modifier
from ..choices import PickModifier
from ..content.modifiers import TIMES, CardText, read_modifier
from ..events import AttackMade, ModifierDrawn, ModifierUsed
from ..state import Deck
from ..traits import guards, shield_of, special, thorns_of
from ..world import JawsTable, far, hero, seat_of, who
from .aftermath import AfterBlow
from .damage import SufferDamage, hurt


def modifier_deck(t: JawsTable, blow: Blow) -> Deck:
    """The attacker's; one that the Voidwarden forces may use hers.  [JL-1704, JL-901]"""
    attacker = t.state.figures[blow.attacker]
    if blow.chief and attacker.kind == "monster" and special(t, blow.chief, "influence"):
        return hero(t, blow.chief).modifiers
    return deck_for(t, attacker)


def luck_of(t: JawsTable, blow: Blow) -> Luck:
    """Advantage and disadvantage, for each target by itself.

    [JL-806, JL-807, JL-836, JL-1003, JL-1004, JL-1503, JL-1504, JL-G-204, JL-G-309]
    """
    attacker, target = t.state.figures[blow.attacker], t.state.figures[blow.target]
    good = blow.advantage + ("strengthen" in attacker.conditions)
    near = blow.ranged and far(t, attacker.at, target.at) <= 1
    bad = blow.disadvantage + near + ("muddle" in attacker.conditions)
    bad += any(guard.disadvantage for guard in guards(t, target))
    if t.state.ward and attacker.kind == "monster" and not blow.chief:
        bad += far(t, attacker.at, t.state.ward) <= 3
    return luck(advantages=good, disadvantages=bad)


def value_of(t: JawsTable, blow: Blow) -> int:
    """What is attacked with before the card: poison and what lies on the target count.  [JL-809, JL-909]"""
    target = t.state.figures[blow.target]
    return max(0, blow.value + ("poison" in target.conditions) + sum(guard.plus for guard in guards(t, target)))


def shield_against(t: JawsTable, blow: Blow) -> int:
    """What shields the target from this attack.  [JL-2001, JL-2002]"""
    target = t.state.figures[blow.target]
    return 0 if blow.unshield or "bare" in target.marks else shield_of(t, target) + blow.shield


class DrawModifiers(Step, frozen=True):
    """A card for each target, two with advantage or disadvantage.  [JL-808, JL-1001, JL-1002, JL-1507, JL-1508]"""

    blow: Blow

    def run(self, t: JawsTable) -> None:
        """Bonuses come first, poison and what lies on the target among them.  [JL-809, JL-909]"""
        blow, figures = self.blow, t.state.figures
        if blow.attacker not in figures or blow.target not in figures:
            return
        attacker, target = figures[blow.attacker], figures[blow.target]
        value, fortune = value_of(t, blow), luck_of(t, blow)
        t.state.deed.unlucky = fortune is Luck.DISADVANTAGE
        t.tell(AttackMade(attacker.id, who(attacker), target.id, who(target), value, fortune.value))
        deck = modifier_deck(t, blow)
        drawn = tuple(draw_modifier(t, deck) for _ in range(1 if fortune is Luck.PLAIN else 2))
        for card in drawn:
            t.tell(ModifierDrawn(who(attacker), card))
        t.do(SettleModifier(replace(blow, value=value), fortune, drawn))


def outcome(card: CardText, value: int) -> int:
    """An attack's value after a modifier card; never below nothing.  [JL-903 to JL-905, JL-G-214]"""
    modifier = read_modifier(card)
    return max(0, value * modifier.times + modifier.plus)


def compare(one: CardText, two: CardText, value: int) -> int | None:
    """Which card is better for the attacker: 0 or 1; None if that is not clear.  [JL-1005, JL-1006, JL-O-32]"""
    if (TIMES.get(one) == 0) != (TIMES.get(two) == 0):
        return 1 if TIMES.get(one) == 0 else 0
    first, second = outcome(one, value), outcome(two, value)
    extras = [replace(read_modifier(card), plus=0, times=1) for card in (one, two)]
    if extras[0] == extras[1]:
        return int(second > first)
    plain = [read_modifier(card).plain for card in (one, two)]
    if plain[0] == plain[1]:
        return None
    richer = plain.index(False)
    return richer if (first, second)[richer] >= (first, second)[1 - richer] else None


def tamed(t: JawsTable, blow: Blow, cards: Iterable[CardText]) -> list[CardText]:
    """Modifier cards against a target: a helmet makes doubles harmless."""
    helmet = any(item.special == "no_doubles" for item in ready(t, blow.target, "always"))
    return ["+0" if helmet and TIMES.get(card) == 2 else card for card in cards]


class SettleModifier(Question, frozen=True):
    """With advantage the better card, with disadvantage the worse one.  [JL-1001, JL-1002, JL-1005, JL-1006]"""

    automatic = True

    blow: Blow
    luck: Luck
    drawn: tuple[CardText, ...]

    def cards(self, t: JawsTable) -> tuple[CardText, ...]:
        """What was drawn."""
        return tuple(tamed(t, self.blow, self.drawn))

    def ask(self, t: JawsTable) -> Decision:
        """Where it is not clear what is better, the players choose; what is worse, the first card counts."""
        cards = self.cards(t)
        if self.luck is Luck.PLAIN:
            return Decision(seat_of(t, self.blow.attacker), self, (PickModifier(0),))
        best = compare(cards[0], cards[1], self.blow.value)
        if self.luck is Luck.ADVANTAGE:
            choices = (PickModifier(0), PickModifier(1)) if best is None else (PickModifier(best),)
        else:
            choices = (PickModifier(0 if best is None else 1 - best),)
        return Decision(seat_of(t, self.blow.attacker), self, choices)

    def answer(self, t: JawsTable, seat: Seat, choice: PickModifier) -> None:
        """Effects of the other card are ignored.  [JL-G-205, JL-G-206]"""
        t.at_once(SettleBlow(self.blow, self.cards(t)[choice.place]))


class SettleBlow(Step, frozen=True):
    """The modifier, then the Shield, then the damage.  [JL-809 to JL-811, JL-2002, JL-G-213]"""

    blow: Blow
    card: CardText

    def run(self, t: JawsTable) -> None:
        """A character's player may still do something against it."""
        figures, modifier = t.state.figures, read_modifier(self.card)
        value = outcome(self.card, self.blow.value)
        attacker, target = figures[self.blow.attacker], figures[self.blow.target]
        thorns = thorns_of(t, target, far(t, attacker.at, target.at))
        blow = replace(added(self.blow, modifier.add), thorns=thorns)
        t.tell(ModifierUsed(who(attacker), self.card, value))
        t.state.deed.damage = t.state.deed.over = 0
        attacked = t.state.attacked.setdefault(attacker.id, [])
        if target.kind == "character" and attacker.kind == "monster" and target.id not in attacked:
            crowd = 1 + sum(target.id in hit for other, hit in t.state.attacked.items() if other != attacker.id)
            tallies = hero(t, target.id).tallies
            tallies["most_attackers"] = max(crowd, tallies.get("most_attackers", 0))
        if target.kind == "character":
            t.do(SufferDamage(target.id, value, "attack", attacker.id, blow), AfterBlow(blow, self.card, target.at))
            return
        damage = shielded(value, shield_against(t, blow), 0)
        t.do(AfterBlow(blow, self.card, target.at))
        if damage > 0:
            hurt(t, target, damage, "attack", attacker.id)
