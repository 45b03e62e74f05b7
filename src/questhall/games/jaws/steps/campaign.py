"""Between scenarios: what came of the last one, and which comes next.  [JL-42xx, JL-43xx, JL-45xx]"""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Choice, Decision, Outcome, Question, Seat, Step
from questhall.haven.choices import EndCampaign, PlayScenario
from questhall.haven.terms import Being

from ..choices import ChangeParty, SetDifficulty, VisitShop
from ..chronicle import CampaignEnded, DifficultySet, ScenarioBegan, ScenarioConcluded
from ..content import load
from ..content.scenarios import Rewards
from ..members import Attempt, Member, Record
from ..party import (
    GOLD,
    add_checks,
    add_gold,
    add_xp,
    close_location,
    completion_xp,
    copies_left,
    goal_met,
    leader,
    member,
    open_location,
    playable,
    receive_item,
    record_of,
)
from ..state import Deck, Deed, Hero, State
from ..terms import Difficulty
from ..world import TUTORIAL, JawsTable, scenario_of, taught
from .beginning import LayOut
from .city import AssignItem, DrawEvent
from .growing import LevelUps, TakePerk
from .joining import ChangeMembers
from .market import Equip, OpenMarket

FINALE = 17
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "very_hard")


def onward(t: JawsTable) -> Sequence[Step]:
    """In a campaign the end of a scenario is not the end.  [JL-102, JL-104]"""
    if t.state.campaign is None or not t.state.scenario or t.outcome is None:
        return ()
    return (ConcludeScenario(t.outcome.result == "won"),)


class Embark(Step, frozen=True):
    """A new campaign: everybody has an empty sheet.  [JL-105, JL-113]"""

    seats: tuple[Being, ...]

    def run(self, t: JawsTable) -> None:
        """Scenario 1 is the only one.  [JL-105]"""
        record = record_of(t)
        record.members = [Member(being=being, seat=seat) for seat, being in enumerate(self.seats)]
        record.seats = len(self.seats)
        t.do(ChooseScenario())


class ConcludeScenario(Step, frozen=True):
    """Success brings the rewards; then gold, experience and checks are recorded. A loss takes nothing away.

    [JL-4211, JL-4303 to JL-4308, JL-4501, JL-4904, JL-5015, JL-G-810, JL-O-26]
    """

    won: bool

    def run(self, t: JawsTable) -> None:
        """Nothing else of a scenario outlasts it.  [JL-1410, JL-1523, JL-4204, JL-4206, JL-4207, JL-4302]"""
        state, record, scenario = t.state, record_of(t), scenario_of(t)
        record.attempts.append(Attempt(scenario.id, self.won, state.round))
        record.start, record.start_of = [], {}
        t.tell(ScenarioConcluded(scenario.number, self.won))
        following = self.reward(t, scenario.rewards) if self.won else []
        perks = [step for hero in state.heroes.values() for step in self.settle(t, hero)]
        if self.won and scenario.number == TUTORIAL - 1:
            for one in record.members:
                one.pool = load().pool(one.being, "1", "X")
        city = [DrawEvent()] if self.won and record.events else []
        market = [OpenMarket()] if record.shop else []
        t.state = between(record)
        t.do(*following, *perks, *city, LevelUps(), *market, ChooseScenario())

    def settle(self, t: JawsTable, hero: Hero) -> list[Step]:
        """What one character brings home.  [JL-4502, JL-4503, JL-5010, JL-5610]"""
        record, one, level = record_of(t), member(t, hero.being), t.state.level
        if taught(t, 2):
            add_gold(t, one, hero.coins * GOLD[level])
        if taught(t, 3):
            add_xp(t, one, hero.xp + (completion_xp(level) if self.won else 0))
        checks = int(self.won and goal_met(t, hero))
        for number in hero.treasures:
            found = load().treasures[number]
            record.treasures.append(number)
            add_gold(t, one, found.gold)
            checks += found.checks
            if found.item and load().item(found.item) not in one.items:
                receive_item(t, one, load().item(found.item))
        for item in hero.found:
            if item not in one.items and copies_left(t, load().items[item]) > 0:
                receive_item(t, one, item)
        return [TakePerk(hero.being)] * add_checks(t, one, checks)

    def reward(self, t: JawsTable, rewards: Rewards) -> list[Step]:
        """The party's reward for success.  [JL-223, JL-4209, JL-4210, JL-4212, JL-4213, JL-4504, JL-4602, JL-4701]"""
        record, steps = record_of(t), list[Step]()
        record.won.append(scenario_of(t).number)
        for number in rewards.opens:
            open_location(t, number)
        for number in rewards.closes:
            close_location(t, number)
        if rewards.shop:
            first, last = rewards.shop
            record.shop += [item.id for item in load().items.values() if first <= item.number <= last]
        if rewards.events:
            record.events = sorted(load().events)
            t.shuffle(record.events)
        for one in record.members:
            add_gold(t, one, rewards.gold)
            add_xp(t, one, rewards.xp)
            steps += [TakePerk(one.being)] * (rewards.perks + add_checks(t, one, rewards.checks))
        return steps + [AssignItem(load().item(number)) for number in rewards.items]


def between(record: Record) -> State:
    """Nothing lies on the table but the campaign."""
    return State(scenario="", campaign=record, modifiers=Deck(), deed=Deed())


class ChooseScenario(Question, frozen=True):
    """Which location comes next, who goes there, how hard it is, or whether this is the end.

    [JL-104, JL-4302, JL-4309, JL-4618, JL-5104]
    """

    def ask(self, t: JawsTable) -> Decision:
        """The difficulty is free after the tutorial; before there is only the relief of JL-4309."""
        record = record_of(t)
        choices: list[Choice] = [PlayScenario(load().numbered(number).id) for number in playable(record)]
        free = DIFFICULTIES if TUTORIAL in record.won else DIFFICULTIES[:2]
        choices += [SetDifficulty(each) for each in free if each != record.difficulty]
        choices += [ChangeParty(), *([VisitShop()] if record.shop else [])]
        if record.attempts:
            choices.append(EndCampaign())
        return Decision(leader(t), self, tuple(choices))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """A lost scenario is set up again from the start.  [JL-4302, JL-4306]"""
        record = record_of(t)
        match choice:
            case PlayScenario(scenario):
                set_out(t, scenario)
            case SetDifficulty(difficulty):
                record.difficulty = difficulty
                t.tell(DifficultySet(difficulty))
                t.do(self)
            case VisitShop():
                t.do(OpenMarket(), self)
            case ChangeParty():
                t.do(ChangeMembers(), self)
            case EndCampaign():
                t.tell(CampaignEnded(len(record.won)))
                won = FINALE in record.won
                seats = tuple(one.seat for one in record.members) if won else ()
                t.end(Outcome("won" if won else "lost", "campaign_ended", seats, score=len(record.won)))


def set_out(t: JawsTable, scenario: str) -> None:
    """The party goes to a location with what it takes along.  [JL-5101, JL-5102, JL-4611]"""
    from ..setup import levels  # noqa: PLC0415  # the setup begins with a step

    record, number = record_of(t), load().scenarios[scenario].number
    state = between(record)
    state.scenario, state.party = scenario, len(record.members)
    state.level, state.monster_level = levels(number, [one.level for one in record.members], record.difficulty)
    t.state = state
    t.tell(ScenarioBegan(number, scenario))
    party = {one.seat: one.being for one in record.members}
    seats = tuple(party.get(seat, "") for seat in range(record.seats))
    equip = [Equip(being) for being in party.values()] if number > 2 else []
    t.do(*equip, LayOut(seats, 1))
