"""Facts about components, and rulings that no other file shows."""

from typing import get_args

import msgspec
import pytest

from questhall.core import Deal, Rng, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.board import caster, fight
from questhall.games.heroes.choices import (
    Deploy,
    DiscardCard,
    Done,
    DrawCards,
    Go,
    GoHome,
    HireHero,
    LookAtDeck,
    Play,
    PutGate,
    Recruit,
    TakeCard,
    TurnTile,
    UseAbility,
    Withdraw,
    Yield,
)
from questhall.games.heroes.content.printed import CardKind, Mode, Scenario, Timing, UnitSide
from questhall.games.heroes.dealing import town
from questhall.games.heroes.effects import RESOURCES, Purse, Search, TakeGrail
from questhall.games.heroes.events import (
    AttackDeclared,
    AttackPrevented,
    FactionEliminated,
    FieldVisited,
    GuardsDrawn,
    RoundBegan,
    UnitEmpowered,
    UnitMoved,
    UnitSummoned,
)
from questhall.games.heroes.people import MOVES, gain, home_of
from questhall.games.heroes.scenes.cards import building_card
from questhall.games.heroes.state import TOWER, Flag, Rival, Side, Token, Troop
from questhall.games.heroes.steps.beginning import first_steps
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.by_rule import ActByRule
from questhall.games.heroes.steps.combat.casting import combat_plays
from questhall.games.heroes.steps.combat.ending import Flee
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit, GoOn
from questhall.games.heroes.steps.combat.starting import RaiseWalls
from questhall.games.heroes.steps.combat.windows import CardWindow
from questhall.games.heroes.steps.ending import CheckVictory
from questhall.games.heroes.steps.meeting import AskYield, Enter
from questhall.games.heroes.steps.morale import GainMorale, LoseMorale, spend_morale
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import ReceiveIncome
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.town import doorsteps
from questhall.games.heroes.steps.turn import Act, DiscardDown, StartTurn
from questhall.games.heroes.troops import pack_price
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, sit, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
SECOND = {
    "castle": ("blacksmith", "towers"),
    "dungeon": ("mana_vortex", "dungeon_mage_guild"),
    "necropolis": ("necromancy_amplifier", "necropolis_mage_guild"),
    "rampart": ("saplings", "rampart_citadel"),
    "fortress": ("cage_of_warlords", "den"),
    "inferno": ("brimstone_stormclouds", "crucible_of_sins"),
    "tower": ("wall_of_knowledge", "tower_mage_guild"),
    "stronghold": ("freelancers_guild", "barracks_tower"),
    "conflux": ("garden_of_life", "altars_of_air_and_water"),
    "cove": ("pub", "bay"),
}


# -- components


@pytest.mark.parametrize("faction", CONTENT.factions)
@rule("HM-207", "HM-1602", "HM-1301", "HM-C-03", "HM-C-04", "HM-206")
def test_every_faction_has_its_kit(faction):
    tiers = [each.tier for each in CONTENT.army(faction)]
    assert [tiers.count(tier) for tier in ("bronze", "silver", "gold")] == [3, 2, 2]
    assert len(CONTENT.town(faction)) == 8
    towns = [tile.fields["c"].location for tile in CONTENT.tiles.values() if tile.faction == faction]
    assert towns == ["town"]
    assert CONTENT.fields[town(CONTENT, faction)].location == CONTENT.fields[home_of(faction)].location == "town"
    heroes = [hero.id for hero in CONTENT.heroes.values() if hero.faction == faction]
    assert len(heroes) >= 2
    assert [len(CONTENT.specialties(hero)) for hero in heroes] == [3] * len(heroes)


@pytest.mark.parametrize("faction", SECOND)
@rule("HM-1322", "HM-1321")
def test_the_second_side_of_a_building_tile_comes_after_the_first(faction):
    second, first = SECOND[faction]
    assert CONTENT.buildings[second].after == first


@rule("HM-1401", "HM-1404", "HM-3401")
def test_the_group_of_a_tile_tells_how_strong_its_guards_are():
    levels = {"starting": {0, 1}, "far": {0, 2, 3}, "near": {0, 4, 5}, "center": {0, 6, 7}}
    core = [tile for tile in CONTENT.tiles.values() if tile.box == "core"]
    assert {tile.group for tile in core} == set(levels)
    assert [tile.id for tile in core if not {each.guard for each in tile.fields.values()} <= levels[tile.group]] == []
    assert set(CONTENT.guards) == set(range(1, 8))


@rule("HM-1414", "HM-1411")
def test_there_are_three_categories_of_fields():
    found = {location.category for location in CONTENT.locations.values()}
    assert found == {"none", "visitable", "flaggable", "revisitable"}


