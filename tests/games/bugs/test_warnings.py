"""What should be known before a choice is taken: a lost scenario, who strikes back, luck, what comes to nothing."""

import pytest

import questhall
from questhall.games.bugs.choices import Equip
from questhall.games.bugs.choices import Spend as SpendCharges
from questhall.games.bugs.content import Trigger, load
from questhall.games.bugs.content.scenarios import Arrive, Gate, ReachHex
from questhall.games.bugs.effects import Attack, Crush, Extra, Move, Push, Recover, Retaliate, Spend
from questhall.games.bugs.events import ActionSkipped
from questhall.games.bugs.scenes.board import board
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.resting import ChooseLoss, KeepCard, LongRest, OfferShortRest
from questhall.games.bugs.steps.rounds import SelectCards
from questhall.games.bugs.steps.turn import HeroActs
from questhall.haven.choices import Skip
from tests.games.bugs.board import arrange, take, told
from tests.games.bugs.test_scene import drawn
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
TWO = [A, B, f"{C}:lost", f"{D}:lost"]
LAST = "Then fewer than two cards are left: unless the goal is met this round, the scenario is lost"


def shown(t, start: str, language: str = "en"):
    """The first choice whose id begins so, as it is drawn."""
    return next(each for each in drawn(t, language).choices if each.id.startswith(start))


def text(t, start: str, language: str = "en") -> str:
    preview = shown(t, start, language).preview
    return preview.text if preview else ""


# -- a scenario that is lost


@rule("BB-3902", "BB-3903")
def test_a_short_rest_that_loses_the_scenario_says_so_and_asks_once_more():
    rest = shown(arrange("@ . . 1", cards=TWO, agenda=[OfferShortRest()]), "rest_short")
    assert rest.preview.text.endswith("; Then fewer than two cards are left: the scenario is lost")
    assert (rest.tone, bool(rest.confirm)) == ("harm", True)


@rule("BB-3902")
def test_a_short_rest_with_three_cards_loses_nothing_but_a_card():
    rest = shown(arrange("@ . . 1", cards=[A, B, f"{C}:discard"], agenda=[OfferShortRest()]), "rest_short")
    assert ("scenario" in rest.preview.text, rest.confirm) == (False, "")


@rule("BB-3902")
def test_the_last_long_rest_leaves_only_this_round():
    assert text(arrange("@ . . 1", cards=TWO, agenda=[SelectCards()]), "rest_long") == LAST
    assert text(arrange("@ . . 1", cards=[A, B, C], agenda=[SelectCards()]), "rest_long") == ""


@rule("BB-3612", "BB-3902")
def test_the_choices_of_the_last_long_rest_say_so_too():
    t = arrange("@ . . 1", cards=[A, f"{B}:active"], agenda=[LongRest()])
    assert [text(t, each.id) for each in drawn(t).choices] == [LAST, LAST]
    t = arrange("@ . . 1", cards=[A, C, f"{B}:active"], agenda=[LongRest()])
    assert [text(t, each.id) for each in drawn(t).choices] == ["", ""]
    t = arrange("@ . . 1", cards=TWO, agenda=[ChooseLoss()])
    assert [text(t, each.id) for each in drawn(t).choices] == [LAST, LAST]


@rule("BB-602", "BB-607", "BB-2513")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ([A, f"{B}:active"], "take a long rest, or end a bonus and play its card"),
        ([A, f"{B}/b:active"], "take a long rest"),
        ([f"{A}:discard", f"{B}:active"], "take a long rest"),
    ],
)
def test_with_too_few_cards_in_hand_both_ways_on_are_named(cards, asked):
    prompt = drawn(arrange("@ . . 1", cards=cards, agenda=[SelectCards()])).prompt
    assert (prompt.text, prompt.help) == (f"Too few cards in hand: {asked}", "")


@rule("BB-602")
def test_what_the_initiative_is_told_where_cards_can_be_played():
    assert "initiative" in drawn(arrange("@ . . 1", cards=TWO, agenda=[SelectCards()])).prompt.help


