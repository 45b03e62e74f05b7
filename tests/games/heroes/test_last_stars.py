"""The astrologers' cards that came last: tiles turn, elementals come, defence becomes attack."""

import pytest

from questhall.games.heroes.choices import (
    Cheer,
    DiscardCard,
    Done,
    DrawCards,
    LookAtDeck,
    PeekAtUnits,
    PickTile,
    ReinforceUnit,
    ReplaceCard,
    SinkUnit,
    TakeCard,
    TakeOption,
    TurnTile,
)
from questhall.games.heroes.effects import Bolster, Charm, Parry
from questhall.games.heroes.events import DamageDealt
from questhall.games.heroes.state import Pile, Rules, Troop
from questhall.games.heroes.steps.combat.affecting import kind_for
from questhall.games.heroes.steps.combat.afterblows import RollOmen
from questhall.games.heroes.steps.combat.attacking import DeclareAttack
from questhall.games.heroes.steps.combat.bonuses import helps
from questhall.games.heroes.steps.combat.starting import OpenCombat
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, StartTurn
from questhall.games.heroes.traits import Omen
from questhall.games.heroes.troops import lay_off
from tests.games.heroes.board import STOP, arrange, asked, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

TILES = {"s3": (0, 0, 0), "f1": (2, 1, 0), "f2": (3, -2, 0)}
DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""


def proclaimed(*cards, times=1, **more):
    """The astrologers proclaim something; further cards lie below."""
    steps = [Proclaim() for _ in range(times)]
    return arrange(agenda=[*steps, Act(0)], proclamations=Pile([*reversed(cards)]), **more)


@rule("HM-1507")
def test_everybody_may_turn_a_tile_without_heroes_and_none_twice():
    t = proclaimed("disruption", tiles=TILES, at={0: "s3_c", 1: "s3_w"})
    assert offered(t, PickTile) == [PickTile(1), PickTile(2)]
    take(t, PickTile(1))
    assert TurnTile(0) not in offered(t, TurnTile)
    turn = offered(t, TurnTile)[0]
    take(t, turn)
    assert t.state.layout.places[1].turn == turn.turn
    assert (asked(t), offered(t, PickTile)) == (1, [PickTile(2)])
    take(t, Done())
    assert (prompt(t), t.state.layout.places[2].turn) == ("act", 0)


def test_where_no_tile_can_be_turned_another_card_is_drawn():
    t = proclaimed("disruption", "dead_silence", tiles={"s3": (0, 0, 0)}, at={0: "s3_c", 1: "s3_w"})
    assert t.state.proclaimed == "dead_silence"


def test_by_a_proclamation_a_search_of_the_spell_deck_may_look_at_four_cards():
    spells = {"spell": (["haste", "slow", "bless", "curse", "cure"], ["fireball"])}
    t = arrange(agenda=[SearchDeck(0, "spell"), SearchDeck(0, "ability")], piles=spells, proclaimed="spells")
    assert offered(t, LookAtDeck) == [LookAtDeck(), LookAtDeck(4)]
    narrow = t.copy()
    take(t, LookAtDeck(4))
    take(narrow, LookAtDeck())
    assert [len(offered(each, TakeCard)) for each in (t, narrow)] == [4, 2]
    take(narrow, TakeCard("haste"))
    assert offered(narrow, LookAtDeck) == [LookAtDeck()]


NEUTRAL = {"bronze": (["boars", "air_elementals", "rogues"], []), "silver": (["mummies"], []), "gold": ([], [])}


def test_elementals_lie_open_on_their_decks():
    t = proclaimed("stars_elementals", piles=NEUTRAL)
    bronze = t.state.neutrals["bronze"]
    assert (bronze.deck, bronze.discard) == (["rogues", "air_elementals"], ["boars"])
    assert t.state.neutrals["silver"].deck == ["mummies"]
    assert t.view(1).neutrals["bronze"].deck[-1] == "air_elementals"


def test_elementals_are_discarded_when_another_card_comes():
    t = proclaimed("stars_elementals", "dead_silence", times=2, piles=NEUTRAL)
    bronze = t.state.neutrals["bronze"]
    assert (bronze.deck, bronze.discard) == (["rogues"], ["boars", "air_elementals"])
    assert t.state.called == []


