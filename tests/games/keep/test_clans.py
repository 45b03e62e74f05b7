"""The nine clans: roles and abilities.  [KH-30xx, KH-31xx]"""

from itertools import combinations

import pytest

import questhall
from questhall.games.keep.choices import (
    GatherPack,
    Go,
    Mend,
    OpenPortal,
    Play,
    PutToken,
    Shoot,
    Strike,
    Summon,
    TakeCard,
    UseRoom,
)
from questhall.games.keep.effects import Ambush, Onslaught, Place
from questhall.games.keep.events.turns import CardDrawn
from questhall.games.keep.steps.heroes import ResolveHeroes
from tests.games.keep.board import CONTENT, arrange, lair, offered, picture, prompt, take, told
from tests.ledger import rule

ROLES = {
    "aggressor": {"dragon", "lizardfolk", "gnoll"},
    "defender": {"slime", "skeleton", "ratfolk"},
    "helper": {"imp", "ghost", "witch"},
}


def activating(clan: str, drawing: str, **more):
    """A table where the first seat has just played three activations."""
    others = [other for other in ("imp", "ratfolk") if other in drawing and other != clan]
    t = arrange(drawing, clans=(clan, *others), hands={0: ["bubbling_focus"]}, **more)
    take(t, Play("bubbling_focus", 0))
    return t


def ability(t, kind: type):
    """What the clan's ability can do now."""
    return [choice for choice in offered(t, kind) if choice.ability]


def cards_with(clan: str, *icons: str) -> int:
    """How many of the ten cards of a clan show one of the icons."""
    return sum(card.copies for card in CONTENT.cards.values() if card.clan == clan and card.icons & {*icons})


def summons(clan: str) -> int:
    """How many monsters the cards of a clan can bring."""
    effects = [(card.copies, e) for card in CONTENT.cards.values() if card.clan == clan for g in card.groups for e in g]
    last = [(copies, effect.then if isinstance(effect, Onslaught) else effect) for copies, effect in effects]
    return sum(copies * effect.most for copies, effect in last if isinstance(effect, Ambush | Place))


# -- 30: roles


@rule("KH-3001")
def test_each_of_three_roles_has_three_clans():
    roles = [clan.role for clan in CONTENT.clans.values()]
    assert {role: roles.count(role) for role in roles} == {"aggressor": 3, "defender": 3, "helper": 3}


@rule("KH-3002")
def test_aggressors_have_many_attacks():
    assert {clan.id for clan in CONTENT.clans.values() if clan.role == "aggressor"} == ROLES["aggressor"]
    assert min(cards_with(clan, "melee", "ranged") for clan in ROLES["aggressor"]) >= 6


@rule("KH-3003")
def test_defenders_summon_many_monsters():
    assert {clan.id for clan in CONTENT.clans.values() if clan.role == "defender"} == ROLES["defender"]
    assert min(summons(clan) for clan in ROLES["defender"]) >= 6 > max(summons(clan) for clan in ROLES["helper"])
    assert min(CONTENT.clans[clan].monsters for clan in ROLES["defender"]) >= 6


@rule("KH-3004")
def test_helpers_have_many_activations_and_moves():
    assert {clan.id for clan in CONTENT.clans.values() if clan.role == "helper"} == ROLES["helper"]
    assert min(cards_with(clan, "activate", "move") for clan in ROLES["helper"]) >= 7
    assert min(cards_with(clan, "activate") for clan in ROLES["helper"]) >= 5


@rule("KH-3005")
@pytest.mark.parametrize("clan", CONTENT.clans)
def test_a_clan_of_any_role_buys_and_plays_any_card(clan):
    t = activating(clan, f"forge: {clan} coin", market=["notched_sword"])
    take(t, UseRoom(0, "forge", "notched_sword"))
    assert t.state.sides[0].discard == ["notched_sword"]
    armed = arrange(f"forge: {clan} rogue", clans=(clan,), hands={0: ["notched_sword"]})
    take(armed, Play("notched_sword", 0), GatherPack(0, "forge"), Strike(0, "rogue1"))
    assert picture(armed) == f"forge: {clan}"


@rule("KH-3006")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_any_clans_play_any_scenario_together(scenario):
    teams = [team for players in (1, 2, 3, 4) for team in combinations(CONTENT.clans, players)]
    tables = [questhall.sit("keep", scenario=scenario, seats=team, seed=1) for team in teams]
    assert (len(tables), all(table.decisions for table in tables)) == (9 + 36 + 84 + 126, True)


# -- 31: abilities


@rule("KH-3101")
def test_the_dragon_loses_all_wounds():
    t = activating("dragon", "vault: dragon~4")
    take(t, Mend(0, 0))
    assert picture(t) == "vault: dragon"
    assert offered(t, Mend) == [], "there is nothing left to mend"


@rule("KH-3102")
@pytest.mark.parametrize(("before", "after"), [("dragon~3", "forge: rogue dragon~4"), ("dragon~4", "forge: rogue")])
def test_a_dragon_has_five_health(before, after):
    assert picture(arrange(f"forge: rogue! {before}", clans=("dragon",), agenda=[ResolveHeroes()])) == after


@rule("KH-3111")
def test_a_lizardfolk_makes_a_ranged_attack():
    t = activating("lizardfolk", "forge: lizardfolk rogue\nworkshop: mage\nsewer: archer\nvault: imp")
    assert ability(t, Shoot) == [Shoot(0, "mage1", ability=True)]
    take(t, Shoot(0, "mage1", ability=True))
    assert picture(t, "workshop", "forge") == "forge: rogue lizardfolk"


