"""Chapter 33 and the fields of the expansions in chapter 36."""

import pytest

from questhall.games.heroes.choices import (
    BuyCard,
    BuyWarMachine,
    Done,
    DropPermanent,
    Exchange,
    HireHero,
    LookAtDeck,
    PickDeck,
    PickFaction,
    Play,
    PutAside,
    Recruit,
    ReinforceUnit,
    RemoveCard,
    ReplaceCard,
    RerollDie,
    Revisit,
    TakeCard,
    TakeOption,
    TakeStatistic,
    UseAbility,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import (
    CardDiscarded,
    CardFound,
    DamageDealt,
    IncomeChanged,
    ResourcesGained,
    TidingCame,
    UnitGrown,
    UnitSummoned,
    WaresShown,
)
from questhall.games.heroes.people import homes
from questhall.games.heroes.plays import lent
from questhall.games.heroes.state import Flag, Pile, Troop
from questhall.games.heroes.steps.combat.ending import FinishCombat
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from questhall.games.heroes.steps.combat.summoning import summon
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import BeginRound
from questhall.games.heroes.steps.stray import ClaimTown
from questhall.games.heroes.steps.tidings import DrawTiding
from questhall.games.heroes.steps.trading import VisitPost
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import PlantFlag
from tests.games.heroes.board import (
    CONTENT,
    arrange,
    battle,
    offered,
    prompt,
    side,
    sit,
    take,
    told,
    unit,
)
from tests.ledger import rule

BOXES = ("core", "tower", "rampart", "fortress", "inferno")
TOWN = next(name for name, field in CONTENT.fields.items() if field.location == "random_town")
AXIS = next((name for name, field in CONTENT.fields.items() if field.location == "star_axis"), "")
DUEL = """
    . . . .
    . d . .
    . A . .
    . . . .
    . . . .
"""


def visiting(location, **more):
    """Seat 0 visits such a field, then has the turn."""
    steps = [Perform(0, "main", CONTENT.locations[location].effects, optional=True), Act(0)]
    return arrange(agenda=steps, boxes=BOXES, **more)


def rich(**more):
    return {0: {"purse": Purse(gold=40)} | more}


# -- fields


@rule("HM-3620", "HM-R-54")
def test_the_library_exchanges_at_most_two_statistic_cards():
    t = visiting("library", hands={0: ["attack", "attack"]}, sides=rich(discard=["power"]))
    take(t, ReplaceCard("attack", "knowledge"), ReplaceCard("power", "defense"))
    assert (prompt(t), side(t).purse.gold) == ("act", 34)
    assert sorted(side(t).hand) == ["attack", "defense", "knowledge"]


@rule("HM-3620", "HM-1423")
def test_without_gold_the_library_has_nothing_to_offer():
    assert prompt(visiting("library", hands={0: ["attack"]}, sides={0: {"purse": Purse(gold=2)}})) == "act"


@rule("HM-3621", "HM-R-76")
def test_the_black_market_sells_one_of_the_top_four_by_its_level():
    four = ["titans_cuirass", "head_of_legion", "centaurs_axe", "rib_cage"]
    t = visiting("black_market", piles={"artifact": (["speculum"], [*four, "dragon_scale_armor"])}, sides=rich())
    assert offered(t, BuyCard) == [BuyCard(card) for card in four]
    take(t, BuyCard("head_of_legion"))
    assert (side(t).purse.gold, prompt(t)) == (33, "act")
    assert t.state.decks["artifact"].discard[::-1] == [
        "titans_cuirass",
        "centaurs_axe",
        "rib_cage",
        "dragon_scale_armor",
    ]


@rule("HM-3624", "HM-3625", "HM-723", "HM-R-78")
def test_the_tavern_hires_a_hero_and_an_enemy_discards():
    t = visiting("tavern", sides=rich(used=["population"]), hands={1: ["haste"]}, at={0: "s3_ne"})
    take(t, HireHero("s3_ne"))
    assert (side(t).second.at, side(t).purse.gold, side(t, 1).hand) == ("s3_ne", 33, [])
    assert side(t).used == ["population"]


@rule("HM-R-77")
def test_who_has_a_second_hero_finds_nobody_in_the_tavern():
    assert prompt(visiting("tavern", sides=rich(), second={0: "s3_e"})) == "act"


@rule("HM-3658", "HM-R-75")
def test_the_university_teaches_one_of_four_discarded_abilities():
    five = ["luck", "offense", "armorer", "archery", "wisdom"]
    t = visiting("university", piles={"ability": (["tactics"], five)}, sides=rich())
    take(t, TakeOption(0), TakeCard("armorer"), PutAside("archery"), PutAside("luck"))
    assert (side(t).purse.gold, side(t).hand[-1]) == (34, "armorer")
    assert t.state.decks["ability"].discard[::-1] == ["offense", "luck", "archery", "wisdom"]


@rule("HM-3645", "HM-R-74")
def test_the_market_of_time_takes_a_card_for_a_search():
    t = visiting("market_of_time", hands={0: ["attack"]})
    take(t, RemoveCard("attack"), PickDeck("spell"), LookAtDeck())
    assert (prompt(t), "attack" in side(t).hand) == ("pick_card", False)
    assert prompt(visiting("market_of_time")) == "act"


@pytest.mark.parametrize(("unit_id", "gold"), [("skeletons", 0), ("vampires", 9)])
@rule("HM-3646", "HM-EX-55")
def test_the_hill_fort_reinforces_for_three_gold_less(unit_id, gold):
    t = visiting("hill_fort", heroes=("sandro", "catherine"), sides=rich(army=[Troop(unit_id)]))
    take(t, ReinforceUnit(unit_id))
    assert (side(t).army, 40 - side(t).purse.gold) == ([Troop(unit_id, "pack")], gold)


@rule("HM-3647", "HM-723", "HM-EX-72", "HM-R-78")
def test_a_prisoner_joins_on_the_field_and_one_of_both_must_leave():
    t = visiting("prison", tiles={"s3": (0, 0, 0)}, at={0: "s3_e"})
    assert side(t).second.at == "s3_e"
    assert offered(t, Revisit) == []


@rule("HM-3648")
def test_with_a_second_hero_a_prisoner_pays_three_gold():
    t = visiting("prison", second={0: "s3_e"}, sides={0: {"purse": Purse()}})
    assert (side(t).purse.gold, side(t).second.at) == (3, "s3_e")


@rule("HM-3653", "HM-3654", "HM-R-53")
def test_a_scholar_gives_or_takes_a_statistic_card():
    t = visiting("scholar", hands={0: ["power"]}, loads=[4])
    assert RemoveCard("power") in offered(t, RemoveCard)
    take(t, TakeStatistic("knowledge"))
    assert side(t).hand == ["power", "knowledge"]


@rule("HM-R-53", "HM-920")
def test_a_statistic_card_that_was_removed_is_not_in_the_supply_again():
    t = visiting("library", hands={0: ["knowledge", "power"]}, sides={0: {"purse": Purse(9)}})
    others = CONTENT.copies("attack", t.state.boxes) - sum(each.deck.count("attack") for each in t.state.sides)
    t.state.removed = ["attack"] * (others - 1)
    take(t, ReplaceCard("knowledge", "attack"))
    assert {swap.new for swap in offered(t, ReplaceCard)} == {"defense", "power", "knowledge"}
    assert t.state.removed[-1] == "knowledge"


@rule("HM-3655")
def test_a_scholar_teaches_one_of_two_abilities():
    t = visiting("scholar", loads=[2], piles={"ability": (["luck", "offense", "armorer"], ["wisdom"])})
    assert offered(t, TakeCard) == [TakeCard("luck"), TakeCard("offense")]
    take(t, TakeCard("offense"))
    assert told(t, CardFound) == [CardFound(0, "offense", "ability")]
    assert t.state.decks["ability"].discard == ["wisdom", "luck"]


@rule("HM-609", "HM-610")
def test_the_die_of_a_scholar_may_be_rolled_again_with_morale():
    t = visiting("scholar", loads=[0, 4], sides={0: {"morale": 1}}, hands={0: ["power"]})
    assert (prompt(t), offered(t, RerollDie)) == ("rethrow", [RerollDie(0)])
    take(t, RerollDie(0))
    assert (side(t).morale, RemoveCard("power") in offered(t, RemoveCard)) == (0, True)


@rule("HM-3656")
def test_a_scholar_teaches_one_of_two_spells():
    t = visiting("scholar", loads=[0], piles={"spell": (["haste", "slow"], ["cure"])})
    take(t, TakeCard("slow"))
    assert told(t, CardFound) == [CardFound(0, "slow", "spell")]


@rule("HM-3659", "HM-3660", "HM-1016", "HM-R-81")
def test_the_star_axis_empowers_a_card_once_for_each_player():
    t = arrange(
        agenda=[PlantFlag(0, AXIS), PlantFlag(0, AXIS), Act(0)], hands={0: ["attack"]}, marks={AXIS: [1]}, boxes=BOXES
    )
    take(t, ReplaceCard("attack", "empowered_attack"))
    assert (prompt(t), side(t).hand, t.state.marks[AXIS]) == ("act", ["empowered_attack"], [1, 0])
    (play,) = CONTENT.cards["empowered_attack"].plays
    assert play.effects == CONTENT.cards["attack"].plays[1].effects
    assert not play.expert


# -- war machines and permanent cards


@rule("HM-3627", "HM-3303", "HM-3304")
def test_a_factory_sells_war_machines_at_the_lower_price():
    t = visiting("war_machine_factory", sides=rich())
    take(t, BuyWarMachine("ballista"))
    assert (side(t).purse.gold, side(t).hand) == (33, ["ballista"])


@rule("HM-3303", "HM-3304", "HM-3305")
def test_a_trading_post_sells_them_dearer_and_nothing_else_then():
    t = arrange(agenda=[VisitPost(0), Act(0)], boxes=BOXES, sides=rich())
    take(t, BuyWarMachine("ballista"))
    assert (side(t).purse.gold, prompt(t)) == (30, "act")
    t = arrange(agenda=[VisitPost(0), Act(0)], boxes=BOXES, sides=rich())
    take(t, Exchange(1))
    assert offered(t, BuyWarMachine) == []


@rule("HM-918", "HM-3302", "HM-924")
def test_a_permanent_card_stays_in_play():
    t = arrange(hands={0: ["ballista"]})
    take(t, Play("ballista", 0))
    assert (side(t).permanents, side(t).hand, side(t).discard) == (["ballista"], [], [])


@rule("HM-919", "HM-924")
def test_another_permanent_card_replaces_the_first():
    t = arrange(hands={0: ["ammo_cart"]}, sides={0: {"permanents": ["ballista"]}})
    take(t, Play("ammo_cart", 0))
    assert (side(t).permanents, side(t).discard) == (["ammo_cart"], ["ballista"])


@rule("HM-R-49")
def test_a_permanent_card_may_be_dropped_at_will():
    t = arrange(sides={0: {"permanents": ["ballista"]}})
    take(t, DropPermanent("ballista"))
    assert (side(t).permanents, told(t, CardDiscarded)) == ([], [CardDiscarded(0, "ballista")])


@rule("HM-D-19")
def test_a_ballista_hits_the_slowest_enemy_at_the_start_of_a_combat_round():
    t = battle(
        ". . . . . d e . . A . . . . . . . . . .",
        A="archangels few",
        d="zombies pack",
        e="griffins pack",
        sides={0: {"permanents": ["ballista"]}},
        agenda=[StartCombatRound()],
    )
    assert told(t, DamageDealt) == [DamageDealt("d", 1)]


def test_school_magic_in_play_lends_power():
    t = arrange(sides={0: {"permanents": ["fire_magic"]}})
    assert [lent(t, 0, CONTENT.cards[name]) for name in ("fireball", "haste")] == [1, 0]


# -- summoning and abilities instead of acting


@rule("HM-1717", "HM-3320", "HM-3322")
def test_pit_lords_summon_demons_beside_them_instead_of_acting():
    t = battle(DUEL, A="pit_lords pack", d="zombies pack", agenda=[ActivateUnit("A")])
    assert offered(t, UseAbility) == []
    t = battle(DUEL, A="pit_lords pack", d="zombies pack", agenda=[ActivateUnit("A")], fallen={"attacker": 1})
    assert offered(t, UseAbility) == [UseAbility("raise", goal) for goal in ("10", "13", "8")]
    take(t, UseAbility("raise", "8"))
    assert [(event.unit, event.space) for event in told(t, UnitSummoned)] == [("demons", 8)]


@rule("HM-3321")
def test_demons_that_are_there_become_a_pack():
    field = DUEL.replace(". A . .", "B A . .")
    units = {"A": "pit_lords pack", "B": "demons few", "d": "zombies pack"}
    t = battle(field, **units, fallen={"attacker": 1}, agenda=[ActivateUnit("A")])
    take(t, UseAbility("raise", "B"))
    assert (unit(t, "B").aspect, told(t, UnitGrown)) == ("pack", [UnitGrown("B")])


@pytest.mark.parametrize(("name", "acts"), [("zombies", True), ("griffins", False)])
@rule("HM-3323", "HM-3324", "HM-EX-64")
def test_a_summoned_unit_that_is_quicker_waits_for_the_next_combat_round(name, acts):
    t = battle(DUEL, A="crusaders few", d="zombies pack", agenda=[])
    t.state.combat.active = "A"
    summon(t, name, "few", 8, "attacker")
    assert t.state.combat.fighters[-1].acted is not acts


@rule("HM-3321", "HM-3325")
def test_a_summoned_unit_joins_the_army_and_comes_from_no_deck():
    t = battle(DUEL, A="crusaders few", d="zombies pack", agenda=[])
    before = {tier: len(pile.deck) for tier, pile in t.state.neutrals.items()}
    summon(t, "zombies", "few", 8, "attacker")
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).army == [Troop("crusaders"), Troop("zombies")]
    assert {tier: len(pile.deck) for tier, pile in t.state.neutrals.items()} == before


