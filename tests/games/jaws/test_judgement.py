"""What bots prefer on drawn boards: cards, items, rests, doors, damage."""

import pytest

from questhall.bots.looking import foreseen
from questhall.games.jaws.aims import opening, targets
from questhall.games.jaws.choices import LoseOne
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.scenarios import (
    Conversion,
    DestroyAll,
    Escape,
    Happening,
    KillAll,
    LootAll,
    Objective,
    Spawn,
)
from questhall.games.jaws.discoveries import discovered, stock
from questhall.games.jaws.effects import Affect, Attack, Heal, Move
from questhall.games.jaws.heuristic import stamina
from questhall.games.jaws.merits import card_merit
from questhall.games.jaws.placing import place_room
from questhall.games.jaws.potentials import aimed_potential, benefit
from questhall.games.jaws.prospects import average, halves
from questhall.games.jaws.selection import LOOKED_AT, recovery, shortlist
from questhall.games.jaws.state import Figure
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import SufferDamage
from questhall.games.jaws.steps.resting import OfferShortRest
from questhall.games.jaws.steps.rounds import DrawAbilities, SelectCards, StartRound
from questhall.games.jaws.steps.turn import HeroActs
from questhall.games.jaws.turning import turning
from questhall.games.jaws.worth import weight, worth_of
from questhall.haven.choices import PlayCards, Skip, TakeDamage, UseHalf
from tests.games.jaws.board import arrange, take
from tests.games.jaws.test_setup import started

ZEALOT = {"b": "zealot"}
OTHERS = [
    "close_cuts",
    "care_package",
    "stopping_power",
    "power_pitch",
    "double_throw",
    "follow_through",
    "second_wind",
]


def preferred(t):
    """What a bot chooses that looks to the end of its turn."""
    (decision,) = t.decisions.values()
    return foreseen(t, decision)[0].table.history[0].choice


def test_a_bot_that_is_left_alone_still_chooses_cards_that_attack():
    hands = {"hatchet": ["retrieval", "close_cuts", "care_package", "center_mass"]}
    t = arrange("h . . b", monsters=ZEALOT, hands=hands, agenda=[SelectCards(), DrawAbilities()])
    choice = preferred(t)
    assert isinstance(choice, PlayCards)
    assert "center_mass" in (choice.lead, choice.other)


def test_a_card_in_use_promises_nothing_more():
    hands = {"voidwarden": ["spirit_hunger:chosen", "freeze_the_soul:chosen"]}
    t = arrange("v . . b", monsters=ZEALOT, hands=hands, agenda=[HeroActs("voidwarden")])
    take(t, UseHalf("spirit_hunger", "bottom", False))
    assert halves(t, "voidwarden", 0, "spirit_hunger") == 0
    assert halves(t, "voidwarden", 0) > 0


def test_a_healthy_bot_keeps_its_potions():
    hands, items = (
        {"red_guard": ["strangling_chain:chosen", "twirling_stabs:chosen", "blade_dance:discard"]},
        {"red_guard": ["healing_potion", "stamina_potion"]},
    )
    t = arrange("r . . . b", monsters=ZEALOT, hands=hands, items=items, agenda=[HeroActs("red_guard")])
    assert isinstance(preferred(t), UseHalf)


def test_nobody_gains_by_keeping_chosen_cards_a_little_longer():
    hands = {"red_guard": ["strangling_chain:chosen", "twirling_stabs:chosen", "blade_dance", "flame_shroud:discard"]}
    t = arrange("r . b", monsters=ZEALOT, hands=hands)
    mine = t.state.heroes["red_guard"]
    before = stamina(t, mine)
    mine.cards[0].zone = "discard"
    assert stamina(t, mine) == before


def test_a_long_rest_is_worth_more_to_those_whose_items_are_spent():
    t = arrange("r . . b", monsters=ZEALOT, items={"red_guard": ["bladed_armor"]})
    mine = t.state.heroes["red_guard"]
    before = recovery(t, mine)
    mine.items[0].state = "spent"
    assert recovery(t, mine) > before


def test_a_heal_that_poisons_cures_nobody_of_poison():
    t = arrange("v r . b", monsters=ZEALOT, conditions={"red_guard": ["poison"]})
    assert benefit(t, t.state.figures["red_guard"], Heal(value=5, range=3, inflict=("poison",))) <= 0
    assert benefit(t, t.state.figures["red_guard"], Heal(value=5, range=3)) > 0


