"""Before the first round: characters, hands, battle goals, starting hexes.  [JL-1xx, JL-2xx, JL-49xx, JL-52xx]"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from questhall.core import Choice, Decision, OpenQuestion, Question, Seat, SecretQuestion, Step
from questhall.haven.elements import ELEMENTS
from questhall.haven.terms import Being, CardId

from ..cardpiles import fresh
from ..choices import BeCharacter, KeepGoal, PutBack, PutBackRest, StartAt
from ..content import load
from ..content.checks import coming
from ..content.maps import chamber
from ..events import GoalChosen
from ..health import give_condition
from ..members import Member, beyond, modifier_cards, tutorial_pool
from ..merits import card_worth
from ..placing import place_room
from ..seasoned import newcomer, seasoned
from ..state import INERT, Deck, Figure, Gear, Held, Hero, Trap
from ..world import TUTORIAL, JawsTable, deck_of, scenario_of, standing, taught
from .ending import CheckRules
from .rounds import StartRound

GOALS = 2


class ChooseCharacter(Question, frozen=True):
    """A player without a character chooses one that nobody has.  [JL-108, JL-109]"""

    seat: Seat

    def ask(self, t: JawsTable) -> Decision:
        """Each exists once."""
        taken = {each.being for each in t.state.heroes.values()} | named(t)
        free = [being for being in load().characters if being not in taken]
        return Decision(self.seat, self, tuple(map(BeCharacter, free)))

    def answer(self, t: JawsTable, seat: Seat, choice: BeCharacter) -> None:
        """The choice is kept until the scenario is laid out."""
        rest = t.agenda
        for place, step in enumerate(rest):
            if hasattr(step, "seats"):
                seats = tuple(choice.being if n == seat else each for n, each in enumerate(step.seats))
                rest[place] = replace(step, seats=seats)


def named(t: JawsTable) -> set[str]:
    """The characters that seats have already."""
    return {being for step in t.agenda for being in getattr(step, "seats", ()) if being}


class LayOut(Step, frozen=True):
    """Decks are shuffled, the starting room is stocked, everybody gets what is theirs.

    [JL-201 to JL-203, JL-207, JL-225 to JL-227, JL-230 to JL-236, JL-2711]
    """

    seats: tuple[Being, ...]
    level: int
    seasoned: bool = False

    def run(self, t: JawsTable) -> None:
        """Then battle goals, hands and starting hexes are chosen."""
        state = t.state
        for member in self.party(t):
            state.heroes[member.being] = new_hero(t, self.seats.index(member.being), member)
        lay_out(t)
        t.do(
            DealGoals(),
            *unfinished(t),
            *map(ChooseStart, state.heroes),
            BeginWith(),
            CheckRules("at_once"),
            StartRound(),
        )

    def party(self, t: JawsTable) -> list[Member]:
        """Those of the campaign, or for a single scenario as if they came out of one, or new ones."""
        beings, record = [being for being in self.seats if being], t.state.campaign
        if record is not None:
            found = [one for being in beings for one in record.members if one.being == being]
        elif self.seasoned:
            found = seasoned(beings, scenario_of(t).number, self.level)
        else:
            found = [newcomer(load(), being, self.level) for being in beings]
        return [taken_along(t, one) for one in found]


def taken_along(t: JawsTable, one: Member) -> Member:
    """A member of the party with the cards and items for this scenario."""
    number, content, being = scenario_of(t).number, load(), one.being
    pool = tutorial_pool(content, being, number) if number <= TUTORIAL else list(one.pool) or content.pool(being, "1")
    items = [item for item in one.items if number > 2 and item not in t.state.left.get(being, ())]
    return replace(one, pool=pool, items=items)


def new_hero(t: JawsTable, seat: Seat, member: Member) -> Hero:
    """A member of the party at the start of a scenario.  [JL-202, JL-226, JL-227]"""
    cards = fresh(modifier_cards(load(), member))
    t.shuffle(cards)
    return Hero(
        seat=seat,
        being=member.being,
        level=member.level,
        cards=[Held(card) for card in member.pool],
        items=[Gear(item) for item in member.items],
        modifiers=Deck(cards),
    )


def lay_out(t: JawsTable) -> None:
    """The map, the decks and the elements.  [JL-230 to JL-234, JL-2711]"""
    state, scenario, board = t.state, scenario_of(t), chamber(t.state.scenario)
    state.terrain = dict(board.terrain)
    state.modifiers = Deck(fresh())
    t.shuffle(state.modifiers.draw)
    state.elements = dict.fromkeys(ELEMENTS, INERT) if taught(t, 4) else {}
    state.coins = dict.fromkeys(board.coins, 1) if taught(t, 2) else {}
    known = state.campaign.treasures if state.campaign is not None else []
    placed = zip(board.marked("*"), scenario.treasures, strict=True)
    state.treasures = {cell: number for cell, number in placed if number not in known}
    for cell, venom in board.traps.items():
        state.traps[cell] = Trap(inflict=scenario.traps) if venom else Trap(2 + state.level)
    beings = {each.monster for each in scenario.monsters.values()}
    beings |= {name for rule in scenario.rules for name in coming(rule)}
    beings |= {load().monsters[being].leaves for being in beings} | {load().monsters[being].avenged for being in beings}
    beings |= {"blood_imp"} if "first_of_the_order" in beings else set()
    for deck in sorted({deck_of(t, being) for being in beings if being}):
        numbers = [card.number for card in load().decks[deck]]
        t.shuffle(numbers)
        state.decks[deck], state.discards[deck] = numbers, []
    place_room(t, 0)


class KeepGoals(SecretQuestion, frozen=True):
    """Everybody gets two battle goals and keeps one, in secret, from scenario 4 on.  [JL-4901, JL-4902, JL-235]"""

    def asks(self, t: JawsTable) -> Mapping[Seat, Decision]:
        """Those that were dealt."""
        heroes = t.state.heroes.values()
        return {each.seat: Decision(each.seat, self, tuple(map(KeepGoal, each.offered))) for each in heroes}

    def answers(self, t: JawsTable, given: Mapping[Seat, KeepGoal]) -> None:
        """The other one is discarded unseen."""
        for mine in t.state.heroes.values():
            mine.goal, mine.offered = given[mine.seat].goal, []
            t.tell(GoalChosen(mine.being, mine.goal))


class DealGoals(Step, frozen=True):
    """The battle goals are shuffled, and each character gets two.  [JL-4901]"""

    def run(self, t: JawsTable) -> None:
        """From scenario 4 on."""
        if not taught(t, 4):
            return
        goals = list(load().goals)
        t.shuffle(goals)
        for mine in t.state.heroes.values():
            mine.offered = [goals.pop() for _ in range(GOALS)]
        t.do(KeepGoals())


class BeginWith(Step, frozen=True):
    """What a city event has brought upon the party.  [JL-4807]"""

    def run(self, t: JawsTable) -> None:
        """For all, or for one of them."""
        record = t.state.campaign
        if record is None:
            return
        for being in t.state.heroes:
            for condition in (*record.start, *record.start_of.get(being, ())):
                give_condition(t, t.state.figures[being], condition)


class BuildHands(OpenQuestion, frozen=True):
    """From scenario 5 on hands are chosen from the pools, by all at once: cards are put back until they fit.

    [JL-236, JL-5203, JL-5204]
    """

    def asks(self, t: JawsTable) -> Mapping[Seat, Decision]:
        """Those who have too many cards."""
        found = {mine.seat: spare_cards(mine) for mine in t.state.heroes.values()}
        asked = {seat: (*map(PutBack, cards), PutBackRest()) for seat, cards in found.items() if cards}
        return {seat: Decision(seat, self, choices) for seat, choices in asked.items()}

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """One after the other, or all that are worth least."""
        mine = next(each for each in t.state.heroes.values() if each.seat == seat)
        if isinstance(choice, PutBack):
            put_back(mine, choice.card)
        while choice == PutBackRest() and (spare := spare_cards(mine)):
            put_back(mine, min(spare, key=card_worth))
        t.do(*unfinished(t))


def put_back(mine: Hero, card: CardId) -> None:
    """A card stays out of the hand for the scenario."""
    mine.cards = [each for each in mine.cards if each.card != card]


def unfinished(t: JawsTable) -> list[Step]:
    """Somebody still has cards to put back."""
    return [BuildHands()] if any(map(spare_cards, t.state.heroes.values())) else []


def spare_cards(mine: Hero) -> list[CardId]:
    """What may be put back: what level-ups cannot have given, then any card, level X first; nothing if the hand fits.

    [JL-5003, JL-5202, JL-5208]
    """
    content, cards = load(), [each.card for each in mine.cards]
    if len(cards) <= content.characters[mine.being].hand:
        return []
    above = beyond(content, cards, mine.level)
    return above or sorted(cards, key=lambda card: content.cards[card].level != "X")


class ChooseStart(Question, frozen=True):
    """Any empty starting hex.  [JL-207, JL-208]"""

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """No two on one hex."""
        free = [cell for cell in chamber(t.state.scenario).starts if standing(t, cell) is None]
        return Decision(t.state.heroes[self.being].seat, self, tuple(map(StartAt, free)))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """With all hit points of the level.  [JL-202]"""
        assert isinstance(choice, StartAt)
        mine = t.state.heroes[self.being]
        health = load().characters[self.being].health[mine.level - 1]
        t.state.figures[self.being] = Figure(self.being, self.being, choice.cell, health, health, "character")
