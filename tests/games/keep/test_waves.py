"""Chapters 8 and 9: difficulty, waves, the frame of the invasion, the end of the turn."""

from collections import Counter

import pytest

import questhall
from questhall.core import Outcome
from questhall.games.keep import GAME
from questhall.games.keep.choices import Discard, Done, PickHero, UsePrison
from questhall.games.keep.events.heroes import HeroTired
from questhall.games.keep.events.turns import GuildCardDrawn, HandRefilled, TurnBegan, WaveBegan
from questhall.games.keep.steps.ending import CheckGuildDeck
from questhall.games.keep.steps.invasion import Invade, NextGuildCard
from questhall.games.keep.steps.treasures import TreasureActs
from questhall.games.keep.steps.turn import EndTurn, PlayCards, StartTurn
from tests.games.keep.board import arrange, asked, ended, offered, picture, prompt, take, told
from tests.ledger import rule

QUIET = "loose_hinge"  # nothing happens while the prison is empty
REST = (Done(), Done(), Done())


def drawn(t, purpose="invasion"):
    """The Guild cards that were drawn, by name."""
    return [event.card for event in told(t, GuildCardDrawn) if event.purpose == purpose]


def play_out(t):
    """Everybody rests until the game ends; gives how many turns each wave lasted."""
    while t.outcome is None:
        assert t.state.turn < 50, "the game does not end"
        take(t, Done())
    waves = [event for event in t.events if isinstance(event, TurnBegan | WaveBegan)]
    second = waves.index(WaveBegan(2))
    return second, len(waves) - second - 1


def invaded(level, wave):
    """How many cards one invasion brings."""
    guild = [QUIET] * 9
    return len(drawn(arrange(agenda=[Invade(), PlayCards(0)], guild=guild, level=level, wave=wave)))


# -- levels


@pytest.mark.parametrize(
    ("level", "first", "second"),
    [
        pytest.param("simple", 1, 2, marks=rule("KH-319")),
        pytest.param("hard", 2, 2, marks=rule("KH-320")),
        pytest.param("hell", 2, 3, marks=rule("KH-321")),
    ],
)
def test_the_level_and_the_wave_say_how_many_cards_come(level, first, second):
    assert (invaded(level, 1), invaded(level, 2)) == (first, second)


@rule("KH-318", "KH-802")
def test_cards_come_at_the_end_of_each_turn_by_level_and_wave():
    t = arrange(clans=("imp", "witch"), agenda=[StartTurn(0)], guild=[QUIET] * 9, level="hell", wave=2)
    assert drawn(t) == []
    take(t, *REST)
    assert (asked(t), len(drawn(t))) == (1, 3)
    take(t, *REST)
    assert (asked(t), len(drawn(t))) == (0, 6)
    assert (invaded("simple", 1), invaded("simple", 2), invaded("hell", 1)) == (1, 2, 2)


# -- chapter 8


@rule("KH-801")
def test_the_invasion_starts_after_phase_3():
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET] * 9, level="simple")
    take(t, Done(), Done())
    assert (prompt(t), drawn(t)) == ("after_clean_up", [])
    take(t, Done())
    order = [type(event) for event in t.events if isinstance(event, HandRefilled | GuildCardDrawn)]
    assert order == [HandRefilled, GuildCardDrawn]


@rule("KH-803")
def test_guild_cards_come_from_the_top_and_are_resolved_one_after_the_other():
    drawing = "forge: 2heal\nworkshop: 3heal\nvault: 4defeat"
    t = arrange(drawing, agenda=[NextGuildCard(2), PlayCards(0)], guild=["rogue_swords", "mage_jewel", QUIET])
    assert (prompt(t), drawn(t), t.state.guild) == ("pick_next_hero", ["rogue_swords"], [QUIET, "mage_jewel"])
    take(t, PickHero("rogue1"))
    assert drawn(t) == ["rogue_swords", "mage_jewel"]
    assert picture(t) == "workshop: rogue 3heal\nforge: rogue 2heal\nvault: mage 4defeat"


@rule("KH-804")
def test_the_game_starts_in_wave_1():
    t = questhall.sit("keep", scenario="first_night", seats=["dragon"], seed=1)
    assert (t.state.wave, t.view(0).wave) == (1, 1)


