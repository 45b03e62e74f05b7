"""Doors, rooms, spawning, standees.  [JL-23xx, JL-32xx, JL-G-5xx]"""

from questhall.core import running
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Happening, Kill, KillAll, Objective, Placed, Spawn
from questhall.games.jaws.effects import Attack, Move
from questhall.games.jaws.events import AbilityDrawn, DoorOpened, MonsterPlaced, TurnBegan
from questhall.games.jaws.minds import actions_of
from questhall.games.jaws.placing import place_monster, place_room
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.ending import CheckGoal, CheckRules, SpawnOne
from questhall.games.jaws.steps.rounds import BeginTurn, DrawAbilities, EndRound, NextTurn, StartRound
from questhall.games.jaws.world import floor_of, is_empty, walk_of
from questhall.haven.choices import Go, PickHex, PlayCards, Skip, UseHalf
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

HOUSE = "h . 1 . . b"


def house(ranks="nnn", agenda=None, drawing=HOUSE, **more):
    """A door at a3, and behind it a zealot on the last hex."""
    return arrange(
        drawing,
        monsters={},
        agenda=agenda if agenda is not None else [Act("hatchet", Move(value=3))],
        scenario={"monsters": {"b": Placed("zealot", ranks)}} | more.pop("scenario", {}),
        **more,
    )


@rule("JL-2302", "JL-2303", "JL-2304", "JL-230")
def test_a_character_opens_a_door_by_moving_onto_it():
    t = house()
    assert not [figure for figure in t.state.figures.values() if figure.kind == "monster"]
    take(t, Go(("a2", "a3")))
    assert told(t, DoorOpened)[0].cell == "a3"
    assert at(t, "a6").being == "zealot"


@rule("JL-2305", "JL-G-501")
def test_the_rest_of_the_move_can_be_used_in_the_new_room():
    t = take(house(), Go(("a2", "a3")))
    assert asked(t) == (Go(("a4",)), Go(("a2",)), Skip())


@rule("JL-G-505", "JL-2301")
def test_nothing_behind_a_closed_door_exists():
    t = house(agenda=[Act("hatchet", Attack(value=3, range=9))])
    assert not t.decisions
    assert "a4" not in {cell for choice in asked(house()) if isinstance(choice, Go) for cell in choice.path}


@rule("JL-2310", "JL-1205")
def test_a_closed_door_is_a_wall_for_monsters():
    drawing = """
        a . 1 . h
    """
    t = arrange(drawing, monsters={"a": "zealot"}, abilities={"zealot": 384})
    assert "a3" not in t.state.terrain
    assert not walk_of(t, t.state.figures["m1"]).may_stop("a3")
    around = """
        h 2 .
         1 .
    """
    t = arrange(around)
    t.state.opened = [1]
    assert not floor_of(t).sees("a3", "a1")
    t.state.opened = [1, 2]
    assert floor_of(t).sees("a3", "a1")


@rule("JL-2307", "JL-2308", "JL-2306", "JL-EX-28")
def test_new_monsters_whose_time_is_past_act_right_after_the_turn():
    t = house(
        agenda=[BeginTurn("hatchet"), NextTurn()],
        initiatives={"hatchet": 90},
        hands={"hatchet": ["power_pitch:chosen", "center_mass:chosen"]},
    )
    take(t, UseHalf("power_pitch", "bottom"), Go(("a2", "a3")), Skip(), UseHalf("center_mass", "top"), Skip())
    assert told(t, AbilityDrawn)
    assert [event.who.being for event in told(t, TurnBegan)] == ["hatchet", "zealot"]
    known = take(house(abilities={"zealot": 384}), Go(("a2", "a3")))
    assert known.state.drawn == {"zealot": 384}
    assert not told(known, AbilityDrawn)


@rule("JL-2309", "JL-O-17")
def test_otherwise_they_act_in_their_order():
    t = house(initiatives={"hatchet": 5}, active="hatchet")
    take(t, Go(("a2", "a3")))
    assert not t.state.next
    assert "zealot" in t.state.drawn
    same = {"hatchet": load().ability("zealot", 384).initiative}
    equal = take(house(initiatives=same, active="hatchet", abilities={"zealot": 384}), Go(("a2", "a3")))
    assert not equal.state.next


@rule("JL-O-16")
def test_of_a_kind_that_has_acted_only_the_new_ones_act():
    t = house(initiatives={"hatchet": 90}, active="hatchet", abilities={"zealot": 384})
    take(t, Go(("a2", "a3")))
    assert not told(t, AbilityDrawn)
    assert t.state.next == [at(t, "a6").id]


@rule("JL-212", "JL-213", "JL-EX-41", "JL-G-503")
def test_a_room_is_stocked_for_the_number_of_characters():
    for party, drawing in ((2, "h . 1 . . b"), (3, "h r d 1 . . b"), (4, "h r d v 1 . . b")):
        t = house("-ne", [], drawing)
        t.state.party = party
        t.state.opened = [1]
        found = place_room(t, 1)
        assert [figure.elite for figure in found] == {2: [], 3: [False], 4: [True]}[party]
    later = house("-ne", [], "h r d 1 . . b")
    later.state.party, later.state.opened, later.state.heroes["red_guard"].exhausted = 3, [1], True
    assert [figure.elite for figure in place_room(later, 1)] == [False]


@rule("JL-3204")
def test_elites_come_first_when_standees_run_out():
    t = arrange(
        "h b c . .", monsters={}, scenario={"monsters": {"b": Placed("zealot", "nnn"), "c": Placed("zealot", "eee")}}
    )
    t.state.standees["zealot"] = [3]
    found = place_room(t, 0)
    assert [(figure.elite, figure.number) for figure in found] == [(True, 3)]


