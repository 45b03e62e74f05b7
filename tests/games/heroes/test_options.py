"""Chapter 30: optional rules. Chapters 9, 13, 18: diplomacy, buildings, what was left."""

import pytest

from questhall.core import Rng, Table
from questhall.core.errors import SetupError
from questhall.games.heroes.choices import (
    DiscardCard,
    Done,
    DrawCards,
    Exchange,
    Go,
    LeadFaction,
    LookAtDeck,
    PeekAt,
    PeekAtPlayer,
    PeekAtUnits,
    Play,
    Prolong,
    PutAside,
    Recruit,
    ReinforceUnit,
    RemoveCard,
    SinkUnit,
    Strike,
    SwapUnit,
    TakeCard,
    TakeDiscard,
    TakeIncome,
    TakeOption,
    UseBuilding,
)
from questhall.games.heroes.effects import Purse, RollResource
from questhall.games.heroes.events import DamageDealt, IncomeReceived, Proclaimed, TruceMade
from questhall.games.heroes.plays import lent
from questhall.games.heroes.state import Flag, Lingering, Pile, Rules, Troop
from questhall.games.heroes.steps.beginning import BeginGame, DealBonuses
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound, StartCombatRound
from questhall.games.heroes.steps.combat.starting import Announce
from questhall.games.heroes.steps.diplomacy import ShowNeutrals
from questhall.games.heroes.steps.levels import ReachLevel
from questhall.games.heroes.steps.machine_shops import VisitFactory
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.places import TakeStatisticCard
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.rounds import BeginRound, ReceiveIncome, StarYields, TimedEvents
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, GAME, arrange, asked, battle, offered, prompt, side, sit, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
CASTLE = ("catherine", "mutare")
CORE_HEROES = [hero for hero in CONTENT.heroes.values() if hero.box == "core"]


@rule("HM-3001", "HM-2901")
def test_all_optional_rules_are_off_by_default():
    assert sit().state.rules == Rules()


@rule("HM-3003")
def test_dice_may_not_be_rolled_again():
    roll = [Perform(0, "main", (RollResource(),))]
    t = arrange(heroes=CASTLE, agenda=roll, sides={0: {"morale": 1}}, rules=Rules(no_rerolls=True))
    assert not t.decisions


@rule("HM-3003")
@pytest.mark.parametrize(("other", "plays"), [(False, [Play("diplomats_ring", 0)]), (True, [])])
def test_no_card_is_played_for_a_die_that_may_not_be_rolled_again(other, plays):
    ring, rules = {0: ["diplomats_ring"]}, Rules(no_rerolls=other)
    t = arrange(hands=ring, agenda=[Perform(0, "main", (RollResource(2, 1),)), Act(0)], rules=rules, loads=[0, 5])
    assert (prompt(t), offered(t, Play)) == ("choose_die", plays)
    t = battle(DUEL, Z="crusaders few", g="crusaders few", agenda=[ActivateUnit("Z")], hands=ring, dice=[1, 0])
    t.state.rules = rules
    take(t, Strike("g"))
    assert (prompt(t) == "rethrow_dice", offered(t, Play)) == (not other, plays)


@rule("HM-3004", "HM-R-159")
def test_dice_yield_one_resource():
    roll = [Perform(0, "main", (RollResource(),))]
    t = arrange(agenda=roll, sides={0: {"purse": Purse()}}, rules=Rules(meagre_dice=True), loads=[5])
    assert side(t).purse == Purse(1)


@rule("HM-3005")
def test_no_starting_bonus():
    t = arrange(agenda=[DealBonuses(), Act(0)], rules=Rules(no_bonus=True), round=0)
    assert prompt(t) == "act"


@rule("HM-3006", "HM-701", "HM-702")
def test_everybody_starts_with_a_secondary_hero():
    t = arrange(agenda=[BeginGame()], rules=Rules(helpers=True, no_bonus=True), round=0)
    assert [side(t, seat).second.at for seat in (0, 1)] == ["s3_c", "s1_c"]


@rule("HM-3007")
def test_every_attack_deals_at_least_one_damage():
    t = battle(DUEL, Z="zombies few", g="black_dragons pack", agenda=[ActivateUnit("Z")], dice=[-1, 0])
    t.state.combat.least = 1
    take(t, Strike("g"))
    assert told(t, DamageDealt)[0].damage == 1


