"""Rulings and details of monsters and rooms.  [JL-G-1xx, JL-G-5xx, JL-O-xx]"""

from questhall.core import running
from questhall.games.jaws.belongings import held
from questhall.games.jaws.cardpiles import add_passing, reshuffle_modifiers
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Placed
from questhall.games.jaws.effects import Attack, Command, Heal, Move, Shield, Watch
from questhall.games.jaws.events import (
    AttackMade,
    CoinDropped,
    DoorOpened,
    ModifierDrawn,
    ModifierUsed,
    TrapSprung,
    TurnBegan,
)
from questhall.games.jaws.minds import actions_of, find_focus
from questhall.games.jaws.placing import place_monster
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import kill
from questhall.games.jaws.steps.ending import spawn
from questhall.games.jaws.steps.looting import loot
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.rounds import (
    BeginTurn,
    NextTurn,
    initiative_of,
)
from questhall.games.jaws.traits import add_bonus, shield_of
from questhall.haven.choices import Go, PickCard, PickHex, Skip, TakeDamage, Target, UseHalf
from questhall.haven.events import DamageSuffered, FigureMoved
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

PLAIN = {"zealot": 384}


# -- monsters and their slots


@rule("JL-1101", "JL-1107")
def test_damage_lies_on_one_standee_until_it_is_as_much_as_its_hit_points():
    monsters = {"a": "zealot", "b": "zealot"}
    t = arrange("h a b", monsters=monsters, agenda=[Act("hatchet", Attack(value=5)), Act("hatchet", Attack(value=1))])
    first, second = at(t, "a2").id, at(t, "a3").id
    take(t, Target(first))
    assert (t.state.figures[first].health, t.state.figures[second].health) == (1, 6)
    take(t, Target(first))
    assert first not in t.state.figures


@rule("JL-1103", "JL-G-506")
def test_nothing_lies_in_the_slot_of_a_standee_that_comes_back():
    t = arrange("h a", monsters={"a": "zealot~2+poison"})
    number = at(t, "a2").number
    add_bonus(t, "m1", Shield(value=1), "round")
    kill(t, at(t, "a2"), "hatchet")
    t.state.standees["zealot"] = [number]
    again = place_monster(t, "zealot", "a2", elite=False)
    assert (again.number, again.health, again.conditions) == (number, 6, {})
    assert not t.state.bonuses


@rule("JL-210", "JL-2604")
def test_a_monster_has_the_hit_points_of_the_level_played():
    for level, health in enumerate(load().monsters["zealot"].normal.health):
        t = arrange("h a .", monsters={"a": "zealot"}, level=level)
        t.state.level = 7 - level
        assert at(t, "a2").health == place_monster(t, "zealot", "a3", elite=False).health == health


@rule("JL-G-805", "JL-228")
def test_there_are_always_enough_coins():
    t = arrange("h .")
    for _ in range(60):
        kill(t, place_monster(t, "zealot", "a2", elite=False), "hatchet")
    assert t.state.coins == {"a2": 60}


@rule("JL-O-09")
def test_a_spawned_monster_drops_a_coin_too():
    t = arrange("h .")
    spawn(t, "zealot", "a2", elite=False)
    kill(t, at(t, "a2"), "hatchet")
    assert told(t, CoinDropped)


@rule("JL-G-011")
def test_every_standee_has_a_turn_of_its_own():
    monsters = {"a": "zealot+muddle", "b": "zealot+muddle"}
    t = arrange("h . . # a b", monsters=monsters, abilities=PLAIN, agenda=[BeginTurn("m1")])
    assert (t.state.figures["m1"].conditions, set(t.state.figures["m2"].conditions)) == ({}, {"muddle"})


@rule("JL-G-306")
def test_a_stunned_monster_keeps_its_shield():
    t = arrange("h a", monsters={"a": "stone_golem+stun"}, level=1)
    assert shield_of(t, at(t, "a2")) == 1
    add_bonus(t, "m1", Shield(value=1), "round")
    assert shield_of(t, at(t, "a2")) == 2


@rule("JL-G-213")
def test_shields_count_when_monsters_attack_each_other():
    force = Command(side="enemies", range=3, actions=(Attack(value=3),))
    monsters = {"a": "zealot", "b": "stone_golem"}
    t = arrange("v . a b", monsters=monsters, agenda=[Act("voidwarden", force)], cards={"monsters": ["+1"]})
    take(t, Target(at(t, "a3").id))
    while t.decisions:
        take(t, asked(t)[0])
    assert told(t, DamageSuffered)[0].damage == 3 + 1 - 1


