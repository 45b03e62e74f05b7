"""Two Cellars.  [KH-R-1124 ff.]"""

import pytest
from msgspec.structs import replace

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Go, UseRule
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.dungeon import TunnelDug, WallBroken
from questhall.games.keep.events.heroes import HeroTired
from questhall.games.keep.events.turns import NothingHappened
from questhall.games.keep.setup import deal, first_layout
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.two_cellars import TunnelCrew
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
MOVE = ResolveCard(0, "busy_paws", 1, (0,))
BROKEN = replace(first_layout(CONTENT.scenarios["two_cellars"]), opened=(("library", "apothecary"),))
EAST = ("apothecary", "cage", "classroom", "forge")


def cellars(drawing="", agenda=ACT, **more):
    return arrange(drawing, scenario="two_cellars", twists=True, agenda=agenda, **more)


@rule("KH-R-1124")
def test_no_tunnel_token_is_in_the_dungeon_at_the_start():
    state = deal(Setup("keep", "two_cellars", ("ratfolk",), 1), CONTENT, Rng(1)).state
    assert (state.tunnel, state.layout.opened) == (0, ())


@rule("KH-R-1125")
@pytest.mark.parametrize("room", EAST)
def test_heroes_in_the_east_cellar_are_exhausted_instead_of_advancing(room):
    t = cellars(f"{room}: rogue!", agenda=[ResolveHeroes()])
    assert picture(t) == f"{room}: rogue"
    assert [event.why for event in told(t, HeroTired)] == ["no_way"]


@rule("KH-R-1125")
def test_heroes_of_the_east_cellar_advance_once_the_wall_is_broken():
    t = cellars("apothecary: rogue!\nlibrary: 2heal", agenda=[ResolveHeroes()], layout=BROKEN)
    assert picture(t) == "library: rogue 2heal"


@rule("KH-EX-120")
def test_a_rogue_summoned_in_the_looted_forge_is_exhausted_there():
    t = cellars("vault: ratfolk", agenda=[SummonHero("rogue", "forge"), ResolveHeroes()])
    assert picture(t) == "vault: ratfolk\nforge: rogue"


# -- digging


@rule("KH-R-1126")
@pytest.mark.parametrize("room", ["library", "apothecary"])
def test_an_activation_beside_the_wall_removes_one_tunnel_token(room):
    t = cellars(f"{room}: imp", clans=("imp",), tunnel=2)
    take(t, UseRule(0, room))
    assert (prompt(t), t.state.tunnel, told(t, TunnelDug)) == ("play_cards", 1, [TunnelDug(1)])


@rule("KH-R-1126")
def test_tokens_are_removed_only_where_there_are_some_beside_the_standing_wall():
    two = ("ratfolk", "imp")
    assert offered(cellars("library: ratfolk"), UseRule) == []
    assert offered(cellars("vault: ratfolk\nlibrary: imp", clans=two, tunnel=1), UseRule) == []
    assert offered(cellars("library: ratfolk", tunnel=1, layout=BROKEN), UseRule) == []


@rule("KH-R-1127")
def test_two_tokens_break_the_wall_for_good_and_are_discarded():
    t = cellars("library: ratfolk", agenda=[TunnelCrew(), TunnelCrew(), MOVE])
    assert (t.state.tunnel, told(t, WallBroken)) == (0, [WallBroken("library", "apothecary")])
    take(t, Go(0, 0, "apothecary"))
    assert picture(t) == "apothecary: ratfolk"


@rule("KH-R-1127")
def test_one_token_breaks_nothing():
    t = cellars("library: ratfolk", agenda=[TunnelCrew(), MOVE])
    assert {go.to for go in offered(t, Go)} == {"vault", "prison"}


@rule("KH-R-1128")
def test_tunnel_crew_puts_a_token_on_the_standing_wall():
    t = cellars(agenda=[NextGuildCard(1)], guild=["tunnel_crew", NEXT])
    assert (t.state.tunnel, told(t, TunnelDug), t.state.layout.opened) == (1, [TunnelDug(1)], ())


@rule("KH-R-1128")
def test_tunnel_crew_has_no_effect_once_the_wall_is_broken():
    t = cellars(agenda=[TunnelCrew()], layout=BROKEN)
    assert (t.state.tunnel, t.events, t.state.layout) == (0, [NothingHappened("tunnel_crew")], BROKEN)


@rule("KH-EX-121")
def test_with_one_token_tunnel_crew_opens_the_way_and_the_next_card_has_no_effect():
    t = cellars(agenda=[NextGuildCard(2)], tunnel=1, guild=["tunnel_crew", "tunnel_crew", NEXT])
    assert {room: chart(t).distance[room] for room in EAST} == dict(zip(EAST, (2, 3, 4, 5), strict=True))
    assert told(t, NothingHappened) == [NothingHappened("tunnel_crew")]
