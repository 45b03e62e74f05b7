"""What each scenario of the tutorial teaches and brings, item by item.  [JL-57xx to JL-60xx]"""

import pytest

from questhall.games.jaws.choices import PickMember, PickPerk, UseItem
from questhall.games.jaws.chronicle import CityEventDrawn
from questhall.games.jaws.content import load
from questhall.games.jaws.events import SectionRead
from questhall.games.jaws.health import give_condition
from questhall.games.jaws.minds import actions_of
from questhall.games.jaws.state import Gear
from questhall.games.jaws.steps.abilities import FinishAbility
from questhall.games.jaws.steps.damage import kill
from questhall.games.jaws.steps.ending import CheckGoal, CheckRules
from questhall.games.jaws.steps.rooms import Reveal
from questhall.games.jaws.steps.rounds import SelectCards
from questhall.games.jaws.steps.turn import EndTurn, HeroActs
from questhall.haven.choices import RestLong
from tests.games.jaws.board import told
from tests.games.jaws.journey import campaign, play, sheet
from tests.games.jaws.test_examples import happen
from tests.games.jaws.test_setup import started
from tests.ledger import rule

ONE, TWO, THREE, FOUR, FIVE = (load().numbered(number).id for number in range(1, 6))


def held(t, being="red_guard"):
    return {each.card: each for each in t.state.heroes[being].cards}


@rule("JL-5702", "JL-5802", "JL-5902")
@pytest.mark.parametrize(
    ("scenario", "foes", "decks", "size"),
    [
        (TWO, {"vermling_raider"}, {"basic_vermling_raider"}, 4),
        (THREE, {"zealot", "giant_viper"}, {"basic_zealot", "basic_giant_viper"}, 4),
        (FOUR, {"zealot", "stone_golem"}, {"zealot", "stone_golem"}, 8),
    ],
)
def test_the_enemies_of_a_lesson_and_their_decks(scenario, foes, decks, size):
    t = started(scenario)
    assert {placed.monster for placed in load().scenarios[scenario].monsters.values()} == foes
    assert {name: len(deck) for name, deck in t.state.decks.items()} == dict.fromkeys(decks, size)
    assert t.state.monster_level == 1


@rule("JL-5704")
def test_from_scenario_2_on_a_loss_is_lost_and_coins_are_looted_at_the_end_of_a_turn():
    t = started(TWO)
    t.state.deed.performed = True
    happen(t, FinishAbility("red_guard", "desert_night_b", "bottom", basic=False))
    assert held(t)["desert_night_b"].zone == "lost"
    looted = []
    for scenario in (ONE, TWO):
        t = started(scenario)
        t.state.coins[t.state.figures["red_guard"].at] = 1
        happen(t, EndTurn("red_guard"))
        looted.append(t.state.heroes["red_guard"].coins)
    assert looted == [0, 1]


@rule("JL-5805")
def test_from_scenario_3_on_items_are_used_and_a_long_rest_is_taken():
    found = []
    for scenario in (TWO, THREE):
        t = started(scenario)
        mine = t.state.heroes["red_guard"]
        mine.items = [Gear("stamina_potion")]
        for each in mine.cards[:3]:
            each.zone = "discard"
        items = UseItem("stamina_potion") in HeroActs("red_guard").ask(t).choices
        found.append((items, RestLong() in SelectCards().asks(t)[0].choices))
    assert found == [(False, False), (True, True)]


@rule("JL-5806")
def test_the_section_of_the_third_scenario_is_not_read_before_its_door_is_open():
    t = started(THREE)
    happen(t, CheckRules("at_once"), Reveal(2))
    assert not told(t, SectionRead)
    happen(t, Reveal(1))
    assert len(told(t, SectionRead)) == 1


@rule("JL-6004")
def test_the_boss_of_the_fifth_scenario_is_immune_and_has_abilities_of_its_own():
    t = started(FIVE)
    happen(t, Reveal(1), Reveal(2))
    (boss,) = [figure for figure in t.state.figures.values() if figure.being == "blood_tumor"]
    for condition in ("disarm", "muddle", "stun", "wound"):
        give_condition(t, boss, condition)
    assert list(boss.conditions) == ["wound"]
    specials = []
    for number in (471, 468):
        t.state.drawn["blood_tumor"] = number
        specials.append(actions_of(t, boss))
    assert specials == [load().monsters["blood_tumor"].one, load().monsters["blood_tumor"].two]


@rule("JL-6005")
def test_the_fifth_scenario_is_won_with_its_boss_though_others_live():
    t = started(FIVE)
    happen(t, Reveal(1), Reveal(2))
    (boss,) = [figure for figure in t.state.figures.values() if figure.being == "blood_tumor"]
    happen(t, CheckGoal())
    assert not t.state.completed
    kill(t, boss, "red_guard")
    happen(t, CheckGoal())
    assert t.state.completed
    assert any(figure.kind == "monster" for figure in t.state.figures.values())


@rule("JL-5705")
def test_scenario_2_opens_the_third_and_the_shop_with_items_1_to_13():
    record = play(campaign(), 2).state.campaign
    assert record.opened[-1] == 3
    assert [load().items[name].number for name in record.shop] == list(range(1, 14))


@rule("JL-5807", "JL-5908", "JL-6007")
@pytest.mark.parametrize(
    ("number", "more", "chosen"), [(3, 0, [PickPerk, PickPerk]), (4, 0, [PickMember]), (5, 25, [])]
)
def test_a_lesson_brings_experience_gold_the_next_location_and_a_city_event(number, more, chosen):
    t = campaign()
    t.state.campaign.events = [1, 2, 3] if number > 3 else []
    play(t, number, red_guard={"coins": 2, "xp": 1})
    for kind in chosen:
        assert not told(t, CityEventDrawn)
        seat, decision = next(iter(t.decisions.items()))
        assert isinstance(decision.choices[0], kind)
        t.take(seat, decision.choices[0])
    assert told(t, CityEventDrawn)
    assert (sheet(t).gold, sheet(t).xp, sheet(t, "hatchet").xp) == (4, 7 + more, 6 + more)
    assert t.state.campaign.opened[-1] == number + 1


@rule("JL-5908", "JL-6007")
@pytest.mark.parametrize("number", [4, 5])
def test_a_battle_goal_that_was_met_brings_a_check(number):
    t = play(
        campaign(),
        number,
        red_guard={"goal": "conservator"},
        hatchet={"goal": "conservator", "tallies": {"negations": 1}},
    )
    assert (sheet(t).checks, sheet(t, "hatchet").checks) == (1, 0)


@rule("JL-C-08")
def test_a_card_is_drawn_with_its_level_its_initiative_both_halves_basic_abilities_and_losses():
    card = started(FOUR).scene(0, "en").cards["desert_night"]
    assert (card.name, card.level, card.seal) == ("Desert Night", "1", "90")
    top, bottom = card.parts
    assert (top.acts[0].text, bottom.acts[0].text) == ("Attack 2, within 2, Disarm", "Move 6, Jump")
    assert (top.instead.text, bottom.instead.text) == ("Attack 2", "Move 2")
    assert (top.lost, bottom.lost, bool(bottom.note)) == (False, True, True)
