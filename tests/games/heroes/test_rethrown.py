"""Every die that a player throws may be rolled again: for abilities, cards, events and places.  [HM-609, HM-610]"""

import pytest

from questhall.core import Choice, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import (
    Done,
    KeepDie,
    NameResource,
    PickFaction,
    Play,
    RerollDie,
    RollInstead,
    TakeOption,
    TargetSpace,
)
from questhall.games.heroes.effects import OpenBox, Purse, RollResource, Wager
from questhall.games.heroes.events import AttackRolled, DamageDealt, SpellCancelled, UnitMoved
from questhall.games.heroes.state import Pile, Rules
from questhall.games.heroes.steps.combat.afterblows import RollOmen
from questhall.games.heroes.steps.combat.aftermath import RollPush
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.dice import all_faces, is_artifact
from questhall.games.heroes.steps.lots import Throw
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.stray import ClaimTown
from questhall.games.heroes.steps.tidings import DrawTiding
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.traits import Omen
from tests.games.heroes.board import CONTENT, STOP, arrange, asked, battle, offered, picks, prompt, side, take, told
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
BRIGHT = {0: {"morale": 1}}
OMEN = RollOmen("Z", "g", Omen((0,), damage=1))
PUSH = RollPush("Z", "g", (0,))
LOW, HIGH = (CONTENT.dice.resource.index(face) for face in (Purse(valuables=1), Purse(gold=6)))


def fought(*steps, **more):
    """Wyverns beside griffins; then these steps."""
    return battle(DUEL, **{"Z": "wyverns neutral", "g": "griffins pack", "agenda": steps} | more)


def comes(event, **more):
    """All players face an event, seat 0 first."""
    return arrange(agenda=[DrawTiding(), Act(0)], tidings=Pile([event]), **more)


# -- abilities of units


@rule("HM-609", "HM-R-36")
def test_the_dice_of_an_ability_are_rolled_again_one_by_one():
    omen = RollOmen("Z", "g", Omen((0,), rolls=2, damage=1))
    t = fought(omen, sides=BRIGHT, dice=[0, 1, 0])
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (0, "rethrow", [RerollDie(0), RerollDie(1)])
    take(t, RerollDie(1))
    assert (told(t, DamageDealt), side(t).morale) == ([DamageDealt("g", 1)], 0)


@rule("HM-610", "HM-R-36")
def test_nobody_rolls_the_dice_of_an_ability_of_the_enemy_again():
    t = fought(OMEN, sides={1: {"morale": 1}}, dice=[0])
    assert (prompt(t), told(t, DamageDealt)) == ("orient_start", [DamageDealt("g", 1)])


@rule("HM-R-36")
@pytest.mark.parametrize("own_dice", [False, True])
def test_whoever_moves_guards_rolls_the_dice_of_their_abilities_again_or_in_another_reading_not(own_dice):
    omen = RollOmen("g", "Z", Omen((0,), damage=1))
    t = fought(STOP, omen, Z="zombies pack", g="wyverns neutral", guards=True, sides={1: {"morale": 1}}, dice=[1])
    t.state.rules = Rules(own_dice=own_dice)
    take(t, offered(t, Choice)[0])
    assert (prompt(t) == "rethrow") is not own_dice


@rule("HM-R-36")
def test_nobody_rolls_the_dice_of_guards_abilities_again_in_solo():
    omen = RollOmen("g", "Z", Omen((0,), damage=1))
    t = fought(omen, Z="zombies pack", g="wyverns neutral", guards=True, operator=-1, sides=BRIGHT, dice=[1])
    assert prompt(t) == "orient_start"


@rule("HM-609")
def test_a_push_is_rolled_again():
    t = fought(PUSH, Z="ghost_dragons neutral", sides=BRIGHT, dice=[1, 0])
    take(t, RerollDie(0))
    assert [event.space for event in told(t, UnitMoved)] == [1]


