"""Magic gear, minions, the bottle and the cooking pot, one by one.  [TR-30xx, TR-31xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import (
    Build,
    Consume,
    Donate,
    Equip,
    Fight,
    Place,
    Strengthen,
    Summon,
    Use,
    UseBottle,
    UsePot,
)
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.death import die
from questhall.games.terraria.steps.environment import dawn
from questhall.games.terraria.steps.rounds import BeginPhase, ChooseGear
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed
from tests.games.terraria.board import xy as at
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """


@rule("TR-3001", "TR-3002", "TR-3003")
@pytest.mark.parametrize("ap", [0, 2])
def test_magic_takes_mana_and_leaves_points_alone(ap: int) -> None:
    t = arrange("A . @zombie", ap=ap, gear=["vilethorn"], rolls=[8, 8, 1])
    t.take(0, Fight("vilethorn", "e0"))
    assert (t.state.sides[0].mana, t.state.sides[0].points.ap) == (1, ap)


@rule("TR-3005")
def test_potions_armour_and_meals_restore_mana() -> None:
    t = arrange(FIELD, gourmet=[1])
    side = t.state.sides[0]
    side.mana, side.most_mana, side.worn, side.consumables = 0, 9, "gem_robe", ["mana_potion"]
    refreshed(t).take(0, Use("gem_robe", 0))
    t.take(0, Consume("mana_potion"))
    t.take(0, UsePot(1))
    assert side.mana == 2 + 3 + 2


# -- minions


@rule("TR-3006", "TR-R-128")
@pytest.mark.parametrize(
    ("staff", "minion", "mana"),
    [
        ("finch_staff", "finch", 1),
        ("slime_staff", "slime_friend", 2),
        ("flinx_staff", "flinx", 2),
        ("imp_staff", "imp", 3),
    ],
)
def test_each_staff_summons_its_minion_for_its_mana(staff: str, minion: str, mana: int) -> None:
    t = arrange(FIELD, gear=[staff])
    t.state.sides[0].mana = mana - 1
    assert open_to(refreshed(t), Summon) == []
    t.state.sides[0].mana = mana
    refreshed(t).take(0, Summon(staff))
    assert (t.state.sides[0].minion, t.state.sides[0].mana) == (minion, 0)


@rule("TR-3006", "TR-3008")
def test_without_a_card_left_only_the_own_minion_can_be_summoned_again() -> None:
    t = arrange(FIELD, gear=["finch_staff"])
    t.state.supply["finch"] = 0
    assert open_to(refreshed(t), Summon) == []
    t.state.sides[0].minion = "finch"
    refreshed(t).take(0, Summon("finch_staff"))
    assert (t.state.sides[0].minion, t.state.supply["finch"]) == ("finch", 0)


@rule("TR-3007", "TR-3009")
def test_a_minion_stays_into_the_next_phase_and_leaves_with_death() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].minion = "finch"
    BeginPhase().run(t)
    assert t.state.sides[0].minion == "finch"
    die(t, 0)
    assert t.state.sides[0].minion == ""


@rule("TR-3010")
def test_a_minion_stays_when_the_staff_is_given_away_or_covered() -> None:
    t = arrange("A . B", ap=1, gear=["finch_staff"])
    t.state.sides[0].minion = "finch"
    refreshed(t).take(0, Donate(1, "finch_staff"))
    assert t.state.sides[0].minion == "finch"
    t = arrange("A . B", agenda=[ChooseGear(0)], gear=["wooden_bow", "finch_staff"])
    t.state.sides[0].minion = "finch"
    t.take(0, Equip("other", "wooden_bow"))
    assert t.state.sides[0].minion == "finch"


@rule("TR-3011")
def test_swords_of_a_minion_serve_in_a_fight() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[3, 4])
    t.state.sides[0].minion = "finch"
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Use("finch", 0))
    t.take(0, Strengthen(0, 1))
    assert t.state.enemies == []


# -- bottle and pot


@rule("TR-3101", "TR-3105")
def test_bottle_and_pot_are_used_only_where_they_are_built() -> None:
    t = arrange("A . .")
    dawn(t)
    running.advance(t)
    assert (open_to(refreshed(t), UseBottle), open_to(t, UsePot)) == ([], [])
    t = arrange("A . .", houses=[PlacedHouse("bottle", 0), PlacedHouse("cooking_pot", 6)])
    dawn(t)
    running.advance(t)
    assert (len(open_to(refreshed(t), UseBottle)), len(open_to(t, UsePot))) == (9, 4)


@rule("TR-3103")
def test_any_potion_of_type_2_can_be_chosen_and_leaves_its_deck() -> None:
    t = arrange("A . .", potions=4)
    potions = {card.id for card in CONTENT.consumables.values() if card.type == 2}
    assert {choice.card for choice in open_to(t, UseBottle)} == potions
    t.take(0, UseBottle("rage_potion"))
    assert (t.state.potions, t.state.consumables[2].count("rage_potion")) == (3, 1)


@rule("TR-3104", "TR-3108", "TR-3109")
def test_a_house_far_away_serves_everybody() -> None:
    t = arrange(FIELD, have={"wood": 5, "hardened_sand": 2, "iron": 3}, houses=[PlacedHouse("anvil_furnace", 0)])
    for house, corner in (("bottle", at(0, 1)), ("cooking_pot", at(3, 1))):
        t.take(0, Build(house))
        t.take(0, Place(corner))
    t.state.sides[0].cell = at(0, 20)
    assert open_to(refreshed(t), UseBottle) != []
    assert open_to(t, UsePot) == [UsePot(0), UsePot(1), UsePot(2), UsePot(3)]


@rule("TR-3107", "TR-R-130")
@pytest.mark.parametrize(
    ("token", "gained"), [(0, (2, 0, 0, 0, 0)), (1, (0, 2, 0, 0, 0)), (2, (0, 0, 2, 0, 0)), (3, (0, 0, 0, 1, 1))]
)
def test_each_meal_gives_its_symbols(token: int, gained: tuple[int, ...]) -> None:
    t = arrange("A . .", gourmet=[0, 1, 2, 3])
    side = t.state.sides[0]
    side.health, side.mana = 1, 0
    refreshed(t).take(0, UsePot(token))
    assert (side.health - 1, side.mana, side.points.swords, side.points.ap, side.points.shields) == gained
    assert t.state.gourmet == [each for each in range(4) if each != token]
