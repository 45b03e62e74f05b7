"""Elimination, victory and the last round.  [HM-32xx]"""

from __future__ import annotations

from typing import Literal, assert_never

from questhall.core import Decision, Outcome, Question, Seat, Step

from ..choices import Done, KeepWatch
from ..content import load
from ..content.printed import Goal, Scenario
from ..effects import FieldId
from ..events import FactionEliminated, GameEnded
from ..geography import HeroesTable
from ..people import allied, enemies, homes, level, living, town_of

Victory = Literal[
    "last_standing",
    "town_captured",
    "utopia_flagged",
    "cubes_collected",
    "rivals_beaten",
    "grail_brought",
    "held_out",
    "mines_flagged",
]
GOALS: dict[Goal, Victory] = {
    "capture_town": "town_captured",
    "flag_utopia": "utopia_flagged",
    "beat_rivals": "rivals_beaten",
    "bring_grail": "grail_brought",
    "hold_out": "held_out",
    "flag_mines": "mines_flagged",
}


class CheckVictory(Step, frozen=True):
    """The goal of the scenario, all enemies eliminated, or a cube of every opponent.  [HM-3201, HM-3209, HM-3210]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The active player is asked first, then clockwise; in another reading all who have won do.  [HM-R-153]"""
        sides, count = t.state.sides, len(t.state.sides)
        found: list[tuple[Seat, Victory]] = []
        for step in range(self.seat, self.seat + count):
            seat = step % count
            if not sides[seat].out and (reason := victory(t, seat)):
                found.append((seat, reason))
                if not t.state.rules.shared_victory:
                    break
        if found:
            win(t, [seat for seat, _ in found], found[0][1])


def victory(t: HeroesTable, seat: Seat) -> Victory | Literal[""]:
    """By which rule a player has won; empty if by none."""
    against, foes = t.state.mode in ("clash", "alliance"), enemies(t, seat)
    if against and len(t.state.sides) > 1 and not foes:
        return "last_standing"
    plan = load().plan(t.state.scenario)
    if reached(t, seat, foes, plan):
        return GOALS[plan.goal]
    return "cubes_collected" if plan.cubes == "win" and has_all_cubes(t, seat, foes) else ""


def has_all_cubes(t: HeroesTable, seat: Seat, foes: list[Seat]) -> bool:
    """In a clash of three or more: a cube of every opponent.  [HM-3210, HM-3213, HM-R-151]"""
    trophies = t.state.sides[seat].trophies
    if t.state.mode != "clash" or len(t.state.sides) <= 2 or len(trophies) < len(foes):
        return False
    return set(foes) <= set(trophies)


def reached(t: HeroesTable, seat: Seat, foes: list[Seat], plan: Scenario) -> bool:
    """Whether a player has reached the goal of the scenario.  [HM-3201]"""
    side = t.state.sides[seat]
    match plan.goal:
        case "capture_town":
            towns = [town_of(t, other) for other in foes] + [each.home for each in t.state.rivals]
            return seat in [flag.seat for town in towns if (flag := t.state.flags.get(town)) is not None]
        case "flag_utopia":
            prizes, flags = load().places["dragon_utopia"], t.state.flags
            return not prizes.isdisjoint(flags) and any(holds(t, seat, field) for field in prizes)
        case "beat_rivals":
            return all(rival.out for rival in t.state.rivals)
        case "bring_grail":
            return side.grail and side.main.at == town_of(t, seat) and holds(t, seat, town_of(t, seat))
        case "flag_mines":
            friends = [who for who in range(len(t.state.sides)) if allied(t, seat, who)]
            return sum(mines(t, who) for who in friends) >= plan.count
        case "hold_out":
            return False
    assert_never(plan.goal)


def mines(t: HeroesTable, seat: Seat) -> int:
    """How many mines have a player's cube."""
    return sum(flag.seat == seat and load().fields[f].location == "mine" for f, flag in t.state.flags.items())


