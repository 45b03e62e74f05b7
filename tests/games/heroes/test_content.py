"""The components of the core box."""

from collections import Counter

import pytest

from questhall.games.heroes.content import STATISTICS, load
from questhall.games.heroes.effects import DECKS, TIERS, Purse
from questhall.games.heroes.scenes.cards import hand_card
from questhall.games.heroes.steps.levels import SPECIALTY_LEVELS
from questhall.games.heroes.traits import Hardy, SureShot, Vengeful
from tests.games.heroes.reference import reference
from tests.ledger import rule

CONTENT = load()
FACTIONS = ("castle", "dungeon", "necropolis")
NAMES = {"gold": "gold", "building_materials": "materials", "valuables": "valuables"}


CORE = ("core",)


def purse(cost: dict | None) -> Purse:
    return Purse(**{NAMES[name]: amount for name, amount in (cost or {}).items()})


@rule("HM-C-23", "HM-C-21", "HM-C-05")
def test_the_core_box_has_its_numbers_of_cards():
    assert [len(CONTENT.deck(deck, CORE)) for deck in DECKS] == [30, 32, 46]
    assert sum(len(CONTENT.neutrals(tier, CORE)) for tier in TIERS) == 41
    assert sum(CONTENT.copies(name, CORE) for name in STATISTICS) == 24
    assert sum(card.kind == "specialty" and card.box == "core" for card in CONTENT.cards.values()) == 18
    assert sum(card.box == "core" for card in CONTENT.proclamations.values()) == 19
    assert sum(card.copies for card in CONTENT.ai_cards.values()) == 20
    assert [len(CONTENT.army(faction)) for faction in FACTIONS] == [7, 7, 7]
    assert [len(CONTENT.group(group, CORE)) for group in ("starting", "far", "near", "center")] == [3, 9, 6, 2]


@rule("HM-C-02", "HM-1405")
def test_every_tile_has_seven_fields():
    assert {len(tile.fields) for tile in CONTENT.tiles.values()} == {7}
    initials = {(tile.id[0], tile.group) for tile in CONTENT.tiles.values() if tile.box == "core"}
    assert initials == {("s", "starting"), ("f", "far"), ("n", "near"), ("c", "center")}


@pytest.mark.parametrize(
    ("tier", "names"),
    [
        pytest.param(
            "bronze",
            [
                "halberdiers marksmen griffins",
                "troglodytes harpies evil_eyes",
                "skeletons zombies wraiths",
            ],
            marks=rule("HM-T-101"),
        ),
        pytest.param("silver", ["crusaders zealots", "medusas minotaurs", "vampires liches"], marks=rule("HM-T-102")),
        pytest.param(
            "gold",
            ["champions archangels", "manticores black_dragons", "dread_knights ghost_dragons"],
            marks=rule("HM-T-103"),
        ),
    ],
)
def test_the_units_of_a_tier(tier, names):
    found = [{unit.id for unit in CONTENT.army(faction, tier)} for faction in FACTIONS]
    assert found == [set(words.split()) for words in names]


@rule("HM-D-11")
def test_griffins_are_as_printed():
    griffins = CONTENT.units["griffins"]
    few, pack = griffins.side("few"), griffins.side("pack")
    assert (griffins.type, griffins.tier) == ("flying", "bronze")
    assert (few.attack, few.defense, few.health, few.initiative, few.price.gold) == (2, 0, 4, 6, 4)
    assert (pack.attack, pack.defense, pack.health, pack.initiative, pack.price.gold) == (3, 0, 4, 9, 6)
    assert few.traits == pack.traits == (Vengeful(),)


@rule("HM-D-12", "HM-D-13", "HM-D-14", "HM-D-15")
def test_other_printed_units():
    numbers = {
        (name, aspect): (x.attack, x.defense, x.health, x.initiative)
        for name, aspect in [("zombies", "pack"), ("skeletons", "few"), ("halberdiers", "few"), ("evil_eyes", "pack")]
        if (x := CONTENT.units[name].side(aspect))
    }
    assert list(numbers.values()) == [(2, 1, 3, 4), (2, 1, 2, 4), (2, 1, 2, 4), (3, 1, 3, 7)]
    prices = [CONTENT.units[name].side(side).price for name in ("skeletons", "halberdiers") for side in ("few", "pack")]
    assert prices == [Purse(2), Purse(3), Purse(2), Purse(3)]
    assert CONTENT.units["zombies"].side("pack").traits == (Hardy((0, 1)),)
    assert CONTENT.units["evil_eyes"].side("pack").traits == (SureShot(),)


