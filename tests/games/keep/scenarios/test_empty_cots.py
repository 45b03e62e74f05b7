"""Empty Cots.  [KH-R-1164 ff.]"""

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Discard, Done, PickMonster, Strike, Summon
from questhall.games.keep.events.dungeon import HostageFreed, MonsterTaken
from questhall.games.keep.events.turns import NothingHappened
from questhall.games.keep.setup import deal
from questhall.games.keep.state import HOSTAGE, Monster
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.empty_cots import BagSnatchers, RansomNote, TakeHostage
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards, StartTurn
from tests.games.keep.board import CONTENT, arrange, lair, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
MELEE = ResolveCard(0, "scurry", 1, (0,))
DRAINS = ResolveCard(0, "out_of_the_drains", 0, (0,))


def cots(drawing="", *agenda, held=(), **more):
    """A table on which so many monsters of each seat become hostages before the agenda goes on."""
    taken = [TakeHostage(seat, -1 - number) for seat, count in enumerate(held) for number in range(count)]
    return arrange(drawing, scenario="empty_cots", twists=True, agenda=[*taken, *agenda, PlayCards(0)], **more)


def hostages(t):
    return [sum(monster.room == HOSTAGE for monster in side.monsters) for side in t.state.sides]


@rule("KH-R-1164")
def test_the_hostage_area_is_empty_at_the_start():
    state = deal(Setup("keep", "empty_cots", ("ratfolk", "imp"), 1), CONTENT, Rng(1)).state
    assert {monster.room for side in state.sides for monster in side.monsters} == {""}


# -- hostages


@rule("KH-R-1165")
def test_a_monster_beaten_by_an_attack_becomes_a_hostage_without_wounds():
    t = cots("cage: rogue! ghost~1", ResolveHeroes(), clans=("ghost",))
    assert (hostages(t), lair(t), told(t, MonsterTaken)) == ([1], 2, [MonsterTaken(0, "cage")])
    assert t.state.sides[0].monsters[0] == Monster(HOSTAGE, 0)


@rule("KH-R-1165")
def test_a_monster_beaten_by_an_archers_shot_becomes_a_hostage():
    t = cots("vault: ratfolk", SummonHero("archer", "prison"), ResolveHeroes())
    assert (hostages(t), lair(t)) == ([1], 8)


@rule("KH-R-1165")
def test_a_hostage_cannot_be_summoned():
    t = cots("", DRAINS, held=(9,))
    assert (prompt(t), offered(t, Summon)) == ("play_cards", [])


@rule("KH-R-1166")
def test_a_hero_discarded_by_a_player_frees_one_hostage():
    t = cots("cage: ratfolk rogue", MELEE, held=(2,))
    take(t, Strike(0, "rogue1"))
    assert (hostages(t), lair(t), told(t, HostageFreed)) == ([1], 7, [HostageFreed(0)])


@rule("KH-R-1166")
def test_every_hero_killed_by_a_trap_frees_a_hostage():
    t = cots("library: trap", SummonHero("mage", "library"), ResolveHeroes(), held=(3,))
    assert (hostages(t), picture(t)) == ([2], "")


@rule("KH-R-1166")
def test_the_players_choose_whose_hostage_is_freed():
    t = cots("cage: ratfolk rogue", MELEE, clans=("ratfolk", "imp"), held=(1, 2))
    take(t, Strike(0, "rogue1"))
    assert [choice.seat for choice in offered(t, PickMonster)] == [0, 1]
    take(t, offered(t, PickMonster)[1])
    assert hostages(t) == [1, 1]


@rule("KH-R-1167")
def test_a_player_with_all_monsters_held_takes_one_back_at_the_start_of_the_turn():
    t = cots("", StartTurn(0), clans=("imp", "ratfolk"), held=(4, 9))
    assert (hostages(t), lair(t, 0), lair(t, 1)) == ([3, 9], 1, 0)


@rule("KH-R-1167")
def test_a_player_with_a_free_monster_takes_none_back():
    assert hostages(cots("", StartTurn(0), clans=("imp",), held=(3,))) == [3]
    assert hostages(cots("vault: imp", StartTurn(0), clans=("imp",), held=(3,))) == [3]


@rule("KH-EX-122")
def test_a_warrior_takes_a_ratfolk_and_a_trap_brings_it_back():
    trapped = (SummonHero("mage", "library"), ResolveHeroes())
    t = cots("cage: ratfolk warrior!\nlibrary: trap", ResolveHeroes())
    assert (hostages(t), lair(t)) == ([1], 8)
    t = cots("cage: ratfolk warrior!\nlibrary: trap", ResolveHeroes(), *trapped)
    assert (hostages(t), lair(t)) == ([0], 9)


# -- cards


@rule("KH-R-1168")
def test_ransom_note_lets_every_player_give_a_card_for_an_own_hostage():
    hands = {0: ["scurry", "busy_paws"], 1: ["flit"]}
    t = cots("", RansomNote(), clans=("ratfolk", "imp"), held=(2, 2), hands=hands)
    assert t.decisions[1].choices == (Discard("flit"), Done())
    t.take(0, Discard("busy_paws"))
    t.take(1, Done())
    assert (hostages(t), told(t, HostageFreed)) == ([1, 2], [HostageFreed(0)])
    assert (t.state.sides[0].hand, t.state.sides[0].discard) == (["scurry"], ["busy_paws"])
    assert t.state.sides[1].hand == ["flit"]


@rule("KH-R-1168")
def test_ransom_note_drawn_in_an_invasion_asks_only_those_with_a_hostage_and_a_card():
    hands = {0: ["scurry"], 2: ["drift"]}
    t = cots("", NextGuildCard(1), clans=("ratfolk", "imp", "ghost"), held=(0, 1, 1), hands=hands,
             guild=["ransom_note", NEXT])  # fmt: skip
    assert (list(t.decisions), prompt(t)) == ([2], "pay_ransom")


@rule("KH-R-1169")
def test_bag_snatchers_take_a_monster_beside_a_hero_as_the_players_choose():
    drawing = "cage: ratfolk rogue\nsewer: imp mage\nvault: ratfolk"
    t = cots(drawing, BagSnatchers(), clans=("ratfolk", "imp"))
    assert {(choice.seat, choice.monster) for choice in offered(t, PickMonster)} == {(0, 0), (1, 0)}
    take(t, PickMonster(1, 0))
    assert (hostages(t), picture(t)) == ([0, 1], "sewer: mage\ncage: rogue ratfolk\nvault: ratfolk")


@rule("KH-R-1169")
def test_bag_snatchers_drawn_in_an_invasion_find_nobody_and_do_nothing():
    t = cots("cage: ratfolk\nvault: rogue", NextGuildCard(1), guild=["bag_snatchers", NEXT])
    assert (hostages(t), told(t, NothingHappened)) == ([0], [NothingHappened("bag_snatchers")])
