"""Extra action: craft; equipment, armour, platforms and ropes.  [TR-25xx]"""

import pytest

from questhall.core import Table, running
from questhall.games.terraria.choices import Build, Chop, Craft, Dig, Equip, Go, Pass, Place, Use, Wear
from questhall.games.terraria.events import DebuffApplied
from questhall.games.terraria.state import PlacedHouse, Stack, State
from questhall.games.terraria.steps.environment import EnvironmentPhase
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rounds import BeginRound
from questhall.games.terraria.stock import defence_dice, draw_value, is_immune
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, told, where, xy
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """
MADE = {
    "wooden_bow": ("work_bench", {"wood": 3, "cobweb": 1}),
    "wood_armour": ("work_bench", {"wood": 4}),
    "iron_shortsword": ("anvil_furnace", {"iron": 2}),
    "iron_armour": ("anvil_furnace", {"iron": 4}),
    "flinx_staff": ("loom", {"flinx_fur": 2, "gold": 1}),
    "fur_coat": ("loom", {"flinx_fur": 2, "cobweb": 2}),
    "molten_greatsword": ("hellforge", {"hellstone": 4}),
    "molten_armour": ("hellforge", {"hellstone": 5}),
}


def goods(t: Table[State]) -> dict[str, int]:
    return {stack.kind: stack.count for stack in t.state.sides[0].slots if stack.kind}


@rule("TR-2501", "TR-2502", "TR-2613", "TR-2614", "TR-2618", "TR-2620", "TR-2615")
@pytest.mark.parametrize("item", MADE)
def test_a_thing_takes_all_its_price_and_its_own_station(item: str) -> None:
    station, price = MADE[item]
    others = [PlacedHouse(house, 6 * number) for number, house in enumerate(CONTENT.houses) if house != station]  # type: ignore[arg-type]
    t = arrange(FIELD, have=price, houses=others)
    assert Craft(item) not in open_to(t, Craft)
    t.state.houses = [PlacedHouse(station, 0)]  # type: ignore[arg-type]
    refreshed(t).take(0, Craft(item))
    assert goods(t) == {}
    short = {kind: count - (kind == next(iter(price))) for kind, count in price.items()}
    poor = arrange(FIELD, have=short, houses=[PlacedHouse(station, 0)])  # type: ignore[arg-type]
    assert Craft(item) not in open_to(poor, Craft)


@rule("TR-2501", "TR-2611")
def test_a_house_takes_its_price() -> None:
    t = arrange(FIELD, have={"gel": 3, "wood": 5})
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(2, 1)))
    assert goods(t) == {"gel": 1, "wood": 1}


@rule("TR-2504")
def test_a_house_of_one_player_serves_another() -> None:
    t = arrange("A B .\n# # #", houses=[PlacedHouse("work_bench", 0)])
    t.state.sides[1].slots[0] = Stack("wood", 4)
    assert Craft("wood_armour") in open_to(refreshed(t), Craft, 1)


@rule("TR-2505")
@pytest.mark.parametrize(
    ("item", "slot"),
    [("iron_shortsword", "sword"), ("iron_axe", "axe"), ("iron_pickaxe", "pickaxe"), ("grappling_hook", "other")],
)
def test_what_is_made_goes_to_the_slot_of_its_kind(item: str, slot) -> None:  # type: ignore[no-untyped-def]
    t = arrange(FIELD, have=CONTENT.equipment[item].cost, houses=[PlacedHouse("anvil_furnace", 0)])
    t.take(0, Craft(item))
    assert [name for name, pile in t.state.sides[0].gear.items() if pile[-1:] == (item,)] == [slot]


@rule("TR-2507")
def test_a_covered_tool_does_nothing() -> None:
    t = arrange("2 A i\n# # #", ap=2)
    t.state.sides[0].gear |= {"axe": ("gold_axe", "copper_axe"), "pickaxe": ("gold_pickaxe", "copper_pickaxe")}
    twin = refreshed(t).copy()
    t.take(0, Chop(xy(0, 0)))
    twin.take(0, Dig(xy(2, 0)))
    assert (goods(t), t.state.sides[0].points.ap) == ({"wood": 2}, 0)
    assert (goods(twin), twin.state.sides[0].points.ap) == ({"iron": 1}, 0)


@rule("TR-2508", "TR-2511")
def test_everybody_chooses_gear_and_armour_before_the_debuffs_of_a_round() -> None:
    t = arrange("A . B\n# # #", agenda=[])
    for side in t.state.sides:
        side.gear["axe"], side.debuffs = ("copper_axe", "iron_axe"), {"burning": 2}
        side.armour, side.worn = ["wood_armour", "molten_armour"], "wood_armour"
    t.do(BeginRound())
    running.advance(t)
    refreshed(t).take(0, Equip("axe", "copper_axe"))
    t.take(0, Wear("molten_armour"))
    t.take(0, Pass())
    t.take(1, Equip("axe", "copper_axe"))
    t.take(1, Pass())
    assert told(t, DebuffApplied) == [DebuffApplied(1, "burning")]
    assert [side.health for side in t.state.sides] == [5, 3]
    assert [side.gear["axe"][-1] for side in t.state.sides] == ["copper_axe"] * 2


@rule("TR-2512")
def test_the_armour_stays_for_the_round() -> None:
    t = arrange("A . .\n# # #")
    side = t.state.sides[0]
    side.armour, side.worn = ["wood_armour", "iron_armour"], "wood_armour"
    assert open_to(refreshed(t), Wear) == open_to(t, Equip) == []
    t.agenda.clear()
    EndPhase().run(t)
    EnvironmentPhase().run(t)
    assert side.worn == "wood_armour"


@rule("TR-2510", "TR-2513")
def test_armour_that_is_not_worn_gives_nothing() -> None:
    t = arrange("A . .")
    side = t.state.sides[0]
    side.armour, side.worn = ["molten_armour", "silver_armour", "wood_armour"], "wood_armour"
    assert (defence_dice(t, 0), draw_value(t, 0), is_immune(t, 0, "burning")) == ((6,), 4, False)
    assert open_to(refreshed(t), Use) == []


@rule("TR-2516")
def test_tokens_are_kept_for_rounds() -> None:
    t = arrange(FIELD, have={"wood": 3, "cobweb": 2})
    for item in ("platform", "rope", "platform", "rope", "platform"):
        t.take(0, Craft(item))
    t.agenda.clear()
    EndPhase().run(t)
    EnvironmentPhase().run(t)
    assert (t.state.sides[0].platforms, t.state.sides[0].ropes) == (3, 2)
    assert (t.state.platforms, t.state.ropes) == ([], [])


@rule("TR-2517", "TR-R-75", "TR-C-31", "TR-C-33")
@pytest.mark.parametrize(("token", "wood", "most"), [("platform", "wood", 30), ("rope", "cobweb", 12)])
def test_tokens_of_players_are_not_in_the_supply(token: str, wood: str, most: int) -> None:
    t = arrange("A . B\n. . .\n# # #", have={wood: 2})
    side, other = t.state.sides
    placed = t.state.platforms if token == "platform" else t.state.ropes
    placed += [xy(0, 1), xy(1, 1)]
    setattr(other, f"{token}s", most - 3)
    refreshed(t).take(0, Craft(token))
    assert (getattr(side, f"{token}s"), len(placed)) == (1, 2)
    t.take(0, Craft(token))
    assert t.decisions[0].choices == (Place(xy(0, 1)), Place(xy(1, 1)))
    t.take(0, Place(xy(1, 1)))
    assert (getattr(side, f"{token}s"), placed) == (2, [xy(0, 1)])


@rule("TR-2517")
def test_with_all_tokens_in_hands_none_is_made() -> None:
    t = arrange("A . B", have={"wood": 1})
    t.state.sides[1].platforms = 30
    assert open_to(refreshed(t), Craft) == []


@rule("TR-2518")
def test_webs_are_gathered_by_walking_and_by_falling_through() -> None:
    t = arrange("A w #\n# w #\n# w #\n# . #\n# # #", ap=1, rolls=[4])
    t.take(0, Go(xy(1, 0)))
    assert (where(t), goods(t)) == ((1, 3), {"cobweb": 3})
    t = arrange("A w .", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert goods(t) == {"cobweb": 1}
