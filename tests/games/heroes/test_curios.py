"""Chapter 33: cards of Pandora's Box."""

import pytest

from questhall.core import Rng, Setup
from questhall.games.heroes.choices import (
    Done,
    DropPermanent,
    DropUnit,
    FlipUnit,
    Play,
    PutAside,
    Recruit,
    TakeOption,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import BoxOpened
from questhall.games.heroes.people import hand_limit
from questhall.games.heroes.plays import lent
from questhall.games.heroes.setup import deal
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.turn import Act, FinishTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take, told
from tests.ledger import rule

BOX = next(field for field, printed in CONTENT.fields.items() if printed.location == "pandoras_box")


def opened(card, gold=9, own=None, **state):
    """Seat 0 visits Pandora's Box and draws a card."""
    purse = Purse(gold, 9, 9)
    area = {"purse": purse, **(own or {})}
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile([card]), sides={0: area}, **state)
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

    assert (dealt(), len(dealt(pandora_cards=True))) == ([], 20)


def in_play(*cards, **state):
    """Seat 0 in its turn with permanent cards in play."""
    return arrange(sides={0: {"permanents": list(cards)}}, **state)


@rule("HM-3366")
def test_a_permanent_card_of_the_box_replaces_the_one_in_play():
    t = opened("box_grasp", own={"permanents": ["ballista"]})
    assert (side(t).permanents, side(t).discard, t.state.curios.discard) == (["box_grasp"], ["ballista"], [])
    take(t, DropPermanent("box_grasp"))
    assert (side(t).permanents, t.state.curios.discard) == ([], ["box_grasp"])


@rule("HM-3367")
@pytest.mark.parametrize(
    ("choice", "left", "morale"), [(DropPermanent("box_power"), [], 0), (Done(), ["box_power"], -1)]
)
def test_power_of_the_box_is_paid_for_at_the_end_of_the_turn(choice, left, morale):
    t = in_play("box_power", agenda=[FinishTurn(0), Act(0)])
    assert lent(t, 0, CONTENT.cards["cure"]) == 1
    take(t, choice)
    assert (side(t).permanents, side(t).morale, t.state.curios.discard) == (left, morale, [])


@rule("HM-3368")
def test_with_the_shelf_three_permanent_cards_are_in_play():
    t = opened("box_shelf", own={"permanents": ["ballista"], "hand": ["ammo_cart", "cannon"]})
    take(t, Play("ammo_cart", 0))
    assert side(t).permanents == ["ballista", "box_shelf", "ammo_cart"]
    take(t, Play("cannon", 0))
    assert offered(t, DropPermanent) == [DropPermanent(card) for card in ("ballista", "box_shelf", "ammo_cart")]
    take(t, DropPermanent("ballista"))
    assert side(t).permanents == ["box_shelf", "ammo_cart", "cannon"]


@rule("HM-3368")
def test_without_the_shelf_one_permanent_card_is_kept():
    t = in_play("ballista", "box_shelf", "ammo_cart")
    take(t, DropPermanent("box_shelf"), DropPermanent("ballista"))
    assert (side(t).permanents, prompt(t)) == (["ammo_cart"], "act")


def test_a_second_card_of_the_same_name_replaces_the_first():
    t = arrange(hands={0: ["ballista"]}, sides={0: {"permanents": ["ballista"]}})
    take(t, Play("ballista", 0))
    assert (side(t).permanents, side(t).discard) == (["ballista"], ["ballista"])


@rule("HM-3369")
def test_the_grasp_of_the_box_holds_one_more_card():
    assert [hand_limit(t, 0) for t in (in_play(), in_play("box_grasp"))] == [4, 5]


@rule("HM-3370")
def test_the_spring_of_the_box_raises_one_income_while_it_flows():
    gold = next(n for n, face in enumerate(CONTENT.dice.resource) if face.gold)
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile(["box_income"]))
    before = side(t).income
    t.rng.answers.append(gold)
    take(t, TakeOption(2))
    assert side(t).income == before.plus(Purse(gold=5))
    take(t, DropPermanent("box_income"))
    assert side(t).income == before


@rule("HM-3371")
@pytest.mark.parametrize(
    ("choice", "left"),
    [(FlipUnit("crusaders"), [Troop("crusaders")]), (DropUnit("crusaders"), [])],
)
def test_a_silver_unit_is_traded_for_a_bronze_and_a_silver_one(choice, left):
    piles = {"bronze": (["griffins", "boars", "rogues"], []), "silver": (["medusas", "mummies", "vampires"], [])}
    t = opened("box_trade", own={"army": [Troop("crusaders", "pack")]}, piles=piles)
    take(t, choice, Recruit("boars"), Recruit("vampires"))
    assert side(t).army == [*left, Troop("boars", "neutral"), Troop("vampires", "neutral")]
    assert set(t.state.neutrals["bronze"].discard) == {"griffins", "rogues"}


@rule("HM-3371")
def test_without_a_silver_unit_another_card_is_drawn():
    t = arrange(agenda=[Visit(0, "main", BOX), Act(0)], curios=Pile(["box_lesson", "box_trade"]))
    side(t).army = [Troop("griffins")]
    take(t, TakeOption(2))
    assert [event.card for event in told(t, BoxOpened)] == ["box_trade", "box_lesson"]


def test_permanent_cards_lie_open_and_can_be_clicked():
    scene = in_play("box_grasp").scene(0, "en", log=False)
    (key,) = scene.zones["in_play"].cards
    assert scene.cards[key].lines == ("Hand limit +1",)
    assert any(f"card:{key}" in choice.on for choice in scene.choices)