@rule("BB-3902")
def test_to_pay_for_damage_with_one_of_the_last_two_cards_leaves_only_this_round():
    assert text(arrange(cards=TWO, agenda=[Harm(HERO, 1, "wound")]), "lose_card") == LAST
    assert text(arrange(cards=[*TWO[:2], f"{C}:chosen"], agenda=[Harm(HERO, 1, "wound")]), "lose_card") == ""


@rule("BB-3504", "BB-3902")
def test_a_half_with_a_loss_mark_of_one_of_the_last_two_cards_leaves_only_this_round():
    t = arrange(cards=[f"{A}:chosen", f"{D}/b:chosen", f"{B}:lost"], agenda=[HeroActs()])
    assert LAST in text(t, f"use_half card={D} half=top")
    assert LAST not in text(t, f"use_half card={A} half=top")


LEFT = "Then fewer than two other cards are left: unless its bonus is ended, next round there is only the long rest"
RESTS = "Next round there is only the long rest; after it fewer than two cards are left"


@rule("BB-2502", "BB-2509", "BB-3902")
@pytest.mark.parametrize(
    ("character", "card", "warned"),
    [
        ("silent_knife", "poisoned_edge", LEFT),
        ("bruiser", f"{B}/b", RESTS),
        ("bruiser", B, ""),  # its bonus ends with the round
    ],
)
def test_a_half_whose_card_stays_active_says_that_one_card_is_left(character, card, warned):
    other = next(each for each in load().deck(character, 1) if each not in card)
    use, cards = f"use_half card={card.partition('/')[0]} half=bottom", [f"{card}:chosen", f"{other}:chosen"]
    told = text(arrange(character=character, cards=cards, agenda=[HeroActs()]), use)
    assert [each for each in (LEFT, RESTS) if each in told] == ([warned] if warned else [])
    told = text(arrange(character=character, cards=[*cards, D], agenda=[HeroActs()]), use)
    assert LEFT not in told
    assert RESTS not in told


@rule("BB-3608", "BB-3609", "BB-3902")
def test_the_card_of_the_last_short_rest_says_that_the_scenario_is_lost():
    told = "Then fewer than two cards are left: the scenario is lost"
    t = arrange("@ . . 1", cards=TWO, agenda=[KeepCard(A)])
    assert [text(t, each.id) for each in drawn(t).choices] == [told, told]
    t = arrange("@ . . 1", cards=[A, B, C], agenda=[KeepCard(A)])
    assert [text(t, each.id) for each in drawn(t).choices] == ["", ""]


@rule("BB-607", "BB-3601", "BB-3902")
@pytest.mark.parametrize(
    ("cards", "warns"),
    [
        ([A, f"{B}:discard"], True),
        ([A, f"{B}/b:active"], True),
        ([A, f"{B}:active"], False),
        ([A, f"{B}/b"], False),
        ([A, f"{B}:discard", f"{C}:discard"], False),
    ],
)
def test_to_go_on_without_a_rest_says_where_only_the_long_rest_is_left(cards, warns):
    told = text(arrange("@ . . 1", cards=cards, agenda=[OfferShortRest()]), "skip")
    assert told == (RESTS if warns else "")


# -- an attack


THREE = Attack(3)


def aimed(drawing: str = "@ 1", attack: Attack = THREE, language: str = "en", **more) -> str:
    t = arrange(drawing, agenda=[Act(attack)], **({"monsters": {1: "bandit_archer"}} | more))
    return text(t, "target figure=m1", language)


SPIKES = [Bonus("m1", Retaliate(2, inflict=("poison",)), "round"), Bonus("m1", Retaliate(1, range=3), "round")]


@rule("BB-2701", "BB-2705", "BB-2708", "BB-2709")
def test_an_attack_tells_how_its_target_strikes_back():
    assert aimed(bonuses=SPIKES).endswith("; It strikes back: 3, Poison")
    assert aimed("@ . 1", Attack(3, range=2), bonuses=SPIKES).endswith("; It strikes back: 1")
    assert "strikes" not in aimed()


