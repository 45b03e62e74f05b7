"""The Gilded Champion.  [KH-R-1184 ff.]"""

import pytest

from questhall.core import Rng, Setup
from questhall.games.keep.choices import Parry, PickHero, PickRoom, Strike
from questhall.games.keep.events.heroes import HeroHit, HeroRoused, HeroTired
from questhall.games.keep.events.turns import CardDrawn, NothingHappened
from questhall.games.keep.setup import deal
from questhall.games.keep.steps.arrival import CheckRoom
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.gilded_champion import Fanfare, GrandEntrance
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
GO = (ResolveHeroes(), PlayCards(0))
ENTER = (GrandEntrance(), *GO)
MELEE = ResolveCard(0, "scurry", 1, (0,))
TWO = ("ratfolk", "imp")


def court(drawing="", *agenda, **more):
    return arrange(drawing, scenario="gilded_champion", twists=True, agenda=agenda or GO, **more)


@rule("KH-R-1184")
@pytest.mark.parametrize(("scenario", "champions"), [("gilded_champion", 1), ("first_night", 0)])
def test_the_champion_starts_outside_the_dungeon(scenario, champions):
    state = deal(Setup("keep", scenario, ("ratfolk",), 1), CONTENT, Rng(1)).state
    assert state.supply["champion"] == champions
    assert not any(place.heroes for place in state.rooms.values())


# -- Aurick


@rule("KH-R-1185")
@pytest.mark.parametrize(("clans", "health"), [(("ratfolk",), 4), (TWO, 5), ((*TWO, "ghost", "witch"), 7)])
def test_aurick_has_three_health_and_one_more_for_each_player(clans, health):
    t = court("cage: ratfolk champion", MELEE, PlayCards(0), clans=clans)
    take(t, Strike(0, "champion1"))
    assert told(t, HeroHit) == [HeroHit("champion1", "champion", "cage", health - 1)]


@rule("KH-R-1185")
def test_damage_stays_on_aurick_until_he_is_beaten():
    t = court("cage: ratfolk champion~2", MELEE, MELEE, PlayCards(0))
    take(t, Strike(0, "champion1"))
    assert picture(t) == "cage: champion~3 ratfolk"
    take(t, Strike(0, "champion1"))
    assert picture(t) == "cage: ratfolk"


@rule("KH-R-1185")
def test_other_heroes_have_one_health():
    t = court("cage: ratfolk rogue", MELEE, PlayCards(0))
    take(t, Strike(0, "rogue1"))
    assert picture(t) == "cage: ratfolk"


@rule("KH-R-1186")
def test_aurick_does_not_brag():
    t = court("sewer: coin*2 3heal\nworkshop: ratfolk\nclassroom: ratfolk", *ENTER)
    assert picture(t) == "workshop: ratfolk\nsewer: champion coin*2 3heal\nclassroom: ratfolk"
    assert picture(court("sewer: trap 3heal", *ENTER)) == "sewer: champion~1 3heal"


@rule("KH-R-1186")
def test_an_empty_supply_touches_aurick_only_as_a_hero_sharing_a_room():
    together = "cage: rogue*5 champion"
    apart = "cage: rogue*5\nsewer: champion"
    assert picture(court(together, SummonHero("rogue", "forge"))) == "cage: champion! rogue!*5"
    assert picture(court(apart, SummonHero("rogue", "forge"))) == "cage: rogue!*5\nsewer: champion"


@rule("KH-R-1186")
def test_aurick_is_never_imprisoned():
    assert picture(court("prison: champion!", CheckRoom("champion1"))) == "prison: champion!"
    assert picture(court("prison: rogue!", CheckRoom("rogue1"))) == "prison: rogue"


@rule("KH-R-1187")
def test_auricks_attack_deals_two_damage_to_one_monster():
    assert picture(court("cage: champion! dragon", clans=("dragon",))) == "cage: champion dragon~2"
    assert picture(court("cage: champion! ratfolk*2")) == "cage: champion ratfolk"


@rule("KH-EX-126", "KH-R-1187")
def test_a_defence_takes_one_of_two_damage_off_and_the_ghost_stays():
    t = court("cage: champion! ghost", clans=("ghost",), hands={0: ["fade"]})
    take(t, Parry("fade", 0))
    assert picture(t) == "cage: champion ghost~1"


@rule("KH-EX-126")
def test_without_a_defence_the_ghost_goes_to_the_lair():
    assert picture(court("cage: champion! ghost", clans=("ghost",))) == "cage: champion"


@rule("KH-EX-125", "KH-R-1188")
def test_aurick_and_one_archer_are_three_of_four_and_wait():
    t = court("vault: champion! archer! 4defeat")
    take(t, PickHero("champion1"))
    assert (t.outcome, picture(t)) == (None, "vault: archer champion 4defeat")
    assert [event.why for event in told(t, HeroTired)] == ["wait", "wait"]


