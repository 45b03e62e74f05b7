"""The log can be followed step by step: what moves in it leads from one scene to the next."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import questhall
from questhall.core import Table
from questhall.core.scene import Fx, LogLine, Scene
from questhall.games.keep import GAME
from questhall.games.keep.content import load
from questhall.games.keep.events.dungeon import FigureWashed, MonsterMoved
from questhall.games.keep.events.heroes import HeroAdvanced, HeroAttacked, HeroBeaten, HeroRoused
from questhall.games.keep.events.turns import TurnBegan, WaveBegan
from questhall.games.keep.state import State
from tests.games.keep.board import arrange

Crowd = Counter[tuple[str, int | None]]
"""How many pieces of each owner stand in each room; None for heroes."""


def crowd(scene: Scene) -> Crowd:
    return Counter((piece.at, piece.owner) for piece in scene.pieces.values())


def follow(before: Scene, lines: list[LogLine]) -> Crowd:
    """What stands where after everything in the log has been shown."""
    found, where = crowd(before), {f"piece:{name}": piece.at for name, piece in before.pieces.items()}
    for fx in (fx for line in lines for fx in line.fx):
        origin = fx.path[0] if fx.kind == "move" else where.get(fx.on, fx.on)
        if fx.kind in ("move", "leave"):
            assert found[origin, fx.owner] > 0, f"nobody is there for {fx}"
            found[origin, fx.owner] -= 1
        if fx.kind in ("move", "arrive") and fx.path:
            where[fx.on] = fx.path[-1]
            found[fx.path[-1], fx.owner] += 1
        if fx.kind in ("turn", "harm") and fx.on.startswith("piece:"):
            assert fx.on in where
    return +found


@pytest.mark.parametrize("scenario", load().scenarios)
def test_what_moves_leads_from_each_scene_to_the_next(scenario: str):
    t = questhall.sit("keep", scenario=scenario, seats=["ghost", "ratfolk", "witch"], seed=5, level="hard")
    chance, known = random.Random(scenario), len(t.log(None))
    while t.decisions and len(t.history) < 250:
        before = t.scene(None, log=False)
        seat = chance.choice(list(t.decisions))
        t.take(seat, chance.choice(t.decisions[seat].choices))
        new = [entry.line for entry in t.log(None, "en", known)]
        known += len(new)
        assert follow(before, new) == crowd(t.scene(None, log=False)), new


def line(t: Table[State], event) -> LogLine:
    return GAME.line(t.view(None), event, "en")


def test_a_line_shows_who_acts_and_what_it_speaks_of():
    t = arrange(clans=("imp", "dragon"))
    advanced = line(t, HeroAdvanced("rogue1", "rogue", "sewer", "vault"))
    assert advanced.icon == "cloak-dagger"
    assert advanced.on == ("cell:main/sewer", "cell:main/vault", "piece:rogue1")
    assert advanced.fx == (Fx("move", "piece:rogue1", ("cell:main/sewer", "cell:main/vault")),)
    assert line(t, MonsterMoved(1, "sewer", "vault")).icon == "dragon-head"


def test_a_monster_is_told_by_its_owner_and_its_room():
    t = arrange(clans=("imp", "dragon"))
    path = ("cell:main/sewer", "cell:main/vault")
    assert line(t, MonsterMoved(1, "sewer", "vault")).fx == (Fx("move", "cell:main/sewer", path, owner=1),)
    assert line(t, MonsterMoved(1, "sewer", "vault", "coin")).fx[1:] == (Fx("change", path[0]), Fx("change", path[1]))
    assert line(t, FigureWashed("", 0, "sewer", "vault")).fx == (Fx("move", "cell:main/sewer", path, owner=0),)
    assert line(t, HeroAttacked("mage", 1, "vault", 1)).fx == (Fx("harm", "cell:main/vault", owner=1),)


def test_heroes_turn_over_and_leave():
    t = arrange()
    assert line(t, HeroRoused("mage2", "mage", "vault")).fx == (Fx("turn", "piece:mage2"),)
    assert line(t, HeroBeaten("mage2", "mage", "vault")).fx == (Fx("leave", "piece:mage2"),)


def test_turns_and_waves_have_headings():
    t = arrange()
    assert [line(t, event).heading for event in (TurnBegan(0, 2), WaveBegan(2))] == [True, True]
    assert not line(t, HeroRoused("mage2", "mage", "vault")).heading
