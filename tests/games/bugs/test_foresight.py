"""What is foreseen: odds of attacks, what monsters will do, what a choice would bring."""

from collections import Counter

import pytest

from questhall.games.bugs.blows import blow_of
from questhall.games.bugs.content import Trigger, load
from questhall.games.bugs.content.scenarios import Objective, Survive
from questhall.games.bugs.effects import Attack, Heal, Move, Shield
from questhall.games.bugs.forecast import forecast, work
from questhall.games.bugs.odds import damages
from questhall.games.bugs.scenes.foresight import plans
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.resting import RestHeal
from questhall.games.bugs.steps.rounds import NextTurn
from tests.games.bugs.board import arrange, at, health, prompt
from tests.games.bugs.test_scene import HALL, drawn, show
from tests.ledger import rule

GUARD = {"bandit_guard": 1}
POISONED = "Poisoned: a heal only takes the poison away, no health is regained"


def odds(t, value: int, **attack) -> Counter[int]:
    return damages(t, blow_of(t, t.state.figures[HERO], "m1", Attack(value, **attack)))


def test_each_side_of_the_die_is_as_likely():
    assert odds(arrange("@ 1", monsters={1: "mouse"}), 3) == Counter({2: 1, 3: 1, 4: 1})


def test_shield_pierce_and_poison_change_the_odds():
    assert odds(arrange("@ 1", monsters={1: "bandit_guard+poison"}), 3) == Counter({2: 1, 3: 1, 4: 1})
    assert odds(arrange("@ 1"), 3, pierce=1) == Counter({2: 1, 3: 1, 4: 1})


def mean(found: Counter[int]) -> float:
    return sum(damage * count for damage, count in found.items()) / sum(found.values())


def test_two_rolls_favour_the_better_or_the_worse():
    tables = [arrange("@ 1", monsters={1: "mouse"}, conditions=c) for c in (["muddle"], [], ["strengthen"])]
    worse, plain, better = (odds(t, 3) for t in tables)
    assert (worse.total(), plain.total(), better.total()) == (9, 3, 9)
    assert mean(worse) < mean(plain) < mean(better)


@pytest.mark.parametrize(("board", "path", "hits"), [("@ . . . 1", 2, 0), ("@ . . 1", 2, 1), ("@ 1", 0, 1)])
def test_a_monster_does_what_was_foreseen(board, path, hits):
    t = arrange(board, columns={"bandit_guard": 2}, initiative=99, agenda=[NextTurn()], rolls=["zero"], turns=["m1/2"])
    t.state.turns = []
    (plan,) = forecast(t.state)["m1"]
    again = arrange(board, columns={"bandit_guard": 2}, initiative=99, agenda=[NextTurn()], rolls=["zero"])
    assert (max(0, len(plan.path) - 1), len(plan.hits)) == (path, hits)
    assert at(again, "m1") == (plan.path or (at(t, "m1"),))[-1]
    assert bool(hits) == (prompt(again) == "suffer_damage")


@rule("BB-4008", "BB-4009")
def test_what_a_monster_does_is_told_in_its_order():
    monsters, turn = {1: "mounted_prince"}, {"columns": {"mounted_prince": 1}, "initiative": 99, "agenda": [NextTurn()]}
    t = arrange("@ . . . 1", monsters=monsters, **turn)
    t.state.turns = []
    told = plans(Speaker(t.view(0), "en"), "m1").text.split("; ")
    assert [part.partition(" ")[0] for part in told] == ["Hits", "goes", "hits"]


def test_nothing_is_foreseen_before_the_die_is_rolled_or_after_the_turn():
    assert forecast(arrange("@ 1").state) == {}
    assert forecast(arrange("@ 1", columns=GUARD, turns=["m1/1"]).state) == {}


def test_an_elite_has_two_turns_to_come():
    t = arrange("@ . . 1", monsters={1: "bandit_guard!"}, columns=GUARD)
    first, second = forecast(t.state)["m1"]
    assert first.initiative < second.initiative
    assert at(t, "m1") == "a4"


@pytest.mark.parametrize(
    ("fresh", "active", "turns", "hits"),
    [(False, "", ["hero/0"], 0), (True, HERO, ["hero/0"], 0), (False, HERO, ["hero/0"], 1), (False, "", [], 1)],
)
def test_an_invisible_hero_is_not_hit_while_it_lasts(fresh, active, turns, hits):
    t = arrange("@ 1", columns=GUARD, initiative=10, active=active, turns=turns)
    t.state.figures[HERO].conditions = {"invisible": fresh}
    (plan,) = forecast(t.state)["m1"]
    assert len(plan.hits) == hits


