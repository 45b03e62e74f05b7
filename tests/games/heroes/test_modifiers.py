"""The odds of an attack tell everything that enters them, each with its source."""

import itertools

import pytest
from msgspec.structs import replace

from questhall.games.heroes.board import printed
from questhall.games.heroes.choices import Strike
from questhall.games.heroes.content import load
from questhall.games.heroes.scenes.forecast import odds, outcomes, volleys
from questhall.games.heroes.scenes.modifiers import modifiers
from questhall.games.heroes.scenes.speaker import Speaker
from questhall.games.heroes.state import Attack, Lingering
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.windows import CardWindow
from questhall.games.heroes.strikes import engaged
from tests.games.heroes.board import STOP, battle, prompt, take, unit
from tests.ledger import rule

SIDES = [
    f"{name} {aspect}"
    for name, each in load().units.items()
    for aspect in ("few", "pack", "neutral")
    if getattr(each, aspect) is not None
]
DUEL = Attack(attacker="M", target="h")
BOARDS = {
    "near": ". . . . . . . . . h . . . M . . . . . .",
    "far": ". . . . . h . . . . . . . M . . . . . .",
    "backline": ". h . . . . . . . . . . . . . . . M . .",
}


def told(t, **more) -> list[str]:
    """What enters an attack of M at h."""
    who = Speaker(t.view(0), "en")
    return modifiers(who, who.seen.combat, Attack(attacker="M", target="h", **more))


def fighting(board="far", shooter="marksmen few", target="halberdiers few", **more):
    return battle(BOARDS[board], M=shooter, h=target, agenda=[STOP], **more)


@rule("HM-1729", "HM-1730")
def test_the_penalty_of_shooters_is_told_with_its_reason():
    (near,), (back,) = told(fighting("near")), told(fighting("backline"))
    assert near == "Combat penalty, a shooter against an adjacent unit: the lower of two dice counts."
    assert back == "Combat penalty, a shot from the back line into the other back line: the lower of two dice counts."
    assert told(fighting("far")) == []


@rule("HM-2508")
def test_a_wall_before_the_target_is_told():
    assert told(fighting("far", walls="WWGW")) == ["A wall before the target: −1 damage."]


@rule("HM-2218", "HM-2222")
def test_a_defence_token_is_told():
    t = fighting()
    unit(t, "h").defending = True
    assert told(t) == ["Defence token: +1 defence if a second die shows +1."]


@rule("HM-2304")
def test_what_lasts_on_a_unit_is_told_with_its_card():
    t = fighting()
    unit(t, "M").charms.append(Lingering("might", 1, 9, 0, "bless"))
    unit(t, "h").charms.append(Lingering("armour", -1, 9, -1, ""))
    assert told(t) == ["Marksmen, Bless: +1 attack.", "Halberdiers, lasting effect: −1 defence."]


@rule("HM-2711")
def test_what_shields_a_unit_of_the_ai_enters_the_odds():
    t = battle(BOARDS["near"], M="halberdiers pack", h="halberdiers few", agenda=[ActivateUnit("M")])
    unit(t, "h").shield = 2
    (found,) = [each for each in t.scene(0, "en").choices if each.id == str(Strike("h"))]
    assert found.preview is not None
    assert "Cards: +2 defence." in found.preview.text


@rule("HM-2202")
def test_while_cards_are_played_the_odds_of_the_attack_are_told():
    t = battle(BOARDS["near"], M="marksmen few", h="halberdiers few", agenda=[ActivateUnit("M")], hands={0: ["attack"]})
    take(t, Strike("h"))
    assert prompt(t) == "card_window"
    assert isinstance(t.agenda[-1], CardWindow)
    assert "the lower of two dice counts." in t.scene(0, "en").prompt.help
    assert t.state.combat.attack.dice == []


@rule("HM-1714")
def test_a_die_that_is_always_rolled_again_enters_the_odds():
    t = fighting("near", "minotaurs neutral", "halberdiers few")
    who = Speaker(t.view(0), "en")
    found = outcomes(who, who.seen.combat, Attack(attacker="M", target="h"))
    assert round(sum(likely for _, _, likely in found), 6) == 1
    assert round(min(likely for _, _, likely in found), 6) == round(1 / 9, 6), "-1 twice in a row"
    assert told(t) == ["Minotaurs: rolls its attack die again on −1."]


def plain(who: Speaker, attack: Attack) -> list[tuple[int, float]]:
    """The odds by the printed numbers and one die alone."""
    first, second = (next(each for each in who.seen.combat.fighters if each.id == name) for name in "Mh")
    base = printed(first).attack - printed(second).defense
    return sorted((max(base + face, 0), 1 / 3) for face in (-1, 0, 1))


def summed(found) -> dict[int, float]:
    """The damages, each with its chance."""
    dealt: dict[int, float] = {}
    for harm, likely in found:
        dealt[harm] = round(dealt.get(harm, 0.0) + likely, 6)
    return {harm: likely for harm, likely in dealt.items() if likely > 0.001}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("retaliation", [False, True])
def test_odds_that_are_not_the_printed_ones_tell_why(board, retaliation):
    t = fighting(board)
    who = Speaker(t.view(0), "en")
    c = who.seen.combat
    for words, back in itertools.product(SIDES, (False, True)):
        name, aspect = words.split()
        changed = next(each for each in c.fighters if each.id == ("h" if back else "M"))
        kept = changed.unit, changed.aspect
        changed.unit, changed.aspect = name, aspect
        attack = Attack(attacker="M", target="h", retaliation=retaliation, first=not volleys(c, *engaged(c, DUEL)))
        found = [(harm, likely) for harm, _, likely in outcomes(who, c, replace(attack))]
        if summed(found) != summed(plain(who, attack)):
            assert modifiers(who, c, attack), f"{words}, {found}"
        changed.unit, changed.aspect = kept
    assert odds(who, c, Attack(attacker="M", target="h")).startswith("Damage ")
