"""The prison: its examples and the rulings about it.  [KH-EX-16 ff., KH-R-011 ff.]"""

import pytest

from questhall.games.keep.choices import Go, Parry, PickHero, Play, Strike, UsePrison
from questhall.games.keep.events.heroes import HeroBeaten, HeroImprisoned, HeroRoused, HeroTired, SupplyEmpty
from questhall.games.keep.events.turns import CardDrawn, GuildCardDrawn
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.prison import TakePrisoner
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"  # an ordinary card under the one that matters
NO_PRISON = {"vault": (0, 0, 0), "sewer": (0, 1, 0)}


def order(t, *kinds):
    return [type(event).__name__ for event in t.events if isinstance(event, kinds)]


# -- examples


BREAKOUT = "prison: rogue warrior archer 1pillage\nvault: {} 4defeat"
DRAINS = ["out_of_the_drains", "scurry", "busy_paws", "scurry"]


def break_out(vault):
    t = arrange(BREAKOUT.format(vault), guild=["mage_hat", NEXT], decks={0: DRAINS})
    take(t, UsePrison())
    return t


@rule("KH-EX-16", "KH-EX-17")
def test_breakout_the_mage_frees_all_before_the_drawn_summon_card_can_be_played():
    t = break_out("archer")
    assert picture(t) == "prison: archer! mage! rogue! warrior! 1pillage\nvault: archer 4defeat"
    assert t.state.sides[0].hand == DRAINS[:3]
    assert (prompt(t), offered(t, Play)) == ("pick_next_hero", [])


@rule("KH-EX-18")
def test_breakout_one_loots_three_advance_and_inspire_and_all_is_lost():
    t = break_out("archer")
    take(t, PickHero("rogue1"), PickHero("rogue1"))
    assert picture(t, "prison") == "prison: archer! mage! rogue warrior!"
    take(t, PickHero("warrior1"))
    assert picture(t) == "prison: rogue\nvault: archer!*2 mage! warrior! 4defeat"
    take(t, PickHero("warrior1"))
    assert (t.outcome.result, t.outcome.reason, t.decisions) == ("lost", "looted", {})


@rule("KH-EX-19")
def test_breakout_with_one_ratfolk_in_the_vault_the_game_goes_on():
    t = break_out("ratfolk archer")
    take(t, PickHero("rogue1"), PickHero("rogue1"), PickHero("warrior1"), PickHero("warrior1"))
    assert picture(t) == "prison: rogue\nvault: archer!*2 mage! warrior 4defeat"
    take(t, PickHero("mage1"))
    assert (t.outcome, prompt(t)) == (None, "play_cards")
    assert picture(t, "vault") == "vault: archer*2 mage warrior 4defeat"


# -- rulings


@rule("KH-R-011")
def test_without_a_prison_nobody_is_imprisoned_and_no_card_is_drawn_for_it():
    t = arrange(tiles=NO_PRISON, guild=["rogue_eye", NEXT], agenda=[TakePrisoner("prisoner"), PlayCards(0)])
    assert (offered(t, UsePrison), t.events, picture(t)) == ([], [], "")
    assert t.refusals(0)[0].rule == "KH-R-011"


@rule("KH-R-012")
def test_a_scenario_card_drawn_by_the_prisoner_effect_is_discarded_without_effect():
    t = arrange(
        "sewer: ratfolk", guild=["false_alarm", NEXT], agenda=[TakePrisoner("prisoner"), PlayCards(0)], twists=True
    )
    assert (prompt(t), picture(t)) == ("play_cards", "sewer: ratfolk")
    assert t.state.guild_discard == ["false_alarm"]


@rule("KH-R-013")
def test_without_a_token_the_cards_are_drawn_first_and_the_class_becomes_active():
    t = arrange("vault: rogue*5", guild=["rogue_eye", NEXT], decks={0: ["scurry"] * 4})
    take(t, UsePrison())
    assert order(t, CardDrawn, SupplyEmpty, HeroRoused, HeroImprisoned)[:5] == ["CardDrawn"] * 3 + [
        "SupplyEmpty",
        "HeroRoused",
    ]
    assert (len(told(t, HeroRoused)), picture(t, "prison")) == (5, "")


@rule("KH-R-014")
def test_the_order_is_guild_card_token_cards_ability_traps_resolution():
    t = arrange("prison: trap mage 3heal", guild=["mage_eye", NEXT], decks={0: ["scurry"] * 4})
    take(t, UsePrison())
    kinds = (GuildCardDrawn, HeroImprisoned, CardDrawn, HeroRoused, HeroBeaten, HeroTired)
    one_each = list(dict.fromkeys(order(t, *kinds)))
    assert one_each == [kind.__name__ for kind in kinds]