@rule("KH-805", "KH-807")
def test_when_the_deck_runs_out_first_all_guild_cards_are_shuffled_into_the_deck_of_wave_2():
    cards = ["mage_jewel", "rogue_hat", QUIET, "new_arrival", "archer_bones"]
    t = arrange(agenda=[NextGuildCard(1), PlayCards(0)], guild=[QUIET], guild_discard=cards[:])
    assert (t.state.wave, told(t, WaveBegan)) == (2, [WaveBegan(2)])
    assert Counter(t.state.guild) == Counter([*cards, QUIET])
    assert t.state.guild_discard == []


@rule("KH-805")
def test_the_deck_of_wave_2_is_shuffled_and_lies_face_down():
    cards = list(GAME.content.heroes)
    ends = [arrange(agenda=[CheckGuildDeck(), PlayCards(0)], guild=[], guild_discard=cards[:], seed=s) for s in (1, 2)]
    assert ends[0].state.guild != ends[1].state.guild
    assert ends[0].state.guild != cards
    assert ends[0].view(0).guild == tuple(sorted(cards))


@rule("KH-808")
def test_after_the_change_the_number_of_wave_2_is_drawn_after_each_turn():
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET], guild_discard=[QUIET] * 8, level="simple")
    take(t, *REST)
    assert (t.state.wave, len(drawn(t))) == (2, 1)
    take(t, *REST)
    assert len(drawn(t)) == 3
    take(t, *REST)
    assert len(drawn(t)) == 5


@rule("KH-809", "KH-810")
def test_when_the_deck_runs_out_again_the_players_win_and_no_third_wave_comes():
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET], guild_discard=[QUIET] * 3, level="simple")
    assert play_out(t) == (1, 2)
    assert ended(t) == Outcome("won", "held", (0,))
    assert (told(t, WaveBegan), t.state.wave, t.state.guild) == ([WaveBegan(2)], 2, [])


@rule("KH-811")
def test_the_change_of_wave_changes_nothing_on_the_board():
    drawing = "vault: dragon~2 4defeat coin*2\nforge: mage rogue trap portal\nsewer: ratfolk*2 unfinished 3heal"
    hands, discards = {0: ["scurry"], 1: ["molten_scales"]}, {0: ["busy_paws"]}
    t = arrange(drawing, clans=("ratfolk", "dragon"), hands=hands, discards=discards, guild=[], guild_discard=[QUIET])
    before = t.copy()
    CheckGuildDeck().run(t)
    before.state.wave, before.state.guild, before.state.guild_discard = 2, [QUIET], []
    assert (t.state, t.agenda) == (before.state, before.agenda)


# -- chapter 9


@pytest.mark.parametrize(
    ("drawing", "result"), [("vault: 4defeat", "won"), ("vault: 4defeat rogue*3", "lost")], ids=["won", "lost"]
)
@rule("KH-901")
def test_a_game_that_has_ended_passes_no_token(drawing, result):
    t = arrange(drawing, clans=("imp", "witch"), agenda=[NextGuildCard(1), EndTurn(0)], guild=["rogue_jewel"], wave=2)
    assert (t.outcome.result, told(t, TurnBegan), t.state.active) == (result, [], 0)


@rule("KH-902")
def test_the_token_goes_to_the_left_neighbour_who_starts_a_turn():
    t = arrange(clans=("imp", "witch", "ghost"), agenda=[EndTurn(1)], active=1)
    assert (t.state.active, asked(t), prompt(t), told(t, TurnBegan)) == (2, 2, "play_cards", [TurnBegan(2, 1)])
    last = arrange(clans=("imp", "witch", "ghost"), agenda=[EndTurn(2)], active=2)
    assert (last.state.active, asked(last)) == (0, 0)


@rule("KH-904")
def test_the_token_stays_until_all_cards_are_resolved_and_all_heroes_exhausted():
    drawing = "forge: 2heal\nworkshop: 3heal\nlibrary: 2pillage\napothecary: 2pillage"
    guild = ["rogue_swords", "mage_hat", QUIET, QUIET]
    t = arrange(drawing, clans=("imp", "witch"), agenda=[StartTurn(0)], guild=guild)
    take(t, *REST)
    assert (asked(t), prompt(t), len(drawn(t))) == (0, "pick_next_hero", 1)
    take(t, PickHero("rogue1"))
    assert (asked(t), prompt(t), len(drawn(t))) == (0, "pick_next_hero", 2)
    take(t, PickHero("mage2"))
    assert (asked(t), prompt(t), len(drawn(t))) == (1, "play_cards", 2)
    assert not any(hero.active for place in t.state.rooms.values() for hero in place.heroes)


