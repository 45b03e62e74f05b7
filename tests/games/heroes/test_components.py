"""Components and their limits, which text is stronger, and what has no effect."""

import random

import pytest
from msgspec.structs import replace

from questhall.core import Setup, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.board import SPACES
from questhall.games.heroes.choices import Done, HireHero, KeepWatch, Play, PutGuard
from questhall.games.heroes.content.printed import BOXES
from questhall.games.heroes.effects import RESOURCES, Purse
from questhall.games.heroes.events import DamageDealt, RoundBegan
from questhall.games.heroes.people import gain, pay
from questhall.games.heroes.scenes.country import detail
from questhall.games.heroes.scenes.icons import LOCATIONS, PLACE, location
from questhall.games.heroes.scenes.speaker import Speaker
from questhall.games.heroes.state import Flag, Rules
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.starting import SetUp
from questhall.games.heroes.steps.ending import CheckLoss, CheckVictory, Eliminate
from questhall.games.heroes.steps.rounds import EndRound
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import PlantFlag, Visit
from questhall.games.heroes.wounds import hurt
from questhall.words import LANGUAGES
from tests.games.heroes.board import CONTENT, arrange, asked, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . a . .
    . . . .
    . A . .
    . . . .
"""
THREE = ("catherine", "sandro", "mutare")


def casting(*cards, **units):
    """Seat 0 has these cards, and its unit A is activated."""
    return battle(DUEL, agenda=[ActivateUnit("A")], hands={0: list(cards)}, A="zombies few", **units)


# -- which text is stronger


@rule("HM-105")
def test_a_unit_card_is_stronger_than_the_rules_and_a_players_card_stronger_than_both():
    aimed = [Play("lightning_bolt", 0)]
    assert [choice for choice in offered(casting("lightning_bolt", a="zombies few"), Play) if choice in aimed] == aimed
    t = casting("lightning_bolt", "orb_of_vulnerability", a="black_dragons pack")
    assert not [choice for choice in offered(t, Play) if choice in aimed]
    take(t, Play("orb_of_vulnerability", 0))
    assert [choice for choice in offered(t, Play) if choice in aimed] == aimed


@rule("HM-109", "HM-105")
def test_a_mission_can_be_lost_by_what_the_rulebook_forgives():
    taken = {"flags": {"s3_c": Flag(-2)}, "mode": "campaign", "agenda": [CheckLoss(), Act(0)]}
    assert arrange(**taken).outcome is None
    assert arrange(scenario="raiders_at_dawn", heroes=("catherine",), **taken).outcome.reason == "town_lost"


@rule("HM-D-23", "HM-C-22")
def test_values_and_numbers_of_copies_are_data(monkeypatch):
    card = CONTENT.ai_cards["ai_attack"]
    monkeypatch.setitem(CONTENT.ai_cards, card.id, replace(card, copies=7))
    assert CONTENT.ai_deck("might").count(card.id) == 7
    mine = CONTENT.locations["water_wheel"]
    monkeypatch.setitem(CONTENT.locations, mine.id, replace(mine, effects=CONTENT.locations["windmill"].effects))
    t = arrange(tiles={"s3": (0, 0, 0), "n3": (2, 1, 0)}, agenda=[Visit(0, "main", wheel()), Act(0)])
    assert side(t).purse == Purse(15, 3, 1).plus(Purse(0, 0, 1))


def wheel() -> str:
    """A field with a water wheel."""
    return next(field for field, printed in CONTENT.fields.items() if printed.location == "water_wheel")


# -- what has no effect


def random_play(seed):
    """The beginning of a game at random, as bytes."""
    t, chance = Table.sit(GAME, Setup("heroes", "first_flags", ("castle", "necropolis"), seed)), random.Random(seed)
    for _ in range(150):
        seat = chance.choice(list(t.decisions))
        t.take(seat, chance.choice(t.decisions[seat].choices))
    return t.freeze()


@rule("HM-802")
def test_the_class_of_a_hero_has_no_effect_on_play(monkeypatch):
    before = random_play(3)
    for name in ("catherine", "sandro"):
        monkeypatch.setitem(CONTENT.heroes, name, replace(CONTENT.heroes[name], calling="druid"))
    assert random_play(3) == before


@pytest.mark.parametrize("school", ["air", "fire", "earth", "water"])
@pytest.mark.parametrize("grade", ["basic", "expert"])
@rule("HM-1120")
def test_school_and_class_of_a_spell_change_nothing_by_themselves(school, grade, monkeypatch):
    card = CONTENT.cards["lightning_bolt"]
    monkeypatch.setitem(CONTENT.cards, card.id, replace(card, school=school, grade=grade))
    t = casting("lightning_bolt", a="champions pack")
    take(t, Play("lightning_bolt", 0))
    assert told(t, DamageDealt)[0].damage == 2


@rule("HM-202")
def test_the_first_scenario_is_proposed_and_every_other_can_be_chosen():
    assert GAME.scenarios()[0] == CONTENT.scenarios["first_flags"].id
    assert CONTENT.scenarios["first_flags"].number == 1
    played = {name: len(CONTENT.plan(name).players) for name in CONTENT.scenarios}
    for name in played:
        seats = ("",) * GAME.seats_for(name)[0]
        assert Table.sit(GAME, Setup("heroes", name, seats, 1)).decisions


# -- pieces


@rule("HM-215", "HM-C-06")
def test_all_take_tokens_from_one_supply_that_makes_change_and_never_ends():
    t = arrange(sides={0: {"purse": Purse()}, 1: {"purse": Purse()}})
    gain(t, 0, Purse(10, 99, 99))
    gain(t, 1, Purse(999, 99, 99))
    pay(t, 0, Purse(gold=8))
    assert (side(t).purse, side(t, 1).purse) == (Purse(2, 99, 99), Purse(999, 99, 99))
    assert set(t.scene(0, "en", log=False).panels["treasury"].rows[0].value) == {"2", "+", "1", "0", "\u202f"}
    assert len(t.scene(0, "en", log=False).panels["treasury"].rows) == len(RESOURCES)


@rule("HM-233")
def test_one_of_two_models_is_the_main_hero_and_the_other_the_second():
    t = arrange(sides={0: {"purse": Purse(gold=30)}}, at={0: "s3_e"})
    assert [name for name in t.scene(0, "en", log=False).pieces if name.startswith("hero0")] == ["hero0.main"]
    take(t, HireHero("s3_c"))
    pieces = t.scene(0, "en", log=False).pieces
    models = [pieces[name] for name in ("hero0.main", "hero0.second")]
    assert (models[0].owner, models[0].icon == models[1].icon) == (models[1].owner, False)
    assert offered(t, HireHero) == []


@rule("HM-2223", "HM-C-09")
def test_both_sides_of_a_token_can_lie_on_a_unit_and_neither_turns_the_other():
    t = battle(DUEL, A="zombies few", a="griffins few", hands={0: ["blind"]}, agenda=[ActivateUnit("A")])
    unit(t, "a").defending = True
    take(t, Play("blind", 0))
    assert (unit(t, "a").defending, unit(t, "a").paralysed) == (True, True)
    shown = t.scene(0, "en", log=False).pieces["unit.a"].conditions
    assert [mark.icon for mark in shown] == ["shield", "manacles"]


@rule("HM-C-10")
def test_damage_lies_on_a_unit_until_it_is_healed_or_falls():
    t = battle(DUEL, A="zombies few", a="griffins few", agenda=[ActivateUnit("A")])
    hurt(t, unit(t, "a"), 1)
    hurt(t, unit(t, "a"), 2)
    assert unit(t, "a").damage == 3
    assert t.scene(1, "en", log=False).pieces["unit.a"].health == (1, 4)


@rule("HM-C-12", "HM-R-85")
def test_black_cubes_and_more_than_twenty_cubes_of_a_faction_lie_on_the_map():
    mines = [field for field, printed in CONTENT.fields.items() if printed.location == "mine"][:21]
    wells = [field for field, printed in CONTENT.fields.items() if printed.location == "windmill"]
    t = arrange(agenda=[*(PlantFlag(0, field) for field in mines), Visit(0, "main", wells[0]), Act(0)], flags={})
    assert [flag.seat for flag in t.state.flags.values()] == [0] * 21
    assert t.state.visited == [wells[0]]


@rule("HM-C-19")
def test_nothing_of_the_battlefield_box_is_in_use():
    assert "battlefield" not in BOXES
    t = battle(DUEL, A="zombies few", a="griffins few", agenda=[ActivateUnit("A")])
    assert (len(SPACES), t.scene(0, "en", log=False).boards["combat"].grid) == (20, "square")


@pytest.mark.parametrize("language", LANGUAGES)
@rule("HM-3413", "HM-1407")
def test_a_location_with_a_special_effect_says_what_it_does(language):
    who = Speaker(arrange().view(0), language)
    fields = {printed.location: field for field, printed in CONTENT.fields.items()}
    silent = {name for name, field in fields.items() if not detail(who, field)}
    assert silent == {"empty", "blocked"}
    assert {location(name) for name in CONTENT.locations if name not in LOCATIONS} == {PLACE}


# -- the end


@rule("HM-3208", "HM-R-34")
def test_who_was_eliminated_may_go_on_moving_the_guards():
    t = arrange(heroes=THREE, agenda=[Eliminate(2), SetUp(0, "main", "s3_w", -1, None)])
    assert (prompt(t), asked(t)) == ("offer_watch", 2)
    other = t.copy()
    take(t, KeepWatch())
    take(other, Done())
    assert (t.state.combat.operator, other.state.combat.operator) == (2, 1)
    while prompt(t) == "place_units":
        take(t, t.decisions[0].choices[-1] if Done() in t.decisions[0].choices else t.decisions[0].choices[0])
    assert (asked(t), bool(offered(t, PutGuard))) == (2, True)


@pytest.mark.parametrize(("scenario", "winners"), [("miners_feud", (0,)), ("grail_road", None)])
@rule("HM-3212")
def test_a_scenario_can_say_that_cubes_do_not_win(scenario, winners):
    t = arrange(
        heroes=THREE, scenario=scenario, agenda=[CheckVictory(0), Act(0)], sides={0: {"trophies": [1, 2]}}
    )  # fmt: skip
    assert (t.outcome.winners if t.outcome else None) == winners
    told_so = [row.name for row in t.scene(1, "en", log=False).panels["goal"].rows if "do not win" in row.name]
    assert bool(told_so) == (winners is None)


@pytest.mark.parametrize("rounds", [14, 16, 17])
@rule("HM-R-24")
def test_a_scenario_without_last_round_goes_on_beyond_the_tracker(rounds):
    t = arrange(agenda=[EndRound()], round=rounds, rules=Rules(endless=True))
    assert (t.outcome, told(t, RoundBegan)) == (None, [RoundBegan(rounds + 1)])
    track = t.scene(0, "en", log=False).tracks["rounds"]
    assert (track.title, track.value, track.most) == (f"Round {rounds + 1}", min(rounds + 1, 16), 16)
    assert arrange(agenda=[EndRound()], round=rounds).outcome is not None
