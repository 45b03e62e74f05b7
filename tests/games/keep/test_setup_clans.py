"""Chapter 3: the setup of clans, difficulty and first player."""

from collections import Counter

import pytest

import questhall
from questhall.core import Rng
from questhall.games.keep import GAME
from questhall.games.keep.choices import ChooseClan, Done, Mend, PayResource, Play, Strike, Summon
from questhall.games.keep.events.turns import GameBegan, TurnBegan
from questhall.games.keep.setup import join_clan
from questhall.games.keep.state import Side
from questhall.games.keep.steps.attack import Attack
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, asked, lair, offered, picture, prompt, take, told
from tests.ledger import rule

CONTENT = GAME.content
CLANS = tuple(CONTENT.clans)


def sit(*clans, level="hard", seed=1):
    return questhall.sit("keep", scenario="first_night", seats=clans, seed=seed, level=level)


def reshuffled(t):
    """The same table with everything that seat 0 cannot see in another order."""
    twin = t.copy()
    GAME.reshuffle(twin, 0, Rng(99))
    return twin


def place_all(t):
    """Every starting monster goes into the first room that is open to it."""
    while prompt(t) == "place_starting_monster":
        take(t, offered(t, Summon)[0])


# -- chapter 3: clans


@rule("KH-301")
def test_clans_are_chosen_clockwise_from_the_first_seat():
    t = sit("", "", "")
    assert (asked(t), prompt(t)) == (0, "choose_clans")
    take(t, ChooseClan("imp"))
    assert (asked(t), prompt(t)) == (1, "choose_clans")
    take(t, ChooseClan("dragon"))
    assert (asked(t), prompt(t)) == (2, "choose_clans")
    take(t, ChooseClan("witch"))
    assert [side.clan for side in t.state.sides] == ["imp", "dragon", "witch"]


@rule("KH-302")
@pytest.mark.parametrize("clan", CLANS)
def test_a_chosen_clan_gives_its_card_its_deck_and_its_monsters(clan):
    t = sit("", "")
    take(t, ChooseClan(clan))
    side = t.state.sides[0]
    assert (side.clan, len(side.monsters)) == (clan, CONTENT.clans[clan].monsters)
    assert sorted(side.deck + side.hand) == sorted(CONTENT.deck(clan))


@rule("KH-303")
def test_a_clan_is_chosen_by_one_player_only():
    t = sit("", "", "ghost")
    assert {choice.clan for choice in offered(t, ChooseClan)} == {*CLANS} - {"ghost"}
    take(t, ChooseClan("imp"))
    assert {choice.clan for choice in offered(t, ChooseClan)} == {*CLANS} - {"ghost", "imp"}
    with pytest.raises(questhall.QuesthallError, match="two seats"):
        sit("imp", "imp")


def ability_uses(t):
    return [choice for choice in t.decisions[0].choices if isinstance(choice, Mend) or getattr(choice, "ability", 0)]


@rule("KH-304")
@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_has_one_ability_that_is_used_by_activation(clan):
    t = arrange(f"vault: {clan} rogue\nsewer: rogue", clans=[clan], hands={0: ["bubbling_focus", "battle_notes"]})
    t.state.sides[0].monsters[0].wounds = CONTENT.clans[clan].health - 1 if clan == "dragon" else 0
    take(t, Play("battle_notes"))
    assert ability_uses(t) == []
    take(t, Done(), Play("bubbling_focus"))
    assert len({type(choice) for choice in ability_uses(t)}) == 1


@rule("KH-305")
@pytest.mark.parametrize("clan", CLANS)
def test_the_ability_needs_a_monster_in_the_dungeon(clan):
    t = arrange("vault: rogue", clans=[clan], hands={0: ["acid_flask"]})
    take(t, Play("acid_flask"))
    assert prompt(t) == "play_cards"
    assert t.state.sides[0].played == ["acid_flask"]


# -- chapter 3: monsters


@rule("KH-306")
@pytest.mark.parametrize("clan", CLANS)
def test_as_many_monsters_start_as_the_clan_card_shows(clan):
    t = sit(clan)
    place_all(t)
    assert prompt(t) == "keep_watch"
    assert len(t.state.sides[0].monsters) - lair(t) == CONTENT.clans[clan].starts


@rule("KH-307")
@pytest.mark.parametrize("rooms", [("cage", "cage", "cage"), ("sewer", "cage", "sewer")])
def test_starting_monsters_are_divided_freely_among_the_rooms_of_their_symbol(rooms):
    t = sit("ratfolk")
    assert t.decisions[0].choices == (Summon(0, "cage"), Summon(0, "sewer"))
    take(t, *[Summon(0, room) for room in rooms])
    assert Counter(monster.room for monster in t.state.sides[0].monsters if monster.room) == Counter(rooms)


@rule("KH-308")
def test_the_other_monsters_form_the_lair():
    t = sit("ratfolk")
    assert lair(t) == 9
    take(t, *[Summon(0, "cage")] * 3)
    assert lair(t) == 6


