"""The prison.  [KH-27xx]"""

import pytest

from questhall.games.keep.choices import Done, PickHero, PickToken, Play, UsePrison
from questhall.games.keep.events.heroes import HeroAdvanced, HeroAttacked, HeroRoused, HeroTired
from questhall.games.keep.events.turns import CardDrawn, GuildCardDrawn
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards, StartTurn
from tests.games.keep.board import arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"  # an ordinary card under the one that matters
NO_PRISON = {"vault": (0, 0, 0), "sewer": (0, 1, 0)}


def order(t, *kinds):
    return [type(event).__name__ for event in t.events if isinstance(event, kinds)]


# -- who and when


@rule("KH-2701")
def test_the_prison_may_be_used_once_in_each_own_turn():
    t = arrange(agenda=[StartTurn(0)], guild=["rogue_eye", "warrior_jewel", "mage_jewel", "mage_hat"], level="simple")
    take(t, UsePrison())
    assert offered(t, UsePrison) == []
    take(t, Done(), Done())
    assert (t.state.turn, offered(t, UsePrison)) == (2, [UsePrison()])


@rule("KH-2701")
def test_the_prison_may_be_used_between_the_actions_of_a_card():
    t = arrange("sewer: ratfolk", hands={0: ["busy_paws"]}, guild=["rogue_eye", NEXT])
    take(t, Play("busy_paws", 0), UsePrison())
    assert (prompt(t), picture(t, "prison")) == ("resolve_card", "prison: rogue")


@rule("KH-2701")
def test_only_the_active_player_may_use_the_prison():
    t = arrange(clans=("ratfolk", "imp"), agenda=[PlayCards(1)], active=0)
    assert offered(t, UsePrison, 1) == []