def test_cyclopes_destroy_a_wall_instead_of_acting():
    t = battle(DUEL, A="cyclopes few", d="zombies pack", walls="WGWW", agenda=[ActivateUnit("A")])
    take(t, UseAbility("hurl", "3"))
    assert t.state.combat.walls == ["wall", "gate", "wall", ""]


def test_ogres_encourage_a_unit_for_two_combat_rounds():
    t = battle(DUEL, A="ogres few", d="zombies pack", agenda=[ActivateUnit("A")])
    take(t, UseAbility("rally", "A"))
    assert [(charm.kind, charm.value, charm.until) for charm in unit(t, "A").charms] == [("might", 1, 2)]


# -- events


def tidings(*cards, **more):
    return arrange(heroes=("catherine", "sandro", "mutare"), boxes=BOXES, tidings=Pile(list(reversed(cards))), **more)


@rule("HM-235", "HM-3310")
def test_events_are_shuffled_when_their_box_is_in_play():
    assert len(sit("fortress", "castle").state.tidings.deck) == len(CONTENT.tidings)
    assert sit("dungeon", "castle").state.tidings.deck == []


@rule("HM-3312", "HM-EX-65")
def test_the_right_to_draw_passes_on_clockwise():
    cards = ["event_stables"] * 4
    t = tidings(*cards, agenda=[*[DrawTiding()] * 4, Act(0)])
    take(t, *[TakeOption(0)] * 12)
    assert [event.seat for event in told(t, TidingCame)] == [0, 1, 2, 0]


