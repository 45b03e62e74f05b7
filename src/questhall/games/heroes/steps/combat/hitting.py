"""The damage of an attack, and what prevents it.  [HM-2205 to HM-2207]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import (
    adjacent,
    alive,
    answering,
    caster,
    commander,
    declared,
    fight,
    fighter,
    having,
    health,
    is_ranged,
    mood,
    owner,
    spells_left,
    tier,
    troops,
)
from ...choices import Done, Play, Target
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId, Purse
from ...events import AttackPrevented
from ...geography import HeroesTable
from ...people import gain
from ...plays import holds, is_cast, lay_down, offers, plays_of
from ...state import NOBODY, TOWER, Attack, Combat, Fighter
from ...strikes import damage, damage_by, die, face, lasting
from ...traits import Guardian, Plunder
from ...wounds import hurt
from .ending import Settle, settle


class Deal(Step, frozen=True):
    """Compute the damage; an attack that would finish a unit may be prevented.  [HM-2205]"""

    of_attack: ClassVar[bool] = True

    def run(self, t: HeroesTable) -> None:
        """Then it is dealt, and answered."""
        c = fight(t)
        attack = declared(c)
        target, rolled = fighter(c, attack.target), die(c, attack)
        attack.rolled, attack.where = face(rolled), target.at
        dealt = damage_by(c, attack, rolled)
        attack.fatal = target.damage + dealt >= health(c, target)
        if attack.fatal and (can_save(t, caster(c, target.camp)) or angels(c, target)):
            t.do(Rescue(), DealDamage(), Settle())
        else:
            deal(t, c, attack, dealt)
            settle(t)


class Rescue(Question, frozen=True):
    """An attack that would finish a unit does nothing, by a card or by a guardian."""

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """Cards of the attacked side; the AI uses its guardians whenever it can.  [HM-R-141]"""
        c = fight(t)
        attack = declared(c)
        target = fighter(c, attack.target)
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
        """Power may be gathered first; what is not used is lost.  [HM-1104, HM-1108]"""
        c = fight(t)
        attack = declared(c)
        camp = fighter(c, attack.target).camp
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
                self.prevent(t)
        if caster(c, camp) == seat:
            t.state.sides[seat].power, t.state.sides[seat].charged = 0, []

    def prevent(self, t: HeroesTable) -> None:
        """The damage is not dealt; the attack counts as made."""
        attack = declared(fight(t))
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
    """The damage is added when nothing has prevented it.  [HM-2207]"""

    def run(self, t: HeroesTable) -> None:
        """A unit that is beaten leaves the board."""
        c = fight(t)
        attack = declared(c)
        deal(t, c, attack, damage(c, attack))


def deal(t: HeroesTable, c: Combat, attack: Attack, dealt: int) -> None:
    """The target takes the damage; flames burn an adjacent attacker, embers one that does not shoot."""
    striker, target = fighter(c, attack.attacker), fighter(c, attack.target)
    flames = lasting(c, target, "flames") if adjacent(striker, target) else 0
    flames += 0 if is_ranged(striker) else lasting(c, target, "embers")
    hurt(t, target, max(dealt, 1) if target.clone else dealt)
    if not alive(c, target.id):
        loot(t, c, striker)
    if flames:
        hurt(t, striker, flames)


def loot(t: HeroesTable, c: Combat, striker: Fighter) -> None:
    """Gold for a unit that any attack has beaten, once in a combat.  [HM-1718]"""
    seat = owner(c, striker.camp)
    for plunder in having(c, striker, Plunder):
        if seat >= 0 and striker.id not in c.saved:
            c.saved.append(striker.id)
            gain(t, seat, Purse(gold=plunder.gold))