@rule("JL-G-205")
def test_an_effect_of_a_modifier_card_is_for_its_own_target_only():
    monsters = {"a": "stone_golem", "b": "stone_golem"}
    t = arrange(
        "a h b",
        monsters=monsters,
        agenda=[Act("hatchet", Attack(value=2, targets=2))],
        cards={"hatchet": ["+0 stun", "+0"]},
    )
    take(t, Target("m1"), Target("m2"))
    while t.decisions:
        take(t, asked(t)[0])
    assert ["stun" in t.state.figures[each].conditions for each in ("m1", "m2")] == [True, False]


@rule("JL-G-315")
def test_curses_stay_in_the_deck_when_it_is_reshuffled():
    t = arrange("h")
    deck = t.state.heroes["hatchet"].modifiers
    add_passing(t, deck, "curse")
    deck.reshuffle = True
    reshuffle_modifiers(t)
    assert deck.draw.count("curse") == 1
    assert t.state.curses == 9


# -- what monsters do


def turn(drawing, monsters, abilities, **more):
    return arrange(drawing, monsters=monsters, abilities=abilities, agenda=[MonsterTurn("m1")], **more)


@rule("JL-2801", "JL-G-121")
def test_the_focus_is_chosen_before_the_first_action():
    raider = {"vermling_raider": 368}  # push 1 all adjacent enemies, attack +1, range 2
    t = turn(
        "r . a h .",
        {"a": "vermling_raider"},
        raider,
        scenario={"decks": {"vermling_raider": "basic_vermling_raider"}},
        initiatives={"hatchet": 5, "red_guard": 80},
    )
    while t.decisions:
        take(t, asked(t)[0])
    assert t.state.figures["hatchet"].at == "a5"
    assert [event.target for event in told(t, AttackMade)] == ["hatchet"]
    kinds = [type(event) for event in t.events]
    assert kinds.index(FigureMoved) < kinds.index(AttackMade)


@rule("JL-G-101")
def test_the_focus_is_found_anew_in_every_turn():
    t = arrange("h . a . . r", monsters={"a": "zealot"}, abilities=PLAIN)
    actions = actions_of(t, at(t, "a3"))
    assert find_focus(t, at(t, "a3"), actions) == "hatchet"
    t.state.figures["red_guard"].at = "a4"
    assert find_focus(t, at(t, "a3"), actions) == "red_guard"


@rule("JL-G-114")
def test_when_its_focus_is_exhausted_it_finds_another():
    t = turn("h a r", {"a": "giant_viper!"}, {"giant_viper": 403}, initiatives={"hatchet": 5, "red_guard": 80})
    t.state.figures["hatchet"].health = 1
    take(t, TakeDamage())
    while t.decisions:
        take(t, TakeDamage() if TakeDamage() in asked(t) else asked(t)[0])
    assert [event.target for event in told(t, AttackMade)] == ["hatchet", "red_guard"]


@rule("JL-G-115")
def test_of_several_attacks_the_first_decides_the_focus():
    drawing = """
        h . . . a
         # # # # .
        . . . r .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, initiatives={"hatchet": 5, "red_guard": 80})
    far, near = Attack(value=0, range=4), Attack(value=0)
    assert find_focus(t, at(t, "a5"), (far, near)) == "hatchet"
    assert find_focus(t, at(t, "a5"), (near, far)) == "red_guard"


@rule("JL-G-126")
def test_a_trap_that_cannot_be_avoided_is_sprung_even_if_it_kills():
    t = turn("h . ! a", {"a": "zealot~1"}, PLAIN)
    assert told(t, TrapSprung)
    assert not [figure for figure in t.state.figures.values() if figure.kind == "monster"]


@rule("JL-G-136")
def test_monsters_avoid_the_sand_devil_like_a_trap():
    drawing = """
        h . a
         . .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, abilities=PLAIN)
    t.state.devil = "a2"
    t.do(MonsterTurn("m1"))
    running.advance(t)
    assert "a2" not in {cell for event in told(t, FigureMoved) for cell in event.path}
    assert at(t, "b1").being == "zealot"


@rule("JL-3003", "JL-EX-12")
def test_a_ranged_attack_of_a_monster_on_an_adjacent_character_has_disadvantage():
    raider = {"vermling_raider": 370}
    basic = {"decks": {"vermling_raider": "basic_vermling_raider"}}
    t = turn("h a", {"a": "vermling_raider"}, raider, scenario=basic, cards={"monsters": ["+1", "-1"]})
    assert len(told(t, ModifierDrawn)) == 2
    assert [event.card for event in told(t, ModifierUsed)] == ["-1"]


