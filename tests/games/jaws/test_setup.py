"""Setup, levels, the tutorial, whole games.  [JL-1xx, JL-2xx, JL-51xx, JL-52xx, JL-56xx to JL-60xx]"""

import random
import re
from collections import Counter

import pytest

from questhall.core import Setup, Table
from questhall.core.errors import ContentError
from questhall.games.jaws.choices import BeCharacter, KeepGoal, PutBackRest, StartAt
from questhall.games.jaws.content import load
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.modifiers import BASE
from questhall.games.jaws.events import CardsRevealed, Rested
from questhall.games.jaws.formulas import work_out
from questhall.games.jaws.members import beyond
from questhall.games.jaws.setup import scenario_level
from questhall.games.jaws.steps.beginning import BuildHands
from questhall.haven.choices import PlayCards, Skip, UseHalf
from questhall.haven.events import RoundEnded
from tests.games.jaws.board import GAME, asked, take
from tests.ledger import rule

SEATS = ("red_guard", "hatchet")
REAL = [name for name in load().scenarios if not name.startswith("drawn")]


def sit(scenario, seats=SEATS, seed=1, **options):
    return Table.sit(GAME, Setup("jaws", scenario, seats, seed=seed, options=options))


def started(scenario, seats=SEATS, seed=1, **options):
    """Everything before the first round is chosen by chance."""
    t, rng = sit(scenario, seats, seed, **options), random.Random(seed)
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, rng.choice(t.decisions[seat].choices))
    return t


def hand(t, being="red_guard"):
    return [each.card for each in t.state.heroes[being].cards]


@rule("JL-207", "JL-208")
def test_characters_start_on_different_starting_hexes():
    t = sit("roadside_ambush")
    first = asked(t)
    assert set(first) == set(map(StartAt, chamber("roadside_ambush").starts))
    take(t, first[0])
    assert first[0] not in asked(t)


@rule("JL-108", "JL-109")
def test_a_seat_without_a_character_chooses_one_that_nobody_has():
    t = sit("roadside_ambush", ("red_guard", ""))
    assert set(asked(t)) == {BeCharacter(name) for name in ("demolitionist", "hatchet", "voidwarden")}
    take(t, BeCharacter("voidwarden"))
    assert list(t.state.heroes) == ["red_guard", "voidwarden"]


@rule("JL-202", "JL-EX-25")
def test_hit_points_are_those_of_the_level():
    assert started("corrupted_research", level=1).state.figures["red_guard"].health == 10
    assert started("corrupted_research", level=2).state.figures["red_guard"].health == 12


@rule("JL-5601", "JL-201")
def test_the_first_hand_is_the_six_cards_of_level_a():
    assert hand(started("roadside_ambush")) == load().pool("red_guard", "A")
    decks = [started("roadside_ambush", seed=seed).state.heroes["red_guard"].modifiers.draw for seed in (1, 2)]
    assert Counter(decks[0]) == Counter(decks[1]) == Counter(BASE)
    assert decks[0] != decks[1]


@rule("JL-5701", "JL-5609", "JL-5608")
def test_the_second_hand_has_two_cards_of_level_b():
    cards = hand(started("a_hole_in_the_wall"))
    assert sorted(load().cards[card].level for card in cards) == ["A"] * 4 + ["B"] * 2
    assert "desert_night_a" not in cards


@rule("JL-5801", "JL-5707")
def test_the_third_hand_has_two_cards_of_level_1_besides():
    cards = hand(started("the_black_ship"))
    assert {"swift_strength", "healing_sands"} <= set(cards)
    assert len(cards) == 8


@rule("JL-5706")
def test_everybody_has_two_cards_of_level_1_in_the_third_scenario():
    t = started("the_black_ship", ("red_guard", "hatchet", "demolitionist", "voidwarden"))
    new = {being: {card for card in hand(t, being) if load().cards[card].level == "1"} for being in t.state.heroes}
    assert new == {
        "red_guard": {"swift_strength", "healing_sands"},
        "hatchet": {"the_favorite", "retrieval"},
        "demolitionist": {"windup", "crushing_weight"},
        "voidwarden": {"signs_of_the_void", "close_to_the_abyss"},
    }