@rule("BB-2702", "BB-2707")
def test_a_target_that_may_be_dead_or_away_may_not_strike_back():
    unless = ", unless it is gone or out of its range then"
    assert aimed(bonuses=SPIKES, monsters={1: "bandit_archer~3"}).endswith(unless)
    assert aimed(bonuses=SPIKES, attack=Attack(3, push=1)).endswith(unless)
    assert "strikes" not in aimed(bonuses=SPIKES, attack=Attack(9), monsters={1: "bandit_archer~1"})


@rule("BB-2010", "BB-2011", "BB-2305", "BB-2315")
@pytest.mark.parametrize(
    ("attack", "conditions", "told"),
    [
        (Attack(3, range=2), [], "Disadvantage (a ranged attack on a neighbour)"),
        (Attack(3), ["muddle"], "Disadvantage (Muddle)"),
        (Attack(3), ["strengthen"], "Advantage (Strengthen)"),
        (Attack(3, advantage=True), [], "Advantage (the attack itself)"),
        (Attack(3), ["strengthen", "muddle"], "Advantage and disadvantage cancel each other (Strengthen, Muddle)"),
    ],
)
def test_an_attack_tells_why_two_modifiers_are_rolled(attack, conditions, told):
    assert aimed(attack=attack, conditions=conditions).endswith(f"; {told}")


def test_an_area_names_who_strikes_back():
    t = arrange(
        "@ 1 2",
        monsters=dict.fromkeys((1, 2), "bandit_archer"),
        agenda=[Act(Attack(2, area="line"))],
        bonuses=[Bonus("m1", Retaliate(2), "round")],
    )
    assert "Bandit Archer 1: It strikes back: 2" in text(t, "lay_area")


@rule("BB-1805", "BB-2707")
def test_who_strikes_back_in_an_area_is_told_by_the_row_of_each_attack():
    board = {"monsters": {1: "mouse~9", 2: "mouse~2"}, "bonuses": [Bonus("m2", Retaliate(2, range=3), "round")]}
    told = [
        text(arrange("@ 1 2", agenda=[Act(Attack(3, area="line"))], hero_row=row, **board), "lay_area")
        for row in (1, 2)
    ]
    assert ["Mouse 2: 0 · 3 · 4" in each for each in told] == [True, False]
    assert ["Mouse 2: It strikes back: 2, unless" in each for each in told] == [True, False]


# -- what comes to nothing


def used(actions: str, half: str, drawing: str = "@ . . . 1", **more) -> str:
    character = more.pop("character", "bruiser")
    t = arrange(drawing, character=character, cards=[f"{actions}:chosen"], agenda=[HeroActs()], **more)
    card = actions.partition("/")[0]
    return text(t, f"use_half card={card} half={half}")


@rule("BB-807", "BB-3101")
def test_a_half_that_does_nothing_says_that_it_may_be_used():
    assert used(A, "top") == "No enemy within reach from here; Nothing would happen: the card is used all the same"
    assert "Nothing" not in used(A, "top", "@ 1")
    assert "Nothing" not in used(A, "bottom")
    assert "Nothing" in used(A, "bottom", conditions=["immobilize"])


@rule("BB-405", "BB-807")
def test_a_part_that_cannot_be_done_is_named():
    told = used("cracking_ground", "top", "@ 1 .", character="cragheart")
    assert told == "Cannot be done from here: Break an obstacle, Range 3: enemies beside it suffer 3"
    assert used("cracking_ground", "top", "@ 1 #", character="cragheart") == ""


# -- what a card becomes, what is still to be used


@rule("BB-2502", "BB-3701")
def test_a_half_says_that_its_card_stays_or_is_lost():
    t = arrange(cards=[f"{B}:chosen", f"{D}/b:chosen"], agenda=[HeroActs()])
    assert "(stays active)" in shown(t, f"use_half card={B} half=bottom").label
    assert shown(t, f"use_half card={D} half=top").label.endswith("then lost)")