@rule("JL-3007")
def test_with_a_melee_attack_it_does_not_step_away():
    t = turn(". . . a h", {"a": "zealot"}, PLAIN)
    assert not told(t, FigureMoved)
    assert told(t, AttackMade)


@rule("JL-O-01")
def test_a_ranged_monster_next_to_one_and_in_range_of_another_takes_the_earlier():
    shoot = Attack(value=0, range=3)
    t = arrange("r . . a h", monsters={"a": "zealot"}, initiatives={"hatchet": 80, "red_guard": 5})
    assert find_focus(t, at(t, "a4"), (Move(value=1), shoot)) == "red_guard"
    other = arrange("r . . a h", monsters={"a": "zealot"}, initiatives={"hatchet": 5, "red_guard": 80})
    assert find_focus(other, at(other, "a4"), (Move(value=1), shoot)) == "hatchet"


# -- rooms


def house(drawing="h . 1 . b", agenda=(), **more):
    scenario = {"monsters": {"b": Placed("zealot", "nnn")}} | more.pop("scenario", {})
    return arrange(drawing, agenda=agenda, scenario=scenario, **more)


@rule("JL-G-502")
def test_a_door_is_opened_by_a_jump_and_by_a_granted_move():
    t = take(house(agenda=[Act("hatchet", Move(value=2, jump=True))]), Go(("a2", "a3")))
    assert told(t, DoorOpened)
    grant = Command(side="allies", range=9, actions=(Move(value=2),))
    granted = house("v h . 1 . b", [Act("voidwarden", grant)])
    take(granted, Target("hatchet"), Go(("a3", "a4")))
    assert told(granted, DoorOpened)


@rule("JL-G-504")
def test_several_new_kinds_whose_time_is_past_act_in_their_order():
    placed = {"b": Placed("zealot", "nnn"), "c": Placed("giant_viper", "nnn")}
    t = house(
        "h . 1 . b c",
        [BeginTurn("hatchet"), NextTurn()],
        scenario={"monsters": placed},
        initiatives={"hatchet": 99},
        hands={"hatchet": ["power_pitch:chosen", "center_mass:chosen"]},
    )
    take(t, UseHalf("power_pitch", "bottom"), Go(("a2", "a3")), Skip(), UseHalf("center_mass", "top"), Skip())
    while t.decisions:
        take(t, TakeDamage() if TakeDamage() in asked(t) else asked(t)[0])
    began = [event.who.being for event in told(t, TurnBegan)][1:]
    assert sorted(began, key=lambda being: initiative_of(t, being)) == began
    assert sorted(began) == ["giant_viper", "zealot"]


@rule("JL-2212", "JL-2211")
def test_a_treasure_that_a_monster_loots_nobody_gets():
    t = arrange("h . a *", monsters={"a": "vermling_raider"}, scenario={"treasures": (14,)})
    loot(t, at(t, "a3"), 1)
    assert t.state.treasures == {}
    assert t.state.heroes["hatchet"].treasures == []
    assert t.state.looted == 0


@rule("JL-G-507")
def test_with_too_few_standees_the_players_choose_which_hexes_stay_empty():
    placed = {"b": Placed("zealot", "nnn"), "c": Placed("zealot", "eee")}
    t = house("h . 1 . b b b c", [Act("hatchet", Move(value=2))], scenario={"monsters": placed})
    t.state.standees["zealot"] = [1, 2, 3]
    take(t, Go(("a2", "a3")))
    assert set(asked(t)) == {PickHex("a5"), PickHex("a6"), PickHex("a7")}
    take(t, PickHex("a6"))
    assert sorted(figure.at for figure in t.state.figures.values()) == ["a3", "a5", "a7", "a8"]


@rule("JL-G-005")
def test_of_two_bonuses_that_answer_at_once_the_player_chooses_the_first():
    t = arrange("h a r", monsters={"a": "zealot~1"}, agenda=[Act("hatchet", Attack(value=3))])
    for card, effect in (("retrieval", Shield(value=1)), ("power_pitch", Heal(value=1, side="self"))):
        add_bonus(t, "hatchet", Watch(upon="kill", then=(effect,)), "persistent", card, "hatchet")
        held(t, "hatchet", card).zone = "active"
    take(t, Target("m1"))
    assert set(asked(t)) == {PickCard("retrieval"), PickCard("power_pitch")}
    take(t, PickCard("power_pitch"))
    assert isinstance(t.decisions[0].question.effect, Heal)
