"""The box against the ledger's tables, read from the ledger itself.  [BB-C, BB-D]"""

import re

import pytest

from questhall.games.bugs import GAME
from questhall.games.bugs.charges import charges
from questhall.games.bugs.choices import RestShort
from questhall.games.bugs.content import chamber, load
from questhall.games.bugs.content.scenarios import (
    Arrive,
    Avenge,
    BeginTurned,
    BeginWith,
    Destroy,
    Kill,
    Objective,
    Relieve,
)
from questhall.games.bugs.content.tables import hero_table, monster_table
from questhall.games.bugs.effects import Afflict, Attack, Control, Gain
from questhall.games.bugs.ground import footing_of
from questhall.games.bugs.invariants import faults
from questhall.games.bugs.scenes.cards import act
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.state import HERO, State
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.resting import OfferShortRest
from questhall.games.bugs.view import View
from questhall.games.bugs.world import immune
from questhall.haven.choices import Skip, Target
from questhall.words import words_for
from tests.games.bugs.board import arrange, choices, conditions, take
from tests.ledger import rule

CONTENT = load()
LEDGER = (GAME.folder / "rules.md").read_text("utf-8")


def rows(first: str, last: str) -> list[list[str]]:
    """The cells of a table that stands between two entries."""
    part = LEDGER[LEDGER.index(f"**{first}**") : LEDGER.index(f"**{last}**")]
    lines = [line for line in part.splitlines() if line.startswith("| ") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


KINDS = {row[0].replace("-", "_"): row for row in rows("BB-D-04", "BB-D-05")}
BOXED = {row[0]: row for row in rows("BB-D-05", "BB-D-06")}
NUMBERED = {each.number: each for each in CONTENT.scenarios.values()}


@rule("BB-D-05", "BB-D-07", "BB-301", "BB-303", "BB-306", "BB-4806")
@pytest.mark.parametrize("number", BOXED)
def test_a_scenario_has_the_level_links_gate_and_monsters_of_the_table(number):
    row, printed = BOXED[number], NUMBERED[number]
    assert (words_for(GAME.folder, "en").name("scenario", printed.id), printed.level) == (row[1], int(row[2]))
    assert printed.next == tuple(re.findall(r"\d+", row[4]))
    gate = row[3].partition(" ")[2].replace("-", "_")
    assert (printed.only, printed.without) == ((gate, "") if row[3].startswith("only") else ("", gate))
    found = {}
    for kind, numbers in re.findall(r"([a-z-]+) ([\d+]+)", row[5]):
        found |= dict.fromkeys(numbers.split("+"), kind.replace("-", "_"))
    assert {each: placed.monster for each, placed in printed.monsters.items()} == found


@rule("BB-D-05")
@pytest.mark.parametrize(
    ("number", "rules"),
    [
        ("8", [Arrive("venomous_centipede", ("A", "B", "C"), first=3, most=2)]),
        ("10", [BeginWith("monsters", "invisible")]),
        ("11", [BeginWith("hero", "muddle")]),
        (
            "13",
            [Relieve("spitting_moth", letter, "harrowing_infestation", left) for letter, left in (("A", 1), ("B", 0))],
        ),
        ("14", [Avenge("stuffed_construct", ("tattered_construct",), ("A",))]),
        ("15", [BeginTurned()]),
        ("18", [BeginWith("wind_demon", "invisible")]),
        ("20", [Avenge("mounted_prince", ("goring_beetle", "demon_prince"), ("A", "B"))]),
    ],
)
def test_known_triggers_are_there(number, rules):
    assert list(NUMBERED[number].rules) == rules


def test_whoever_comes_when_none_of_a_kind_is_left_comes_before_the_goal_is_met():
    every = load().scenarios.values()
    late = [(each, rule.of) for each in every for rule in each.rules if isinstance(rule, Relieve) and not rule.left]
    assert [each.number for each, of in late if each.goal == (Kill(of),)] == []
    assert late


@rule("BB-D-06", "BB-R-53")
def test_the_promotional_scenarios_are_there_with_their_elites():
    assert [NUMBERED[number].level for number in ("2.5", "5.5", "12.5", "20.5")] == [2, 3, 4, 5]
    assert NUMBERED["2.5"].objectives["A"].health == 12
    assert NUMBERED["12.5"].monsters["4"].elite
    tale = NUMBERED["20.5"].monsters
    assert (tale["1"].elite, tale["2"].health, tale["3"].health) == (True, 14, 13)


@rule("BB-R-55", "BB-R-56", "BB-C-06")
def test_what_is_not_public_is_marked_as_ours():
    assert all(each.ours for each in CONTENT.scenarios.values())
    assert all(each.ours for each in CONTENT.cards.values())
    assert not any(each.ours for each in (*CONTENT.monsters.values(), *CONTENT.items.values()))
    assert len(BOXED) == 20


@rule("BB-C-04", "BB-R-52", "BB-C-08", "BB-C-15")
def test_tables_are_modelled_not_cards():
    levels = {name: sorted(each.tables) for name, each in CONTENT.characters.items()}
    assert levels == {key: ["2", "3", "4", "5"] for key in CONTENT.characters}
    assert all(len(hero_table(name, 5)) == 6 for name in CONTENT.characters)
    assert list(CONTENT.difficulties) == ["very_easy", "easy", "standard", "hard", "very_hard"]
    assert all(len(monster_table(name)) == 6 for name in CONTENT.difficulties)


@rule("BB-C-09", "BB-C-10", "BB-C-13", "BB-208")
@pytest.mark.parametrize("name", CONTENT.scenarios)
def test_no_scenario_needs_more_than_four_monsters_or_kinds(name):
    placed, rules = CONTENT.scenarios[name].monsters.values(), CONTENT.scenarios[name].rules
    assert len(placed) <= 4
    later = {each.monster for each in rules if isinstance(each, Arrive | Relieve)}
    later |= {kind for each in rules if isinstance(each, Avenge) for kind in each.monsters}
    assert len({each.monster for each in placed} | later) <= 4


@pytest.mark.parametrize("name", CONTENT.scenarios)
def test_every_letter_that_a_scenario_speaks_of_is_on_its_map(name):
    scenario, letters = CONTENT.scenarios[name], chamber(name).letters
    spoken = {getattr(each, "letter", "") for each in (*scenario.goal, *scenario.rules)} - {""}
    spoken |= {letter for each in scenario.rules for letter in getattr(each, "letters", ())}
    assert spoken | set(scenario.objectives) == set(letters)


@rule("BB-C-12", "BB-C-01", "BB-C-07")
def test_there_are_six_characters_with_names_and_a_ledger():
    words = words_for(GAME.folder, "en")
    assert next(words.name("being", name) for name in CONTENT.characters) == "Bruiser"
    assert len(CONTENT.characters) == 6
    assert LEDGER.startswith("# Rules ledger")


@rule("BB-C-11", "BB-C-17", "BB-C-19")
def test_tokens_do_not_limit_conditions():
    four = dict.fromkeys((1, 2, 3, 4), "mouse+muddle+poison+wound+disarm+immobilize")
    t = arrange("1 2 @ 3 4", monsters=four, agenda=[Act(Afflict(("muddle",), range=2, targets=4))])
    take(t, *(Target(f"m{number}") for number in (1, 2, 3, 4)))
    assert all(len(conditions(t, f"m{number}")) == 5 for number in (1, 2, 3, 4))


@rule("BB-C-14", "BB-C-18", "BB-3107")
def test_items_and_zones_are_drawn_beside_the_map():
    t = arrange("@ 1", items=["brass_cog"], cards=["shoulder_charge", "overhand_blow:discard", "hold_the_line:lost"])
    t.state.scenario = "a_rude_welcome"
    scene = t.scene(0, "en", log=False)
    assert {name: zone.cards for name, zone in scene.zones.items()} == {
        "hand": ("shoulder_charge",),
        "discard": ("overhand_blow",),
        "lost": ("hold_the_line",),
        "items": ("brass_cog",),
    }


@rule("BB-909")
def test_a_figure_is_not_its_own_ally():
    t = arrange("@ 1 2", monsters={1: "mouse", 2: "mouse"})
    passed = footing_of(t, t.state.figures["m1"]).taken
    assert chamber(t.state.scenario).grid.cells(passed) == [t.state.figures["m2"].at]


@rule("BB-905")
def test_words_about_the_target_bind():
    crate = {"objectives": {"A": Objective(kind="door", health=3)}, "goal": (Destroy(),)}
    t = arrange("1 A @", scenario=crate, monsters={1: "mouse"}, agenda=[Act(Control(Attack(1)))])
    assert Target("oa0") not in choices(t)


@rule("BB-1807")
def test_to_begin_in_the_last_row_and_move_first_is_the_same():
    t = arrange("@ 1", hero_row=5, agenda=[Act(Attack(1))])
    take(t, Target("m1"))
    assert t.state.hero_row == 0


@rule("BB-3202")
def test_four_cards_are_always_somewhere():
    t = arrange("@ 1")
    assert list(faults(t)) == []
    t.state.cards.pop()
    assert any("the cards are" in fault for fault in faults(t))
    t = arrange("@ . . 1", agenda=[OfferShortRest()])
    take(t, RestShort(), Skip())
    assert (list(faults(t)), len(t.state.cards)) == ([], 4)


@rule("BB-3502", "BB-R-20", "BB-R-57")
def test_a_mandatory_action_is_marked():
    who = Speaker(View(None, State(scenario="showdown"), (), None), "en")
    harm, help = Gain(("muddle",)), Gain(("strengthen",))
    assert [act(who, effect).text[:2] for effect in (harm, help)] == ["! ", "St"]


@rule("BB-5205")
def test_monsters_do_not_depend_on_the_level():
    low, high = (arrange("@ 1", scenario={"level": level}) for level in (1, 5))
    assert low.state.figures["m1"] == high.state.figures["m1"]
    assert immune(low.state.figures["m1"]) == ()


@rule("BB-1302")
def test_no_charge_is_there_without_a_symbol():
    t = arrange("@ 1", cards=["hold_the_line"])
    assert charges(t) == {}
    assert t.state.figures[HERO].kind == "hero"
