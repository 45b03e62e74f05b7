"""Action: donate.  [TR-16xx]"""

import pytest

from questhall.games.terraria.choices import Craft, Donate
from questhall.games.terraria.state import Stack
from questhall.games.terraria.stock import goods
from tests.games.terraria.board import arrange, open_to, refreshed
from tests.ledger import rule


@rule("TR-1602", "TR-1603", "TR-1604", "TR-1605")
@pytest.mark.parametrize(("what", "most"), [("wood", 13), ("coins", 17), ("platforms", 8), ("ropes", 7)])
def test_any_number_of_one_kind_may_be_given(what: str, most: int) -> None:
    t = arrange("A . B", ap=1, have={"wood": 13})
    side = t.state.sides[0]
    side.coins, side.platforms, side.ropes = 17, 8, 7
    counts = [choice.count for choice in open_to(refreshed(t), Donate) if choice.goods == what]
    assert counts == [*range(1, most + 1)]


@rule("TR-1602", "TR-1603", "TR-1604", "TR-1605")
@pytest.mark.parametrize("what", ["wood", "coins", "platforms", "ropes"])
def test_what_one_gives_the_other_has(what: str) -> None:
    t = arrange("A . B", ap=1, have={"wood": 9})
    side, other = t.state.sides
    side.coins, side.platforms, side.ropes = 9, 9, 9
    refreshed(t).take(0, Donate(1, what, 7))
    left = [{"wood": goods(s).get("wood", 0), "coins": s.coins, "platforms": s.platforms, "ropes": s.ropes}
            for s in (side, other)]  # fmt: skip
    assert left[0] == {"wood": 9, "coins": 9, "platforms": 9, "ropes": 9} | {what: 2}
    assert left[1] == {"wood": 0, "coins": 0, "platforms": 0, "ropes": 0} | {what: 7}


@rule("TR-1606")
@pytest.mark.parametrize("card", ["bomb", "wood_armour", "iron_armour", "copper_axe"])
def test_a_card_changes_hands(card: str) -> None:
    t = arrange("A . B", ap=1)
    side, other = t.state.sides
    side.consumables, side.armour, side.worn = ["bomb"], ["wood_armour", "iron_armour"], "wood_armour"
    refreshed(t).take(0, Donate(1, card))
    kept, given = ((*s.consumables, *s.armour, *s.gear["axe"]) for s in (side, other))
    assert card not in kept
    assert given.count(card) == (2 if card == "copper_axe" else 1)
    assert side.worn == ("" if card == "wood_armour" else "wood_armour")


@rule("TR-1601")
def test_nobody_gives_to_himself_or_without_a_point_though_chop_points_are_left() -> None:
    t = arrange("A . B", ap=1, have={"wood": 1})
    assert {choice.to for choice in open_to(t, Donate)} == {1}
    t.state.sides[0].points.ap, t.state.sides[0].points.chop = 0, 2
    assert open_to(refreshed(t), Donate) == []


@rule("TR-1607", "TR-3809")
def test_what_is_left_of_a_gift_goes_where_room_was_made() -> None:
    t = arrange("A . B", ap=1, have={"cobweb": 3})
    t.state.sides[1].slots = [Stack("cobweb", 4), Stack("stone", 5)]
    t.take(0, Donate(1, "cobweb", 3))
    t.take(1, Craft("rope"))
    assert (t.state.sides[1].slots[0], t.state.sides[1].ropes) == (Stack("cobweb", 5), 1)
    assert Craft("rope") in t.decisions[1].choices


@rule("TR-1608")
def test_nobody_needs_to_see_whom_he_gives_something() -> None:
    t = arrange("A # B\n# # #", ap=1)
    assert {choice.to for choice in open_to(t, Donate)} == {1}


@rule("TR-1609")
def test_a_star_or_a_crystal_beside_one_cannot_be_given() -> None:
    t = arrange("A @fallen_star @life_crystal\nB # #", ap=1)
    goods = {choice.goods for choice in open_to(t, Donate)}
    assert goods == {"copper_shortsword", "copper_axe", "copper_pickaxe"}


@rule("TR-1610")
def test_of_cards_only_gear_and_consumables_are_given() -> None:
    t = arrange("A . B", ap=1, hand=["explore"])
    side = t.state.sides[0]
    side.prepared, side.discard, side.minion, side.deck = "rest", ["help"], "finch", ["onward"]
    goods = {choice.goods for choice in open_to(refreshed(t), Donate)}
    assert goods == {"copper_shortsword", "copper_axe", "copper_pickaxe"}
