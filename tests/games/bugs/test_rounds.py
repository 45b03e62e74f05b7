"""Rounds, card selection, initiative, elites.  [BB-5xx, BB-6xx, BB-7xx]"""

import pytest

from questhall.games.bugs.choices import ActNext, ComeFirst, Hasten
from questhall.games.bugs.content.scenarios import Arrive, Destroy, Objective, Survive
from questhall.games.bugs.events import CardsChosen, ColumnRolled, TurnBegan
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rounds import EndRound, NextTurn, RollColumns, SelectCards, StartRound, untaken
from questhall.games.bugs.steps.spawning import Appear
from questhall.games.bugs.steps.turn import HeroTurn
from questhall.haven.choices import Done, PlayCards, RestLong, Skip, TakeDamage
from questhall.haven.events import RoundBegan, RoundEnded
from tests.games.bugs.board import arrange, choices, offered, prompt, take, told
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
FAR = "@ . . . . . . . 1 2"
TWO = {1: "bandit_guard", 2: "bandit_archer"}
LONG = {"goal": (Survive(9),)}


def turns(t) -> list[tuple[str, int, int]]:
    return [(event.who.being, event.who.number, event.initiative) for event in told(t, TurnBegan)]


@rule("BB-501", "BB-502", "BB-607", "BB-701", "BB-715")
def test_a_round_goes_from_cards_to_rolls_to_turns():
    t = arrange(FAR, monsters=TWO, agenda=[StartRound()], scenario=LONG)
    assert (prompt(t), told(t, ColumnRolled)) == ("select_cards", [])
    take(t, RestLong())
    assert [type(event) for event in t.events if isinstance(event, ColumnRolled | TurnBegan)][:2] == [ColumnRolled] * 2
    assert {being for being, _, _ in turns(t)} == {"bandit_guard", "bandit_archer", "bruiser"}


@rule("BB-R-03")
def test_no_column_is_active_until_the_round_rolls_for_it():
    t = arrange(FAR, monsters=TWO, agenda=[StartRound()], scenario=LONG, columns={"bandit_guard": 1})
    assert (prompt(t), t.state.columns) == ("select_cards", {})


@rule("BB-4701")
def test_a_round_is_not_over_before_everybody_has_acted():
    columns = {"bandit_guard": 0, "bandit_archer": 0}
    more = {"scenario": LONG, "columns": columns, "initiative": 1, "turns": ["hero/0"]}
    t = arrange(FAR, monsters=TWO, agenda=[NextTurn(), EndRound()], **more)
    assert (len(told(t, TurnBegan)), len(told(t, RoundEnded))) == (2, 1)


@rule("BB-502", "BB-4705")
def test_rounds_are_counted_and_repeat():
    t = arrange(FAR, monsters=TWO, agenda=[StartRound()], scenario=LONG, round=0)
    take(t, RestLong(), Skip(), Skip())
    assert [event.round for event in told(t, RoundBegan)] == [1, 2]
    assert [event.round for event in told(t, RoundEnded)] == [1]
    t = arrange(FAR, monsters=TWO, agenda=[StartRound()], scenario={"goal": (Survive(1),)}, round=0)
    take(t, RestLong(), Skip())
    assert ([event.round for event in told(t, RoundBegan)], t.outcome.result) == ([1], "won")


@rule("BB-4705")
@pytest.mark.parametrize(("rounds", "place"), [(1, "a3"), (2, "a4")])
def test_the_number_of_the_round_says_at_which_letter_monsters_come(rounds, place):
    rules = (Arrive("mouse", ("A", "B")),)
    t = arrange("@ . A B 1", scenario=LONG | {"rules": rules}, agenda=[StartRound()], round=rounds)
    assert (t.state.round, t.state.figures["m2"].at) == (rounds + 1, place)


@rule("BB-501", "BB-503", "BB-505", "BB-506")
def test_monsters_of_the_start_of_the_round_are_there_before_cards_are_chosen():
    rules = (Arrive("mouse", ("A",), first=2),)
    t = arrange("@ . . A 1", scenario=LONG | {"rules": rules}, agenda=[StartRound()])
    assert (prompt(t), t.state.figures["m2"].being) == ("select_cards", "mouse")
    assert told(t, ColumnRolled) == []
    take(t, PlayCards(A, B))
    assert {event.being for event in told(t, ColumnRolled)} == {"bandit_guard", "mouse"}


