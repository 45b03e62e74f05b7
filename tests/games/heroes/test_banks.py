"""Chapter 33: creature banks and stacked units."""

import pytest

from questhall.core import Deal, Rng, Setup, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.board import health, initiative, printed, spells_left
from questhall.games.heroes.choices import DiscardCard, Done, Go, LayBank, RemoveCard, Strike, TakeOption, TurnTile
from questhall.games.heroes.effects import Purse, Search
from questhall.games.heroes.events import GuardsDrawn, QuickCombat, SignLaid
from questhall.games.heroes.geography import blocked_field, location_of
from questhall.games.heroes.scenes.forecast import after
from questhall.games.heroes.setup import deal
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.banks import STACKS, defenders, extra
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from questhall.games.heroes.steps.exploring import OrientTile
from questhall.games.heroes.steps.meeting import guarded
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from questhall.games.heroes.strikes import guarding
from questhall.games.heroes.wounds import hurt, settle_wounds
from tests.games.heroes.board import CONTENT, STOP, arrange, asked, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

LAND = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
ROCK = blocked_field("f1")
BANKS = [each for each in CONTENT.locations.values() if each.bank is not None]
DUEL = """
    . . . .
    . a . .
    . A . .
    . . . .
    . . . .
"""


def vault(bank="bank_crypt", agenda=None, **more):
    """Seat 0 stands beside a creature bank."""
    return arrange(tiles=LAND, tokens={"f1": bank}, at={0: "f1_c"}, agenda=agenda, **more)


def looted(bank, **more):
    """The visit after the combat is won."""
    return vault(bank, agenda=[Visit(0, "main", ROCK), Act(0)], sides={0: {"purse": Purse(), "army": []}}, **more)


def fought(**more):
    """The combat for a bank as it begins."""
    t = vault(**more)
    take(t, Go("main", ROCK))
    while t.state.combat is None or t.state.combat.round == 0:
        take(t, t.decisions[asked(t)].choices[-1])
    return t


def stacked(name, kind):
    """A stacked defender against an attacker."""
    t = battle(DUEL, A="zombies few", a=f"{name} stacked", guards=True, agenda=[ActivateUnit("A")])
    unit(t, "a").stack = kind
    t.state.combat.guards, t.state.combat.garrison = [], [Troop(name, "stacked", kind)]
    return t


@rule("HM-3346")
@pytest.mark.parametrize(("answer", "there"), [(LayBank(), "bank_crypt"), (Done(), "blocked")])
def test_whoever_discovers_a_tile_may_lay_the_next_bank_on_it(answer, there):
    banks = {"far": ["bank_imp_cache", "bank_crypt"], "near": []}
    agenda = [OrientTile(0, 1, "f1"), Act(0)]
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): "far"}, agenda=agenda, banks=banks)
    take(t, offered(t, TurnTile)[0])
    assert prompt(t) == "offer_bank"
    take(t, answer)
    assert (location_of(t, ROCK), guarded(t, ROCK)) == (there, there != "blocked")
    assert [event.location for event in told(t, SignLaid)] == [there] * (there != "blocked")


@rule("HM-3346", "HM-3342")
def test_no_bank_is_offered_without_tokens_or_on_a_tile_with_another_token():
    hidden, agenda = {(2, 1): "far"}, [OrientTile(0, 1, "f1"), Act(0)]
    bare = arrange(tiles={"s3": (0, 0, 0)}, hidden=hidden, agenda=agenda)
    gate = arrange(scenario="salt_and_stone", tiles={"s3": (0, 0, 0)}, hidden=hidden, agenda=agenda)
    gate.state.banks = {"far": ["bank_crypt"]}
    for t in (bare, gate):
        take(t, offered(t, TurnTile)[0])
        assert prompt(t) == "act"


@rule("HM-3346", "HM-3347")
def test_the_four_defenders_of_a_bank_stand_by_the_rules_of_the_ai():
    t = fought()
    foes = [each for each in t.state.combat.fighters if each.camp == "defender"]
    assert told(t, GuardsDrawn)[0].units == ("skeletons", "zombies", "wraiths", "vampires")
    assert [(each.unit, each.at) for each in foes] == [
        ("vampires", 4),
        ("wraiths", 5),
        ("skeletons", 6),
        ("zombies", 7),
    ]
    assert sum(each.aspect == "stacked" for each in foes) == 2


@rule("HM-3348")
def test_even_a_great_hero_must_fight_in_a_bank():
    t = fought(sides={0: {"experience": 12}})
    assert (told(t, QuickCombat), t.state.combat.field) == ([], ROCK)


