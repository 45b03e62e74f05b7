"""Chapter 31 once more: what a trading post and allies do not allow."""

from questhall.games.heroes.choices import (
    BuyWarMachine,
    Done,
    Exchange,
    GiveResource,
    OfferCard,
    RemoveCard,
    Revisit,
    Strike,
    TakeCard,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.steps.turn import StartTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import arrange, battle, offered, side, take
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
BESIDE = {0: "f3_c", 1: "f3_e"}


def at_post(**more):
    return arrange(agenda=[Visit(0, "main", "f1_sw"), StartTurn(1)], at={0: "f1_sw"}, **more)


@rule("HM-3101", "HM-3305")
def test_a_removed_card_or_a_war_machine_is_all_that_a_visit_brings():
    rich = {0: {"purse": Purse(20, 5, 5)}}
    hands = {0: ["estates", "bless"]}
    for choice in (RemoveCard("estates"), BuyWarMachine("ballista")):
        t = at_post(sides=rich, hands=hands, boxes=("core", "rampart"))
        take(t, choice)
        assert not offered(t, Exchange)
        assert not offered(t, RemoveCard)
        assert not offered(t, BuyWarMachine)


@rule("HM-3101")
def test_a_trading_post_is_visited_again_for_a_movement_point():
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "f1_sw"})
    for _ in range(2):
        take(t, Revisit("main"))
        assert offered(t, Exchange)
        take(t, Done())
    assert side(t).main.moves == 1


@rule("HM-3107")
def test_in_a_combat_allies_hand_over_nothing():
    board = """
        . . . .
        . g . .
        . Z . .
        . . . .
        . . . .
    """
    t = battle(board, Z="griffins pack", g="zombies few", heroes=THREE, mode="alliance", sides={0: {"purse": Purse(5)}})
    assert offered(t, Strike) == [Strike("g")]
    assert not any(isinstance(choice, GiveResource) for each in t.decisions.values() for choice in each.choices)


@rule("HM-3109")
def test_cards_are_exchanged_in_an_alliance_too_but_no_abilities():
    beside = {0: "f3_c", 2: "f3_e"}
    hands = {0: ["estates", "bless"], 2: ["leadership", "speculum"]}
    t = arrange(heroes=THREE, mode="alliance", tiles=MAP, at=beside, hands=hands)
    assert offered(t, OfferCard) == [OfferCard(2, "bless")]
    take(t, OfferCard(2, "bless"))
    assert t.decisions[2].choices == (TakeCard("speculum"), Done())


@rule("HM-3109")
def test_any_hero_beside_a_hero_of_the_ally_will_do():
    far = {0: "s3_c", 1: "f3_e"}
    hands = {0: ["bless"], 1: ["speculum"]}
    near = {"tiles": MAP, "at": far, "hands": hands, "mode": "cooperative", "scenario": "sealed_valley"}
    assert not offered(arrange(**near), OfferCard)
    assert offered(arrange(second={0: "f3_c"}, **near), OfferCard) == [OfferCard(1, "bless")]


@rule("HM-3110")
def test_cards_of_discard_pile_and_deck_are_not_exchanged():
    own = {"hand": ["attack"], "discard": ["bless"], "deck": ["haste"]}
    sides = {0: {**own, "hand": ["attack", "speculum"]}, 1: own}
    t = arrange(mode="cooperative", scenario="sealed_valley", tiles=MAP, at=BESIDE, sides=sides)
    assert offered(t, OfferCard) == [OfferCard(1, "speculum")]
    take(t, OfferCard(1, "speculum"))
    assert t.decisions[1].choices == (Done(),)


@rule("HM-3112")
def test_in_a_clash_a_turn_offers_neither_gifts_nor_exchanges():
    hands = {0: ["bless"], 1: ["speculum"]}
    t = arrange(tiles=MAP, at=BESIDE, hands=hands, sides={0: {"purse": Purse(5, 5, 5)}})
    assert not offered(t, GiveResource)
    assert not offered(t, OfferCard)
    assert not offered(at_post(sides={0: {"purse": Purse(5, 5, 5)}}), GiveResource)
    assert side(t).purse == Purse(5, 5, 5)
