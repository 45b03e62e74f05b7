"""Scenarios 1 to 5 as the rulebook teaches them.  [JL-1xx, JL-2xx, JL-55xx to JL-60xx]"""

import pytest

from questhall.core import running
from questhall.games.jaws.belongings import gain_xp
from questhall.games.jaws.choices import LoseOne, PickPerk
from questhall.games.jaws.chronicle import CityEventDrawn, LocationOpened, PerkTaken, ScenarioConcluded, XpRecorded
from questhall.games.jaws.content import load
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.scenarios import DestroyAll, KillAll
from questhall.games.jaws.effects import Shield
from questhall.games.jaws.events import CoinDropped, ExperienceGained, MonsterPlaced, SectionRead
from questhall.games.jaws.scene import line
from questhall.games.jaws.steps.damage import Harm, kill
from questhall.games.jaws.steps.ending import CheckGoal, CheckRules, SettleRound
from questhall.games.jaws.steps.rooms import Reveal
from questhall.games.jaws.world import taught
from questhall.haven.choices import PlayCards, PlayScenario, TakeDamage, UseHalf
from tests.games.jaws.board import GAME, asked, take, told
from tests.games.jaws.journey import campaign, play, sheet
from tests.games.jaws.test_setup import hand, sit, started
from tests.ledger import rule

ONE, TWO, THREE, FOUR, FIVE, SIX = (load().numbered(number).id for number in range(1, 7))


def happen(t, *steps):
    """These steps, now."""
    t.agenda.clear()
    t.do(*steps)
    running.advance(t)
    t._decisions = None
    return t


def monsters(t):
    return [figure for figure in t.state.figures.values() if figure.kind == "monster"]


def page(t, seat=0):
    return GAME.scene(t.view(seat), t.decisions.get(seat), (), "en", None)


def lit(scene):
    """The locations that have been heard of."""
    return [name for name, cell in scene.boards["way"].cells.items() if not cell.fog]


@rule("JL-103")
def test_lessons_follow_one_another_and_from_scenario_6_on_all_rules_are_in_force():
    lessons = {
        number: [n for n in range(1, 6) if taught(sit(load().numbered(number).id), n)] for number in (1, 3, 5, 6)
    }
    assert lessons == {1: [1], 3: [1, 2, 3], 5: [1, 2, 3, 4, 5], 6: [1, 2, 3, 4, 5]}


@rule("JL-113", "JL-115")
def test_a_character_begins_with_six_cards_and_a_plain_modifier_deck():
    t = started(ONE)
    assert hand(t) == load().pool("red_guard", "A")
    assert len(t.state.heroes["red_guard"].modifiers.draw) == 20
    assert (sheet(campaign()).pool, sheet(campaign()).perks) == ([], [])


@rule("JL-116", "JL-220", "JL-5204")
def test_stories_are_read_before_special_rules_and_both_before_the_hand_is_built():
    assert page(campaign()).welcome[0].startswith("They call you the Jaws of the Lion")
    t = sit("toxic_harvest")
    read = page(t).welcome
    assert read[0].startswith("Snakes are milked")
    assert "blood imps" in read[1]
    assert "kill all monsters" in read[-1]
    assert t.state.round == 0


@rule("JL-117", "JL-118")
def test_the_board_shows_open_locations_and_none_is_ever_removed():
    t = campaign()
    assert lit(page(t)) == ["roadside_ambush"]
    play(t, 1)
    assert set(lit(page(t))) == {"roadside_ambush", "a_hole_in_the_wall"}
    t.state.campaign.opened, t.state.campaign.won = [1, 7, 8], [1]
    for one in t.state.campaign.members:
        one.pool = load().pool(one.being, "1")
    play(t, 7)
    assert "hidden_tumor" in lit(page(t))


@rule("JL-224")
def test_a_hint_can_be_read_at_any_time():
    rows = page(started(TWO)).panels["goal"].rows
    assert any("Open the door late" in row.detail for row in rows)


# -- scenario 1


@rule("JL-204", "JL-5604", "JL-5605")
def test_in_the_first_scenario_there_is_no_experience_and_there_are_no_coins():
    t = started(ONE)
    gain_xp(t, "red_guard", 2)
    assert t.state.heroes["red_guard"].xp == 0
    kill(t, monsters(t)[0], "red_guard")
    assert not told(t, CoinDropped)
    assert not told(t, ExperienceGained)
    happen(t, Harm("red_guard", 1, "effect"))
    assert t.state.figures["red_guard"].health == 9  # nothing to decide: no negation yet


@rule("JL-206", "JL-217")
def test_the_hexes_of_the_map_are_the_play_area():
    t = started(ONE)
    drawn = sum(symbol not in " \n" for symbol in load().scenarios[ONE].map)
    assert len(page(t).boards["main"].cells) == len(chamber(ONE).hexes) == drawn


