"""What is in the box: the tables of the ledger against the content files."""

import re
from collections import Counter

import msgspec
import pytest

from questhall.games.keep import GAME
from questhall.games.keep import effects as e
from questhall.games.keep.setup import full_supply
from tests.ledger import GAMES, rule

CONTENT = GAME.content
LEDGER = (GAMES / "keep" / "rules.md").read_text("utf-8")
CLANS = ("dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratfolk", "imp", "ghost", "witch")
KINDS = {"20": "equipment", "22": "beast", "24": "potion", "26": "scroll"}
ITEMS = [card for card in CONTENT.cards.values() if card.kind != "tactic"]


def lines(pattern):
    """The ledger's lines of a form, each as a parameter that cites its own rule."""
    found = re.findall(rf"^- \*\*(KH-R-\d+)\*\* {pattern}", LEDGER, re.MULTILINE)
    return [pytest.param(*line, marks=rule(line[0]), id=line[0]) for line in found]


def snake(name):
    return re.sub(r"[ -]", "_", name.replace("'", "").lower())


# -- clans

CLAN_CARD = r"(\w+): (\w+; \d monsters?; health .+ rooms) \(([a-z, ]+)\); ability costs 1 ACT"


def many_monsters(count):
    return f"{count} monster{'s' * (count > 1)}"


@pytest.mark.parametrize(("rule_id", "name", "numbers", "rooms"), lines(CLAN_CARD))
def test_a_clan_card_is_as_the_ledger_has_it(rule_id, name, numbers, rooms):
    clan = CONTENT.clans[snake(name)]
    start = f"starts with {many_monsters(clan.starts)} in {clan.symbol.upper()} rooms"
    cards = f"{len(CONTENT.deck(clan.id))} cards"
    assert f"{clan.role}; {many_monsters(clan.monsters)}; health {clan.health}; {cards}; {start}" == numbers
    assert {room.id for room in CONTENT.rooms.values() if room.symbol == clan.symbol} == set(rooms.split(", "))


@rule("KH-R-100", "KH-C-15")
@pytest.mark.parametrize("clan", CLANS)
def test_every_tactic_deck_has_exactly_ten_cards(clan):
    assert len(CONTENT.deck(clan)) == 10
    assert sum(card.copies for card in CONTENT.cards.values() if card.clan == clan) == 10


@rule("KH-R-100")
def test_the_health_of_dragon_and_ratfolk_is_that_of_the_source():
    assert (CONTENT.clans["dragon"].health, CONTENT.clans["ratfolk"].health) == (5, 1)


# -- tactic cards and items

ICONS = {"DRAW": e.Draw, "ACT": e.Activate, "MOVE": e.Move, "MELEE": e.Melee, "RANGED": e.Ranged, "DEFEND": e.Defend,
         "TRAP": e.PutTrap, "PORTAL": e.PutPortal}  # fmt: skip
WITH_VALUES = {
    "RES": e.PutResource,
    "AMBUSH": lambda most, symbol: e.Ambush(int(most), symbol.lower()),
    "PAY": e.Pay,
    "PLACE": lambda most: e.Place(int(most)),
    "PACK": lambda action: e.Pack(ICONS[action]()),
    "FORTIFY": lambda icon: e.Fortify({"ACT": "activate", "MELEE": "melee"}[icon]),
}


def read_effect(text):
    name, _, values = text.rstrip(")").partition("(")
    return WITH_VALUES[name](*values.split(",")) if values else ICONS[name]()


def read_onslaughts(text):
    first, *rest = text.split(">")
    return e.Onslaught(read_effect(first), read_effect(*rest)) if rest else read_effect(first)


def read_card(text):
    """The groups of actions that the ledger's notation stands for."""
    groups = text.replace(" > ", ">").split(" / ")
    return tuple(tuple(map(read_onslaughts, group.split())) for group in groups)


def owner(rule_id):
    """The clan of a tactic card or the kind of an item, by the ledger's headings."""
    tens = rule_id.removeprefix("KH-R-")[:2]
    return CLANS[int(tens[1]) - 1] if tens[0] == "1" else KINDS[tens]


@pytest.mark.parametrize(("rule_id", "name", "copies", "actions"), lines(r"([^:]+?) x(\d): `([^`]+)` \[ruling\]$"))
def test_a_card_is_as_the_ledger_has_it(rule_id, name, copies, actions):
    card = CONTENT.cards[snake(name)]
    assert card.groups == read_card(actions)
    assert (card.copies, card.clan or card.kind) == (int(copies), owner(rule_id))


