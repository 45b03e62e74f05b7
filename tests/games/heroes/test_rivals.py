"""Chapter 26: heroes of the AI on the map."""

import pytest

from questhall.core import Setup, Table
from questhall.games.heroes.choices import (
    Deploy,
    Done,
    EndTurn,
    GoHome,
    LeadRival,
    PayDefence,
    Surrender,
    TakeIncome,
    TurnTile,
    Yield,
)
from questhall.games.heroes.content.printed import RivalPlan, Spot, Troops
from questhall.games.heroes.dealing import first_layout, make_rival
from questhall.games.heroes.economy import rounds_left
from questhall.games.heroes.effects import Experience, Gain, Purse
from questhall.games.heroes.events import (
    CombatEnded,
    ExperienceGained,
    MoraleChanged,
    QuickCombat,
    ResourcesGained,
    RivalAttacked,
    RivalBeaten,
    RivalFlagged,
    RivalMoved,
    TileTurned,
    TurnBegan,
)
from questhall.games.heroes.geography import beside, blocked_field
from questhall.games.heroes.state import Flag, Place, Rival, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from questhall.games.heroes.steps.ending import last_round
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.rivals import RivalArrives, RivalTurn
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.turn import Act
from questhall.kit.hexes import Hex
from tests.games.heroes.board import CONTENT, GAME, LoadedRng, arrange, battle, offered, prompt, side, take, told
from tests.ledger import rule

MAP = {"s3": (0, 0, 0), "f1": (1, -3, 0), "s1": (4, -5, 0)}
FLAGS = {"s3_c": Flag(0), "s1_c": Flag(-2)}


def sandro(at="s1_c", **more):
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at=at, army=[Troop("skeletons")], **more)


def campaign(*rivals, hero="s3_c", agenda=None, **more):
    """Catherine in the south, Sandro of the AI in the north, between them a far tile with a settlement (f1_nw)."""
    settings = {"tiles": MAP, "flags": dict(FLAGS), "mode": "campaign"} | more
    steps = [RivalTurn(-2), Act(0)] if agenda is None else agenda
    return arrange(
        heroes=("catherine",), scenario="sealed_valley", at={0: hero}, rivals=list(rivals), agenda=steps, **settings
    )


def ways(t):
    return [event.to for event in told(t, RivalMoved)]


@rule("HM-2603", "HM-2607")
def test_a_hero_of_the_ai_spends_three_movement_points():
    t = campaign(sandro())
    assert ways(t) == ["s1_w", "f1_ne", "f1_nw"]
    assert t.state.rivals[0].moves == 0


@rule("HM-2608", "HM-2601", "HM-108")
def test_it_acts_after_the_player_in_the_same_round():
    t = campaign(sandro(), agenda=[BeginRound()], round=0)
    assert told(t, RivalMoved) == []
    take(t, *[t.decisions[0].choices[0]] * (prompt(t) == "draw_up"), EndTurn())
    moved = t.events.index(told(t, RivalMoved)[0])
    assert moved > t.events.index(TurnBegan(0))
    assert t.state.round == 1


@rule("HM-2604")
def test_a_players_hero_on_its_tile_is_hunted_and_attacked():
    t = campaign(sandro("f1_ne"), hero="f1_sw")
    assert ways(t) == ["f1_c", "f1_sw"]
    assert told(t, RivalAttacked) == [RivalAttacked("sandro", 0, "f1_sw")]


@rule("HM-2605", "HM-R-131")
def test_without_a_hero_there_it_goes_to_the_closest_mine_or_settlement_of_its_tile():
    assert ways(campaign(sandro("f1_ne"))) == ["f1_nw", "f1_c", "f1_se"]
    owned = campaign(sandro("f1_ne"), flags=FLAGS | {"f1_nw": Flag(-2)})
    assert LeadRival("f1_nw") not in offered(owned, LeadRival)


@rule("HM-2606")
def test_with_nothing_to_take_it_marches_on_the_players_town():
    t = campaign(sandro("f1_se"), flags=FLAGS | {"f1_nw": Flag(-2)})
    assert ways(t) == ["s3_ne", "s3_c"]


@rule("HM-2609", "HM-2610")
def test_guards_do_not_stop_it_and_it_flags_what_it_passes():
    t = campaign(sandro("f1_ne"))
    assert told(t, RivalFlagged) == [RivalFlagged("sandro", "f1_nw")]
    assert (t.state.flags["f1_nw"].seat, "f1_nw" in t.state.opened, told(t, QuickCombat)) == (-2, True, [])


