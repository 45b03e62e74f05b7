"""What bots know and choose, and the party that a single scenario begins with."""

from questhall.bots.looking import look
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Placed
from questhall.games.jaws.effects import Move
from questhall.games.jaws.merits import best_perks, card_worth, deck_worth, item_worth
from questhall.games.jaws.seasoned import level_at, seasoned
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.ending import CheckRules
from questhall.haven.choices import Go
from tests.games.jaws.board import arrange, asked, take
from tests.games.jaws.test_setup import started
from tests.games.jaws.test_tutorial import happen, monsters
from tests.ledger import rule


def opening(ranks):
    """What a bot expects of opening a door behind which these wait."""
    monsters = {"b": Placed("zealot", ranks)}
    t = arrange("h 1 . b", agenda=[Act("hatchet", Move(value=1))], scenario={"monsters": monsters})
    found = look(t, 0, next(each for each in asked(t) if isinstance(each, Go)))
    assert found.table.state.opened == []
    return found.score


def test_a_bot_before_a_closed_door_does_not_know_what_waits_behind_it():
    assert opening("---") == opening("eee")


def test_a_party_for_a_single_scenario_has_the_level_items_and_perks_of_a_campaign():
    assert [level_at(number) for number in (3, 6, 10, 20, 25)] == [1, 2, 4, 8, 8]
    t = started("the_gauntlet")
    assert (t.state.heroes["red_guard"].level, t.state.level) == (4, 2)
    assert all(hero.items for hero in t.state.heroes.values())
    bare = started("the_gauntlet", level=2, bare=True)
    assert not any(hero.items for hero in bare.state.heroes.values())


def test_no_more_copies_of_an_item_are_bought_than_there_are():
    party = seasoned(list(load().characters), 25, level_at(25))
    owned = [item for one in party for item in one.items]
    assert all(owned.count(item) <= load().items[item].copies for item in owned)
    assert all(one.gold >= 0 for one in party)


def test_the_first_perks_make_the_deck_better():
    for being in load().characters:
        worths = [deck_worth(being, best_perks(being, count)) for count in range(6)]
        assert worths == sorted(worths)


def test_bots_like_strong_cards_and_items_that_they_can_use():
    assert card_worth("repeat_shot") > card_worth("retrieval")
    assert item_worth("throwing_hammer", "hatchet") > item_worth("throwing_hammer", "red_guard")


@rule("JL-3203")
def test_what_waits_for_another_rule_waits_until_that_has_been_carried_out():
    t = started("warding_the_void", level=1)
    for monster in monsters(t):
        del t.state.figures[monster.id]
    happen(t, CheckRules("start"))
    while t.decisions:
        take(t, asked(t)[0])
    assert sorted({each.being for each in monsters(t)}) == ["black_imp", "chaos_demon"]
    assert sum(each.being == "chaos_demon" for each in monsters(t)) == 1
