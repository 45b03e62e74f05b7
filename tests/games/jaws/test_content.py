"""The box is complete, its parts fit together, and they agree with public facts."""

import json
import re
from pathlib import Path

import pytest

from questhall.games.jaws.content import load
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.modifiers import BASE, read_modifier
from questhall.games.jaws.effects import Special
from tests.ledger import ROOT, rule

CONTENT = load()
CHARACTERS = ("demolitionist", "hatchet", "red_guard", "voidwarden")
REAL = [scenario for name, scenario in CONTENT.scenarios.items() if not name.startswith("drawn")]
CORRECTED = {"Soaring Shield": 11, "Extra Fuel": 17, "Level": 61}


def reference(*names: str) -> object:
    """Public facts that stand beside the repository, not in it."""
    for folder in (ROOT.parent, ROOT.parent.parent):
        path = Path(folder, "shared", "reference", "gloom", "jotl", *names)
        if path.exists():
            return json.loads(path.read_text("utf-8"))
    pytest.skip("the reference files are not beside this repository; nothing to compare with")


def slug(name: str) -> str:
    return re.sub(r"-scenario-|[-\s]", "_", name.lower().replace("'", ""))


@rule("JL-C-31")
def test_the_box_has_its_numbers_of_things():
    copies = {item.number: item.copies for item in CONTENT.items.values()}
    assert sorted(copies) == list(range(1, 37))
    assert {number for number, count in copies.items() if count == 2} == {*range(1, 15), 20, 26}
    assert len(CONTENT.goals) == 32
    assert [scenario.number for scenario in REAL] == list(range(1, 26))


@rule("JL-C-23", "JL-C-24", "JL-203")
def test_characters_have_their_hands_and_hit_points():
    assert [CONTENT.characters[name].hand for name in CHARACTERS] == [9, 10, 10, 11]
    health = [CONTENT.characters[name].health for name in CHARACTERS]
    assert health[0] == health[1] == (8, 9, 11, 12, 14, 15, 17, 18, 20)
    assert health[2] == (10, 12, 14, 16, 18, 20, 22, 24, 26)
    assert health[3] == (6, 7, 8, 9, 10, 11, 12, 13, 14)


@rule("JL-C-07", "JL-5206", "JL-114")
@pytest.mark.parametrize("being", CHARACTERS)
def test_ability_cards_come_in_their_levels(being):
    levels = {level: len(CONTENT.pool(being, level)) for level in ("A", "B", "1", "X", *"23456789")}
    hand = CONTENT.characters[being].hand
    assert levels == {"A": 6, "B": 2, "1": hand, "X": 3} | dict.fromkeys("2346789", 2) | {"5": 1}


@rule("JL-5706")
@pytest.mark.parametrize("being", CHARACTERS)
def test_the_tutorial_names_cards_of_its_character(being):
    lessons = CONTENT.characters[being].tutorial
    assert {CONTENT.cards[card].level for card in lessons.b} == {"B"}
    assert {CONTENT.cards[card].level for card in lessons.first} == {"1"}
    assert {card.removesuffix("_b") + "_a" for card in lessons.b} <= set(CONTENT.pool(being, "A"))


@rule("JL-902")
def test_every_deck_begins_with_the_same_twenty_cards():
    counts = {card: BASE.count(card) for card in BASE}
    assert counts == {"+0": 6, "-1": 5, "+1": 5, "-2": 1, "+2": 1, "x2": 1, "null": 1}


@rule("JL-O-12")
def test_the_demolitionist_has_fifteen_perk_boxes():
    perks = CONTENT.characters["demolitionist"].perks
    assert sum(perk.boxes for perk in perks) == 15
    assert perks[0].out == ("+0",) * 4
    assert all(read_modifier(card) for perk in perks for card in (*perk.out, *perk.into))


@rule("JL-C-29", "JL-C-14")
def test_monsters_have_their_standees():
    counts = {monster.id: monster.standees for monster in CONTENT.monsters.values() if not monster.of}
    assert {name for name, count in counts.items() if count == 4} == {"chaos_demon", "living_spirit"}
    assert {name for name, count in counts.items() if count == 1} == {
        "blood_tumor",
        "blood_horror",
        "first_of_the_order",
    }
    tens = {"giant_viper", "vermling_scout", "black_imp", "blood_imp", "rat_monstrosity"}
    assert {name for name, count in counts.items() if count == 10} == tens


@rule("JL-C-15", "JL-2712")
def test_ability_decks_have_eight_cards_and_the_basic_ones_four():
    sizes = {name: len(deck) for name, deck in CONTENT.decks.items()}
    basic = {name: size for name, size in sizes.items() if name.startswith("basic")}
    assert basic == {"basic_vermling_raider": 4, "basic_zealot": 4, "basic_giant_viper": 4}
    assert {size for name, size in sizes.items() if name not in basic and name != "common_vermling_raider"} == {8}


@rule("JL-C-30")
def test_stat_cards_of_level_one():
    found = {}
    for name in ("vermling_raider", "zealot", "giant_viper", "stone_golem", "chaos_demon"):
        monster = CONTENT.monsters[name]
        found[name] = [(s.health[1], s.move[1], s.attack[1]) for s in (monster.normal, monster.elite)]
    assert found == {
        "vermling_raider": [(5, 1, 2), (10, 1, 2)],
        "zealot": [(6, 2, 2), (8, 2, 3)],
        "giant_viper": [(3, 2, 1), (5, 2, 2)],
        "stone_golem": [(10, 1, 3), (11, 2, 4)],
        "chaos_demon": [(8, 3, 3), (12, 4, 4)],
    }
    sides = {name: (CONTENT.monsters[name].normal, CONTENT.monsters[name].elite) for name in found}
    traits = {name: [[kind for kind, first in s.inflict.items() if first <= 1] for s in sides[name]] for name in sides}
    assert {name: each for name, each in traits.items() if any(each)} == {
        "zealot": [[], ["wound"]],
        "giant_viper": [["poison"]] * 2,
        "chaos_demon": [["muddle"]] * 2,
    }
    shields = {name: [s.shield[1] for s in sides[name] if s.shield] for name in sides}
    assert {name: each for name, each in shields.items() if each} == {"stone_golem": [1, 2]}