@rule("HM-609", "HM-R-36")
@pytest.mark.parametrize(("choice", "dealt"), [(RerollDie(0), []), (Done(), [DamageDealt("g", 2)])])
def test_whose_unit_shrugs_spells_off_rolls_its_die_again(choice, dealt):
    t = fought(
        ActivateUnit("Z"), g="dwarves pack", hands={0: ["lightning_bolt"]}, sides={1: {"morale": 1}}, dice=[0, 1]
    )
    take(t, Play("lightning_bolt", 0))
    assert (asked(t), prompt(t)) == (1, "rethrow")
    take(t, choice)
    assert told(t, DamageDealt) == dealt


def test_no_dice_are_thrown_where_every_result_will_do():
    t = fought(RollOmen("Z", "g", Omen((-1, 0, 1), damage=1)), sides=BRIGHT)
    assert (told(t, AttackRolled), told(t, DamageDealt)) == ([], [DamageDealt("g", 1)])


# -- cards in a combat


@rule("HM-609")
def test_the_dice_against_a_spell_are_rolled_again():
    hands = {0: ["magic_arrow"], 1: ["boots_of_polarity"]}
    t = fought(ActivateUnit("Z"), hands=hands, sides={1: {"morale": 1}}, dice=[0, -1, 1])
    take(t, Play("magic_arrow", 0), Play("boots_of_polarity", 0))
    assert (asked(t), prompt(t)) == (1, "rethrow")
    take(t, RerollDie(1))
    assert [event.card for event in told(t, SpellCancelled)] == ["magic_arrow"]


@rule("HM-609")
def test_the_dice_of_a_spell_are_rolled_again():
    t = fought(ActivateUnit("Z"), hands={0: ["inferno"]}, sides=BRIGHT, dice=[0, 1])
    take(t, Play("inferno", 0), TargetSpace(1), RerollDie(0))
    assert told(t, DamageDealt) == [DamageDealt("g", 1)]


@rule("HM-609", "HM-902", "HM-2305")
def test_a_card_rolls_a_die_of_an_ability_again():
    t = fought(OMEN, hands={0: ["diplomats_ring"], 1: ["diplomats_ring"]}, dice=[1, 0])
    take(t, Play("diplomats_ring", 0), RerollDie(0))
    assert (told(t, DamageDealt), side(t).discard) == ([DamageDealt("g", 1)], ["diplomats_ring"])


@rule("HM-610")
def test_a_spell_lets_choose_between_both_results_and_the_dice_against_it_change_nothing():
    hands = {0: ["fortune"], 1: ["boots_of_polarity"]}
    t = fought(OMEN, hands=hands, dice=[0, -1, -1, 1])
    take(t, Play("fortune", 0), Play("boots_of_polarity", 0), RerollDie(0))
    assert (prompt(t), offered(t, KeepDie)) == ("weigh_both", [KeepDie(0), KeepDie(1)])
    take(t, KeepDie(0))
    assert told(t, DamageDealt) == [DamageDealt("g", 1)]


# -- on the map


@rule("HM-609")
def test_a_cursed_treasure_is_rolled_again_before_it_is_lost():
    t = comes("event_crypt", hands={0: ["diplomats_ring"]}, loads=[0, 2])
    take(t, TakeOption(0))
    assert (prompt(t), offered(t, KeepDie), offered(t, Play)) == ("choose_die", [], [Play("diplomats_ring", 0)])
    assert "Take nothing" in [choice.label for choice in t.scene(0, "en", log=False).choices]
    lost = t.copy()
    take(lost, Done())
    assert (asked(lost), prompt(lost)) == (1, "choose_option")
    picks(t, 4)
    take(t, Play("diplomats_ring", 0), RerollDie(1))
    assert offered(t, KeepDie) == [KeepDie(0), KeepDie(1)]