@rule("JL-5901", "JL-5809", "JL-5808")
def test_the_fourth_hand_is_all_cards_of_level_1():
    assert hand(started("a_ritual_in_stone")) == load().pool("red_guard", "1")


@rule("JL-6001", "JL-5203", "JL-236")
def test_the_fifth_hand_is_chosen_from_levels_1_and_x():
    t = started("a_deeper_understanding")
    assert len(hand(t)) == 10
    assert {seat: len(decision.choices) for seat, decision in building("a_deeper_understanding").decisions.items()} == {
        0: 14,
        1: 14,
    }


def building(scenario, seats=SEATS, **options):
    """A table at which hands are chosen."""
    t = sit(scenario, seats, **options)
    while not isinstance(t.agenda[-1], BuildHands):
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    return t


def levels_of(choices):
    return {int(load().cards[choice.card].level) for choice in choices if choice != PutBackRest()}


@rule("JL-5003", "JL-5005")
def test_a_character_of_a_high_level_has_one_card_for_each_level_of_that_level_or_below():
    t = building("mixed_results", ("demolitionist", "hatchet"))
    offered = []
    for _ in range(6):
        choices = t.decisions[0].choices
        offered.append(levels_of(choices))
        t.take(0, choices[0])
    assert offered == [{*range(lowest, 9)} for lowest in (8, 7, 6, 4, 3, 2)]  # there is one card of level 5
    high = sorted(
        int(load().cards[card].level) for card in hand(t, "demolitionist") if "1" < load().cards[card].level < "X"
    )
    assert high == [2, 3, 4, 5, 6, 7, 8]


@rule("JL-5003")
def test_whoever_leaves_low_cards_behind_keeps_no_more_high_ones_than_levels_have_given():
    t = building("mixed_results", ("demolitionist", "hatchet"))
    while 0 in t.decisions:
        t.take(
            0, min(t.decisions[0].choices[:-1], key=lambda choice: load().cards[choice.card].level.replace("X", "0"))
        )
    for lowest in range(2, 9):
        high = [card for card in hand(t, "demolitionist") if "X" > load().cards[card].level >= str(lowest)]
        assert len(high) <= 9 - lowest
    assert len(hand(t, "demolitionist")) == load().characters["demolitionist"].hand


def test_the_rest_of_a_hand_can_be_left_to_the_game_and_is_one_that_levels_can_give():
    t = building("mixed_results", ("demolitionist", "hatchet"))
    shown = t.scene(0, "en").zones["demolitionist-hand"].cards
    assert [load().cards[card].level for card in shown[:2]] == ["8", "8"]
    take(t, PutBackRest())
    assert len(hand(t, "demolitionist")) == load().characters["demolitionist"].hand
    assert not beyond(load(), hand(t, "demolitionist"), 8)


@rule("JL-5203")
def test_all_choose_their_hands_at_once_and_are_told_how_many_cards_come_along():
    t = building("a_deeper_understanding")
    texts = [GAME.scene(t.view(1), t.decisions[1], (), language, None).prompt.text for language in ("en", "uk", "ru")]
    assert [set(re.findall(r"\d+", text)) for text in texts] == [{"10", "13"}] * 3
    t.take(1, t.decisions[1].choices[0])
    assert set(t.decisions) == {0, 1}


@rule("JL-4901", "JL-4902", "JL-235")
def test_everybody_keeps_one_of_two_battle_goals_in_secret():
    t = sit("a_ritual_in_stone")
    assert {len(decision.choices) for decision in t.decisions.values()} == {2}
    assert not set(t.decisions[0].choices) & set(t.decisions[1].choices)
    assert isinstance(t.decisions[0].choices[0], KeepGoal)
    assert t.view(1).state.heroes["red_guard"].offered == ["", ""]
    others = sit("a_ritual_in_stone", seed=2)
    assert {seat: each.choices for seat, each in others.decisions.items()} != {
        seat: each.choices for seat, each in t.decisions.items()
    }
    kept = [t.decisions[0].choices[1], t.decisions[1].choices[0]]
    take(t, *kept)
    assert [KeepGoal(each.goal) for each in t.state.heroes.values()] == kept