@rule("JL-C-30")
def test_the_stat_card_of_the_blood_tumor():
    tumor = CONTENT.monsters["blood_tumor"]
    assert (tumor.normal.health[1], tumor.normal.move, tumor.normal.attack[1]) == ("10xC", (), "C")
    assert set(tumor.immune) == {"disarm", "muddle", "stun"}


def test_fewer_than_a_tenth_of_all_halves_are_special():
    halves = [half for card in CONTENT.cards.values() for half in (card.top, card.bottom)]
    special = [half for half in halves if any(isinstance(action, Special) for action in half.actions)]
    assert len(special) < len(halves) / 10


@pytest.mark.parametrize("scenario", REAL, ids=lambda scenario: scenario.id)
def test_every_map_is_sound(scenario):
    board = chamber(scenario.id)
    assert len(board.starts) >= 4
    assert set(board.rooms.values()) == {0, *board.doors}
    assert {spawn.at for each in scenario.rules for spawn in each.spawns} <= set(board.letters)
    assert reached(board) == {cell for cell in board.hexes if cell not in board.obstacles}


def reached(board):
    """Where somebody on foot can come, with all doors open."""
    found = [board.starts[0]]
    for cell in found:
        found += [each for each in board.near(cell) if each not in board.obstacles and each not in found]
    return set(found)


# -- against public facts


@pytest.mark.parametrize("being", CHARACTERS)
def test_ability_cards_agree_with_the_reference(being):
    printed = reference("character", "deck", f"{being.replace('_', '-')}.json")["abilities"]
    cards = [card for card in CONTENT.cards.values() if card.character == being]
    ours = {
        card.number: (str(card.level), card.initiative) for card in CONTENT.cards.values() if card.character == being
    }
    theirs = {c["cardId"]: (str(c["level"]), CORRECTED.get(c["name"], c["initiative"])) for c in printed}
    assert ours == theirs
    lost = {c["cardId"]: (c.get("lost", False), c.get("bottomLost", False)) for c in printed}
    shown = {number: marks for number, marks in lost.items() if any(marks)}
    mine = {c.number: (c.top.lost, c.bottom.lost) for c in cards}
    assert {number: mine[number] for number in shown} == shown


def test_monster_stats_agree_with_the_reference():
    wrong = []
    for monster in CONTENT.monsters.values():
        name = re.sub(r"_(?=\d)", "-scenario-", monster.id, count=1).replace("_", "-")
        printed = reference("monster", f"{name}.json")
        for fact in printed["stats"]:
            stats = monster.stats(elite=fact.get("type") == "elite")
            level = fact["level"]
            ours = (stats.health[level], stats.attack[level])
            if ours != (fact["health"], fact["attack"]):
                wrong.append((monster.id, level, ours, fact["health"], fact["attack"]))
    assert wrong == [("living_spirit", 6, (13, 5), 11, 5)]  # the stat card says 13


def test_monster_decks_agree_with_the_reference():
    for name, deck in CONTENT.decks.items():
        printed = reference("monster", "deck", f"{name.replace('_22', '-scenario-22').replace('_', '-')}.json")
        ours = [(card.number, card.initiative, card.shuffle) for card in deck]
        assert ours == [(c["cardId"], c["initiative"], c.get("shuffle", False)) for c in printed["abilities"]]


def test_items_agree_with_the_reference():
    slots = {"onehand": "hand"}
    printed = reference("items.json")
    theirs = [
        (i["id"], slug(i["name"]), i["cost"], i["count"], slots.get(i["slot"], i["slot"]), bool(i.get("spent")))
        for i in printed
    ]
    ours = [(i.number, i.id, i.price, i.copies, i.slot, i.use == "spent") for i in CONTENT.items.values()]
    assert ours == theirs


@pytest.mark.parametrize("scenario", REAL, ids=lambda scenario: scenario.id)
def test_scenario_monsters_agree_with_the_reference(scenario):
    """Every room has the published monsters for 2, 3 and 4 characters."""
    printed = reference("scenarios", f"{scenario.number:02d}.json")
    theirs: dict[tuple[str, str], int] = {}
    for room in printed["rooms"]:
        for each in room.get("monster", ()):
            theirs[kind(each)] = theirs.get(kind(each), 0) + 1
    board = chamber(scenario.id)
    ours: dict[tuple[str, str], int] = {}
    for letter, placed in scenario.monsters.items():
        key = (placed.monster, placed.ranks)
        ours[key] = ours.get(key, 0) + len(board.letters[letter])
    assert ours == theirs


def kind(fact: dict) -> tuple[str, str]:
    name = re.sub(r"^(basic|common)_", "", slug(fact["name"]))
    signs = {"normal": "n", "elite": "e", "boss": "b", None: "-"}
    if fact.get("type"):
        return name, signs[fact["type"]] * 3
    return name, "".join(signs[fact.get(f"player{count}")] for count in (2, 3, 4))
