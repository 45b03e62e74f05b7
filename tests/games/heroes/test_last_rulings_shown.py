"""Rulings once more: the AI and the end of the game."""

import pytest

from questhall.core import Outcome
from questhall.games.heroes.board import chair, tier
from questhall.games.heroes.choices import Done, MoveUnit, Target
from questhall.games.heroes.events import DamageDealt
from questhall.games.heroes.geography import chart
from questhall.games.heroes.people import usable_buildings
from questhall.games.heroes.state import FIRST_RIVAL, NOBODY, Flag, Lingering, Rival, Rules, Troop
from questhall.games.heroes.steps.campaign import sorted_out
from questhall.games.heroes.steps.combat.abilities import ThrowBolt
from questhall.games.heroes.steps.combat.aftermath import FlyBack, HitNext
from questhall.games.heroes.steps.combat.ai import approach, priority
from questhall.games.heroes.steps.combat.by_rule import ActByRule
from questhall.games.heroes.steps.combat.commanding import MendOne
from questhall.games.heroes.steps.ending import CountHomeless, Eliminate
from questhall.games.heroes.steps.rivals import beyond, priorities
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import PlantFlag
from tests.games.heroes.board import CONTENT, arrange, battle, prompt, side, sit, take, told, unit
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
KILL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""


# -- the AI


def rival(at="s1_c"):
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at=at, army=[Troop("skeletons")])


@rule("HM-R-130")
def test_a_way_over_a_face_down_tile_costs_a_point_more():
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(1, -3): "far"}, at={1: "s3_w"})
    graph = chart(t.state.layout)
    prices = {isinstance(way, int): price for _, way, price in beyond(graph, graph.at["s3_ne"])}
    assert prices == {True: 2, False: 1}


@rule("HM-R-131")
def test_it_wants_mines_and_settlements_of_others_but_not_its_own():
    tiles = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
    more = {"mode": "campaign", "scenario": "the_raider", "heroes": ("catherine",)}
    for owner, wanted in ((0, True), (-2, False)):
        flags = {"s3_c": Flag(0), "f1_nw": Flag(owner)}
        t = arrange(tiles=tiles, flags=flags, rivals=[rival("f1_c")], **more)
        prizes = priorities(t, -2, t.state.rivals[0])[1]
        assert (chart(t.state.layout).at["f1_nw"] in prizes) is wanted


CROWDED = """
    . . . .
    . g . .
    . f . .
    . A . .
    . . . .
"""


@rule("HM-R-137")
def test_the_closest_is_found_by_moves_for_those_who_walk_and_by_spaces_for_shooters():
    t = battle(CROWDED, A="zombies few", g="boars neutral", f="rogues neutral", guards=True, agenda=[])
    c = t.state.combat
    assert priority(c, unit(t, "g"), unit(t, "A"))[2] == 3
    t = battle(CROWDED, A="zombies few", g="marksmen neutral", f="rogues neutral", guards=True, agenda=[])
    assert priority(t.state.combat, unit(t, "g"), unit(t, "A"))[2] == 2


FAR = """
    g . . .
    . . . .
    . . . .
    . . A .
    . . . B
"""


@rule("HM-R-138")
def test_who_reaches_nobody_goes_towards_the_best_tier():
    t = battle(FAR, g="champions neutral", A="zombies few", B="champions few", guards=True, agenda=[])
    assert approach(t.state.combat, unit(t, "g")) == 3
    t = battle(FAR, g="halberdiers neutral", A="zombies few", B="champions few", guards=True, agenda=[])
    assert approach(t.state.combat, unit(t, "g")) == 6


@rule("HM-R-139")
def test_shooters_of_the_ai_stay_where_they_are():
    units = {"g": "marksmen neutral", "A": "zombies few", "B": "champions few"}
    more = {"guards": True, "operator": NOBODY, "mode": "campaign", "dice": [0, 0]}
    t = battle(FAR, agenda=[ActByRule("g")], **units, **more)
    while prompt(t) == "card_window":
        take(t, Done())
    assert (unit(t, "g").at, bool(told(t, DamageDealt))) == (0, True)
    unit(t, "g").charms.append(Lingering("forget", 1, 999, 0, ""))
    assert approach(t.state.combat, unit(t, "g")) == 0


@rule("HM-R-140")
def test_the_tower_counts_as_silver():
    t = battle(KILL, A="griffins few", s="zombies few", tower=True, agenda=[])
    assert tier(next(each for each in t.state.combat.fighters if each.id == "tower")) == "silver"


LINE = """
    . . . .
    g h . .
    . . . .
    A B . .
    . . . .
"""


