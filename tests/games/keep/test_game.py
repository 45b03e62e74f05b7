"""Chapter 1: the game, winning and losing."""

import pytest

import questhall
from questhall.core import Outcome
from questhall.games.keep import GAME
from questhall.games.keep.choices import Done, PickHero, UsePrison
from questhall.games.keep.events.turns import GameEnded, GuildCardDrawn, TurnBegan
from questhall.games.keep.steps.ending import Win
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.turn import EndTurn, PlayCards, StartTurn
from tests.games.keep.board import arrange, asked, ended, lair, offered, picture, prompt, take, told
from tests.ledger import rule

CLANS = ("ratfolk", "dragon", "witch", "imp")
LOOTED = "vault: 4defeat archer!*4"
HELD = "vault: 4defeat\nsewer: 3heal\ncage: 2heal"


@rule("KH-101")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_can_play(players):
    t = questhall.sit("keep", scenario="first_night", seats=players, seed=1)
    assert len(t.state.sides) == players


@rule("KH-101")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_players_cannot_play(players):
    with pytest.raises(questhall.QuesthallError, match="1 to 4 seats"):
        questhall.sit("keep", scenario="first_night", seats=players, seed=1)


@rule("KH-102")
def test_all_players_win_together():
    t = arrange(clans=CLANS, agenda=[NextGuildCard(1)], guild=["rogue_jewel"], wave=2)
    assert ended(t) == Outcome("won", "held", (0, 1, 2, 3))


@rule("KH-102")
def test_all_players_lose_together():
    t = arrange(LOOTED, clans=CLANS, agenda=[ResolveHeroes()])
    assert (t.outcome.result, t.outcome.winners) == ("lost", ())


@rule("KH-103")
def test_every_clan_has_its_own_deck_ability_and_size():
    clans, cards = GAME.content.clans, GAME.content.cards
    assert len({clan.ability for clan in clans.values()}) == len(clans) == 9
    assert len({clan.monsters for clan in clans.values()}) == len(clans)
    assert {card.clan for card in cards.values() if card.kind == "tactic"} == set(clans)


@rule("KH-103")
def test_every_player_leads_the_clan_of_the_own_seat():
    t = questhall.sit("keep", scenario="first_night", seats=CLANS, seed=1)
    assert [side.clan for side in t.state.sides] == list(CLANS)
    assert [len(side.monsters) for side in t.state.sides] == [9, 1, 2, 4]
    assert [sorted(side.deck + side.hand) for side in t.state.sides] == [sorted(GAME.content.deck(c)) for c in CLANS]


@rule("KH-104")
def test_the_treasures_lie_in_the_rooms_of_the_dungeon():
    t = questhall.sit("keep", scenario="first_night", seats=["dragon"], seed=1)
    assert all(len(place.treasures) == 1 for place in t.state.rooms.values())


@rule("KH-104")
def test_heroes_come_and_act_without_asking_a_player():
    t = arrange("vault: 4defeat", agenda=[NextGuildCard(1), PlayCards(0)], guild=["rogue_jewel", "mage_jewel"])
    assert prompt(t) == "play_cards"
    assert picture(t) == "vault: rogue 4defeat"


@rule("KH-105")
def test_a_game_is_one_scenario_of_the_dungeon_book():
    t = questhall.sit("keep", scenario="two_cellars", seats=["dragon"], seed=1)
    assert list(t.state.rooms) == [placed.room for placed in GAME.content.scenarios["two_cellars"].rooms]
    with pytest.raises(questhall.QuesthallError, match="no scenario “no_cellar”"):
        questhall.sit("keep", scenario="no_cellar", seats=["dragon"], seed=1)


@rule("KH-106")
def test_the_players_win_when_the_second_wave_runs_out_and_the_vault_holds():
    t = arrange(HELD, agenda=[NextGuildCard(2)], guild=["rogue_jewel", "rogue_bones"], wave=2)
    assert t.outcome is None
    take(t, PickHero("rogue2"))
    assert ended(t) == Outcome("won", "held", (0,))


@rule("KH-106")
def test_the_last_card_does_not_win_if_its_hero_loots_the_value_4_treasure():
    t = arrange("vault: 4defeat rogue*3", agenda=[NextGuildCard(1)], guild=["rogue_jewel"], wave=2)
    assert ended(t) == Outcome("lost", "looted")


@rule("KH-107")
def test_the_win_waits_until_the_last_card_is_resolved_completely():
    t = arrange(HELD, agenda=[NextGuildCard(1)], guild=["rogue_bones"], wave=2)
    assert (t.state.guild, t.outcome, prompt(t)) == ([], None, "pick_next_hero")
    take(t, offered(t, PickHero)[0])
    assert t.outcome.result == "won"
    assert type(t.events[-2]).__name__ == "HeroTired"


@rule("KH-108")
def test_looting_the_value_4_treasure_loses_at_once_and_nothing_further_is_resolved():
    drawing = "vault: 4defeat rogue*3\nforge: mage! 1curse"
    t = arrange(drawing, agenda=[NextGuildCard(2), EndTurn(0)], guild=["rogue_jewel", "mage_bones"])
    take(t, PickHero("rogue4"))
    assert ended(t) == Outcome("lost", "looted")
    assert (picture(t, "forge"), t.state.guild) == ("forge: mage! 1curse", ["mage_bones"])
    assert (t.events[-1], t.decisions, t.agenda) == (GameEnded("lost", "looted"), {}, [])


@rule("KH-109")
def test_a_prison_break_in_phase_1_can_lose_the_game():
    t = arrange("prison: warrior*3\nvault: 4defeat", agenda=[StartTurn(0)], guild=["mage_hat", "rogue_hat"])
    take(t, UsePrison(), PickHero("warrior1"), PickHero("mage1"))
    assert ended(t) == Outcome("lost", "looted")
    assert [event.purpose for event in told(t, GuildCardDrawn)] == ["prison"]


@rule("KH-110")
@pytest.mark.parametrize("treasure", ["1heal", "2pillage", "3pillage"])
def test_losing_a_lesser_treasure_does_not_end_the_game(treasure):
    t = arrange(f"forge: {treasure} rogue!*{treasure[0]}\nvault: 4defeat", agenda=[ResolveHeroes(), PlayCards(0)])
    assert (t.outcome, prompt(t)) == (None, "play_cards")
    assert treasure not in picture(t)


@rule("KH-111")
def test_a_player_without_a_monster_in_the_dungeon_plays_on():
    t = arrange("vault: ratfolk rogue! 4defeat", agenda=[ResolveHeroes(), StartTurn(0)], hands={0: ["busy_paws"]})
    assert (lair(t), t.outcome) == (9, None)
    assert (asked(t), prompt(t)) == (0, "play_cards")


@rule("KH-112")
def test_full_turns_go_to_the_left_until_the_game_ends():
    t = arrange(clans=CLANS[:3], agenda=[StartTurn(1)], guild=["loose_hinge"] * 4, level="simple", active=1)
    take(t, *[Done()] * 9)
    assert [event.seat for event in told(t, TurnBegan)] == [1, 2, 0, 1]
    assert [event.purpose for event in told(t, GuildCardDrawn)] == ["invasion"] * 3


@rule("KH-R-056")
def test_a_result_is_compared_by_the_treasures_that_are_left():
    t = arrange("vault: 4defeat\nforge: 2heal 1curse", agenda=[Win()])
    assert t.outcome == Outcome("won", "held", (0,), score=7)