@rule("HM-3008")
def test_mines_and_settlements_give_double_income():
    t = arrange(
        agenda=[Visit(0, "main", "f3_w")],
        sides={0: {"purse": Purse(), "income": Purse(10)}},
        rules=Rules(double_income=True),
    )
    take(t, TakeIncome("gold"))
    assert (side(t).income, side(t).purse) == (Purse(20), Purse(5))


@rule("HM-3010")
def test_prolonging_costs_nothing():
    t = battle(
        DUEL, Z="zombies few", g="boars neutral", guards=True, level=2, agenda=[ActivateUnit("Z"), EndCombatRound()]
    )
    t.state.rules, side(t).main.moves = Rules(tireless=True), 0
    take(t, Done(), Prolong())
    assert (t.state.combat.round, side(t).main.moves) == (2, 0)


@rule("HM-3011")
def test_a_quiet_die_triggers_abilities_only():
    t = battle(DUEL, Z="crusaders few", g="zombies pack", agenda=[ActivateUnit("Z")], dice=[1, 0])
    t.state.combat.quiet = True
    take(t, Strike("g"))
    assert told(t, DamageDealt)[0].damage == 3 - 2


@pytest.mark.parametrize(
    ("when", "number", "income", "stars"),
    [
        pytest.param("always", 2, 1, 1, marks=rule("HM-3012")),
        pytest.param("never", 1, 0, 0, marks=rule("HM-3013", "HM-3016")),
    ],
)
def test_the_astrologers_may_proclaim_always_or_never(when, number, income, stars):
    t = arrange(
        agenda=[BeginRound()], round=number, rules=Rules(astrologers=when), proclamations=Pile(["dead_silence"])
    )
    assert (len(told(t, IncomeReceived)) // 2, len(told(t, Proclaimed))) == (income, stars)


@rule("HM-3014", "HM-R-02")
def test_all_black_cubes_may_be_taken_off_in_some_rounds():
    rules = Rules(returning_fields=True)
    assert arrange(agenda=[TimedEvents()], round=8, visited=["f1_e"], rules=rules).state.visited == []
    assert arrange(agenda=[TimedEvents()], round=6, visited=["f1_e"], rules=rules).state.visited == ["f1_e"]


@rule("HM-3015", "HM-905")
def test_gained_cards_may_go_to_the_discard_pile():
    t = arrange(agenda=[SearchDeck(0, "spell")], rules=Rules(slow_cards=True), piles={"spell": (["bless"], ["cure"])})
    take(t, TakeDiscard())
    assert (side(t).hand, side(t).discard) == ([], ["cure"])


@rule("HM-3015")
@pytest.mark.parametrize(
    ("gaining", "card"),
    [
        (ReachLevel(0, 4), "catherine_4"),
        (VisitFactory(0, "free"), "ballista"),
        (TakeStatisticCard(0), "attack"),
    ],
)
def test_specialties_war_machines_and_statistic_cards_may_go_to_the_discard_pile_too(gaining, card):
    slow, usual = (
        arrange(agenda=[gaining, Act(0)], heroes=("catherine", "gem"), rules=Rules(slow_cards=is_slow))
        for is_slow in (True, False)
    )
    for t in (slow, usual):
        if prompt(t) != "act":
            take(t, next(choice for choice in t.decisions[0].choices if getattr(choice, "card", "") == card))
    assert (side(slow).hand, side(slow).discard) == ([], [card])
    assert (side(usual).hand, side(usual).discard) == ([card], [])


# -- neutral units in armies

NEUTRAL = {"bronze": (["boars", "rogues"], []), "gold": (["trolls"], []), "azure": (["crystal_dragons"], [])}


@rule("HM-1807", "HM-R-120", "HM-1808", "HM-1812", "HM-1601", "HM-1608")
def test_diplomacy_recruits_a_neutral_unit_for_its_price():
    t = arrange(hands={0: ["diplomacy"]}, piles=NEUTRAL, sides={0: {"purse": Purse(5), "army": []}})
    take(t, Play("diplomacy", 0), Recruit("boars"))
    assert (side(t).army, side(t).purse.gold) == ([Troop("boars", "neutral")], 1)


@rule("HM-1810", "HM-1803")
def test_with_the_highest_dwelling_diplomacy_may_find_an_azure_unit():
    high = {0: {"built": ["towers", "glory_of_erathia"], "purse": Purse(99, 9, 9)}}
    t = arrange(hands={0: ["diplomacy"]}, piles=NEUTRAL, sides=high)
    take(t, Play("diplomacy", 0), TakeOption(1))
    assert offered(t, Recruit) == [Recruit("boars"), Recruit("crystal_dragons")]


@rule("HM-1811", "HM-405", "HM-1311")
def test_the_portal_of_summoning_shows_no_azure_units():
    high = {0: {"built": ["warrens", "ancient_lairs", "portal_of_summoning"], "purse": Purse(99, 9, 9), "deck": []}}
    t = arrange(heroes=("mutare", "sandro"), agenda=[StartTurn(0)], piles=NEUTRAL, sides=high)
    assert offered(t, Recruit) == [Recruit("boars"), Recruit("trolls")]


def test_units_that_are_not_hired_are_discarded():
    t = arrange(agenda=[ShowNeutrals(0, azure=False)], piles=NEUTRAL)
    take(t, Done())
    assert t.state.neutrals["bronze"].discard == ["boars"]


def test_a_truce_avoids_a_combat_of_equal_level():
    t = arrange(agenda=[Enter(0, "main", "f1_e")], hands={0: ["diplomacy"]}, sides={0: {"experience": 2}})
    take(t, Play("diplomacy", 1))
    assert told(t, TruceMade)
    assert t.state.visited == ["f1_e"]


def test_the_astrologers_may_let_the_attacker_replace_a_guard():
    t = battle(
        ". . . . . . . . . . . . . . . . Z . . .",
        Z="zombies few",
        guards=True,
        level=1,
        agenda=[ActivateUnit("Z"), DrawGuards()],
    )
    t.state.proclaimed = "groovy_satyr"
    t.state.neutrals["bronze"] = Pile(["rogues", "boars"])
    take(t, Done(), SwapUnit("boars"))
    assert t.state.combat.guards == ["rogues"]


# -- faction buildings


@rule("HM-1311", "HM-D-26")
def test_the_blacksmith_buys_and_sells_artifacts_once_in_a_turn():
    smith = {0: {"built": ["towers", "blacksmith"], "purse": Purse(6)}}
    t = arrange(hands={0: ["speculum", "power"]}, sides=smith)
    assert offered(t, RemoveCard) == [RemoveCard("speculum")]
    sold = t.copy()
    take(sold, RemoveCard("speculum"))
    assert (side(sold).purse.gold, side(sold).hand, offered(sold, UseBuilding)) == (10, ["power"], [])
    take(t, UseBuilding("blacksmith"), TakeDiscard())
    assert (side(t).purse.gold, len(side(t).hand)) == (0, 3)


@rule("HM-1311", "HM-D-27", "HM-405", "HM-401")
def test_the_mana_vortex_renews_the_deck():
    own = {
        0: {
            "built": ["mana_vortex"],
            "discard": ["attack", "defense"],
            "deck": [],
            "hand": ["power", "power", "power", "power"],
        }
    }
    t = arrange(heroes=("mutare", "sandro"), agenda=[StartTurn(0)], sides=own)
    take(t, DrawCards(0), DiscardCard("power"))
    assert len(offered(t, TakeCard)) == 3
    take(t, TakeCard("attack"))
    assert sorted(side(t).discard) == ["defense", "power"]


@rule("HM-1311", "HM-D-22", "HM-405")
def test_the_necromancy_amplifier_finds_necromancy_or_a_specialty():
    own = {0: {"built": ["necromancy_amplifier"], "discard": ["sandro_1"], "deck": [], "hand": ["power"] * 4}}
    t = arrange(heroes=("sandro", "mutare"), agenda=[StartTurn(0)], sides=own)
    t.state.decks["ability"].deck.append("necromancy")
    take(t, DrawCards(0))
    other = t.copy()
    take(other, TakeCard("sandro_1"))
    assert "sandro_1" in side(other).hand
    take(t, LookAtDeck())
    assert "necromancy" in side(t).hand


@rule("HM-1311", "HM-D-22")
def test_the_cover_of_darkness_changes_up_to_two_cards():
    own = {0: {"built": ["cover_of_darkness"], "deck": ["attack", "defense", "defense"], "hand": ["power"] * 3}}
    t = arrange(heroes=("sandro", "mutare"), sides=own)
    take(t, UseBuilding("cover_of_darkness"), DiscardCard("power"), DiscardCard("power"))
    assert sorted(side(t).hand) == ["defense", "defense", "power"]
    assert not offered(t, UseBuilding)


# -- cards of the map


def test_wisdom_makes_a_spell_cheaper_and_the_search_larger():
    own = {0: {"built": ["castle_mage_guild"], "purse": Purse(4)}}
    t = arrange(hands={0: ["wisdom"]}, sides=own, piles={"spell": (["bless", "cure", "slow", "haste"], ["curse"])})
    assert "BuySpell" not in [type(choice).__name__ for choice in t.decisions[0].choices]
    take(t, Play("wisdom", 0))
    (buy,) = [choice for choice in t.decisions[0].choices if type(choice).__name__ == "BuySpell"]
    take(t, buy, LookAtDeck())
    assert (len(offered(t, TakeCard)), side(t).purse.gold) == (3, 0)


def test_a_legion_statue_makes_a_unit_cheaper():
    t = arrange(hands={0: ["head_of_legion"]}, sides={0: {"purse": Purse(), "army": []}})
    take(t, Play("head_of_legion", 0))
    assert len(offered(t, Recruit)) == 3
    take(t, Recruit("griffins"))
    assert side(t).levy == 0


def test_angel_wings_pass_fields_without_resolving_them():
    t = arrange(hands={0: ["angel_wings"]}, tiles={"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)})
    take(t, Play("angel_wings", 0), Go("main", "f3_w", ("s3_ne",)))
    assert side(t).main.moves == 2


def roaming(card, place, at, tiles=None):
    """Where the hero can go, and how, once a card was played."""
    map_ = tiles or {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
    t = arrange(hands={0: [card, "power"]}, tiles=map_, at={0: at}, sides={0: {"experience": 6, "power": 9}})
    take(t, Play(card, place))
    return {go.to: go.via for go in offered(t, Go)}


@rule("HM-R-73")
@pytest.mark.parametrize(("card", "place"), [("fly", 0), ("fly", 2), ("dessa_6", 0)])
def test_who_flies_passes_blocked_fields_and_nothing_else(card, place):
    found = roaming(card, place, "f3_sw")
    assert found["f3_e"] == ("f3_se",)
    assert "f3_se" not in found  # blocked
    assert "f3_nw" not in found  # behind guards
    assert found.keys() >= {"f3_w", "f3_c", "s3_ne"}


@rule("HM-R-73")
@pytest.mark.parametrize(
    ("card", "place", "beyond"), [("fly", 2, False), ("dessa_6", 0, False), ("pathfinding", 1, True)]
)
def test_only_an_expert_pathfinder_crosses_borders(card, place, beyond):
    found = roaming(card, place, "s3_se", {"s3": (0, 0, 0), "f1": (2, 1, 0), "s1": (20, 20, 0)})
    assert ("f1_c" in found) == beyond


@pytest.mark.parametrize(("card", "passed"), [("pathfinding", True), ("angel_wings", True), ("fly", False)])
def test_a_pathfinder_passes_guards(card, passed):
    assert ("f3_nw" in roaming(card, 0, "f3_sw")) == passed


def test_a_pathfinder_stops_where_nobody_is_in_the_way():
    found = roaming("pathfinding", 0, "f3_w")
    assert (found["f3_e"], "s3_c" in found) == (("f3_c",), False)
    assert roaming("angel_wings", 0, "f3_w")["s3_c"] == ("s3_ne",)


def test_logistics_walks_on_at_the_end_of_the_turn():
    t = arrange(hands={0: ["logistics"]}, tiles={"s3": (0, 0, 0), "s1": (20, 20, 0)})
    take(t, Play("logistics", 0))
    assert (side(t).strolls, side(t).in_play) == (1, ["logistics"])


@rule("HM-916", "HM-R-48", "HM-924")
def test_ongoing_cards_end_when_the_own_next_turn_starts():
    t = arrange(agenda=[StartTurn(0)], sides={0: {"in_play": ["luck"], "deck": []}})
    assert (side(t).in_play, side(t).discard) == ([], ["luck"])


def test_luck_is_used_before_the_morale_token():
    roll = [Perform(0, "main", (RollResource(),))]
    t = arrange(heroes=CASTLE, agenda=roll, sides={0: {"morale": 1, "rerolls": ["treasure", "resource"]}})
    take(t, t.decisions[0].choices[1])
    assert (side(t).morale, side(t).rerolls) == (1, ["treasure"])


@rule("HM-916", "HM-924")
def test_luck_that_is_used_up_is_discarded_at_once():
    lucky = {0: {"in_play": ["luck"], "rerolls": ["treasure", "resource"]}}
    t = arrange(heroes=CASTLE, agenda=[Perform(0, "main", (RollResource(),)), Act(0)], sides=lucky)
    take(t, t.decisions[0].choices[1])
    assert (side(t).in_play, side(t).discard) == (["luck"], []), "a treasure die may still be rolled again"
    lucky[0]["rerolls"] = ["resource"]
    t = arrange(heroes=CASTLE, agenda=[Perform(0, "main", (RollResource(),)), Act(0)], sides=lucky)
    take(t, t.decisions[0].choices[1])
    assert (side(t).in_play, side(t).discard) == ([], ["luck"])


@rule("HM-916", "HM-924")
def test_logistics_is_used_up_when_the_turn_ends():
    t = arrange(agenda=[FinishTurn(0)], sides={0: {"in_play": ["logistics", "luck"]}})
    assert (side(t).in_play, side(t).discard) == (["luck"], ["logistics"])


@rule("HM-R-23")
def test_the_astrologers_may_return_or_strengthen_a_spell():
    portal = {
        "tiles": {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)},
        "at": {0: "f3_c"},
        "hands": {0: ["town_portal", "power"]},
    }
    t = arrange(proclaimed="crazy_wizard", **portal)
    take(t, Play("town_portal", 0))
    assert "town_portal" in side(t).hand
    strong = arrange(proclaimed="grim_warlock", **portal)
    take(strong, Play("power", 0))
    assert Play("town_portal", 1) in offered(strong, Play)
    strong.agenda.clear()
    strong.do(Act(1))
    assert lent(strong, 0, CONTENT.cards["town_portal"]) == 0, "the turn is over"


def test_the_astrologers_may_reshuffle_hands():
    t = arrange(
        agenda=[Proclaim()], proclamations=Pile(["annoying_lizard"]), hands={0: ["bless", "attack"]}, decks={0: []}
    )
    assert sorted(side(t).hand) == ["attack", "bless"]


# -- the rest


@rule("HM-804")
@pytest.mark.parametrize("kind", ["attack", "defense", "power", "knowledge"])
def test_the_numbers_of_a_hero_are_its_statistic_cards(kind):
    heroes = CONTENT.heroes.values()
    assert all(CONTENT.starting_deck(hero.id).count(kind) == getattr(hero.statistics, kind) for hero in heroes)


@rule("HM-R-53")
def test_any_three_heroes_find_their_statistic_cards():
    cards = CONTENT.cards
    for kind in ("attack", "defense", "power", "knowledge"):
        most = [
            max(
                getattr(hero.statistics, kind)
                for hero in CONTENT.heroes.values()
                if hero.faction == faction and hero.box == "core"
            )
            for faction in ("castle", "dungeon", "necropolis")
        ]
        assert sum(most) == cards[kind].copies


@rule("HM-204")
def test_a_faction_is_led_once():
    with pytest.raises(SetupError):
        sit("castle", "castle")


@rule("HM-103")
def test_four_players_need_an_expansion():
    assert sit("castle", "dungeon", "necropolis").state.boxes == ("core",)
    t = sit("castle", "dungeon", "necropolis", "")
    take(t, LeadFaction("tower"))
    assert len(t.state.boxes) == 2


@rule("HM-1915")
def test_a_field_of_difficulty_seven_is_always_fought():
    t = arrange(agenda=[Enter(0, "main", "c1_c")], sides={0: {"experience": 12}})
    assert prompt(t) == "react"


@rule("HM-R-121")
def test_health_that_ends_may_turn_a_unit():
    t = battle(DUEL, Z="zombies few", g="griffins pack", agenda=[ActivateUnit("Z"), StartCombatRound()])
    unit(t, "g").charms.append(Lingering("health", 1, 1, 1, "catherine_4"))
    unit(t, "g").damage = 4
    take(t, Done())
    assert (unit(t, "g").aspect, unit(t, "g").damage) == ("few", 0)


@rule("HM-716", "HM-1601")
def test_both_heroes_lead_the_same_army():
    t = arrange(
        agenda=[Enter(0, "second", "f1_e")], second={0: "f1_c"}, sides={0: {"purse": Purse()}, 1: {"purse": Purse()}}
    )
    assert prompt(t) == "place_units"
    assert {deploy.troop for deploy in t.decisions[0].choices} == {0, 1}


@rule("HM-717")
def test_cards_gained_by_the_secondary_hero_go_to_the_hand():
    t = arrange(agenda=[Visit(0, "second", "f7_c")], second={0: "f7_c"}, piles={"spell": (["bless"], ["cure"])})
    take(t, TakeDiscard())
    assert side(t).hand == ["cure"]


@rule("HM-3009", "HM-3106")
def test_with_free_trade_a_trading_post_gives_one_artifact_and_resources_are_exchanged_at_will():
    rules = Rules(free_trade=True)
    t = arrange(
        agenda=[Visit(0, "main", "f1_sw")],
        at={0: "f1_sw"},
        rules=rules,
        piles={"artifact": (["speculum"], ["rib_cage"])},
    )
    assert (side(t).hand, t.state.visited) == (["speculum"], ["f1_sw"])
    turn = arrange(rules=rules, sides={0: {"purse": Purse(6)}})
    take(turn, Exchange(0))
    assert side(turn).purse == Purse(0, 0, 1)
    assert not offered(arrange(sides={0: {"purse": Purse(6)}}), Exchange)


@rule("HM-3009")
def test_with_free_trade_resources_are_exchanged_whenever_one_likes():
    rules, rich = (
        Rules(free_trade=True),
        {seat: {"purse": Purse(2), "used": ["build", "spell_book"]} for seat in (0, 1)},
    )
    t = arrange(agenda=[Announce(0, "main", "f1_c"), Act(0)], rules=rules, sides=rich)
    take(t, Done())
    assert (prompt(t), asked(t), offered(t, Exchange)) == ("react", 1, [Exchange(1)]), "before a combat"
    meanwhile = arrange(rules=rules, sides=rich)
    meanwhile.take(1, Exchange(1))
    assert side(meanwhile, 1).purse == Purse(0, 1), "in the turn of another"
    poor = {0: {"purse": Purse(2, 3), "built": ["towers"], "army": []}}
    t = arrange(rules=rules, sides=poor)
    take(t, Recruit("halberdiers"), *[Exchange(4)] * 3, Done())
    assert side(t).purse == Purse(3), "while units are recruited"
    fighting = battle(". . . . . g . . . Z . . . . . . . . . .", Z="zombies pack", g="griffins pack")
    fighting.state.rules = rules
    fighting.state.sides[0].purse = fighting.state.sides[1].purse = Purse(20)
    assert not offered(fighting, Exchange), "not during a combat"


@rule("HM-R-23", "HM-305")
def test_the_movement_of_a_proclamation_ends_with_the_next():
    t = arrange(agenda=[BeginRound()], round=3, proclaimed="battalions_stallion", proclamations=Pile(["dead_silence"]))
    assert side(t).main.moves == 3


@rule("HM-D-04")
def test_a_recalled_ongoing_spell_goes_back_when_it_ends():
    hand = {0: ["haste", "knowledge"]}
    t = battle(DUEL, Z="archangels pack", g="skeletons few", hands=hand, agenda=[ActivateUnit("Z")], dice=[0])
    take(t, Play("haste", 0), Play("knowledge", 0), Strike("g"))
    assert t.state.combat is None
    assert (side(t).hand, side(t).discard) == (["haste"], ["knowledge"])


def test_rogues_look_at_the_top_of_a_deck_once_in_a_turn():
    rogues = {0: {"army": [Troop("rogues", "neutral")]}}
    t = arrange(sides=rogues, piles={"spell": (["bless", "cure"], ["slow"])})
    take(t, PeekAt("spell"), PutAside("bless"))
    assert t.state.decks["spell"].deck == ["bless", "cure"]
    assert not offered(t, PeekAt)


def test_rogues_look_at_any_deck():
    rogues = {0: {"army": [Troop("rogues", "neutral")], "deck": ["power", "attack"]}}
    more = {"tidings": Pile(["event_camp", "event_crypt"]), "curios": Pile(["box_income", "box_grasp"])}
    units = {"bronze": (["boars", "peasants"], [])}
    t = arrange(sides=rogues, piles=units, proclamations=Pile(["society", "mages"]), **more)
    decks = ["ability", "artifact", "spell", "stars", "tidings", "curios", "own"]
    assert [each.deck for each in offered(t, PeekAt)] == decks
    own, stars = t.copy(), t.copy()
    take(own, PeekAt("own"), PutAside("attack"))
    assert side(own).deck == ["attack", "power"]
    take(stars, PeekAt("stars"), PutAside("mages"))
    assert stars.state.proclamations.deck == ["mages", "society"]
    take(t, PeekAtUnits("bronze"), SinkUnit("boars"))
    assert t.state.neutrals["bronze"].deck == ["boars", "peasants"]


@pytest.mark.parametrize(
    ("deck", "card", "left"), [("tidings", "event_crypt", "event_camp"), ("curios", "box_grasp", "box_income")]
)
def test_rogues_look_at_the_events_and_at_the_cards_of_pandoras_box(deck, card, left):
    t = arrange(sides={0: {"army": [Troop("rogues", "neutral")]}}, **{deck: Pile([left, card])})
    take(t, PeekAt(deck))
    assert t.scene(0, "en", log=False).choices[1].label.startswith("Put ")
    take(t, PutAside(card))
    assert getattr(t.state, deck).deck == [card, left]


@pytest.mark.parametrize(
    ("choice", "left"), [(PutAside("attack"), ["attack", "haste", "power"]), (Done(), ["haste", "power", "attack"])]
)
def test_rogues_look_at_the_decks_of_other_players(choice, left):
    t = arrange(sides={0: {"army": [Troop("rogues", "neutral")]}, 1: {"deck": ["haste", "power", "attack"]}})
    assert offered(t, PeekAtPlayer) == [PeekAtPlayer(1)]
    take(t, PeekAtPlayer(1), choice)
    assert (side(t, 1).deck, offered(t, PeekAtPlayer)) == (left, [])


@pytest.mark.parametrize("secret", [[], ["haste"]])
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("seed", range(4))
def test_only_whoever_looks_at_the_deck_of_a_player_sees_its_top(secret, seat, seed):
    own = {"deck": ["power", "attack", "haste"], "hand": ["cure"], "secret": [*secret]}
    spells = {"spell": (["bless", "slow"], ["curse"])}
    t = arrange(sides={0: {"army": [Troop("rogues", "neutral")]}, 1: own}, piles=spells)
    before = t.view(seat).sides
    take(t, PeekAtPlayer(1))
    seen = t.view(seat)
    assert (seen.agenda[-1].card, seen.sides[1]) == ("haste" if seat == 0 else "", before[1])
    twin = Table(GAME, GAME.imagine(seen, Rng(seed)), Rng(seed))
    assert (twin.view(seat), list(GAME.faults(twin))) == (seen, list(GAME.faults(t)))
    assert side(twin, 1).deck[-1] == twin.agenda[-1].card
    GAME.reshuffle(t, seat, Rng(seed))
    assert (t.view(seat), side(t, 1).deck[-1]) == (seen, t.agenda[-1].card)


@pytest.mark.parametrize("seed", range(12))
def test_a_card_that_rogues_have_seen_is_not_what_a_third_player_found(seed):
    whose = {"deck": ["power", "attack", "haste"], "hand": ["cure"], "secret": ["haste"]}
    third = {"deck": ["power", "attack", "bless"], "hand": ["attack"], "secret": ["bless"]}
    t = arrange(heroes=("catherine", "sandro", "mutare"), piles={"spell": (["slow"], [])},
                sides={0: {"army": [Troop("rogues", "neutral")]}, 1: whose, 2: third})  # fmt: skip
    take(t, PeekAtPlayer(1))
    seen, spells = t.view(0), ["bless", "haste", "slow"]

    def unseen(table):
        return sorted([*side(table, 1).secret, *side(table, 2).secret, *table.state.decks["spell"].deck])

    twin = Table(GAME, GAME.imagine(seen, Rng(seed)), Rng(seed))
    GAME.reshuffle(t, 0, Rng(seed))
    for table in (twin, t):
        assert (table.view(0), side(table, 1).deck[-1], unseen(table)) == (seen, "haste", spells)


LOOKS = [*map(PeekAt, ("own", "stars", "spell", "tidings", "curios")), PeekAtUnits("bronze")]


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_else_sees_what_rogues_look_at(look):
    piles = {"tidings": Pile(["event_camp", "event_crypt"]), "curios": Pile(["box_income", "box_grasp"])}
    t = arrange(sides={0: {"army": [Troop("rogues", "neutral")], "deck": ["power", "attack"]}}, **piles)
    before = t.view(1)
    take(t, look)
    seen = t.view(1)
    assert (seen.decks, seen.neutrals, seen.proclamations) == (before.decks, before.neutrals, before.proclamations)
    assert (seen.sides[0].deck, seen.tidings, seen.curios) == (before.sides[0].deck, before.tidings, before.curios)
    twin = Table(GAME, GAME.imagine(seen, Rng(1)), Rng(1))
    assert (twin.view(1), list(GAME.faults(twin))) == (seen, list(GAME.faults(t)))


@rule("HM-3002", "HM-R-160")
@pytest.mark.parametrize("spoils", [True, False])
def test_whoever_captured_a_town_recruits_and_reinforces_the_own_units_with_its_dwellings_and_its_citadel(spoils):
    own = {"built": [], "army": [Troop("skeletons")], "purse": Purse(20, 9, 9), "used": ["build"]}
    built = {0: {"built": ["towers", "castle_citadel"]}, 1: own}
    t = arrange(flags={"s3_c": Flag(1)}, sides=built, rules=Rules(spoils_of_towns=spoils), agenda=[Act(1)])
    units = [choice.unit for choice in t.decisions[1].choices if isinstance(choice, Recruit | ReinforceUnit)]
    assert units == (["zombies", "wraiths", "skeletons"] if spoils else [])


@rule("HM-3002")
def test_a_captured_town_brings_its_owner_nothing_in_the_rounds_of_the_astrologers_either():
    town = {"flags": {"s3_c": Flag(1)}, "sides": {0: {"built": ["cove_city_hall"]}}, "agenda": [StarYields(), Act(0)]}
    assert prompt(arrange(**town)) == "choose_option"
    assert prompt(arrange(rules=Rules(spoils_of_towns=True), **town)) == "act"


@rule("HM-3002", "HM-R-160")
def test_whoever_captured_a_town_uses_its_buildings_and_its_owner_gets_nothing_from_them():
    town, smith = {"s3_c": Flag(1)}, {0: {"built": ["castle_city_hall", "blacksmith"]}, 1: {"purse": Purse(gold=6)}}
    rules = Rules(spoils_of_towns=True)
    t = arrange(flags=town, sides=smith, rules=rules, agenda=[Act(1)])
    assert UseBuilding("blacksmith") in t.decisions[1].choices
    t = arrange(flags=town, sides=smith, rules=rules, agenda=[ReceiveIncome(), Act(0)])
    assert prompt(t) == "act"
    t = arrange(flags=town, sides=smith, agenda=[ReceiveIncome(), Act(1)])
    assert prompt(t) == "choose_option"
    take(t, TakeOption(0))
    assert UseBuilding("blacksmith") not in t.decisions[1].choices