@rule("HM-2611")
def test_it_visits_without_any_benefit():
    t = campaign(sandro("s1_w"), flags=FLAGS | {"s1_w": Flag(-2)})
    assert ways(t)[0] == "f1_ne"
    assert t.state.visited == ["f1_ne"]
    assert told(t, ResourcesGained) == []


@rule("HM-2610")
def test_it_visits_what_a_token_has_made_of_a_blocked_field():
    rock = blocked_field("f1")
    t = campaign(sandro(rock), tokens={"f1": "bank_crypt"}, agenda=[RivalArrives(-2), Act(0)])
    assert t.state.visited == [rock]


@rule("HM-R-68")
def test_its_flag_counts_as_the_first():
    settings = {"flags": FLAGS | {"f1_nw": Flag(-2)}, "opened": ["s3_c", "s1_c", "f1_nw"]}
    t = campaign(sandro(), hero="f1_c", agenda=[Enter(0, "main", "f1_nw"), Act(0)], **settings)
    take(t, TakeIncome("gold"))
    assert told(t, ResourcesGained) == []


@rule("HM-2612", "HM-2613", "HM-EX-66")
def test_a_face_down_tile_costs_a_point_and_is_turned_by_the_player():
    t = campaign(sandro("s1_w"), tiles={"s3": (0, 0, 0), "s1": (4, -5, 0)}, hidden={(1, -3): "far"})
    assert prompt(t) == "orient_tile"
    take(t, TurnTile(t.decisions[0].choices[0].turn))
    assert len(told(t, TileTurned)) == 1
    assert len(ways(t)) == 2


@rule("HM-R-130")
def test_of_equal_ways_the_player_names_one():
    t = campaign(sandro("f1_ne"), flags=FLAGS | {"f1_nw": Flag(-2)})
    assert offered(t, LeadRival) == [LeadRival("f1_c"), LeadRival("f1_e")]
    take(t, LeadRival("f1_e"))
    assert ways(t) == ["f1_e", "f1_se", "s3_ne"]


@rule("HM-R-132")
def test_it_storms_the_players_town_and_the_player_may_pay_for_a_defence():
    t = campaign(sandro("s3_ne"), hero="f1_sw", sides={0: {"purse": Purse(gold=8)}})
    assert prompt(t) == "ask_defence"
    take(t, PayDefence())
    assert told(t, RivalAttacked) == [RivalAttacked("sandro", 0, "s3_c")]


@rule("HM-2610", "HM-2611")
def test_an_undefended_town_gets_its_cube():
    t = campaign(sandro("s3_ne"), hero="f1_sw", sides={0: {"purse": Purse()}})
    assert t.state.flags["s3_c"] == Flag(-2)


def test_a_mine_that_it_takes_lowers_the_income_of_the_player():
    flags = FLAGS | {"f1_nw": Flag(0, "gold")}
    t = campaign(sandro("f1_ne"), flags=flags, sides={0: {"income": Purse(gold=15), "purse": Purse()}})
    assert side(t).income == Purse(gold=10)


def test_a_given_up_secondary_hero_is_no_trophy_of_the_ai():
    t = campaign(sandro("f1_ne"), second={0: "f1_sw"})
    take(t, Yield())
    assert (side(t).second, ways(t)[1]) == (None, "f1_sw")


# -- combat with it

DUEL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""


def duel(*, agenda=None, A="archangels pack", s="skeletons few", rival=None, **more):  # noqa: N803
    """Seat 0 attacks Sandro, who stands on the field."""
    steps = agenda or [*strike("A", "s")]
    return battle(DUEL, A=A, s=s, agenda=steps, dice=[0], rival=rival or sandro("f1_c"), **more)


@rule("HM-2615", "HM-R-133", "HM-2616")
def test_a_beaten_hero_of_the_ai_leaves_the_map_and_brings_nothing_by_itself():
    t = duel()
    assert told(t, RivalBeaten) == [RivalBeaten(0, "sandro")]
    assert t.state.rivals[0].out
    assert (told(t, ExperienceGained), told(t, ResourcesGained), side(t).trophies) == ([], [], [])


@rule("HM-2616")
def test_the_scenario_may_reward_the_victory():
    t = duel(rival=sandro("f1_c", reward=(Experience(1), Gain(gold=5))))
    assert told(t, ExperienceGained) == [ExperienceGained(0, 1)]
    assert told(t, ResourcesGained)[0].amount == Purse(gold=5)


