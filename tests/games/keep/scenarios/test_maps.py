"""The ten scenarios as the ledger lists them: tiles, passages, distances, treasures, portals, cards."""

import re

import pytest

from questhall.core import Rng, Setup
from questhall.games.keep.dungeon import chart_of
from questhall.games.keep.setup import deal
from tests.games.keep.board import CONTENT
from tests.ledger import GAMES, rule

LINES = dict(re.findall(r"^- \*\*(KH-R-\d+)\*\* (.*)$", (GAMES / "keep" / "rules.md").read_text("utf-8"), re.MULTILINE))
SCENARIOS = tuple(CONTENT.scenarios.values())


def each(offset):
    """For every scenario its rule with this offset, as test parameters that cite it."""
    ids = [f"KH-R-{1000 + 20 * scenario.number + offset}" for scenario in SCENARIOS]
    return [
        pytest.param(scenario, LINES[rule_id], id=scenario.id, marks=rule(rule_id))
        for scenario, rule_id in zip(SCENARIOS, ids, strict=True)
    ]


def dealt(scenario):
    return deal(Setup("keep", scenario.id, ("ratfolk",), 1), CONTENT, Rng(1)).state


def words(text):
    """The names of a list such as `construction site, vault and sewer`."""
    return [name.strip().replace(" ", "_") for name in re.split(r", | and ", text)]


def snake(name):
    return re.sub(r"\W+", "_", name).lower()


def after(line, word):
    """What stands between a word with a colon and the next full stop."""
    return line.split(f"{word}: ")[1].split(".")[0]


def numbers(text):
    """{room: number} of a list such as `vault 0, prison 1`; `none` is left out."""
    found = [name.rsplit("_", 1) for name in words(text)]
    return {room: int(number) for room, number in found if number != "none"}


@pytest.mark.parametrize(("scenario", "line"), each(0))
def test_the_tiles_lie_as_the_ledger_lists_them(scenario, line):
    listed = re.findall(r"([a-z ]+) \((\d),(\d)\) r(\d+)", line.split("Tiles:")[1])
    tiles = {(room.strip().replace(" ", "_"), int(column), int(row), int(turn)) for room, column, row, turn in listed}
    assert {(tile.room, tile.column, tile.row, tile.turn) for tile in dealt(scenario).layout.tiles} == tiles
    assert scenario.id in snake(line.split('"')[1])


@pytest.mark.parametrize(("scenario", "line"), each(1))
def test_the_passages_and_distances_follow_from_the_tiles(scenario, line):
    graph = chart_of(dealt(scenario).layout)
    listed = {frozenset(name.split("-")) for name in words(after(line, "Passages"))}
    assert {frozenset((room, other)) for room, others in graph.near.items() for other in others} == listed
    assert graph.distance == numbers(after(line, "Distances"))


@pytest.mark.parametrize(("scenario", "line"), each(2))
def test_each_room_starts_with_one_treasure_of_its_value(scenario, line):
    rooms = dealt(scenario).rooms
    values = {room: [treasure.value for treasure in place.treasures] for room, place in rooms.items()}
    assert values == {room: [value] for room, value in numbers(after(line, "Treasure values")).items()}


@pytest.mark.parametrize(("scenario", "line"), each(3))
def test_the_portals_lie_as_the_ledger_lists_them(scenario, line):
    state = dealt(scenario)
    sides = [part.split(" in ") for part in after(line, "Portals at the start").split("; ")]
    listed = {room: side for side, rooms in sides for room in words(rooms)}
    assert {room: place.portal for room, place in state.rooms.items() if place.portal} == listed
    assert state.supply["portal"] == CONTENT.tokens.portals - len(listed)


CARDS = [
    pytest.param(int(rule_id[5:]) // 20 - 50, snake(found[1]), int(found[2]), id=snake(found[1]), marks=rule(rule_id))
    for rule_id, line in LINES.items()
    if (found := re.match(r"Scenario card ([A-Z][\w\- ]+) x(\d)", line))
]


@pytest.mark.parametrize(("number", "card", "copies"), CARDS)
def test_the_guild_deck_of_its_scenario_alone_holds_each_scenario_card(number, card, copies):
    counts = {scenario.number: dealt(scenario).guild.count(card) for scenario in SCENARIOS}
    assert counts == {**dict.fromkeys(range(1, 11), 0), number: copies}


def test_all_sixteen_scenario_cards_are_listed():
    assert len(CARDS) == len(CONTENT.guild) - len(CONTENT.heroes) == 16
