"""Under Renovation.  [KH-R-1104 ff.]"""

import pytest

from questhall.core import Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import Done, PickToken, Replace
from questhall.games.keep.events.dungeon import BlueprintRevealed
from questhall.games.keep.events.heroes import HeroSummoned, HeroTired
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.under_renovation import Delivery, WageDay
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
FIVE = ["apothecary", "cage", "classroom", "forge", "library"]
DRAW_ONE = (NextGuildCard(1), PlayCards(0))


def works(drawing="", agenda=DRAW_ONE, **more):
    return arrange(drawing, scenario="under_renovation", twists=True, agenda=agenda, **more)


@rule("KH-R-1104")
def test_the_blueprints_are_exactly_five_tiles_and_three_are_open():
    state = Table.sit(GAME, Setup("keep", "under_renovation", ("ratfolk",), 1)).state
    assert sorted([*state.blueprints, *state.blueprint_stack]) == FIVE
    assert len(state.blueprints) == 3


# -- heroes and the deadline


@rule("KH-EX-118", "KH-R-1105")
def test_a_card_whose_symbol_has_no_room_brings_one_hero_to_the_site():
    t = works("construction_site: 3heal", guild=["mage_hat", NEXT])
    assert picture(t) == "construction_site: mage 3heal"
    assert [event.why for event in told(t, HeroTired)] == ["wait"]


@rule("KH-R-1105")
def test_a_card_whose_symbol_has_a_room_brings_nobody_to_the_site():
    t = works("sewer: 3heal\nconstruction_site: 3heal", guild=["rogue_bones", NEXT])
    assert picture(t) == "construction_site: 3heal\nsewer: rogue 3heal"


@rule("KH-EX-119", "KH-R-1106")
@pytest.mark.parametrize(
    ("built", "result", "reason"),
    [(0, "lost", "unfinished"), (2, "lost", "unfinished"), (3, "won", "held"), (4, "won", "held")],
)
def test_when_wave_2_has_run_out_three_built_rooms_win_and_fewer_lose(built, result, reason):
    t = works("vault: 4defeat", wave=2, built=built, guild=["mage_hat"])
    assert (t.outcome.result, t.outcome.reason) == (result, reason)


# -- Wage Day


@rule("KH-R-1107")
def test_wage_day_costs_a_coin_from_any_room():
    t = works("vault: coin\nworkshop: coin*2", guild=["wage_day", NEXT])
    assert offered(t, PickToken) == [PickToken("coin", "workshop"), PickToken("coin", "vault")]
    take(t, PickToken("coin", "workshop"))
    assert (picture(t), prompt(t)) == ("workshop: coin\nvault: coin", "play_cards")
    assert (t.state.supply["coin"], told(t, HeroSummoned)) == (3, [])


@rule("KH-R-1107")
def test_wage_day_without_a_coin_brings_a_rogue_to_the_site():
    t = works("vault: book\nconstruction_site: trap*2 3heal", guild=["wage_day", NEXT])
    assert told(t, HeroSummoned) == [HeroSummoned("rogue1", "rogue", "construction_site")]
    assert picture(t) == "construction_site: 3heal\nvault: book"


@rule("KH-R-1107")
def test_the_rogue_of_wage_day_is_summoned_active():
    assert picture(works(agenda=[WageDay(), PlayCards(0)])) == "construction_site: rogue+"


# -- Delivery


def deliver(*agenda, drawing="", **more):
    agenda = agenda or (Delivery(), PlayCards(0))
    return works(drawing, agenda, blueprints=FIVE[:3], blueprint_stack=["library", "forge"], **more)


@rule("KH-R-1108")
def test_delivery_puts_a_coin_into_the_site():
    t = deliver(*DRAW_ONE, guild=["delivery", NEXT])
    assert (picture(t), prompt(t)) == ("construction_site: coin", "exchange_blueprints")
    take(t, Done())
    assert (t.state.blueprints, told(t, BlueprintRevealed), prompt(t)) == (FIVE[:3], [], "play_cards")


@rule("KH-R-1108")
def test_delivery_lets_any_number_of_blueprints_go_under_the_stack():
    t = deliver()
    assert {choice.places for choice in offered(t, Replace)} == {(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)}
    take(t, Replace((0, 2)))
    assert t.state.blueprints == ["cage", "forge", "library"]
    assert sorted(t.state.blueprint_stack) == ["apothecary", "classroom"]


@rule("KH-R-1108")
def test_blueprints_put_under_the_stack_come_after_the_others():
    t = deliver()
    take(t, Replace((0, 1, 2)))
    assert t.state.blueprints[:2] == ["forge", "library"]
    assert len(t.state.blueprints) == 3


@rule("KH-R-1108")
def test_delivery_without_a_coin_in_the_supply_brings_none():
    t = deliver(drawing="vault: coin*5")
    assert (picture(t), prompt(t)) == ("vault: coin*5", "exchange_blueprints")