@rule("HM-D-16", "HM-801")
def test_catherine_is_as_printed():
    hero = CONTENT.heroes["catherine"]
    assert (hero.calling, hero.type, hero.ability) == ("knight", "might", "leadership")
    assert tuple(hero.statistics.__getattribute__(name) for name in hero.statistics.__struct_fields__) == (2, 2, 1, 1)


@pytest.mark.parametrize("hero", CONTENT.heroes)
@rule("HM-220", "HM-216", "HM-219", "HM-805")
def test_every_starting_deck_has_nine_cards(hero):
    deck = CONTENT.starting_deck(hero)
    assert len(deck) == 9
    assert CONTENT.heroes[hero].ability in deck
    assert CONTENT.specialty(hero, 1) in deck
    printed = CONTENT.heroes[hero].statistics
    assert [deck.count(kind) for kind in STATISTICS] == [getattr(printed, kind) for kind in STATISTICS]


@rule("HM-217", "HM-218", "HM-221", "HM-803")
def test_might_heroes_have_one_magic_arrow_and_magic_heroes_two():
    arrows = {hero.type: CONTENT.starting_deck(hero.id).count("magic_arrow") for hero in CONTENT.heroes.values()}
    assert arrows == {"might": 1, "magic": 2}
    decks = {hero.type: CONTENT.starting_deck(hero.id) for hero in CONTENT.heroes.values()}
    assert {kind: sum(map(deck.count, STATISTICS)) for kind, deck in decks.items()} == {"might": 6, "magic": 5}


@rule("HM-206", "HM-806")
def test_each_faction_offers_two_heroes_with_three_specialties():
    heroes = [hero.faction for hero in CONTENT.heroes.values() if hero.box == "core"]
    assert [heroes.count(faction) for faction in FACTIONS] == [2, 2, 2]
    levels = {hero: [card.level for card in CONTENT.cards.values() if card.hero == hero] for hero in CONTENT.heroes}
    assert set(map(tuple, levels.values())) == {SPECIALTY_LEVELS} == {(1, 4, 6)}


@rule("HM-1304", "HM-1312", "HM-1321")
def test_each_town_has_eight_buildings_on_seven_tiles():
    kinds = [Counter(each.tier or each.kind for each in CONTENT.town(faction)) for faction in FACTIONS]
    single = dict.fromkeys(("city_hall", "citadel", "mage_guild", "bronze", "silver", "gold"), 1)
    assert kinds == [single | {"faction": 2}] * 3
    second = {name: CONTENT.buildings[name].after for name in ("blacksmith", "mana_vortex", "necromancy_amplifier")}
    assert list(second.values()) == ["towers", "dungeon_mage_guild", "necropolis_mage_guild"]


@pytest.mark.parametrize(
    ("faction", "extra", "spell"),
    [
        pytest.param(
            "castle", {"brotherhood_of_the_sword": (8, 4, 0), "blacksmith": (4, 3, 0)}, 6, marks=rule("HM-D-26")
        ),
        pytest.param(
            "dungeon", {"portal_of_summoning": (7, 3, 1), "mana_vortex": (6, 3, 1)}, 5, marks=rule("HM-D-27", "HM-D-28")
        ),
        pytest.param(
            "necropolis", {"cover_of_darkness": (6, 4, 1), "necromancy_amplifier": (7, 3, 1)}, 5, marks=rule("HM-D-22")
        ),
    ],
)
@rule("HM-D-21")
def test_the_prices_of_a_town(faction, extra, spell):
    town = {each.id: each for each in CONTENT.town(faction)}
    kinds = [(each.kind, each.tier, each.price) for each in town.values() if each.kind != "faction"]
    assert kinds == [
        ("city_hall", None, Purse(10, 4)),
        ("citadel", None, Purse(8, 5, 1)),
        ("mage_guild", None, Purse(4, 2, 1)),
        ("dwelling", "bronze", Purse(5, 3, 1)),
        ("dwelling", "silver", Purse(8, 6, 3)),
        ("dwelling", "gold", Purse(10, 9, 4)),
    ]
    assert {name: town[name].price for name in extra} == {name: Purse(*price) for name, price in extra.items()}
    assert town[f"{faction}_mage_guild"].spell_price == spell


@pytest.mark.parametrize(
    ("level", "rows"),
    [
        pytest.param(1, "b b bb bbb", marks=rule("HM-T-201")),
        pytest.param(2, "bb bb bbb bbs", marks=rule("HM-T-202")),
        pytest.param(3, "bs bbs bss sss", marks=rule("HM-T-203")),
        pytest.param(4, "bbs bss sss ssg", marks=rule("HM-T-204")),
        pytest.param(5, "bbsg bssg ssgg sggg", marks=rule("HM-T-205")),
        pytest.param(6, "bbssg bssgg ssggg sgggg", marks=rule("HM-T-206")),
        pytest.param(7, "a aa gaa ggaa", marks=rule("HM-T-207")),
    ],
)
@rule("HM-EX-57", "HM-R-10")
def test_the_guards_of_each_difficulty(level, rows):
    found = CONTENT.guards[level].values()
    assert [("".join(tier[0] * count for tier, count in row.items())) for row in found] == rows.split()