@rule("HM-609", "HM-610")
def test_whoever_threw_the_dice_of_the_leprechaun_rolls_them_again():
    t = comes("event_leprechaun", sides={0: {"morale": 1, "purse": Purse()}}, loads=[0, 4, 5, 1, 2, 0, 1])
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (0, "rethrow", [RerollDie(0), RerollDie(1)])
    take(t, Done(), Done())
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (0, "rethrow", [RerollDie(0)])
    take(t, RerollDie(0))
    assert (prompt(t), offered(t, KeepDie)) == ("match_die", [KeepDie(0), KeepDie(3)])


@rule("HM-609", "HM-610")
def test_the_other_player_rolls_no_dice_of_the_pot_again():
    t = comes("event_leprechaun", sides={1: {"morale": 1}}, loads=[0, 4, 5, 1, 2, 0])
    assert (asked(t), prompt(t)) == (1, "rethrow")


@rule("HM-609", "HM-3313")
def test_who_named_the_wrong_resource_rolls_again_and_was_right():
    t = comes("event_hermit", sides={0: {"morale": 1, "purse": Purse(gold=4)}}, loads=[HIGH, LOW, LOW])
    take(t, NameResource("gold"))
    assert (prompt(t), offered(t, RerollDie)) == ("rethrow", [RerollDie(0), RerollDie(1)])
    wrong = t.copy()
    take(wrong, Done())
    assert prompt(wrong) == "lose_die"
    picks(t, LOW)
    take(t, RerollDie(0))
    assert (side(t).purse, side(t).morale) == (Purse(gold=4, valuables=1), 0)


@rule("HM-609", "HM-3313")
def test_what_was_named_rightly_is_not_rolled_again():
    t = comes("event_hermit", sides={0: {"morale": 1}}, loads=[HIGH, LOW, LOW])
    take(t, NameResource("materials"), Done())
    assert (prompt(t), t.decisions[0].choices) == ("choose_die", (KeepDie(0), KeepDie(1)))


@rule("HM-609")
def test_the_price_of_the_hermit_is_rolled_again():
    t = comes("event_hermit", sides={0: {"morale": 1, "purse": Purse(valuables=1)}}, loads=[HIGH, LOW])
    take(t, RollInstead(), RerollDie(0), TakeOption(0))
    assert (prompt(t), side(t).purse) == ("search_deck", Purse())


@rule("HM-609", "HM-R-79")
def test_dice_for_a_stray_town_are_rolled_again():
    t = arrange(agenda=[ClaimTown("c1_c"), Act(0)], sides=BRIGHT, loads=[LOW, HIGH, HIGH, HIGH, LOW])
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (0, "rethrow", [RerollDie(0), RerollDie(1)])
    take(t, RerollDie(0))
    assert (asked(t), bool(offered(t, PickFaction))) == (0, True)


@rule("HM-609", "HM-3364")
def test_dice_for_a_wide_search_are_rolled_again():
    t = arrange(agenda=[Perform(0, "main", (Wager("spell", 8, 2),))], sides=BRIGHT, loads=[0, 4, 2])
    take(t, RerollDie(1))
    assert prompt(t) == "search_deck"


@rule("HM-609", "HM-3370")
def test_the_die_of_an_income_is_rolled_again():
    t = arrange(agenda=[Perform(0, "main", (OpenBox(),)), Act(0)], curios=Pile(["box_income"]), sides=BRIGHT,
                loads=[LOW, HIGH])  # fmt: skip
    before = side(t).income
    take(t, RerollDie(0))
    assert (side(t).income, side(t).windfall) == (before.plus(Purse(gold=5)), "gold")


@rule("HM-609")
@pytest.mark.parametrize("rules", [Rules(no_rerolls=True), Rules()])
def test_without_morale_and_cards_nothing_is_asked(rules):
    morale = {0: {"morale": int(rules.no_rerolls)}}
    t = arrange(agenda=[Throw(0, "treasure", 2), Act(0)], rules=rules, sides=morale, loads=[0, 4])
    assert (prompt(t), t.state.dice) == ("act", (0, 4))