@rule("JL-215")
def test_standees_have_numbers_of_their_own():
    t = arrange("h . . .")
    numbers = [place_monster(t, "zealot", cell, elite=False).number for cell in ("a2", "a3", "a4")]
    assert len(set(numbers)) == 3
    assert set(numbers) <= set(range(1, 7))
    assert numbers != [1, 2, 3]  # by chance


@rule("JL-2311", "JL-2710", "JL-EX-27")
def test_without_monsters_no_card_is_drawn():
    t = house(drawing="h r 1 b", agenda=[StartRound()])
    take(t, PlayCards("center_mass", "close_cuts"), PlayCards("desert_night", "flame_shroud"))
    assert not told(t, AbilityDrawn)


@rule("JL-2702", "JL-2703", "JL-EX-29")
def test_a_card_is_drawn_for_each_kind_on_the_map_only():
    t = arrange("h a b c", monsters={"a": "zealot", "b": "zealot", "c": "giant_viper"}, agenda=[DrawAbilities()])
    assert sorted(event.being for event in told(t, AbilityDrawn)) == ["giant_viper", "zealot"]


@rule("JL-2703")
def test_one_card_is_for_normal_and_elite_monsters():
    t = arrange("h a b", monsters={"a": "zealot", "b": "zealot!"}, agenda=[DrawAbilities()])
    normal, elite = (actions_of(t, t.state.figures[name]) for name in ("m1", "m2"))
    assert normal == elite == load().ability("zealot", t.state.drawn["zealot"]).actions


# -- spawning


def spawning(drawing, rule_, agenda, **more):
    return arrange(drawing, agenda=agenda, scenario={"rules": (rule_,), "goal": (KillAll(),)}, **more)


@rule("JL-3201", "JL-3203")
def test_a_monster_spawns_on_its_hex_or_the_nearest_empty_one():
    come = Happening(moment="start", spawns=(Spawn(monster="zealot", ranks="nnn", at="A"),))
    t = spawning("h . . A", come, [CheckRules("start")])
    assert at(t, "a4").being == "zealot"
    taken = spawning("h . . A", come, [CheckRules("start")])
    taken.state.done = []
    CheckRules("start").run(taken)
    running.advance(taken)
    assert at(taken, "a3").being == "zealot"
    assert not told(spawning("h . . A", come, [CheckRules("end")]), MonsterPlaced)


@rule("JL-G-508")
def test_equally_near_hexes_are_the_players_choice():
    t = arrange(". A . h")
    t.state.terrain["a2"] = "obstacle"
    spawn = SpawnOne(Spawn(monster="zealot", ranks="nnn", at="A"), 1)
    assert set(spawn.ask(t).choices) == {PickHex("a1"), PickHex("a3")}


@rule("JL-3202", "JL-G-510")
def test_what_spawns_in_a_round_acts_in_it():
    come = Happening(gone={"stone_golem": 1}, spawns=(Spawn(monster="zealot", ranks="nnn", at="A"),))
    t = spawning("h . . A", come, [CheckRules("at_once"), NextTurn()], initiatives={"hatchet": 1}, active="hatchet")
    t.state.dead = {"stone_golem": 1}
    CheckRules("at_once").run(t)
    running.advance(t)
    assert told(t, MonsterPlaced)
    assert "zealot" in t.state.drawn


@rule("JL-G-509")
def test_what_spawns_between_rounds_waits_for_the_next():
    come = Happening(moment="end", spawns=(Spawn(monster="zealot", ranks="nnn", at="A"),))
    t = spawning("h . . A", come, [EndRound()])
    assert told(t, MonsterPlaced)
    assert not told(t, AbilityDrawn)
    assert not t.state.next


@rule("JL-3602", "JL-3601")
def test_a_section_waits_for_what_sets_it_off():
    come = Happening(doors=(1,), spawns=(Spawn(monster="zealot", ranks="nnn", at="A"),))
    t = spawning("h . 1 . A", come, [CheckRules("at_once"), Act("hatchet", Move(value=3))])
    assert not t.state.done
    assert not told(t, MonsterPlaced)
    take(t, Go(("a2", "a3")))
    assert told(t, MonsterPlaced)


# -- goals


@rule("JL-222")
def test_all_monsters_must_be_dead_those_behind_doors_too():
    t = arrange("h . 1 .", agenda=[CheckGoal()])
    assert not t.state.completed
    t.state.opened = [1]
    CheckGoal().run(t)
    assert t.state.completed
    assert not arrange("h a", monsters={"a": "zealot"}, agenda=[CheckGoal()]).state.completed


@rule("JL-6005")
def test_a_boss_can_be_the_only_goal():
    t = arrange("h a", monsters={"a": "zealot"}, scenario={"goal": (Kill("blood_tumor"),)})
    t.state.dead = {"blood_tumor": 1}
    CheckGoal().run(t)
    assert t.state.completed


# -- empty hexes


@rule("JL-2501", "JL-2502", "JL-2503", "JL-O-27", "JL-O-28")
def test_which_hexes_are_empty():
    t = arrange("h . # ~ ! $ 1 .")
    stone = arrange("h S", objectives={"S": Objective(kind="stone", health=3)})
    assert not is_empty(stone, "a2")
    assert [is_empty(t, f"a{n}") for n in range(1, 8)] == [False, True, False, False, False, True, False]
    t.state.opened = [1]
    assert is_empty(t, "a7")
    del t.state.terrain["a3"]
    t.state.rubble = ["a3"]
    assert is_empty(t, "a3")
