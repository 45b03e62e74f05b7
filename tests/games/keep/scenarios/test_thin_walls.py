"""Thin Walls.  [KH-R-1144 ff.]"""

import pytest
from msgspec.structs import replace

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Go, PickRoom, Shoot
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.dungeon import VeilShifted
from questhall.games.keep.events.heroes import HeroAttacked
from questhall.games.keep.setup import deal, first_layout
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.thin_walls import VeilShifts
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, told
from tests.ledger import rule

NEXT = "archer_jewel"
MOVE = (ResolveCard(0, "busy_paws", 1, (0,)), PlayCards(0))
SHOOT = (ResolveCard(0, "cinder_toss", 0, (0,)), PlayCards(0))
ARCHER = (SummonHero("archer", "forge"), ResolveHeroes())
SOLID = first_layout(CONTENT.scenarios["thin_walls"])
THIN = replace(SOLID, thin=True)


def veil(drawing="", layout=SOLID, agenda=MOVE, **more):
    return arrange(drawing, scenario="thin_walls", twists=True, agenda=agenda, layout=layout, **more)


@rule("KH-R-1144")
def test_the_veil_is_solid_at_the_start():
    state = deal(Setup("keep", "thin_walls", ("ratfolk",), 1), CONTENT, Rng(1)).state
    assert state.layout.thin is False


@pytest.mark.parametrize(
    ("layout", "rooms"),
    [
        pytest.param(THIN, {"vault", "forge", "cage"}, marks=rule("KH-R-1145")),
        pytest.param(SOLID, {"vault", "forge"}, marks=rule("KH-R-1146")),
    ],
)
def test_monsters_pass_walls_only_while_the_veil_is_thin(layout, rooms):
    assert {go.to for go in offered(veil("prison: ratfolk", layout), Go)} == rooms


@pytest.mark.parametrize(
    ("layout", "heroes"),
    [
        pytest.param(THIN, [Shoot(0, "rogue1")], marks=rule("KH-R-1145")),
        pytest.param(SOLID, [], marks=rule("KH-R-1146")),
    ],
)
def test_shots_pass_walls_only_while_the_veil_is_thin(layout, heroes):
    assert offered(veil("prison: ratfolk\ncage: rogue", layout, SHOOT), Shoot) == heroes


@pytest.mark.parametrize(
    ("layout", "shots"),
    [pytest.param(THIN, 1, marks=rule("KH-R-1145")), pytest.param(SOLID, 0, marks=rule("KH-R-1146"))],
)
def test_archers_shoot_through_walls_only_while_the_veil_is_thin(layout, shots):
    assert len(told(veil("apothecary: ratfolk", layout, ARCHER), HeroAttacked)) == shots


@rule("KH-R-1145")
def test_heroes_advance_through_thin_walls():
    t = veil("cage: rogue!", THIN, [ResolveHeroes()])
    assert {choice.room for choice in offered(t, PickRoom)} == {"prison", "workshop"}


@rule("KH-R-1147")
def test_veil_shifts_changes_the_veil_there_and_back():
    t = veil(agenda=[NextGuildCard(1), PlayCards(0)], guild=["veil_shifts", NEXT])
    assert (t.state.layout, told(t, VeilShifted)) == (THIN, [VeilShifted(thin=True)])
    t = veil(agenda=[VeilShifts()], layout=THIN)
    assert (t.state.layout, told(t, VeilShifted)) == (SOLID, [VeilShifted(thin=False)])


@rule("KH-EX-123")
def test_distances_while_the_veil_is_thin_and_when_it_is_solid_again():
    near = {"vault": 0, "prison": 1, "workshop": 1, "cage": 2, "forge": 2, "library": 2}
    far = {"apothecary": 3, "graveyard": 3, "sewer": 3, "classroom": 4}
    assert chart(veil(agenda=[VeilShifts()])).distance == near | far
    again = chart(veil(agenda=[VeilShifts(), VeilShifts()])).distance
    assert (again["cage"], again["apothecary"]) == (6, 7)
