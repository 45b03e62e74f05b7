"""Chapter 33: cards of Pandora's Box."""

import pytest

from questhall.core import Rng, Setup
from questhall.games.heroes.choices import Done, PutAside, Recruit, TakeOption
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import BoxOpened
from questhall.games.heroes.setup import deal
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take, told
from tests.ledger import rule

BOX = next(field for field, printed in CONTENT.fields.items() if printed.location == "pandoras_box")


def opened(card, gold=9, **state):
    """Seat 0 visits Pandora's Box and draws a card."""
    purse = Purse(gold, 9, 9)
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile([card]), sides={0: {"purse": purse}}, **state)
    take(t, TakeOption(2))
    return t


@rule("HM-3360")
def test_a_visitor_may_draw_a_card_instead_of_rolling_dice():
    t = opened("box_riches")
    assert ([event.card for event in told(t, BoxOpened)], BOX in t.state.visited) == (["box_riches"], True)
    take(t, TakeOption(1))
    assert side(t).purse.gold == 18


@rule("HM-3360")
def test_without_the_cards_a_box_has_only_dice():
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)])
    assert offered(t, TakeOption) == [TakeOption(0), TakeOption(1)]


@rule("HM-3361")
def test_cards_have_their_own_discard_pile_that_becomes_the_deck():
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile([], ["box_lesson"]))
    take(t, TakeOption(2))
    assert (t.state.curios.deck, t.state.curios.discard) == ([], ["box_lesson"])


@rule("HM-3362")
def test_two_of_three_top_cards_are_discarded_and_the_other_goes_back():
    piles = {"artifact": (["cards_of_prophecy", "dragon_scale_armor", "sandals_of_the_saint", "angel_wings"], [])}
    t = opened("box_artifacts", piles=piles)
    take(t, PutAside("dragon_scale_armor"))
    take(t, PutAside("cards_of_prophecy"))
    pile = t.state.decks["artifact"]
    assert (pile.deck[-1], set(pile.discard)) == ("sandals_of_the_saint", {"dragon_scale_armor", "cards_of_prophecy"})
    assert side(t).purse.gold == 12


@rule("HM-3362")
def test_cards_that_are_not_discarded_lie_as_before():
    piles = {"spell": (["bless", "haste", "slow", "cure"], ["bless"])}
    t = opened("box_spells", piles=piles)
    take(t, Done())
    assert (t.state.decks["spell"].deck[::-1], side(t).purse.materials) == (["bless", "haste", "slow", "cure"], 11)


@rule("HM-3362")
def test_two_cards_of_the_astrologers_are_discarded():
    t = opened("box_stars", proclamations=Pile(["fancy_pixie", "white_raven", "society", "dead_silence"]))
    take(t, PutAside("society"))
    take(t, PutAside("dead_silence"))
    pile = t.state.proclamations
    assert (pile.deck, pile.discard, prompt(t)) == (
        ["fancy_pixie", "white_raven"],
        ["society", "dead_silence"],
        "search_deck",
    )


@rule("HM-3363")
def test_one_of_three_silver_units_joins_for_half_its_price():
    piles = {"silver": (["crusaders", "zealots", "medusas"], [])}
    t = opened("box_recruits", gold=6, piles=piles)
    assert offered(t, Recruit) == [Recruit("crusaders"), Recruit("zealots"), Recruit("medusas")]
    assert "6 gold" in t.scene(0, "en", log=False).choices[0].label
    take(t, Recruit("crusaders"))
    assert (side(t).purse.gold, side(t).army[-1]) == (0, Troop("crusaders", "neutral"))
    assert set(t.state.neutrals["silver"].discard) == {"zealots", "medusas"}


@rule("HM-3364")
@pytest.mark.parametrize(("face", "after"), [("artifact", "search_deck"), ("experience", "act")])
def test_treasure_dice_with_an_artifact_bring_a_wide_search(face, after):
    faces = CONTENT.dice.treasure
    place = next(
        n for n, each in enumerate(faces) if any(face == getattr(x, "deck", x.__class__.__name__.lower()) for x in each)
    )
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile(["box_sorcery"]))
    take(t, TakeOption(2))
    t.rng.answers += [place, place]
    take(t, TakeOption(1))
    assert prompt(t) == after
    assert after == "act" or t.agenda[-1].cards == 8


@rule("HM-3365")
def test_dice_are_bought_six_times():
    t = opened("box_bargain")
    for _ in range(6):
        take(t, TakeOption(0) if side(t).purse.gold >= 3 else TakeOption(1))
        take(t, Done()) if prompt(t) == "choose_die" else None
    assert prompt(t) == "act"


@pytest.mark.parametrize(("option", "moves", "experience"), [(0, 4, 0), (1, 3, 1), (2, 4, 1)])
def test_two_of_three_gifts_are_taken(option, moves, experience):
    t = opened("box_gifts")
    take(t, TakeOption(option))
    take(t, t.decisions[0].choices[0]) if prompt(t) == "choose_die" else None
    assert (side(t).main.moves, side(t).experience) == (moves, experience)


def test_the_cards_are_dealt_only_by_the_optional_rule():
    def dealt(**options):
        return deal(
            Setup("heroes", "first_flags", ("castle", "dungeon"), 1, options), CONTENT, Rng(1)
        ).state.curios.deck

    assert (dealt(), len(dealt(pandora_cards=True))) == ([], 15)