def test_a_monster_that_acts_before_an_invisible_hero_does_not_see_him():
    t = arrange("@ 1", columns=GUARD, initiative=98, active="", conditions=["invisible"])
    assert forecast(t.state)["m1"][0].hits == ()


def test_a_monster_that_dies_of_its_wound_first_does_not_hit():
    t = arrange("@ 1", monsters={1: "bandit_guard~1+wound"}, columns=GUARD)
    assert forecast(t.state)["m1"][0].hits == ()


def test_each_roll_moves_the_row_and_poison_counts_for_the_next_attack():
    turn = {"columns": {"rending_beetle": 2}, "monster_row": 3, "turns": ["hero/0"], "cards": ["spark:lost"]}
    t = arrange("@ 1", monsters={1: "rending_beetle"}, **turn)
    hits = forecast(t.state)["m1"][0].hits
    again = arrange("@ 1", monsters={1: "rending_beetle"}, agenda=[NextTurn()], rolls=["plus"] * 2, **turn)
    assert len(hits) == 2
    assert health(t) - health(again) == sum(max(hit.damages) for hit in hits)


@rule("BB-R-34", "BB-422")
@pytest.mark.parametrize(("initiative", "is_open"), [(99, True), (98, False)])
def test_a_plan_is_open_where_the_target_is_yours_to_choose(initiative, is_open):
    bell = {"objectives": {"A": Objective(kind="bell", health=9, protect=True)}, "goal": (Survive(3),)}
    turn = {"columns": {"bandit_guard": 2}, "turns": ["hero/0"], "initiative": initiative}
    t = arrange("@ . 1 . A", scenario=bell, **turn)
    (plan,) = forecast(t.state)["m1"]
    assert (plan.path, plan.hits[0].target, plan.open) == (("a3", "a2"), HERO, is_open)


@rule("BB-1306", "BB-4403")
def test_a_charge_that_one_monster_uses_is_gone_for_the_next():
    demons = {1: "frost_demon", 2: "flame_demon"}
    turn = {"cards": ["spark:lost"], "made": ["air"], "turns": ["hero/0"]}
    turn["columns"] = {"frost_demon": 1, "flame_demon": 1}
    t = arrange("1 @ . 2", monsters=demons, **turn)
    first, second = forecast(t.state)["m2"][0], forecast(t.state)["m1"][0]
    assert (first.path, len(first.hits)) == ((), 1)  # the range of 3 costs the air
    t.state.bonuses = [Bonus(HERO, Shield(3), "round")]
    assert set(forecast(t.state)["m1"][0].hits[0].damages) == {0, 2}
    t.state.figures.pop("m2")
    assert set(forecast(t.state)["m1"][0].hits[0].damages) == {2, 3, 4}
    assert second.hits[0].target == HERO
    assert (t.state.used, t.state.improved) == ([], [])


@rule("BB-4404")
def test_one_use_of_an_element_is_foreseen_for_the_whole_kind():
    turn = {"columns": {"flame_demon": 1}, "cards": ["spark:lost"], "made": ["air"], "turns": ["hero/0"]}
    t = arrange("1 . . @ . . 2", monsters={1: "flame_demon", 2: "flame_demon"}, **turn)
    assert [plan.path for plans in forecast(t.state).values() for plan in plans] == [(), ()]


@rule("BB-4307")
@pytest.mark.parametrize(
    ("board", "conditions", "told"),
    [("@ . 1", [], 2), ("@ . . . 1", [], 1), ("@ . 1", ["invisible"], 1)],
)
def test_a_plan_tells_only_what_reaches_you(board, conditions, told):
    turn = {"columns": {"frost_demon": 0}, "turns": ["hero/0"], "active": "", "conditions": conditions}
    t = arrange(board, monsters={1: "frost_demon"}, **turn)
    assert len(forecast(t.state)["m1"][0].others) == told