def test_every_card_of_the_box_is_in_the_ledger():
    named = re.findall(r"^- \*\*KH-R-[12]\d\d\*\* ([^:]+?) x\d: `", LEDGER, re.MULTILINE)
    assert sorted(map(snake, named)) == sorted(CONTENT.cards)


@rule("KH-R-200")
def test_there_are_46_items_of_four_kinds():
    kinds = Counter(CONTENT.cards[item].kind for item in CONTENT.items())
    assert kinds == {"equipment": 12, "beast": 12, "potion": 11, "scroll": 11}


# -- Guild deck, treasures, tokens


@rule("KH-R-301")
def test_every_class_stands_once_with_every_symbol_on_the_hero_cards():
    cards = [(CONTENT.guild[card].hero, CONTENT.guild[card].symbol) for card in CONTENT.heroes]
    symbols = ("jewel", "swords", "hat", "eye", "bones", "special")
    assert sorted(cards) == sorted((hero, s) for hero in ("archer", "warrior", "rogue", "mage") for s in symbols)


@rule("KH-R-303")
def test_every_scenario_adds_four_cards_of_its_own():
    counts = [sum(card.copies for card in scenario.cards) for scenario in CONTENT.scenarios.values()]
    names = [card.id for scenario in CONTENT.scenarios.values() for card in scenario.cards]
    assert (counts, sum(counts), len(CONTENT.heroes) + counts[0]) == ([4] * 10, 40, 28)
    assert len(set(names)) == len(names)


CARD_COUNTS = {
    "tactic": sum(len(CONTENT.deck(clan)) for clan in CONTENT.clans),
    "clan": len(CONTENT.clans),
    "item": len(CONTENT.items()),
    "hero": len(CONTENT.heroes),
    "scenario": sum(card.copies for scenario in CONTENT.scenarios.values() for card in scenario.cards),
}


@rule("KH-R-304")
def test_there_are_209_cards_in_all():
    assert CARD_COUNTS == {"tactic": 90, "clan": 9, "item": 46, "hero": 24, "scenario": 40}
    assert sum(CARD_COUNTS.values()) == 209


@pytest.mark.parametrize(
    ("rule_id", "value", "count", "effects"), lines(r"Treasures of value (\d): (\d) tokens?: ([a-z0-9, ]+)\.")
)
def test_the_treasures_of_a_value_are_as_the_ledger_has_them(rule_id, value, count, effects):
    tokens = {token.effect: token.copies for token in CONTENT.treasures if token.value == int(value)}
    assert tokens == {effect: int(copies) for effect, copies in map(str.split, effects.split(", "))}
    assert sum(tokens.values()) == int(count)


@rule("KH-R-405")
def test_there_are_18_treasures():
    assert sum(token.copies for token in CONTENT.treasures) == 18


@pytest.mark.parametrize(
    ("field", "count"),
    [
        pytest.param("heroes", 5, marks=rule("KH-R-421")),
        pytest.param("resources", 5, marks=rule("KH-R-422")),
        pytest.param("traps", 8, marks=rule("KH-R-423")),
        pytest.param("wounds", 12, marks=rule("KH-R-424")),
        pytest.param("portals", 6, marks=rule("KH-R-425")),
        pytest.param("events", 10, marks=rule("KH-R-426")),
        pytest.param("markers", 2, marks=rule("KH-R-427")),
    ],
)
def test_the_box_has_so_many_tokens(field, count):
    assert getattr(CONTENT.tokens, field) == count


@pytest.mark.parametrize(
    ("tokens", "count"),
    [
        pytest.param(("archer", "warrior", "rogue", "mage"), 5, marks=rule("KH-R-421")),
        pytest.param(("coin", "book", "frog", "bone"), 5, marks=rule("KH-R-422")),
        pytest.param(("trap",), 8, marks=rule("KH-R-423")),
        pytest.param(("portal",), 6 - 2, marks=rule("KH-R-425")),
    ],
)
def test_the_supply_is_made_of_these_tokens(tokens, count):
    supply = full_supply(CONTENT, CONTENT.scenarios["first_night"])
    assert [supply[token] for token in tokens] == [count] * len(tokens)


def token_total():
    one = msgspec.structs.asdict(CONTENT.tokens)
    fours = one.pop("heroes") * 4 + one.pop("resources") * 4
    return fours + sum(one.values()) + sum(token.copies for token in CONTENT.treasures)


@rule("KH-R-428")
def test_there_are_96_tokens_in_all():
    assert token_total() == 20 + 20 + 8 + 12 + 6 + 18 + 10 + 2 == 96


