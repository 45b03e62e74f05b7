"""Rulings and details of figures, actions and monsters.  [JL-G-0xx to JL-G-6xx, JL-O-xx]"""

from questhall.core import running
from questhall.games.jaws.choices import Accept, LoseOne, RestShort
from questhall.games.jaws.content import load, maps
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Affect, Attack, Heal, Move, Shield
from questhall.games.jaws.events import AttackMade, CoinsLooted, HeroExhausted, TurnBegan
from questhall.games.jaws.minds import actions_of
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import exhaust
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
from questhall.games.jaws.traits import add_bonus
from questhall.games.jaws.world import adjacent
from questhall.haven.choices import Go, PlayCards, Skip, TakeDamage, Target, UseHalf
from questhall.haven.events import DamageSuffered, FigureMoved, RoundEnded
from questhall.kit import hex_pattern
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

PLAIN = {"zealot": 384}


# -- rounds and turns


@rule("JL-304", "JL-4101", "JL-305")
def test_a_round_ends_when_characters_and_monsters_have_all_acted():
    golem = {"stone_golem": 406}
    t = arrange("h . . a", monsters={"a": "stone_golem+stun"}, abilities=golem, agenda=[NextTurn(), EndRound()])
    order = [type(event) for event in t.events if isinstance(event, TurnBegan | RoundEnded)]
    assert order == [TurnBegan, TurnBegan, RoundEnded]


@rule("JL-405", "JL-507", "JL-403")
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
    hands = {"hatchet": ["center_mass:discard", "close_cuts:discard", "power_pitch:discard", "retrieval:lost"]}
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


@rule("JL-G-008")
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
    other = arrange("h a r", monsters={"a": "stone_golem"}, agenda=[Act("red_guard", Attack(value=2))])
    take(other, Target("m1"))
    assert len(other.state.heroes["red_guard"].modifiers.discard) == 1
    assert other.state.heroes["hatchet"].modifiers.discard == other.state.modifiers.discard == []


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
