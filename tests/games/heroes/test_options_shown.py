"""Chapters 29 and 30: difficulty, starting bonus, optional rules."""

import pytest

from questhall.core import Setup, Table
from questhall.games.heroes.choices import Cheer, Deploy, Done, KeepDie, LookAtDeck, PickBonus, Strike, TakeCard
from questhall.games.heroes.effects import Purse, RollResource
from questhall.games.heroes.events import DamageDealt, GuardsDrawn, Proclaimed, UnitRerolled
from questhall.games.heroes.state import Flag, Pile, Rules, Troop
from questhall.games.heroes.steps.beginning import BeginGame, DealBonuses, MixArtifacts
from questhall.games.heroes.steps.combat.afterblows import RollOmen
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import BeginRound, TimedEvents
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from questhall.games.heroes.traits import Omen
from tests.games.heroes.board import GAME, arrange, asked, battle, prompt, side, sit, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""


# -- difficulty and bonus


@rule("HM-2901")
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("normal", 1), ("hard", 2), ("impossible", 3)])
def test_the_difficulty_that_was_chosen_counts_for_guards(difficulty, count):
    assert sit(difficulty=difficulty).state.difficulty == difficulty
    sides = {0: {"purse": Purse(), "army": [Troop("griffins")]}, 1: {"purse": Purse()}}
    t = arrange(agenda=[Enter(0, "main", "s3_w")], difficulty=difficulty, sides=sides)
    take(t, Deploy(0, 12))
    assert len(told(t, GuardsDrawn)[0].units) == count


@rule("HM-2906")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_player_chooses_between_dice_and_artifacts(difficulty):
    t = arrange(agenda=[DealBonuses(), Act(0)], difficulty=difficulty, round=0)
    for seat in (0, 1):
        assert (asked(t), t.decisions[seat].choices) == (seat, (PickBonus("dice"), PickBonus("artifact")))
        take(t, PickBonus("dice"), *[KeepDie(0)] * (difficulty == "normal"))
    assert prompt(t) == "act"


@rule("HM-2908")
def test_the_artifact_of_the_hard_bonus_goes_to_the_hand_and_not_into_the_deck():
    t = sit(difficulty="hard")
    deck = side(t).deck[:]
    t.state.decks["artifact"].deck.append("armor_of_wonder")
    take(t, PickBonus("artifact"))
    assert (side(t).hand, side(t).deck) == (["armor_of_wonder"], deck)


@rule("HM-2909")
def test_after_the_bonus_the_artifacts_are_shuffled():
    cards = ["speculum", "rib_cage", "armor_of_wonder", "titans_gladius", "diplomats_ring"]
    t = arrange(agenda=[MixArtifacts(), Act(0)], piles={"artifact": (cards[:4], cards[4:])}, loads=[0, 0, 0, 0])
    pile = t.state.decks["artifact"]
    assert sorted([*pile.deck, *pile.discard]) == sorted(cards)
    assert (len(pile.discard), [*reversed(pile.deck)] != cards[1:4]) == (1, True)
    assert pile.deck != [*reversed(cards[:4])], "in another order"


# -- optional rules


def with_rules(**rules):
    """A new game with these options."""
    return Table.sit(GAME, Setup("heroes", "first_flags", ("castle", "necropolis"), 1, rules))


@rule("HM-3001")
def test_each_optional_rule_is_switched_on_by_itself():
    assert with_rules(no_rerolls=True).state.rules == Rules(no_rerolls=True)
    assert with_rules(helpers=True, tireless=True).state.rules == Rules(helpers=True, tireless=True)


@rule("HM-3003")
@pytest.mark.parametrize(("other", "again"), [(False, [UnitRerolled("Z", -1, 1)]), (True, [])])
def test_no_ability_rolls_an_attack_die_again(other, again):
    t = battle(DUEL, Z="minotaurs neutral", g="crusaders few", agenda=[ActivateUnit("Z")], dice=[-1, 1, 0])
    t.state.rules = Rules(no_rerolls=other)
    take(t, Strike("g"))
    assert told(t, UnitRerolled) == again


@rule("HM-3003")
def test_the_die_of_a_defence_token_is_not_rolled_again_either():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], sides={1: {"morale": 1}})
    t.state.rules, unit(t, "g").defending = Rules(no_rerolls=True), True
    take(t, Strike("g"), Done())
    assert (told(t, DamageDealt)[0].fighter, side(t, 1).morale) == ("g", 1)