@rule("HM-1411", "HM-1408")
def test_a_tile_has_a_name_a_border_a_blocked_field_numerals_rewards_and_empty_fields():
    far, near = CONTENT.tiles["f7"], CONTENT.tiles["n1"]
    assert (near.id, near.sealed, near.fields["nw"].location, near.fields["c"].guard) == ("n1", ("nw",), "blocked", 4)
    assert (far.fields["nw"].dice, far.fields["se"].resource, far.fields["e"].location) == (2, "valuables", "empty")


@rule("HM-912")
def test_there_are_five_kinds_of_effects():
    assert get_args(get_args(Timing)[0]) == ("instant", "activation", "map", "ongoing", "permanent")


@rule("HM-C-15", "HM-C-16")
def test_there_are_these_kinds_of_cards():
    assert set(get_args(get_args(CardKind)[0])) == {card.kind for card in CONTENT.cards.values()}
    assert CONTENT.tidings
    assert "empowered_power" in CONTENT.cards


@rule("HM-1102")
def test_the_first_effect_of_a_core_spell_needs_no_power():
    spells = [card for card in CONTENT.cards.values() if card.kind == "spell" and card.box == "core"]
    assert {card.plays[0].power for card in spells} == {0}


@rule("HM-1701")
def test_a_unit_side_has_its_numbers_prices_and_abilities():
    assert set(UnitSide.__struct_fields__) >= {"attack", "defense", "health", "initiative", "price", "traits"}
    griffins = CONTENT.units["griffins"]
    few, pack = griffins.side("few"), griffins.side("pack")
    assert (griffins.tier, griffins.type, few.price, pack.price) == ("bronze", "flying", Purse(gold=4), Purse(gold=6))
    assert (few.attack, few.defense, few.health, few.initiative, len(few.traits)) == (2, 0, 4, 6, 1)
    assert (pack.attack, pack.defense, pack.health, pack.initiative, len(pack.traits)) == (3, 0, 4, 9, 1)


@rule("HM-1014")
def test_artifacts_lie_on_the_map():
    assert CONTENT.locations["artifact"].effects == (Search("artifact"),)


@rule("HM-1201")
def test_there_are_three_resources():
    assert RESOURCES == ("gold", "materials", "valuables")
    assert Purse.__struct_fields__ == RESOURCES


@rule("HM-C-07", "HM-C-11", "HM-C-14", "HM-207")
def test_tokens_of_a_player():
    assert get_args(get_args(Token)[0]) == ("build", "population", "spell_book")
    assert MOVES == {"main": 3, "second": 2}


@rule("HM-C-18")
def test_no_scenario_is_longer_than_the_round_tracker():
    plans = [*CONTENT.scenarios.values(), *CONTENT.missions.values()]
    assert max(plan.rounds for plan in plans) <= 16


@rule("HM-112", "HM-113", "HM-114", "HM-R-155")
def test_modes_with_books_of_their_own_are_not_offered():
    assert get_args(get_args(Mode)[0]) == ("clash", "alliance", "cooperative", "campaign")


@rule("HM-R-158")
def test_a_scenario_without_income_gives_ten_gold():
    (default,) = [field.default for field in msgspec.structs.fields(Scenario) if field.name == "income"]
    assert default == Purse(gold=10)


# -- setup and turn


@rule("HM-211")
def test_buildings_of_the_start_take_effect_after_the_bonus():
    s = arrange(sides={0: {"built": ["castle_mage_guild"]}}, difficulty="impossible").state
    t = Table(GAME, Deal(s, first_steps(s)), Rng(1))
    take(t, TurnTile(0), TurnTile(0))
    assert (prompt(t), told(t, RoundBegan)) == ("search_deck", [])


@rule("HM-R-20")
def test_the_first_hand_is_drawn_in_the_first_turn():
    t = arrange(agenda=[StartTurn(0)])
    assert (prompt(t), side(t).hand, max(choice.cards for choice in offered(t, DrawCards))) == ("draw_up", [], 4)


@rule("HM-409")
def test_nobody_moves_in_the_turn_of_another():
    t = arrange(sides={1: {"morale": 0, "purse": Purse(gold=20)}})
    assert offered(t, Go, 1) == []
    assert offered(t, Recruit, 1)


@rule("HM-425", "HM-R-27")
def test_a_search_is_finished_before_anything_else_is_done():
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], sides={1: {"purse": Purse(gold=20)}})
    take(t, LookAtDeck())
    assert list(t.decisions) == [0]


