"""Events that all players resolve together: an auction, a glade, a camp, a prison, a pot of dice, a hermit."""

import pytest

from questhall.core import Rng
from questhall.games.heroes.choices import (
    BidGold,
    Done,
    DropUnit,
    GiveCard,
    KeepDie,
    NameResource,
    PickDeck,
    PickTier,
    Recruit,
    RollInstead,
    TakeFromPool,
    TakeGold,
    TakeOption,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.auctions import DrawFromPool
from questhall.games.heroes.steps.tidings import DrawTiding
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import arrange, asked, offered, prompt, side, take
from tests.ledger import rule

RICH = {0: {"purse": Purse(gold=30)}, 1: {"purse": Purse(gold=9)}}
GLADE = {"artifact": (["speculum"], ["badge_of_courage"]), "spell": (["slow", "bless"], ["haste"])}
CAMP = {"bronze": (["boars", "peasants"], []), "silver": (["mummies"], []), "gold": ([], []), "azure": ([], [])}


def comes(event, **more):
    """All players face an event, seat 0 first."""
    return arrange(agenda=[DrawTiding(), Act(0)], tidings=Pile([event]), **more)


@rule("HM-3313")
def test_in_an_auction_everybody_bids_in_secret_and_the_highest_bid_pays():
    wares = {"artifact": (["armor_of_wonder", "titans_gladius", "speculum", "badge_of_courage"], ["centaurs_axe"])}
    t = comes("event_auction", piles=wares, sides=RICH)
    assert [len(offered(t, BidGold, seat)) for seat in (0, 1)] == [21, 10]
    t.take(1, BidGold(4))
    assert 1 not in t.decisions
    t.take(0, BidGold(3))
    assert (side(t, 1).hand, side(t, 1).purse.gold, side(t).purse.gold) == (["armor_of_wonder"], 5, 30)


def test_bids_that_are_equal_or_nothing_sell_nothing_and_three_cards_are_sold():
    wares = {"artifact": (["armor_of_wonder", "titans_gladius", "speculum", "badge_of_courage"], ["centaurs_axe"])}
    t = comes("event_auction", piles=wares, sides=RICH)
    for bid in (2, 0, 5):
        t.take(0, BidGold(bid))
        t.take(1, BidGold(bid))
    assert (side(t).hand, side(t, 1).hand, side(t).purse.gold, prompt(t)) == ([], [], 30, "act")
    assert t.state.decks["artifact"].discard[-3:] == ["armor_of_wonder", "titans_gladius", "speculum"]


@rule("HM-3314")
def test_in_the_forest_cards_are_laid_down_unseen_and_taken_or_left_for_gold():
    t = comes("event_forest", piles=GLADE, hands={0: ["attack", "weakness"]})
    assert offered(t, GiveCard, 0) == [GiveCard("weakness")]
    t.take(0, GiveCard("weakness"))
    t.take(1, PickDeck("spell"))
    assert (asked(t), side(t).hand) == (0, ["attack"])
    own = t.view(0).agenda[-1].pool
    assert sorted((each.seat, each.card) for each in own) == [(0, "weakness"), (1, "")]
    assert "weakness" in t.view(1).sides[0].deck
    take(t, TakeGold(4), TakeFromPool())
    taken, left = side(t, 1).hand[-1], ({"weakness", "slow"} - {side(t, 1).hand[-1]}).pop()
    assert side(t).purse.gold >= 4
    assert taken in ("weakness", "slow")
    assert left in t.state.decks["spell"].deck


def test_nobody_knows_where_a_card_of_the_forest_lies():
    t = comes("event_forest", piles=GLADE, hands={0: ["weakness"]})
    t.take(0, GiveCard("weakness"))
    t.take(1, PickDeck("spell"))
    imagined = [t.game.imagine(t.view(0), Rng(seed)).agenda for seed in range(8)]
    pools = [step.pool for agenda in imagined for step in agenda if isinstance(step, DrawFromPool)]
    assert {pool[0].seat for pool in pools} == {0, 1}
    assert all("" not in [each.card for each in pool] for pool in pools)


@rule("HM-3313", "HM-3314")
def test_of_all_mercenaries_that_were_shown_each_may_recruit_one():
    town = {"built": ["towers"], "purse": Purse(gold=30)}
    t = comes("event_camp", piles=CAMP, sides={0: town, 1: {"built": [], "purse": Purse(gold=30)}})
    take(t, PickTier("bronze"))
    assert offered(t, PickTier) == [PickTier("bronze")]
    take(t, Done(), PickTier("silver"))
    assert (asked(t), offered(t, Recruit)) == (0, [Recruit("boars")])
    take(t, Recruit("boars"))
    assert side(t).army[-1] == Troop("boars", "neutral")
    assert (t.state.neutrals["silver"].deck, prompt(t)) == (["mummies"], "act")


@rule("HM-3313")
@pytest.mark.parametrize("event", ["event_library", "event_camp", "event_hermit"])
@pytest.mark.parametrize(("drawer", "clockwise"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_what_all_do_together_goes_clockwise_from_whoever_drew_the_event(event, drawer, clockwise):
    rich = {seat: {"purse": Purse(gold=30)} for seat in range(3)}
    t = comes(event, heroes=("catherine", "sandro", "mutare"), sides=rich, told=drawer)
    order = []
    for _ in range(3):
        order.append(asked(t))
        take(t, Done())
    assert (order, prompt(t)) == (clockwise, "act")


@rule("HM-3313")
def test_of_two_prisoners_one_is_freed_and_the_other_passed_on():
    t = comes("event_prison", piles=CAMP, sides={0: {"purse": Purse(gold=1)}, 1: {"purse": Purse(gold=40)}})
    assert PickTier("azure") not in offered(t, PickTier)
    take(t, PickTier("bronze"), PickTier("silver"))
    assert (offered(t, Recruit), offered(t, DropUnit)) == ([], [DropUnit("boars"), DropUnit("mummies")])
    take(t, DropUnit("boars"))
    assert (side(t).purse.gold, t.state.neutrals["bronze"].discard) == (4, ["boars"])
    take(t, Recruit("mummies"))
    assert side(t, 1).army[-1] == Troop("mummies", "neutral")
    assert (t.state.neutrals["bronze"].deck, prompt(t)) == (["peasants"], "act")


@rule("HM-3313")
def test_who_rolls_like_a_die_of_the_pot_may_take_it_and_it_is_gone():
    t = comes("event_leprechaun", sides={0: {"purse": Purse()}}, loads=[0, 4, 5, 1, 2, 5, 0, 5])
    assert offered(t, KeepDie) == [KeepDie(2)]
    take(t, KeepDie(2))
    assert (side(t).purse, asked(t), offered(t, KeepDie)) == (Purse(gold=6), 1, [KeepDie(0)])
    take(t, Done())
    assert prompt(t) == "act"


@pytest.mark.parametrize(("named", "gold"), [("materials", 4 + 6), ("gold", 0)])
def test_whoever_names_a_resource_that_no_die_shows_resolves_one_else_loses_one(named, gold):
    t = comes("event_hermit", sides={0: {"purse": Purse(gold=4)}}, loads=[5, 4, 2])
    take(t, NameResource(named), KeepDie(0))
    assert (side(t).purse.gold, asked(t)) == (gold, 1)


def test_the_hermit_searches_artifacts_for_what_a_die_shows():
    t = comes("event_hermit", sides={0: {"purse": Purse(gold=4)}}, loads=[4])
    take(t, RollInstead(), TakeOption(0))
    assert (side(t).purse.gold, prompt(t)) == (1, "search_deck")


def test_who_cannot_pay_the_hermit_or_leaves_gets_nothing():
    t = comes("event_hermit", sides={0: {"purse": Purse(gold=4)}}, loads=[5])
    take(t, RollInstead())
    assert (asked(t), side(t).purse.gold) == (1, 4)
    take(t, Done())
    assert prompt(t) == "act"