@rule("HM-3312")
def test_an_eliminated_player_is_passed_over_and_nobody_else_when_events_are_drawn():
    cards = ["event_stables"] * 3
    t = tidings(*cards, agenda=[*[DrawTiding()] * 3, Act(1)], sides={0: {"out": True}}, told=1)
    take(t, *[TakeOption(0)] * 6)
    assert [event.seat for event in told(t, TidingCame)] == [1, 2, 1]


@rule("HM-3313")
def test_an_event_is_resolved_clockwise_from_whoever_drew_it():
    t = tidings("event_stables", agenda=[DrawTiding(), Act(0)], told=1)
    asked = [next(iter(t.decisions))]
    take(t, TakeOption(0))
    asked.append(next(iter(t.decisions)))
    assert asked == [1, 2]


@rule("HM-3311", "HM-EX-30")
def test_an_event_is_drawn_in_resource_rounds_but_the_first():
    t = tidings("event_stables", agenda=[BeginRound()], round=2)
    assert len(told(t, TidingCame)) == 1
    t = tidings("event_stables", agenda=[BeginRound()], round=0)
    assert told(t, TidingCame) == []


@rule("HM-3314")
def test_cards_that_an_event_has_shown_return_to_their_deck():
    t = tidings(
        "event_library", agenda=[DrawTiding(), Act(0)], sides={seat: {"purse": Purse(gold=6)} for seat in range(3)}
    )
    count = len(t.state.decks["spell"].deck)
    (wares,) = told(t, WaresShown)
    take(t, BuyCard(wares.cards[0]), Done(), Done())
    assert (len(wares.cards), len(t.state.decks["spell"].deck)) == (6, count + 5)


