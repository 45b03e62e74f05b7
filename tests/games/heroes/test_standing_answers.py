"""Answers that hold for a while: nothing more before a combat, no cards in its attacks."""

import pytest

from questhall.core import Rng
from questhall.games.heroes import GAME
from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import (
    Build,
    Done,
    JoinIn,
    LookAway,
    Play,
    Ready,
    SitOut,
    SpendMorale,
    Strike,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import AttackDeclared, SeatReadied
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.turn import StartTurn
from questhall.games.heroes.view import view
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, take, told
from tests.ledger import rule

RICH = Purse(8, 5, 1)
DUEL = ". . . . . g . . . Z . . . . . . . . . ."


def announced(*purses, aloof=()):
    """A combat of seat 0 against seat 1, which a third player sees; the purses say who can build."""
    sides = {seat: {"purse": purse, "aloof": seat in aloof} for seat, purse in enumerate(purses)}
    heroes, places = ("catherine", "sandro", "mutare")[: len(purses)], ("f1_w", "f1_c", "s3_c")
    tiles, at = {"s3": (0, 0, 0), "f1": (2, 1, 0)}, dict(enumerate(places[: len(purses)]))
    return arrange(heroes=heroes, agenda=[Enter(0, "main", "f1_c")], tiles=tiles, at=at, sides=sides)


# -- before a combat


@rule("HM-505", "HM-R-26")
def test_who_is_ready_for_a_combat_is_not_asked_again_when_somebody_uses_a_town():
    t = announced(RICH, RICH, RICH)
    take(t, Ready())
    assert asked(t) == 1
    take(t, Build("necropolis_citadel"))
    assert asked(t) == 2
    take(t, Done())
    assert prompt(t) == "place_units"


@rule("HM-R-26")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_are_told_who_is_ready_for_a_combat(seat):
    t = announced(RICH, RICH, RICH)
    take(t, Done(), Ready())
    assert told(t, SeatReadied) == [SeatReadied(1)]
    assert [entry.line.text for entry in t.log(seat)][-1:] == ["Sandro is ready for the battle"]


@rule("HM-505", "HM-R-26")
def test_who_passes_is_asked_again_when_somebody_uses_a_town():
    t = announced(RICH, RICH, RICH)
    take(t, Done(), Build("necropolis_citadel"), Done())
    assert (asked(t), prompt(t)) == (0, "react")
    take(t, Done())
    assert prompt(t) == "place_units"


@rule("HM-505", "HM-R-26")
def test_all_who_are_ready_begin_the_combat_at_once():
    t = announced(RICH, RICH, RICH)
    take(t, Ready(), Ready())
    assert not offered(t, Ready), "nobody else can use a town any more"
    take(t, Done())
    assert prompt(t) == "place_units"


@rule("HM-505", "HM-R-26")
def test_a_seat_that_can_do_nothing_is_not_asked_before_a_combat():
    t = announced(RICH, Purse(), RICH)
    take(t, Done())
    assert asked(t) == 2
    take(t, Done())
    assert prompt(t) == "place_units"


@rule("HM-R-26")
def test_who_looks_away_lets_a_combat_of_others_begin():
    t = announced(RICH, Purse(), RICH)
    take(t, Done(), LookAway())
    assert prompt(t) == "place_units"
    assert t.state.sides[2].aloof


@rule("HM-R-26")
def test_who_looks_away_is_asked_only_before_an_own_combat():
    t = announced(RICH, RICH, RICH, aloof=(1, 2))
    take(t, Done())
    assert (asked(t), prompt(t)) == (1, "react")
    assert not offered(t, LookAway), "it is the own combat"
    take(t, Done())
    assert prompt(t) == "place_units", "the third is not asked"


@rule("HM-R-26")
def test_who_looks_away_still_does_after_an_own_combat():
    t = announced(RICH, RICH, RICH, aloof=(1,))
    take(t, Done(), Ready())
    assert t.state.sides[1].aloof


@rule("HM-R-26")
def test_who_looks_away_is_asked_again_after_the_own_turn_has_begun():
    t = arrange(agenda=[StartTurn(0)], sides={0: {"aloof": True}})
    assert not t.state.sides[0].aloof


# -- in the attacks of a combat


def duel(**more):
    """The griffins of seat 1 act first, and the zombies live to strike back."""
    hands = {0: ["defense", "estates"], 1: ["attack", "estates"]}
    return battle(DUEL, Z="zombies pack", g="griffins pack", hands=hands, dice=[0] * 8, **more)


@rule("HM-2202", "HM-R-50")
def test_who_sits_out_is_not_asked_in_the_attacks_of_the_combat():
    t = duel()
    take(t, Strike("Z"), SitOut())
    assert (asked(t), prompt(t)) == (0, "card_window")
    take(t, SitOut())
    assert fight(t).sitting_out == ["defender", "attacker"]
    assert len(told(t, AttackDeclared)) == 2, "the zombies have answered, and nobody was asked"
    assert (asked(t), prompt(t)) == (0, "command")


@rule("HM-2202", "HM-R-50")
def test_to_sit_out_is_to_pass_and_the_other_side_may_still_play_cards():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", hands={0: ["defense", "armorer"], 1: ["attack"]})
    take(t, Strike("Z"), SitOut(), Play("defense", 0))
    assert (asked(t), prompt(t)) == (0, "card_window")


@rule("HM-2202", "HM-R-50")
def test_who_sits_out_may_take_it_back_when_a_unit_acts():
    t = duel()
    take(t, Strike("Z"), SitOut(), SitOut())
    assert t.decisions[1].optional
    t.take(1, JoinIn())
    assert fight(t).sitting_out == ["attacker"]
    take(t, JoinIn())
    assert not fight(t).sitting_out
    assert not offered(t, JoinIn)
    take(t, Strike("g"))
    assert (asked(t), prompt(t)) == (0, "card_window")


@rule("HM-R-50")
@pytest.mark.parametrize(("hand", "optional"), [(["attack"], False), (["estates"], True)])
def test_who_sits_out_and_could_play_nothing_waits_for_an_own_unit(hand, optional):
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], hands={1: hand})
    fight(t).sitting_out.append("defender")
    assert (1 in t.decisions) is optional


