"""What is in the box, and how it is shown.  [JL-C-xx, JL-1xx, JL-2xx, JL-G-01x]"""

from typing import get_args

import pytest

from questhall.games.jaws.content import load
from questhall.games.jaws.content.modifiers import BASE, read_modifier
from questhall.games.jaws.effects import Affect, AnyEffect, Attack, Command, Destroy, Guard, Heal, Move, Shield, Special
from questhall.games.jaws.events import EVENTS
from questhall.games.jaws.members import Member
from questhall.games.jaws.party import new_cards
from questhall.games.jaws.state import BLESSINGS, CURSES, INERT, STRONG, WANING, State, Zone
from questhall.games.jaws.terms import Condition
from questhall.haven import conditions
from questhall.haven.elements import ELEMENTS
from tests.ledger import rule

CONTENT = load()
REAL = [scenario for name, scenario in CONTENT.scenarios.items() if not name.startswith("drawn")]


def halves(being):
    cards = [card for card in CONTENT.cards.values() if card.character == being]
    return [half for card in cards for half in (card.top, card.bottom)]


def actions(being):
    """Everything that the cards of a character do, at any depth."""
    found = [action for half in halves(being) for action in half.actions]
    for action in found:
        for name in ("then", "otherwise", "actions"):
            found += getattr(action, name, ())
    return found


# -- characters


@rule("JL-106", "JL-C-03")
def test_there_are_four_characters_each_with_its_own_ways():
    assert sorted(CONTENT.characters) == ["demolitionist", "hatchet", "red_guard", "voidwarden"]
    assert most_of(Destroy) == "demolitionist"
    assert most_of(Shield) == "red_guard"
    assert most_of(Heal) == most_of(Command) == "voidwarden"
    assert max(CONTENT.characters, key=lambda being: sum(far(each) for each in actions(being))) == "hatchet"


def most_of(kind):
    """The character that has most actions of a kind."""
    return max(CONTENT.characters, key=lambda being: sum(isinstance(action, kind) for action in actions(being)))


def far(action):
    return isinstance(action, Attack) and action.range > 1


LEVEL_1 = {
    "demolitionist": {
        "A": {
            "implode": 88,
            "knock_out_the_support": 20,
            "piston_punch": 42,
            "explosive_blitz": 19,
            "the_big_one": 37,
            "one_two_punch": 66,
        },
        "B": ["the_big_one", "one_two_punch"],
        "1": {"windup": 77, "crushing_weight": 22, "explode": 28},
        "X": {"rubble": 55, "level": 61, "lobbed_charge": 52},
    },
    "hatchet": {
        "A": {
            "stopping_power": 35,
            "double_throw": 64,
            "disorienting_barrage": 51,
            "second_wind": 18,
            "center_mass": 24,
            "close_cuts": 25,
        },
        "B": ["center_mass", "close_cuts"],
        "1": {"the_favorite": 17, "retrieval": 46, "power_pitch": 60, "follow_through": 39},
        "X": {"care_package": 30, "extra_lift": 21, "fancy_hat": 12},
    },
    "red_guard": {
        "A": {
            "flaming_sickle": 63,
            "blinding_sickle": 87,
            "twirling_stabs": 38,
            "shocking_advance": 14,
            "desert_night": 90,
            "shield_spikes": 41,
        },
        "B": ["desert_night", "flaming_sickle"],
        "1": {"swift_strength": 16, "healing_sands": 32, "flame_shroud": 6, "shield_of_the_desert": 10},
        "X": {"warrior_of_the_sun": 13, "blade_dance": 29, "precision_strike": 40},
    },
    "voidwarden": {
        "A": {
            "black_boon": 43,
            "turn_out_the_lights": 49,
            "wicked_scratch": 68,
            "suggestion": 23,
            "gift_of_the_void": 89,
            "lure_of_the_void": 67,
        },
        "B": ["lure_of_the_void", "wicked_scratch"],
        "1": {
            "signs_of_the_void": 15,
            "close_to_the_abyss": 72,
            "freeze_the_soul": 58,
            "grasp_of_doom": 36,
            "master_influence": 83,
        },
        "X": {"resigned_frenzy": 26, "cold_embrace": 71, "sap_warmth": 59},
    },
}