def test_a_door_is_opened_rather_while_friends_have_still_to_act():
    t = arrange("r h 1 . .", active="hatchet")
    door = chamber(t.state.scenario).doors[1]
    before = opening(t, door)
    t.state.turns = ["red_guard", "hatchet"]
    assert opening(t, door) < before


@pytest.mark.parametrize("scenario", ["a_hole_in_the_wall", "the_black_ship", "toxic_harvest"])
def test_what_stands_behind_a_door_is_no_loss_when_it_is_met(scenario):
    t = started(scenario)
    known, before = set(t.state.figures), discovered(t)
    place_room(t, 1)
    new = sum(worth_of(t, each) for name, each in t.state.figures.items() if name not in known)
    assert stock(scenario, 1, t.state.monster_level, t.state.party) == pytest.approx(new)
    t.state.opened.append(1)
    assert discovered(t) - before > new > 0


def test_a_bot_suffers_a_little_and_negates_what_would_end_it():
    t = arrange("r b", monsters=ZEALOT, agenda=[SufferDamage("red_guard", 1, "attack")])
    assert isinstance(preferred(t), TakeDamage)
    t.state.figures["red_guard"].health = 1
    assert isinstance(preferred(t), LoseOne)


def test_a_bot_walks_a_long_way_to_the_last_door():
    way = "r " + ". " * 24 + "1 ."
    t = arrange(way, agenda=[Act("red_guard", Move(value=2))])
    assert len(preferred(t).path) == 2


def test_what_monsters_come_from_is_destroyed_first():
    t = started("tainted_blood")
    assert weight(t, Figure("o", "table_a", "a1", 4, 4, "objective")) > weight(t, Figure("m", "zealot", "a1", 7, 7)) > 1


def test_monsters_that_others_make_worse_are_worse_near_them():
    kinds = {"a": "giant_viper", "b": "zealot"}
    change = Conversion(monster="giant_viper", by="zealot", into="blood_imp", elites=2)
    rules = {"rules": (Happening(moment="start", once=False, converts=change),)}
    assert turning(arrange("r . a . b", monsters=kinds, scenario=rules)) == 0
    assert turning(arrange("r . . a b", monsters=kinds, scenario=rules)) > 0
    assert turning(arrange("r . . a b", monsters=kinds)) == 0


def test_with_nobody_to_fight_a_bot_walks_on_rather_than_rests():
    hands = {"red_guard": ["strangling_chain", "blade_dance", "flame_shroud:discard", "shocking_advance:discard"]}
    t = arrange("r " + ". " * 14 + "1 .", hands=hands, agenda=[SelectCards(), DrawAbilities()])
    t.state.figures["red_guard"].health -= 2
    assert isinstance(preferred(t), PlayCards)


def test_of_all_pairs_of_cards_a_bot_looks_at_the_most_promising():
    hands = {"hatchet": ["retrieval", "close_cuts", "care_package", "center_mass"]}
    t = arrange("h . . b", monsters=ZEALOT, hands=hands, agenda=[SelectCards(), DrawAbilities()])
    (decision,) = t.decisions.values()
    kept = shortlist(t, decision)
    assert len(kept) == LOOKED_AT < len(decision.choices)
    assert all("center_mass" in (each.lead, each.other) for each in kept if isinstance(each, PlayCards))


def test_of_all_cards_that_damage_could_cost_a_bot_looks_at_the_worst():
    hands = {"hatchet": ["retrieval", "close_cuts", "center_mass"]}
    t = arrange("h b", monsters=ZEALOT, hands=hands, agenda=[SufferDamage("hatchet", 9, "attack")])
    (decision,) = t.decisions.values()
    (lost,) = [each.card for each in shortlist(t, decision) if isinstance(each, LoseOne)]
    assert card_merit(lost) == min(map(card_merit, hands["hatchet"]))


def test_a_bot_that_looks_past_an_attack_takes_its_usual_damage_for_granted():
    hands = {"hatchet": ["retrieval:chosen", "close_cuts:chosen"]}
    t = arrange("h b", monsters=ZEALOT, hands=hands, agenda=[Act("hatchet", Attack(value=3))])
    t.state.active, t.horizon = "hatchet", t.game.horizon
    target = next(each for each in t.state.figures.values() if each.kind == "monster")
    health = target.health
    while t.decisions:
        take(t, next(each for decision in t.decisions.values() for each in decision.choices))
    assert average(t) > 0
    assert target.health < health


