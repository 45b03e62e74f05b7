"""The rounds: refresh, income or astrologers, timed events, turns.  [HM-3xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, PickSeat
from ..content import load
from ..content.printed import Building, Timed
from ..effects import BuildingId, OneOf, Purse, SimpleEffect, Tithe
from ..events import BuildingUsed, CubesCleared, IncomeReceived, RoundBegan, TimedEventCame
from ..geography import HeroesTable
from ..people import MOVES, gain, in_force, is_captured, living, pawns, rivals, team_of
from ..traits import Tribute
from ..troops import rally, starting_army
from .ending import CheckHomes, CountHomeless, LastRoundOver, last_round
from .faraway import GrowCubes
from .performing import Perform
from .proclaiming import Proclaim
from .rivals import RivalTurn
from .tidings import DrawTiding
from .town import TownChoice, free_choices, is_of_town, take_town_action
from .turn import StartTurn


class BeginRound(Step, frozen=True):
    """Refresh, income or astrologers, timed events, the turns clockwise from the starting player.

    [HM-302, HM-303, HM-307, HM-308, HM-311, HM-312, HM-314]
    """

    def run(self, t: HeroesTable) -> None:
        """Round 1 has neither refresh nor income.  [HM-303, HM-309]"""
        t.state.round += 1
        number = t.state.round
        t.tell(RoundBegan(number))
        promised = load().proclamations[t.state.proclaimed].later if t.state.proclaimed else ()
        start: list[Step] = [CountHomeless(), *(Perform(seat, "main", promised) for seat in living(t) if promised)]
        if number > 1:
            yields = [ReceiveIncome()] if number % 2 else [StarYields()]
            income = [yields[0], *stars(t, number)] if number % 2 else [*stars(t, number), yields[0]]
            news = [DrawTiding()] if number % 2 else []
            start += [Refresh(), GrowCubes(), *income, *news, TimedEvents()]
        turns: list[Step] = [StartTurn(seat) for seat in living(t)]
        if t.state.mode == "alliance":
            turns = [NextOfTeam(tuple(living(t)), team_of(t, t.state.first))]
        marches = [RivalTurn(seat) for seat, _ in rivals(t)]
        last = [LastActions(seat) for seat in living(t)]
        t.do(*start, *turns, *marches, *last, CheckHomes(), EndRound())


class NextOfTeam(Question, frozen=True):
    """In an alliance the teams take turns alternately; each decides who of its members goes first.

    [HM-317, HM-318, HM-R-33]
    """

    automatic = True

    left: tuple[Seat, ...]
    team: int

    def ask(self, t: HeroesTable) -> Decision:
        """When a team has no turns left, the next goes on."""
        there = [seat for seat in self.left if not t.state.sides[seat].out]
        teams = load().plan(t.state.scenario).teams
        order = [(self.team + step) % teams for step in range(teams)]
        members = next(filter(None, ([seat for seat in there if team_of(t, seat) == team] for team in order)), [])
        return Decision(members[0] if members else 0, self, tuple(map(PickSeat, members)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickSeat | Done) -> None:
        """Then comes the next team."""
        if isinstance(choice, PickSeat):
            left = tuple(seat for seat in self.left if seat != choice.seat)
            t.do(StartTurn(choice.seat), NextOfTeam(left, team_of(t, choice.seat) + 1))


def stars(t: HeroesTable, number: int) -> list[Step]:
    """The astrologers proclaim in even rounds, unless other rules are in force.  [HM-311, HM-3012, HM-3013]"""
    when = t.state.rules.astrologers
    return [Proclaim()] if when == "always" or (when == "even" and number % 2 == 0) else []


class Refresh(Step, frozen=True):
    """Town tokens, movement and expert effects are available again.  [HM-304 to HM-306]"""

    def run(self, t: HeroesTable) -> None:
        """The astrologers may have changed how far heroes go."""
        changed = load().proclamations[t.state.proclaimed].moves if t.state.proclaimed else 0
        for side in t.state.sides:
            side.used, side.new_guild, side.experts, side.ballistas = [], False, 0, 0
            for name, pawn in pawns(side):
                pawn.moves = MOVES[name] + changed


class ReceiveIncome(Step, frozen=True):
    """What the tracks show, then what buildings and units bring.  [HM-308, HM-310, HM-3002, HM-R-21]"""

    def run(self, t: HeroesTable) -> None:
        """Clockwise from the starting player."""
        changed = load().proclamations[t.state.proclaimed].income if t.state.proclaimed else Purse()
        for seat in living(t):
            side = t.state.sides[seat]
            amount = at_least_nothing(side.income.plus(changed), side.purse)
            side.purse = side.purse.plus(amount)
            t.tell(IncomeReceived(seat, amount))
            for troop in side.army:
                for trait in load().units[troop.unit].side(troop.aspect).traits:
                    if isinstance(trait, Tribute):
                        gain(t, seat, trait.gains)
            for effect in in_force(side):
                if isinstance(effect, Tithe):
                    gain(t, seat, Purse(0, effect.materials, effect.valuables))
        t.do(*(YieldOf(seat, each.id, each.yields) for seat, each in at_work(t) if each.yields))


def at_work(t: HeroesTable) -> list[tuple[Seat, Building]]:
    """The buildings that bring something, with their players; by another rule not those of captured towns.

    [HM-310, HM-3002]
    """
    spoiled = [seat for seat in living(t) if t.state.rules.spoils_of_towns and is_captured(t, seat)]
    seats = [seat for seat in living(t) if seat not in spoiled]
    return [(seat, load().buildings[name]) for seat in seats for name in t.state.sides[seat].built]


class StarYields(Step, frozen=True):
    """What buildings bring in astrologers' rounds."""

    def run(self, t: HeroesTable) -> None:
        """Clockwise from the starting player."""
        t.do(*(YieldOf(seat, each.id, each.stars) for seat, each in at_work(t) if each.stars))