@rule("JL-C-25", "JL-C-26", "JL-C-27", "JL-C-28")
@pytest.mark.parametrize("being", LEVEL_1)
def test_the_first_cards_have_their_names_and_initiatives(being):
    cards = LEVEL_1[being]

    def printed(level, suffix=""):
        return {name.removesuffix(suffix): CONTENT.cards[name].initiative for name in CONTENT.pool(being, level)}

    assert printed("A", "_a") == cards["A"]
    assert set(printed("B", "_b")) == set(cards["B"])
    assert printed("X") == cards["X"]
    assert printed("1") == cards["A"] | cards["1"]


@rule("JL-408")
def test_a_first_pair_of_cards_is_suggested():
    pairs = {being: character.tutorial.opening for being, character in CONTENT.characters.items()}
    assert pairs == {
        "hatchet": ("center_mass_a", "double_throw_a"),
        "demolitionist": ("one_two_punch_a", "knock_out_the_support_a"),
        "voidwarden": ("suggestion_a", "wicked_scratch_a"),
        "red_guard": ("blinding_sickle_a", "shocking_advance_a"),
    }
    assert CONTENT.cards["knock_out_the_support_a"].initiative == 20


@rule("JL-C-06", "JL-5013")
def test_from_level_5_on_there_is_a_second_deck_of_cards():
    for being in CONTENT.characters:
        first, second = CONTENT.pool(being, *"AB1X234"), CONTENT.pool(being, *"56789")
        assert (len(first), len(second)) == (6 + 2 + CONTENT.characters[being].hand + 3 + 6, 9)
        assert not set(new_cards(Member(being=being, level=4))) & set(second)
        assert set(CONTENT.pool(being, "5")) <= set(new_cards(Member(being=being, level=5)))
        assert set(second) <= set(new_cards(Member(being=being, level=9)))


@rule("JL-C-08")
def test_an_ability_card_has_a_name_a_level_an_initiative_and_two_halves():
    for card in CONTENT.cards.values():
        assert 0 < card.initiative < 100
        assert card.half("top") is card.top
        assert card.half("bottom") is card.bottom
        assert card.top.actions
        assert card.bottom.actions


@rule("JL-1409", "JL-5606", "JL-O-34")
def test_the_first_cards_know_four_conditions_and_no_symbols_of_later_scenarios():
    first = [card for card in CONTENT.cards.values() if card.level == "A"]
    sides = [half for card in first for half in (card.top, card.bottom)]
    assert not any(half.lost or half.xp or half.makes for half in sides)
    known = {each for half in sides for action in half.actions for each in getattr(action, "inflict", ())}
    assert known == {"immobilize", "stun", "muddle", "strengthen"}


@rule("JL-C-09", "JL-5202")
def test_a_mat_says_hit_points_for_nine_levels_and_the_hand_limit():
    for being, character in CONTENT.characters.items():
        assert len(character.health) == 9
        assert character.hand == len(CONTENT.pool(being, "1"))
    assert {"hand", "discard", "lost", "active"} <= set(get_args(get_args(Zone)[0]))


@rule("JL-C-05", "JL-C-10")
def test_a_modifier_deck_has_twenty_cards_and_perks_bring_others():
    assert len(BASE) == 20
    added = {card for character in CONTENT.characters.values() for perk in character.perks for card in perk.into}
    assert added - set(BASE)
    assert all(read_modifier(card) for card in added)


@rule("JL-4404")
def test_perks_of_the_demolitionist_remove_replace_and_add_cards():
    perks = CONTENT.characters["demolitionist"].perks
    kinds = {(bool(perk.out), bool(perk.into)) for perk in perks}
    assert kinds == {(True, False), (True, True), (False, True)}
    better = {card for perk in perks if perk.out for card in perk.into}
    assert {read_modifier(card).add.inflict for card in better} >= {("muddle",), ("poison",)}
    assert any(read_modifier(card).around == 1 for perk in perks for card in perk.into)


