"""Open Gates.  [KH-R-1204 ff.]"""

import pytest

from questhall.core import Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import ChooseClan, FinishPortal, PickRoom, Shoot, UseRule
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.heroes import HeroAdvanced, HeroAttacked, HeroRoused
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.open_gates import GateSurge
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
SHOOT = (ResolveCard(0, "cinder_toss", 0, (0,)), PlayCards(0))
GATES = """
    cage: portal
    classroom: portal
    apothecary: portal
    sewer: unfinished
    vault: unfinished
"""
AT_GATES = ("cage", "apothecary", "classroom")


def gates(drawing="", *agenda, **more):
    agenda = agenda or (PlayCards(0),)
    return arrange(GATES + drawing, scenario="open_gates", twists=True, agenda=agenda, **more)


def distances(t, *rooms):
    return [chart(t).distance[room] for room in rooms]


@rule("KH-R-1204")
def test_the_cards_of_an_unused_clan_are_in_the_item_deck():
    t = Table.sit(GAME, Setup("keep", "open_gates", ("ratfolk",), 1))
    assert ChooseClan("ratfolk") not in offered(t, ChooseClan)
    take(t, ChooseClan("witch"))
    cards = [card for card in [*t.state.items, *t.state.market] if CONTENT.cards[card].clan]
    assert sorted(cards) == sorted(CONTENT.deck("witch"))


# -- gates


@rule("KH-R-1205")
def test_heroes_advance_through_finished_portals_too():
    t = gates("classroom: rogue!", ResolveHeroes())
    assert {choice.room for choice in offered(t, PickRoom)} == {"laboratory", "graveyard", "cage", "apothecary"}
    take(t, PickRoom("cage"))
    assert told(t, HeroAdvanced)[0].to == "cage"


@rule("KH-R-1205")
def test_a_portal_that_a_player_finishes_joins_the_gates_and_changes_distances():
    t = gates("vault: ratfolk", *ACT)
    assert distances(t, *AT_GATES) == [2, 2, 3]
    take(t, FinishPortal(0, "vault"))
    assert distances(t, *AT_GATES) == [1, 1, 1]


@rule("KH-R-1205")
def test_monsters_do_not_shoot_through_portals():
    t = gates("cage: ratfolk\napothecary: rogue\nlibrary: mage", *SHOOT)
    assert offered(t, Shoot) == [Shoot(0, "mage1")]


@rule("KH-R-1205")
@pytest.mark.parametrize(("room", "shots"), [("apothecary", 0), ("library", 1)])
def test_archers_do_not_shoot_through_portals(room, shots):
    t = gates(f"{room}: ratfolk\ncage: 2heal", SummonHero("archer", "cage"), ResolveHeroes())
    assert len(told(t, HeroAttacked)) == shots


@rule("KH-R-1206")
def test_an_activation_shuts_the_gate_of_a_room_with_an_own_monster():
    t = gates("cage: ratfolk\nclassroom: imp\nsewer: ratfolk", *ACT, clans=("ratfolk", "imp"))
    assert offered(t, UseRule) == [UseRule(0, "cage")]
    take(t, UseRule(0, "cage"))
    assert (prompt(t), t.state.rooms["cage"].portal, t.state.supply["portal"]) == ("play_cards", "unfinished", 1)
    assert t.state.layout.gates == ("classroom", "apothecary")


# -- Gate Surge


@rule("KH-R-1207")
def test_gate_surge_finishes_the_unfinished_portal_nearest_to_the_vault():
    t = gates("", GateSurge(), PlayCards(0))
    assert (t.state.rooms["vault"].portal, t.state.rooms["sewer"].portal) == ("finished", "unfinished")
    t = gates("", GateSurge(), GateSurge(), PlayCards(0))
    assert (t.state.rooms["sewer"].portal, t.state.supply["portal"]) == ("finished", 1)


@rule("KH-R-1207")
def test_among_equally_near_portals_the_players_choose():
    t = gates("library: unfinished", GateSurge(), GateSurge(), PlayCards(0))
    assert {choice.room for choice in offered(t, PickRoom)} == {"library", "sewer"}
    take(t, PickRoom("library"))
    assert (t.state.rooms["library"].portal, t.state.rooms["sewer"].portal) == ("finished", "unfinished")


@rule("KH-R-1207")
def test_then_all_heroes_at_gates_become_active():
    t = gates("vault: rogue\ncage: mage\nsewer: archer", GateSurge(), PlayCards(0))
    assert {event.room for event in told(t, HeroRoused)} == {"vault", "cage"}
    assert picture(t, "sewer") == "sewer: archer unfinished"


@rule("KH-R-1207")
def test_with_all_portals_finished_gate_surge_still_rouses():
    t = gates("cage: mage\nsewer: portal\nvault: portal", GateSurge(), PlayCards(0))
    assert picture(t, "cage") == "cage: mage! portal"


@rule("KH-EX-127", "KH-R-1207")
def test_the_first_gate_surge_leads_a_hero_straight_from_the_cage_into_the_vault():
    t = gates("cage: rogue\nvault: 4defeat", NextGuildCard(1), PlayCards(0), guild=["gate_surge", NEXT])
    assert distances(t, *AT_GATES) == [1, 1, 1]
    assert [(event.origin, event.to) for event in told(t, HeroAdvanced)] == [("cage", "vault")]
    assert (picture(t, "vault"), prompt(t)) == ("vault: rogue 4defeat portal", "play_cards")


@rule("KH-EX-128")
def test_shutting_the_gate_of_the_vault_makes_the_ways_long_again():
    t = gates("vault: ratfolk", GateSurge(), *ACT)
    take(t, UseRule(0, "vault"))
    assert t.state.rooms["vault"].portal == "unfinished"
    assert distances(t, *AT_GATES) == [2, 2, 3]