@pytest.mark.parametrize(
    ("line", "give", "get"),
    [
        pytest.param(0, Purse(6), Purse(0, 0, 1), marks=rule("HM-T-301")),
        pytest.param(1, Purse(2), Purse(0, 1), marks=rule("HM-T-302")),
        pytest.param(2, Purse(0, 0, 1), Purse(3), marks=rule("HM-T-303")),
        pytest.param(3, Purse(0, 0, 1), Purse(0, 2), marks=rule("HM-T-304")),
        pytest.param(4, Purse(0, 1), Purse(1), marks=rule("HM-T-305")),
        pytest.param(5, Purse(0, 3), Purse(0, 0, 1), marks=rule("HM-T-306")),
    ],
)
def test_the_trade_table(line, give, get):
    assert (CONTENT.trades[line].give, CONTENT.trades[line].get) == (give, get)


@rule("HM-1212", "HM-3404", "HM-C-24", "HM-2204", "HM-C-17")
def test_the_faces_of_the_dice():
    assert sorted(CONTENT.dice.attack) == [-1, -1, 0, 0, 1, 1]
    assert len(CONTENT.dice.resource) == 6
    assert {Purse(0, 2), Purse(0, 4), Purse(0, 0, 1), Purse(0, 0, 2), Purse(3), Purse(6)} == set(CONTENT.dice.resource)
    faces = [type(effects[0]).__name__ for effects in CONTENT.dice.treasure]
    assert sorted(faces) == ["Experience", "Experience", "RollResource", "RollResource", "Search", "Search"]


@rule("HM-1117", "HM-1118", "HM-1101", "HM-1105")
def test_every_spell_has_a_school_a_class_three_strengths_and_power():
    spells = [card for card in CONTENT.cards.values() if card.kind == "spell"]
    assert {card.school for card in spells} == {"air", "fire", "earth", "water", "any"}
    assert [card.id for card in spells if card.school == "any"] == ["magic_arrow"]
    assert {card.grade for card in spells} == {"basic", "expert"}
    assert {len({play.power for play in card.plays[:-1]}) for card in spells if card.box == "core"} == {3}
    assert {type(card.plays[-1].effects[0]).__name__ for card in spells} == {"Power"}


@rule("HM-1010")
def test_artifacts_have_two_effects():
    artifacts = [card for card in CONTENT.cards.values() if card.kind == "artifact"]
    assert {len(card.plays) for card in artifacts} == {2}


@rule("HM-1011")
def test_every_artifact_is_of_one_of_three_levels():
    artifacts = [card for card in CONTENT.cards.values() if card.kind == "artifact"]
    assert {card.grade for card in artifacts} == {"minor", "major", "relic"}
    core = Counter(card.grade for card in artifacts if card.box == "core")
    assert core == {"minor": 15, "major": 10, "relic": 7}


@rule("HM-1011")
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_level_of_an_artifact_stands_on_its_card(language):
    artifacts = [card for card in CONTENT.cards.values() if card.kind == "artifact"]
    kinds = {card.grade: hand_card(language, card.id).kind for card in artifacts}
    assert len(set(kinds.values())) == 3
    assert [card.id for card in artifacts if hand_card(language, card.id).kind != kinds[card.grade]] == []


@rule("HM-1017")
def test_there_are_four_kinds_of_statistic_cards():
    assert set(STATISTICS) == {"attack", "defense", "power", "knowledge"}
    assert all(CONTENT.cards[name].kind == "statistic" for name in STATISTICS)


@rule("HM-1001")
def test_abilities_and_statistics_have_a_basic_and_an_expert_effect():
    cards = [
        card for card in CONTENT.cards.values() if (card.kind == "ability" and not card.apart) or card.id in STATISTICS
    ]
    assert {tuple(play.expert for play in card.plays) for card in cards} == {(False, True)}


def test_units_agree_with_the_reference():
    printed = reference("units")["units"]
    wrong = []
    for unit in CONTENT.units.values():
        for aspect in ("few", "pack", "neutral"):
            side = getattr(unit, aspect)
            if side is None:
                continue
            fact = printed[unit.id]["sides"][aspect]
            ours = (
                side.attack,
                side.defense,
                side.health,
                side.initiative,
                unit.kind(aspect),
                unit.rank(aspect),
                side.price,
            )
            theirs = (*(fact[key] for key in ("atk", "def", "hp", "ini", "type", "tier")), purse(fact.get("cost")))
            wrong += [(unit.id, aspect, ours, theirs)] if ours != theirs else []
    assert not wrong


