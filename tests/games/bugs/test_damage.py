"""Damage to the character, exhaustion.  [BB-38xx, BB-39xx]"""

import pytest

from questhall.games.bugs.choices import DiscardCard, DiscardTwo, LoseCard, UseWard
from questhall.games.bugs.effects import Attack, Ward
from questhall.games.bugs.events import DamageNegated
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rounds import StartRound
from questhall.haven.choices import TakeDamage
from tests.games.bugs.board import arrange, choices, conditions, health, take, told, zones
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"


def hit(cards, damage: int = 5, **more):
    return arrange("@ 1", cards=cards, agenda=[Harm(HERO, damage, "hazard")], **more)


@rule("BB-3801", "BB-3803", "BB-3804", "BB-3806", "BB-3808", "BB-EX-33")
def test_before_your_turn_the_chosen_cards_are_no_payment():
    t = hit([A, f"{B}/b:discard", f"{C}:chosen", f"{D}:chosen"])
    assert choices(t) == [TakeDamage(), DiscardCard(A), LoseCard(A), LoseCard(B)]


@rule("BB-3805", "BB-EX-33")
def test_two_side_b_cards_are_discarded_together():
    t = hit([f"{A}/b", f"{B}/b", f"{C}:discard", f"{D}:discard"])
    assert choices(t)[1:] == [DiscardTwo(A, B), *map(LoseCard, (A, B, C, D))]
    take(t, DiscardTwo(A, B))
    assert (health(t), zones(t)[A], zones(t)[B]) == (12, "discard/b", "discard/b")


@rule("BB-3804", "BB-3807")
def test_a_side_a_card_negates_all_damage_of_one_source():
    t = hit([A, B, C, D], damage=99)
    take(t, DiscardCard(B))
    assert (health(t), zones(t)[B]) == (12, "discard/a")
    assert told(t, DamageNegated)[0].damage == 99


@rule("BB-3806")
def test_a_lost_card_from_hand_or_discard_negates_damage():
    t = hit([A, f"{B}/b:discard", C, D])
    take(t, LoseCard(B))
    assert (health(t), zones(t)[B]) == (12, "lost/b")


@rule("BB-3801")
def test_otherwise_all_of_it_is_suffered():
    t = hit([A, B, C, D])
    take(t, TakeDamage())
    assert health(t) == 7
    t = hit([A, B, C, D])
    take(t, LoseCard(A))
    assert health(t) == 12


@rule("BB-1704", "BB-3809", "BB-EX-34")
@pytest.mark.parametrize("payment", [LoseCard(A), DiscardCard(A), DiscardTwo(B, C), UseWard()])
def test_conditions_of_a_negated_attack_are_received(payment):
    ward = [Bonus(HERO, Ward(), "used")]
    cards = [A, f"{B}/b", f"{C}/b", D]
    t = arrange("@ 1", cards=cards, bonuses=ward, agenda=[Strike("m1", HERO, Attack(5, inflict=("poison",)))])
    take(t, payment)
    assert (health(t), conditions(t)) == (12, ["poison"])


@rule("BB-3901", "BB-3903", "BB-4707", "BB-R-31")
def test_without_hit_points_you_are_exhausted_and_the_scenario_is_lost():
    t = hit([A, B, C, D], damage=12)
    take(t, TakeDamage())
    assert (t.outcome.result, t.outcome.reason) == ("lost", "exhausted")
    t = hit([A, B, C, D], damage=11)
    take(t, TakeDamage())
    assert (t.outcome, health(t)) == (None, 1)


@rule("BB-3902", "BB-3903")
def test_without_two_cards_at_the_start_of_a_round_you_are_exhausted():
    t = arrange("@ 1", cards=[A, f"{B}:lost", f"{C}:lost", f"{D}:lost"], agenda=[StartRound()])
    assert (t.outcome.result, t.outcome.reason) == ("lost", "no_cards")
    t = arrange("@ 1", cards=[A, f"{B}:discard", f"{C}:lost", f"{D}:lost"], agenda=[StartRound()])
    assert t.outcome is None


@rule("BB-R-24")
def test_damage_is_never_negative():
    t = arrange("@ 1", agenda=[Strike("m1", HERO, Attack(0))], rolls=["minus"])
    assert health(t) == 12