@rule("KH-309")
def test_a_summoned_or_placed_monster_comes_from_the_owners_lair():
    drawing = "vault: gnoll coin ratfolk"
    t = arrange(drawing, clans=("gnoll", "ratfolk"), hands={0: ["hired_fangs", "howl_in_the_dark"]})
    take(t, Play("hired_fangs"), PayResource(0, "coin", "vault"), Summon(0, "vault"), Summon(0, "vault"), Done())
    take(t, Play("howl_in_the_dark"), Summon(0, "forge"), Done())
    assert picture(t) == "forge: gnoll\nvault: gnoll*3 ratfolk"
    assert (lair(t, 0), lair(t, 1)) == (3, 8)


@rule("KH-310")
def test_a_monster_that_leaves_returns_to_its_lair_and_can_be_summoned_again():
    t = arrange("sewer: dragon~4", clans=["dragon"], agenda=[Attack("rogue", 0, 0, 1), PlayCards(0)],
                hands={0: ["wake_on_the_gold"]})  # fmt: skip
    assert (picture(t), lair(t)) == ("", 1)
    take(t, Play("wake_on_the_gold"), Summon(0, "vault"))
    assert (picture(t), lair(t)) == ("vault: dragon", 0)


@rule("KH-311")
def test_with_an_empty_lair_nobody_is_summoned_or_placed():
    t = arrange("vault: gnoll*7 rogue", clans=["gnoll"], hands={0: ["howl_in_the_dark", "maul"]})
    take(t, Play("howl_in_the_dark"))
    assert prompt(t) == "play_cards"
    take(t, Play("maul"), Strike(0, "rogue1"))
    assert (prompt(t), picture(t)) == ("play_cards", "vault: gnoll*7")


@rule("KH-312")
@pytest.mark.parametrize(("clan", "health"), [("dragon", 5), ("witch", 3), ("ghost", 2), ("imp", 1)])
def test_the_clan_card_gives_monsters_health_and_cards(clan, health):
    drawing = f"vault: {clan}~{health - 1}" if health > 1 else f"vault: {clan}"
    t = arrange(drawing, clans=[clan], agenda=[Attack("rogue", 0, 0, 1), PlayCards(0)])
    assert picture(t) == ""
    assert (len(t.state.sides[0].monsters), len(t.state.sides[0].deck)) == (CONTENT.clans[clan].monsters, 10)


@rule("KH-312")
@pytest.mark.parametrize(("clan", "health"), [("dragon", 5), ("witch", 3), ("ghost", 2)])
def test_a_monster_stays_with_one_wound_less(clan, health):
    t = arrange(f"vault: {clan}", clans=[clan], agenda=[Attack("rogue", 0, 0, health - 1), PlayCards(0)])
    assert picture(t) == f"vault: {clan}~{health - 1}"


# -- chapter 3: decks, level, first player


@rule("KH-313")
def test_the_tactic_deck_is_shuffled_and_lies_face_down():
    t, other = sit("dragon"), sit("dragon", seed=2)
    assert t.state.sides[0].deck + t.state.sides[0].hand != other.state.sides[0].deck + other.state.sides[0].hand
    assert reshuffled(t).state.sides[0].deck != t.state.sides[0].deck
    assert reshuffled(t).view(0).sides == t.view(0).sides


@rule("KH-314")
def test_the_starting_hand_is_five_cards_of_the_deck():
    side = sit("dragon").state.sides[0]
    assert (len(side.hand), len(side.deck)) == (5, 5)
    assert sorted(side.hand + side.deck) == sorted(CONTENT.deck("dragon"))


class Unshuffled:
    """Leaves every pile as it is."""

    def shuffle(self, pile):
        pass


@rule("KH-314")
def test_the_starting_hand_comes_from_the_top_of_the_deck():
    side = Side(clan="")
    join_clan(side, "imp", CONTENT, Unshuffled())
    assert (side.hand, side.deck) == (CONTENT.deck("imp")[:4:-1], CONTENT.deck("imp")[:5])


@rule("KH-315")
def test_a_player_has_a_lair_a_deck_a_play_area_and_a_discard_pile():
    t = arrange("vault: ratfolk", hands={0: ["busy_paws", "scurry"]}, discards={0: ["gnawing_tide"]})
    take(t, Play("busy_paws", 1), Done())
    mine = t.view(0).sides[0]
    assert (lair(t), len(mine.deck), mine.played, mine.discard) == (8, 7, ("busy_paws",), ("gnawing_tide",))


@rule("KH-316")
def test_the_players_choose_one_of_three_levels():
    assert [sit("dragon", level=level).state.level for level in CONTENT.levels] == ["simple", "hard", "hell"]
    with pytest.raises(questhall.QuesthallError, match="Invalid enum value 'easy'"):
        sit("dragon", level="easy")


@rule("KH-322", "KH-EX-95")
def test_the_clan_with_the_fewest_monsters_begins():
    t = sit("ratfolk", "dragon", "witch")
    place_all(t)
    assert (told(t, GameBegan), told(t, TurnBegan)) == ([GameBegan(1, "hard")], [TurnBegan(1, 1)])
    assert (t.state.active, asked(t)) == (1, 1)


@rule("KH-323")
def test_the_size_of_the_clan_counts_and_not_its_monsters_in_the_dungeon():
    t = sit("lizardfolk", "imp", "ghost")
    place_all(t)
    assert [len(side.monsters) - lair(t, seat) for seat, side in enumerate(t.state.sides)] == [2, 2, 2]
    assert t.state.active == 2


@rule("KH-324")
def test_no_two_clans_have_the_same_size():
    assert sorted(clan.monsters for clan in CONTENT.clans.values()) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
