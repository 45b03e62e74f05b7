"""Between scenarios: what came of the last one, which comes next, how hard it is.  [BB-106, BB-108, BB-2xx, BB-47xx]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.core import Choice, Decision, Outcome, Question, Refusal, Seat, Step
from questhall.haven.choices import EndCampaign, PlayScenario

from ..campaign import is_over, others, upcoming
from ..choices import Back, ChangeDifficulty, OtherScenario, SetDifficulty
from ..chronicle import CampaignEnded, DifficultySet
from ..content import load
from ..placing import lay_out
from ..state import Attempt, Campaign, State
from ..world import BugsTable
from .beginning import TakeCards


def onward(t: BugsTable) -> Sequence[Step]:
    """In a campaign the end of a scenario is not the end.  [BB-106, BB-108]"""
    if t.state.campaign is None or not t.state.scenario:
        return ()
    assert t.outcome is not None
    return (ConcludeScenario(t.outcome.reason),)


def record_of(t: BugsTable) -> Campaign:
    """What was played so far."""
    assert t.state.campaign is not None, "no campaign is played"
    return t.state.campaign


def between(state: State, campaign: Campaign) -> State:
    """Nothing of a scenario outlasts it: cards, items, health and conditions are as new.  [BB-4711 to BB-4714]"""
    return State(
        scenario="",
        campaign=campaign,
        character=state.character,
        difficulty=state.difficulty,
        long_rest_loss=state.long_rest_loss,
    )


class ConcludeScenario(Step, frozen=True):
    """What came of a scenario is written down; a loss takes nothing away.  [BB-108, BB-4715, BB-4716, BB-R-50]"""

    reason: str

    def run(self, t: BugsTable) -> None:
        """After the last scenario of the way the campaign is completed; a round without cards is not played."""
        state, campaign = t.state, record_of(t)
        played = state.round - 1 if self.reason == "no_cards" else state.round
        attempt = Attempt(state.scenario, self.reason, played, state.difficulty)
        t.state = between(state, replace(campaign, attempts=(*campaign.attempts, attempt)))
        if is_over(record_of(t), t.state.character):
            finish(t, "campaign_completed")
        else:
            t.do(BetweenScenarios())


class BetweenScenarios(Question, frozen=True):
    """Which scenario comes next, how hard it is, or whether this is the end.  [BB-202, BB-203, BB-216, BB-4715]"""

    def ask(self, t: BugsTable) -> Decision:
        """The upcoming ones stand first; a campaign can be ended once something was played."""
        campaign = record_of(t)
        choices: list[Choice] = list(map(PlayScenario, upcoming(campaign, t.state.character)))
        choices += [OtherScenario(), ChangeDifficulty()]
        return Decision(0, self, (*choices, EndCampaign()) if campaign.attempts else tuple(choices))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """A scenario is set up like any other."""
        match choice:
            case PlayScenario(scenario):
                set_up(t, scenario)
            case OtherScenario():
                t.do(PickScenario())
            case ChangeDifficulty():
                t.do(PickDifficulty())
            case EndCampaign():
                finish(t, "campaign_ended")

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """The others are open, but not at first sight."""
        return [Refusal(f"cell:way/{name}", "not_next", "BB-203") for name in others(record_of(t), t.state.character)]


class PickScenario(Question, frozen=True):
    """Any scenario may be chosen; the next one is only recommended.  [BB-203, BB-302]"""

    def ask(self, t: BugsTable) -> Decision:
        """All that allow the character."""
        campaign, character = record_of(t), t.state.character
        every = (*upcoming(campaign, character), *others(campaign, character))
        return Decision(0, self, (Back(), *map(PlayScenario, every)))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Or think again."""
        if isinstance(choice, PlayScenario):
            set_up(t, choice.scenario)
        else:
            t.do(BetweenScenarios())


class PickDifficulty(Question, frozen=True):
    """The monsters' modifier table of the next scenario.  [BB-216, BB-R-58]"""

    def ask(self, t: BugsTable) -> Decision:
        """Any but the present one."""
        names = [name for name in load().difficulties if name != t.state.difficulty]
        return Decision(0, self, (Back(), *map(SetDifficulty, names)))  # type: ignore[arg-type]  # the file has no other

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """It stays until it is changed again."""
        if isinstance(choice, SetDifficulty):
            t.state.difficulty = choice.difficulty
            t.tell(DifficultySet(choice.difficulty))
        t.do(BetweenScenarios())


def set_up(t: BugsTable, scenario: str) -> None:
    """Setup is done before every scenario.  [BB-201, BB-4805, BB-4810]"""
    t.state = lay_out(replace(t.state, scenario=scenario))
    t.do(TakeCards())


def finish(t: BugsTable, reason: str) -> None:
    """The campaign is over, completed or not; the score is how many scenarios were completed."""
    won = len(set(record_of(t).won))
    t.tell(CampaignEnded(reason, won))
    completed = reason == "campaign_completed"
    t.end(Outcome("won", reason, (0,), score=won) if completed else Outcome("ended", reason, score=won))