@rule("HM-2614", "HM-2615", "HM-2407", "HM-2408")
def test_nobody_surrenders_to_the_ai_or_retreats_from_it():
    t = duel(agenda=[ActivateUnit("A")], sides={0: {"purse": Purse(gold=20)}})
    assert offered(t, Surrender) == []
    assert duel(agenda=[EndCombatRound()]).state.combat.round == 2


def test_a_defeat_by_the_ai_costs_neither_morale_nor_gold():
    purse = {"purse": Purse(gold=9)}
    t = duel(A="skeletons few", s="archangels pack", agenda=[*strike("s", "A")], sides={0: purse})
    assert told(t, MoraleChanged) == []
    assert (side(t).purse.gold, side(t).main.at) == (9, "s3_c")


@rule("HM-2617")
def test_its_town_without_it_falls_without_combat():
    t = campaign(sandro("f1_c"), hero="s1_w", agenda=[Enter(0, "main", "s1_c"), Act(0)])
    assert (told(t, CombatEnded), t.state.flags["s1_c"]) == ([], Flag(0))


@rule("HM-2618")
def test_a_garrison_of_the_scenario_defends_its_town():
    rival = sandro("f1_c", garrison=[Troop("zombies")])
    t = campaign(rival, hero="s1_w", agenda=[Enter(0, "main", "s1_c"), Act(0)], sides={0: {"purse": Purse()}})
    take(t, Deploy(0, 12))
    assert [each.unit for each in t.state.combat.fighters if each.camp == "defender"] == []
    take(t, Done())
    assert [each.unit for each in t.state.combat.fighters if each.camp == "defender"] == ["zombies"]


def test_its_army_attacks_from_the_attackers_side():
    t = campaign(sandro("f1_ne"), hero="f1_sw", sides={0: {"purse": Purse(), "army": [Troop("griffins")]}})
    assert [(each.unit, each.at) for each in t.state.combat.fighters] == [("skeletons", 12)]
    assert prompt(t) == "place_units"
    take(t, Deploy(0, 4))
    assert t.state.combat.attacker == -2


def test_a_player_without_home_goes_out_when_the_ai_wins():
    t = campaign(sandro("f1_ne"), hero="f1_sw", flags={"s1_c": Flag(-2), "s3_c": Flag(-2)})
    assert [rival.at for rival in t.state.rivals] == ["f1_sw"]
    assert GoHome("s3_c") not in t.decisions[0].choices


@rule("HM-2602")
def test_it_starts_in_its_own_town():
    rival = make_rival(CONTENT, RivalPlan(factions=("dungeon",), army=(Troops("bronze", 0),)), "dungeon", LoadedRng(1))
    assert (rival.at, rival.home) == ("s2_c", "s2_c")
    spots = (Spot(at=(0, 0), group="starting", seat=0), Spot(at=(2, 1), group="starting", rival=0))
    assert first_layout(spots, ["s3_c"], ["s2_c"]).places[1] == Place((2, 1), "starting", "s2", 0)


@rule("HM-2602")
def test_a_hero_of_the_ai_without_a_town_on_the_map_stays_away():
    plan = CONTENT.scenarios["raiders_at_dawn"]
    assert [len(plan.rivals_for(count)) for count in plan.players] == [1, 1, 1, 2, 2, 2]
    factions = ("castle", "dungeon", "necropolis", "rampart", "tower", "inferno")
    t = Table.sit(GAME, Setup("heroes", "raiders_at_dawn", factions, 1, {}))
    assert len({each.faction for each in t.state.rivals} | set(factions)) == 8
    assert [t.state.flags[each.home].seat for each in t.state.rivals] == [-2, -3]


def test_more_players_have_fewer_rounds_for_the_utopia():
    factions = ("castle", "dungeon", "rampart", "tower", "inferno", "cove")
    t = Table.sit(GAME, Setup("heroes", "sealed_valley", factions, 1, {}))
    assert (last_round(t), rounds_left(t), CONTENT.scenarios["sealed_valley"].last_round(1)) == (14, 14, 16)


@pytest.mark.parametrize("name", ["sealed_valley", "raiders_at_dawn", "black_banner"])
@rule("HM-1506")
def test_every_number_of_players_has_a_map_of_its_own(name):
    for count, spots in CONTENT.scenarios[name].maps.items():
        middles = {spot.at for spot in spots}
        assert sorted(spot.seat for spot in spots if spot.seat is not None) == list(range(count))
        assert len(middles) == len(spots)
        lonely = [
            s.at for s in spots if sum((h.q, h.r) in middles for h in beside(Hex(*s.at))) < min(2, len(spots) - 1)
        ]
        assert lonely == []
