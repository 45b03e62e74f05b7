"""Rulings and details of figures, actions and monsters.  [JL-G-0xx to JL-G-6xx, JL-O-xx]"""

from questhall.core import running
from questhall.games.jaws.belongings import held
from questhall.games.jaws.cardpiles import add_passing, reshuffle_modifiers
from questhall.games.jaws.choices import (
    Accept,
    Go,
    LoseOne,
    PickCard,
    PickHex,
    PlayCards,
    RestShort,
    Skip,
    TakeDamage,
    Target,
    UseHalf,
)
from questhall.games.jaws.content import load, maps
from questhall.games.jaws.content.scenarios import Objective, Placed
from questhall.games.jaws.effects import Affect, Attack, Command, Heal, Move, Shield, Watch
from questhall.games.jaws.events import (
    AttackMade,
    CoinDropped,
    CoinsLooted,
    DamageSuffered,
    DoorOpened,
    FigureMoved,
    HeroExhausted,
    ModifierDrawn,
    ModifierUsed,
    RoundEnded,
    TrapSprung,
    TurnBegan,
)
from questhall.games.jaws.minds import actions_of, find_focus
from questhall.games.jaws.placing import place_monster
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import exhaust, kill
from questhall.games.jaws.steps.ending import spawn
from questhall.games.jaws.steps.looting import loot
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.resting import OfferShortRests
from questhall.games.jaws.steps.rounds import (
    BeginTurn,
    EndRound,
    NextTurn,
    SelectCards,
    StartRound,
    initiative_of,
    waiting,
)
from questhall.games.jaws.world import add_bonus, adjacent, shield_of
from questhall.kit import hex_pattern
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

PLAIN = {"zealot": 384}
CURSING = {"zealot": 386}


# -- rounds and turns


@rule("JL-304", "JL-4101", "JL-305")
def test_a_round_ends_when_characters_and_monsters_have_all_acted():
    golem = {"stone_golem": 406}
    t = arrange("h . . a", monsters={"a": "stone_golem+stun"}, abilities=golem, agenda=[NextTurn(), EndRound()])
    order = [type(event) for event in t.events if isinstance(event, TurnBegan | RoundEnded)]
    assert order == [TurnBegan, TurnBegan, RoundEnded]


@rule("JL-405", "JL-507")
def test_the_leading_card_gives_the_initiative_and_matters_no_more():
    hands = {"hatchet": ["center_mass", "close_cuts"]}
    t = arrange(
        "h . . . a", monsters={"a": "stone_golem+stun"}, hands=hands, agenda=[SelectCards(), BeginTurn("hatchet")]
    )
    take(t, PlayCards("close_cuts", "center_mass"))
    mine = t.state.heroes["hatchet"]
    assert (mine.lead, mine.initiative) == ("close_cuts", load().cards["close_cuts"].initiative)
    halves = {(choice.card, choice.half) for choice in asked(t) if isinstance(choice, UseHalf)}
    assert halves == {(card, half) for card in hands["hatchet"] for half in ("top", "bottom")}


@rule("JL-508", "JL-2704", "JL-2701")
def test_a_monster_card_gives_initiative_and_actions():
    for number in (384, 388):
        t = arrange("h a", monsters={"a": "zealot"}, abilities={"zealot": number})
        card = load().ability("zealot", number)
        assert initiative_of(t, "zealot") == card.initiative
        assert actions_of(t, at(t, "a2")) == card.actions


@rule("JL-O-43")
def test_nobody_knows_the_monsters_card_when_choosing():
    t = arrange("h a", monsters={"a": "zealot"}, abilities=PLAIN, agenda=[StartRound()])
    assert t.decisions[0].question == SelectCards()
    assert t.state.drawn == {}
    take(t, asked(t)[0])
    assert "zealot" in t.state.drawn


@rule("JL-3808")
def test_after_a_short_rest_the_next_round_is_played_normally():
    hands = {"hatchet": ["center_mass:discard", "close_cuts:discard", "power_pitch:discard"]}
    t = arrange("h . a", monsters={"a": "stone_golem"}, hands=hands, agenda=[OfferShortRests(), StartRound()])
    take(t, RestShort(), Accept())
    assert all(isinstance(choice, PlayCards) for choice in asked(t))
    assert len(asked(t)) == 2


@rule("JL-4005", "JL-G-605")
def test_the_exhausted_take_no_further_part():
    t = arrange("h r a", monsters={"a": "stone_golem"})
    exhaust(t, "hatchet")
    t.agenda.clear()
    t.do(StartRound())
    running.advance(t)
    t._decisions = None
    assert list(t.decisions) == [1]
    assert "hatchet" not in waiting(t)
    assert t.state.heroes["hatchet"].exhausted
    assert "hatchet" not in t.state.figures


@rule("JL-G-601")
def test_after_a_long_rest_there_is_nothing_to_rest_with():
    hands = {"hatchet": ["center_mass:discard", "close_cuts:discard", "power_pitch:discard"]}
    t = arrange("h . a", monsters={"a": "stone_golem"}, hands=hands, agenda=[BeginTurn("hatchet"), OfferShortRests()])
    take(t, asked(t)[0])
    assert not t.decisions


@rule("JL-G-607", "JL-G-012")
def test_a_rest_has_a_beginning_and_an_end_like_any_turn():
    hands = {"hatchet": ["center_mass:discard", "close_cuts:discard", "power_pitch:discard"]}
    ill = {"hatchet": ["wound", "muddle"]}
    t = arrange("h . a", monsters={"a": "stone_golem"}, hands=hands, conditions=ill, agenda=[BeginTurn("hatchet")])
    t.state.coins = {"a1": 1}
    take(t, TakeDamage())
    assert told(t, DamageSuffered)[0].source == "wound"
    assert not told(t, CoinsLooted)
    take(t, asked(t)[0])
    assert told(t, CoinsLooted)
    assert t.state.figures["hatchet"].conditions == {}