@rule("HM-416", "HM-1006", "HM-1303", "HM-3214", "HM-2109")
def test_everybody_sees_tokens_tracks_and_marks():
    shown = {"experts": 1, "used": ["build"], "built": ["towers"], "homeless": 2, "income": Purse(gold=15)}
    t = arrange(sides={0: shown})
    side(t).main.moves = 1
    seen = t.view(1).sides[0].open
    assert {name: getattr(seen, name) for name in shown} == shown
    assert seen.main.moves == 1


@rule("HM-2109")
def test_an_activated_unit_is_marked():
    t = battle(DUEL, Z="zombies pack", g="griffins few", agenda=[ActivateUnit("Z")])
    assert (unit(t, "Z").acted, unit(t, "g").acted) == (True, False)


@rule("HM-1316")
def test_a_building_that_is_not_built_shows_its_price():
    assert [mark.count for mark in building_card("en", "blacksmith").price] == [4, 3]


@rule("HM-618")
def test_a_spent_token_is_gone():
    t = arrange(sides={0: {"morale": 1}}, hands={0: []}, decks={0: ["attack"]})
    spend_morale(t, 0, next(c for c in t.decisions[0].choices if getattr(c, "use", "") == "draw"))
    assert side(t).morale == 0


@rule("HM-722")
def test_a_lost_second_hero_can_be_hired_again():
    own = {"second": {0: "s3_e"}, "sides": {0: {"purse": Purse(gold=10)}}}
    t = arrange(agenda=[AskYield(0, 1, "main", "s3_e"), Act(0)], **own)
    take(t, Yield())
    assert offered(t, HireHero) == [HireHero("s3_c")]


@rule("HM-703", "HM-713")
def test_only_the_main_hero_has_a_card_and_a_deck():
    t = arrange(second={0: "s3_e"})
    assert {"hero", "deck"} <= set(Side.__struct_fields__)
    assert set(side(t).second.__struct_fields__) == {"at", "moves", "back"}


@rule("HM-3515")
def test_heroes_appear_at_settlements_and_flee_to_them():
    homes = {"flags": {"f1_nw": Flag(0)}, "opened": ["f1_nw"], "tiles": {"s3": (0, 0, 0), "f1": (2, 1, 0)}}
    assert doorsteps(arrange(**homes), 0) == ["f1_nw"]
    t = arrange(agenda=[Flee(0), Act(0)], **homes)
    assert side(t).main.at == "f1_nw"


@rule("HM-R-63")
def test_a_hero_that_fled_keeps_its_movement_and_visits_nothing():
    homes = {"f1_nw": Flag(0), "s3_c": Flag(0)}
    t = arrange(agenda=[Flee(0), Act(0)], flags=homes, tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "f1_c"})
    take(t, GoHome("f1_nw"))
    assert (side(t).main.moves, told(t, FieldVisited)) == (3, [])


# -- cards


@rule("HM-901", "HM-923")
def test_a_gained_artifact_is_discarded_to_the_own_pile():
    t = arrange(agenda=[DiscardDown(0), Act(0)], hands={0: ["rib_cage"]})
    before = list(t.state.decks["artifact"].discard)
    take(t, DiscardCard("rib_cage"))
    assert (side(t).discard, t.state.decks["artifact"].discard) == (["rib_cage"], before)


@rule("HM-909")
def test_a_search_discards_to_the_pile_of_its_deck():
    t = arrange(agenda=[SearchDeck(0, "ability"), Act(0)], piles={"ability": (["luck", "offense"], ["wisdom"])})
    before = list(t.state.decks["spell"].discard)
    take(t, LookAtDeck(), TakeCard("luck"))
    assert t.state.decks["ability"].discard == ["wisdom", "offense"]
    assert t.state.decks["spell"].discard == before


@rule("HM-915")
def test_map_cards_are_not_played_in_combat():
    t = battle(DUEL, Z="zombies pack", g="griffins few", agenda=[ActivateUnit("Z")], hands={0: ["town_portal"]})
    assert [choice.play for choice in offered(t, Play)] == [3]


@rule("HM-921", "HM-913")
def test_any_number_of_cards_may_be_played_for_an_attack():
    t = battle(DUEL, Z="zombies pack", g="griffins few", agenda=[*strike("Z", "g")], hands={0: ["attack"] * 4})
    take(t, *[Play("attack", 0)] * 3)
    assert fight(t).attack.attack == 3


@rule("HM-R-52", "HM-715", "HM-705", "HM-902")
def test_against_a_second_hero_only_the_main_hero_has_cards():
    t = battle(DUEL, Z="zombies pack", g="griffins few", keeper="second", agenda=[CardWindow("attacker")])
    assert (caster(fight(t), "attacker"), caster(fight(t), "defender")) == (0, -1)
    assert list(combat_plays(t, "defender", "attack")) == []