@rule("BB-4308", "BB-2208")
def test_a_pull_that_immobilizes_is_foreseen():
    turn = {"columns": {"mounted_prince": 0, "flame_demon": 0}, "turns": ["hero/0"], "active": ""}
    t = arrange("@ . . 1", monsters={1: "mounted_prince"}, **turn)
    work(t, t.state.figures["m1"], load().monsters["mounted_prince"].columns[0].actions[0])
    assert "immobilize" in t.state.figures[HERO].conditions


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Hits you: 0 · 1 · 2; Shield 1"),
        ("uk", "Б’є вас: 0 · 1 · 2; Щит 1"),
        ("ru", "Бьёт вас: 0 · 1 · 2; Щит 1"),
    ],
)
def test_a_monster_shows_its_plan_on_the_map_and_beside_it(language, text):
    scene = drawn(show(columns={"bandit_guard": 0}), language)
    assert (scene.pieces["m1"].plan.text, scene.pieces["m1"].plan.targets) == (text, ("piece:hero",))
    assert next(row.detail for row in scene.panels["monsters"].rows if row.ref) == text


def test_a_half_shows_where_it_leads_and_whom_it_reaches():
    t = show(cards=["shoulder_charge:chosen", "overhand_blow:chosen"])
    shown = {choice.id: choice.preview for choice in drawn(t).choices}
    assert shown["use_half card=shoulder_charge half=top"].targets == ("piece:m1",)
    assert "cell:main/e1" in shown["use_half card=overhand_blow half=bottom"].changes


def test_a_half_that_reaches_nobody_says_so():
    t = show(cards=["shoulder_charge:chosen", "overhand_blow:chosen"])
    t.state.figures["m1"].at = "a5"
    shown = {choice.id: choice.preview for choice in drawn(t).choices}
    nothing = "Nothing would happen: the card is used all the same"
    assert shown["use_half card=shoulder_charge half=top"].text == f"No enemy within reach from here; {nothing}"


@pytest.mark.parametrize(
    ("health", "conditions", "text"),
    [
        (5, [], "Then 8 of 12 hit points"),
        (12, [], "At full health: it would be wasted"),
        (5, ["poison"], POISONED),
    ],
)
def test_a_heal_says_what_it_would_bring_beside_the_question_and_with_the_answer(health, conditions, text):
    seen = drawn(show(agenda=[Act(Heal(3))], health=health, conditions=conditions))
    assert (seen.prompt.help, seen.choices[0].preview.text) == (text, text)


def test_the_heal_of_a_rest_says_that_poison_will_eat_it():
    seen = drawn(show(agenda=[RestHeal()], health=5, conditions=["poison"]))
    assert (seen.prompt.help, seen.choices[0].preview.text) == (POISONED, POISONED)


def test_a_half_and_an_item_say_that_poison_will_eat_their_heal_unless_it_is_taken_away_before():
    items = ["drop_of_healing_potion", "drop_of_cure_potion"]
    t = show(cards=["hold_the_line:chosen", "overhand_blow:chosen"], items=items, conditions=["poison"])
    shown = {choice.id: choice.preview.text for choice in drawn(t).choices if choice.preview}
    assert shown["use_half card=hold_the_line half=bottom"] == POISONED
    assert shown["use_item item=drop_of_healing_potion"] == POISONED
    assert "use_item item=drop_of_cure_potion" not in shown


@pytest.mark.parametrize(
    ("health", "text"),
    [(5, "2 of 12 hit points left"), (3, "You would be exhausted: the scenario would be lost")],
)
def test_damage_says_what_would_be_left(health, text):
    t = show(agenda=[Harm(HERO, 3, "hazard")], health=health)
    assert drawn(t).choices[0].preview.text == text


def test_a_way_through_hazards_says_what_it_costs():
    t = arrange("@ ^ 1", agenda=[Act(Move(1))])
    shown = {choice.id: choice.preview for choice in drawn(t).choices}
    assert shown["go path=a2"].text == "Hazards on the way: 1 damage"


def test_a_way_through_a_trap_says_what_it_gives_you():
    t = arrange("@ . 1", agenda=[Act(Move(1))], traps={"a2": Trigger(damage=2, inflict=("immobilize",))})
    shown = {choice.id: choice.preview for choice in drawn(t).choices}
    assert shown["go path=a2"].text == "Hazards on the way: 2 damage; Hazards on the way give you: Immobilize"


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ("f4", "One attack would reach you there, for at most 3"),
        ("a5", "No attack of this round would reach you there"),
    ],
)
def test_a_move_says_what_would_reach_you_at_its_end(cell, text):
    t = arrange("@ . 1", columns={"bandit_guard": 2}, initiative=10, agenda=[Act(Move(1))])
    t.state.scenario, t.state.figures["hero"].at, t.state.figures["m1"].at, t._decisions = HALL, "f1", cell, None
    shown = {choice.id: choice.preview for choice in t.scene(0, log=False).choices}
    assert shown["go path=e2"].text == text