def guarded_line(**units):
    kinds = {"A": "zombies few", "B": "archangels few", "g": "liches neutral", "h": "boars neutral"} | units
    return battle(LINE, guards=True, operator=NOBODY, mode="campaign", agenda=[], **kinds)


@rule("HM-R-141")
def test_the_ai_always_uses_what_it_may_use():
    t = guarded_line()
    assert HitNext("g", 12, 2).ask(t).choices == (Target("B"),)
    t = guarded_line(g="harpies neutral")
    unit(t, "g").at, unit(t, "g").home = 8, 4
    assert FlyBack("g").ask(t).choices == (MoveUnit(4),)
    led = guarded_line()
    led.state.combat.operator = 1
    assert HitNext("g", 12, 2).ask(led).choices == (Target("B"), Done())


@rule("HM-R-141")
def test_the_ai_heals_whoever_gains_most():
    healer = next(name for name, each in CONTENT.units.items() if each.neutral and "Mend" in str(each.neutral.traits))
    t = guarded_line(g=f"{healer} neutral~1", h="boars neutral~2")
    assert MendOne("g").ask(t).choices == (Target("h"),)


@rule("HM-R-141")
def test_a_bolt_of_the_ai_hits_the_sturdiest_unit():
    thrower = next(name for name, each in CONTENT.units.items() if each.neutral and "Bolt" in str(each.neutral.traits))
    t = guarded_line(g=f"{thrower} neutral")
    assert ThrowBolt("g", 2).ask(t).choices == (Target("B"),)
    t.state.combat.operator = 1
    assert ThrowBolt("g", 2).ask(t).choices == (Target("A"), Target("B"))


@rule("HM-R-142")
def test_the_player_who_fights_breaks_ties_of_the_ai():
    t = battle(KILL, A="griffins few", s="zombies few", guards=True, operator=NOBODY, mode="cooperative", agenda=[])
    c = t.state.combat
    found = []
    for attacker, defender in ((0, NOBODY), (1, NOBODY), (FIRST_RIVAL, 1)):
        c.attacker, c.defender = attacker, defender
        found.append(chair(c))
    assert found == [0, 1, 1]


# -- the end of the game


@rule("HM-R-150")
def test_every_round_begins_with_the_count():
    t = arrange(agenda=[])
    BeginRound().run(t)
    assert t.agenda[-1] == CountHomeless()


@rule("HM-R-150")
@pytest.mark.parametrize("home", ["s1_c", "c5_c"])
def test_a_captured_town_stops_the_count(home):
    flags = {"s3_c": Flag(1), "s1_c": Flag(1)}
    more = {"scenario": "grail_road", "flags": flags, "sides": {0: {"homeless": 2}}}
    t = arrange(agenda=[PlantFlag(0, home), Act(0)], **more)
    assert side(t).homeless == 0


@rule("HM-R-152", "HM-3209")
def test_a_team_wins_when_all_enemies_are_eliminated():
    t = arrange(heroes=THREE, mode="alliance", agenda=[Eliminate(1), Act(0)])
    assert t.outcome == Outcome("won", "last_standing", (0, 2))


@rule("HM-R-154")
@pytest.mark.parametrize("scenario", ["first_flags", "grail_road"])
def test_everybody_begins_with_what_the_scenario_says(scenario):
    plan, own = CONTENT.plan(scenario), sit(scenario=scenario).state.sides[0]
    army = [Troop(CONTENT.army("castle", each.tier)[each.place].id, each.aspect) for each in plan.army_of("castle")]
    assert (own.purse, own.income, own.army) == (plan.resources, plan.income, army)
    assert army


@rule("HM-R-157")
def test_cards_in_play_belong_to_the_deck():
    own = {"deck": ["attack"], "hand": ["power"], "discard": ["bless"], "in_play": ["haste"]}
    t = arrange(sides={0: own | {"permanents": ["angel_wings"]}})
    always, others = sorted_out(side(t))
    assert (always, sorted(others)) == (["attack", "power"], ["angel_wings", "bless", "haste"])


@rule("HM-R-160", "HM-3002")
def test_a_captor_uses_the_captured_buildings_besides_the_own():
    sides = {0: {"built": ["towers"]}, 1: {"built": ["old_cemetery"]}}
    flags = {"s3_c": Flag(0), "s1_c": Flag(0)}
    t = arrange(flags=flags, sides=sides, rules=Rules(spoils_of_towns=True))
    assert usable_buildings(t, 0) == ["towers", "old_cemetery"]
    assert usable_buildings(arrange(flags=flags, sides=sides), 0) == ["towers"]
