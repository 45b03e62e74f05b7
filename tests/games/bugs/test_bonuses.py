"""Active bonuses and their cards.  [BB-25xx]"""

import pytest

from questhall.games.bugs.charges import charges
from questhall.games.bugs.choices import Deactivate, LoseCard, Perform, RestShort, UseWard
from questhall.games.bugs.content.scenarios import Survive
from questhall.games.bugs.effects import Attack, Boost, Extra, Shield, Ward
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.abilities import FinishCard
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rounds import BeginTurn, CheckCards, EndRound, SelectCards
from questhall.games.bugs.world import shield_of
from questhall.haven.choices import Go, PlayCards, RestLong, Skip, Target, UseHalf
from tests.games.bugs.board import arrange, choices, health, offered, prompt, take, zones
from tests.games.bugs.bouts import shielded
from tests.ledger import rule

LONG = {"goal": (Survive(9),)}
DOOR, LINE = "door_for_a_shield", "hold_the_line"
SORCERER = {1: "arena_sorcerer"}
CHOSEN = [f"{DOOR}:chosen", "overhand_blow:chosen", "shoulder_charge", "hold_the_line"]


@rule("BB-2501", "BB-2502", "BB-2504", "BB-3505")
def test_a_bonus_works_at_once_and_its_card_lies_in_the_active_area():
    t = arrange("@ . . 1", cards=CHOSEN)
    take(t, UseHalf(DOOR, "top"), Perform())
    assert shield_of(t, t.state.figures[HERO]) == 2
    assert zones(t)[DOOR] == "active/a"


@rule("BB-2513")
def test_an_active_card_may_be_taken_back_before_your_next_ability():
    t = arrange("@ . . 1", cards=[f"{DOOR}:active", "overhand_blow:chosen"], bonuses=[shielded(1, card=DOOR)])
    assert Deactivate(DOOR) in choices(t)
    cards = [f"{DOOR}:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    t = arrange("@ . . 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=[SelectCards()])
    assert Deactivate(DOOR) in choices(t)


@rule("BB-2503")
@pytest.mark.parametrize(("until", "left"), [("round", 0), ("persistent", 1)])
def test_the_mark_of_the_action_says_how_long_its_bonus_lasts(until, left):
    t = arrange("@ . . 1", agenda=[Act(Shield(1, until)), EndRound()], scenario=LONG)
    take(t, Perform())
    assert shield_of(t, t.state.figures[HERO]) == left


@rule("BB-3501", "BB-3505", "BB-R-30")
def test_a_bonus_is_mandatory_once_something_was_done():
    t = arrange("@ . . 1", cards=CHOSEN)
    take(t, UseHalf(DOOR, "bottom"), Go(("a2",)))
    assert zones(t)[DOOR] == "active/a"


@rule("BB-R-30", "BB-807")
def test_an_ability_of_which_nothing_was_done_leaves_its_card_as_usual():
    t = arrange("@ . . 1", cards=CHOSEN)
    take(t, UseHalf(DOOR, "top"), Skip())
    assert (zones(t)[DOOR], t.state.bonuses) == ("hand/b", [])


@rule("BB-3501", "BB-3505")
def test_a_bonus_that_comes_first_is_taken_or_the_whole_ability_is_left():
    cards = ["rat_king/b:chosen", "cold_thought:chosen"]
    t = arrange("@ . . 1", character="mindthief", cards=cards)
    take(t, UseHalf("rat_king", "bottom"))
    assert choices(t) == [Perform(), Skip()]
    take(t, Skip())
    assert (prompt(t), zones(t)["rat_king"]) == ("hero_acts", "discard/b")
    t = arrange("@ . . 1", character="mindthief", cards=cards)
    take(t, UseHalf("rat_king", "bottom"), Perform(), Go(("a2",)))
    assert zones(t)["rat_king"] == "active/b"


@rule("BB-2507")
def test_a_bonus_on_ranged_attacks_waits_for_one():
    bonus = Bonus(HERO, Boost(Extra(plus=2), reach="ranged"), "used")
    t = arrange("@ 1", monsters={1: "bandit_archer"}, bonuses=[bonus], agenda=[Act(Attack(1))])
    take(t, Target("m1"))
    assert (health(t, "m1"), t.state.bonuses) == (6, [bonus])


@rule("BB-3104")
def test_a_bonus_used_up_within_its_own_ability_does_not_move_the_card_twice():
    bonus = Bonus(HERO, Boost(Extra(plus=1)), "used", DOOR)
    t = arrange("@ 1", cards=[f"{DOOR}:chosen"], bonuses=[bonus], agenda=[Act(Attack(1)), FinishCard(DOOR, "")])
    take(t, Target("m1"))
    assert (zones(t)[DOOR], t.state.bonuses) == ("hand/b", [])


