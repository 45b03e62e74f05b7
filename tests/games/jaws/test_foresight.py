"""What is foreseen: odds of attacks, what monsters will do, what a choice would bring."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.jaws.blows import blow_of
from questhall.games.jaws.effects import Attack, Heal, Move
from questhall.games.jaws.forecast import forecast, menaces
from questhall.games.jaws.odds import damages
from questhall.games.jaws.scenes.answers import choices
from questhall.games.jaws.scenes.foresight import plans
from questhall.games.jaws.scenes.speaker import Speaker
from questhall.games.jaws.state import Deck
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.turn import HeroActs
from questhall.haven.choices import Target
from tests.games.jaws.board import arrange, at
from tests.games.jaws.journey import do

ZEALOT = {"zealot": 386}
"""Move 1, Attack 3."""


def odds(t, value: int, deck: list[str], **attack) -> Counter[int]:
    t.state.heroes["hatchet"].modifiers = Deck(deck)
    figures = t.state.figures
    return damages(t, blow_of(t, figures["hatchet"], Attack(value=value, **attack), at(t, "a2")))


def test_every_card_of_the_deck_is_as_likely():
    t = arrange("h a", monsters={"a": "zealot"})
    assert odds(t, 3, ["+0", "+0", "+1", "x2", "null"]) == Counter({3: 2, 4: 1, 6: 1, 0: 1})


def test_shield_and_poison_change_the_odds():
    t = arrange("h a", monsters={"a": "stone_golem+poison"})
    assert odds(t, 3, ["+0", "-1"]) == Counter({3: 1, 2: 1})


@pytest.mark.parametrize(("extra", "expected"), [("strengthen", {4: 2}), ("muddle", {3: 2})])
def test_of_two_cards_the_better_or_the_worse_counts(extra, expected):
    t = arrange("h a", monsters={"a": "zealot"}, conditions={"hatchet": [extra]})
    assert odds(t, 3, ["+0", "+1"]) == Counter(expected)


@pytest.mark.parametrize(("board", "steps", "hits"), [("h . . a", 1, 0), ("h . a", 1, 1), ("h a", 0, 1)])
def test_a_monster_shows_where_it_goes_and_whom_it_hits(board, steps, hits):
    t = arrange(board, monsters={"a": "zealot"}, abilities=ZEALOT)
    monster = next(name for name, each in t.state.figures.items() if each.kind == "monster")
    (plan,) = forecast(t.state, monster)
    assert (max(0, len(plan.path) - 1), [hit.target for hit in plan.hits]) == (steps, ["hatchet"] * hits)


def test_nothing_is_foreseen_without_a_card_or_after_the_turn():
    t = arrange("h a", monsters={"a": "zealot"})
    name = at(t, "a2").id
    assert forecast(t.state, name) == []
    t.state.drawn, t.state.turns = dict(ZEALOT), [name]
    assert forecast(t.state, name) == []


def test_a_plan_is_told_to_whom_it_concerns():
    t = arrange("h a r", monsters={"a": "zealot"}, abilities=ZEALOT, initiatives={"hatchet": 10, "red_guard": 20})
    name = at(t, "a2").id
    mine, theirs = (plans(speaker(t, seat), name).text for seat in (0, 1))
    assert mine.startswith("Hits you: ")
    assert theirs.startswith("Hits Hatchet: ")


def test_hexes_out_of_reach_are_no_danger():
    t = arrange("h . . . a", monsters={"a": "zealot"}, abilities=ZEALOT)
    (menace,) = menaces(t, "hatchet")
    assert menace.cells == {"a3", "a4", "a5"}


def speaker(t, seat: int) -> Speaker:
    return Speaker(t.view(seat), "en")


def shown(t) -> dict[str, object]:
    ((seat, decision),) = t.decisions.items()
    return {choice.id: choice.preview for choice in choices(speaker(t, seat), decision)}


def test_a_move_tells_its_traps_and_its_danger():
    t = arrange("h ! . a", monsters={"a": "zealot"}, abilities=ZEALOT, agenda=[Act("hatchet", Move(value=2))])
    text = shown(t)["go path=a2,a3"].text
    assert text.startswith("Traps on the way: 3; One enemy could attack you there this round")


def test_a_target_tells_the_odds_and_the_chance_to_kill():
    t = arrange("h a\n . b", monsters={"a": "zealot~2", "b": "zealot"}, agenda=[Act("hatchet", Attack(value=2))])
    assert shown(t)[str(Target(at(t, "a2").id))].text == "Damage: 2; 100 % to kill"


@pytest.mark.parametrize(
    ("conditions", "missing", "text"),
    [
        ([], 0, "At full health: it would be wasted"),
        (["poison"], 3, "Poisoned: a heal only takes the poison away"),
        ([], 3, "Then 7 of 8"),
    ],
)
def test_a_heal_tells_what_it_would_bring(conditions, missing, text):
    t = arrange("h r a", monsters={"a": "zealot"}, conditions={"hatchet": conditions})
    t.state.figures["hatchet"].health -= missing
    do(t, Act("hatchet", Heal(value=2, range=3)))
    assert shown(t)["target figure=hatchet"].text.startswith(text)


def test_a_half_tells_where_it_leads_and_whom_it_reaches():
    cards = ["center_mass:chosen", "close_cuts:chosen"]
    t = arrange("h . a", monsters={"a": "zealot"}, hands={"hatchet": cards}, agenda=[HeroActs("hatchet")])
    found = shown(t)
    assert "cell:main/a2" in found["use_half card=close_cuts half=bottom"].changes
    assert found["use_half card=close_cuts half=top"].text == "No enemy within reach from here"


@pytest.mark.parametrize(("damage", "text"), [(3, "5 of 8 hit points left"), (8, "You would be exhausted")])
def test_damage_tells_what_would_be_left(damage, text):
    t = arrange("h a", monsters={"a": "zealot"}, agenda=[Harm("hatchet", damage, "trap")])
    assert shown(t)["take_damage"].text.startswith(text)
