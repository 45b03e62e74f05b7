"""Cards: drawing, using, OR and +, preparing, destroying, searching; donating.  [TR-8xx, TR-9xx, TR-16xx, TR-22xx]"""

import pytest

from questhall.core import Choice
from questhall.games.terraria.choices import (
    Build,
    Consume,
    Craft,
    DestroyCard,
    Donate,
    Go,
    Pass,
    Prepare,
    Take,
    TakePrepared,
    Use,
    UsePrepared,
)
from questhall.games.terraria.effects import Reward
from questhall.games.terraria.events import CardsDrawn
from questhall.games.terraria.state import Held, Points, Stack
from questhall.games.terraria.steps.cards import DestroyOne, draw_cards
from questhall.games.terraria.steps.environment import EnvironmentPhase
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rewards import GainReward
from questhall.games.terraria.steps.rounds import DrawHand
from tests.games.terraria.board import arrange, open_to, refreshed, told, xy
from tests.ledger import rule


def hand(t, seat=0):  # type: ignore[no-untyped-def]
    return [held.card for held in t.state.sides[seat].hand]


@rule("TR-801", "TR-802", "TR-702")
def test_four_cards_are_drawn() -> None:
    t = arrange(agenda=[DrawHand(0)])
    assert len(hand(t)) == 4
    assert len(t.state.sides[0].deck) == 4


@rule("TR-803", "TR-R-46")
def test_armour_changes_the_draw_value_but_deals_no_cards_later() -> None:
    t = arrange(agenda=[], have={"gold": 4})
    t.state.sides[0].worn = "gold_armour"
    DrawHand(0).run(t)
    assert len(hand(t)) == 5
    t.state.sides[0].worn = ""
    assert len(hand(t)) == 5


@rule("TR-804", "TR-805", "TR-EX-56", "TR-R-42")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = arrange(agenda=[])
    side = t.state.sides[0]
    side.deck, side.discard = ["rest", "help"], ["explore", "explore", "onward"]
    draw_cards(t, 0, 4)
    assert hand(t)[:2] == ["help", "rest"]
    assert (len(hand(t)), len(side.deck), side.discard) == (4, 1, [])
    draw_cards(t, 0, 4)
    assert len(hand(t)) == 5


@rule("TR-806", "TR-814", "TR-815", "TR-819", "TR-820", "TR-902", "TR-903", "TR-5103")
def test_parts_joined_by_plus_are_used_one_by_one() -> None:
    t = arrange("A . .", hand=["onward"])
    assert open_to(t, Use) == [Use("onward", 0), Use("onward", 1)]
    t.take(0, Use("onward", 0))
    t.take(0, Go(xy(1, 0)))
    t.take(0, Use("onward", 1))
    assert t.state.sides[0].points == Points(swords=1)
    assert open_to(t, Use) == []


@rule("TR-901", "TR-816")
def test_of_parts_joined_by_or_only_one_is_used() -> None:
    t = arrange(hand=["rest"])
    t.state.sides[0].health = 2
    t.take(0, Use("rest", 0, 1))
    assert (t.state.sides[0].health, t.state.sides[0].points.ap) == (4, 0)
    assert open_to(t, Use) == []


@rule("TR-3904", "TR-3905", "TR-3005", "TR-817")
def test_health_mana_and_coins_are_gained_at_once_and_not_beyond_their_limits() -> None:
    t = arrange(hand=["rest", "recharge", "lucky_find"])
    side = t.state.sides[0]
    side.health, side.mana, side.coins = 4, 3, 24
    for choice in (Use("rest", 0, 1), Use("recharge", 1, 1), Use("lucky_find", 1)):
        t.take(0, choice)
    assert (side.health, side.mana, side.coins) == (5, 3, 25)


@rule("TR-3903", "TR-EX-44")
def test_never_more_than_25_coins() -> None:
    t = arrange()
    t.state.sides[0].coins = 23
    GainReward(0, Reward(coins=10)).run(t)
    assert t.state.sides[0].coins == 25


@rule("TR-825")
def test_nobody_uses_cards_of_another() -> None:
    t = arrange("A . B", hand=["explore"])
    assert open_to(t, Use, 1) == []


@rule("TR-EX-02", "TR-903", "TR-5105")
def test_help_lets_another_player_draw_later() -> None:
    t = arrange("A . B", hand=["help"])
    t.take(0, Use("help", 0))
    t.take(0, Go(xy(1, 0)))
    t.take(0, Use("help", 1))
    assert len(hand(t, 1)) == 1


@rule("TR-R-34")
def test_alone_help_gives_its_point_only() -> None:
    assert open_to(arrange(hand=["help"]), Use) == [Use("help", 0)]