CALLED = {
    "empty_field": "empty",
    "blocked_field": "blocked",
    "artifact_symbol": "artifact",
    "resource_symbol": "resource",
    "treasure_symbol": "treasure",
    "fountain_of_youth": "fountain",
    "shrine_of_magic_gesture": "golden_shrine",
    "shrine_of_magic_incantation": "white_shrine",
    "redwood_observatory": "observatory",
    "library_of_enlightenment": "library",
    "subterranean": "underground",
}
"""What the reference calls otherwise than we do."""


def test_all_tiles_of_the_reference_are_here():
    printed = {name.lower().replace("#", "x") for name in reference("tiles")["tiles"]}
    assert set(CONTENT.tiles) == printed
    assert len(printed) == 107


def test_tiles_agree_with_the_reference():
    printed = reference("tiles")["tiles"]
    for tile in CONTENT.tiles.values():
        fact = printed[tile.id.upper().replace("X", "#")]
        if tile.id == "u7":
            fact["fields"]["SE"], fact["sealed_outer_edges"] = {"loc": "blocked_field"}, ["SE"]
        places = {slot.lower(): CALLED.get(each["loc"], each["loc"]) for slot, each in fact["fields"].items()}
        assert {slot: field.location for slot, field in tile.fields.items()} == places
        assert tile.group == CALLED.get(fact["group"], fact["group"])
        guards = {slot.lower(): field.get("guard", 0) for slot, field in fact["fields"].items()}
        assert {slot: field.guard for slot, field in tile.fields.items()} == guards
        assert {slot.lower() for slot in fact["sealed_outer_edges"]} == set(tile.sealed)
        mines = {
            slot.lower(): NAMES[field["resource"]] for slot, field in fact["fields"].items() if "resource" in field
        }
        assert {slot: field.resource for slot, field in tile.fields.items() if field.resource} == mines


def test_spells_agree_with_the_reference():
    printed = reference("spells")["cards"]
    for card in CONTENT.cards.values():
        if card.kind == "spell":
            fact = printed[card.id.replace("anti_magic", "anti-magic")]
            assert (card.school, card.grade) == (fact["school"], fact["class"])
            powers = sorted({play.power for play in card.plays[:-1]})
            assert powers == [level["power"] for level in fact["levels"] if level["v"] != "nothing"]


def test_heroes_agree_with_the_reference():
    printed = reference("heroes")["heroes"]
    for hero in CONTENT.heroes.values():
        fact = printed[hero.id]
        assert (hero.faction, hero.type, hero.ability) == (fact["faction"], fact["type"], fact["starting_ability"])
        assert fact["stats"] == {name: getattr(hero.statistics, name) for name in fact["stats"]}


MISSING = {
    "heroes": set(),
    "spells": set(),
    "artifacts": set(),
    "abilities": set(),
}
"""What of the boxes is not here yet."""


@pytest.mark.parametrize("kind", MISSING)
def test_everything_of_the_reference_is_here_but_for_what_is_said_to_be_missing(kind):
    facts = reference(kind)["heroes" if kind == "heroes" else "cards"]
    ours = set(CONTENT.heroes) if kind == "heroes" else set(CONTENT.cards)
    assert {name.replace("-", "_") for name in facts} - ours == MISSING[kind]


@pytest.mark.parametrize(
    ("kind", "here", "missing"),
    [("astrologers", CONTENT.proclamations, set()), ("events", CONTENT.tidings, set())],
)
def test_all_cards_of_rounds_are_here_but_for_those_that_are_named(kind, here, missing):
    facts = reference(kind)
    names = set(facts.get("cards", facts)) - {"_note"}
    assert missing <= names
    assert len(here) == len(names) - len(missing)


@pytest.mark.parametrize("plan", [*CONTENT.scenarios.values(), *CONTENT.missions.values()], ids=lambda plan: plan.id)
def test_nothing_is_planned_for_after_the_last_round(plan):
    last = min(plan.rounds, *map(plan.last_round, plan.players))
    assert not [number for number in (*plan.refresh, *plan.timed) if number > last]


def test_artifacts_agree_with_the_reference():
    printed = reference("artifacts")["cards"]
    levels = {card.id: card.grade for card in CONTENT.cards.values() if card.kind == "artifact"}
    assert levels == {name: printed[name]["level"] for name in levels}
