"""Chapter 33 once more: banks, Pandora's Box, and the rest."""

import pytest

from questhall.games.heroes.choices import (
    DropPermanent,
    DropUnit,
    LayBank,
    Recruit,
    TakeOption,
    TurnTile,
)
from questhall.games.heroes.effects import Enlist, Gain, Morale, OneOf, Option, Purse, Reforge, Reveal, Search
from questhall.games.heroes.events import BoxOpened
from questhall.games.heroes.geography import blocked_field, location_of
from questhall.games.heroes.state import Flag, Pile, Troop
from questhall.games.heroes.steps.banks import STACKS, defenders
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.exploring import OrientTile
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, LoadedRng, arrange, battle, offered, prompt, side, take, told
from tests.ledger import rule

BOX = next(field for field, printed in CONTENT.fields.items() if printed.location == "pandoras_box")
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