@rule("KH-EX-131")
def test_the_deck_check():
    assert [len(CONTENT.deck(clan)) for clan in CONTENT.clans] == [10] * 9
    assert (CARD_COUNTS["item"], CARD_COUNTS["hero"], CARD_COUNTS["scenario"]) == (46, 24, 40)
    assert (sum(token.copies for token in CONTENT.treasures), token_total()) == (18, 96)


# -- room tiles


@pytest.mark.parametrize(
    ("rule_id", "room", "symbol", "exits"), lines(r"([A-Z][a-z ]+): symbol ([A-Z]+), exits ([NESW ]+) at rotation 0")
)
def test_a_room_tile_is_as_the_ledger_has_it(rule_id, room, symbol, exits):
    tile = CONTENT.rooms[snake(room)]
    assert (tile.symbol, tile.exits) == (symbol.lower(), exits.replace(" ", ""))


@rule("KH-R-526")
@pytest.mark.parametrize("scenario", CONTENT.scenarios.values(), ids=CONTENT.scenarios)
def test_every_tile_is_used_at_most_once(scenario):
    used = [placed.room for placed in scenario.rooms] + list(scenario.blueprints)
    assert len(set(used)) == len(used)
    assert set(used) <= set(CONTENT.rooms)


# -- the list of components


@rule("KH-C-01", "KH-C-03")
def test_nine_clans_have_one_to_nine_figures():
    sizes = {"dragon": 1, "witch": 2, "ghost": 3, "imp": 4, "lizardfolk": 5, "skeleton": 6, "gnoll": 7, "slime": 8}
    assert {clan.id: clan.monsters for clan in CONTENT.clans.values()} == sizes | {"ratfolk": 9}


@rule("KH-C-02")
def test_there_are_45_figures():
    assert sum(clan.monsters for clan in CONTENT.clans.values()) == 45


@rule("KH-C-04")
def test_there_are_four_kinds_of_resources():
    assert set(e.RESOURCES) == {"frog", "coin", "bone", "book"}
    assert {room.price for room in CONTENT.rooms.values()} - {None} == set(e.RESOURCES)


@rule("KH-C-05")
def test_there_are_four_kinds_of_items():
    assert {card.kind for card in ITEMS} == {"potion", "beast", "equipment", "scroll"}
    assert {room.sells for room in CONTENT.rooms.values()} - {None} == {card.kind for card in ITEMS}


@rule("KH-C-06")
def test_there_are_twelve_room_tiles():
    named = "vault library sewer graveyard workshop forge cage apothecary classroom prison laboratory"
    assert sorted(CONTENT.rooms) == sorted([*named.split(), "construction_site"])


@rule("KH-C-07")
def test_a_room_tile_shows_its_symbol_its_action_and_its_passages():
    library, sewer = CONTENT.rooms["library"], CONTENT.rooms["sewer"]
    assert (library.symbol, library.makes, library.exits) == ("hat", "book", "NES")
    assert (sewer.symbol, sewer.makes, sewer.exits) == ("bones", "frog", "NESW")


@rule("KH-C-11")
def test_every_treasure_has_a_value_and_an_effect():
    assert {token.value for token in CONTENT.treasures} == {1, 2, 3, 4}
    assert {token.effect for token in CONTENT.treasures} == {"pillage", "curse", "heal", "prisoner", "defeat"}


@rule("KH-C-13")
def test_guild_cards_are_heroes_or_scenario_cards():
    plain = {card.id for card in CONTENT.guild.values() if card.hero is None}
    assert plain == {card.id for scenario in CONTENT.scenarios.values() for card in scenario.cards}
    assert len(CONTENT.guild) - len(plain) == len(CONTENT.heroes) == 24


@rule("KH-C-14")
def test_every_clan_has_a_clan_card_and_tactic_cards():
    assert {card.clan for card in CONTENT.cards.values() if card.kind == "tactic"} == set(CONTENT.clans) == set(CLANS)


@rule("KH-C-17", "KH-C-18")
def test_the_totals_of_the_box():
    assert CARD_COUNTS["tactic"] + CARD_COUNTS["clan"] == 90 + 9
    assert CARD_COUNTS["item"] + CARD_COUNTS["hero"] + CARD_COUNTS["scenario"] == 110
    assert (sum(CARD_COUNTS.values()), len(CONTENT.rooms), token_total()) == (209, 12, 96)


@rule("KH-C-19")
def test_there_is_a_spider_and_there_are_swords_and_axes():
    kinds = {card.id: (card.kind, card.copies) for card in ITEMS}
    assert kinds["cellar_spider"] == ("beast", 2)
    assert (kinds["notched_sword"], kinds["woodcutters_axe"]) == (("equipment", 2), ("equipment", 2))