@rule("HM-606", "HM-R-37")
def test_who_moves_guards_and_has_morale_may_sit_out_too():
    t = battle(DUEL, Z="zombies pack", g="griffins neutral", guards=True, sides={1: {"morale": 1}}, dice=[0] * 8)
    take(t, Strike("Z"))
    assert offered(t, SpendMorale)
    take(t, SitOut())
    assert fight(t).sitting_out == ["defender"]
    assert prompt(t) == "rethrow_dice", "a die that lies there is another matter"


@rule("HM-R-55")
def test_nobody_else_knows_who_sits_out():
    t = duel()
    take(t, Strike("Z"), SitOut())
    assert [view(t, seat).combat.sitting_out for seat in (0, 1, None)] == [[], ["defender"], []]
    assert GAME.imagine(view(t, 1), Rng(1)).state.combat.sitting_out == ["defender"]


@rule("HM-R-50")
def test_bots_do_not_bind_themselves():
    fighting, reacting = duel(), announced(RICH, RICH)
    take(fighting, Strike("Z"))
    assert SitOut() in fighting.decisions[1].choices
    assert SitOut() not in GAME.shortlist(fighting, fighting.decisions[1])
    assert Ready() in reacting.decisions[0].choices
    assert Ready() not in GAME.shortlist(reacting, reacting.decisions[0])


@rule("HM-R-26", "HM-R-50")
def test_answers_that_hold_say_so():
    fighting, reacting = duel(), announced(RICH, RICH)
    take(fighting, Strike("Z"))
    shown = {each.id: each for each in reacting.scene(0, "en").choices}
    assert (shown["done"].label, shown["done"].tone) == ("To battle", "main")
    assert (shown["ready"].label, shown["ready"].tone) == ("To battle, and do not ask me again before it", "skip")
    assert shown["ready"].hint.startswith("only this battle: ")
    (found,) = [each for each in fighting.scene(1, "en").choices if each.id == "sit_out"]
    assert (found.tone, found.hint) == ("skip", "until you take it back when a unit of yours acts")