def test_nobody_rests_to_put_off_the_monsters_of_the_next_round():
    come = Happening(moment="start", once=False, spawns=(Spawn(monster="zealot", ranks="eee", at="A", count=3),))
    hands = {"red_guard": ["strangling_chain", "blade_dance", "flame_shroud:discard", "shocking_advance:discard"]}
    agenda = [OfferShortRest("red_guard"), StartRound()]
    t = arrange("r . . b . A .", monsters=ZEALOT, hands=hands, agenda=agenda, scenario={"rules": (come,)})
    assert isinstance(preferred(t), Skip)


def test_the_favourite_weapon_is_taken_up_as_it_was_planned():
    hands = {"hatchet": ["the_favorite:chosen", "center_mass:chosen", *OTHERS]}
    t = arrange("h . . . . . . . . b", monsters=ZEALOT, hands=hands, agenda=[HeroActs("hatchet")])
    (decision,) = t.decisions.values()
    plan = [each.choice for each in foreseen(t, decision)[0].table.history]
    assert UseHalf("the_favorite", "top", False) in plan


def test_whoever_has_fetched_enough_makes_for_the_exit():
    goal = (LootAll(least=1), Escape("E"))
    t = arrange("E . r . * b", monsters=ZEALOT, scenario={"goal": goal, "treasures": (5,)})
    assert list(targets(t)) == ["a5"]
    t.state.looted = 1
    assert list(targets(t)) == ["a1"]


def test_a_monster_counts_with_what_comes_when_it_dies():
    plain, heir = Figure("m", "rat_monstrosity", "a1", 4, 4), Figure("m", "rat_monstrosity_16_1", "a1", 4, 4)
    t = started("mixed_results")
    assert worth_of(t, heir) > worth_of(t, plain)


def test_what_hurts_all_around_hurts_only_those_who_stand_together():
    around = Affect(targets=0, damage=2)
    apart = arrange("b . . r . . c", monsters=ZEALOT | {"c": "zealot"})
    close = arrange("r . . b c . .", monsters=ZEALOT | {"c": "zealot"})
    worths = [aimed_potential(t, t.state.figures["red_guard"], around, 4) for t in (apart, close)]
    assert worths[0] < worths[1]


def test_where_monsters_come_out_of_a_thing_bots_make_for_it_before_them():
    come = Happening(moment="start", there="crate", once=False, spawns=(Spawn(monster="zealot", ranks="n--", at="A"),))
    things, goal = {"A": Objective(kind="crate", health=4)}, (KillAll(), DestroyAll("crate"))
    t = arrange("b . r . . A", monsters=ZEALOT, objectives=things, scenario={"rules": (come,), "goal": goal})
    assert list(targets(t)) == ["a6"]
    t.state.party = 3
    assert set(targets(t)) == {"a1", "a6"}


def test_only_the_marked_sludge_is_more_than_the_others():
    t = started("vile_harvest")
    one, other = Figure("m", "black_sludge", "a1", 7, 7, marked=True), Figure("n", "black_sludge", "a1", 7, 7)
    assert weight(t, one) > weight(t, other)


def test_a_marked_monster_from_which_others_come_is_made_for_first():
    t = arrange("r . b . b . 1 .", monsters=ZEALOT)
    assert set(targets(t)) == {"a3", "a5"}
    next(each for each in t.state.figures.values() if each.at == "a5").marked = True
    assert list(targets(t)) == ["a5"]


def test_where_nobody_has_to_be_killed_bots_go_on_to_what_is_to_be_destroyed():
    things, goal = {"A": Objective(kind="crate", health=4)}, {"goal": (DestroyAll("crate"),)}
    t = arrange("b . r . A . 1 .", monsters=ZEALOT, objectives=things, scenario=goal)
    assert list(targets(t)) == ["a5"]
    door, before = chamber(t.state.scenario).doors[1], opening(t, chamber(t.state.scenario).doors[1])
    t.state.figures = {name: each for name, each in t.state.figures.items() if each.kind != "objective"}
    assert set(targets(t)) == {"a1", "a7"}
    assert opening(t, door) > before
