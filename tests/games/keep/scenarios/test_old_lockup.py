"""The Old Lockup.  [KH-R-1044 ff.]"""

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Done, PickHero, UseRule
from questhall.games.keep.events.heroes import HeroRoused, HeroTired
from questhall.games.keep.events.turns import GuildCardDrawn, NothingHappened
from questhall.games.keep.setup import deal
from questhall.games.keep.state import Hero
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.old_lockup import LooseHinge, NewArrival
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
BRIBE = UseRule(0, "prison")


def lockup(drawing, agenda=ACT, **more):
    return arrange(drawing, scenario="old_lockup", twists=True, agenda=agenda, **more)


@rule("KH-R-1044")
def test_an_archer_and_a_warrior_start_exhausted_in_the_prison_and_will_not_brag():
    state = deal(Setup("keep", "old_lockup", ("ratfolk",), 1), CONTENT, Rng(1)).state
    exhausted = {"active": False, "fresh": False}
    heroes = [Hero("archer1", "archer", **exhausted), Hero("warrior1", "warrior", **exhausted)]
    assert {room: place.heroes for room, place in state.rooms.items() if place.heroes} == {"prison": heroes}
    assert (state.supply["archer"], state.supply["warrior"], state.supply["rogue"]) == (4, 4, 5)


# -- Bribe


@rule("KH-R-1045", "KH-EX-113")
def test_a_coin_in_the_prison_buys_two_of_three_heroes_off():
    t = lockup("prison: ratfolk coin archer warrior rogue")
    take(t, BRIBE)
    assert (picture(t), t.state.supply["coin"]) == ("prison: archer rogue warrior ratfolk", 5)
    take(t, PickHero("archer1"), PickHero("rogue1"))
    assert (prompt(t), picture(t)) == ("play_cards", "prison: warrior ratfolk")
    assert (t.state.supply["archer"], t.state.supply["rogue"]) == (5, 5)


@rule("KH-R-1045")
def test_fewer_heroes_may_be_bought_off():
    t = lockup("prison: ratfolk coin archer warrior")
    take(t, BRIBE, PickHero("archer1"), Done())
    assert (prompt(t), picture(t)) == ("play_cards", "prison: warrior ratfolk")


@rule("KH-R-1045")
def test_a_bribe_needs_an_own_monster_and_a_coin_in_the_prison():
    two = ("ratfolk", "imp")
    assert offered(lockup("prison: imp coin archer\nvault: ratfolk", clans=two), UseRule) == []
    assert offered(lockup("prison: ratfolk archer book\nvault: ratfolk coin"), UseRule) == []


# -- cards


@rule("KH-R-1046")
def test_loose_hinge_makes_the_heroes_of_an_unguarded_prison_active():
    t = lockup("prison: archer warrior\nsewer: rogue\nvault: ratfolk", agenda=[LooseHinge(), PlayCards(0)])
    assert picture(t) == "prison: archer! warrior!\nsewer: rogue\nvault: ratfolk"


@rule("KH-EX-111", "KH-R-1046")
def test_loose_hinge_at_the_start_frees_two_heroes_who_wait_for_a_third():
    t = lockup("prison: archer warrior 3heal", agenda=[NextGuildCard(1), PlayCards(0)], guild=["loose_hinge", NEXT])
    assert picture(t) == "prison: archer! warrior! 3heal"
    take(t, PickHero("warrior1"))
    assert [(event.kind, event.why) for event in told(t, HeroTired)] == [("warrior", "wait"), ("archer", "wait")]
    assert (prompt(t), picture(t)) == ("play_cards", "prison: archer warrior 3heal")


@rule("KH-EX-112", "KH-R-1046")
def test_loose_hinge_does_nothing_while_an_imp_guards_the_prison():
    t = lockup("prison: archer warrior imp", clans=("imp",), agenda=[NextGuildCard(1)], guild=["loose_hinge", NEXT])
    assert picture(t) == "prison: archer warrior imp"
    assert (told(t, NothingHappened), told(t, HeroRoused)) == ([NothingHappened("loose_hinge")], [])


@rule("KH-R-1047")
def test_new_arrival_imprisons_the_hero_of_the_next_guild_card_and_gives_no_cards():
    t = lockup("prison: archer", agenda=[NextGuildCard(1), PlayCards(0)], guild=["new_arrival", "rogue_eye", NEXT])
    assert (picture(t), t.state.sides[0].hand) == ("prison: archer rogue", [])
    assert (t.state.guild_discard, t.state.guild) == (["new_arrival", "rogue_eye"], [NEXT])
    assert told(t, GuildCardDrawn)[1] == GuildCardDrawn("rogue_eye", "arrival")


@rule("KH-R-1047")
def test_the_new_arrival_uses_its_ability():
    t = lockup("prison: coin", agenda=[NewArrival(), PlayCards(0)], guild=["warrior_eye", NEXT])
    assert picture(t) == "prison: warrior"


@rule("KH-R-1047")
def test_a_scenario_card_drawn_by_new_arrival_does_nothing():
    t = lockup("prison: archer", agenda=[NewArrival(), PlayCards(0)], guild=["loose_hinge", NEXT])
    assert (picture(t), t.state.guild_discard) == ("prison: archer", ["loose_hinge"])