@rule("TR-904", "TR-905", "TR-906", "TR-907", "TR-3012", "TR-3011")
def test_symbols_of_armour_and_minion_serve_once_in_a_phase() -> None:
    t = arrange()
    t.state.sides[0].worn, t.state.sides[0].minion = "silver_armour", "finch"
    assert open_to(refreshed(t), Use) == [Use("silver_armour", 0), Use("finch", 0)]
    t.take(0, Use("silver_armour", 0))
    assert open_to(t, Use) == [Use("finch", 0)]
    assert (t.state.sides[0].worn, t.state.sides[0].points.shields) == ("silver_armour", 1)


@rule("TR-908")
def test_a_consumable_returns_to_its_deck() -> None:
    t = arrange()
    t.state.sides[0].consumables = ["swiftness_potion"]
    deck = t.state.consumables[2]
    deck.remove("swiftness_potion")
    before = len(deck)
    refreshed(t).take(0, Consume("swiftness_potion"))
    assert (len(deck), t.state.sides[0].consumables, t.state.sides[0].points.ap) == (before + 1, [], 2)


@rule("TR-910")
def test_a_gained_card_is_drawn_only_after_a_reshuffle() -> None:
    t = arrange(agenda=[])
    side = t.state.sides[0]
    side.deck, side.discard = ["rest"], ["long_march"]
    draw_cards(t, 0, 1)
    assert hand(t) == ["rest"]


@rule("TR-912", "TR-913", "TR-R-40", "TR-R-41", "TR-5006")
def test_a_card_may_be_destroyed_from_anywhere_but_the_deck() -> None:
    t = arrange(agenda=[DestroyOne(0)], hand=["explore"])
    side = t.state.sides[0]
    side.discard, side.prepared = ["help"], "rest"
    expected: tuple[Choice, ...] = (DestroyCard("explore", "hand"), DestroyCard("rest", "prepared"))
    assert refreshed(t).decisions[0].choices == (*expected, DestroyCard("help", "discard"), Pass())
    t.take(0, DestroyCard("help", "discard"))
    assert side.discard == []


@rule("TR-912", "TR-R-40")
def test_of_equal_cards_in_hand_the_one_that_was_used_is_destroyed() -> None:
    t = arrange(agenda=[DestroyOne(0)], hand=["onward"])
    t.state.sides[0].hand.append(Held("onward", (0, 1)))
    refreshed(t).take(0, DestroyCard("onward", "hand"))
    assert t.state.sides[0].hand == [Held("onward")]


@rule("TR-915", "TR-916", "TR-917", "TR-818")
def test_searching_the_deck_takes_a_card_and_keeps_its_order() -> None:
    t = arrange(hand=["deep_search"])
    side = t.state.sides[0]
    side.deck = ["rest", "help", "explore"]
    t.take(0, Use("deep_search", 1))
    assert t.decisions[0].choices == (Take("explore"), Take("help"), Take("rest"))
    t.take(0, Take("help"))
    assert side.deck == ["rest", "explore"]
    t.take(0, Use("help", 0))


@rule("TR-822", "TR-823", "TR-R-32")
def test_at_the_end_of_the_phase_only_shields_are_kept() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].points = Points(ap=2, swords=1, shields=2, chop=1, dig=1, hard=1)
    EndPhase().run(t)
    assert t.state.sides[0].points == Points(shields=2)


@rule("TR-821", "TR-824", "TR-2207", "TR-3501", "TR-3502", "TR-R-131")
def test_in_the_environment_phase_all_but_the_prepared_card_is_discarded() -> None:
    t = arrange(agenda=[], hand=["explore", "recharge"])
    side = t.state.sides[0]
    side.prepared, side.points.shields = "rest", 1
    EnvironmentPhase().run(t)
    assert (side.hand, side.discard, side.prepared) == ([], ["explore", "recharge"], "rest")
    assert side.points.shields == 0


@rule("TR-2201", "TR-2202", "TR-2205", "TR-2206", "TR-EX-58", "TR-EX-66")
def test_a_prepared_card_gives_way_to_another_and_returns_to_hand() -> None:
    t = arrange(hand=["explore", "help"])
    t.take(0, Prepare("explore"))
    assert (t.state.sides[0].prepared, hand(t)) == ("explore", ["help"])
    t.take(0, Prepare("help"))
    assert (t.state.sides[0].prepared, hand(t)) == ("help", ["explore"])
    t.take(0, TakePrepared())
    assert hand(t) == ["explore", "help"]


@rule("TR-2201", "TR-EX-59")
def test_a_card_that_was_begun_cannot_be_prepared() -> None:
    t = arrange(hand=["onward"])
    t.take(0, Use("onward", 0))
    assert open_to(t, Prepare) == []


@rule("TR-2203", "TR-2204")
def test_a_prepared_card_offers_only_what_it_says_for_that() -> None:
    t = arrange()
    t.state.sides[0].prepared = "guard"
    assert open_to(refreshed(t), Use) == []
    t.take(0, UsePrepared(0))
    assert (t.state.sides[0].points.shields, t.state.sides[0].prepared) == (1, "guard")
    assert open_to(t, UsePrepared) == []