@rule("BB-1304")
def test_an_element_that_was_used_is_not_announced_again():
    attack = Attack(4, spend=(Spend(("fire",), Extra(plus=2)),))
    t = arrange(cards=["overhand_blow", A], agenda=[Act(attack)])
    assert drawn(t).prompt.text == "Whom do you attack? Attack 4, fire adds +2"
    t = arrange(cards=["overhand_blow", A], agenda=[Act(attack)])
    take(t, SpendCharges(0, ("overhand_blow.a.0",)))
    assert drawn(t).prompt.text == "Whom do you attack? Attack 6"


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Use earth (Shoulder Charge): +2"), ("uk", "Використати землю"), ("ru", "Использовать землю")],
)
def test_an_element_is_used_in_the_accusative(language, label):
    t = arrange(cards=[A], agenda=[Act(Attack(4, spend=(Spend(("earth",), Extra(plus=2)),)))])
    assert shown(t, "spend", language).label.startswith(label)


@rule("BB-807", "BB-2311", "BB-2313")
@pytest.mark.parametrize(
    ("action", "conditions"),
    [
        (Attack(3), []),
        (Crush(3, 2), []),
        (Push(2), []),
        (Recover(1, ("lost",)), []),
        (Move(2), ["immobilize"]),
        (Attack(3), ["disarm"]),
    ],
)
def test_the_log_names_an_action_that_could_not_be_done(action, conditions):
    drawing = "@ 1" if "disarm" in conditions else "@ . 1"
    t = arrange(drawing, agenda=[Act(action)], conditions=conditions)
    take(t, *([Skip()] if t.decisions else []))
    assert told(t, ActionSkipped) == [ActionSkipped(action)]


# -- items of one card


@rule("BB-4804")
def test_an_item_says_what_it_shuts_out_and_then_why_that_is_not_offered():
    t = questhall.sit("bugs", scenario="crossing_the_road", seats=["bruiser"], seed=1)
    fang = next(each for each in t.scene(0, "en").choices if each.id == "equip item=venomous_fang")
    assert fang.hint.endswith("; excludes Rosethorn Knife (same card)")
    assert t.scene(0, "en").blocked == ()
    take(t, Equip("venomous_fang"))
    (why,) = [each for each in t.scene(0, "en").blocked if each.on == "card:venomous_fang"]
    assert (why.why.partition(":")[0], why.rule) == ("With this one Rosethorn Knife cannot be taken", "BB-4804")


# -- the ground, the last round


@rule("BB-408", "BB-412", "BB-416")
def test_the_ground_says_what_it_does():
    terrain = {"d4": "hazard", "d2": "difficult", "d3": "plate"}
    rules, hazard = (Gate("A"),), Trigger(damage=2, inflict=("wound",))
    t = arrange("@ 1 A\n . . . .\n. . . . .\n . . . . .", scenario={"rules": rules, "hazard": hazard}, terrain=terrain)
    t.state.traps["d1"] = Trigger(damage=3, inflict=("poison",))
    who = Speaker(t.view(0), "en")
    cells = board(who).cells
    assert [mark.name for name in ("d4", "d1") for mark in cells[name].marks] == [
        "Hazard: 2 damage, Wound",
        "Trap: 3 damage, Poison",
    ]
    assert cells["d2"].detail == "difficult terrain (2 points)"
    assert cells["d3"].detail == "pressure plate: when your turn ends here, A opens"


@rule("BB-304", "BB-310")
def test_a_hex_of_the_goal_says_what_is_to_be_done_there():
    t = arrange("@ 1 A B", scenario={"goal": (ReachHex("A"),), "rules": (Arrive("mouse", ("B",), 2, 3),)})
    cells = board(Speaker(t.view(0), "en")).cells
    assert (cells["a3"].detail, cells["a4"].detail) == ("end your turn on A", "monsters come here")


@rule("BB-305")
@pytest.mark.parametrize(("language", "told"), [("en", "Round 1 of 7"), ("uk", "Раунд 1 з 7"), ("ru", "Раунд 1 из 7")])
def test_the_last_round_is_told_with_the_round(language, told):
    assert drawn(arrange(active=""), language).standing == told
