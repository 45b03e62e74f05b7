"""Empowered abilities."""

import pytest

from questhall.core import Rng, Setup
from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import Done, Go, LookAtDeck, Play, Raze, TakeCard, TakeDiscard
from questhall.games.heroes.effects import Fly
from questhall.games.heroes.events import CardGained, CardRemoved
from questhall.games.heroes.geography import chart
from questhall.games.heroes.setup import deal
from questhall.games.heroes.steps.combat.openings import Foretell
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.gaining import SpendCrown
from questhall.games.heroes.steps.moving import crossing
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take, told, unit
from tests.games.heroes.reference import reference
from tests.ledger import rule

BOXES = ("core", "naval")
SIEGE = """
    . . a .
    . . . .
    . . . .
    . . . .
    A . . .
"""
UNITS = {"A": "crusaders pack", "a": "zombies pack"}


def taught(card, crowns=1, other=()):
    """Seat 0 gains an ability from the discard pile of its deck."""
    sides = {0: {"crowns": crowns}, 1: {"deck": list(other)}}
    piles = {"ability": (["luck", "wisdom"], [card])}
    t = arrange(agenda=[SearchDeck(0, "ability"), Act(0)], piles=piles, sides=sides, boxes=BOXES)
    take(t, TakeDiscard())
    return t


@rule("HM-3376")
def test_a_token_turns_a_gained_ability_into_its_empowered_card():
    t = taught("offense")
    take(t, TakeCard("empowered_offense"))
    assert (side(t).hand, side(t).crowns, prompt(t)) == (["empowered_offense"], 0, "act")
    assert told(t, CardRemoved) == [CardRemoved(0, "offense")]
    assert [event.card for event in told(t, CardGained)] == ["offense", "empowered_offense"]


@rule("HM-3376")
def test_the_token_can_be_kept():
    t = taught("offense")
    take(t, Done())
    assert (side(t).hand, side(t).crowns) == (["offense"], 1)
    assert prompt(taught("offense", crowns=0)) == "act"


@rule("HM-3377")
def test_nobody_takes_an_empowered_card_that_another_has():
    t = taught("offense", other=["empowered_offense"])
    assert (prompt(t), side(t).crowns) == ("act", 1)


@rule("HM-3377")
def test_others_imagine_no_ability_whose_empowered_card_they_have():
    piles = {"ability": (["luck", "wisdom", "offense"], ["estates"])}
    sides = {0: {"crowns": 1}, 1: {"deck": ["empowered_offense"]}}
    t = arrange(agenda=[SearchDeck(0, "ability"), Act(0)], piles=piles, sides=sides, decks={0: ["power"]}, boxes=BOXES)
    take(t, LookAtDeck(), TakeCard("luck"))
    twins = [t.game.imagine(t.view(1), Rng(seed)) for seed in range(20)]
    assert {step.card for twin in twins for step in twin.agenda if isinstance(step, SpendCrown)} == {"luck"}
    assert {card for twin in twins for card in twin.state.sides[0].hand} == {"luck"}


def test_a_search_leads_to_the_question_too():
    piles = {"ability": (["luck", "wisdom"], ["offense"])}
    t = arrange(agenda=[SearchDeck(0, "ability"), Act(0)], piles=piles, sides={0: {"crowns": 1}}, boxes=BOXES)
    take(t, LookAtDeck(), TakeCard("luck"))
    assert prompt(t) == "spend_crown"


@rule("HM-3378")
@pytest.mark.parametrize(
    ("card", "places"), [("offense", [1]), ("diplomacy", [0, 1]), ("air_magic", [0, 1]), ("learning", [0, 1])]
)
def test_an_empowered_card_needs_no_expert_use(card, places):
    usual, better = CONTENT.cards[card].plays, CONTENT.cards[f"empowered_{card}"].plays
    assert [play.effects for play in better] == [usual[place].effects for place in places]
    assert not any(play.expert for play in better)


@rule("HM-3378")
def test_empowered_ballistics_leaves_neither_wall_nor_gate():
    t = battle(SIEGE, agenda=[ActivateUnit("A")], walls="WGWW", hands={0: ["empowered_ballistics"]}, **UNITS)
    take(t, Play("empowered_ballistics", 0))
    assert (fight(t).walls, offered(t, Raze)) == ([""] * 4, [])


@rule("HM-3378")
@pytest.mark.parametrize(("acted", "plays"), [(False, 1), (True, 0)])
def test_empowered_intelligence_casts_at_the_start_of_a_combat_round(acted, plays):
    t = battle(SIEGE, agenda=[], hands={0: ["empowered_intelligence", "haste"]}, **UNITS)
    unit(t, "a").acted = acted
    found = Foretell("attacker").ask(t).choices
    assert len([choice for choice in found if isinstance(choice, Play)]) == plays


@rule("HM-3378")
def test_empowered_pathfinding_passes_blocked_fields_but_no_borders():
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "f1_c"}, hands={0: ["empowered_pathfinding"]})
    (rock,) = [field for field in CONTENT.blocked if field.startswith("f1_")]
    assert rock not in crossing(chart(t.state.layout), side(t).passes)("f1_c")
    take(t, Play("empowered_pathfinding", 0))
    assert rock in crossing(chart(t.state.layout), side(t).passes)("f1_c")
    assert not any(choice.to == rock for choice in offered(t, Go))
    (play,) = CONTENT.cards["empowered_pathfinding"].plays
    assert play.effects == (Fly(0, ("guards", "blocked")),)


@rule("HM-3379")
@pytest.mark.parametrize(("options", "crowns"), [({}, 0), ({"empowered_abilities": True}, 2)])
def test_tokens_come_with_the_optional_rule(options, crowns):
    setup = Setup("heroes", "first_flags", ("castle", "dungeon"), 1, options)
    state = deal(setup, CONTENT, Rng(1)).state
    assert [each.crowns for each in state.sides] == [crowns, crowns]
    assert (state.banks, "naval" in state.boxes) == ({}, bool(crowns))


def test_empowered_cards_lie_in_no_deck():
    everything = CONTENT.deck("ability", ("core", "naval", "inferno"))
    assert not [card for card in everything if card.startswith("empowered_")]


def test_every_ability_of_the_reference_has_an_empowered_card():
    facts = reference("abilities")["cards"]
    assert {f"empowered_{name}" for name in facts} <= set(CONTENT.cards)
    several = {name for name, fact in facts.items() if "||" in fact["empowered"]} | {"eagle_eye"}
    assert {name for name in facts if len(CONTENT.cards[f"empowered_{name}"].plays) > 1} == several
