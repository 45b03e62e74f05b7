"""What the log tells: dice in their order, and what was traded for what."""

from __future__ import annotations

from questhall.core.telling import entries
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import Done, Exchange, KeepDie, Play, RerollDie, Strike
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import AttackRolled, DieRerolled, UnitRerolled
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.trading import VisitPost
from tests.games.heroes.board import arrange, battle, take, told
from tests.ledger import rule

DUEL = ". . . . . g . . . Z . . . . . . . . . ."


def lines(t, *kinds: str, language: str = "en") -> list[str]:
    """The lines of some kinds, in their order, as seat 0 reads them."""
    return [entry.line.text for entry in entries(t, 0, language, 0) if entry.line.kind in kinds]


@rule("HM-609")
def test_a_die_that_morale_rolls_again_is_told_with_both_results():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", sides={1: {"morale": 1}}, dice=[-1, 1])
    take(t, Strike("Z"), Done(), RerollDie(0))
    assert lines(t, "attack_rolled", "morale_spent", "die_rerolled")[:3] == [
        "Attack die: −1",
        "Sandro spends good morale",
        "Sandro rolls the die again: −1 → +1",
    ]
    assert lines(t, "die_rerolled", language="uk") == ["Сандро перекидає кубик: −1 → +1"]


@rule("HM-1714")
def test_a_die_that_an_ability_rolls_again_is_told_with_both_results():
    t = battle(DUEL, Z="champions neutral", g="black_dragons pack", agenda=[*strike("Z", "g")], dice=[1, -1, 1, 0])
    assert [*told(t, AttackRolled)[:1], *told(t, UnitRerolled)] == [AttackRolled((1, -1)), UnitRerolled("Z", -1, 1)]
    line = GAME.line(t.view(0), UnitRerolled("a1_champions", -1, 1), "en")
    assert line.text == "Champions: their ability rolls the die again: −1 → +1"


def test_of_two_results_of_an_attack_die_the_one_that_counts_is_told():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", hands={1: ["fortune"]}, dice=[0, -1])
    take(t, Strike("Z"), Done(), Play("fortune", 0), RerollDie(0))
    assert told(t, DieRerolled) == [DieRerolled(1, 0, -1, 0)]
    take(t, KeepDie(0))
    assert lines(t, "attack_rolled", "die_rerolled")[:3] == [
        "Attack die: 0",
        "Sandro rolls the die again: 0 → −1",
        "Attack die: 0",
    ]


@rule("HM-3102")
def test_what_is_traded_for_what_is_told_in_a_line():
    t = arrange(agenda=[VisitPost(0)], sides={0: {"purse": Purse(20, 10, 10)}})
    take(t, Exchange(0))
    (line,) = lines(t, "resources_traded")
    assert line.startswith("Catherine trades ")
    assert not lines(t, "resources_gained", "resources_paid")