@rule("TR-4114", "TR-4113", "TR-R-79")
def test_an_immunity_card_removes_the_token_and_keeps_others_away() -> None:
    t = arrange("A ~ .", hand=["wet_towel"], ap=1)
    t.state.sides[0].debuffs = {"burning": 1}
    t.take(0, Use("wet_towel", 2))
    assert t.state.sides[0].debuffs == {}
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].debuffs == {}


@rule("TR-4115")
def test_a_cleansing_potion_removes_debuffs() -> None:
    t = arrange()
    t.state.sides[0].consumables, t.state.sides[0].debuffs = ["cleansing_potion"], {"frozen": 2, "burning": 1}
    refreshed(t).take(0, Consume("cleansing_potion"))
    assert t.state.sides[0].debuffs == {}


# -- donate


@rule("TR-1601", "TR-1602", "TR-1608", "TR-3811")
def test_donating_resources_costs_a_point_and_knows_no_distance() -> None:
    t = arrange("A . . . . . . . B", ap=2, have={"wood": 4})
    t.take(0, Donate(1, "wood", 3))
    assert (t.state.sides[1].slots[0].kind, t.state.sides[1].slots[0].count) == ("wood", 3)
    assert t.state.sides[0].points.ap == 1


@rule("TR-1603", "TR-1604", "TR-1605", "TR-1606")
@pytest.mark.parametrize(
    ("goods", "count"),
    [("coins", 2), ("platforms", 2), ("ropes", 1), ("bomb", 1), ("wood_armour", 1), ("copper_axe", 1)],
)
def test_things_that_can_be_donated(goods: str, count: int) -> None:
    t = arrange("A . B", ap=1)
    side, other = t.state.sides
    side.coins, side.platforms, side.ropes, side.consumables = 3, 2, 1, ["bomb"]
    side.armour, side.worn = ["wood_armour"], "wood_armour"
    refreshed(t).take(0, Donate(1, goods, count))
    given = {"coins": other.coins, "platforms": other.platforms, "ropes": other.ropes}
    given |= dict.fromkeys((*other.consumables, *other.armour, *other.gear["axe"]), 1)
    assert given[goods] >= count


@rule("TR-1609", "TR-1610")
def test_action_cards_minions_and_mana_cannot_be_donated() -> None:
    t = arrange("A . B", ap=1, hand=["explore"])
    t.state.sides[0].minion = "finch"
    goods = {choice.goods for choice in open_to(refreshed(t), Donate)}
    assert goods == {"copper_shortsword", "copper_axe", "copper_pickaxe"}


@rule("TR-R-77")
def test_giving_away_the_top_card_uncovers_the_next() -> None:
    t = arrange("A . B", ap=1, gear=["iron_axe"])
    t.take(0, Donate(1, "iron_axe"))
    assert t.state.sides[0].gear["axe"] == ("copper_axe",)
    t.take(1, Pass())
    assert t.state.sides[1].gear["axe"] == ("iron_axe", "copper_axe")


@rule("TR-1607")
def test_donated_resources_that_do_not_fit_may_be_spent_at_once() -> None:
    t = arrange("A . B", ap=1, have={"wood": 2})
    t.state.sides[1].slots = [Stack("stone", 5)] * 6
    t.take(0, Donate(1, "wood", 2))
    assert Craft("platform") in t.decisions[1].choices
    t.take(1, Craft("platform"))
    t.take(1, Craft("platform"))
    assert t.state.sides[1].platforms == 2
    assert {stack.kind for stack in t.state.sides[1].slots} == {"stone"}


@rule("TR-1607")
def test_or_on_a_house() -> None:
    t = arrange("A . B .\n# . . .\n# # # #", ap=1, have={"wood": 5})
    t.state.sides[1].slots = [Stack("gel", 5)] * 6
    t.take(0, Donate(1, "wood", 5))
    t.take(1, Build("work_bench"))
    t.take(1, t.decisions[1].choices[0])
    t.take(1, Craft("platform"))
    assert [house.house for house in t.state.houses] == ["work_bench"]
    assert sum(stack.count for stack in t.state.sides[1].slots) == 28
    assert t.state.sides[1].platforms == 1


@rule("TR-R-134")
def test_the_dead_do_nothing_and_receive_nothing() -> None:
    t = arrange("A . .", seats=2, ap=1, have={"wood": 1})
    assert list(t.decisions) == [0]
    assert open_to(t, Donate) == []


@rule("TR-801")
def test_drawing_is_told() -> None:
    t = arrange(agenda=[DrawHand(0)])
    (event,) = told(t, CardsDrawn)
    assert list(event.cards) == hand(t)


@rule("TR-1601")
def test_nobody_gives_anything_without_a_point_of_action() -> None:
    t = arrange("A . B", have={"wood": 2})
    assert open_to(t, Donate) == []
    t.state.sides[0].points.ap = 1
    assert Donate(1, "wood", 2) in open_to(refreshed(t), Donate)