@rule("KH-2702", "KH-2703")
def test_using_the_prison_needs_no_monster_there_and_no_activation():
    t = arrange("vault: ratfolk", guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert picture(t) == "prison: rogue\nvault: ratfolk"
    assert t.state.sides[0].played == []


@rule("KH-2704")
def test_using_the_prison_needs_no_monster_in_the_dungeon():
    t = arrange(guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert picture(t) == "prison: rogue"


# -- the procedure


@rule("KH-2705")
def test_the_prison_first_draws_the_top_guild_card():
    t = arrange(guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert t.events[0] == GuildCardDrawn("rogue_eye", "prison")
    assert (t.state.guild, t.state.guild_discard) == ([NEXT], ["rogue_eye"])


@rule("KH-2706")
def test_a_scenario_card_drawn_for_the_prison_does_nothing():
    t = arrange(guild=["quiet_corridor", NEXT], twists=True)
    take(t, UsePrison())
    assert (picture(t), t.state.sides[0].hand, prompt(t)) == ("", [], "play_cards")
    assert t.events == [GuildCardDrawn("quiet_corridor", "prison")]


@rule("KH-2707", "KH-2708")
def test_one_hero_of_the_class_is_put_exhausted_into_the_prison_whatever_the_symbol():
    t = arrange(guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert picture(t) == "prison: rogue"
    assert t.state.supply["rogue"] == 4


@rule("KH-2709")
def test_then_the_active_player_draws_three_cards():
    clans = ("ratfolk", "imp")
    t = arrange(clans=clans, guild=["rogue_eye", NEXT], decks={0: ["scurry", "busy_paws", "gnawing_tide", "scurry"]})
    take(t, UsePrison())
    assert t.state.sides[0].hand == ["scurry", "busy_paws", "gnawing_tide"]
    assert (t.state.sides[0].deck, t.state.sides[1].hand) == (["scurry"], [])


@rule("KH-2710", "KH-2716")
def test_an_imprisoned_archer_shoots_after_the_cards_at_an_adjacent_room():
    t = arrange("vault: ratfolk*2\nsewer: ratfolk", guild=["archer_eye", NEXT], decks={0: ["scurry"] * 4})
    take(t, UsePrison())
    assert picture(t) == "sewer: ratfolk\nprison: archer\nvault: ratfolk"
    assert order(t, CardDrawn, HeroAttacked) == ["CardDrawn"] * 3 + ["HeroAttacked"]


@rule("KH-2710", "KH-2716")
def test_an_ability_without_a_target_does_nothing():
    t = arrange("sewer: ratfolk\napothecary: coin trap", guild=["archer_eye", NEXT])
    take(t, UsePrison())
    assert sorted(picture(t).splitlines()) == ["apothecary: coin trap", "prison: archer", "sewer: ratfolk"]


@rule("KH-2711", "KH-2717")
def test_an_imprisoned_warrior_though_exhausted_discards_two_resources_of_the_prison():
    t = arrange("prison: coin book*2\nvault: bone", guild=["warrior_eye", NEXT])
    take(t, UsePrison())
    assert prompt(t) == "pick_lost_resource"
    take(t, PickToken("coin", "prison"))
    assert sorted(picture(t).splitlines()) == ["prison: warrior book", "vault: bone"]


@rule("KH-2711", "KH-2718")
def test_an_imprisoned_rogue_though_exhausted_discards_a_trap_of_the_prison():
    t = arrange("prison: trap\nvault: trap", guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert sorted(picture(t).splitlines()) == ["prison: rogue", "vault: trap"]


@rule("KH-2712")
def test_an_imprisoned_mage_frees_all_heroes_in_the_prison_himself_included():
    t = arrange("prison: archer rogue\nsewer: warrior", guild=["mage_eye", NEXT])
    take(t, UsePrison())
    assert [(event.kind, event.room) for event in told(t, HeroRoused)] == [
        ("archer", "prison"),
        ("rogue", "prison"),
        ("mage", "prison"),
    ]
    assert picture(t, "prison", "sewer") == "sewer: warrior\nprison: archer! mage! rogue!"


@rule("KH-2713", "KH-2714")
def test_freed_heroes_are_resolved_at_once_and_then_the_turn_goes_on():
    t = arrange("prison: mage 3heal\nvault: ratfolk", hands={0: ["scurry"]}, guild=["mage_eye", NEXT])
    take(t, UsePrison())
    assert [event.why for event in told(t, HeroTired)] == ["wait", "wait"]
    assert (prompt(t), picture(t, "prison")) == ("play_cards", "prison: mage*2 3heal")
    assert Play("scurry", 0) in offered(t, Play)


@rule("KH-2715")
def test_cards_drawn_for_a_mage_cannot_be_played_before_the_freed_heroes_are_resolved():
    t = arrange("prison: archer 3heal", guild=["mage_eye", NEXT], decks={0: ["scurry"] * 4})
    take(t, UsePrison())
    assert (prompt(t), t.state.sides[0].hand, offered(t, Play)) == ("pick_next_hero", ["scurry"] * 3, [])
    take(t, PickHero("archer1"))
    assert (prompt(t), offered(t, Play)) == ("play_cards", [Play("scurry", 0), Play("scurry", 1)])


@rule("KH-2719")
@pytest.mark.parametrize("kind", ["warrior", "rogue", "archer"])
def test_other_imprisoned_heroes_stay_exhausted_and_inspire_nobody(kind):
    t = arrange("prison: mage", guild=[f"{kind}_eye", NEXT])
    take(t, UsePrison())
    assert picture(t) == " ".join(["prison:", *sorted([kind, "mage"])])
    assert told(t, HeroRoused) == []


@rule("KH-2720")
def test_a_hero_that_advances_into_the_prison_acts_normally_there():
    t = arrange("apothecary: rogue!", scenario="old_lockup", agenda=[ResolveHeroes()])
    assert [event.to for event in told(t, HeroAdvanced)] == ["prison", "vault"]
    assert picture(t) == "vault: rogue"


@rule("KH-2720")
def test_a_hero_that_advances_into_the_prison_attacks_there():
    t = arrange("apothecary: archer!\nprison: ratfolk", scenario="old_lockup", agenda=[ResolveHeroes()])
    assert [event.why for event in told(t, HeroTired)] == ["attack"]
    assert picture(t) == "prison: archer"


@rule("KH-2721")
def test_a_mage_summoned_elsewhere_frees_nobody():
    t = arrange("prison: archer\nlibrary: 2heal", agenda=[SummonHero("mage", "library"), ResolveHeroes()])
    assert picture(t) == "library: mage 2heal\nprison: archer"
    assert told(t, HeroRoused) == []


@rule("KH-2722")
def test_an_empty_supply_frees_heroes_of_the_class_in_the_prison():
    drawing = "prison: warrior archer 3heal\nvault: warrior*4 ratfolk\nsewer: mage"
    t = arrange(drawing, agenda=[SummonHero("warrior", "library")])
    assert picture(t, "prison", "sewer") == "sewer: mage\nprison: archer! warrior! 3heal"


@rule("KH-2723")
@pytest.mark.parametrize(
    ("prize", "after", "why"),
    [
        ("", "vault: rogue 4defeat", "wait"),
        ("1pillage", "prison: rogue\nvault: 4defeat", "loot"),
        ("2heal", "prison: rogue 2heal\nvault: 4defeat", "wait"),
        ("ratfolk", "prison: rogue\nvault: 4defeat", "attack"),
    ],
)
def test_active_heroes_leave_a_prison_only_without_monsters_and_treasure(prize, after, why):
    t = arrange(f"prison: rogue! {prize}\nvault: 4defeat", agenda=[ResolveHeroes()])
    assert (picture(t), [event.why for event in told(t, HeroTired)]) == (after, [why])
