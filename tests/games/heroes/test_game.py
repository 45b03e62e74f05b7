"""Whole games: they end, are kept, hide what is hidden, and bots can play them."""

import random
from functools import cache

import msgspec
import pytest

from questhall.bots.greedy import GreedyBot
from questhall.core import Rng, Setup, Table
from questhall.games.heroes.choices import Done, LookAtDeck, PickHero, TakeCard, TakeDiscard
from questhall.games.heroes.effects import Purse, TakeTop
from questhall.games.heroes.events import CardFound, CardGained, CardsDrawn, CardTaken
from questhall.games.heroes.piles import discard_card, draw_cards
from questhall.games.heroes.state import Side, Troop
from questhall.games.heroes.steps.gaining import SpendCrown
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.searching import AskWitch, SearchDeck
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.view import OPEN
from tests.games.heroes.board import GAME, arrange, offered, side, take, told
from tests.ledger import rule

SEATS = [("castle", "necropolis"), ("dungeon", "castle", "necropolis"), ("", "dungeon")]
SCENARIOS = ["first_flags", "dragons_gate"]
LEVELS = ["easy", "normal", "hard", "impossible"]
MOST = 20_000


def sit(seed):
    options = {"difficulty": LEVELS[seed % 4]}
    return Table.sit(GAME, Setup("heroes", SCENARIOS[seed % 2], SEATS[seed % 3], seed, options))


@cache
def played(seed):
    """A game at random, with eight of its moments."""
    t, chance, moments = sit(seed), random.Random(seed), []
    for number in range(MOST):
        if not t.decisions:
            break
        if number % 60 == 7:
            moments.append(t.copy())
        seat = chance.choice(list(t.decisions))
        t.take(seat, chance.choice(t.decisions[seat].choices))
    return t, moments


SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
@rule("HM-316", "HM-102", "HM-301")
def test_random_play_ends(seed):
    t, _ = played(seed)
    assert t.outcome is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_is_sound(seed):
    t, moments = played(seed)
    assert [fault for moment in (*moments, t) for fault in GAME.faults(moment)] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_frozen_table_can_be_thawed(seed):
    for moment in played(seed)[1]:
        thawed = Table.thaw(GAME, moment.freeze())
        assert thawed.state == moment.state
        assert dict(thawed.decisions) == dict(moment.decisions)


@pytest.mark.parametrize("seed", SEEDS)
@rule("HM-R-55", "HM-1504")
def test_a_view_does_not_change_with_what_is_hidden(seed):
    for number, moment in enumerate(played(seed)[1]):
        for seat in (None, *range(len(moment.state.sides))):
            twin = moment.copy()
            GAME.reshuffle(twin, seat, Rng(number))
            assert twin.view(seat) == moment.view(seat)
            assert list(GAME.faults(twin)) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_decision_does_not_depend_on_what_is_hidden(seed):
    for number, moment in enumerate(played(seed)[1]):
        for seat in moment.decisions:
            twin = moment.copy()
            GAME.reshuffle(twin, seat, Rng(number))
            twin._decisions = None
            assert twin.decisions[seat] == moment.decisions[seat]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_table_looks_the_same(seed):
    for number, moment in enumerate(played(seed)[1]):
        for seat in range(len(moment.state.sides)):
            rng = Rng(number)
            twin = Table(GAME, GAME.imagine(moment.view(seat), rng), rng)
            assert twin.view(seat) == moment.view(seat)


def test_every_part_of_a_players_area_is_either_open_or_known_to_be_hidden():
    assert {*OPEN, "hand", "deck", "secret"} == {field.name for field in msgspec.structs.fields(Side)}


def test_nobody_sees_what_another_draws():
    event = CardsDrawn(0, ("power", "attack"))
    assert GAME.witness(event, 0) == event
    assert GAME.witness(event, 1) == CardsDrawn(0, ("", ""))


def searched():
    """Seat 0 has searched the spells, seen by nobody else."""
    piles = {"spell": (["haste", "slow", "bless"], ["cure"])}
    decks = {0: ["power"], 1: []}
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], piles=piles, decks=decks)
    take(t, LookAtDeck(), TakeCard("slow"))
    return t


@rule("HM-R-55")
def test_nobody_sees_what_another_finds_in_a_search():
    t = searched()
    (found,) = told(t, CardFound)
    assert GAME.witness(found, 0) == CardFound(0, "slow", "spell")
    assert GAME.witness(found, 1) == GAME.witness(found, None) == CardTaken(0, "spell")


@rule("HM-R-55")
def test_nobody_sees_which_cards_another_draws():
    drawn = CardsDrawn(0, ("attack", "power"))
    assert GAME.witness(drawn, 0) == drawn
    assert GAME.witness(drawn, 1) == GAME.witness(drawn, None) == CardsDrawn(0, ("", ""))


