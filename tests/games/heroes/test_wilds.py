"""Maps of chance, and the wish for their difficulty."""

from collections import Counter

import pytest

from questhall.core import Rng, Setup, Table
from questhall.core.errors import SetupError
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.geography import beside
from questhall.games.heroes.wilds import grown_map, wished
from questhall.kit.hexes import Hex
from tests.games.heroes.board import CONTENT, GAME
from tests.ledger import rule

WILDS = [name for name, plan in CONTENT.scenarios.items() if plan.grows is not None]
THERE = {"far": 40, "near": 25, "center": 6, "sea": 13, "underground": 13}
WISHES = ("gentle", "usual", "harsh")
FACTIONS = ("castle", "dungeon", "necropolis", "rampart", "tower", "inferno")


def land(name, players, wish, seed=1):
    """The tiles of a map, without those of the players."""
    spots = grown_map(wished(CONTENT.scenarios[name], wish), players, THERE, Rng(seed))
    return [spot for spot in spots if spot.seat is None]


def guards(group):
    """What all fields of such a tile add up to; all far tiles, and all near tiles, are equally hard."""
    (found,) = {sum(field.guard for field in t.fields.values()) for t in CONTENT.tiles.values() if t.group == group}
    return found


def strength(name, players, wish):
    groups = Counter(spot.group for spot in land(name, players, wish))
    return groups["far"] * guards("far") + groups["near"] * guards("near")


@pytest.mark.parametrize("name", WILDS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_harder_the_wish_the_stronger_the_guards_on_a_map_of_the_same_size(name, players):
    gentle, usual, harsh = (strength(name, players, wish) for wish in WISHES)
    poorest = CONTENT.scenarios[name].grows.near == 0
    assert gentle == usual < harsh if poorest else gentle < usual < harsh
    assert len({len(land(name, players, wish)) for wish in WISHES}) == 1


@pytest.mark.parametrize("name", WILDS)
def test_on_a_harsh_map_stronger_tiles_lie_closer_to_the_players(name):
    def met(wish):
        """Near tiles among those that touch a starting tile, over some maps."""
        found = 0
        for seed in range(30):
            spots = grown_map(wished(CONTENT.scenarios[name], wish), 3, THERE, Rng(seed))
            at = {spot.at: spot.group for spot in spots}
            starts = [Hex(*spot.at) for spot in spots if spot.seat is not None]
            found += sum(at.get((near.q, near.r)) == "near" for start in starts for near in beside(start))
        return found

    assert met("gentle") <= met("usual") < met("harsh")


@rule("HM-212")
def test_a_wish_changes_the_income_at_the_start_of_such_maps_only():
    def income(scenario, wish):
        t = Table.sit(GAME, Setup("heroes", scenario, FACTIONS[:2], 1, {"wilds": wish}))
        return t.state.sides[0].income

    assert [income("wild_county", wish) for wish in WISHES] == [Purse(gold=15), Purse(gold=10), Purse(gold=5)]
    assert len({income("first_flags", wish) for wish in WISHES}) == 1


def test_an_unknown_wish_is_refused():
    with pytest.raises(SetupError, match="gentle"):
        Table.sit(GAME, Setup("heroes", "wild_county", FACTIONS[:2], 1, {"wilds": "deadly"}))


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_wished_map_can_be_dealt(wish, seats):
    t = Table.sit(GAME, Setup("heroes", "wild_kingdom", FACTIONS[:seats], 3, {"wilds": wish}))
    assert list(GAME.faults(t)) == []
