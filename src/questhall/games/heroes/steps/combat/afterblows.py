"""What attacks of units of the expansions set off.  [HM-1714]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import NEAR, alive, answering, caster, fight, fighter, having, other, owner, unshaken
from ...board import printed as printed_side
from ...choices import DiscardCard, Done, TakeCard, Target
from ...content import load
from ...effects import CardId
from ...events import CardDiscarded, UnitParalysed, UnitPoisoned
from ...geography import HeroesTable
from ...piles import discard_card, regain_card
from ...plays import has_power
from ...state import NOBODY, TOWER, Attack, Camp, Combat, Fighter, Lingering
from ...traits import Again, Crush, MindLash, Omen, Poison, Purge, Rampage, Sap, Scatter, Sweep, Wish
from ...wounds import hurt, settle_wounds
from ..lots import attempt, succeeded
from .ending import Settle
from .further import AttackAnother, SweepOn, after_attack


def mark_target(t: HeroesTable, c: Combat, striker: Fighter, attack: Attack) -> None:
    """Poison, weakness, corrosion; what the enemy's cards put on the target is taken away."""
    if not alive(c, attack.target) or attack.target == TOWER:
        return
    target = fighter(c, attack.target)
    for poison in having(c, striker, Poison):
        target.poison += poison.cubes
        t.tell(UnitPoisoned(target.id, poison.cubes))
    for sap in having(c, striker, Sap):
        target.charms.append(Lingering("might", -sap.attack, c.round + 1, NOBODY, ""))
    for crush in having(c, striker, Crush):
        if crush.corrode:
            target.charms.append(Lingering("armour", -crush.corrode, 999, NOBODY, ""))
    if having(c, striker, Purge):
        seat = owner(c, target.camp)
        target.charms = [charm for charm in target.charms if charm.seat != seat or not charm.card]
        settle_wounds(t, c, target)


def blows(t: HeroesTable, c: Combat, striker: Fighter, attack: Attack) -> list[Step]:
    """What is rolled, chosen or gained before the retaliation."""
    found: list[Step] = []
    for omen in having(c, striker, Omen):
        sure = replace(omen, faces=(-1, 0, 1)) if attack.certain else omen
        found.append(RollOmen(striker.id, attack.target, sure))
    for scatter in having(c, striker, Scatter):
        found.append(HurtAnother(striker.id, attack.target, attack.where, scatter))
    for wish in having(c, striker, Wish):
        if not wish.instead:
            found.append(MakeWish(striker.camp, wish.cards))
    return found


def lashes(c: Combat, striker: Fighter, attack: Attack) -> list[Step]:
    """Cards that the enemy discards after an attack, by a passive ability after any.  [HM-1714 to HM-1718]"""
    found = having(c, striker, MindLash)
    return [Lash(other(striker.camp), lash.any) for lash in found if attack.own or lash.passive]


def later_blows(c: Combat, striker: Fighter, attack: Attack) -> list[Step]:
    """Further attacks after the retaliation; those of a sweep are not answered."""
    found: list[Step] = []
    if having(c, striker, Again):
        found.append(AttackAnother(striker.id, (attack.target,), answered=True))
    if attack.fatal and having(c, striker, Rampage):
        found.append(AttackAnother(striker.id, (), answered=True))
    for sweep in having(c, striker, Sweep):
        found.append(SweepOn(striker.id, sweep.most - 1, (attack.target,), friends=sweep.friends))
    return found


class RollOmen(Step, frozen=True):
    """Dice are rolled after the attack, which may be rolled again.  [HM-609]"""

    fighter: str
    target: str
    omen: Omen

    def run(self, t: HeroesTable) -> None:
        """Before the retaliation."""
        c = fight(t)
        if alive(c, self.target):
            camp = other(fighter(c, self.target).camp)
            t.do(*attempt(t, camp, self.omen.faces, self.omen.rolls), FulfilOmen(self.target, self.omen))


class FulfilOmen(Step, frozen=True):
    """If all dice show the face, the target is hurt, paralysed or beaten."""

    target: str
    omen: Omen

    def run(self, t: HeroesTable) -> None:
        """Else nothing."""
        c = fight(t)
        if not succeeded(t, self.omen.faces) or not alive(c, self.target):
            return
        target = fighter(c, self.target)
        t.do(Settle())
        if self.omen.fatal:
            target.damage = 0
            hurt(t, target, printed_side(target).health)
        elif self.omen.damage:
            hurt(t, target, self.omen.damage)
        elif not unshaken(c, target) and target.id != TOWER:
            target.paralysed = True
            t.tell(UnitParalysed(target.id))


class HurtAnother(Question, frozen=True):
    """One more unit takes damage: an enemy beside the attacker, or a unit beside a distant target."""

    automatic = True

    fighter: str
    target: str
    where: int
    scatter: Scatter

    def ask(self, t: HeroesTable) -> Decision:
        """Its commander chooses; for the AI the player breaks ties.  [HM-R-141]"""
        return after_attack(t, self, self.fighter, self.hits)

    def hits(self, c: Combat, striker: Fighter, seat: Seat) -> list[Choice]:
        """Whom it can hurt."""
        near = NEAR[striker.at if self.scatter.beside == "itself" else self.where] if self.where >= 0 else ()
        far = self.where >= 0 and self.where not in NEAR[striker.at]
        able = self.scatter.beside == "itself" or far
        hit = [x for x in c.fighters if able and x.at in near and x.camp != striker.camp and x.id != self.target]
        return [Target(x.id) for x in hit]

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """Defence does not count."""
        if isinstance(choice, Target):
            t.do(Settle())
            hurt(t, fighter(fight(t), choice.fighter), self.scatter.damage)


class Lash(Question, frozen=True):
    """A player discards a card with power of choice, or a random one; or any card of choice."""

    automatic = True

    camp: Camp
    any: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """If the main hero takes part and has cards."""
        c = fight(t)
        seat = caster(c, self.camp)
        hand = dict.fromkeys(t.state.sides[seat].hand) if seat != NOBODY else ()
        fitting = [DiscardCard(card) for card in hand if self.any or has_power(card)]
        return Decision(answering(c, seat), self, (*fitting, *(() if self.any and fitting else (Done(),))))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Chance decides if nothing is named."""
        hand = t.state.sides[seat].hand
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
        elif hand and caster(fight(t), self.camp) == seat:
            card = hand.pop(t.roll(len(hand)) - 1)
            t.state.sides[seat].discard.append(card)
            t.tell(CardDiscarded(seat, card))


class MakeWish(Step, frozen=True):
    """The top cards of the own deck are discarded; one spell among them may go to the hand."""

    camp: Camp
    cards: int

    def run(self, t: HeroesTable) -> None:
        """If the main hero takes part."""
        seat = caster(fight(t), self.camp)
        if seat == NOBODY:
            return
        side = t.state.sides[seat]
        seen = tuple(t.draw(side.deck) for _ in range(min(self.cards, len(side.deck))))
        side.discard += seen
        for card in seen:
            t.tell(CardDiscarded(seat, card))
        t.do(TakeWish(seat, tuple(card for card in seen if load().cards[card].kind == "spell")))


class TakeWish(Question, frozen=True):
    """One of the discarded spells goes to the hand."""

    automatic = True

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        return Decision(self.seat, self, (*map(TakeCard, dict.fromkeys(self.cards)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """As chosen."""
        if isinstance(choice, TakeCard):
            regain_card(t, seat, choice.card)
