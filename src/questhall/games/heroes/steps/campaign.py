"""A campaign: mission after mission at one table, with what the hero keeps.  [HM-108, HM-3221 to HM-3224]"""

from __future__ import annotations

from questhall.core import Decision, Outcome, Question, Seat, Step

from ..choices import Done, EndCampaign, KeepCard, MarchOn, TryAgain
from ..content import load
from ..dealing import deal_decks, lay_out
from ..effects import CardId
from ..events import CardsKept, GameEnded, MissionBegan, MissionEnded
from ..geography import HeroesTable
from ..state import Record, Side
from .beginning import first_steps

KEPT = 5
"""Other cards that go into the next mission besides statistics and the first specialty.  [HM-3222]"""


class CloseMission(Step, frozen=True):
    """It lies under everything else of a mission, and follows when that is over.  [HM-108]"""

    def run(self, t: HeroesTable) -> None:
        """The campaign is won with its last mission."""
        record, state = record_of(t), t.state
        missions = load().campaigns[record.campaign].missions
        t.tell(MissionEnded(state.scenario, record.won, record.reason))
        if not record.won:
            record.losses += 1
            t.do(AskOn())
        elif record.mission + 1 == len(missions):
            t.tell(GameEnded((0,), "campaign_won"))
            t.end(Outcome("won", "campaign_won", (0,), len(missions)))
        else:
            record.mission += 1
            always, others = sorted_out(state.sides[0])
            record.cards = always
            t.do(KeepCards(tuple(others)), AskOn())


def record_of(t: HeroesTable) -> Record:
    """The record of the campaign that is played."""
    assert t.state.campaign is not None, "no campaign is played"
    return t.state.campaign


def sorted_out(side: Side) -> tuple[list[CardId], list[CardId]]:
    """Statistics and the specialty of level 1 are kept always, five of the others; specialties else never.

    [HM-3222, HM-3224, HM-R-09, HM-R-157]
    """
    cards = load().cards
    kept = [card for card in side.permanents if card in cards]
    deck = [*side.deck, *side.hand, *side.discard, *side.in_play, *kept]
    first = load().specialty(side.hero, 1)
    always = [card for card in deck if cards[card].kind == "statistic" or card == first]
    return always, [card for card in deck if cards[card].kind not in ("statistic", "specialty")]


class KeepCards(Question, frozen=True):
    """The player chooses which five other cards the hero keeps; if there are fewer, all.  [HM-3222, HM-R-157]"""

    automatic = True

    cards: tuple[CardId, ...]
    left: int = KEPT

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        wanted = dict.fromkeys(self.cards) if self.left else ()
        return Decision(0, self, tuple(map(KeepCard, wanted)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepCard | Done) -> None:
        """The hero begins the next mission with them."""
        record = record_of(t)
        if isinstance(choice, Done):
            t.tell(CardsKept(tuple(record.cards)))
            return
        record.cards.append(choice.card)
        rest = list(self.cards)
        rest.remove(choice.card)
        t.do(KeepCards(tuple(rest), self.left - 1))


class AskOn(Question, frozen=True):
    """After a mission: go on, try the lost one again, or end here.  [HM-R-156]"""

    def ask(self, t: HeroesTable) -> Decision:
        """A lost mission is repeated with the deck it began with."""
        first = MarchOn() if record_of(t).won else TryAgain()
        return Decision(0, self, (first, EndCampaign()))

    def answer(self, t: HeroesTable, seat: Seat, choice: MarchOn | TryAgain | EndCampaign) -> None:
        """Who ends early has not won, but won missions count."""
        if isinstance(choice, EndCampaign):
            t.tell(GameEnded((), "campaign_left"))
            t.end(Outcome("lost", "campaign_left", score=record_of(t).mission))
        else:
            t.do(OpenMission())


class OpenMission(Step, frozen=True):
    """The next scenario is set up; the hero is back at level 1 with the deck that was kept.  [HM-3221, HM-3223]"""

    def run(self, t: HeroesTable) -> None:
        """Difficulty and optional rules stay."""
        old, record = t.state, record_of(t)
        plan = load().plan(load().campaigns[record.campaign].missions[record.mission])
        chosen, heroes = [side.faction for side in old.sides], [side.hero for side in old.sides]
        t.state = lay_out(plan, chosen, heroes, old.difficulty, old.rules, t.rng)
        record.won, record.reason = False, ""
        t.state.campaign = record
        deal_decks(t.state, t.rng)
        t.tell(MissionBegan(plan.id))
        t.do(*first_steps(t.state), CloseMission())
