"""Setup: what lies open, what differs and what does not.  [TR-1xx, TR-3xx]"""

import pytest

from questhall.games.terraria.content import load
from questhall.games.terraria.steps.bosses import due
from questhall.games.terraria.steps.ending import raise_threat
from questhall.games.terraria.steps.rounds import BeginRound
from questhall.games.terraria.view import view
from questhall.games.terraria.world import COLUMNS, FOREST
from tests.games.terraria.board import arrange, sit
from tests.ledger import rule

BOX = load()


@rule("TR-104")
def test_no_round_is_the_last() -> None:
    t = arrange("A . .\n# # #", agenda=[BeginRound()], round=999)
    assert (t.outcome, t.state.round) == (None, 1000)
    assert t.decisions


@rule("TR-112")
def test_at_nine_the_game_goes_on() -> None:
    t = arrange("A . .", agenda=[], threat=8)
    raise_threat(t)
    assert (t.state.threat, t.outcome) == (9, None)


@rule("TR-203", "TR-204")
def test_there_is_room_for_seven_tiles_on_both_sides_and_four_below() -> None:
    places = len(sit().state.land.tiles)
    assert (FOREST[0], COLUMNS - 1 - FOREST[-1], places // COLUMNS - 1) == (7, 7, 4)


@rule("TR-312")
def test_the_evil_biomes_share_nothing_of_their_own() -> None:
    def printed(biome: str, name: str) -> bool:
        return any(name in {c.id for c in BOX.drawn[tile.id]} for tile in BOX.tiles.values() if tile.biome == biome)

    homes = {"corruption": ("demonite", "ebonstone"), "crimson": ("crimtane", "crimstone")}
    for biome, other in (("corruption", "crimson"), ("crimson", "corruption")):
        assert all(printed(biome, name) for name in homes[biome])
        assert not any(printed(biome, name) for name in homes[other])
    rows = [{tray.row: set(tray.tokens) for tray in BOX.trays if tray.biome == biome} for biome in homes]
    for row in ("surface_day", "underground", "upper_cavern", "lower_cavern"):
        assert rows[0][row] & rows[1][row] <= {"life_crystal"}
    loot = [BOX.chests[f"{biome}_ores"].rewards[2].resources for biome in homes]
    assert [(haul.demonite, haul.crimtane) for haul in loot] == [(2, 0), (0, 2)]


@rule("TR-312", "TR-1009", "TR-R-101")
@pytest.mark.parametrize(("evil", "boss"), [("corruption", "eater_of_worlds"), ("crimson", "brain_of_cthulhu")])
def test_each_evil_biome_has_its_boss(evil: str, boss: str) -> None:
    assert due(arrange("A . .", agenda=[], options={"evil": evil}, evil_ore=3)) == [boss]


@rule("TR-317", "TR-319")
def test_the_guide_has_three_kinds_of_cards_and_the_merchant_two_prices() -> None:
    state = sit().state
    assert state.guide == {"second_wind": 8, "further_explore_more": 8, "somersault": 8}
    prices = [BOX.actions[card].price for card, left in state.merchant.items() for _ in range(left)]
    assert prices == [8] * 8 + [15] * 8


@rule("TR-317", "TR-318", "TR-320")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_anybody_may_look_at_the_cards_of_guide_and_merchant(seat: int | None) -> None:
    t = sit(2)
    shop = set(t.scene(seat, "en", log=False).zones["shop"].cards)
    assert shop == {f"v-{card}" for card in (*t.state.guide, *t.state.merchant)}
    assert {"v-somersault", "v-bulwark"} <= shop
    seen = view(t, seat)
    assert (seen.guide, seen.merchant) == (t.state.guide, t.state.merchant)


@rule("TR-321", "TR-322")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_bosses_wait_for_is_open_from_the_start(seat: int | None) -> None:
    panels = sit(2).scene(seat, "en", log=False).panels
    assert [row.value for row in panels["world"].rows if "lime" in row.name] == ["0/8"]
    names = ["King Slime", "Eye of Cthulhu", "Eater of Worlds", "Queen Bee", "Wall of Flesh"]
    assert [row.name for row in panels["boss_book"].rows] == names
    assert all(row.detail for row in panels["boss_book"].rows)


@rule("TR-325")
@pytest.mark.parametrize("difficulty", ["hard", "harder"])
def test_nothing_but_the_number_of_chains_depends_on_the_difficulty(difficulty: str) -> None:
    state = sit(2, difficulty=difficulty).state
    state.chains = 1
    assert state == sit(2).state


@rule("TR-507")
@pytest.mark.parametrize("seat", [0, None])
def test_nobody_knows_where_a_biome_is_before_it_is_explored(seat: int | None) -> None:
    t = sit()
    assert view(t, seat).minimap == ("", "", "", "")
    t.state.revealed[1] = True
    assert view(t, seat).minimap == ("", t.state.minimap[1], "", "")