# -- resources


@rule("HM-1210", "HM-R-85")
def test_there_is_no_limit_to_what_a_player_owns():
    t = arrange(sides={0: {"purse": Purse()}})
    gain(t, 0, Purse(gold=10_000))
    assert side(t).purse.gold == 10_000


@rule("HM-R-82")
def test_income_beyond_the_track_counts_in_full():
    t = arrange(agenda=[ReceiveIncome(), Act(0)], sides={0: {"purse": Purse(), "income": Purse(60, 20, 9)}})
    assert side(t).purse == Purse(60, 20, 9)


@rule("HM-1720")
def test_champions_are_cheaper_at_stables():
    stables = next(name for name, field in CONTENT.fields.items() if field.location == "stables")
    price = CONTENT.units["champions"].side("pack").price
    assert pack_price(arrange(at={0: stables}), 0, "champions") == price.cheaper(6)
    assert pack_price(arrange(), 0, "champions") == price


# -- combat


@rule("HM-1607")
def test_a_unit_enters_the_combat_on_the_side_that_is_up():
    t = arrange(agenda=[Enter(0, "main", "f1_e")], sides={0: {"purse": Purse(), "army": [Troop("griffins", "pack")]}})
    take(t, *[Done()] * (prompt(t) == "react"), Deploy(0, 12))
    assert next(each.aspect for each in fight(t).fighters if each.camp == "attacker") == "pack"


@rule("HM-R-125")
def test_if_the_decks_are_too_small_all_there_is_guards():
    t = battle(
        ". . . . . . . . . . . . . . . . Z . . .", Z="zombies few", guards=True, level=2, agenda=[ActivateUnit("Z")]
    )
    for pile in t.state.neutrals.values():
        pile.deck, pile.discard = [], []
    t.state.neutrals["bronze"].deck = ["boars"]
    DrawGuards().run(t)
    assert told(t, GuardsDrawn) == [GuardsDrawn(("boars",))]


@rule("HM-R-92")
def test_a_retreat_without_home_eliminates_nobody():
    t = battle(DUEL, Z="zombies pack", g="boars neutral", guards=True, level=1, field="f1_e", agenda=[GoOn()])
    t.state.flags = {}
    take(t, *([Withdraw()] if prompt(t) == "go_on" else []))
    assert told(t, FactionEliminated) == []


@rule("HM-R-95", "HM-1905")
def test_the_next_attempt_meets_new_guards_in_the_same_turn():
    sides = {0: {"purse": Purse(), "army": [Troop("griffins")]}, 1: {"purse": Purse()}}
    agenda = [Enter(0, "main", "f1_e"), Enter(0, "main", "f1_e")]
    bronze = {"bronze": (["boars", "rogues", "peasants", "zombies"], [])}
    t = arrange(agenda=agenda, sides=sides, piles=bronze, mode="cooperative")
    while len(told(t, GuardsDrawn)) < 2:
        choices = t.decisions[0].choices
        t.take(0, next((each for each in choices if isinstance(each, Deploy | Withdraw)), choices[-1]))
    first, second = told(t, GuardsDrawn)
    assert (first.units, second.units) == (("boars", "rogues"), ("peasants", "zombies"))


@rule("HM-R-96")
def test_a_winning_defender_visits_nothing():
    t = battle(DUEL, Z="zombies few", g="archangels pack", agenda=[*strike("g", "Z")], dice=[0])
    assert told(t, FieldVisited) == []


@rule("HM-R-102")
def test_who_gives_the_second_hero_up_at_home_cannot_pay_for_a_defence():
    own = {"second": {0: "s3_c"}, "sides": {0: {"purse": Purse(gold=8)}}}
    t = arrange(agenda=[AskYield(0, 1, "main", "s3_c"), Act(0)], **own)
    take(t, Yield())
    assert (t.outcome.winners, side(t).purse.gold) == ((1,), 8)


@rule("HM-R-141")
def test_the_ai_uses_its_guardians_whenever_it_can():
    t = battle(
        ". . . . . s g . . A . . . . . . . . . .",
        A="black_dragons pack",
        s="skeletons few",
        g="archangels pack",
        agenda=[*strike("A", "s")],
        dice=[0],
        rival=Rival(faction="castle", hero="rion", home="s1_c", at="f1_c"),
    )
    assert told(t, AttackPrevented) == [AttackPrevented("s")]


