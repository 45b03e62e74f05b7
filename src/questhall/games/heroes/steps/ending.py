"""Elimination, victory and the last round.  [HM-32xx]"""

from __future__ import annotations

from questhall.core import Outcome, Seat, Step

from ..content import load
from ..effects import FieldId
from ..events import FactionEliminated, GameEnded
from ..geography import HeroesTable
from ..people import allied, enemies, homes, level, living, town_of


class CheckVictory(Step, frozen=True):
    """The goal of the scenario, all enemies eliminated, or a cube of every opponent.  [HM-3201, HM-3209, HM-3210]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The active player is asked first.  [HM-R-153]"""
        for seat in (self.seat, *living(t)):
            if not t.state.sides[seat].out and (reason := victory(t, seat)):
                win(t, seat, reason)
                return


def victory(t: HeroesTable, seat: Seat) -> str:
    """By which rule a player has won; empty if by none."""
    others = enemies(t, seat)
    rivals = t.state.mode in ("clash", "alliance")
    if rivals and not others and len(t.state.sides) > 1:
        return "last_standing"
    goal = load().scenarios[t.state.scenario].goal
    if goal == "capture_town" and any(holds(t, seat, town_of(t, other)) for other in others):
        return "town_captured"
    if goal == "flag_utopia" and any(holds(t, seat, field) for field in utopias(t)):
        return "utopia_flagged"
    if t.state.mode == "clash" and len(t.state.sides) > 2 and set(others) <= set(t.state.sides[seat].trophies):
        return "cubes_collected"
    return ""


def holds(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether a field has a player's cube."""
    flag = t.state.flags.get(field)
    return flag is not None and flag.seat == seat


def utopias(t: HeroesTable) -> list[FieldId]:
    """The dragon utopias that are flagged."""
    return [field for field in t.state.flags if load().fields[field].location == "dragon_utopia"]


def win(t: HeroesTable, seat: Seat, reason: str) -> None:
    """Allies share the victory.  [HM-R-152]"""
    winners = tuple(other for other in range(len(t.state.sides)) if allied(t, seat, other))
    t.tell(GameEnded(winners, reason))
    t.end(Outcome("won", reason, winners))


class CountHomeless(Step, frozen=True):
    """Rounds that begin without town or settlement are counted.  [HM-3202, HM-R-150]"""

    def run(self, t: HeroesTable) -> None:
        """A player who has one starts anew."""
        for seat in living(t):
            side = t.state.sides[seat]
            side.homeless = 0 if homes(t, seat) else side.homeless + 1


class CheckHomes(Step, frozen=True):
    """Three full rounds without town or settlement eliminate a player.  [HM-3202]"""

    def run(self, t: HeroesTable) -> None:
        """At the end of the third."""
        t.do(*(Eliminate(seat) for seat in living(t) if t.state.sides[seat].homeless >= 3))


class Eliminate(Step, frozen=True):
    """An eliminated player leaves the game at once, with cubes and heroes.  [HM-3205, HM-3206, HM-3207, HM-R-67]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The fields are unflagged; their guards do not return."""
        state, side = t.state, t.state.sides[self.seat]
        side.out, side.second = True, None
        side.hand, side.deck, side.discard, side.in_play = [], [], [], []
        state.flags = {field: flag for field, flag in state.flags.items() if flag.seat != self.seat}
        for seats in state.marks.values():
            if self.seat in seats:
                seats.remove(self.seat)
        t.tell(FactionEliminated(self.seat))
        left = living(t)
        if left:
            t.do(CheckVictory(left[0]))
        else:
            t.end(Outcome("lost", "nobody_left"))


class LastRoundOver(Step, frozen=True):
    """The rounds of the scenario are over: the goal was not reached, and what was achieved decides.  [HM-3201]"""

    def run(self, t: HeroesTable) -> None:
        """Equal players share the victory; who plays together has lost.  [HM-111]"""
        if t.state.mode in ("cooperative", "campaign"):
            t.tell(GameEnded((), "rounds_over"))
            t.end(Outcome("lost", "rounds_over", score=max(score(t, seat) for seat in living(t))))
            return
        scores = {seat: score(t, seat) for seat in living(t)}
        best = max(scores.values())
        winners = tuple(seat for seat in sorted(scores) if scores[seat] == best)
        t.tell(GameEnded(winners, "rounds_over"))
        if len(winners) < len(scores) or len(t.state.sides) == 1:
            t.end(Outcome("won", "rounds_over", winners, best))
        else:
            t.end(Outcome("drawn", "rounds_over", score=best))


def score(t: HeroesTable, seat: Seat) -> int:
    """What counts when the rounds are over: flagged fields, buildings, levels, trophies."""
    side = t.state.sides[seat]
    flagged = sum(flag.seat == seat for flag in t.state.flags.values())
    return 2 * level(t, seat) + 2 * flagged + len(side.built) + 3 * len(side.trophies)
