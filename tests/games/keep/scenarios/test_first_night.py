"""First Night on Guard.  [KH-R-1024 ff.]"""

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Done, Go, Look, TakeCard
from questhall.games.keep.events.heroes import HeroSummoned
from questhall.games.keep.events.turns import GuildCardSeen
from questhall.games.keep.setup import deal
from questhall.games.keep.steps.invasion import Invade, NextGuildCard
from questhall.games.keep.steps.scenarios.first_night import FalseAlarm, QuietCorridor
from questhall.games.keep.steps.turn import PlayCards, StartTurn
from tests.games.keep.board import CONTENT, arrange, asked, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"


@rule("KH-R-1024")
def test_nothing_but_treasures_and_portals_lies_in_the_dungeon_at_the_start():
    state = deal(Setup("keep", "first_night", ("ratfolk",), 1), CONTENT, Rng(1)).state
    assert [(place.heroes, place.goods) for place in state.rooms.values()] == [([], {})] * 10
    assert (state.layout.flooded, state.layout.opened, state.layout.thin, state.layout.gates) == ((), (), False, ())


# -- Lookout


def watch(*clans):
    return arrange(clans=clans, agenda=[StartTurn(0)], guild=["rogue_eye", NEXT], twists=True)


@rule("KH-R-1025")
def test_the_active_player_may_look_at_the_top_guild_card_and_puts_it_back():
    t = watch("ratfolk", "imp")
    assert (prompt(t), t.view(0).guild_top) == ("keep_watch", "")
    take(t, Look())
    assert (t.view(0).guild_top, t.view(1).guild_top) == ("rogue_eye", "")
    assert (t.state.guild, prompt(t)) == ([NEXT, "rogue_eye"], "play_cards")


@rule("KH-R-1025")
def test_the_card_may_be_shown_to_all():
    t = watch("ratfolk", "imp")
    take(t, Look(shown=True))
    assert (t.view(0).guild_top, t.view(1).guild_top) == ("rogue_eye", "rogue_eye")


@rule("KH-R-1025")
def test_the_player_need_not_look():
    t = watch("ratfolk")
    assert t.decisions[0].choices == (Look(), Done())
    take(t, Done())
    assert (t.view(0).guild_top, told(t, GuildCardSeen)) == ("", [])


@rule("KH-R-1025")
def test_the_next_player_is_asked_at_the_start_of_the_next_turn():
    t = arrange(clans=("ratfolk", "imp"), agenda=[StartTurn(0)], guild=[NEXT] * 4, twists=True, level="simple")
    take(t, Done(), Done(), Done(), Done())
    assert (asked(t), prompt(t), offered(t, Done)) == (1, "keep_watch", [Done()])


# -- cards


@rule("KH-R-1026")
def test_quiet_corridor_lets_every_player_draw_a_card_or_not():
    t = arrange(clans=("ratfolk", "imp"), agenda=[QuietCorridor(), PlayCards(0)], twists=True)
    assert t.decisions[0].choices == t.decisions[1].choices == (TakeCard(0), Done())
    t.take(1, TakeCard(0))
    t.take(0, Done())
    assert [len(side.hand) for side in t.state.sides] == [0, 1]
    assert (prompt(t), told(t, HeroSummoned)) == ("play_cards", [])


@rule("KH-EX-110", "KH-R-1026")
def test_quiet_corridor_is_the_one_card_of_this_invasion():
    clans = ("ratfolk", "imp", "ghost")
    t = arrange(clans=clans, agenda=[Invade()], guild=["quiet_corridor", NEXT], twists=True, level="simple")
    t.take(0, TakeCard(0))
    t.take(1, TakeCard(0))
    t.take(2, TakeCard(0))
    assert [len(side.hand) for side in t.state.sides] == [1, 1, 1]
    assert (t.state.guild_discard, picture(t)) == (["quiet_corridor"], "")


@rule("KH-R-1027")
def test_false_alarm_lets_every_player_move_one_monster_with_a_token():
    drawing = "sewer: ratfolk*2 frog\nforge: imp"
    t = arrange(drawing, clans=("ratfolk", "imp"), agenda=[FalseAlarm(), PlayCards(0)], twists=True)
    take(t, Go(0, 0, "vault", "frog"))
    assert asked(t) == 1
    take(t, Go(0, 0, "workshop"))
    assert (prompt(t), picture(t)) == ("play_cards", "sewer: ratfolk\nworkshop: imp\nvault: ratfolk frog")


@rule("KH-R-1027")
def test_false_alarm_drawn_in_an_invasion_brings_no_hero_and_forces_nobody():
    t = arrange("sewer: ratfolk", guild=["false_alarm", NEXT], agenda=[NextGuildCard(1), PlayCards(0)], twists=True)
    take(t, Done())
    assert (picture(t), t.state.guild_discard, told(t, HeroSummoned)) == ("sewer: ratfolk", ["false_alarm"], [])
