"""The worked examples of the rulebook, played as they are told.  [JL-EX-xx]"""

from questhall.core import running
from questhall.games.jaws import health
from questhall.games.jaws.choices import Accept, PickModifier, RestShort, Spend
from questhall.games.jaws.content.scenarios import Placed
from questhall.games.jaws.effects import Attack, Loot
from questhall.games.jaws.events import AbilityDrawn, TurnBegan
from questhall.games.jaws.health import give_condition
from questhall.games.jaws.magic import available
from questhall.games.jaws.state import INERT, STRONG, WANING
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.resting import OfferShortRest
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound, NextTurn
from questhall.games.jaws.steps.turn import EndTurn
from questhall.haven.choices import Go, PlayCards, Skip, Target, UseHalf
from tests.games.jaws.board import arrange, at, take, told
from tests.games.jaws.test_setup import hand, started
from tests.ledger import rule


def happen(t, *steps):
    """These steps, now."""
    t.agenda.clear()
    t.do(*steps)
    running.advance(t)
    t._decisions = None
    return t


@rule("JL-EX-08")
def test_a_second_short_rest_leaves_four_cards_in_hand():
    discards = ["center_mass", "power_pitch", "follow_through", "retrieval"]
    cards = ["close_cuts", *(f"{card}:discard" for card in discards), "second_wind:lost"]
    t = arrange("h", hands={"hatchet": cards}, agenda=[OfferShortRest("hatchet")])
    take(t, RestShort(), Accept())
    zones = [each.zone for each in t.state.heroes["hatchet"].cards]
    assert (zones.count("hand"), zones.count("lost")) == (4, 2)


@rule("JL-EX-09")
def test_loot_1_takes_coins_and_treasures_from_ones_own_hex_and_the_adjacent_ones():
    t = arrange("$ h * $", agenda=[Act("hatchet", Loot(1))], scenario={"treasures": (14,)})
    t.state.coins["a2"] = 1
    take(t, Accept())
    assert (t.state.coins, t.state.treasures) == ({"a4": 1}, {})
    assert t.state.heroes["hatchet"].treasures == [14]


@rule("JL-EX-18")
def test_with_disadvantage_the_first_of_two_cards_counts_that_cannot_be_compared():
    for cards, left in ((("+1 wound", "+2"), 6), (("+2", "+1 wound"), 5)):
        stacked = {"hatchet": list(cards)}
        agenda = [Act("hatchet", Attack(value=3))]
        t = arrange(
            "h a",
            monsters={"a": "stone_golem~10"},
            cards=stacked,
            agenda=agenda,
            level=0,
            conditions={"hatchet": ["muddle"]},
        )
        take(t, Target("m1"))
        assert PickModifier(1) not in [each for d in t.decisions.values() for each in d.choices]
        assert at(t, "a2").health == left


@rule("JL-EX-19")
def test_fire_of_one_round_is_consumed_in_the_next():
    chosen = ["flaming_sickle:chosen", "twirling_stabs:chosen"]
    t = arrange("r a", monsters={"a": "stone_golem~10"}, hands={"red_guard": chosen}, agenda=[BeginTurn("red_guard")])
    take(t, UseHalf("flaming_sickle", "top"), Target("m1"), UseHalf("twirling_stabs", "bottom"), Skip())
    assert t.state.elements["fire"] == STRONG
    happen(t, CloseRound())
    assert t.state.elements["fire"] == WANING
    next(each for each in t.state.heroes["red_guard"].cards if each.card == "twirling_stabs").zone = "chosen"
    before = t.state.heroes["red_guard"].xp
    happen(t, BeginTurn("red_guard"))
    take(t, UseHalf("twirling_stabs", "bottom"), Spend(0, ("fire",)), Target("m1"))
    assert t.state.elements["fire"] == INERT
    assert "wound" in at(t, "a2").conditions
    assert t.state.heroes["red_guard"].xp == before + 1


@rule("JL-EX-28")
def test_monsters_behind_a_door_act_before_slower_characters_and_after_quicker_ones():
    for others, order in ((60, ["hatchet", "zealot", "red_guard"]), (45, ["hatchet", "red_guard", "zealot"])):
        t = arrange(
            "r h . 1 b",
            monsters={},
            scenario={"monsters": {"b": Placed("zealot", "nnn")}},
            initiatives={"hatchet": 40, "red_guard": others},
            abilities={"zealot": 384},  # initiative 50
            hands={"hatchet": ["power_pitch:chosen", "center_mass:chosen"], "red_guard": []},
            agenda=[BeginTurn("hatchet"), NextTurn()],
        )
        take(t, UseHalf("power_pitch", "bottom"), Go(("a3", "a4")), Skip(), UseHalf("center_mass", "top"))
        while t.decisions and len(told(t, TurnBegan)) < len(order):
            seat, decision = next(iter(t.decisions.items()))
            t.take(seat, Skip() if Skip() in decision.choices else decision.choices[0])
        assert [event.who.being for event in told(t, TurnBegan)] == order


@rule("JL-EX-29")
def test_in_the_first_round_of_scenario_3_only_the_zealots_draw_a_card():
    t = started("the_black_ship")
    take(t, *(PlayCards(*hand(t, being)[:2]) for being in ("red_guard", "hatchet")))
    assert [event.being for event in told(t, AbilityDrawn)] == ["zealot"]


@rule("JL-EX-40")
def test_a_stun_from_somebody_elses_turn_lasts_to_the_end_of_ones_next_turn():
    t = arrange("h a", monsters={"a": "zealot"}, active="m1")
    figure = t.state.figures["hatchet"]
    give_condition(t, figure, "stun")
    health.end_turn(t, at(t, "a2"))
    assert "stun" in figure.conditions
    happen(t, EndTurn("hatchet"))
    assert not figure.conditions


@rule("JL-EX-48")
def test_an_element_is_there_for_all_of_two_rounds():
    t = arrange("h")
    t.state.elements = {"fire": STRONG}
    seen = [list(available(t))]
    for _ in range(2):
        happen(t, CloseRound())
        seen.append(list(available(t)))
    assert seen == [["fire"], ["fire"], []]