@rule("BB-2504", "BB-4703", "BB-EX-67", "BB-2509")
def test_a_round_bonus_ends_with_the_round_and_its_card_is_turned_into_hand():
    cards = [f"{DOOR}:active", "overhand_blow:lost", "shoulder_charge", "hold_the_line:lost"]
    bonuses = [shielded(2, card=DOOR), Bonus("m1", Shield(1), "round")]
    t = arrange("@ . 1", cards=cards, bonuses=bonuses, agenda=[EndRound()], scenario=LONG)
    assert (zones(t)[DOOR], t.state.bonuses) == ("hand/b", [])
    assert offered(t, RestShort) == [RestShort()]


@rule("BB-2510")
def test_a_side_b_card_goes_from_the_active_area_to_the_discard_pile():
    cards = [f"{DOOR}/b:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    t = arrange("@ . 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=[EndRound()], scenario=LONG)
    assert zones(t)[DOOR] == "discard/b"


@rule("BB-2511", "BB-3703")
def test_a_loss_card_goes_from_the_active_area_to_the_lost_pile():
    cards = [f"{DOOR}:chosen", "overhand_blow", "shoulder_charge", "hold_the_line"]
    agenda = [FinishCard(DOOR, "loss"), SelectCards()]
    t = arrange("@ . 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=agenda, scenario=LONG)
    assert zones(t)[DOOR] == "active/a"
    take(t, Deactivate(DOOR))
    assert zones(t)[DOOR] == "lost/a"


@rule("BB-2505", "BB-2506", "BB-2512")
def test_a_persistent_bonus_lasts_until_you_end_it():
    cards = [f"{DOOR}/b:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    lasting = [shielded(1, "persistent", DOOR)]
    t = arrange("@ . 1", cards=cards, bonuses=lasting, agenda=[EndRound()], scenario=LONG)
    take(t, Skip())
    assert zones(t)[DOOR] == "active/b"
    take(t, Deactivate(DOOR))
    assert (zones(t)[DOOR], t.state.bonuses) == ("discard/b", [])


@rule("BB-2507", "BB-2508", "BB-EX-05")
def test_a_bonus_on_your_next_attack_ends_with_it():
    cards = ["overhand_blow:active", DOOR, "shoulder_charge", "hold_the_line"]
    bonus = Bonus(HERO, Boost(Extra(plus=2)), "used", "overhand_blow")
    other = shielded(1, "persistent", "overhand_blow")
    t = arrange("@ 1", cards=cards, bonuses=[bonus, other], agenda=[Act(Attack(2)), Act(Attack(2))])
    take(t, Target("m1"))
    assert (health(t, "m1"), zones(t)["overhand_blow"], t.state.bonuses) == (8 - 3, "hand/b", [])
    take(t, Target("m1"))
    assert health(t, "m1") == 8 - 3 - 1


@rule("BB-2513")
def test_no_card_is_deactivated_while_an_action_is_performed():
    cards = [f"{DOOR}:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    t = arrange("@ 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=[Act(Attack(2))])
    assert offered(t, Deactivate) == []


@rule("BB-2514", "BB-2515", "BB-3603", "BB-3902", "BB-EX-32")
@pytest.mark.parametrize(("loss", "lost"), [("", False), ("loss", True)])
def test_active_cards_count_where_they_would_go(loss, lost):
    cards = [f"{DOOR}/b:active", "overhand_blow", "shoulder_charge:lost", "hold_the_line:lost"]
    t = arrange("@ 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=[SelectCards()])
    t.state.cards[0].loss = loss
    CheckCards().run(t)
    assert (t.outcome is not None) is lost


@rule("BB-3603")
@pytest.mark.parametrize(("loss", "rests"), [("", [RestLong()]), ("loss", [])])
def test_active_cards_count_for_a_long_rest(loss, rests):
    cards = [f"{DOOR}/b:active", "overhand_blow:discard", "shoulder_charge:lost", "hold_the_line:lost"]
    t = arrange("@ 1", cards=cards, bonuses=[shielded(1, card=DOOR)], agenda=[])
    t.state.cards[0].loss = loss
    assert [choice for choice in SelectCards().ask(t).choices if isinstance(choice, RestLong)] == rests


@rule("BB-2517", "BB-R-26")
def test_a_rest_may_take_active_cards_along():
    cards = [f"{DOOR}/b:active", "overhand_blow", "shoulder_charge/b:discard", "hold_the_line:discard"]
    t = arrange("@ . 1", cards=cards, bonuses=[shielded(1, "persistent", DOOR)], agenda=[EndRound()], scenario=LONG)
    assert offered(t, RestShort) == [RestShort(), RestShort((DOOR,))]
    take(t, RestShort((DOOR,)))
    assert (zones(t)[DOOR], t.state.bonuses) == ("hand/a", [])


@rule("BB-2516", "BB-R-26")
def test_an_active_card_may_be_deactivated_to_pay_for_damage():
    cards = [f"{DOOR}:active", "overhand_blow:lost", "shoulder_charge:lost", "hold_the_line:lost"]
    bonus = [shielded(1, "persistent", DOOR)]
    t = arrange("@ 1", cards=cards, bonuses=bonus, agenda=[Strike("m1", HERO, Attack(3))])
    take(t, Deactivate(DOOR), LoseCard(DOOR))
    assert (health(t), zones(t)[DOOR]) == (12, "lost/b")


@rule("BB-2513", "BB-2516")
@pytest.mark.parametrize(("source", "open_to"), [("wound", [Deactivate(DOOR)]), ("hazard", [])])
def test_an_active_card_is_taken_back_only_between_actions(source, open_to):
    cards = [f"{DOOR}:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    t = arrange("@ 1", cards=cards, bonuses=[shielded(1, "persistent", DOOR)], agenda=[Harm(HERO, 1, source)])
    assert offered(t, Deactivate) == open_to


@rule("BB-2512", "BB-2513")
@pytest.mark.parametrize(("used", "asked"), [([], "withhold"), ([f"{LINE}.b.0"], "")])
def test_an_active_card_may_be_taken_back_before_a_monster_uses_its_element(used, asked):
    ward = [Bonus(HERO, Ward(), "used", LINE)]
    agenda = [BeginTurn(22, "m1", 0)]
    t = arrange("@ . . . . 1", monsters=SORCERER, cards=[f"{LINE}/b:active"], bonuses=ward, used=used, agenda=agenda)
    assert prompt(t) == asked
    if asked:
        take(t, Deactivate(LINE))
        assert (zones(t)[LINE], charges(t), t.state.bonuses) == ("discard/b", {}, [])


def test_a_monster_that_wants_no_element_does_not_wait_for_your_bonuses():
    ward = [Bonus(HERO, Ward(), "used", LINE)]
    t = arrange("@ . . . . . 1", cards=[f"{LINE}/b:active"], bonuses=ward, agenda=[BeginTurn(30, "m1", 0)])
    assert (prompt(t), zones(t)[LINE]) == ("", "active/b")


@rule("BB-R-26")
def test_nothing_is_asked_where_a_shield_leaves_no_damage():
    cards = [f"{DOOR}:active", "overhand_blow", "shoulder_charge", "hold_the_line"]
    agenda = [Strike("m1", HERO, Attack(1)), Act(Attack(2))]
    t = arrange("@ 1", cards=cards, bonuses=[shielded(3, "persistent", DOOR)], items=["coin_shield"], agenda=agenda)
    assert (prompt(t), health(t)) == ("pick_target", 12)


@rule("BB-2518")
def test_other_actions_of_an_active_card_are_not_repeated():
    t = arrange("@ . . 1", cards=CHOSEN)
    take(t, UseHalf(DOOR, "bottom"), Go(("a2",)))
    assert t.state.figures[HERO].at == "a2"
    assert prompt(t) == "hero_acts"


@rule("BB-3802", "BB-2507")
def test_a_ward_negates_one_damage():
    bonus = Bonus(HERO, Ward(), "used")
    t = arrange("@ 1", bonuses=[bonus], agenda=[Strike("m1", HERO, Attack(3)), Strike("m1", HERO, Attack(3))])
    take(t, UseWard())
    assert (health(t), offered(t, UseWard)) == (12, [])


@rule("BB-3802")
def test_a_ward_negates_damage_that_is_no_attack():
    t = arrange("@ 1", bonuses=[Bonus(HERO, Ward(), "used")], agenda=[Harm(HERO, 3, "hazard")])
    take(t, UseWard())
    assert (health(t), t.state.bonuses) == (12, [])


@rule("BB-806")
def test_the_two_halves_are_used_one_after_the_other():
    t = arrange("@ 1", cards=CHOSEN)
    assert offered(t, PlayCards) == []
    take(t, UseHalf("overhand_blow", "top"))
    assert offered(t, UseHalf) == []
