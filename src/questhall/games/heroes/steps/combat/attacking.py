"""An attack: cards, dice, damage, retaliation.  [HM-22xx]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Choice, Decision, Question, Seat, Step

from ... import effects as e
from ...board import (
    adjacent,
    alive,
    answering,
    caster,
    chair,
    commander,
    fight,
    fighter,
    having,
    is_ranged,
    leader,
    lingering,
    may_have,
    mood,
    owner,
    spells_left,
    tier,
    troops,
)
from ...choices import DiscardCard, Done, Play, RerollDie, Target
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId
from ...events import AttackDeclared, AttackPrevented, AttackRolled, DieRerolled, GuardRolled
from ...geography import HeroesTable
from ...people import rival_of
from ...piles import discard_card
from ...plays import holds, is_cast, lay_down, offers, plays_of, proclaims
from ...state import FIRST_RIVAL, NOBODY, TOWER, Attack, Camp, Combat, Fighter
from ...strikes import counting, damage, die, face, finishes, guarding, rerolled
from ...traits import (
    Brace,
    Guardian,
)
from ...wounds import hurt
from ..performing import may_reroll, spend_reroll
from .bonuses import kind_of
from .casting import card_window
from .ending import Settle
from .throwing import throw


class DeclareAttack(Step, frozen=True):
    """Declare, play cards, roll, deal damage, retaliate.  [HM-2201]"""

    attacker: str
    target: str
    retaliation: bool = False
    first: bool = True
    fixed: int | None = None

    def run(self, t: HeroesTable) -> None:
        """Who is attacked is no longer paralysed.  [HM-2215, HM-R-111]"""
        c = fight(t)
        c.attack = None
        if not (alive(c, self.attacker) and alive(c, self.target)):
            return
        striker, target = fighter(c, self.attacker), fighter(c, self.target)
        target.paralysed = False
        c.attack = Attack(
            attacker=self.attacker,
            target=self.target,
            retaliation=self.retaliation,
            first=self.first,
            fixed=self.fixed,
            attack=fury(t, c, striker),
            defense=target.shield,
        )
        target.shield = 0
        t.tell(AttackDeclared(self.attacker, self.target, self.retaliation))
        cover = [TakeCover()] if may_have(target, Brace) else []
        windows = card_window(c, striker.camp) if striker.camp != target.camp else []
        t.do(*windows, *cover, ThrowDice(), Deal())


def fury(t: HeroesTable, c: Combat, striker: Fighter) -> int:
    """What cards of the AI add to the next attack of its units; it is used up.  [HM-2711, HM-R-135]"""
    seat = leader(c, striker.camp)
    if seat > FIRST_RIVAL:
        return 0
    rival = rival_of(t, seat)
    waiting, rival.fury = rival.fury, 0
    return waiting


class TakeCover(Question, frozen=True):
    """Some units may discard a card when attacked, so that the die does not count."""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """Whose main hero takes part."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        target = fighter(c, c.attack.target)
        seat = caster(c, target.camp)
        able = seat != NOBODY and having(c, target, Brace) and not c.attack.steady
        cards = dict.fromkeys(t.state.sides[seat].hand) if able else ()
        return Decision(answering(c, seat), self, (*map(DiscardCard, cards), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Before the roll."""
        attack = fight(t).attack
        if isinstance(choice, DiscardCard) and attack is not None:
            discard_card(t, seat, choice.card)
            attack.steady = True


class ThrowDice(Step, frozen=True):
    """One attack die, or two; then one more for a defence token.  [HM-2203, HM-2204, HM-2218]"""

    of_attack: ClassVar[bool] = True

    def run(self, t: HeroesTable) -> None:
        """Abilities roll certain results again."""
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        count = attack.slaying or (1 if counting(c, attack) == "single" else 2)
        attack.dice = [throw(t) for _ in range(count)]
        for place in rerolled(c, attack, optional=False) if may_rethrow(t, c) else ():
            attack.dice[place] = throw(t)
        if attack.fixed_face is not None:
            attack.dice = [attack.fixed_face for _ in attack.dice]
        t.tell(AttackRolled(tuple(attack.dice)))
        if guarding(c, fighter(c, attack.target)):
            attack.guard_die = 1 if proclaims(t, "sure_defence") else throw(t)
            t.tell(GuardRolled(attack.guard_die))
        again = [RethrowDice()] if rethrowable(t, c, attack, used=False) else []
        shrug = [ShrugOff()] if holds(t, caster(c, fighter(c, attack.target).camp), e.IgnoreRoll) else []
        striker = fighter(c, attack.attacker)
        able = holds(t, caster(c, striker.camp), e.DropDie)
        t.do(*again, *([LeaveOut(striker.camp)] if able else []), *shrug)


def may_rethrow(t: HeroesTable, c: Combat) -> bool:
    """Whether attack dice can be rolled again in this combat.  [HM-3003]"""
    return not t.state.rules.no_rerolls and not mood(c, "morale")


class RethrowDice(Question, frozen=True):
    """Whoever threw the attack die may roll it again, with morale or by an ability of the unit.

    [HM-609, HM-610, HM-R-35, HM-R-36]
    """

    automatic = True
    of_attack: ClassVar[bool] = True

    used: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Nobody rerolls for the AI."""
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        again: list[Choice] = [RerollDie(place) for place in rethrowable(t, c, attack, used=self.used)]
        return Decision(answering(c, commander(c, fighter(c, attack.attacker).camp)), self, (Done(), *again))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Done) -> None:
        """The ability first, then the token; the new result counts."""
        if isinstance(choice, Done):
            return
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        by_ability = not self.used and choice.die in rerolled(c, attack, optional=True)
        merry = mood(c, "mirth", fighter(c, attack.attacker).camp) and choice.die not in attack.rethrown
        if not by_ability and merry:
            attack.rethrown.append(choice.die)
        picked = not (by_ability or merry) and spend_reroll(t, seat, "attack") == "pick"
        old, new = attack.dice[choice.die], throw(t)
        attack.dice[choice.die] = max(old, new) if picked else new
        t.tell(DieRerolled(seat, choice.die, attack.dice[choice.die]))
        t.do(RethrowDice(used=self.used or by_ability))


def rethrowable(t: HeroesTable, c: Combat, attack: Attack, *, used: bool) -> list[int]:
    """The dice that may be rolled again, with morale or by an ability that was not used."""
    striker = fighter(c, attack.attacker)
    seat = commander(c, striker.camp)
    if seat == NOBODY or attack.fixed_face is not None or not may_rethrow(t, c):
        return []
    own = owner(c, striker.camp) == seat
    dice: list[int] = list(range(len(attack.dice))) if own and may_reroll(t, seat, "attack") else []
    if own and mood(c, "mirth", striker.camp):
        dice += [place for place in range(len(attack.dice)) if place not in attack.rethrown]
    if not used:
        dice += rerolled(c, attack, optional=True)
    return sorted(set(dice))


class LeaveOut(Question, frozen=True):
    """After the roll of an own unit a card may leave out its lowest die."""

    automatic = True
    of_attack: ClassVar[bool] = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """For units of the types that the card names."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        striker, seat = fighter(c, c.attack.attacker), caster(c, self.camp)

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            return isinstance(first, e.DropDie) and kind_of(striker) in first.types

        return Decision(seat, self, (*offers(t, seat, plays_of(e.DropDie), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """Without any die nothing is added."""
        attack = fight(t).attack
        if isinstance(choice, Play) and attack is not None:
            lay_down(t, seat, choice, "discard")
            attack.steady = attack.steady or len(attack.dice) == 1
            attack.dice = sorted(attack.dice)[1:] or attack.dice


class ShrugOff(Question, frozen=True):
    """After the roll a card may make the die count for nothing, with all that it set off.  [HM-2305]"""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """The attacked side."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        seat = caster(c, fighter(c, c.attack.target).camp)
        if seat == NOBODY:
            return Decision(chair(c), self, (Done(),))
        return Decision(seat, self, (*offers(t, seat, plays_of(e.IgnoreRoll)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The damage is computed without it."""
        attack = fight(t).attack
        if isinstance(choice, Play) and attack is not None:
            lay_down(t, seat, choice, "discard")
            attack.steady = True


class Deal(Step, frozen=True):
    """Compute the damage; an attack that would finish a unit may be prevented.  [HM-2205]"""

    of_attack: ClassVar[bool] = True

    def run(self, t: HeroesTable) -> None:
        """Then it is dealt, and answered."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        c.attack.rolled = face(die(c, c.attack))
        c.attack.where = fighter(c, c.attack.target).at
        c.attack.fatal = finishes(c, c.attack)
        target = fighter(c, c.attack.target)
        saving = [Rescue()] if c.attack.fatal and (can_save(t, caster(c, target.camp)) or angels(c, target)) else []
        t.do(*saving, DealDamage(), Settle())


class Rescue(Question, frozen=True):
    """An attack that would finish a unit does nothing, by a card or by a guardian."""

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """Cards of the attacked side; the AI uses its guardians whenever it can.  [HM-R-141]"""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        target = fighter(c, c.attack.target)
        seat = caster(c, target.camp)
        guardians = [Target(each.id) for each in angels(c, target)]
        if seat == NOBODY:
            chief = commander(c, target.camp)
            stop = () if chief == NOBODY and guardians else (Done(),)
            return Decision(answering(c, chief), self, (*guardians, *stop))

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            spent = spells_left(c, target.camp) < 1 or bool(mood(c, "spells"))
            if isinstance(first, e.Power):
                return True
            if not isinstance(first, e.Save) or target.id == TOWER:
                return False
            return tier(target) in first.tiers and not (spent and is_cast(load().cards[card], play))

        plays = list(offers(t, seat, plays_of(e.Save, e.Power), fits)) if can_save(t, seat) else []
        return Decision(seat, self, (*guardians, *plays, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Play | Done) -> None:
        """Power may be gathered first.  [HM-1104]"""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        camp = fighter(c, c.attack.target).camp
        match choice:
            case Target(name):
                c.saved.append(name)
                self.prevent(t)
            case Play(card, place):
                play = load().cards[card].plays[place]
                lay_down(t, seat, choice, "discard")
                first = play.effects[0]
                if isinstance(first, e.Power):
                    t.state.sides[seat].power += first.value
                    t.do(self)
                    return
                if is_cast(load().cards[card], play):
                    c.spells[camp] = c.spells.get(camp, 0) + 1
                t.state.sides[seat].power, t.state.sides[seat].charged = 0, []
                self.prevent(t)
            case Done():
                pass

    def prevent(self, t: HeroesTable) -> None:
        """The damage is not dealt; the attack counts as made."""
        attack = fight(t).attack
        assert attack is not None, "no attack was declared"
        attack.fatal = False
        t.tell(AttackPrevented(attack.target))
        assert isinstance(t.agenda[-1], DealDamage), "the damage is next"
        t.agenda.pop()


def can_save(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player holds a card that prevents an attack."""
    return holds(t, seat, e.Save)


def angels(c: Combat, target: Fighter) -> list[Fighter]:
    """Guardians of the target's side that have not saved anybody in this combat."""
    return [
        each
        for each in troops(c, target.camp)
        if each is not target and having(c, each, Guardian) and each.id not in c.saved
    ]


class DealDamage(Step, frozen=True):
    """The damage is added; flames burn an adjacent attacker.  [HM-2207]"""

    def run(self, t: HeroesTable) -> None:
        """A unit that is beaten leaves the board."""
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        striker, target = fighter(c, attack.attacker), fighter(c, attack.target)
        flames = sum(charm.value for charm in lingering(c, target, "flames")) if adjacent(striker, target) else 0
        flames += 0 if is_ranged(striker) else sum(charm.value for charm in lingering(c, target, "embers"))
        hurt(t, target, damage(c, attack))
        if flames:
            hurt(t, striker, flames)