@rule("HM-3003")
@pytest.mark.parametrize(("other", "hurt", "morale"), [(False, [1], 1), (True, [], 0)])
def test_no_proclamation_lets_a_die_for_an_ability_be_rolled_again(other, hurt, morale):
    omen, rules = RollOmen("Z", "g", Omen((0,), damage=1)), Rules(no_rerolls=other)
    t = battle(DUEL, Z="wyverns neutral", g="griffins pack", agenda=[ActivateUnit("Z"), omen], dice=[1, 0])
    t.state.proclaimed, t.state.rules = "multilingual_bron", rules
    take(t, Done())
    assert [event.damage for event in told(t, DamageDealt)] == hurt
    own = {"army": [Troop("satyrs", "neutral")]}
    merry = arrange(sides={0: own}, loads=[0, 4], proclaimed="multilingual_bron", rules=rules)
    take(merry, Cheer())
    assert side(merry).morale == morale


@rule("HM-3004", "HM-R-159")
@pytest.mark.parametrize(("face", "gained"), [(1, Purse(0, 1)), (3, Purse(0, 0, 1)), (4, Purse(1))])
def test_meagre_dice_yield_one_of_each_resource(face, gained):
    roll = [Perform(0, "main", (RollResource(),))]
    t = arrange(agenda=roll, sides={0: {"purse": Purse()}}, rules=Rules(meagre_dice=True), loads=[face])
    assert side(t).purse == gained


@rule("HM-3006")
def test_without_the_rule_nobody_starts_with_a_secondary_hero():
    t = arrange(agenda=[BeginGame()], rules=Rules(no_bonus=True), round=0)
    assert [side(t, seat).second for seat in (0, 1)] == [None, None]


@pytest.mark.parametrize(
    ("rules", "least", "quiet"),
    [
        pytest.param(Rules(), 0, False, marks=rule("HM-3007", "HM-3011")),
        pytest.param(Rules(sure_damage=True), 1, False, marks=rule("HM-3007")),
        pytest.param(Rules(quiet_die=True), 0, True, marks=rule("HM-3011")),
    ],
)
def test_the_rules_of_the_table_hold_in_its_combats(rules, least, quiet):
    sides = {0: {"purse": Purse()}, 1: {"purse": Purse()}}
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=sides, rules=rules)
    assert (t.state.combat.least, t.state.combat.quiet) == (least, quiet)


@rule("HM-3008")
def test_a_mine_gives_double_income_and_whoever_loses_it_loses_as_much():
    double, own = Rules(double_income=True), {"purse": Purse(), "income": Purse(10)}
    t = arrange(agenda=[Visit(0, "main", "s3_sw")], sides={0: own}, rules=double)
    assert (side(t).income, side(t).purse) == (Purse(10, 4), Purse(0, 2))
    flags = {"s3_c": Flag(0), "s1_c": Flag(1), "s3_sw": Flag(1, "materials")}
    settings = {"flags": flags, "opened": ["s3_sw"], "sides": {0: own, 1: {"income": Purse(10, 4)}}}
    t = arrange(agenda=[Visit(0, "main", "s3_sw")], rules=double, **settings)
    assert (side(t).income, side(t, 1).income) == (Purse(10, 4), Purse(10))


@rule("HM-3012")
@pytest.mark.parametrize("number", [2, 3])
def test_with_the_rule_the_astrologers_proclaim_in_even_rounds_too(number):
    stars = Pile(["dead_silence"])
    t = arrange(agenda=[BeginRound()], round=number - 1, rules=Rules(astrologers="always"), proclamations=stars)
    assert len(told(t, Proclaimed)) == 1


@rule("HM-3014")
@pytest.mark.parametrize("number", range(1, 17))
@pytest.mark.parametrize("wanted", [True, False])
def test_cubes_are_taken_off_in_the_rounds_four_eight_and_twelve_only(number, wanted):
    t = arrange(
        agenda=[TimedEvents(), Act(0)], round=number, visited=["f1_e"], rules=Rules(returning_fields=wanted), refresh={}
    )
    assert (t.state.visited == []) == (wanted and number in (4, 8, 12))


@rule("HM-3015", "HM-905")
@pytest.mark.parametrize("slow", [True, False])
def test_a_card_found_in_a_deck_goes_to_the_discard_pile(slow):
    piles = {"spell": (["bless", "slow"], ["cure"])}
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], rules=Rules(slow_cards=slow), piles=piles)
    take(t, LookAtDeck(), TakeCard("bless"))
    assert (side(t).hand, side(t).discard) == (([], ["bless"]) if slow else (["bless"], []))