# -- monsters


@rule("JL-211", "JL-C-12", "JL-C-13", "JL-3309")
def test_monsters_have_at_most_six_standees_or_ten():
    for monster in CONTENT.monsters.values():
        assert monster.standees == 10 or 1 <= monster.standees <= 6
        assert not monster.boss or monster.standees == 1
    assert CONTENT.monsters["giant_viper"].standees == 10


@rule("JL-2603", "JL-2604", "JL-O-41")
def test_a_stat_card_has_health_movement_and_attack_for_eight_levels():
    for monster in CONTENT.monsters.values():
        for side in filter(None, (monster.normal, monster.elite)):
            assert (len(side.health), len(side.attack)) == (8, 8)
            assert len(side.move) in (0, 8)
        assert monster.boss or monster.elite is not None


def deck(name):
    """The cards by their initiatives, and those with the reshuffle symbol."""
    cards = CONTENT.decks[name]
    return {card.initiative: card.actions for card in cards}, {card.initiative for card in cards if card.shuffle}


@rule("JL-C-34")
def test_the_basic_deck_of_the_raiders():
    assert deck("basic_vermling_raider") == (
        {
            85: (Affect(push=1, targets=0), Attack(value=1, range=2)),
            36: (Move(value=0), Attack(value=-1, range=2)),
            59: (Attack(value=0, range=2, targets=2),),
            50: (Move(value=0), Attack(value=0)),
        },
        {85},
    )


@rule("JL-C-35")
def test_the_basic_deck_of_the_zealots():
    assert deck("basic_zealot") == (
        {
            46: (Attack(value=1, range=2, inflict=("muddle",)),),
            19: (Move(value=0), Attack(value=-1, inflict=("curse",))),
            77: (Move(value=-1), Attack(value=-1, inflict=("poison",))),
            27: (Heal(value=1, side="self"), Move(value=1), Attack(value=-1, range=2)),
        },
        {27},
    )


@rule("JL-C-36")
def test_the_basic_deck_of_the_vipers():
    leap = Move(value=1, jump=True)
    assert deck("basic_giant_viper") == (
        {
            33: (leap, Attack(value=0, targets=2)),
            18: (leap, Attack(value=-1), Guard(disadvantage=True)),
            58: (Move(value=-1), Attack(value=1, inflict=("immobilize",))),
            43: (leap, Attack(value=-1, targets=0)),
        },
        {43},
    )


@rule("JL-C-37", "JL-3301")
def test_the_deck_of_the_bosses():
    one, two = (Special("one"),), (Special("two"),)
    plain = (Move(value=0), Attack(value=0))
    shot = (Move(value=-1), Attack(value=-1, range=3, targets=2))
    assert deck("boss") == ({11: two, 14: two, 17: two, 73: one, 79: one, 85: one, 36: plain, 54: shot}, {17, 85})
    assert {m.deck for m in CONTENT.monsters.values() if m.boss and not m.of} == {"boss"}


# -- items, cards, tokens


@rule("JL-C-32", "JL-C-19", "JL-4608")
def test_the_first_shop():
    first = [(i.number, i.id, i.price, i.slot) for i in CONTENT.items.values() if i.number <= 13]
    assert first == [
        (1, "eagle_eye_goggles", 30, "head"),
        (2, "iron_helmet", 20, "head"),
        (3, "chain_armor", 30, "body"),
        (4, "studded_leather", 25, "body"),
        (5, "weathered_boots", 15, "legs"),
        (6, "winged_shoes", 15, "legs"),
        (7, "heater_shield", 20, "hand"),
        (8, "throwing_hammer", 30, "hand"),
        (9, "poison_dagger", 20, "hand"),
        (10, "iron_spear", 20, "hand"),
        (11, "healing_potion", 10, "small"),
        (12, "stamina_potion", 10, "small"),
        (13, "power_potion", 10, "small"),
    ]
    assert {item.use for item in CONTENT.items.values()} == {"free", "spent", "consumed"}