def holds(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether a field has a player's cube."""
    flag = t.state.flags.get(field)
    return flag is not None and flag.seat == seat


def win(t: HeroesTable, seats: list[Seat], reason: str) -> None:
    """Allies share the victory; where all have won against each other, nobody has.  [HM-R-152, HM-R-153]"""
    count = len(t.state.sides)
    winners = tuple(other for other in range(count) if any(allied(t, seat, other) for seat in seats))
    drawn = t.state.mode in ("clash", "alliance") and 1 < len(winners) == count
    conclude(t, Outcome("drawn", reason) if drawn else Outcome("won", reason, winners))


def conclude(t: HeroesTable, outcome: Outcome) -> None:
    """The scenario is over; of a campaign its lowest step is left, which goes on.  [HM-108]"""
    record = t.state.campaign
    if record is not None:
        record.won, record.reason = outcome.result == "won", outcome.reason
        del t.agenda[1:]
        return
    t.tell(GameEnded(outcome.winners, outcome.reason))
    t.end(outcome)


class CheckLoss(Step, frozen=True):
    """Those who play together may lose with a town.  [HM-3201]"""

    def run(self, t: HeroesTable) -> None:
        """What loses a scenario stands in its plan."""
        taken = [seat for seat in living(t) if not holds(t, seat, town_of(t, seat))]
        if taken and "town_lost" in load().plan(t.state.scenario).loses:
            conclude(t, Outcome("lost", "town_lost"))


class CountHomeless(Step, frozen=True):
    """Rounds that begin without town or settlement are counted.  [HM-3202, HM-R-150]"""

    def run(self, t: HeroesTable) -> None:
        """A player who has one starts anew."""
        for seat in living(t):
            side = t.state.sides[seat]
            side.homeless = 0 if homes(t, seat) else side.homeless + 1


HOMELESS = 3
"""So many full rounds without town or settlement eliminate a player.  [HM-3202]"""


class CheckHomes(Step, frozen=True):
    """Three full rounds without town or settlement eliminate a player.  [HM-3202]"""

    def run(self, t: HeroesTable) -> None:
        """At the end of the third."""
        t.do(*(Eliminate(seat) for seat in living(t) if t.state.sides[seat].homeless >= HOMELESS))


def rounds_to_go(t: HeroesTable, seat: Seat) -> int | None:
    """How many full rounds a player without a home has left, this one if it began so; none for others.  [HM-3214]"""
    side = t.state.sides[seat]
    if side.out or homes(t, seat):
        return None
    return HOMELESS - max(side.homeless - 1, 0)


class Eliminate(Step, frozen=True):
    """An eliminated player leaves the game at once, with cubes and heroes.  [HM-3205, HM-3206, HM-3207, HM-R-67]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The fields are unflagged; their guards do not return."""
        state, side = t.state, t.state.sides[self.seat]
        side.out, side.second = True, None
        own = [*side.hand, *side.deck, *side.discard, *side.in_play]
        state.removed += [card for card in own if load().cards[card].kind in ("statistic", "machine")]
        side.hand, side.deck, side.discard, side.in_play = [], [], [], []
        side.scrolls = []
        state.flags = {field: flag for field, flag in state.flags.items() if flag.seat != self.seat}
        for seats in state.marks.values():
            if self.seat in seats:
                seats.remove(self.seat)
        t.tell(FactionEliminated(self.seat))
        left = living(t)
        if left:
            t.do(CheckVictory(left[0]), OfferWatch(self.seat))
        else:
            conclude(t, Outcome("lost", "nobody_left"))


class OfferWatch(Question, frozen=True):
    """Whoever was eliminated may go on moving the guards that others fight.  [HM-3208, HM-R-34]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Where players move guards at all."""
        against = t.state.mode in ("clash", "alliance")
        return Decision(self.seat, self, (KeepWatch(), Done()) if against else (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepWatch | Done) -> None:
        """Or somebody else takes it over."""
        t.state.sides[seat].watching = isinstance(choice, KeepWatch)


def last_round(t: HeroesTable) -> int | None:
    """The last round of the scenario; none if it goes on until its goal is reached.  [HM-R-24]"""
    plan = load().plan(t.state.scenario)
    return None if t.state.rules.endless and plan.goal != "hold_out" else plan.last_round(len(t.state.sides))


class LastRoundOver(Step, frozen=True):
    """The rounds of the scenario are over: the goal was not reached, and what was achieved decides.  [HM-3201]"""

    def run(self, t: HeroesTable) -> None:
        """Equal players share the victory; who plays together has lost.  [HM-111]"""
        if load().plan(t.state.scenario).goal == "hold_out":
            win(t, [living(t)[0]], "held_out")
            return
        if t.state.mode in ("cooperative", "campaign"):
            conclude(t, Outcome("lost", "rounds_over", score=max(score(t, seat) for seat in living(t))))
            return
        teams = {seat: [other for other in living(t) if allied(t, seat, other)] for seat in living(t)}
        scores = {seat: sum(score(t, other) for other in team) for seat, team in teams.items()}
        best = max(scores.values())
        winners = tuple(seat for seat in sorted(scores) if scores[seat] == best)
        shared = len(winners) == len(scores) and len(t.state.sides) > 1
        result = Outcome("drawn", "rounds_over", score=best) if shared else Outcome("won", "rounds_over", winners, best)
        conclude(t, result)


def score(t: HeroesTable, seat: Seat) -> int:
    """What all that counts comes to when the rounds are over."""
    return sum(count * worth for count, worth in points(t, seat).values())


def points(t: HeroesTable, seat: Seat) -> dict[str, tuple[int, int]]:
    """What counts when the rounds are over, how much of it there is, and what each is worth."""
    side = t.state.sides[seat]
    flagged = sum(flag.seat == seat for flag in t.state.flags.values())
    return {
        "levels": (level(t, seat), 2),
        "flags": (flagged, 2),
        "buildings": (len(side.built), 1),
        "trophies": (len(side.trophies), 3),
    }
