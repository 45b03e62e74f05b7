"""The books, open to all: what can be made, what the rest lacks, and on which shelf it lies."""

from __future__ import annotations

import pytest

from questhall.core import Table
from questhall.games.terraria.scenes.book import KINDS
from questhall.games.terraria.state import PlacedHouse, State
from questhall.games.terraria.steps.cards import DestroyOne
from tests.games.terraria.board import CONTENT, arrange, xy
from tests.games.terraria.test_scene import drawn
from tests.ledger import rule


def shelf(t: Table[State], name: str) -> list[str]:
    """The names of what lies on a shelf of the crafting book."""
    scene = drawn(t)
    return [scene.cards[id].name for id in scene.zones["book"].shelves[name].cards]


@rule("TR-323", "TR-C-11")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_bestiary_and_crafting_book_are_open_to_all(seat: int | None) -> None:
    scene = drawn(arrange("A B ."), seat)
    beasts = [kind for kind in CONTENT.enemies.values() if not kind.find]
    assert len(scene.panels["bestiary"].rows) == len(beasts)
    made = {f"b-{each}" for each in (*(item.id for item in CONTENT.recipes), *CONTENT.houses, "rope", "platform")}
    assert set(scene.zones["book"].cards) == made


def test_what_can_be_made_stands_beside_the_board_and_the_rest_says_what_is_missing() -> None:
    t = arrange("A . . .\n# . . .\n# # # #", have={"wood": 4}, houses=[PlacedHouse("work_bench", xy(1, 0))])
    scene = drawn(t)
    assert "b-wood_armour" in scene.zones["now"].cards
    assert scene.cards["b-wooden_bow"].lines[0] == "4/3 Wood, 0/1 Cobweb"
    assert "Missing: anvil and furnace" in scene.cards["b-iron_axe"].lines


def test_the_crafting_book_tells_apart_what_can_be_made_and_what_lacks_least() -> None:
    t = arrange("A . . .\n# # # #", have={"wood": 5, "gel": 1})
    now, lacking = shelf(t, "now"), shelf(t, "lacking")
    assert "Platform" in now
    assert lacking[:2] == ["Rope", "Work Bench House"]
    assert not set(now) & set(lacking)
    assert not shelf(arrange("A . . .\n# # # #"), "now")
    assert "now" not in drawn(t, None).zones["book"].shelves


def test_what_is_built_sold_out_or_can_be_paid_lacks_nothing() -> None:
    rich = {"wood": 5, "gel": 2, "cobweb": 1}
    t = arrange("A . . .\n# # # #", have=rich, houses=[PlacedHouse("work_bench", xy(1, 0))])
    t.state.supply["iron_bow"] = 0
    assert not {"Work Bench House", "Iron Bow", "Platform"} & set(shelf(t, "lacking"))
    asked = arrange("A . . .\n# # # #", have=rich, agenda=[DestroyOne(0)], hand=["rest"])
    assert not {"Work Bench House", "Platform"} & set(shelf(asked, "lacking"))
    assert not shelf(asked, "now")


@rule("TR-2621")
@pytest.mark.parametrize("gear", [[], ["nightmare_pickaxe"]])
def test_a_hellforge_that_can_be_paid_lacks_an_evil_pickaxe(gear: list[str]) -> None:
    paid = CONTENT.houses["hellforge"].cost
    t = arrange("A . . .\n# # # #", have=paid, gear=gear, houses=[PlacedHouse("anvil_furnace", xy(1, 0))])
    assert ("Hellforge House" in shelf(t, "lacking")) != bool(gear)


@rule("TR-2517")
def test_a_rope_of_the_world_can_be_made_anew_so_it_is_among_what_lacks_something() -> None:
    t = arrange("A . . .\n# # # #")
    t.state.sides[0].ropes, t.state.ropes = CONTENT.figures.ropes - 1, [xy(3, 0)]
    assert "Rope" in shelf(t, "lacking")
    t.state.sides[0].ropes, t.state.ropes = CONTENT.figures.ropes, []
    assert "Rope" not in shelf(t, "lacking")


def test_everything_in_the_crafting_book_lies_on_the_shelf_of_its_kind() -> None:
    t = arrange("A . . .\n# # # #")
    assert shelf(t, "tokens") == ["Platform", "Rope"]
    assert {"Grappling Hook", "Iron Axe", "Iron Pickaxe"} <= set(shelf(t, "tools"))
    assert {"Iron Bow", "Iron Shortsword", "Slime Staff"} <= set(shelf(t, "weapons"))
    kinds = [shelf(t, kind) for kind in KINDS]
    assert sum(map(len, kinds)) == len(drawn(t).zones["book"].cards)
