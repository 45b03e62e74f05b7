"""Chapters 26 to 28: heroes of the AI on the map, their decks, and what their units do."""

import pytest

from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import Deploy, Done, Target
from questhall.games.heroes.content.printed import RivalPlan, Troops
from questhall.games.heroes.dealing import make_rival
from questhall.games.heroes.effects import Experience, Purse
from questhall.games.heroes.events import (
    AiCardDrawn,
    DamageDealt,
    RivalAttacked,
    RivalFlagged,
    RivalMoved,
    UnitActivated,
    UnitDefended,
    UnitMoved,
)
from questhall.games.heroes.state import Flag, Rival, Troop
from questhall.games.heroes.steps.combat.ai_cards import DrawAiCard
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from questhall.games.heroes.steps.rivals import RivalTurn
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, LoadedRng, arrange, battle, offered, take, told, unit
from tests.ledger import rule

MAP = {"s3": (0, 0, 0), "f1": (1, -3, 0), "s1": (4, -5, 0)}
FLAGS = {"s3_c": Flag(0), "s1_c": Flag(-2)}


def sandro(at="f1_c", *cards, **more):
    """Sandro of the AI; his deck is named from the top."""
    army = [Troop("skeletons")]
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at=at, army=army, deck=[*reversed(cards)], **more)


def march(rival, hero="s3_c", **more):
    """Catherine in the south, Sandro of the AI in the north, between them a far tile with a settlement (f1_nw)."""
    settings = {"tiles": MAP, "flags": dict(FLAGS), "mode": "campaign"} | more
    return arrange(heroes=("catherine",), scenario="sealed_valley", at={0: hero}, rivals=[rival],
                   agenda=[RivalTurn(-2), Act(0)], **settings)  # fmt: skip


def ways(t):
    return [event.to for event in told(t, RivalMoved)]


# -- on the map


@rule("HM-2603")
def test_movement_of_an_earlier_round_is_not_kept():
    assert len(ways(march(sandro("s1_c", moves=2)))) == 3


@rule("HM-2604")
def test_a_hero_on_another_tile_is_not_hunted_and_a_secondary_hero_on_its_tile_is():
    assert ways(march(sandro("f1_ne"), hero="s1_e"))[0] == "f1_nw"
    t = march(sandro("f1_ne"), second={0: "f1_sw"})
    assert ways(t) == ["f1_c", "f1_sw"]


@rule("HM-2604")
def test_the_hero_that_it_has_reached_is_attacked():
    t = march(sandro("f1_ne"), hero="f1_c")
    assert told(t, RivalAttacked) == [RivalAttacked("sandro", 0, "f1_c")]


@rule("HM-2605", "HM-R-131")
@pytest.mark.parametrize(("start", "first"), [("xc1_se", "xc1_c"), ("xc1_e", None)])
def test_the_closer_of_a_mine_and_a_settlement_comes_first(start, first):
    tiles = {"s3": (0, 0, 0), "xc1": (1, -3, 0), "s1": (4, -5, 0)}
    t = march(sandro(start), tiles=tiles)
    options = [choice.to for choice in t.decisions[0].choices if hasattr(choice, "to")]
    assert (ways(t)[:1] or options) == ([first] if first else ["xc1_c", "xc1_ne"])


@rule("HM-2605", "HM-R-131")
def test_a_mine_of_its_tile_and_what_has_the_cube_of_a_player_are_taken():
    own = {"s3_c": Flag(0), "s1_c": Flag(-2)}
    assert ways(march(sandro("s1_c"), flags=own))[0] == "s1_w"
    assert ways(march(sandro("f1_ne"), flags=own | {"f1_nw": Flag(0, "gold")}))[0] == "f1_nw"


@rule("HM-2606")
def test_it_marches_on_the_town_wherever_the_hero_is():
    t = march(sandro("f1_se"), hero="s1_e", flags=FLAGS | {"f1_nw": Flag(-2)}, sides={0: {"purse": Purse()}})
    assert ways(t)[:2] == ["s3_ne", "s3_c"]


@rule("HM-2610")
def test_it_flags_and_visits_every_field_on_its_way():
    t = march(sandro("s1_c"))
    assert [event.field for event in told(t, RivalFlagged)] == ["s1_w", "f1_nw"]
    assert t.state.visited == ["f1_ne"]


@rule("HM-2618", "HM-2619", "HM-2704")
def test_army_garrison_reward_citadel_and_skill_are_those_of_the_scenario():
    plan = RivalPlan(
        factions=(), army=(Troops("bronze", 0, "pack"), Troops("silver", 1)), garrison=(Troops("bronze", 2),),
        reward=(Experience(1),), citadel=True, skill="luck",
    )  # fmt: skip
    rival = make_rival(CONTENT, plan, "dungeon", LoadedRng(1))
    assert rival.army == [Troop("troglodytes", "pack"), Troop("minotaurs")]
    assert (rival.garrison, rival.reward) == ([Troop("evil_eyes")], (Experience(1),))
    assert (rival.citadel, rival.skill) == (True, "luck")