class YieldOf(Step, frozen=True):
    """A building brings something at the start of a round.  [HM-310]"""

    seat: Seat
    building: BuildingId
    effects: tuple[SimpleEffect | OneOf, ...]

    def run(self, t: HeroesTable) -> None:
        """It is told which."""
        t.tell(BuildingUsed(self.seat, self.building))
        t.do(Perform(self.seat, "main", self.effects))


def at_least_nothing(amount: Purse, owned: Purse) -> Purse:
    """Nobody comes to own less than nothing."""
    return Purse(
        max(amount.gold, -owned.gold),
        max(amount.materials, -owned.materials),
        max(amount.valuables, -owned.valuables),
    )


RENEWALS = (4, 8, 12)
"""Rounds in which all fields are renewed, if players want it.  [HM-3014]"""


class TimedEvents(Step, frozen=True):
    """What the scenario has in store for the round.  [HM-312]"""

    def run(self, t: HeroesTable) -> None:
        """Some fields can be visited again."""
        kinds = t.state.refresh.get(t.state.round, ())
        everywhere = t.state.rules.returning_fields and t.state.round in RENEWALS
        fields = load().fields
        cleared = tuple(field for field in t.state.visited if everywhere or fields[field].location in kinds)
        if cleared:
            t.state.visited = [field for field in t.state.visited if field not in cleared]
            t.tell(CubesCleared(cleared))
        if (event := load().plan(t.state.scenario).timed.get(t.state.round)) is not None:
            happen(t, event)


def happen(t: HeroesTable, event: Timed) -> None:
    """Movement for all heroes, effects for all players, units for the AI.  [HM-312]"""
    t.tell(TimedEventCame(t.state.scenario, t.state.round))
    for seat in living(t):
        for _, pawn in pawns(t.state.sides[seat]):
            pawn.moves += event.moves
    for _, rival in rivals(t):
        rally(rival.army, starting_army(rival.faction, event.rally))
    t.do(*(Perform(seat, "main", event.each) for seat in living(t) if event.each))


class LastActions(Question, frozen=True):
    """Before the round ends every player may still use town and morale actions.  [HM-319, HM-R-25]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Clockwise."""
        return Decision(self.seat, self, (*free_choices(t, self.seat), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TownChoice | Done) -> None:
        """And again, until the player has enough."""
        if is_of_town(choice):
            t.do(self)
            take_town_action(t, seat, choice)


class EndRound(Step, frozen=True):
    """The next round starts, unless it was the last.  [HM-315, HM-316]"""

    def run(self, t: HeroesTable) -> None:
        """As many as the scenario says; without a last one the game goes on beyond the tracker.  [HM-R-24]"""
        last = last_round(t)
        t.do(LastRoundOver() if last is not None and t.state.round >= last else BeginRound())