@rule("JL-4901", "JL-5605")
def test_before_scenario_4_there_are_no_battle_goals():
    assert started("the_black_ship").state.heroes["red_guard"].goal == ""


@rule("JL-503", "JL-5602", "JL-229", "JL-2608")
def test_in_the_first_scenario_monsters_have_initiative_50_and_plain_values():
    t = started("roadside_ambush")
    for seat in list(t.decisions):
        t.take(seat, t.decisions[seat].choices[0])
    (number,) = t.state.drawn.values()
    card = load().ability("common_vermling_raider", number)
    assert card.initiative == 50
    assert [action.value for action in card.actions] == [0, 0]


@rule("JL-623")
def test_in_the_first_scenario_there_are_no_basic_abilities():
    t = started("roadside_ambush")
    take(t, PlayCards("shocking_advance_a", "desert_night_a"), PlayCards("double_throw_a", "disorienting_barrage_a"))
    assert {choice.basic for choice in asked(t) if isinstance(choice, UseHalf)} == {False}


@rule("JL-2712", "JL-2713", "JL-5702", "JL-5802", "JL-5902")
@pytest.mark.parametrize(
    ("scenario", "deck"),
    [
        ("a_hole_in_the_wall", "basic_vermling_raider"),
        ("the_black_ship", "basic_zealot"),
        ("a_ritual_in_stone", "zealot"),
    ],
)
def test_the_tutorial_uses_basic_decks_first(scenario, deck):
    assert deck in started(scenario).state.decks


@rule("JL-5803", "JL-230")
def test_only_the_first_room_is_stocked_at_the_start():
    t = started("the_black_ship", ("red_guard", "hatchet", "voidwarden", "demolitionist"))
    monsters = [figure for figure in t.state.figures.values() if figure.kind == "monster"]
    assert sorted((figure.being, figure.elite) for figure in monsters) == [("zealot", False), ("zealot", True)]


@rule("JL-2605", "JL-5101", "JL-4309", "JL-O-35")
def test_the_tutorial_has_level_1_and_monsters_of_level_0_as_relief():
    t = started("a_hole_in_the_wall")
    assert (t.state.level, t.state.monster_level) == (1, 1)
    easy = started("a_hole_in_the_wall", difficulty="easy")
    assert (easy.state.level, easy.state.monster_level) == (1, 0)
    assert {trap.damage for trap in easy.state.traps.values()} == {3}


@rule("JL-3809", "JL-EX-37", "JL-5607")
def test_in_the_first_scenario_six_cards_last_three_rounds_and_nine_in_all():
    t = started("roadside_ambush")
    while t.decisions:
        seat = next(iter(t.decisions))
        choices = t.decisions[seat].choices
        t.take(seat, Skip() if Skip() in choices else choices[0])
    first = next(place for place, event in enumerate(t.events) if isinstance(event, Rested))
    assert sum(isinstance(event, RoundEnded) for event in t.events[:first]) == 3
    played = Counter(event.being for event in t.events if isinstance(event, CardsRevealed))
    assert played == {"red_guard": 9, "hatchet": 9}
    assert (t.state.round, t.outcome.reason) == (10, "exhausted")  # nobody came near: the cards were spent


@rule("JL-225", "JL-226", "JL-227")
def test_all_modifier_decks_begin_with_twenty_cards():
    t = started("roadside_ambush")
    decks = [t.state.modifiers, *(hero.modifiers for hero in t.state.heroes.values())]
    assert {len(deck.draw) for deck in decks} == {20}
    assert len({tuple(deck.draw) for deck in decks} | {BASE}) == 4


@rule("JL-5102", "JL-5103", "JL-EX-22", "JL-EX-23", "JL-EX-24", "JL-EX-44", "JL-5302")
def test_the_scenario_level_is_half_the_average_rounded_up():
    assert scenario_level([2, 2]) == 1
    assert scenario_level([3, 2]) == 2
    assert scenario_level([4, 4, 4, 5]) == 3
    assert scenario_level([9, 1, 1, 1]) == 2
    assert [scenario_level([1, 2], each) for each in ("easy", "normal", "hard", "very_hard")] == [0, 1, 2, 3]
    assert [scenario_level([9, 9], each) for each in ("normal", "very_hard")] == [5, 7]