# -- examples


@rule("KH-EX-14")
def test_on_hell_two_cards_come_in_wave_1_and_three_in_wave_2():
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET] * 4, guild_discard=[QUIET] * 5, level="hell")
    counts = [(take(t, *REST), len(drawn(t)), t.state.wave)[1:] for _ in range(4)]
    assert counts == [(2, 1), (4, 2), (7, 2), (10, 2)]


@pytest.mark.parametrize(
    ("level", "turns"),
    [
        pytest.param("simple", (28, 14), marks=rule("KH-EX-60")),
        pytest.param("hard", (14, 14), marks=rule("KH-EX-61")),
        pytest.param("hell", (14, 10), marks=rule("KH-EX-61")),
    ],
)
def test_how_many_turns_the_waves_last(level, turns):
    t = arrange(clans=("imp", "witch"), agenda=[StartTurn(0)], guild=[QUIET] * 28, level=level)
    assert play_out(t) == turns
    assert len(drawn(t)) == 56


@rule("KH-EX-62")
def test_a_card_that_is_missing_comes_from_the_new_deck():
    guild = ["rogue_jewel"]
    t = arrange("vault: 4defeat", agenda=[Invade(), PlayCards(0)], guild=guild, guild_discard=guild * 4)
    order = [type(event) for event in t.events if isinstance(event, GuildCardDrawn | HeroTired | WaveBegan)]
    assert order == [GuildCardDrawn, HeroTired, WaveBegan, GuildCardDrawn, HeroTired, HeroTired]
    assert (t.state.guild, t.state.guild_discard) == (guild * 4, guild)


@rule("KH-EX-63")
def test_the_last_card_of_wave_2_drawn_for_the_prison_wins_at_once():
    drawing = "prison: coin*3\nvault: 4defeat"
    t = arrange(drawing, decks={0: ["scurry"] * 4}, agenda=[StartTurn(0)], guild=["warrior_hat"], wave=2)
    take(t, UsePrison())
    assert picture(t, "prison") == "prison: warrior coin"
    assert (t.state.sides[0].hand, ended(t)) == (["scurry"] * 3, Outcome("won", "held", (0,)))


@rule("KH-EX-64")
def test_a_last_mage_who_frees_the_looters_of_the_vault_loses_the_game():
    t = arrange("prison: warrior*3\nvault: 4defeat", agenda=[StartTurn(0)], guild=["mage_hat"], wave=2)
    take(t, UsePrison(), PickHero("mage1"), PickHero("mage1"))
    assert ended(t) == Outcome("lost", "looted")


@rule("KH-EX-88")
def test_a_curse_takes_one_card_from_every_hand_that_has_one():
    hands = {0: ["cinder_toss"] * 5, 2: ["poltergeist"] * 2, 3: ["scurry"]}
    clans = ("imp", "witch", "ghost", "ratfolk")
    t = arrange(clans=clans, hands=hands, agenda=[TreasureActs("curse", "vault"), PlayCards(0)])
    assert list(t.decisions) == [0, 2, 3]
    assert [t.take(seat, offered(t, Discard, seat)[0]) for seat in (0, 2, 3)] == [None] * 3
    assert [len(side.hand) for side in t.state.sides] == [4, 0, 1, 0]
    assert [side.discard for side in t.state.sides] == [["cinder_toss"], [], ["poltergeist"], ["scurry"]]


@rule("KH-EX-129")
@pytest.mark.parametrize(("level", "cards"), [("hard", 2), ("hell", 3)])
def test_a_prison_draw_that_begins_wave_2_makes_its_number_valid_for_this_invasion(level, cards):
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET], guild_discard=[QUIET] * 8, level=level)
    take(t, UsePrison())
    assert (t.state.wave, len(t.state.guild), prompt(t), drawn(t)) == (2, 9, "play_cards", [])
    take(t, Done())
    assert len(drawn(t)) == cards
