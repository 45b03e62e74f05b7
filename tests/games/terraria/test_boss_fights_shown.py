"""Fights with bosses, their loot and their abilities, one by one.  [TR-44xx, TR-R-111 to TR-R-120]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Aim, Choose, Donate, Fight, Pass, Place
from questhall.games.terraria.events import BossChanged, BossMoved, EnemyAttacked, EnemyHurt
from questhall.games.terraria.state import Boss
from questhall.games.terraria.steps.beating import defeat_boss, hurt
from questhall.games.terraria.steps.bosses import UseSpecial, appear
from questhall.games.terraria.steps.bossmoves import MoveBoss
from questhall.games.terraria.steps.defending import EnemyAttack
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, told, where, xy
from tests.ledger import rule

GROUND = "# # # # # # # # #"
AIR = ". . . . . . . . ."


def field(row: str = AIR, air: int = 3) -> str:
    """Rows of air over the ground, the lowest as given."""
    return "\n".join([AIR] * air + [row, GROUND])


def boss(name: str, x: int, y: int, **fields) -> Boss:  # type: ignore[no-untyped-def]
    return Boss(name, xy(x, y), tokens=fields.pop("tokens", 4), **fields)


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- sight, piercing, damage


@rule("TR-4401", "TR-4402")
def test_a_boss_behind_a_wall_neither_sees_nor_is_seen() -> None:
    wall = "# # . . . .\nA # . . . .\n# # . . . .\n# # # # # #"
    t = arrange(wall, ap=1, gear=["enchanted_boomerang"], bosses=[boss("queen_bee", 2, 2)])
    assert open_to(t, Fight) == []
    go(t, EnemyAttack("queen_bee", 0))
    assert told(t, EnemyAttacked) == []


@rule("TR-4401", "TR-4402")
@pytest.mark.parametrize("row", [0, 2])
def test_one_cell_in_sight_is_enough(row: int) -> None:
    rows = ["# # . . .", "A # . . .", "# # . . .", "# # # # #"]
    rows[row] = ". . . . ."
    t = arrange("\n".join(rows), ap=1, gear=["enchanted_boomerang"], bosses=[boss("queen_bee", 2, 2)])
    t.state.sides[0].cell = xy(0, row)
    t.state.bosses[0].cell = xy(2, 2 if row else 1)
    assert open_to(refreshed(t), Fight) == [Fight("enchanted_boomerang", "queen_bee")]
    go(t, EnemyAttack("queen_bee", 0))
    assert len(told(t, EnemyAttacked)) == 1


@rule("TR-4403")
def test_of_a_boss_behind_the_target_any_cell_may_be_hit() -> None:
    row = ". . . . . . @zombie . A"
    t = arrange(field(row), ap=1, gear=["demon_bow"], bosses=[boss("king_slime", 3, 3)])
    t.take(0, Fight("demon_bow", "e0"))
    assert t.decisions[0].choices == (Aim("king_slime"), Pass())


@rule("TR-4405")
def test_tokens_go_to_whoever_dealt_the_damage() -> None:
    t = arrange(field("A B . . . . . . ."), agenda=[], bosses=[boss("king_slime", 3, 3, tokens=9)])
    hurt(t, 1, "king_slime", 2)
    hurt(t, 0, "king_slime", 1)
    hurt(t, 1, "king_slime", 3)
    assert (t.state.bosses[0].tokens, t.state.bosses[0].taken) == (3, {0: 1, 1: 5})


@rule("TR-4405", "TR-4407")
def test_with_more_players_a_boss_has_more_tokens() -> None:
    t = arrange(field("A B Y . . . . . ."), agenda=[])
    appear(t, "king_slime")
    assert t.state.bosses[0].tokens == 1 + 3 * 3
    hurt(t, 0, "king_slime", 10)
    assert (t.state.bosses[0].form, t.state.bosses[0].tokens) == (1, 1 + 3 * 3)


@rule("TR-4406", "TR-4411")
def test_a_boss_is_defeated_only_in_its_second_form() -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], bosses=[boss("king_slime", 3, 3, tokens=1)])
    hurt(t, 0, "king_slime", 9)
    assert (len(told(t, BossChanged)), t.state.beaten, len(t.state.bosses)) == (1, [], 1)
    t.state.bosses[0].changed = False
    hurt(t, 0, "king_slime", 9)
    assert (t.state.beaten, t.state.bosses) == (["king_slime"], [])


@rule("TR-R-111", "TR-4409")
def test_a_boss_that_changed_form_retaliates_once() -> None:
    row = "A . . . . . . . ."
    t = arrange(field(row), ap=1, bosses=[boss("king_slime", 1, 3, tokens=1)], rolls=[6, 5, 4])
    t.take(0, Fight("copper_shortsword", "king_slime"))
    assert told(t, EnemyAttacked) == [EnemyAttacked("king_slime", "king_slime", 0, (5,), (4,), back=True)]
    assert (t.state.bosses[0].form, t.state.sides[0].health) == (1, 4)


@rule("TR-R-112")
def test_the_new_area_pushes_figures_and_ignores_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = CONTENT.bosses["king_slime"]
    small, large = kind.forms[1], kind.forms[0]
    monkeypatch.setitem(
        CONTENT.bosses, "king_slime", type(kind)(id=kind.id, way="walk", special="slime", forms=(small, large))
    )
    t = arrange(field("A . . . . @zombie # . ."), agenda=[], bosses=[boss("king_slime", 3, 3, tokens=1)])
    hurt(t, 0, "king_slime", 1)
    go(t)
    assert (t.state.enemies[0].cell, t.state.bosses[0].cell) == (xy(6, 2), xy(3, 3))


# -- loot


def looted(taken: dict[int, int], *coins: int):  # type: ignore[no-untyped-def]
    t = arrange(field("A B Y . . . . . ."), agenda=[], bosses=[boss("eater_of_worlds", 5, 3, form=1, taken=taken)])
    for side, count in zip(t.state.sides, coins, strict=True):
        side.coins = count
    defeat_boss(t, 0, t.state.bosses[0])
    return go(t)


@rule("TR-4413", "TR-4414", "TR-R-114")
@pytest.mark.parametrize(
    ("taken", "coins", "decides"),
    [
        ({0: 1, 1: 2, 2: 3}, (0, 0, 9), 2),
        ({0: 1, 1: 3, 2: 3}, (0, 9, 4), 2),
        ({0: 1, 1: 3, 2: 3}, (9, 4, 4), 0),
        ({0: 3, 1: 3, 2: 3}, (9, 4, 5), 1),
    ],
)
def test_who_decides_about_the_loot(taken: dict[int, int], coins: tuple[int, ...], decides: int) -> None:
    assert list(looted(taken, *coins).decisions) == [decides]


@rule("TR-4412", "TR-2105")
def test_the_loot_can_be_divided_as_the_players_like() -> None:
    t = looted({0: 3}, 0, 0, 0)
    t.take(0, Donate(1, "coins", 4))
    t.take(0, Donate(2, "coins", 11))
    for seat in (1, 2, 2):
        t.take(0, Choose(seat))
    t.take(0, Choose(0))
    assert list(t.decisions) == [0]
    t.take(0, t.decisions[0].choices[0])
    assert [side.coins for side in t.state.sides] == [0, 4, 11]
    assert [side.slots[0].count for side in t.state.sides] == [0, 1, 2]
    assert [len(side.discard) for side in t.state.sides] == [1, 0, 0]


# -- abilities


@rule("TR-R-115")
def test_king_slime_calls_slimes_only() -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], bosses=[boss("king_slime", 4, 3)])
    t.state.tray["forest/surface_day"] = ["green_slime", "penguin"]
    go(t, UseSpecial("king_slime"))
    t.take(0, Place(xy(7, 3)))
    assert [(enemy.kind, enemy.biome, enemy.row) for enemy in t.state.enemies] == [
        ("green_slime", "forest", "surface_day")
    ]
    assert t.state.tray["forest/surface_day"] == ["penguin"]


@rule("TR-R-116")
def test_the_eye_lunges_two_cells() -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], bosses=[boss("eye_of_cthulhu", 7, 3)])
    go(t, UseSpecial("eye_of_cthulhu"))
    assert {choice.cell % 51 - 24 for choice in t.decisions[0].choices} == {5}


@rule("TR-R-117")
@pytest.mark.parametrize(("x", "attacks"), [(1, 1), (3, 1), (4, 0)])
def test_the_eater_spits_a_d8_with_poison_at_medium_range(x: int, attacks: int) -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], bosses=[boss("eater_of_worlds", x, 3)])
    t.rng.rolls = [8, 1]  # type: ignore[attr-defined]
    go(t, UseSpecial("eater_of_worlds"))
    assert told(t, EnemyAttacked) == [EnemyAttacked("eater_of_worlds", "eater_of_worlds", 0, (8,), (1,))] * attacks
    assert t.state.sides[0].debuffs == ({"poisoned": 2} if attacks else {})


@rule("TR-R-118", "TR-R-67")
def test_the_brain_teleports_next_to_the_healthiest_where_its_player_likes() -> None:
    t = arrange(field("A . . . . . . . B"), agenda=[], bosses=[boss("brain_of_cthulhu", 2, 3)])
    t.state.sides[0].health = 4
    go(t, UseSpecial("brain_of_cthulhu"))
    assert list(t.decisions) == [1]
    assert {choice.cell % 51 - 24 for choice in t.decisions[1].choices} >= {5}
    t.take(1, Place(xy(5, 3)))
    assert told(t, BossMoved) == [BossMoved("brain_of_cthulhu", xy(2, 3), xy(5, 3))]
    assert where(t, 1) == (8, 3)


@rule("TR-R-118")
def test_the_brain_never_lands_on_whom_it_looks_for() -> None:
    t = arrange(field("A . . . B . . . ."), agenda=[], bosses=[boss("brain_of_cthulhu", 6, 3)])
    t.state.sides[0].health = 1
    go(t, UseSpecial("brain_of_cthulhu"))
    for choice in t.decisions[1].choices:
        columns = range(choice.cell % 51 - 24, choice.cell % 51 - 21)
        assert 4 not in columns or choice.cell // 51 == 2
    assert len(t.decisions[1].choices) > 1


@rule("TR-3307", "TR-R-60", "TR-R-118", "TR-R-119")
@pytest.mark.parametrize("name", ["brain_of_cthulhu", "queen_bee", "eater_of_worlds"])
def test_the_players_choose_among_equals_for_an_ability(name: str) -> None:
    t = arrange(field("A . . . . . B . ."), agenda=[], bosses=[boss(name, 3, 3)])
    go(t, UseSpecial(name))
    assert t.decisions[0].choices == (Choose(0), Choose(1))
    t.take(0, Choose(1))
    assert list(t.decisions) in ([], [1])
    assert [event.seat for event in told(t, EnemyAttacked)] in ([], [1])


@rule("TR-R-119")
def test_the_queen_stings_the_nearest_once() -> None:
    t = arrange(field("A . . . . . . . B"), agenda=[], bosses=[boss("queen_bee", 3, 3)])
    go(t, UseSpecial("queen_bee"))
    assert [event.seat for event in told(t, EnemyAttacked)] == [0]
    assert len(told(t, EnemyAttacked)[0].attack) == 2


HELL = (24, 20)
UNDERWORLD = "\n".join([AIR] * 5)


@rule("TR-R-120")
@pytest.mark.parametrize(("x", "cell", "heading"), [(1, 7, -1), (7, 0, 1)])
def test_the_wall_comes_from_the_farther_edge(x: int, cell: int, heading: int) -> None:
    t = arrange(UNDERWORLD, at=HELL, agenda=[], seats=1)
    t.state.sides[0].cell = xy(x, 4, HELL)
    appear(t, "wall_of_flesh")
    assert (t.state.bosses[0].cell, t.state.bosses[0].heading) == (xy(cell, 4, HELL), heading)


@rule("TR-R-120")
def test_the_wall_strides_one_cell_more_and_sweeps_past_characters() -> None:
    t = arrange(UNDERWORLD, at=HELL, agenda=[], seats=1)
    t.state.sides[0].cell, t.state.bosses = xy(8, 4, HELL), [Boss("wall_of_flesh", xy(5, 4, HELL), heading=-1)]
    go(t, UseSpecial("wall_of_flesh"))
    assert t.state.bosses[0].cell == xy(4, 4, HELL)
    go(t, MoveBoss("wall_of_flesh"))
    assert t.state.bosses[0].cell == xy(2, 4, HELL)


@rule("TR-4403", "TR-4404", "TR-EX-55")
def test_after_a_boss_an_enemy_next_to_it_is_pierced_and_the_boss_hurt_once() -> None:
    row = "A . . . . @zombie @zombie . ."
    t = arrange(field(row), ap=1, gear=["molten_fury"], bosses=[boss("king_slime", 2, 3, tokens=9)])
    t.rng.rolls = [8, 8, 8, 1, 1, 1]  # type: ignore[attr-defined]
    t.take(0, Fight("molten_fury", "king_slime"))
    t.take(0, Aim("e0"))
    assert t.decisions[0].choices == (Aim("e1"), Pass())
    t.take(0, Aim("e1"))
    hits = {event.enemy: event.lost for event in told(t, EnemyHurt)}
    assert (hits, len(told(t, EnemyHurt))) == ({"king_slime": 3, "e0": 2, "e1": 2}, 3)