@rule("BB-504", "BB-505", "BB-R-59")
def test_several_arrivals_come_in_the_order_you_like():
    rules = (Arrive("mouse", ("A",)), Arrive("sewer_rat", ("B",)))
    t = arrange("@ . A B 1", scenario=LONG | {"rules": rules}, agenda=[StartRound()])
    assert choices(t) == [ComeFirst("mouse", "a3"), ComeFirst("sewer_rat", "a4")]
    take(t, ComeFirst("sewer_rat", "a4"))
    assert [figure.being for figure in t.state.figures.values()][2:] == ["sewer_rat", "mouse"]
    assert prompt(t) == "select_cards"


@rule("BB-601", "BB-602", "BB-603")
def test_the_initiative_is_on_the_visible_side_of_the_first_card():
    t = arrange(FAR, cards=[A, f"{B}/b", C, D], monsters=TWO, agenda=[SelectCards()])
    take(t, PlayCards(B, A))
    assert (t.state.lead, t.state.initiative, told(t, CardsChosen)[0].initiative) == (B, 33, 33)
    assert {each.card for each in t.state.cards if each.zone == "chosen"} == {A, B}


@rule("BB-601")
def test_both_cards_are_chosen_from_hand():
    t = arrange(FAR, cards=[A, B, f"{C}:discard", f"{D}:lost"], monsters=TWO, agenda=[SelectCards()])
    assert offered(t, PlayCards) == [PlayCards(A, B), PlayCards(B, A)]


@rule("BB-605")
def test_a_long_rest_stays_at_99_through_the_turn():
    t = arrange(FAR, cards=[A, B], monsters=TWO, lead="", initiative=99, agenda=[HeroTurn()])
    assert t.state.initiative == 99


@rule("BB-604")
def test_a_long_rest_needs_two_cards():
    t = arrange(FAR, cards=[A, f"{B}:discard", f"{C}:lost", f"{D}:lost"], monsters=TWO, agenda=[SelectCards()])
    assert choices(t) == [RestLong()]
    assert SelectCards().ask(arrange(FAR, cards=[A, f"{B}:lost"], monsters=TWO)).choices == ()


@rule("BB-702", "BB-703", "BB-708")
def test_one_roll_serves_all_monsters_of_a_kind():
    two = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange(FAR, monsters=two, agenda=[RollColumns(), NextTurn()], rolls=["plus"], initiative=5)
    assert [(event.face, event.initiative) for event in told(t, ColumnRolled)] == [("plus", 70)]
    assert turns(t)[1:] == [("bandit_guard", 1, 70), ("bandit_guard", 2, 70)]


@rule("BB-701")
def test_a_kind_without_a_figure_is_not_rolled():
    t = arrange(FAR, monsters=TWO, agenda=[Harm("m2", 7, "effect"), RollColumns()])
    assert [event.being for event in told(t, ColumnRolled)] == ["bandit_guard"]


@rule("BB-714")
def test_a_turn_ends_before_the_next_begins():
    muddled = {1: "bandit_guard+muddle", 2: "bandit_archer+muddle"}
    columns = {"bandit_guard": 1, "bandit_archer": 2}
    t = arrange(FAR, monsters=muddled, agenda=[NextTurn()], columns=columns, initiative=60, cards=[f"{A}:chosen"])
    assert (t.state.active, t.state.turns) == (HERO, ["m1/1", "hero/0"])
    assert [list(t.state.figures[name].conditions) for name in ("m1", "m2")] == [[], ["muddle"]]


@rule("BB-704")
def test_the_lowest_initiative_acts_first():
    columns = {"bandit_guard": 0, "bandit_archer": 2}
    t = arrange(FAR, monsters=TWO, agenda=[NextTurn()], columns=columns, initiative=40, cards=[A], lead=A)
    assert turns(t) == [("bandit_guard", 1, 30), ("bruiser", 0, 40), ("bandit_archer", 2, 64)]


@rule("BB-705", "BB-EX-23")
def test_you_act_before_monsters_of_equal_initiative():
    t = arrange(FAR, monsters=TWO, agenda=[NextTurn()], columns={"bandit_guard": 0}, initiative=30)
    assert [being for being, _, _ in turns(t)] == ["bruiser", "bandit_guard"]


@rule("BB-706")
def test_a_monster_that_came_later_acts_by_its_number_too():
    two = {1: "bandit_guard~1", 2: "bandit_guard"}
    agenda = [Harm("m1", 1, "effect"), Appear("bandit_guard", "a9"), NextTurn()]
    t = arrange(FAR, monsters=two, agenda=agenda, columns={"bandit_guard": 1}, initiative=99)
    assert [number for _, number, _ in turns(t)] == [1, 2, 0]