@rule("JL-5603", "JL-101")
def test_the_first_scenario_is_won_together_when_every_monster_is_dead():
    assert load().scenarios[ONE].goal == (KillAll(),)
    t = started(ONE)
    for monster in monsters(t)[1:]:
        kill(t, monster, "red_guard")
    happen(t, CheckGoal(), SettleRound())
    assert t.outcome is None
    kill(t, monsters(t)[0], "red_guard")
    happen(t, CheckGoal(), SettleRound())
    assert (t.outcome.result, t.outcome.winners) == ("won", (0, 1))


@rule("JL-209", "JL-216")
def test_every_kind_of_a_scenario_has_its_deck_and_its_standees():
    t = started(THREE)
    assert set(t.state.decks) == {"basic_zealot", "basic_giant_viper"}
    placed = [monster.number for monster in monsters(t) if monster.being == "zealot"]
    assert sorted(placed + t.state.standees["zealot"]) == [1, 2, 3, 4, 5, 6]


@rule("JL-2711")
def test_ability_decks_are_shuffled_and_face_down():
    orders = {tuple(started(SIX, seed=seed).state.decks["monstrosity"]) for seed in (1, 2, 3)}
    assert len(orders) > 1
    assert started(SIX, seed=2).view(0).state.decks == started(SIX, seed=3).view(0).state.decks


# -- scenario 2


@rule("JL-5703", "JL-2301")
def test_the_second_scenario_has_a_closed_room():
    t = started(TWO)
    assert set(chamber(TWO).rooms.values()) == {0, 1}
    before = len(monsters(t))
    happen(t, Reveal(1))
    assert len(monsters(t)) > before


@rule("JL-5704", "JL-2208", "JL-231", "JL-232", "JL-233")
def test_the_second_scenario_brings_coins_a_treasure_traps_and_basic_abilities():
    t = started(TWO)
    assert t.state.coins == dict.fromkeys(chamber(TWO).coins, 1)
    assert len(t.state.coins) == 3
    assert t.state.treasures == dict.fromkeys(chamber(TWO).marked("*"), 14)
    assert set(t.state.traps) == set(chamber(TWO).marked("!"))
    assert {trap.damage for trap in t.state.traps.values()} == {3}
    kill(t, monsters(t)[0], "red_guard")
    assert told(t, CoinDropped)
    cards = [tuple(hand(t, being)[:2]) for being in ("red_guard", "hatchet")]
    take(t, *(PlayCards(*pair) for pair in cards))
    basic = [choice.basic for decision in t.decisions.values() for choice in decision.choices if is_half(choice)]
    assert True in basic
    happen(t, Harm("red_guard", 1, "effect"))
    assert [type(choice) for choice in asked(t)][:2] == [TakeDamage, LoseOne]


def is_half(choice):
    return isinstance(choice, UseHalf)


# -- scenario 3


@rule("JL-5804", "JL-5805")
def test_the_third_scenario_has_traps_of_3_and_brings_experience():
    t = started(THREE)
    assert {trap.damage for trap in t.state.traps.values()} == {3}
    gain_xp(t, "red_guard", 2)
    assert t.state.heroes["red_guard"].xp == 2
    new = [card for card in hand(t) if card not in hand(started(TWO))]
    sides = [half for card in new for half in (load().cards[card].top, load().cards[card].bottom)]
    assert any(half.xp for half in sides)
    assert any(isinstance(action, Shield) for half in sides for action in half.actions)
    assert any(getattr(action, "jump", False) for half in sides for action in half.actions)


@rule("JL-5806", "JL-2312", "JL-3601")
def test_the_section_of_the_third_scenario_is_read_at_the_first_door():
    t = started(THREE)
    assert not told(t, SectionRead)
    happen(t, Reveal(1))
    (read,) = told(t, SectionRead)
    assert "prays" in line(t.view(0), read, "en").text


@rule("JL-5505", "JL-223")
def test_the_conclusion_of_the_third_scenario_is_read():
    t = play(campaign(), 3)
    concluded = next(event for event in t.events if isinstance(event, ScenarioConcluded))
    assert "The hold is empty" in line(t.view(0), concluded, "en").text
    lost = next(event for event in play(campaign(), 3, won=False).events if isinstance(event, ScenarioConcluded))
    assert "hold" not in line(t.view(0), lost, "en").text


# -- scenario 4


@rule("JL-5903", "JL-5503")
def test_the_fourth_scenario_is_one_room():
    assert not chamber(FOUR).doors
    assert len(monsters(started(FOUR, ("red_guard", "hatchet", "voidwarden", "demolitionist")))) == 7


