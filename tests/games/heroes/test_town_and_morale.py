"""Chapters 5, 6, 7, 13, 16: town actions, morale, heroes, armies."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes.choices import (
    Build,
    BuySpell,
    DiscardCard,
    Done,
    DrawCards,
    EndTurn,
    HireHero,
    KeepDie,
    KeepMorale,
    LookAtDeck,
    Recruit,
    ReinforceUnit,
    RerollDie,
    SpendMorale,
    TakeCard,
    TakeDiscard,
)
from questhall.games.heroes.effects import Gain, Morale, Purse, RollResource
from questhall.games.heroes.state import Flag, Troop
from questhall.games.heroes.steps.morale import DropHand, GainMorale, LoseMorale
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import Refresh
from questhall.games.heroes.steps.turn import Act, StartTurn
from questhall.games.heroes.troops import restore_army
from tests.games.heroes.board import GAME, arrange, offered, picks, prompt, side, take
from tests.ledger import rule

RICH = Purse(99, 99, 99)
DUNGEON = ("alamar", "sandro")
GUILD = ["warrens", "dungeon_mage_guild"]


@rule("HM-501", "HM-507", "HM-508", "HM-1313", "HM-1314", "HM-1202")
def test_one_building_in_a_round_for_its_price():
    t = arrange(sides={0: {"purse": Purse(20, 9, 3)}})
    take(t, Build("castle_citadel"))
    assert (side(t).purse, side(t).built, side(t).used) == (Purse(12, 4, 2), ["towers", "castle_citadel"], ["build"])
    assert not offered(t, Build)


@rule("HM-507", "HM-501")
@pytest.mark.parametrize(
    ("token", "choice"),
    [("build", Build("castle_citadel")), ("population", Recruit("griffins")), ("spell_book", BuySpell())],
)
def test_a_town_action_turns_its_token_until_the_next_round(token, choice):
    own = {"purse": Purse(50, 20, 9), "built": ["towers", "castle_mage_guild"], "army": [Troop("halberdiers")]}
    t = arrange(sides={0: own})
    kind = type(choice)
    assert choice in offered(t, kind)
    take(t, choice, *[TakeDiscard()] * (token == "spell_book"), *[Done()] * (token == "population"))
    assert (prompt(t), side(t).used, offered(t, kind)) == ("act", [token], [])
    refreshed = Table(GAME, Deal(t.state, [Refresh(), Act(0)]), t.rng)
    assert (side(refreshed).used, bool(offered(refreshed, kind))) == ([], True)


@rule("HM-1213", "HM-1320")
def test_only_what_can_be_paid_and_is_not_built_is_offered():
    t = arrange(sides={0: {"purse": Purse(7, 5, 1)}})
    assert {build.building for build in offered(t, Build)} == {"castle_mage_guild", "blacksmith"}


@rule("HM-1309", "HM-1308", "HM-EX-03", "HM-1319")
def test_dwellings_are_built_in_order():
    t = arrange(sides={0: {"purse": RICH}})
    dwellings = {"holy_grounds", "glory_of_erathia"} & {build.building for build in offered(t, Build)}
    assert dwellings == {"holy_grounds"}
    assert Recruit("champions") not in offered(t, Recruit)


@rule("HM-1317", "HM-1318")
def test_the_second_building_of_a_tile_comes_after_the_first():
    t = arrange(heroes=DUNGEON, sides={0: {"purse": RICH}})
    assert Build("mana_vortex") not in offered(t, Build)
    t = arrange(heroes=DUNGEON, sides={0: {"purse": RICH, "built": GUILD}})
    assert Build("mana_vortex") in offered(t, Build)


@rule("HM-1110", "HM-1315", "HM-D-21")
def test_the_mage_guild_gives_two_searches_at_once():
    t = arrange(
        heroes=DUNGEON, sides={0: {"purse": RICH}}, piles={"spell": (["haste", "slow", "bless"], ["cure", "curse"])}
    )
    take(t, Build("dungeon_mage_guild"))
    assert not offered(t, Done)
    take(t, TakeDiscard(), LookAtDeck(), TakeCard("slow"))
    assert side(t).hand == ["cure", "slow"]


@rule("HM-511", "HM-513", "HM-EX-05", "HM-906", "HM-1111", "HM-R-29")
def test_the_spell_book_searches_for_the_printed_price():
    pile = {"spell": (["magic_arrow", "fireball", "haste"], ["curse"])}
    t = arrange(heroes=DUNGEON, sides={0: {"purse": Purse(7), "built": GUILD}}, piles=pile)
    take(t, BuySpell(), LookAtDeck(), TakeCard("fireball"))
    assert (side(t).purse.gold, side(t).hand, side(t).used) == (2, ["fireball"], ["spell_book"])
    assert t.state.decks["spell"].discard == ["curse", "magic_arrow"]


@rule("HM-907", "HM-908", "HM-EX-06", "HM-911", "HM-EX-67")
def test_a_search_may_take_the_top_of_the_discard_pile_unseen():
    pile = {"spell": (["magic_arrow", "fireball", "haste"], ["curse"])}
    t = arrange(heroes=DUNGEON, sides={0: {"purse": Purse(7), "built": GUILD}}, piles=pile)
    take(t, BuySpell(), TakeDiscard())
    assert side(t).hand == ["curse"]
    assert (t.state.decks["spell"].deck, t.state.decks["spell"].discard) == (["haste", "fireball"], ["magic_arrow"])


@rule("HM-907")
def test_the_card_that_was_discarded_last_is_taken():
    pile = {"spell": (["magic_arrow", "fireball"], ["curse", "cure"])}
    t = arrange(heroes=DUNGEON, sides={0: {"purse": Purse(7), "built": GUILD}}, piles=pile)
    take(t, BuySpell(), TakeDiscard())
    assert (side(t).hand, t.state.decks["spell"].discard) == (["curse"], ["cure"])


@rule("HM-512", "HM-EX-07", "HM-511")
def test_the_spell_book_waits_for_the_round_after_the_mage_guild():
    t = arrange(heroes=DUNGEON, sides={0: {"purse": RICH, "built": GUILD, "new_guild": True}})
    assert not offered(t, BuySpell)
    assert not offered(arrange(heroes=DUNGEON, sides={0: {"purse": RICH}}), BuySpell)


@rule("HM-502", "HM-514", "HM-504", "HM-R-28")
def test_town_actions_are_open_in_the_turn_of_others_and_without_a_hero_there():
    t = arrange(sides={1: {"purse": Purse(8, 5, 1)}}, at={1: "f1_c"})
    assert t.decisions[1].optional
    t.take(1, Build("necropolis_citadel"))
    assert "necropolis_citadel" in side(t, 1).built
    assert offered(t, EndTurn)


@rule("HM-509", "HM-1611", "HM-1612", "HM-1615", "HM-1616", "HM-1614", "HM-1605", "HM-1306", "HM-D-11")
def test_one_population_token_recruits_and_reinforces_any_number():
    t = arrange(sides={0: {"purse": Purse(20), "army": [Troop("halberdiers")], "built": ["towers", "castle_citadel"]}})
    take(t, Recruit("griffins"), ReinforceUnit("griffins"), ReinforceUnit("halberdiers"), Done())
    assert side(t).army == [Troop("halberdiers", "pack"), Troop("griffins", "pack")]
    assert (side(t).purse.gold, side(t).used) == (20 - 4 - 6 - 3, ["population"])
    assert not offered(t, Recruit)


@rule("HM-1613", "HM-1621", "HM-1622", "HM-1620")
def test_recruiting_needs_a_dwelling_and_the_card():
    t = arrange(sides={0: {"purse": RICH, "army": [Troop("halberdiers", "pack"), Troop("griffins")]}})
    assert offered(t, Recruit) == [Recruit("marksmen")]
    assert not offered(t, ReinforceUnit)


@rule("HM-EX-02")
def test_a_unit_can_be_recruited_in_the_turn_in_which_its_dwelling_was_built():
    t = arrange(sides={0: {"purse": RICH, "built": ["towers", "holy_grounds"]}})
    take(t, Build("glory_of_erathia"), Recruit("champions"), Done())
    assert Troop("champions") in side(t).army
    assert side(t).used == ["build", "population"]


@rule("HM-711")
def test_nobody_hires_a_second_secondary_hero():
    t = arrange(sides={0: {"purse": Purse(30)}}, at={0: "s3_ne"}, second={0: "s3_nw"})
    assert not offered(t, HireHero)


@rule("HM-708", "HM-709", "HM-710", "HM-509", "HM-510", "HM-R-60", "HM-712")
def test_a_secondary_hero_costs_the_token_and_ten_gold():
    t = arrange(sides={0: {"purse": Purse(12)}}, at={0: "s3_ne"})
    take(t, HireHero("s3_c"))
    assert (side(t).second.at, side(t).second.moves, side(t).purse.gold) == ("s3_c", 2, 2)
    assert side(t).used == ["population"]
    assert not offered(t, HireHero)


@rule("HM-R-61", "HM-709")
def test_a_hired_hero_shares_a_field_only_if_there_is_no_other():
    t = arrange(sides={0: {"purse": Purse(12)}})
    assert offered(t, HireHero) == [HireHero("s3_c")]
    t = arrange(sides={0: {"purse": Purse(12)}}, flags={"s3_c": Flag(0), "f3_w": Flag(0)})
    assert offered(t, HireHero) == [HireHero("f3_w")]


@rule("HM-709", "HM-3502", "HM-708")
def test_without_town_or_settlement_nobody_is_hired():
    t = arrange(sides={0: {"purse": Purse(12)}}, flags={"s3_c": Flag(1), "s3_sw": Flag(0, "materials")})
    assert not offered(t, HireHero)
    assert not offered(arrange(sides={0: {"purse": Purse(9)}}), HireHero)


@rule("HM-1619", "HM-R-93")
def test_who_has_no_units_left_gets_the_starting_units():
    t = arrange(sides={0: {"army": []}})
    restore_army(t, 0)
    assert side(t).army == [Troop("halberdiers", "pack"), Troop("marksmen", "pack")]


# -- morale

CASTLE = ("catherine", "mutare")
GAIN, LOSE = GainMorale(0), LoseMorale(0)


@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        pytest.param(0, [GAIN], 1, marks=rule("HM-602")),
        pytest.param(1, [LOSE], 0, marks=rule("HM-611")),
        pytest.param(0, [LOSE], -1, marks=rule("HM-612")),
        pytest.param(-1, [GAIN], 0, marks=rule("HM-613")),
        pytest.param(0, [GAIN, LOSE, LOSE, GAIN], 0, marks=rule("HM-EX-34", "HM-601")),
    ],
)
def test_morale_rises_and_falls(before, steps, after):
    t = arrange(heroes=CASTLE, agenda=steps, sides={0: {"morale": before}})
    assert side(t).morale == after


@rule("HM-603", "HM-604", "HM-607")
def test_the_first_of_two_bright_tokens_may_be_spent_at_once():
    t = arrange(heroes=CASTLE, agenda=[GAIN], sides={0: {"morale": 1}}, decks={0: ["power", "attack"]})
    take(t, SpendMorale("draw"))
    assert (side(t).morale, side(t).hand) == (1, ["power"])


@rule("HM-605", "HM-604")
def test_otherwise_the_second_is_not_gained():
    t = arrange(heroes=CASTLE, agenda=[GAIN], sides={0: {"morale": 1}})
    take(t, KeepMorale())
    assert side(t).morale == 1


@rule("HM-608", "HM-606")
def test_morale_changes_any_number_of_cards():
    t = arrange(
        heroes=CASTLE, sides={0: {"morale": 1}}, hands={0: ["attack", "defense"]}, decks={0: ["power", "estates"]}
    )
    take(t, SpendMorale("swap"))
    assert offered(t, Done)
    take(t, DiscardCard("attack"))
    assert side(t).hand == ["defense"]
    take(t, DiscardCard("defense"))
    assert sorted(side(t).hand) == ["estates", "power"]
    assert side(t).morale == 0


@rule("HM-606")
def test_morale_may_be_spent_in_the_turn_of_others():
    t = arrange(heroes=CASTLE, sides={1: {"morale": 1}}, decks={1: ["power"]})
    t.take(1, SpendMorale("draw"))
    assert side(t, 1).hand == ["power"]


@rule("HM-609", "HM-610", "HM-R-37", "HM-1203")
def test_morale_rolls_a_die_again():
    t = arrange(
        heroes=CASTLE,
        agenda=[Perform(0, "main", (RollResource(),))],
        sides={0: {"morale": 1, "purse": Purse()}},
        loads=[4],
    )
    picks(t, 5)
    take(t, RerollDie(0))
    assert (side(t).purse, side(t).morale) == (Purse(6), 0)


@rule("HM-609", "HM-3406")
def test_a_rerolled_die_counts_among_two():
    t = arrange(
        heroes=CASTLE,
        agenda=[Perform(0, "main", (RollResource(2),))],
        sides={0: {"morale": 1, "purse": Purse()}},
        loads=[4, 0],
    )
    picks(t, 5)
    take(t, RerollDie(1), KeepDie(1))
    assert side(t).purse == Purse(6)


@rule("HM-614", "HM-R-06", "HM-R-07", "HM-EX-35")
def test_a_second_dark_token_costs_the_hand_at_the_next_end_of_the_own_turn():
    t = arrange(heroes=CASTLE, agenda=[LOSE, LOSE, DropHand(0)], hands={0: ["attack", "power"]})
    assert (side(t).hand, side(t).discard, side(t).morale) == ([], ["attack", "power"], 0)


@rule("HM-614")
def test_the_hand_is_dropped_only_when_the_turn_ends():
    t = arrange(heroes=CASTLE, agenda=[StartTurn(0)], sides={0: {"drops_hand": True, "hand": ["attack"], "deck": []}})
    take(t, DrawCards(0))
    assert side(t).hand == ["attack"]
    take(t, EndTurn())
    assert (side(t).hand, side(t).drops_hand) == ([], False)


@rule("HM-615")
def test_a_dark_token_cannot_be_spent():
    assert not offered(arrange(heroes=CASTLE, sides={0: {"morale": -1}}), SpendMorale)


@rule("HM-616")
def test_necropolis_has_no_morale():
    t = arrange(agenda=[GainMorale(1), LoseMorale(1)])
    assert side(t, 1).morale == 0


@rule("HM-617")
@pytest.mark.parametrize("change", [1, -1])
def test_for_necropolis_the_rest_of_an_effect_on_morale_counts(change):
    t = arrange(agenda=[Perform(1, "main", (Morale(change), Gain(gold=2)))], sides={1: {"purse": Purse()}})
    assert (side(t, 1).morale, side(t, 1).purse) == (0, Purse(gold=2))


def test_nothing_is_asked_when_the_turn_is_all_that_is_left():
    assert prompt(arrange()) == "act"