@rule("JL-C-33")
def test_every_item_takes_one_slot():
    assert {item.slot for item in CONTENT.items.values()} == {"head", "body", "legs", "hand", "small"}


@rule("JL-C-20")
def test_there_are_22_city_events_and_32_battle_goals():
    assert sorted(CONTENT.events) == list(range(1, 23))
    assert len(CONTENT.goals) == 32
    assert all(event.a or event.b for event in CONTENT.events.values())


@rule("JL-C-21", "JL-5402")
def test_every_card_has_a_number_of_its_own():
    borrowed = ("common_vermling_raider", "vermling_raider_22")  # cards of the raiders, used in another way
    numbers = [card.number for name, deck in CONTENT.decks.items() if name not in borrowed for card in deck]
    numbers += [card.number for card in CONTENT.cards.values()] + [goal.number for goal in CONTENT.goals.values()]
    assert len(set(numbers)) == len(numbers)


@rule("JL-C-11")
def test_ten_curses_for_monsters_ten_for_characters_ten_blessings_for_all():
    state = State(scenario="", modifiers=None, deed=None)
    assert (state.monster_curses, state.curses, state.blessings) == (10, 10, 10) == (CURSES, CURSES, BLESSINGS)


@rule("JL-3401", "JL-C-18")
def test_six_elements_and_three_columns():
    assert sorted(ELEMENTS) == ["air", "dark", "earth", "fire", "ice", "light"]
    assert STRONG > WANING > INERT


@rule("JL-1411", "JL-G-015")
def test_nine_conditions_seven_of_them_negative():
    all_of_them = set(get_args(get_args(Condition)[0]))
    assert {"immobilize", "stun", "muddle", "disarm", "poison", "wound", "curse"} == conditions.NEGATIVE
    assert all_of_them - conditions.NEGATIVE == {"strengthen", "bless"}


@rule("JL-G-013", "JL-G-014", "JL-G-016", "JL-G-018")
def test_nobody_summons_retaliates_flies_or_teleports():
    words = {kind.__name__.lower() for kind in get_args(AnyEffect)}
    words |= {name for kind in get_args(AnyEffect) for name in kind.__struct_fields__}
    words |= {event.__name__.lower() for event in EVENTS}
    assert not [word for word in words if any(part in word for part in ("summon", "retaliate", "fly", "teleport"))]
    cards = {card for character in CONTENT.characters.values() for perk in character.perks for card in perk.into}
    assert not [card for card in (*cards, *BASE) if "roll" in card]


# -- scenarios


PLACES = "B1 B1 D5 C2 C2 B4 D2 C4 D2 E2 D2 B5 D3 B4 C4 B4 C6 A5 D2 C5 C9 D1 B5 A3 C7"
"""The cells of the campaign board, scenario by scenario."""


@rule("JL-C-02", "JL-117", "JL-5501")
def test_every_scenario_has_a_number_a_place_on_the_board_a_goal_a_map_and_a_reward():
    assert [scenario.number for scenario in REAL] == list(range(1, 26))
    assert REAL[0].id == "roadside_ambush"
    assert [scenario.place for scenario in REAL] == PLACES.split()
    for scenario in REAL:
        assert scenario.goal
        assert "@" in scenario.map
        assert scenario.rewards != type(scenario.rewards)()


@rule("JL-O-21", "JL-4212")
def test_published_rewards():
    rewards = {scenario.number: scenario.rewards for scenario in REAL}
    stones = REAL[3]
    assert stones.map.count("S") == 4
    assert (stones.objectives["S"].health, rewards[4].items) == ("C+1", (14,))
    assert (rewards[5].xp, rewards[3].events) == (25, True)
    assert (rewards[9].shop, rewards[15].shop) == ((15, 20), (21, 26))