@rule("HM-EX-73", "HM-314", "HM-312")
def test_refresh_income_event_and_timed_event_come_in_this_order():
    t = arrange(
        scenario="grail_road",
        boxes=BOXES,
        tidings=Pile(["event_stables"]),
        told=1,
        round=6,
        sides={0: {"purse": Purse(), "income": Purse(gold=10)}},
        agenda=[BeginRound()],
    )
    assert (next(iter(t.decisions)), side(t).purse.gold) == (1, 10)
    take(t, TakeOption(0), TakeOption(0))
    assert (side(t).main.moves, side(t, 1).main.moves) == (5, 5)


# -- the stray town


@rule("HM-3681", "HM-3682", "HM-R-79")
def test_the_highest_roll_chooses_who_holds_the_stray_town():
    faces = CONTENT.dice.resource
    low, high = (faces.index(face) for face in (Purse(valuables=1), Purse(gold=6)))
    t = arrange(agenda=[ClaimTown(TOWN), Act(0)], loads=[low, low, low, low, low, low, high, high])
    assert next(iter(t.decisions)) == 1
    assert PickFaction("castle") not in offered(t, PickFaction)
    take(t, PickFaction("rampart"))
    assert t.state.lords == {TOWN: "rampart"}


def storming(**more):
    tile = TOWN.rpartition("_")[0]
    return arrange(
        tiles={"s3": (0, 0, 0), tile: (1, -3, 0)},
        lords={TOWN: "rampart"},
        agenda=[Enter(0, "main", TOWN), Act(0)],
        sides={0: {"purse": Purse(), "army": [Troop("griffins")], **more}, 1: {"purse": Purse()}},
    )


