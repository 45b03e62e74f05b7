"""Visiting fields: cubes, flags and what they bring.  [HM-14xx, HM-35xx, HM-36xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import ReinforceUnit, TakeIncome
from ..content import load
from ..effects import RESOURCES, STEP, FieldId, Purse, Reinforce, RollTreasure, TakeTop, Trade
from ..events import FieldFlagged, FieldVisited, RivalFlagged, TrophyTaken
from ..geography import HeroesTable, location_of
from ..people import allied, change_income, gain, pawn_of, rival_of
from ..state import NOBODY, Flag, PawnName
from ..troops import price_of, reinforce, weak_units
from .banks import extra
from .ending import CheckLoss, CheckVictory
from .performing import Perform
from .stray import INCOME

SHARED = ("obelisk", "star_axis")
"""Flaggable fields where cubes of several players lie side by side.  [HM-3652, HM-3660]"""
HALF = Reinforce(("bronze", "silver"), "half")
FREE = Reinforce(("bronze", "silver"), "free")


class Visit(Step, frozen=True):
    """A hero on a field visits it; nothing happens on an empty one.  [HM-1406, HM-1407]"""

    seat: Seat
    pawn: PawnName
    field: FieldId

    def run(self, t: HeroesTable) -> None:
        """By the category of the field.  [HM-1414]"""
        location = location_of(t, self.field)
        pawn_of(t, self.seat, self.pawn).back = self.field
        single = location == "trading_post" and t.state.rules.free_trade
        match "visitable" if single else load().locations[location].category:
            case "visitable":
                if self.field in t.state.visited:
                    return
                t.state.visited.append(self.field)
                self.carry_out(t)
            case "revisitable":
                self.carry_out(t)
            case "flaggable":
                t.do(PlantFlag(self.seat, self.field))

    def carry_out(self, t: HeroesTable) -> None:
        """The cube lies there whatever the visitor makes of it.  [HM-1415, HM-1416]"""
        printed = load().fields[self.field]
        location = load().locations[location_of(t, self.field)]
        effects = location.effects if location.bank is None else (*location.effects, *extra(t, location.bank))
        t.tell(FieldVisited(self.seat, self.field))
        if t.state.rules.free_trade:
            effects = tuple(TakeTop("artifact") if isinstance(each, Trade) else each for each in effects)
        done = [replace(each, dice=printed.dice) if each == RollTreasure() else each for each in effects]
        t.do(Perform(self.seat, self.pawn, tuple(done), optional=True))


class PlantFlag(Step, frozen=True):
    """The visitor's cube replaces that of an enemy, with what it brings; allies leave it.

    [HM-1417 to HM-1419, HM-R-04]
    """

    seat: Seat
    field: FieldId

    def run(self, t: HeroesTable) -> None:
        """Nothing happens on a field with the own cube.  [HM-R-65]"""
        state, field = t.state, self.field
        kind = load().fields[field].location
        if kind in SHARED:
            marks = state.marks.setdefault(field, [])
            if self.seat not in marks:
                marks.append(self.seat)
                t.tell(FieldFlagged(self.seat, field, NOBODY))
                printed = load().locations[kind].effects
                gifts = load().plan(state.scenario).obelisk if kind == "obelisk" else printed
                t.do(Perform(self.seat, "main", gifts, optional=True))
            return
        former = state.flags.get(field)
        if former is not None and allied(t, former.seat, self.seat):
            return
        self.take_over(t, former)

    def take_over(self, t: HeroesTable, former: Flag | None) -> None:
        """The former owner loses the benefit.  [HM-1418, HM-3514, HM-3525]"""
        state, seat, field = t.state, self.seat, self.field
        printed = load().fields[field]
        new = field not in state.opened
        lose_benefit(t, field, former)
        state.flags[field] = Flag(seat, printed.resource)
        if new:
            state.opened.append(field)
        t.tell(FieldFlagged(seat, field, max(former.seat, NOBODY) if former else NOBODY))
        match printed.location:
            case "mine":
                assert printed.resource is not None, f"the mine {field} gives nothing"
                produce(t, seat, STEP[printed.resource], first=new)
            case "settlement":
                state.sides[seat].homeless = 0
                t.do(ChooseBenefit(seat, field, new))
            case "random_town":
                state.sides[seat].homeless = 0
                produce(t, seat, INCOME, first=new)
            case "town":
                state.sides[seat].homeless = 0
                self.capture(t)
        t.do(CheckVictory(seat))

    def capture(self, t: HeroesTable) -> None:
        """Who flags a town gets a cube of its original owner, and what the scenario gives.  [HM-3505, HM-3507]"""
        tile = load().tiles[self.field.removesuffix("_c")]
        owners = [seat for seat, side in enumerate(t.state.sides) if side.faction == tile.faction]
        for owner in owners:
            if owner != self.seat:
                take_trophy(t, self.seat, owner)
        if self.seat not in owners:
            t.do(Perform(self.seat, "main", load().plan(t.state.scenario).conquest, optional=True))


def lose_benefit(t: HeroesTable, field: FieldId, former: Flag | None) -> None:
    """The former owner's income falls by what the field gave.  [HM-1418, HM-3514, HM-3525]"""
    if former is not None and former.seat >= 0 and load().fields[field].location == "random_town":
        change_income(t, former.seat, INCOME, -1 - t.state.rules.double_income)
    if former is not None and former.resource is not None and former.seat >= 0:
        change_income(t, former.seat, STEP[former.resource], -1 - t.state.rules.double_income)