# -- its decks

FIELD = """
    . . . .
    s z . .
    . . . .
    . A H .
    . . . .
"""
UNITS = {"A": "archangels pack", "H": "halberdiers few", "s": "skeletons few", "z": "zombies few"}


@rule("HM-2703", "HM-2706")
def test_the_cards_of_the_ai_are_picked_and_shuffled_by_chance():
    spells = ("haste", "magic_arrow", "bless", "slow")
    plan = RivalPlan(factions=(), army=(), cards={"might": 3, "magic": 2}, spells=spells)
    made = [make_rival(CONTENT, plan, "dungeon", LoadedRng(seed)) for seed in range(12)]
    assert len({tuple(sorted(rival.deck)) for rival in made}) > 1, "which cards"
    magic = [[CONTENT.ai_cards[card].type for card in rival.deck].index("magic") for rival in made]
    assert len(set(magic)) > 1, "in which order"
    assert len({tuple(rival.spells) for rival in made}) > 2


@rule("HM-2701", "HM-2707")
def test_every_unit_of_the_ai_has_a_card_in_every_combat_round_before_it_acts():
    rival = sandro("f1_c", "ai_attack", "ai_attack", "ai_attack", "ai_attack")
    t = battle("s z . . . . . . . . . . . . . . . . A H", rival=rival, agenda=[StartCombatRound()], **UNITS)
    take(t, *[Done()] * 4)
    order = [event for event in t.events if isinstance(event, AiCardDrawn | UnitActivated | UnitMoved)]
    acting = [getattr(event, "fighter", "card") for event in order]
    assert acting[:8] == ["A", "H", "s", "card", "s", "z", "card", "z"], "the card comes before the move"
    assert len(told(t, AiCardDrawn)) > 2, "in the second combat round too"


@rule("HM-2709", "HM-2710")
@pytest.mark.parametrize(("difficulty", "value"), [("easy", 0), ("normal", 1), ("hard", 1), ("impossible", 2)])
def test_hard_has_the_third_value(difficulty, value):
    rival = sandro("f1_c", "ai_attack")
    t = battle(FIELD, rival=rival, agenda=[ActivateUnit("A")], **UNITS)
    t.state.difficulty = difficulty
    DrawAiCard("s").run(t)
    assert rival.fury == value


# -- its units


def ai(drawing, **units):
    return battle(drawing, guards=True, operator=-1, mode="cooperative", agenda=[ActivateUnit("x")], **units)


@rule("HM-2801")
def test_guards_without_operator_act_by_themselves():
    t = ai(". x . . . A . . . . . . . . . . . . . .", x="boars neutral", A="skeletons pack")
    assert (told(t, DamageDealt)[0].fighter, t.decisions.keys() <= {0}) == ("A", True)


@rule("HM-2801", "HM-2618")
def test_the_army_of_the_ai_is_placed_by_its_rules_when_it_attacks():
    rival = sandro("f1_ne")
    rival.army = [Troop("skeletons"), Troop("liches"), Troop("vampires")]
    t = march(rival, hero="f1_sw", sides={0: {"purse": Purse(), "army": [Troop("griffins")]}})
    assert {each.unit: each.at for each in fight(t).fighters} == {"liches": 16, "vampires": 12, "skeletons": 13}
    assert offered(t, Deploy)


@rule("HM-2804", "HM-2805")
@pytest.mark.parametrize(
    ("near", "far", "target"),
    [("skeletons pack", "crusaders few", "B"), ("champions few", "skeletons pack", "B")],
)
def test_a_target_out_of_reach_does_not_keep_a_unit_of_the_ai_from_another(near, far, target):
    t = ai("x . . . . B . . . . . . . . . . . . . S", x="minotaurs neutral", B=near, S=far)
    assert told(t, DamageDealt)[0].fighter == target


@rule("HM-2810", "HM-R-137")
def test_of_equal_targets_a_shooter_of_the_ai_takes_the_closest():
    t = ai("x . . . . . . . . . A . . . . . . . . B", x="marksmen neutral", A="evil_eyes few", B="evil_eyes few")
    assert (offered(t, Target), told(t, DamageDealt)[0].fighter) == ([], "A")


@rule("HM-2812")
@pytest.mark.parametrize(
    "drawing", ["x y . . z . . . . . . . . . . . . . . A", ". x . . . A . . . . . . . . . . z . y ."]
)
def test_a_unit_of_the_ai_does_not_defend_whether_it_can_act_or_not(drawing):
    t = ai(drawing, x="boars neutral", y="boars neutral", z="boars neutral", A="crusaders few")
    assert (unit(t, "x").defending, told(t, UnitDefended)) == (False, [])