@rule("JL-5105", "JL-G-807")
def test_the_scenario_level_stays_between_0_and_7():
    assert scenario_level([1], "easy") == 0
    assert scenario_level([9] * 4, "very_hard") == 7


@rule("JL-5107", "JL-5108", "JL-5109", "JL-5110", "JL-5111", "JL-5112", "JL-5113", "JL-5114")
def test_the_trap_damage_of_every_level():
    parties = [(1, "easy"), (1, "normal"), (3, "normal"), (5, "normal"), (7, "normal"), (9, "normal"), (9, "hard")]
    damage = []
    for own, difficulty in (*parties, (9, "very_hard")):
        t = sit("the_gauntlet", level=own, difficulty=difficulty)
        damage += {trap.damage for trap in t.state.traps.values() if trap.damage}
    assert damage == [2, 3, 4, 5, 6, 7, 8, 9]


@rule("JL-5106", "JL-2402", "JL-233")
def test_trap_damage_follows_the_level():
    damage = {}
    for level in (1, 9):
        t = started("the_gauntlet", level=level)
        damage[t.state.level] = {trap.damage for trap in t.state.traps.values() if trap.damage}
        assert t.state.monster_level == t.state.level
        poisoned = {cell for cell, trap in t.state.traps.items() if trap.inflict == ("poison",)}
        assert poisoned == {cell for cell, symbol in chamber("the_gauntlet").symbols.items() if symbol == "?"}
    assert damage == {1: {3}, 5: {7}}


@rule("JL-3303")
def test_formulas():
    known = {"C": 3, "L": 2}
    formulas = ("7xC", "C-1", "(1+L)xC", "ceil((2+L)xC/4)", "floor(C+L/2)", "(2xL)+4")
    assert [work_out(formula, known) for formula in formulas] == [21, 2, 9, 3, 4, 8]
    with pytest.raises(ContentError, match="bracket"):
        work_out("(1+L", known)
    with pytest.raises(ContentError, match="“Q” is not known"):
        work_out("Q+1", known)


@pytest.mark.parametrize("scenario", REAL)
def test_random_play_ends_without_a_fault(scenario):
    number = load().scenarios[scenario].number
    t = sit(
        scenario,
        ("red_guard", "hatchet", "voidwarden", "demolitionist")[: 2 + number % 3],
        seed=number,
        **({"level": 1 + number % 9} if number > 5 else {}),
    )
    rng = random.Random(number)
    for count in range(3000):
        if not t.decisions:
            break
        seat = rng.choice(list(t.decisions))
        t.take(seat, rng.choice(t.decisions[seat].choices))
        if count % 10 == 0:
            assert list(GAME.faults(t)) == []
    assert t.outcome is not None


@pytest.mark.parametrize("scenario", ["a_deeper_understanding", "warding_the_void"])
def test_a_frozen_table_goes_on_as_it_was(scenario):
    t, rng = started(scenario), random.Random(2)
    for _ in range(40):
        twin = Table.thaw(GAME, t.freeze())
        seat = rng.choice(list(t.decisions))
        choice = rng.choice(t.decisions[seat].choices)
        assert twin.decisions == t.decisions
        t.take(seat, choice)
        twin.take(seat, choice)
        assert twin.freeze() == t.freeze()


@pytest.mark.parametrize("scenario", ["a_ritual_in_stone"])
def test_what_is_hidden_does_not_change_a_view(scenario):
    t, rng = started(scenario), random.Random(2)
    for _ in range(40):
        for seat in (0, 1, None):
            twin = t.copy()
            GAME.reshuffle(twin, seat, twin.rng.__class__(5))
            assert twin.view(seat) == t.view(seat)
        seat = rng.choice(list(t.decisions))
        t.take(seat, rng.choice(t.decisions[seat].choices))