@rule("HM-R-55", "HM-3650")
def test_nobody_sees_the_ability_that_another_takes_at_the_witch():
    t = arrange(agenda=[AskWitch(0), Act(0)], piles={"ability": (["luck", "wisdom"], ["estates"])})
    take(t, LookAtDeck(), TakeCard("luck"))
    assert (told(t, CardFound), told(t, CardGained)) == ([CardFound(0, "luck", "ability")], [])
    assert (t.view(1).sides[0].hand, t.view(1).sides[0].unknown) == (("",), ("ability",))


@rule("HM-R-55")
def test_nobody_sees_the_top_card_that_another_takes():
    steps = [Perform(0, "main", (TakeTop("artifact"),)), Act(0)]
    t = arrange(agenda=steps, piles={"artifact": (["speculum", "rib_cage"], ["centaurs_axe"])})
    assert (told(t, CardFound), told(t, CardGained)) == ([CardFound(0, "speculum", "artifact")], [])
    assert (t.view(1).sides[0].hand, t.view(1).sides[0].unknown) == (("",), ("artifact",))


@rule("HM-R-55")
def test_the_view_of_others_does_not_tell_a_found_card_from_those_of_its_deck():
    t = searched()
    seen = t.view(1)
    assert (seen.sides[0].hand, seen.sides[0].deck, seen.sides[0].unknown) == (("",), ("power",), ("spell",))
    assert sorted(seen.decks["spell"].deck) == ["bless", "slow"]
    own = t.view(0)
    assert (own.sides[0].hand, own.decks["spell"].deck) == (("slow",), ["bless"])


@rule("HM-R-55")
def test_others_imagine_any_card_of_the_deck_for_a_found_one():
    t = searched()
    tables = [Table(GAME, GAME.imagine(t.view(1), Rng(seed)), Rng(seed)) for seed in range(20)]
    owned = {tuple(sorted([*each.state.sides[0].hand, *each.state.sides[0].deck])) for each in tables}
    assert owned == {("bless", "power"), ("power", "slow")}


@rule("HM-R-55")
def test_a_found_card_is_known_once_it_was_seen_and_drawn_again():
    t = searched()
    discard_card(t, 0, "slow")
    draw_cards(t, 0, 2)
    assert (t.view(1).sides[0].unknown, t.view(1).sides[0].deck) == ((), ("power", "slow"))


@rule("HM-R-55")
def test_a_card_of_the_discard_pile_is_taken_openly():
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], piles={"spell": (["haste", "slow"], ["cure"])})
    take(t, TakeDiscard())
    assert (told(t, CardGained), t.view(1).sides[0].unknown) == ([CardGained(0, "cure", "spell")], ())


@rule("HM-R-55", "HM-3376")
def test_nobody_knows_the_ability_that_another_may_make_better():
    piles = {"ability": (["offense", "luck", "wisdom"], ["estates"])}
    more = {"piles": piles, "sides": {0: {"crowns": 1}}, "boxes": ("core", "naval")}
    t = arrange(agenda=[SearchDeck(0, "ability"), Act(0)], decks={0: ["power"]}, **more)
    take(t, LookAtDeck(), TakeCard("luck"))
    assert [step.card for step in t.view(1).agenda if isinstance(step, SpendCrown)] == [""]
    for seed in range(10):
        twin = Table(GAME, GAME.imagine(t.view(1), Rng(seed)), Rng(seed))
        twin.take(0, next(choice for choice in twin.decisions[0].choices if isinstance(choice, TakeCard)))
        assert twin.state.sides[0].crowns == 0


@rule("HM-205", "HM-206", "HM-203")
def test_a_player_chooses_one_of_the_two_heroes_of_the_faction():
    t = sit(0)
    assert offered(t, PickHero) == [PickHero("catherine"), PickHero("rion")]
    take(t, PickHero("rion"), PickHero("tamika"))
    assert (side(t).hero, len(side(t).deck), side(t, 1).hero) == ("rion", 9, "tamika")


def test_the_heuristic_likes_what_is_good():
    poor, rich = arrange(), arrange(sides={0: {"experience": 6}})
    assert GAME.heuristic(rich, 0) > GAME.heuristic(poor, 0)
    assert GAME.heuristic(rich, 1) < GAME.heuristic(poor, 1)


def test_a_combat_that_is_being_set_up_looks_as_good_as_when_it_was_announced():
    strong = {0: {"purse": Purse(4, 3, 0), "army": [Troop("champions", "pack")]}, 1: {"purse": Purse()}}
    tiles = {"s3": (2, 1, 0), "f1": (0, 0, 0), "s1": (-2, -1, 0)}
    announced = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=strong, tiles=tiles)
    begun = announced.copy()
    take(begun, Done())
    assert GAME.heuristic(begun, 0) >= GAME.heuristic(announced, 0)


def test_greedy_bots_play_by_the_rules():
    t = sit(0)
    bots = {seat: GreedyBot(GAME, seat) for seat in range(2)}
    for _ in range(40):
        seat = next(seat for seat, decision in t.decisions.items() if not decision.optional)
        t.take(seat, bots[seat].choose(t.view(seat), t.decisions[seat]))
    assert len(t.history) == 40
    assert list(GAME.faults(t)) == []