@rule("JL-O-31")
def test_refusing_the_card_of_a_short_rest_may_exhaust_and_may_be_negated():
    hands = {"hatchet": ["center_mass:discard", "close_cuts:discard", "power_pitch:discard", "retrieval"]}
    t = arrange("h r", hands=hands, agenda=[OfferShortRests()])
    t.state.figures["hatchet"].health = 1
    take(t, RestShort(), Skip())
    assert LoseOne("retrieval") in asked(t)
    take(t, TakeDamage())
    assert told(t, HeroExhausted)[0].being == "hatchet"


# -- actions


@rule("JL-604", "JL-G-008")
def test_actions_of_an_ability_are_separate():
    cards = ["disorienting_barrage:chosen", "center_mass:chosen"]
    t = arrange(
        "h . . .", hands={"hatchet": cards}, agenda=[Act("hatchet", Attack(value=2)), Act("hatchet", Move(value=1))]
    )
    assert Go(("a2",)) in asked(t)  # nobody to attack: the move is still there


@rule("JL-707")
def test_points_of_one_move_are_of_no_use_to_another():
    t = arrange("h . . . . .", agenda=[Act("hatchet", Move(value=3)), Act("hatchet", Move(value=1))])
    take(t, Go(("a2",)))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a1", "a3"}


@rule("JL-218")
def test_nobody_moves_onto_an_obstacle():
    t = arrange("h # .", agenda=[Act("hatchet", Move(value=3))])
    assert not t.decisions


@rule("JL-812", "JL-3002")
def test_attacks_of_monsters_are_resolved_like_those_of_characters():
    t = arrange(
        "h a", monsters={"a": "zealot"}, abilities=PLAIN, cards={"monsters": ["+2"]}, agenda=[MonsterTurn("m1")]
    )
    add_bonus(t, "hatchet", Shield(value=1), "round")
    take(t, TakeDamage())
    assert told(t, DamageSuffered)[0].damage == 2 + 2 - 1
    assert t.state.modifiers.discard == ["+2"]


@rule("JL-901")
def test_everybody_draws_from_their_own_deck():
    t = arrange("h a r", monsters={"a": "stone_golem"}, agenda=[Act("hatchet", Attack(value=2))])
    take(t, Target("m1"))
    assert len(t.state.heroes["hatchet"].modifiers.discard) == 1
    assert t.state.heroes["red_guard"].modifiers.discard == t.state.modifiers.discard == []


@rule("JL-839")
def test_areas_may_be_turned_and_mirrored(monkeypatch):
    hook = hex_pattern("  r r\n r\ng")  # its mirror image is no turn of it
    monkeypatch.setitem(maps.PATTERNS, "cone", hook)
    row = ". . . . . . .\n"
    t = arrange((row + " " + row) * 2 + ". . . h . . .\n " + row + row + " " + row)
    laid = maps.floor(t.state.scenario, ()).placements("cone", "e4", 1)
    assert len({frozenset(cells) for cells in laid}) == 12


@rule("JL-1201")
def test_heals_and_conditions_need_line_of_sight_too():
    drawing = """
        h .   . r
         . . . .
    """
    t = arrange(drawing, agenda=[Act("hatchet", Heal(value=2, range=9))])
    assert Target("red_guard") not in asked(t)
    clear = arrange("h . . r", agenda=[Act("hatchet", Heal(value=2, range=5))])
    assert Target("red_guard") in asked(clear)


@rule("JL-1204")
def test_obstacles_objectives_and_figures_do_not_block_the_line():
    stone = {"S": Objective(kind="stone", health=3)}
    t = arrange("h # S b a", monsters={"a": "zealot", "b": "zealot"}, objectives=stone, agenda=[shot()])
    assert Target(at(t, "a5").id) in asked(t)


def shot(being="hatchet"):
    return Act(being, Attack(value=3, range=9))


@rule("JL-O-19")
def test_a_line_that_touches_a_wall_is_blocked():
    drawing = """
        h .   . a
         . . . .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, agenda=[shot()])
    assert not t.decisions


@rule("JL-G-002")
def test_hexes_on_both_sides_of_a_wall_are_not_adjacent():
    drawing = """
        h   a
         . b
    """
    t = arrange(drawing, monsters={"a": "zealot", "b": "zealot"})
    assert adjacent(t, t.state.figures["hatchet"], t.state.figures.values()) == [t.state.figures["hatchet"]]
    assert at(t, "b2") in adjacent(t, at(t, "a2"), t.state.figures.values())


@rule("JL-G-902")
def test_all_adjacent_enemies_can_be_pushed_without_an_attack():
    drawing = """
        . a . .
         . h b .
        . . . c
    """
    t = arrange(drawing, monsters={"a": "zealot", "b": "zealot", "c": "zealot"}, agenda=[push()])
    while t.decisions:
        take(t, next(choice for choice in asked(t) if not isinstance(choice, Skip)))
    assert len(told(t, FigureMoved)) == 2
    assert at(t, "c4")
    assert not told(t, AttackMade)


def push():
    return Act("hatchet", Affect(push=1, targets=0))


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
    kill(t, at(t, "a2"), "hatchet")
    t.state.standees["zealot"] = [number]
    again = place_monster(t, "zealot", "a2", elite=False)
    assert (again.number, again.health, again.conditions) == (number, 6, {})


@rule("JL-210", "JL-2604")
def test_a_monster_has_the_hit_points_of_the_level_played():
    for level, health in enumerate(load().monsters["zealot"].normal.health):
        assert at(arrange("h a", monsters={"a": "zealot"}, level=level), "a2").health == health


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