@rule("HM-3349", "HM-3355")
def test_a_combat_in_a_bank_has_no_limit_and_gives_no_experience():
    t = stacked("skeletons", "attack")
    going = Table(GAME, Deal(t.state, [EndCombatRound(), STOP, FinishCombat()]), t.rng)
    assert (going.state.combat.round, prompt(going) != "go_on") == (2, True)
    won = vault(sides={0: {"purse": Purse()}}).state
    won.combat, t.state.combat.winner, t.state.combat.field = t.state.combat, "attacker", ROCK
    ended = Table(GAME, Deal(won, [FinishCombat(), Act(0)]), t.rng)
    assert (side(ended).experience, side(ended).purse.gold, guarded(ended, ROCK)) == (0, 10, False)


@rule("HM-3350")
def test_cards_of_banks_have_their_own_numbers_and_are_in_no_neutral_deck():
    numbers = {u: CONTENT.units[u].bank for u in ("griffins", "black_dragons", "familiars")}
    assert [(n.attack, n.defense, n.health, n.initiative) for n in numbers.values()] == [
        (3, 0, 4, 8),
        (5, 2, 5, 9),
        (1, 0, 2, 5),
    ]
    t = battle(DUEL, A="zombies few", a="familiars bank", guards=True, agenda=[ActivateUnit("A")])
    t.state.combat.guards = []
    before = {tier: len(pile.discard) for tier, pile in t.state.neutrals.items()}
    hurt(t, unit(t, "a"), 2)
    assert {tier: len(pile.discard) for tier, pile in t.state.neutrals.items()} == before


@rule("HM-3351")
@pytest.mark.parametrize(("difficulty", "tokens"), [("easy", 1), ("normal", 2), ("hard", 3), ("impossible", 4)])
def test_the_difficulty_says_how_many_defenders_are_stacked(difficulty, tokens):
    t = vault(difficulty=difficulty)
    troops = defenders(t, CONTENT.locations["bank_crypt"].bank)
    kinds = [troop.stack for troop in troops if troop.aspect == "stacked"]
    assert (len(kinds), len(set(kinds)), set(kinds) <= set(STACKS)) == (tokens, tokens, True)


@rule("HM-3352")
def test_a_stack_token_adds_to_one_number():
    bank = CONTENT.units["dwarves"].bank
    plus = {kind: printed(unit(stacked("dwarves", kind), "a")) for kind in STACKS}
    assert plus["attack"].attack == bank.attack + 1
    assert plus["defense"].defense == bank.defense + 1
    assert (plus["health"].health, plus["health"].attack) == (bank.health + 1, bank.attack)
    t = stacked("dwarves", "initiative")
    assert initiative(t.state.combat, unit(t, "a")) == bank.initiative + 2


@rule("HM-3352")
def test_some_abilities_count_only_while_a_unit_is_stacked():
    t = stacked("dwarves", "attack")
    assert guarding(t.state.combat, unit(t, "a"))
    hurt(t, unit(t, "a"), 3)
    assert not guarding(t.state.combat, unit(t, "a"))
    dragon = stacked("black_dragons", "health")
    assert printed(unit(dragon, "a")).attack == 8
    faerie = stacked("faerie_dragons", "attack")
    assert spells_left(faerie.state.combat, "attacker") == 0
    hurt(faerie, unit(faerie, "a"), 6)
    assert spells_left(faerie.state.combat, "attacker") == 1


@rule("HM-3353")
def test_a_stacked_unit_loses_its_token_and_keeps_the_surplus():
    t = stacked("griffins", "health")
    assert health(t.state.combat, unit(t, "a")) == 5
    hurt(t, unit(t, "a"), 6)
    assert (unit(t, "a").aspect, unit(t, "a").stack, unit(t, "a").damage) == ("bank", "", 1)
    assert health(t.state.combat, unit(t, "a")) == 4


def test_wraiths_of_a_bank_take_a_card_of_choice():
    hands = {0: ["attack", "power"]}
    t = battle(DUEL, A="zombies pack", a="wraiths bank", guards=True, hands=hands, agenda=[ActivateUnit("a")])
    take(t, Strike("A"))
    for _ in range(9):
        take(t, t.decisions[asked(t)].choices[-1]) if prompt(t) != "lash" else None
    assert offered(t, DiscardCard) == [DiscardCard("attack"), DiscardCard("power")]


