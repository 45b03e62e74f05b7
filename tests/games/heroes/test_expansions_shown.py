"""Chapter 33 once more: events, summoned units, the sea, tokens, banks, Pandora's Box."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import (
    Done,
    DropPermanent,
    DropUnit,
    Go,
    LayBank,
    LeapTo,
    PickTier,
    Play,
    Recruit,
    Revisit,
    RollInstead,
    TakeOption,
    TargetSpace,
    TurnTile,
    UseAbility,
)
from questhall.games.heroes.content import load
from questhall.games.heroes.effects import Enlist, Gain, Morale, OneOf, Option, Purse, Reforge, Reveal, Search
from questhall.games.heroes.events import BoxOpened, IncomeReceived, TidingCame
from questhall.games.heroes.geography import blocked_field, location_of
from questhall.games.heroes.state import Flag, Pile, Troop
from questhall.games.heroes.steps.banks import STACKS, defenders
from questhall.games.heroes.steps.combat.casting import power_for
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.summoning import summon
from questhall.games.heroes.steps.exploring import OrientTile, TurnUp
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.tidings import DrawTiding
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, LoadedRng, arrange, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

BOX = next(field for field, printed in CONTENT.fields.items() if printed.location == "pandoras_box")
STOCKPILE = next(field for field, printed in CONTENT.fields.items() if printed.location == "cyclops_stockpile")
LAND = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
ROCK = blocked_field("f1")
DUEL = """
    . . . .
    . a . .
    . A . .
    . . . .
    . . . .