@rule("KH-R-014")
def test_a_defence_among_the_three_cards_may_be_used_at_once():
    t = arrange(
        "vault: skeleton",
        clans=("skeleton",),
        guild=["archer_eye", NEXT],
        decks={0: ["shield_line", *["rusty_blade"] * 3]},
    )
    take(t, UsePrison())
    assert prompt(t) == "defence"
    take(t, Parry("shield_line", 0))
    assert picture(t, "vault") == "vault: skeleton"


@rule("KH-R-015")
def test_traps_of_the_prison_hit_the_imprisoned_hero_after_the_ability():
    t = arrange("prison: trap*2 archer", guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert (picture(t), t.state.supply["trap"], t.state.supply["rogue"]) == ("prison: archer", 8, 5)


@rule("KH-R-015")
def test_a_mage_frees_the_others_even_if_a_trap_removes_him():
    t = arrange("prison: trap*2 archer 3heal", guild=["mage_eye", NEXT])
    take(t, UsePrison())
    assert [event.kind for event in told(t, HeroBeaten)] == ["mage"]
    assert [(event.kind, event.why) for event in told(t, HeroTired)] == [("archer", "wait")]
    assert picture(t) == "prison: archer trap 3heal"


@rule("KH-R-053")
@pytest.mark.parametrize(
    ("kind", "after"),
    [("warrior", "archer warrior 3heal"), ("rogue", "archer rogue coin*2 3heal"), ("archer", "archer*2 coin*2 3heal")],
)
def test_a_special_card_summons_into_the_prison_where_all_but_mages_are_exhausted(kind, after):
    t = arrange("prison: archer coin*2 3heal", guild=[f"{kind}_special", NEXT], agenda=[NextGuildCard(1)])
    assert picture(t) == f"prison: {after}"
    assert ([event.why for event in told(t, HeroTired)], told(t, HeroRoused)) == (["prison"], [])


@rule("KH-R-053")
def test_a_special_card_meets_traps_after_the_brag():
    t = arrange("prison: trap*2", guild=["rogue_special", NEXT], agenda=[NextGuildCard(1)])
    assert (picture(t), len(told(t, HeroBeaten))) == ("", 1)


@rule("KH-R-053")
def test_a_mage_summoned_by_a_special_card_frees_all():
    t = arrange("prison: mage 3heal", guild=["mage_special", NEXT], agenda=[NextGuildCard(1)])
    assert len(told(t, HeroRoused)) == 1
    assert [event.why for event in told(t, HeroTired)] == ["wait", "wait"]


@rule("KH-R-070")
def test_a_scenario_card_uses_up_the_prison_for_this_turn_too():
    t = arrange(guild=["quiet_corridor", NEXT])
    take(t, UsePrison())
    assert offered(t, UsePrison) == []
    assert t.refusals(0)[0].why == "prison_used"


@rule("KH-R-070")
def test_the_prison_used_within_a_card_is_not_offered_again_by_it():
    t = arrange("sewer: ratfolk", guild=["quiet_corridor", NEXT], agenda=[ResolveCard(0, "busy_paws", 0, (0,))])
    take(t, UsePrison())
    assert (prompt(t), offered(t, UsePrison)) == ("resolve_card", [])


@rule("KH-R-010")
@pytest.mark.parametrize(("action", "room", "is_open"), [
    (0, "prison", True), (0, "vault", False), (1, "vault", True), (1, "prison", False), (2, "prison", False),
])  # fmt: skip
def test_the_prison_is_open_before_an_attack_that_would_reach_a_prisoner(action, room, is_open):
    agenda = [ResolveCard(0, "acid_flask", 0, (action,)), PlayCards(0)]  # MELEE RANGED ACT
    t = arrange(f"{room}: ghost*2", clans=("ghost",), guild=["rogue_eye", NEXT], agenda=agenda, market=[])
    opened = [choice for choice in t.decisions[0].choices if prompt(t) == "resolve_card"]
    assert (UsePrison() in opened and len(opened) == 2) is is_open


@rule("KH-R-010")
@pytest.mark.parametrize(("card", "group", "blow"), [
    ("cackling_charge", 0, Strike(1, "rogue1")),
    ("miners_pick", 0, Strike(0, "rogue1", ability=True)),
])  # fmt: skip
def test_a_monster_that_came_to_the_prison_waits_there_for_its_prey(card, group, blow):
    guild = ["rogue_eye", NEXT]
    t = arrange("vault: gnoll", clans=("gnoll",), hands={0: [card]}, guild=guild, market=[])
    take(t, Play(card, group))
    move = next(go for go in offered(t, Go) if go.to == "prison")
    take(t, move, UsePrison(), blow)
    assert (picture(t), len(told(t, HeroBeaten))) == ("prison: gnoll", 1)