@rule("KH-EX-125", "KH-R-1188")
def test_aurick_and_two_archers_are_four_of_four_and_loot():
    t = court("vault: champion! archer!*2 4defeat")
    take(t, PickHero("archer1"))
    assert (t.outcome.result, t.outcome.reason) == ("lost", "looted")


@rule("KH-R-1188")
def test_aurick_covers_two_of_the_value_when_he_is_exhausted_by_looting():
    t = court("cage: champion! archer!*2 3pillage\nvault: 4defeat")
    take(t, PickHero("archer1"), PickHero("champion1"))
    assert [(event.kind, event.why) for event in told(t, HeroTired)][:2] == [("champion", "loot"), ("archer", "loot")]
    assert picture(t) == "cage: archer champion\nvault: archer 4defeat"


@rule("KH-R-1189")
def test_traps_hit_aurick_one_by_one():
    t = court("sewer: trap*3 3heal", *ENTER)
    assert [event.left for event in told(t, HeroHit)] == [3, 2, 1]
    assert picture(t) == "sewer: champion~3 3heal"


@rule("KH-R-1189")
def test_aurick_inspires_and_is_inspired():
    t = court("sewer: mage 3pillage", *ENTER)
    assert [event.kind for event in told(t, HeroRoused)] == ["mage"]
    t = court("sewer: champion 3pillage", SummonHero("mage", "sewer"), *GO)
    assert [event.kind for event in told(t, HeroRoused)] == ["champion"]


@rule("KH-R-1189")
def test_aurick_is_healed_like_other_heroes():
    t = court("sewer: rogue! champion 1heal", *GO)
    assert sorted(event.kind for event in told(t, HeroRoused)) == ["champion", "rogue"]


@rule("KH-R-1190")
def test_when_aurick_is_discarded_every_player_draws_a_card():
    t = court("cage: ratfolk champion~4", MELEE, PlayCards(0), clans=TWO)
    take(t, Strike(0, "champion1"))
    assert [event.seat for event in told(t, CardDrawn)] == [0, 1]
    assert [len(side.hand) for side in t.state.sides] == [1, 1]


@rule("KH-R-1190")
def test_nobody_draws_for_another_hero():
    t = court("cage: ratfolk rogue", MELEE, PlayCards(0), clans=TWO)
    take(t, Strike(0, "rogue1"))
    assert told(t, CardDrawn) == []


@rule("KH-R-1190")
def test_a_later_card_brings_aurick_back_with_full_health():
    t = court("cage: ratfolk champion~3\nsewer: 3heal", MELEE, *ENTER)
    take(t, Strike(0, "champion1"))
    assert picture(t, "sewer", "cage") == "cage: ratfolk\nsewer: champion 3heal"


# -- cards


@rule("KH-R-1191")
def test_grand_entrance_puts_aurick_active_into_the_farthest_room():
    assert picture(court("", GrandEntrance(), PlayCards(0))) == "sewer: champion+"


@rule("KH-R-1191")
def test_among_equally_far_rooms_the_players_choose():
    tiles = {"vault": (0, 0, 0), "sewer": (0, 1, 0), "prison": (0, -1, 0)}
    t = court("", GrandEntrance(), PlayCards(0), tiles=tiles)
    assert {choice.room for choice in offered(t, PickRoom)} == {"sewer", "prison"}
    take(t, PickRoom("prison"))
    assert picture(t) == "prison: champion+"


@rule("KH-R-1191")
def test_grand_entrance_makes_only_aurick_active_if_he_is_in_the_dungeon():
    t = court("cage: champion~1 rogue", GrandEntrance(), PlayCards(0))
    assert picture(t) == "cage: champion!~1 rogue"


@rule("KH-EX-124", "KH-R-1191")
@pytest.mark.parametrize(("traps", "after", "left"), [("", "champion", []), ("trap*2", "champion~2", [4, 3])])
def test_grand_entrance_drawn_by_two_players(traps, after, left):
    t = court(f"sewer: 3heal {traps}", NextGuildCard(1), clans=TWO, guild=["grand_entrance", NEXT])
    assert picture(t) == f"sewer: {after} 3heal"
    assert [event.left for event in told(t, HeroHit)] == left
    assert [event.why for event in told(t, HeroTired)] == ["wait"]


@rule("KH-R-1192")
def test_fanfare_makes_aurick_and_the_heroes_of_his_room_active():
    t = court("cage: champion rogue mage\nsewer: archer", Fanfare(), PlayCards(0))
    assert picture(t) == "cage: champion! mage! rogue!\nsewer: archer"


@rule("KH-R-1192")
def test_fanfare_drawn_in_an_invasion_is_resolved():
    t = court("sewer: champion 3heal", NextGuildCard(1), PlayCards(0), guild=["fanfare", NEXT])
    assert ([event.why for event in told(t, HeroTired)], prompt(t)) == (["wait"], "play_cards")


@rule("KH-R-1192")
def test_fanfare_does_nothing_while_aurick_is_outside():
    t = court("cage: rogue mage", Fanfare(), PlayCards(0))
    assert (picture(t), told(t, NothingHappened)) == ("cage: mage rogue", [NothingHappened("fanfare")])