@rule("JL-5905", "JL-234")
def test_the_fourth_scenario_brings_elements_goals_and_full_decks():
    t = started(FOUR)
    assert t.state.elements == dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), 0)
    assert started(THREE).state.elements == {}
    assert all(hero.goal for hero in t.state.heroes.values())
    assert {name: len(deck) for name, deck in t.state.decks.items()} == {"stone_golem": 8, "zealot": 8}


@rule("JL-5906", "JL-3502")
def test_the_fourth_scenario_is_won_by_destroying_the_stones():
    assert load().scenarios[FOUR].goal == (DestroyAll("summoning_stone"),)
    t = started(FOUR)
    stones = [figure for figure in t.state.figures.values() if figure.kind == "objective"]
    assert len(stones) == 4
    for stone in stones[:3]:
        kill(t, stone, "hatchet")
    happen(t, CheckGoal())
    assert not t.state.completed
    kill(t, stones[3], "hatchet")
    happen(t, CheckGoal())
    assert t.state.completed


@rule("JL-5904", "JL-5907", "JL-3603", "JL-5504")
def test_two_sections_of_the_fourth_scenario_bring_monsters():
    t = started(FOUR)
    stones = [figure for figure in t.state.figures.values() if figure.kind == "objective"]
    read = []
    for stone in stones[:3]:
        before = len(told(t, MonsterPlaced))
        kill(t, stone, "hatchet")
        happen(t, CheckRules("at_once"))
        while t.decisions:
            take(t, asked(t)[0])
        read.append((len(told(t, SectionRead)), len(told(t, MonsterPlaced)) > before))
    assert read == [(0, False), (1, True), (2, True)]


# -- scenario 5


@rule("JL-6002", "JL-3310", "JL-3311", "JL-6004")
def test_the_boss_of_the_fifth_scenario_comes_with_the_last_room_and_its_section():
    t = started(FIVE)
    assert "boss" in t.state.decks
    happen(t, Reveal(1))
    assert "blood_tumor" not in {figure.being for figure in t.state.figures.values()}
    assert not told(t, SectionRead)
    happen(t, Reveal(2))
    (boss,) = [figure for figure in t.state.figures.values() if figure.being == "blood_tumor"]
    assert [(event.scenario, event.section) for event in told(t, SectionRead)] == [(FIVE, 1)]
    assert boss.health == boss.most - 8
    assert load().monsters["blood_tumor"].immune


@rule("JL-6003")
def test_the_fifth_scenario_has_two_kinds_of_traps():
    traps = {(trap.damage, trap.inflict) for trap in started(FIVE).state.traps.values()}
    assert traps == {(3, ()), (0, ("poison",))}


@rule("JL-6006")
def test_the_fifth_scenario_has_battle_goals_and_elements():
    t = started(FIVE)
    assert len(t.state.elements) == 6
    assert all(hero.goal for hero in t.state.heroes.values())


@rule("JL-4203")
@pytest.mark.parametrize("alone", [True, False])
def test_the_boss_is_dead_but_somebody_must_be_left(alone):
    t = started(FIVE)
    t.state.completed = True
    t.state.heroes["red_guard"].exhausted = True
    t.state.heroes["hatchet"].exhausted = not alone
    happen(t, SettleRound())
    assert t.outcome.result == ("won" if alone else "lost")


@rule("JL-6007", "JL-4211", "JL-223")
def test_after_success_the_conclusion_then_the_rewards_then_what_was_gained():
    t = campaign()
    t.state.campaign.events = [1, 2, 3]
    play(t, 5, red_guard={"coins": 2, "xp": 3})
    kinds = [type(event) for event in t.events]
    first = kinds.index(ScenarioConcluded)
    assert first < kinds.index(LocationOpened) < kinds.index(XpRecorded)
    assert [event.xp for event in told(t, XpRecorded)] == [25, 25, 9, 6]
    assert (sheet(t).gold, sheet(t, "hatchet").xp, t.state.campaign.opened[-1]) == (4, 31, 6)
    assert len(t.state.campaign.events) == 2
    assert "stops beating" in line(t.view(0), t.events[first], "en").text


@rule("JL-4211")
def test_rewards_that_are_chosen_come_before_the_city_and_the_shop():
    t = play(campaign(), 3)
    while isinstance(asked(t)[0], PickPerk):
        assert not told(t, CityEventDrawn)
        take(t, asked(t)[0])
    assert len(told(t, PerkTaken)) == 2
    assert told(t, CityEventDrawn)


@rule("JL-O-22", "JL-6008")
@pytest.mark.parametrize(("gained", "level"), [(1, 1), (2, 2)])
def test_45_experience_after_the_tutorial_need_two_from_abilities(gained, level):
    t = campaign()
    for number in (3, 4):
        play(t, number)
    play(t, 5, red_guard={"xp": gained})
    while not any(isinstance(choice, PlayScenario) for choice in next(iter(t.decisions.values())).choices):
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    assert sheet(t).xp == 43 + gained
    assert sheet(t).level == level