@rule("HM-R-141")
@pytest.mark.parametrize(("drawing", "attacks"), [("o s . . A", 1), ("o s . . . . . . . . . . . . . . . . . A", 0)])
def test_the_ai_uses_what_a_unit_does_instead_of_acting_only_when_it_cannot_attack(drawing, attacks):
    known = {"A": "halberdiers pack", "s": "goblins few", "o": "ogres few"}
    rival = Rival(faction="stronghold", hero="crag_hack", home="s1_c", at="f1_c")
    t = battle(drawing, agenda=[ActByRule("o")], rival=rival, dice=(0, 0), **known)
    assert len([event for event in told(t, AttackDeclared) if event.attacker == "o"]) == attacks
    assert any(charm.kind == "might" for charm in unit(t, "s").charms + unit(t, "o").charms) == (not attacks)


INFERNO = Rival(faction="inferno", hero="rashka", home="s6_c", at="f1_c")
FAR = "p . g s . . . . . . . . . . . . . . . A"


@rule("HM-R-141")
def test_the_ai_raises_demons_when_it_cannot_attack_where_the_player_says():
    known = {"A": "halberdiers pack", "g": "gogs few", "s": "imps few", "p": "pit_lords pack"}
    t = battle(FAR, agenda=[ActByRule("p")], rival=INFERNO, **known)
    assert told(t, UnitMoved), "without a beaten unit it comes nearer"
    t = battle(FAR, agenda=[ActByRule("p")], rival=INFERNO, fallen={"defender": 1}, **known)
    take(t, UseAbility("raise", "4"))
    assert [(event.unit, event.space) for event in told(t, UnitSummoned)] == [("demons", 4)]
    assert told(t, UnitMoved) == []


@rule("HM-R-141")
def test_the_ai_spurs_on_the_unit_with_the_highest_attack_and_the_player_breaks_ties():
    rival = Rival(faction="stronghold", hero="crag_hack", home="s1_c", at="f1_c")
    known = {"A": "halberdiers pack", "p": "ogres few", "g": "goblins few", "s": "behemoths few"}
    t = battle(FAR, agenda=[ActByRule("p")], rival=rival, **known)
    assert [event.fighter for event in told(t, UnitEmpowered)] == ["s"]
    t = battle(FAR, agenda=[ActByRule("p")], rival=rival, **known | {"s": "griffins pack"})
    assert {choice.goal for choice in offered(t, UseAbility)} == {"p", "s"}


@rule("HM-R-153")
def test_of_two_winners_the_active_player_wins():
    taken = {"s1_c": Flag(0), "s3_c": Flag(1)}
    assert arrange(agenda=[CheckVictory(1)], flags=taken).outcome.winners == (1,)
    assert arrange(agenda=[CheckVictory(0)], flags=taken).outcome.winners == (0,)


@rule("HM-R-153")
def test_of_two_winners_the_next_clockwise_from_the_active_player_wins():
    t = arrange(heroes=("catherine", "mutare", "sandro"), scenario="dragons_gate", agenda=[Act(0)])
    t.state.sides[0].trophies, t.state.sides[2].trophies = [1, 2], [0, 1]
    assert Table(GAME, Deal(t.state, [CheckVictory(1)]), t.rng).outcome.winners == (2,)


@rule("HM-C-20")
def test_a_siege_has_three_walls_a_gate_and_a_tower():
    citadel = {1: {"built": ["necropolis_citadel"]}}
    t = battle(DUEL, Z="zombies pack", g="griffins few", field="s1_c", sides=citadel, agenda=[RaiseWalls()])
    take(t, PutGate(1))
    assert (fight(t).walls, fight(t).fighters[-1].id) == (["wall", "gate", "wall", "wall"], TOWER)


@rule("HM-101")
def test_every_player_leads_one_faction_through_one_main_hero():
    t = sit("catherine", "mutare", "sandro", scenario="dragons_gate")
    assert [side.faction for side in t.state.sides] == ["castle", "dungeon", "necropolis"]
    assert [CONTENT.heroes[side.hero].faction for side in t.state.sides] == [side.faction for side in t.state.sides]
    assert [side.second for side in t.state.sides] == [None, None, None]


@rule("HM-C-13")
def test_there_is_one_grail():
    t = arrange(agenda=[Perform(0, "main", (TakeGrail(),)), Perform(1, "main", (TakeGrail(),))])
    assert [side.grail for side in t.state.sides] == [True, False]


@rule("HM-C-08")
def test_morale_is_good_bad_or_none():
    t = arrange(heroes=("catherine", "mutare"), agenda=[LoseMorale(0), GainMorale(1)])
    assert [side.morale for side in t.state.sides] == [-1, 1]