def test_elementals_that_lie_open_stay_on_top_whoever_looks_at_the_deck():
    t = arrange(sides={0: {"army": [Troop("rogues", "neutral")]}}, piles={"bronze": (["air_elementals", "rogues"], [])})
    t.state.called = ["air_elementals"]
    take(t, PeekAtUnits("bronze"), SinkUnit("air_elementals"))
    assert t.state.neutrals["bronze"].deck == ["rogues", "air_elementals"]


@rule("HM-1809")
@pytest.mark.parametrize(("called", "pile"), [([], "discard"), (["air_elementals"], "deck")])
def test_beaten_elementals_that_were_called_come_back_on_their_deck(called, pile):
    t = battle(DUEL, Z="zombies pack", g="air_elementals neutral", guards=True, agenda=[])
    t.state.called = called
    lay_off(t, "air_elementals")
    assert getattr(t.state.neutrals["bronze"], pile)[-1] == "air_elementals"


def test_explorers_draw_at_once_and_train_for_every_three_discarded_cards():
    deck = ["power", "attack", "haste", "bless", "slow", "defense"]
    t = proclaimed("stars_explorers", decks={0: deck, 1: ["power"]}, boxes=("core", "inferno"))
    assert side(t).hand == deck[:4]
    take(t, *map(DiscardCard, ("haste", "attack", "bless")), Done())
    assert ReplaceCard("attack", "empowered_attack") in offered(t, ReplaceCard)
    take(t, ReplaceCard("attack", "empowered_attack"))
    assert side(t).hand == ["power", "empowered_attack"]


@pytest.mark.parametrize(("number", "draws"), [(2, False), (3, True)])
def test_explorers_do_not_draw_in_their_turn_of_the_same_round(number, draws):
    t = arrange(agenda=[StartTurn(0), Act(0)], decks={0: ["power"] * 5}, proclaimed="stars_explorers", round=number)
    assert (prompt(t) == "draw_up", bool(offered(t, DrawCards))) == (draws, draws)


@rule("HM-3012")
def test_what_is_proclaimed_for_one_round_holds_in_each_if_there_is_a_card_for_each():
    rules = Rules(astrologers="always")
    t = arrange(agenda=[StartTurn(0)], decks={0: ["power"]}, proclaimed="stars_explorers", round=3, rules=rules)
    assert not offered(t, DrawCards)


def test_crag_hack_makes_a_pack_of_the_goblins_of_the_stronghold():
    army = {"army": [Troop("goblins"), Troop("wolf_raiders")]}
    t = proclaimed("stars_crag_hack", heroes=("crag_hack", "catherine"), sides={0: army})
    take(t, TakeOption(0))
    assert side(t).army == [Troop("goblins", "pack"), Troop("wolf_raiders")]
    assert not offered(t, ReinforceUnit)


def test_ground_units_charge_in_the_first_combat_that_a_player_begins():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[])
    t.state.proclaimed, t.state.round = "stars_crag_hack", 2
    OpenCombat().run(t)
    OpenCombat().run(t)
    assert [(charm.kind, charm.value) for charm in unit(t, "Z").charms] == [("might", 1)]
    assert unit(t, "g").charms == []


def test_defence_of_cards_becomes_attack():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[DeclareAttack("Z", "g")], hands={0: ["defense"]})
    c = t.state.combat
    assert [helps(c, "attacker", each) for each in (Bolster("defense", 1), Parry(1))] == [False, False]
    c.offensive = True
    assert [helps(c, "attacker", each) for each in (Bolster("defense", 1), Parry(1))] == [True, True]
    assert [helps(c, "defender", each) for each in (Bolster("defense", 1), Parry(1))] == [False, False]
    assert (kind_for(c, Charm("defense", 1).stat), kind_for(c, "cover")) == ("might", "cover")


@pytest.mark.parametrize(("star", "hurt"), [("", []), ("multilingual_bron", [1])])
def test_a_roll_for_an_ability_that_fails_is_made_again(star, hurt):
    omen = RollOmen("Z", "g", Omen((0,), damage=1))
    t = battle(DUEL, Z="wyverns neutral", g="griffins pack", agenda=[STOP, omen], dice=[1, 0])
    t.state.proclaimed = star
    take(t, TurnTile(0))
    assert [event.damage for event in told(t, DamageDealt)] == hurt


def test_a_merry_unit_rolls_again_too():
    own = {"army": [Troop("satyrs", "neutral")]}
    t = arrange(sides={0: own}, loads=[0, 4], proclaimed="multilingual_bron")
    take(t, Cheer())
    assert side(t).morale == 1