"""


def tidings(*cards, **more):
    return arrange(tidings=Pile(list(reversed(cards))), **more)


# -- events


@rule("HM-3310")
@pytest.mark.parametrize(("heroes", "events"), [(("catherine",), 0), (("catherine", "sandro"), 1)])
def test_events_are_for_two_or_more_players(heroes, events):
    scenario = "sealed_valley" if len(heroes) == 1 else "first_flags"
    t = tidings("event_stables", heroes=heroes, scenario=scenario, agenda=[DrawTiding(), Act(0)])
    assert len(told(t, TidingCame)) == events


@rule("HM-3311")
def test_an_event_comes_after_the_income_and_in_no_round_of_the_astrologers():
    t = tidings("event_stables", agenda=[BeginRound()], round=2)
    kinds = [type(event) for event in t.events if isinstance(event, IncomeReceived | TidingCame)]
    assert kinds == [IncomeReceived, IncomeReceived, TidingCame]
    assert not told(tidings("event_stables", agenda=[BeginRound()], round=1), TidingCame)


@rule("HM-3314")
def test_the_deck_is_shuffled_with_the_cards_that_nobody_bought():
    t = tidings("event_library", agenda=[DrawTiding(), Act(0)])
    before = t.state.decks["spell"].deck[:]
    wares = t.agenda[-1].wares
    take(t, Done(), Done())
    after = t.state.decks["spell"].deck
    assert sorted(after) == sorted([*before, *wares])
    assert after[: len(before)] != before


@rule("HM-3314")
def test_the_deck_is_shuffled_with_the_wares_of_a_messenger():
    t = arrange(agenda=[Perform(0, "main", CONTENT.tidings["event_messenger"].each), Act(0)])
    before, wares = t.state.decks["artifact"].deck[:], t.agenda[-1].wares
    take(t, RollInstead())
    after = t.state.decks["artifact"].deck
    assert sorted(after) == sorted([*before, *wares])
    assert after[: len(before)] != before


@rule("HM-3314")
def test_the_last_prisoner_goes_back_into_the_deck():
    piles = {"bronze": (["boars", "rogues", "griffins"], [])}
    t = tidings("event_prison", agenda=[DrawTiding(), Act(0)], piles=piles)
    take(t, PickTier("bronze"), PickTier("bronze"), DropUnit("boars"), PickTier("bronze"), DropUnit("rogues"))
    pile = t.state.neutrals["bronze"]
    assert (pile.deck, pile.discard, prompt(t)) == (["griffins"], ["boars", "rogues"], "act")


# -- summoned units


@rule("HM-3320")
def test_demons_that_are_there_become_a_pack():
    board = DUEL.replace(". A . .", ". A D .")
    units = {"A": "pit_lords pack", "D": "demons few~1", "a": "zombies pack"}
    t = battle(board, agenda=[ActivateUnit("A")], fallen={"attacker": 1}, **units)
    take(t, UseAbility("raise", "D"))
    assert (unit(t, "D").aspect, unit(t, "D").damage) == ("pack", 0)


@rule("HM-3323", "HM-3324", "HM-EX-64")
@pytest.mark.parametrize(("name", "acts"), [("zombies", True), ("vampires", True), ("champions", False)])
def test_a_unit_of_initiative_6_summons_one_of_4_of_6_and_of_7(name, acts):
    t = battle(DUEL, A="griffins few", a="halberdiers pack", agenda=[])
    t.state.combat.active = "A"
    assert summon(t, name, "few", 8, "attacker").acted is not acts


@rule("HM-3325")
def test_an_elemental_of_a_spell_does_not_join_the_army():
    own = {"hand": ["summon_air_elemental"], "power": 4}
    t = battle(DUEL, A="griffins few", a="zombies few", agenda=[ActivateUnit("A")], sides={0: own})
    take(t, Play("summon_air_elemental", 0), TargetSpace(19))
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).army == [Troop("griffins")]


@rule("HM-3325")
def test_demons_that_fell_and_were_summoned_again_stay_in_the_army():
    t = battle(DUEL, A="pit_lords pack", a="zombies pack", agenda=[ActivateUnit("A")], fallen={"attacker": 1})
    side(t).army.append(Troop("demons", "pack"))
    t.state.combat.deployed["attacker"].append(1)
    take(t, UseAbility("raise", "8"))
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).army == [Troop("pit_lords", "pack"), Troop("demons")]


# -- sea, underground, tokens


@rule("HM-3330")
@pytest.mark.parametrize(("group", "tile"), [("sea", "w2"), ("underground", "u1"), ("near", "n1")])
def test_a_face_down_tile_is_one_of_its_group(group, tile):
    piles = {"far": ["f1"], "near": ["n1"], "center": ["c1"], "sea": ["w2"], "underground": ["u1"]}
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): group})
    t.state.tiles = piles
    assert Table(GAME, Deal(t.state, [TurnUp(0, 1)]), t.rng).agenda[-1].tile == tile


@rule("HM-3330", "HM-3331", "HM-3333")
def test_under_the_earth_a_hero_goes_on():
    t = arrange(tiles=LAND | {"u3": (4, 2, 0)}, at={0: "f1_e"})
    cave = next(choice for choice in offered(t, Go) if choice.to.startswith("u3"))
    t.state.visited.append(cave.to)
    take(t, cave)
    assert side(t).main.moves == 2


@rule("HM-3334")
def test_power_does_nothing_for_a_spell_of_a_scroll():
    own = {"scrolls": ["haste"], "power": 2}
    t = battle(DUEL, A="zombies few", a="zombies few", agenda=[ActivateUnit("A")], sides={0: own})
    assert [power_for(t, 0, load().cards[name]) for name in ("haste",)] == [0]
    side(t).hand.append("haste")
    assert power_for(t, 0, load().cards["haste"]) == 2


@rule("HM-3335")
def test_cyclopes_of_the_discard_pile_are_taken_first():
    t = battle(DUEL, A="zombies few", a="zombies few", guards=True, field=STOCKPILE, level=7, agenda=[])
    gold = t.state.neutrals["gold"]
    gold.deck, gold.discard = ["cyclopes", "cyclopes"], ["cyclopes", "cyclopes"]
    DrawGuards().run(t)
    assert (gold.deck, gold.discard) == (["cyclopes", "cyclopes"], [])


@rule("HM-3337")
def test_a_whirlpool_where_a_hero_comes_up_is_not_visited():
    pools = {"s3": (0, 0, 0), "w1": (2, 1, 0), "w2": (3, -2, 0)}
    army = [Troop(name) for name in ("halberdiers", "griffins", "marksmen")]
    steps = [Visit(0, "main", "w1_w"), Act(0)]
    t = arrange(scenario="salt_and_stone", tiles=pools, at={0: "w1_w"}, sides={0: {"army": army}}, agenda=steps)
    take(t, DropUnit("griffins"))
    assert (prompt(t), len(side(t).army)) == ("act", 2)


@rule("HM-3343", "HM-3344", "HM-3345")
@pytest.mark.parametrize("token", ["subterranean_gate", "monolith_two_way", "monolith_entrance"])
def test_gates_and_monoliths_are_visited_again_and_again(token):
    there = "monolith_exit" if token == "monolith_entrance" else token
    tiles, signs = LAND | {"f2": (4, 2, 0)}, {"f1": token, "f2": there}
    t = arrange(tiles=tiles, tokens=signs, at={0: ROCK}, agenda=[Visit(0, "main", ROCK), Act(0)])
    take(t, Done(), Revisit("main"))
    assert offered(t, LeapTo) == [LeapTo(blocked_field("f2"))]


# -- banks


@rule("HM-3346")
def test_near_tiles_have_banks_of_their_own():
    banks = {"far": ["bank_crypt"], "near": ["bank_pyramid"]}
    tile = next(each for each in CONTENT.group("near", ("core",)) if blocked_field(each))
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): "near"}, agenda=[OrientTile(0, 1, tile), Act(0)], banks=banks)
    take(t, offered(t, TurnTile)[0], LayBank())
    assert (location_of(t, blocked_field(tile)), t.state.banks) == ("bank_pyramid", {"far": ["bank_crypt"], "near": []})


@rule("HM-3350")
def test_defenders_of_a_bank_show_their_own_side_and_go_to_no_pile():
    t = battle(DUEL, A="zombies few", a="griffins bank", guards=True, field="f1_w", agenda=[])
    c = t.state.combat
    c.guards, c.garrison, c.winner = [], defenders(t, CONTENT.locations["bank_crypt"].bank), "attacker"
    assert {troop.aspect for troop in c.garrison} == {"bank", "stacked"}
    before = [pile.discard[:] for pile in t.state.neutrals.values()]
    FinishCombat().run(t)
    assert [pile.discard for pile in t.state.neutrals.values()] == before


@rule("HM-3351")
def test_chance_decides_who_is_stacked_and_by_what():
    t = arrange(difficulty="easy")
    found = set()
    for seed in range(40):
        t.rng = LoadedRng(seed)
        (place,) = [n for n, each in enumerate(defenders(t, CONTENT.locations["bank_crypt"].bank)) if each.stack]
        t.rng = LoadedRng(seed)
        found.add((place, defenders(t, CONTENT.locations["bank_crypt"].bank)[place].stack))
    assert {place for place, _ in found} == {0, 1, 2, 3}
    assert {stack for _, stack in found} == set(STACKS)


@rule("HM-3356")
@pytest.mark.parametrize(("chance", "stack"), list(enumerate(STACKS)))
def test_chance_picks_the_token_of_the_unit_that_joins(chance, stack):
    steps = [Visit(0, "main", ROCK), Act(0)]
    t = arrange(
        tiles=LAND, tokens={"f1": "bank_dragon_fly_hive"}, sides={0: {"army": []}}, loads=[chance], agenda=steps
    )
    assert side(t).army == [Troop("dragon_flies", "stacked", stack)]


SEARCHES = tuple(Option(then=(Search(deck, 5),)) for deck in ("artifact", "spell"))
RARE = (Option(then=(Gain(3),)), Option(then=(Gain(0, 0, 1),)))
REFORGE = Reforge(("ability", "artifact", "spell"), 5, True)


@rule("HM-3354")
@pytest.mark.parametrize(
    ("bank", "units", "effects", "each"),
    [
        ("crypt", "skeletons zombies wraiths vampires", (Gain(6),), (Gain(2),)),
        ("imp_cache", "familiars", (Gain(3),), (Gain(1),)),
        ("dwarven_treasury", "dwarves", (Gain(7),), (Gain(3),)),
        ("dragon_fly_hive", "dragon_flies", (Enlist("dragon_flies"),), ()),
        ("medusa_stores", "medusas", (Gain(6, 0, 1),), (OneOf(RARE),)),
        ("shipwreck", "wraiths", (Morale(1), Gain(5)), (Gain(2),)),
        ("cyclops_stockpile", "cyclopes", (Gain(0, 8, 2),), (Gain(0, 2, 1),)),
        ("derelict_ship", "water_elementals", (Morale(1), Gain(7)), (Gain(2),)),
        (
            "dragon_utopia",
            "black_dragons gold_dragons crystal_dragons faerie_dragons",
            (Gain(40), Search("artifact", 3)),
            (OneOf(SEARCHES),),
        ),
        ("griffin_conservatory", "griffins", (Enlist("griffins"),), ()),
        ("naga_bank", "nagas", (Gain(6, 0, 2),), (Gain(6, 0, 1),)),
        ("pyramid", "gold_golems gold_golems diamond_golems diamond_golems", (Search("spell", 5),), (REFORGE,)),
    ],
)
def test_every_bank_has_its_defenders_and_its_reward(bank, units, effects, each):
    place = CONTENT.locations[f"bank_{bank}"]
    names = tuple(units.split())
    assert place.bank.units == (names * 4 if len(names) == 1 else names)
    assert (place.effects, place.bank.each) == (effects, each)


# -- Pandora's Box, the rest


def opened(card, own=None, **state):
    area = {"purse": Purse(9, 9, 9), **(own or {})}
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile([card]), sides={0: area}, **state)
    take(t, TakeOption(2))
    return t


@rule("HM-3362", "HM-R-55")
def test_only_cards_of_the_astrologers_are_shown_to_all():
    spells, stars = opened("box_spells"), opened("box_stars")
    assert stars.view(1).agenda[-1].cards == stars.agenda[-1].cards
    assert set(spells.view(1).agenda[-1].cards) == {""}
    assert spells.view(0).agenda[-1].cards == spells.agenda[-1].cards


@rule("HM-3364")
@pytest.mark.parametrize(
    ("card", "deck"), [("box_study", "ability"), ("box_sorcery", "spell"), ("box_hoard", "artifact")]
)
def test_a_card_of_the_box_offers_a_search_of_five_in_its_deck(card, deck):
    t = opened(card)
    take(t, TakeOption(0))
    assert (t.agenda[-1].deck, t.agenda[-1].cards) == (deck, 5)


@rule("HM-3365")
@pytest.mark.parametrize(("option", "left"), [(0, Purse(6, 9, 9)), (1, Purse(9, 7, 9)), (2, Purse(9, 9, 8))])
def test_a_die_costs_3_gold_or_2_materials_or_a_valuable(option, left):
    t = opened("box_bargain", loads=[4])
    before = side(t).purse
    take(t, TakeOption(option))
    assert (before, side(t).purse) == (Purse(9, 9, 9), left.plus(Purse(3)))


@rule("HM-3368")
def test_whoever_drops_the_shelf_is_asked_which_card_stays():
    t = arrange(sides={0: {"permanents": ["ballista", "box_shelf", "ammo_cart"]}})
    take(t, DropPermanent("box_shelf"))
    assert prompt(t) == "clear_shelf"
    assert offered(t, DropPermanent) == [DropPermanent("ballista"), DropPermanent("ammo_cart")]


@rule("HM-3371")
def test_the_units_of_a_trade_cost_nothing():
    piles = {"bronze": (["griffins", "boars", "rogues"], []), "silver": (["medusas", "mummies", "vampires"], [])}
    t = opened("box_trade", own={"army": [Troop("crusaders")], "purse": Purse()}, piles=piles)
    take(t, DropUnit("crusaders"))
    assert offered(t, Recruit) == [Recruit(name) for name in ("griffins", "boars", "rogues")]
    take(t, Recruit("boars"), Recruit("mummies"))
    assert (side(t).purse, len(side(t).army)) == (Purse(), 2)


@rule("HM-3371", "HM-3361")
def test_without_a_silver_unit_the_discard_pile_gives_the_next_card():
    curios = Pile(["box_trade"], ["box_lesson"])
    own = {0: {"army": [Troop("griffins")]}}
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=curios, sides=own)
    take(t, TakeOption(2))
    assert [event.card for event in told(t, BoxOpened)] == ["box_trade", "box_lesson"]


@rule("HM-3375")
@pytest.mark.parametrize(
    ("siege", "winner", "used"), [(True, "attacker", 1), (True, "defender", 1), (False, "defender", 0)]
)
def test_the_blood_obelisk_is_used_after_a_siege_whoever_has_won(siege, winner, used):
    t = battle(DUEL, A="zombies few", a="griffins few", keeper=None, field="s1_c", agenda=[])
    side(t, 1).built = ["blood_obelisk"]
    t.state.flags = {"s3_c": Flag(0), "s1_c": Flag(1)}
    t.state.combat.siege, t.state.combat.winner = siege, winner
    FinishCombat().run(t)
    yields = CONTENT.buildings["blood_obelisk"].yields
    assert t.agenda.count(Perform(1, "main", yields)) == used


@rule("HM-3378")
def test_an_empowered_eagle_eye_finds_a_spell_of_a_class_or_of_a_school():
    found = [play.effects for play in CONTENT.cards["empowered_eagle_eye"].plays]
    classes = [(Reveal(grade=grade),) for grade in ("basic", "expert")]
    assert found == [*classes, *((Reveal(school=school),) for school in ("air", "fire", "earth", "water"))]