@rule("HM-3683", "HM-3684", "HM-3687", "HM-R-80")
def test_a_faction_holds_the_stray_town_behind_walls_without_tower():
    t = storming(experience=12)
    take(t, *[choice for choice in t.decisions[0].choices if type(choice).__name__ == "Deploy"][:1])
    take(t, *([Done()] if prompt(t) == "place_units" else []), Recruit("elves"))
    c = t.state.combat
    held = sorted((each.unit, each.aspect) for each in c.fighters if each.camp == "defender")
    assert held == [
        ("dendroids", "pack"),
        ("elves", "pack"),
        ("gold_dragons", "few"),
        ("pegasi", "pack"),
        ("unicorns", "few"),
    ]
    assert sorted(c.walls) == ["gate", "wall", "wall", "wall"]


@rule("HM-3685", "HM-3686", "HM-3688")
def test_a_flagged_stray_town_gives_ten_gold_and_is_a_home():
    t = arrange(agenda=[PlantFlag(0, TOWN), Act(0)], sides={0: {"purse": Purse()}})
    assert (told(t, IncomeChanged)[0].change, told(t, ResourcesGained)[0].amount) == (Purse(gold=10), Purse(gold=10))
    assert TOWN in homes(t, 0)
    t = arrange(
        agenda=[PlantFlag(1, TOWN), Act(0)], flags={TOWN: Flag(0)}, opened=[TOWN], sides={0: {"income": Purse(20)}}
    )
    assert (side(t).income.gold, told(t, ResourcesGained)) == (10, [])