@rule("HM-1718")
def test_wraiths_of_a_bank_take_a_card_also_when_they_strike_back():
    units = {"A": "skeletons few", "a": "wraiths bank"}
    t = battle(DUEL, guards=True, hands={0: ["attack", "power"]}, agenda=[*strike("A", "a")], dice=[-1] * 4, **units)
    for _ in range(9):
        take(t, t.decisions[asked(t)].choices[-1]) if prompt(t) != "lash" else None
    assert offered(t, DiscardCard) == [DiscardCard("attack"), DiscardCard("power")]


@rule("HM-3354")
def test_there_are_six_banks_for_far_and_six_for_near_tiles():
    assert [sum(each.bank.group == group for each in BANKS) for group in ("far", "near")] == [6, 6]
    assert all(CONTENT.units[name].bank is not None for each in BANKS for name in each.bank.units)


@rule("HM-3354", "HM-3355")
@pytest.mark.parametrize(
    ("bank", "purse"),
    [
        ("bank_crypt", Purse(10)),
        ("bank_imp_cache", Purse(5)),
        ("bank_dwarven_treasury", Purse(13)),
        ("bank_cyclops_stockpile", Purse(0, 12, 4)),
        ("bank_naga_bank", Purse(18, 0, 4)),
    ],
)
def test_a_bank_pays_more_for_stacked_defenders(bank, purse):
    assert side(looted(bank)).purse == purse


@rule("HM-3354", "HM-3355")
def test_the_stores_of_medusas_pay_gold_or_valuables_for_each():
    t = looted("bank_medusa_stores")
    take(t, TakeOption(0))
    take(t, TakeOption(1))
    assert side(t).purse == Purse(9, 0, 2)


@rule("HM-3355")
def test_some_banks_are_searched_for_as_many_cards_as_defenders_were_stacked():
    t = vault(difficulty="hard")
    found = [extra(t, CONTENT.locations[f"bank_{name}"].bank)[-1] for name in ("shipwreck", "derelict_ship")]
    assert found == [Search("artifact", 3), Search("spell", 3)]


@rule("HM-3354", "HM-3355")
def test_the_pyramid_swaps_cards_of_hand_and_discard_pile():
    agenda = [Visit(0, "main", ROCK), Act(0)]
    t = vault("bank_pyramid", agenda, hands={0: ["wisdom"]}, sides={0: {"discard": ["magic_arrow", "attack"]}})
    while prompt(t) != "reforge_card":
        take(t, t.decisions[0].choices[0])
    assert RemoveCard("magic_arrow") in offered(t, RemoveCard)
    take(t, RemoveCard("magic_arrow"))
    assert "magic_arrow" not in side(t).discard


@rule("HM-3356")
@pytest.mark.parametrize(("difficulty", "joined"), [("easy", Troop("griffins", "bank")), ("normal", "stacked")])
def test_griffins_join_whoever_beats_their_conservatory(difficulty, joined):
    t = looted("bank_griffin_conservatory", difficulty=difficulty)
    (troop,) = side(t).army
    assert troop == joined if difficulty == "easy" else (troop.aspect, troop.stack != "") == ("stacked", True)


@rule("HM-3356", "HM-3353")
def test_a_stacked_unit_of_an_army_stays_so_until_it_loses_its_token():
    t = battle(DUEL, A="griffins stacked", a="zombies few", agenda=[ActivateUnit("A")])
    unit(t, "A").stack = "attack"
    settle_wounds(t, t.state.combat, unit(t, "A"))
    assert printed(unit(t, "A")).attack == 4
    hurt(t, unit(t, "a"), 9)
    t.do(EndCombatRound())
    assert side(t).army[0].unit == "griffins"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_bank_is_shown_with_its_defenders_and_its_reward(language):
    scene = vault("bank_crypt").scene(0, language, log=False)
    assert f"guard.{ROCK}" in scene.pieces
    assert "2" in scene.boards["map"].cells[ROCK].detail


def test_banks_are_dealt_only_by_the_optional_rule():
    def dealt(**options):
        return deal(Setup("heroes", "first_flags", ("castle", "dungeon"), 1, options), CONTENT, Rng(1)).state.banks

    assert dealt() == {}
    assert {group: len(pile) for group, pile in dealt(creature_banks=True).items()} == {"far": 6, "near": 6}


@rule("HM-3353")
def test_the_forecast_of_a_second_shot_knows_that_a_stack_token_is_lost():
    t = stacked("zombies", "defense")
    c = t.state.combat
    twin = after(c, "a", health(c, unit(t, "a")))
    assert [each.stack for each in twin.fighters if each.id == "a"] == [""]
    assert unit(t, "a").stack == "defense"
