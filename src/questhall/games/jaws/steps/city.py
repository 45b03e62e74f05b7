"""City events.  [JL-48xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.terms import Being, ItemId

from ..choices import AllotGold, PickMember, SplitGold, TakeOption
from ..chronicle import CityEventDrawn, NothingCame, OmenReceived, OptionTaken
from ..content import load
from ..content.city import Outcome
from ..party import add_gold, add_xp, copies_left, leader, member, open_location, receive_item, record_of, share_gold
from ..terms import Condition
from ..world import JawsTable

FEW = 5
"""Gold is divided one by one, or so many at a time."""


class DrawEvent(Step, frozen=True):
    """The top card of the city deck; it is removed for good.  [JL-4801, JL-4803, JL-4808]"""

    def run(self, t: JawsTable) -> None:
        """Nothing when the deck is empty."""
        deck = record_of(t).events
        if deck:
            number = t.draw(deck)
            t.tell(CityEventDrawn(number))
            t.do(FaceEvent(number))


class FaceEvent(Question, frozen=True):
    """The party chooses between two options before it knows what comes of them.  [JL-4803, JL-4804, JL-4806]"""

    number: int

    def ask(self, t: JawsTable) -> Decision:
        """Both are open."""
        return Decision(leader(t), self, (TakeOption("a"), TakeOption("b")))

    def answer(self, t: JawsTable, seat: Seat, choice: TakeOption) -> None:
        """Only the chosen result applies.  [JL-4805, JL-4806]"""
        event = load().events[self.number]
        party = {one.being for one in record_of(t).members}
        outcomes = event.a if choice.option == "a" else event.b
        t.tell(OptionTaken(self.number, choice.option))
        found = next((each for each in outcomes if not each.case or each.case in party), None)
        if found is None or found == Outcome(case=found.case):
            t.tell(NothingCame())
        else:
            apply(t, found)


def apply(t: JawsTable, outcome: Outcome) -> None:
    """All effects, as far as possible.  [JL-4807]"""
    record, steps = record_of(t), list[Step]()
    if outcome.gold:
        steps.append(DivideGold(outcome.gold, tuple(one.being for one in record.members)))
    if outcome.gold_one or outcome.start_one:
        steps.append(ChooseOne(outcome))
    for one in record.members:
        add_gold(t, one, outcome.gold_each)
        add_xp(t, one, outcome.xp)
        foretell(t, one.being, outcome.start)
    record.start += outcome.start
    if outcome.opens:
        open_location(t, outcome.opens)
    steps += [AssignItem(load().item(number)) for number in outcome.items]
    t.do(*steps, *([DrawEvent()] if outcome.again else []))


def foretell(t: JawsTable, being: Being, conditions: tuple[Condition, ...]) -> None:
    """What somebody will begin the next scenario with is told at once."""
    if conditions:
        t.tell(OmenReceived(being, conditions))


class DivideGold(Question, frozen=True):
    """Gold that comes to the party together, or that it pays together, is divided as it likes.  [JL-4807, JL-G-006]"""

    automatic = True

    gold: int
    among: tuple[Being, ...]

    def ask(self, t: JawsTable) -> Decision:
        """Gold by gold, in fives, or all of it; what nobody has is not paid."""
        payers = [each for each in self.among if self.gold > 0 or member(t, each).gold]
        choices: list[Choice] = [SplitGold()]
        if len(payers) > 1:
            choices += [AllotGold(being, part) for being in payers for part in self.parts(t, being)]
        return Decision(leader(t), self, tuple(choices))

    def parts(self, t: JawsTable, being: Being) -> list[int]:
        """How much one may get, or can pay."""
        if self.gold > 0:
            return [part for part in sorted({1, FEW, self.gold}) if part <= self.gold]
        most = min(-self.gold, member(t, being).gold)
        return [-part for part in sorted({1, FEW, most}) if part <= most]

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Until nothing is left."""
        if isinstance(choice, AllotGold):
            add_gold(t, member(t, choice.being), choice.gold)
            if choice.gold != self.gold:
                t.do(DivideGold(self.gold - choice.gold, self.among))
        else:
            share_gold(t, self.gold, self.among)


class ChooseOne(Question, frozen=True):
    """What befalls one character only befalls the one whom the party chooses.  [JL-4807, JL-G-006]"""

    outcome: Outcome

    def ask(self, t: JawsTable) -> Decision:
        """Any of them."""
        return Decision(leader(t), self, tuple(PickMember(one.being) for one in record_of(t).members))

    def answer(self, t: JawsTable, seat: Seat, choice: PickMember) -> None:
        """The others may get something together."""
        one, others = member(t, choice.being), [each.being for each in record_of(t).members]
        others.remove(one.being)
        add_gold(t, one, self.outcome.gold_one)
        record_of(t).start_of.setdefault(one.being, []).extend(self.outcome.start_one)
        foretell(t, one.being, self.outcome.start_one)
        if self.outcome.gold_others:
            t.do(DivideGold(self.outcome.gold_others, tuple(others)))


class AssignItem(Question, frozen=True):
    """The party gives an item to one of its members who does not own it.  [JL-4212, JL-G-811]"""

    automatic = True

    item: ItemId

    def ask(self, t: JawsTable) -> Decision:
        """Whoever does not own it, while there is a copy."""
        there = copies_left(t, load().items[self.item]) > 0
        free = [one.being for one in record_of(t).members if self.item not in one.items] if there else []
        return Decision(leader(t), self, tuple(map(PickMember, free)) or (PickMember(""),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """That one gets it."""
        assert isinstance(choice, PickMember)
        if choice.being:
            receive_item(t, member(t, choice.being), self.item)