# -- cards that leave a choice, or turn a die


CRYPT = {"tidings": Pile(["event_crypt"]), "agenda": [DrawTiding(), Act(0)]}
ARTIFACT = next(face for face in all_faces("treasure") if is_artifact(face))
FIRST, SECOND, *_ = (face for face in all_faces("treasure") if not is_artifact(face))


@rule("HM-609")
@pytest.mark.parametrize(("kept", "taken"), [(0, []), (1, [KeepDie(0), KeepDie(1)])])
def test_of_a_die_that_spoils_all_the_new_result_can_be_taken(kept, taken):
    t = arrange(hands={0: ["fortune"]}, loads=[FIRST, ARTIFACT], **CRYPT)
    take(t, TakeOption(0))
    picks(t, SECOND)
    take(t, Play("fortune", 0), RerollDie(1))
    assert (prompt(t), offered(t, KeepDie)) == ("weigh_both", [KeepDie(0), KeepDie(1)])
    take(t, KeepDie(kept))
    assert offered(t, KeepDie) == taken


@rule("HM-609")
@pytest.mark.parametrize(("kept", "gold"), [(0, 6), (1, 12)])
def test_of_two_dice_of_which_both_are_taken_two_are_left(kept, gold):
    roll = [Perform(0, "main", (RollResource(2, 2),)), Act(0)]
    t = arrange(agenda=roll, hands={0: ["fortune"]}, sides={0: {"purse": Purse()}}, loads=[LOW, HIGH, HIGH])
    take(t, Play("fortune", 0), RerollDie(0))
    thawed = Table.thaw(GAME, t.freeze())
    assert (thawed.agenda, prompt(thawed)) == (t.agenda, "weigh_both")
    take(t, KeepDie(kept))
    assert (prompt(t), side(t).purse.gold) == ("act", gold)


@pytest.mark.parametrize("place", [0, 1])
def test_a_card_turns_whichever_die_its_player_names(place):
    roll = [Perform(0, "main", (RollResource(2, 1),)), Act(0)]
    t = arrange(agenda=roll, hands={0: ["octavia_1"]}, loads=[LOW, LOW + 1])
    take(t, Play("octavia_1", 0))
    assert (prompt(t), t.scene(0, "en", log=False).choices[0].label) == ("pick_die", "Turn: 1 valuable")
    take(t, KeepDie(place))
    shown = [LOW, LOW + 1]
    shown[place] = HIGH
    assert list(t.agenda[-1].faces) == shown


@pytest.mark.parametrize(
    ("kind", "shown"), [("attack", [1, 0, -1]), ("treasure", list(all_faces("treasure"))), ("resource", [HIGH])]
)
def test_dice_for_a_place_or_an_event_are_turned(kind, shown):
    card = Play("octavia_1", 0) if kind == "resource" else Play("cards_of_prophecy", 1)
    t = arrange(agenda=[Throw(0, kind), Act(0)], hands={0: [card.card]}, loads=[0])
    assert (prompt(t), card in offered(t, Play)) == ("rethrow", True)
    take(t, card)
    if len(shown) > 1:
        assert list(t.agenda[-1].faces) == shown
        take(t, KeepDie(1))
    assert (prompt(t), t.state.dice, side(t).discard) == ("act", (shown[len(shown) > 1],), [card.card])


@rule("HM-902")
def test_a_die_is_turned_only_in_the_own_turn_and_outside_combat():
    hands = {seat: ["cards_of_prophecy"] for seat in (0, 1)}
    assert prompt(arrange(agenda=[Throw(1), Act(0)], hands=hands)) == "act"
    t = fought(Throw(0, "attack", 1, "attacker"), hands=hands)
    assert [each.play for each in offered(t, Play)] == [0]
    assert prompt(arrange(agenda=[Throw(0), Act(0)], hands={0: ["octavia_1"]})) == "act"