@rule("KH-3121")
def test_a_gnoll_makes_a_melee_attack():
    t = activating("gnoll", "forge: gnoll rogue\nworkshop: mage\nvault: imp archer")
    assert ability(t, Strike) == [Strike(0, "rogue1", ability=True)]
    take(t, Strike(0, "rogue1", ability=True))
    assert picture(t, "forge") == "forge: gnoll"


@rule("KH-3131")
def test_a_slime_draws_a_tactic_card_at_once():
    t = activating("slime", "forge: slime", decks={0: ["split", "engulf"]})
    take(t, TakeCard(0, ability=True))
    assert (t.state.sides[0].hand, prompt(t)) == (["split"], "resolve_card")


@rule("KH-EX-83")
def test_without_a_slime_in_the_dungeon_no_card_is_drawn():
    t = activating("slime", "forge: imp")
    assert (prompt(t), told(t, CardDrawn), lair(t)) == ("play_cards", [], 8)


@rule("KH-3141")
def test_a_skeleton_puts_a_bone_into_its_room():
    t = activating("skeleton", "forge: skeleton\ncage: skeleton\nvault: imp")
    assert {put.room for put in ability(t, PutToken)} == {"forge", "cage"}
    take(t, PutToken(0, "bone", "forge", ability=True))
    assert (picture(t, "forge"), t.state.supply["bone"]) == ("forge: skeleton bone", 4)


@rule("KH-3151")
def test_a_ratfolk_is_placed_beside_another():
    t = activating("ratfolk", "forge: ratfolk\nvault: imp")
    assert ability(t, Summon) == [Summon(0, "forge", ability=True)]
    take(t, Summon(0, "forge", ability=True))
    assert (picture(t, "forge"), lair(t)) == ("forge: ratfolk*2", 7)


@rule("KH-3152")
def test_one_damage_removes_a_ratfolk():
    t = arrange("forge: rogue! ratfolk*2", agenda=[ResolveHeroes()])
    assert (picture(t), lair(t)) == ("forge: rogue ratfolk", 8)


@rule("KH-3161")
def test_an_imp_moves_but_not_through_walls():
    t = activating("imp", "cage: imp\nvault: ratfolk")
    assert [go.to for go in ability(t, Go)] == ["graveyard"]
    take(t, Go(0, 0, "graveyard", ability=True))
    assert picture(t, "cage", "graveyard") == "graveyard: imp"


@rule("KH-3171")
def test_a_ghost_moves_through_a_passage_or_through_a_wall():
    t = activating("ghost", "cage: ghost\nvault: imp")
    assert {go.to for go in ability(t, Go)} == {"graveyard", "forge"}
    take(t, Go(0, 0, "forge", ability=True))
    assert picture(t, "cage", "forge") == "forge: ghost"


@rule("KH-EX-84")
def test_only_the_ability_takes_a_ghost_and_a_token_through_a_wall():
    walk = arrange("cage: ghost bone", clans=("ghost",), hands={0: ["drift"]})
    take(walk, Play("drift", 0))
    assert {go.to for go in offered(walk, Go)} == {"graveyard"}
    t = activating("ghost", "cage: ghost bone")
    take(t, Go(0, 0, "forge", "bone", ability=True))
    assert picture(t) == "forge: ghost bone"


@rule("KH-3181")
def test_a_witch_places_a_finished_portal_in_her_room():
    t = activating("witch", "forge: witch\nvault: imp")
    assert ability(t, OpenPortal) == [OpenPortal(0, "forge", ability=True)]
    take(t, OpenPortal(0, "forge", ability=True))
    assert (picture(t, "forge"), t.state.supply["portal"]) == ("forge: witch portal", 5)


@rule("KH-EX-85")
def test_without_a_portal_in_the_supply_the_witch_places_none():
    portals = "\n".join(f"{room}: portal" for room in ("vault", "sewer", "cage", "library", "workshop", "prison"))
    t = activating("witch", f"forge: witch\n{portals}")
    assert (t.state.supply["portal"], prompt(t)) == (0, "play_cards")


@rule("KH-3191")
@pytest.mark.parametrize("clan", ["imp", "ghost"])
@pytest.mark.parametrize("carry", ["frog", "trap"])
def test_a_move_by_ability_may_carry_one_token(clan, carry):
    t = activating(clan, f"cage: {clan} frog*2 trap*2")
    assert {go.carry for go in ability(t, Go)} == {"", "frog", "trap"}
    take(t, Go(0, 0, "graveyard", carry, ability=True))
    assert picture(t, "graveyard") == f"graveyard: {clan} {carry}"


@rule("KH-3192")
@pytest.mark.parametrize(("clan", "drawing"), [
    ("skeleton", "prison: skeleton\nvault: bone*5"), ("ratfolk", "prison: ratfolk*9"),
])  # fmt: skip
def test_an_ability_without_a_token_or_a_monster_in_the_lair_is_impossible(clan, drawing):
    assert prompt(activating(clan, drawing)) == "play_cards", "there is nothing to spend activations on"


@rule("KH-3193")
def test_the_ability_may_be_used_once_per_activation():
    t = activating("ratfolk", "prison: ratfolk")
    take(t, *[Summon(action, "prison", ability=True) for action in (0, 1, 2)])
    assert (picture(t), prompt(t)) == ("prison: ratfolk*4", "play_cards")
