"""Setup: character, items, upgrades, and the board.  [BB-2xx, BB-48xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterable

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.choices import Done
from questhall.haven.terms import Being, CardId, ItemId

from ..campaign import extras
from ..choices import Equip, PlayAs, UpgradeCard
from ..chronicle import CardUpgraded, CharacterChosen, ItemEquipped, ScenarioBegan
from ..content import Item, Scenario, chamber, load
from ..content.scenarios import BeginTurned, BeginWith, Gate
from ..refusals import shut_out
from ..state import HERO, Figure, Gear, Held, State
from ..world import BugsTable, give_condition, hero, monsters, scenario_of
from .rounds import StartRound


class ChooseCharacter(Question, frozen=True):
    """Who is played: any character that the scenario allows.  [BB-101, BB-102, BB-302]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Some scenarios are for one character only, or for all but one."""
        every = load().characters
        allowed = [name for name in every if scenario_of(t).allows(name)] if t.state.scenario else every
        return Decision(0, self, tuple(map(PlayAs, allowed)))

    def answer(self, t: BugsTable, seat: Seat, choice: PlayAs) -> None:
        """Then the setup goes on."""
        t.state.character = choice.character
        t.tell(CharacterChosen(choice.character))


@functools.cache
def first_cards(character: Being) -> tuple[CardId, ...]:
    """The level 1 cards of a character."""
    return tuple(load().deck(character, 1))


@functools.cache
def upgrade_of(card: CardId) -> CardId:
    """The level 2 card that belongs to a level 1 card."""
    return load().upgrade(card)


class TakeCards(Step, frozen=True):
    """The four level 1 cards, to be upgraded; before that items are chosen.  [BB-201, BB-217, BB-218]"""

    def run(self, t: BugsTable) -> None:
        """Items first, cards second, as in the steps of the setup."""
        t.state.cards = [Held(card) for card in first_cards(t.state.character)]
        t.do(EquipItems(), *(UpgradeCards(),) * (scenario_of(t).level - 1), BeginScenario())


NONE: frozenset[str] = frozenset()


@functools.cache
def available(number: str, extra: frozenset[str] = NONE) -> list[Item]:
    """Items on all cards of the box before this one, and on promotional cards that are open; none in scenario 1.

    [BB-4802, BB-4803, BB-R-51]
    """
    if float(number) <= 1:
        return []
    return [item for item in load().items.values() if is_open(item.card, number, extra)]


def is_open(card: str, number: str, extra: frozenset[str]) -> bool:
    """Whether the items of a card can be had in the scenario of a number.  [BB-4803, BB-R-45, BB-R-51]"""
    if "." in card:
        return card in extra
    return not card.isdigit() or int(card) < float(number)


@functools.cache
def offered(number: str, hands: int, small: int, extra: frozenset[str]) -> list[tuple[Equip, str]]:
    """Those of them that so many hands and small slots have room for, as choices, with their cards.

    [BB-3404, BB-3405]
    """
    room = {slot: need <= hands if need else small > 0 for slot, need in HANDS.items()}
    return [(Equip(item.id), item.card) for item in available(number, extra) if room[item.slot]]


HAND_COUNT = 2
HANDS = {"one_hand": 1, "two_hand": 2, "small": 0}


def small_slots(scenario: Scenario) -> int:
    """How many small items can be taken along.  [BB-3405, BB-5203, BB-R-06]"""
    return (scenario.level + 1) // 2


def room_taken(worn: Iterable[str]) -> tuple[int, int, frozenset[str]]:
    """The hands, small slots and cards that items use up.  [BB-3404, BB-4804]"""
    items = [load().items[each] for each in worn]
    hands, small = sum([HANDS[item.slot] for item in items]), sum([item.slot == "small" for item in items])
    return hands, small, frozenset([item.card for item in items])


def fitting(scenario: str, taken: Iterable[ItemId], extra: frozenset[str] = NONE) -> tuple[Choice, ...]:
    """What can still be taken, or no more of it.  [BB-5203, BB-R-05, BB-R-06]"""
    printed = load().scenarios[scenario]
    hands, small, cards = room_taken(taken)
    wares = offered(printed.number, HAND_COUNT - hands, small_slots(printed) - small, extra)
    return (Done(), *[choice for choice, card in wares if card not in cards])


@functools.cache
def all_fitting(scenario: str, extra: frozenset[str]) -> tuple[Choice, ...]:
    """The same as long as nothing is taken."""
    return fitting(scenario, (), extra)


def open_extras(state: State) -> frozenset[str]:
    """The promotional cards whose items are open: in a campaign those of completed scenarios.  [BB-R-51]"""
    return extras(state.campaign.won) if state.campaign else NONE


class EquipItems(Question, frozen=True):
    """Which items are taken along.  [BB-217, BB-3404, BB-3405, BB-4804, BB-4805]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Two hands, small items by half the level, one item of each card."""
        scenario, items, extra = t.state.scenario, t.state.items, open_extras(t.state)
        if not items:
            return Decision(0, self, all_fitting(scenario, extra))
        return Decision(0, self, fitting(scenario, [each.item for each in items], extra))

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other items are no longer there."""
        shelf = available(scenario_of(t).number, open_extras(t.state))
        return list(shut_out([each.item for each in t.state.items], shelf))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, Equip):
            t.state.items.append(Gear(choice.item))
            t.tell(ItemEquipped(choice.item))
            t.do(self)


class UpgradeCards(Question, frozen=True):
    """One card for each level above the first is replaced by its own level 2 card.  [BB-218, BB-4808 to BB-4810]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Each card once; where all of them are upgraded, one after the other.  [BB-R-44]"""
        cards = load().cards
        plain = [each.card for each in t.state.cards if cards[each.card].level == 1]
        done = len(t.state.cards) - len(plain)
        left = scenario_of(t).level - 1 - done
        return Decision(0, self, tuple(map(UpgradeCard, plain[:1] if left >= len(plain) else plain)))

    def answer(self, t: BugsTable, seat: Seat, choice: UpgradeCard) -> None:
        """It takes the place of the other."""
        better = upgrade_of(choice.card)
        place = next(each for each in t.state.cards if each.card == choice.card)
        place.card = better
        t.tell(CardUpgraded(choice.card, better))


class BeginScenario(Step, frozen=True):
    """Figures are placed, health is set, scenario effects are applied.  [BB-206, BB-212, BB-213, BB-219 to BB-223]"""

    def run(self, t: BugsTable) -> None:
        """Then the first round begins."""
        scenario, state = scenario_of(t), t.state
        most = load().characters[state.character].health[scenario.level - 1]
        you = Figure(HERO, state.character, chamber(scenario.id).start, most, most, kind="hero")
        state.figures = {HERO: you, **state.figures}
        t.tell(ScenarioBegan(scenario.id, state.character, scenario.level))
        for rule in scenario.rules:
            match rule:
                case BeginWith(group, condition):
                    there = [hero(t)] if group == "hero" else monsters(t)
                    for figure in there:
                        if group in ("hero", "monsters", figure.being):
                            give_condition(t, figure, condition)
                case BeginTurned():
                    for each in state.cards:
                        each.side = "b"
                case Gate(letter):
                    state.terrain |= dict.fromkeys(chamber(scenario.id).letters[letter], "obstacle")
        t.do(StartRound())
