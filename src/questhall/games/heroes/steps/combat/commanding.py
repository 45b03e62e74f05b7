"""What a unit does in its activation, by its commander or by the rules of the AI.

[HM-1721 to HM-1724, HM-21xx, HM-28xx]
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping

from questhall.core import Choice, Decision, Question, Refusal, Seat

from ... import refusals
from ...board import (
    NEAR_BITS,
    alive,
    answering,
    camp_of,
    caster,
    chair,
    commander,
    fight,
    fighter,
    having,
    is_ranged,
    other,
    owner,
    prints,
    razeable,
    reach,
    spaces_in,
    targets,
    troops,
    unit_in,
)
from ...choices import (
    Defend,
    Done,
    JoinIn,
    MoveUnit,
    Play,
    Raze,
    SpendMorale,
    Strike,
    Surrender,
    Target,
    UseAbility,
    UseMachine,
    UseToken,
)
from ...effects import Purse
from ...events import UnitDefended
from ...geography import HeroesTable
from ...people import gain, homes, pay, town_of
from ...state import NOBODY, Camp, Combat, Fighter, Lingering
from ...traits import Mend
from ...wounds import heal, raze, walk
from ..morale import morale_choices, spend_morale
from .abilities import INSTEAD, abilities, use_ability
from .aftermath import strike
from .casting import combat_plays, lose_power, play_in_combat
from .ending import break_off, settle
from .machines import tent_choices, token_choices, use_tool

RANSOM = Purse(gold=10)
DEEDS = {Strike, MoveUnit}
MEANWHILE = {Play, SpendMorale, UseMachine, UseToken, JoinIn}


class Command(Question, frozen=True):
    """Ground and flying units move, then strike; ranged ones shoot, then move; both are optional.

    [HM-1721 to HM-1725, HM-2110]
    """

    automatic = True

    unit: str
    moved: bool = False
    struck: bool = False
    tired: bool = False
    """It has just lost a defence token and cannot defend again.  [HM-2221]"""

    def ask(self, t: HeroesTable) -> Decision:
        """Cards only before the unit attacks.  [HM-2303]"""
        c = fight(t)
        unit = unit_in(c, self.unit)
        return self.decide(t, c, unit) if unit is not None else Decision(chair(c), self, (Done(),))

    def decide(self, t: HeroesTable, c: Combat, unit: Fighter) -> Decision:
        """What its commander can do; guards that can attack must.  [HM-606, HM-2108]"""
        guard = owner(c, unit.camp) == NOBODY
        choices = self.actions(c, unit)
        if not self.moved and not self.struck and prints(unit, INSTEAD):
            choices += abilities(c, unit)
        pressed = guard and must(c, unit)
        if pressed:
            choices = forced(c, unit, choices)
        elif not guard:
            choices += meanwhile(t, c, unit.camp) if self.struck else self.extras(t, c, unit)
        if guard:
            choices += morale_choices(t, commander(c, unit.camp))
        if not (pressed and any(type(each) in DEEDS for each in choices)):
            choices.append(Done())
        if c.sitting_out and len(choices) > 1:
            choices += rejoining(c, unit.camp)
        return Decision(commander(c, unit.camp), self, tuple(choices))

    def refuse(self, t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
        """Whom the unit does not reach, and cards that are of no use now."""
        c = fight(t)
        if not alive(c, self.unit) or seat != commander(c, fighter(c, self.unit).camp):
            return
        if not self.struck:
            yield from refusals.far_foes(t, self.unit, moved=self.moved)
        if caster(c, fighter(c, self.unit).camp) == seat:
            yield from refusals.cards(t, seat, {each.card for each in self.ask(t).choices if isinstance(each, Play)})

    def asks(self, t: HeroesTable) -> Mapping[Seat, Decision]:
        """The other side may play instants and spend morale meanwhile; nobody waits for it.  [HM-606, HM-2305]"""
        c = fight(t)
        unit = unit_in(c, self.unit)
        if unit is None:
            return {chair(c): self.ask(t)}
        own, camp = self.decide(t, c, unit), other(unit.camp)
        found = {own.seat: own}
        seat = commander(c, camp)
        if seat not in (NOBODY, own.seat) and (free := meanwhile(t, c, camp)):
            found[seat] = Decision(seat, self, (*free, *rejoining(c, camp)), optional=True)
        return found

    def actions(self, c: Combat, unit: Fighter) -> list[Choice]:
        """Moving, striking, razing walls."""
        found: list[Choice] = []
        shooter = is_ranged(unit)
        if not self.struck and not (shooter and self.moved):
            found += [Strike(each.id) for each in targets(c, unit)]
            if any(c.walls):
                found += map(Raze, razeable(c, unit))
        if not self.moved and (shooter or not self.struck):
            found += moves_to(reach(c, unit))
        return found

    def extras(self, t: HeroesTable, c: Combat, unit: Fighter) -> list[Choice]:
        """Defending, surrendering, cards; guards can do none of these.  [HM-2112, HM-2216, HM-2420, HM-R-109]"""
        found: list[Choice] = [Defend()] if not self.tired and unit.at >= 0 else []
        if not self.moved and may_surrender(t, c, owner(c, unit.camp)):
            found.append(Surrender())
        if caster(c, unit.camp) != NOBODY:
            found += combat_plays(t, unit.camp, "activation")
            found += (*tent_choices(t, c, unit.camp), *token_choices(t, c, unit.camp))
        found += morale_choices(t, owner(c, unit.camp))
        return found

    def answer(self, t: HeroesTable, seat: Seat, choice: Choice) -> None:
        """An activation ends with a strike of ground and flying units, with the move of ranged ones."""
        c = fight(t)
        camp = camp_of(c, seat)
        if type(choice) is MoveUnit:
            held = walk(t, fighter(c, self.unit), choice.space)
            if not self.struck and not held:
                t.do(Command(self.unit, True, self.struck, self.tired))
            settle(t)
        elif type(choice) is Strike:
            more = [Command(self.unit, self.moved, True, self.tired)] if is_ranged(fighter(c, self.unit)) else []
            t.do(*strike(self.unit, choice.target), *more)
        elif type(choice) in MEANWHILE:
            t.do(self)
            self.use_meanwhile(t, camp, seat, choice)
            return
        else:
            self.act_otherwise(t, seat, choice)
        for side in (camp, other(camp)):  # the other one may have played some meanwhile
            lose_power(t, side)

    def use_meanwhile(self, t: HeroesTable, camp: Camp, seat: Seat, choice: Choice) -> None:
        """Cards, morale, tents and cubes do not use up the activation."""
        if isinstance(choice, Play):
            play_in_combat(t, camp, choice)
        elif isinstance(choice, SpendMorale):
            spend_morale(t, seat, choice)
        elif isinstance(choice, UseMachine | UseToken):
            use_tool(t, camp, choice)
        else:
            fight(t).sitting_out.remove(camp)

    def act_otherwise(self, t: HeroesTable, seat: Seat, choice: Choice) -> None:
        """What a unit does instead of moving and striking."""
        c = fight(t)
        if type(choice) is Defend:
            fighter(c, self.unit).defending = True
            t.tell(UnitDefended(self.unit))
        elif type(choice) is UseAbility:
            t.do(*use_ability(t, self.unit, choice))
        elif type(choice) is Raze:
            raze(t, choice.column)
        elif type(choice) is Surrender:
            surrender(t, c, seat)


@functools.lru_cache(maxsize=16384)
def moves_to(spaces: int) -> tuple[MoveUnit, ...]:
    """Moves to each of some spaces."""
    return tuple(map(MoveUnit, spaces_in(spaces)))


def meanwhile(t: HeroesTable, c: Combat, camp: Camp) -> list[Choice]:
    """What a side can do while a unit of the other side is active, or after a shot: instants, a tent, and morale.

    [HM-606, HM-2305]

    Cards need a main hero in the combat, morale does not.
    """
    plays = combat_plays(t, camp, "attack") if caster(c, camp) != NOBODY else ()
    return [*plays, *tent_choices(t, c, camp), *morale_choices(t, commander(c, camp))]


def rejoining(c: Combat, camp: Camp) -> tuple[JoinIn, ...]:
    """Who sits out the attacks may take it back; where nothing else is asked nobody waits for it.  [HM-R-50]"""
    return (JoinIn(),) if camp in c.sitting_out else ()


def must(c: Combat, unit: Fighter) -> bool:
    """Whether a guard can attack now or after a move.  [HM-2108, HM-R-119]"""
    if targets(c, unit):
        return True
    return not is_ranged(unit) and bool(threatened(c, unit) & reach(c, unit))


def threatened(c: Combat, unit: Fighter) -> int:
    """The spaces next to enemies of a unit."""
    found = 0
    for foe in c.fighters:
        if foe.camp != unit.camp and foe.at >= 0:
            found |= NEAR_BITS[foe.at]
    return found


def forced(c: Combat, unit: Fighter, choices: list[Choice]) -> list[Choice]:
    """Guards that can attack do nothing else, but may choose whom and from where.  [HM-2108, HM-R-119]"""
    strikes: list[Choice] = [each for each in choices if type(each) is Strike]
    if is_ranged(unit):
        return strikes or choices
    near = threatened(c, unit)
    strikes += [each for each in choices if type(each) is MoveUnit and near >> each.space & 1]
    return strikes or ([] if any(type(each) is Raze for each in choices) else choices)


def may_surrender(t: HeroesTable, c: Combat, seat: Seat) -> bool:
    """To another player, for 10 gold; not in defence of a town, and with a home to go to.

    [HM-2420, HM-2423, HM-2614, HM-R-97, HM-R-98]
    """
    if min(c.attacker, c.defender) < 0 or camp_of(c, seat) in c.chained or not t.state.sides[seat].purse.covers(RANSOM):
        return False
    defends = seat == c.defender
    if defends and c.field in [town_of(t, other) for other in range(len(t.state.sides))]:
        return False
    hero = c.keeper if defends else c.pawn
    left = [field for field in homes(t, seat) if not (defends and field == c.field)]
    return hero == "second" or (hero == "main" and bool(left))


def surrender(t: HeroesTable, c: Combat, seat: Seat) -> None:
    """The combat ends without trophy, ransom, experience or loss of morale.  [HM-2420 to HM-2422, HM-2433]"""
    foe = c.defender if seat == c.attacker else c.attacker
    pay(t, seat, RANSOM)
    gain(t, foe, RANSOM)
    c.winner, c.how = camp_of(c, foe), "surrender"
    break_off(t)


class MendOne(Question, frozen=True):
    """Some units heal a unit of their side when they are activated; without one they attack harder."""

    automatic = True

    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """For the AI the unit that gains most is healed.  [HM-R-141]"""
        c = fight(t)
        unit = fighter(c, self.unit)
        seat = commander(c, unit.camp)
        hurt = [each for each in troops(c, unit.camp) if each.damage] if having(c, unit, Mend) else []
        if seat == NOBODY and hurt:
            most = max(each.damage for each in hurt)
            hurt = [each for each in hurt if each.damage == most]
        return Decision(answering(c, seat), self, tuple(Target(each.id) for each in hurt) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """The bonus is for the attacks of this activation."""
        c = fight(t)
        unit = fighter(c, self.unit)
        for trait in having(c, unit, Mend):
            if isinstance(choice, Target):
                heal(t, fighter(c, choice.fighter), trait.value)
            else:
                unit.charms.append(Lingering("attack", trait.attack, c.round, owner(c, unit.camp), ""))