@rule("BB-707")
def test_a_monster_completes_its_turn_before_the_next_begins():
    two = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange("@ . 1 . 2", monsters=two, agenda=[NextTurn()], columns={"bandit_guard": 1}, initiative=99)
    assert (prompt(t), turns(t)) == ("suffer_damage", [("bandit_guard", 1, 50)])


@rule("BB-EX-24")
def test_monsters_of_a_kind_act_by_their_numbers():
    two = {2: "bandit_guard", 1: "bandit_guard"}
    t = arrange("@ . . . . . . . 2 1", monsters=two, agenda=[NextTurn()], columns={"bandit_guard": 1}, initiative=99)
    assert [number for _, number, _ in turns(t)] == [1, 2, 0]


@rule("BB-709", "BB-710", "BB-711", "BB-712", "BB-713", "BB-EX-22", "BB-R-04")
def test_an_elite_takes_two_turns_with_the_columns_that_were_not_rolled():
    pair = {1: "bandit_guard", 2: "bandit_guard!"}
    t = arrange(FAR, monsters=pair, agenda=[RollColumns(), NextTurn()], initiative=99)
    assert len(told(t, ColumnRolled)) == 1
    assert turns(t)[:-1] == [("bandit_guard", 2, 30), ("bandit_guard", 1, 50), ("bandit_guard", 2, 70)]


@rule("BB-EX-66", "BB-R-04")
def test_an_elite_alone_uses_the_two_other_columns_as_well():
    t = arrange("@ . . . . . . . 1", monsters={1: "bandit_guard!"}, agenda=[RollColumns(), NextTurn()], rolls=["minus"])
    assert [initiative for _, number, initiative in turns(t) if number] == [50, 70]


@rule("BB-R-19")
def test_kinds_of_equal_initiative_act_in_your_order():
    tied = {1: "sewer_rat", 2: "mounted_prince"}
    t = arrange(FAR, monsters=tied, agenda=[NextTurn()], columns={"sewer_rat": 2, "mounted_prince": 2}, initiative=1)
    assert choices(t) == [ActNext("sewer_rat"), ActNext("mounted_prince")]
    take(t, ActNext("mounted_prince"))
    assert [being for being, _, _ in turns(t)] == ["bruiser", "mounted_prince", "sewer_rat"]


@rule("BB-R-19")
def test_an_elite_that_acted_before_does_not_go_first_unasked():
    tied = {1: "sewer_rat!", 2: "mounted_prince"}
    columns = {"sewer_rat": 1, "mounted_prince": 2}
    t = arrange(FAR, monsters=tied, agenda=[NextTurn()], columns=columns, initiative=1)
    assert turns(t) == [("bruiser", 0, 1), ("sewer_rat", 1, 3)]
    assert choices(t) == [ActNext("sewer_rat", elite=True), ActNext("mounted_prince")]


@rule("BB-R-42", "BB-5131")
def test_a_brass_cog_changes_your_initiative_once_all_are_known():
    t = arrange(FAR, monsters=TWO, items=["brass_cog"], agenda=[RollColumns()], initiative=95)
    assert choices(t) == [Done(), Hasten("brass_cog", -10), Hasten("brass_cog", 10)]
    take(t, Hasten("brass_cog", 10))
    assert (t.state.initiative, t.state.items[0].state) == (99, "spent")
    t = arrange(FAR, monsters=TWO, items=["brass_cog"], agenda=[RollColumns()], initiative=4)
    take(t, Hasten("brass_cog", -10))
    assert t.state.initiative == 1


@rule("BB-R-42")
def test_a_brass_cog_does_not_change_a_long_rest():
    t = arrange(FAR, monsters=TWO, items=["brass_cog"], agenda=[RollColumns()], initiative=99, lead="")
    assert prompt(t) == ""


@rule("BB-423")
def test_an_objective_takes_no_turn():
    crate = {"objectives": {"A": Objective(kind="crate", health=3)}, "goal": (Destroy(),)}
    t = arrange("@ A", monsters={}, scenario=crate)
    assert [slot[1] for slot in untaken(t)] == [HERO]


@rule("BB-EX-25")
def test_a_condition_of_this_round_counts_in_your_turn_and_ends_with_it():
    t = arrange(
        "@ 1", conditions=["muddle"], agenda=[NextTurn()], columns={"bandit_guard": 2}, initiative=50, cards=[A]
    )
    assert t.state.figures[HERO].conditions == {}
    assert offered(t, TakeDamage) == [TakeDamage()]


@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_either_of_two_cards_may_lead(order):
    t = arrange(FAR, monsters=TWO, agenda=[SelectCards()])
    assert PlayCards(*order) in choices(t)