class RivalVisit(Step, frozen=True):
    """A hero of the AI flags or visits the field without any benefit.  [HM-2610, HM-2611, HM-R-68]"""

    rival: Seat
    field: FieldId

    def run(self, t: HeroesTable) -> None:
        """Guards are beaten without combat.  [HM-2609]"""
        state, field = t.state, self.field
        hero = rival_of(t, self.rival)
        location = location_of(t, field)
        match load().locations[location].category:
            case "visitable" if field not in state.visited:
                state.visited.append(field)
            case "flaggable" if location in SHARED:
                state.marks.setdefault(field, [])
            case "flaggable" if (former := state.flags.get(field)) is None or former.seat != self.rival:
                lose_benefit(t, field, former)
                state.flags[field] = Flag(self.rival)
                if field not in state.opened:
                    state.opened.append(field)
                t.tell(RivalFlagged(hero.hero, field))
                t.do(CheckLoss())


class ChooseBenefit(Question, frozen=True):
    """A settlement gives income of one resource, or a reinforcement at once.  [HM-3516, HM-3519, HM-3520]"""

    seat: Seat
    field: FieldId
    first: bool

    def ask(self, t: HeroesTable) -> Decision:
        """The reinforcement is free for the first, else half price rounded up.  [HM-3520, HM-3521, HM-R-83, HM-R-84]"""
        purse = t.state.sides[self.seat].purse
        effect = FREE if self.first else HALF
        units = [
            ReinforceUnit(unit)
            for unit in weak_units(t, self.seat, effect.tiers)
            if purse.covers(price_of(unit, effect))
        ]
        income: list[Choice] = [TakeIncome(resource) for resource in RESOURCES]
        return Decision(self.seat, self, (*income, *units))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeIncome | ReinforceUnit) -> None:
        """A token shows the resource; with a reinforcement there is no income.  [HM-3517, HM-3518, HM-3522]"""
        match choice:
            case TakeIncome(resource):
                t.state.flags[self.field] = Flag(seat, resource)
                produce(t, seat, STEP[resource], first=self.first)
            case ReinforceUnit(unit):
                reinforce(t, seat, unit, price_of(unit, FREE if self.first else HALF))


def produce(t: HeroesTable, seat: Seat, amount: Purse, *, first: bool) -> None:
    """Income rises; the first ever to flag the field also gains the amount at once.  [HM-3415, HM-3511]"""
    change_income(t, seat, amount, 1 + t.state.rules.double_income)
    if first:
        gain(t, seat, amount)


def take_trophy(t: HeroesTable, seat: Seat, of: Seat) -> None:
    """A faction cube of a beaten opponent.  [HM-2419, HM-3211]"""
    if of not in t.state.sides[seat].trophies:
        t.state.sides[seat].trophies.append(of)
    t.tell(TrophyTaken(seat, of))
