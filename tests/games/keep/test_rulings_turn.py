"""Rulings on setup, turn, items, waves and the prison."""

from collections import Counter
from typing import ClassVar

import pytest

import questhall
from questhall.core import Lasting, Outcome, Rng
from questhall.games.keep import GAME
from questhall.games.keep.choices import (
    Done,
    GatherPack,
    Go,
    Mend,
    PickHero,
    Play,
    Summon,
    TakeItem,
    UsePrison,
    UseRoom,
)
from questhall.games.keep.events.dungeon import MonsterSummoned
from questhall.games.keep.events.heroes import HeroRoused, HeroTired
from questhall.games.keep.events.turns import GuildCardDrawn, TurnBegan, WaveBegan
from questhall.games.keep.steps import STEPS
from questhall.games.keep.steps.heroes import HeroActs, ResolveHeroes
from questhall.games.keep.steps.invasion import Invade, NextGuildCard
from questhall.games.keep.steps.prison import TakePrisoner
from questhall.games.keep.steps.resources import LoseResources
from questhall.games.keep.steps.rooms import Experiment, TryPrison, can_use_prison
from questhall.games.keep.steps.summon import PickSummonRoom
from questhall.games.keep.steps.turn import AfterCleanUp, EndTurn, PlayCards, RefreshItems, StartTurn
from tests.games.keep.board import arrange, asked, ended, offered, picture, prompt, take, told
from tests.ledger import rule

CONTENT = GAME.content
QUIET = "loose_hinge"  # nothing happens while the prison is empty
REST = (Done(), Done(), Done())
CLANS = ("dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratfolk", "imp", "ghost", "witch")


def sit(*clans, scenario="first_night", seed=1, **options):
    return questhall.sit("keep", scenario=scenario, seats=clans, seed=seed, **options)


def purposes(t):
    return [event.purpose for event in told(t, GuildCardDrawn)]


@pytest.mark.parametrize(
    "clan", [pytest.param(clan, marks=rule("KH-R-001", f"KH-R-10{n}")) for n, clan in enumerate(CLANS, 1)]
)
def test_the_ability_of_every_clan_costs_one_activation(clan):
    drawing = f"vault: {clan} rogue\nsewer: rogue".replace("dragon", "dragon~2")
    t = arrange(drawing, clans=[clan], hands={0: ["bubbling_focus"]})
    take(t, Play("bubbling_focus"))
    uses = [choice for choice in t.decisions[0].choices if isinstance(choice, Mend) or getattr(choice, "ability", 0)]
    take(t, uses[0])
    assert (prompt(t), t.agenda[-1].left) == ("resolve_card", (1, 2))


@rule("KH-R-003")
def test_the_starting_monsters_and_the_health_that_the_source_has_lost():
    assert {clan.id: (clan.starts, clan.symbol, clan.health) for clan in CONTENT.clans.values()} == {
        "dragon": (1, "jewel", 5), "lizardfolk": (2, "bones", 1), "gnoll": (2, "swords", 1),
        "slime": (3, "bones", 1), "skeleton": (2, "eye", 1), "ratfolk": (3, "bones", 1),
        "imp": (2, "swords", 1), "ghost": (2, "eye", 2), "witch": (1, "hat", 3),
    }  # fmt: skip


@rule("KH-R-004")
def test_a_treasure_shows_its_value_and_hides_its_effect_which_is_random_for_the_value():
    tables = [sit("dragon", seed=seed) for seed in range(40)]
    sewers = [t.state.rooms["sewer"].treasures[0] for t in tables]
    assert {(sewer.value, sewer.effect) for sewer in sewers} == {
        (3, e) for e in ("pillage", "curse", "heal", "prisoner")
    }
    assert {t.view(0).rooms["sewer"].treasures for t in tables} == {(3,)}


@rule("KH-R-005")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_the_only_treasure_of_value_4_starts_in_the_vault(scenario):
    t = sit("dragon", scenario=scenario)
    values = {room: [treasure.value for treasure in place.treasures] for room, place in t.state.rooms.items()}
    assert [room for room, here in values.items() if 4 in here] == ["vault"]
    assert not [treasure for treasure in t.state.treasures if treasure.value == 4]


@rule("KH-R-006")
def test_the_number_of_cards_stays_when_the_wave_changes_during_the_invasion():
    t = arrange(agenda=[Invade(), PlayCards(0)], guild=[QUIET], guild_discard=[QUIET] * 5, level="hell")
    assert (t.state.wave, purposes(t), len(t.state.guild)) == (2, ["invasion"] * 2, 5)


@rule("KH-R-007")
def test_the_wave_changes_when_the_last_card_is_resolved_and_all_heroes_are_exhausted():
    drawing = "cage: 2heal\nsewer: 3heal"
    t = arrange(drawing, agenda=[Invade(), PlayCards(0)], guild=["rogue_bones"], guild_discard=[QUIET] * 5)
    assert (prompt(t), t.state.guild, t.state.wave) == ("pick_next_hero", [], 1)
    t.state.guild_discard.remove("rogue_bones")
    take(t, PickHero("rogue1"))
    order = [type(event) for event in t.events if isinstance(event, HeroTired | WaveBegan)]
    assert (order, t.state.wave) == ([HeroTired, HeroTired, WaveBegan], 2)


@rule("KH-R-007")
def test_a_draw_from_the_empty_deck_of_wave_1_changes_the_wave_first():
    t = arrange(agenda=[TakePrisoner("prisoner"), PlayCards(0)], guild=[], guild_discard=[QUIET] * 5)
    assert t.events == [WaveBegan(2), GuildCardDrawn(QUIET, "prisoner")]


@rule("KH-R-008")
def test_the_last_card_drawn_by_the_laboratory_wins_after_it_is_resolved():
    drawing = "prison: frog*2\nvault: 4defeat"
    market = ["flit", "cinder_toss", "war_drum"]
    t = arrange(drawing, agenda=[Experiment(0), PlayCards(0)], guild=["warrior_hat"], wave=2, market=market)
    take(t, TakeItem("flit"))
    assert (ended(t), t.state.sides[0].discard) == (Outcome("won", "held", (0,)), ["flit"])


@rule("KH-R-008")
def test_the_last_card_drawn_by_a_prisoner_effect_wins_after_it_is_resolved():
    drawing = "cage: 1prisoner\nsewer: 3heal\nvault: 4defeat"
    t = arrange(drawing, agenda=[NextGuildCard(2), EndTurn(0)], guild=["rogue_bones", "warrior_hat"], wave=2)
    take(t, PickHero("rogue1"))
    assert (purposes(t), picture(t, "prison")) == (["invasion", "prisoner"], "prison: warrior")
    assert ended(t) == Outcome("won", "held", (0,))


@rule("KH-R-009")
@pytest.mark.parametrize("step", [TryPrison(0), Experiment(0), TakePrisoner("prisoner")])
def test_a_card_drawn_otherwise_is_discarded_open_and_does_not_count_for_the_invasion(step):
    t = arrange(agenda=[step, Invade(), PlayCards(0)], guild=["quiet_corridor", *[QUIET] * 5])
    assert t.view(0).guild_discard == ("quiet_corridor", QUIET, QUIET)
    assert purposes(t)[1:] == ["invasion"] * 2


@rule("KH-R-010")
def test_the_prison_is_open_between_cards_and_actions_in_phases_1_to_3():
    agenda = [PlayCards(0), RefreshItems(0), AfterCleanUp(0)]
    t = arrange("vault: ratfolk*2", hands={0: ["haste_brew", "scurry"]}, agenda=agenda)
    assert (prompt(t), offered(t, UsePrison)) == ("play_cards", [UsePrison()])
    take(t, Play("haste_brew"), Go(0, 0, "sewer"))
    assert (prompt(t), offered(t, UsePrison)) == ("resolve_card", [UsePrison()])
    take(t, Done(), Done())
    assert (prompt(t), offered(t, UsePrison)) == ("refresh_items", [UsePrison()])
    take(t, Done())
    assert (prompt(t), offered(t, UsePrison)) == ("after_clean_up", [UsePrison()])


@rule("KH-R-010")
def test_the_prison_is_closed_in_the_middle_of_an_action():
    t = arrange("vault: ratfolk*3", hands={0: ["scurry", "out_of_the_drains"]}, agenda=[PlayCards(0), RefreshItems(0)])
    take(t, Play("scurry"), GatherPack(0, "vault"))
    assert (prompt(t), offered(t, UsePrison)) == ("pack_turn", [])
    take(t, Done(), Play("out_of_the_drains"), Summon(0, "cage"))
    assert (prompt(t), offered(t, UsePrison)) == ("summon_more", [])


@rule("KH-R-010")
def test_the_prison_is_closed_during_the_invasion():
    t = arrange("cage: 2heal\nsewer: 3heal", agenda=[Invade(), EndTurn(0)], guild=["rogue_bones", QUIET, QUIET])
    assert (prompt(t), t.state.prison_used, offered(t, UsePrison)) == ("pick_next_hero", False, [])


@rule("KH-R-010")
def test_after_the_invasion_the_prison_is_open_to_the_next_player_alone():
    t = arrange(clans=("imp", "ghost"), agenda=[StartTurn(0)], guild=[QUIET] * 4)
    assert not can_use_prison(t, 1)
    take(t, Done(), Done())
    assert (asked(t), prompt(t), purposes(t), offered(t, UsePrison)) == (0, "after_clean_up", [], [UsePrison()])
    take(t, Done())
    assert (asked(t), prompt(t), purposes(t), offered(t, UsePrison)) == (
        1,
        "play_cards",
        ["invasion"] * 2,
        [UsePrison()],
    )


@rule("KH-R-010")
def test_the_prison_is_closed_in_the_middle_of_an_onslaught():
    t = arrange("sewer: slime", clans=["slime"], hands={0: ["split"]})
    take(t, Play("split"), Go(0, 0, "vault"))
    assert (prompt(t), offered(t, UsePrison)) == ("rush", [])


@rule("KH-R-044")
def test_without_a_room_of_their_symbol_starting_monsters_go_to_the_vault():
    t = sit("witch", scenario="under_renovation")
    assert [monster.room for monster in t.state.sides[0].monsters] == ["vault", ""]


@rule("KH-R-048")
def test_one_player_leads_one_clan_by_the_same_rules():
    t = arrange(agenda=[StartTurn(0)], guild=[QUIET] * 4, level="hard")
    take(t, *REST)
    assert (len(t.state.sides), purposes(t)) == (1, ["invasion"] * 2)
    assert (told(t, TurnBegan), len(t.state.sides[0].hand)) == ([TurnBegan(0, 1), TurnBegan(0, 2)], 5)


@rule("KH-R-049")
def test_what_the_players_decide_together_is_asked_of_the_active_player():
    drawing = "sewer: rogue! mage! imp ghost"
    t = arrange(drawing, clans=("imp", "ghost"), agenda=[ResolveHeroes(), PlayCards(1)], active=1)
    assert (asked(t), prompt(t)) == (1, "pick_next_hero")
    take(t, PickHero("mage1"))
    assert (asked(t), prompt(t)) == (1, "pick_target")


@rule("KH-R-049")
@pytest.mark.parametrize(
    ("drawing", "step", "question"),
    [
        ("library: mage!", HeroActs("mage1"), "pick_direction"),
        ("cage: mage! rogue! 1heal", HeroActs("mage1"), "pick_looter"),
        ("classroom: mage! rogue!\nsewer: trap", HeroActs("mage1"), "pick_first_in"),
        ("cage: frog coin", LoseResources("cage", 1), "pick_lost_resource"),
        ("", PickSummonRoom("mage", ("cage", "sewer"), 1), "pick_summon_room"),
    ],
)
def test_directions_looters_losses_and_rooms_are_asked_of_the_active_player(drawing, step, question):
    t = arrange(drawing, clans=("imp", "ghost"), agenda=[step, PlayCards(1)], active=1)
    assert (asked(t), prompt(t)) == (1, question)


@rule("KH-R-054")
def test_items_stay_with_their_buyer_without_a_limit():
    t = arrange("forge: imp coin*3", clans=("imp", "ghost"), hands={0: ["bubbling_focus"]}, guild=[QUIET] * 9,
                market=["war_drum", "snare_kit", "miners_pick"], agenda=[StartTurn(0)], level="simple")  # fmt: skip
    buys = [UseRoom(n, "forge", item) for n, item in enumerate(("war_drum", "snare_kit", "miners_pick"))]
    take(t, Play("bubbling_focus"), *buys, *REST, *REST, *REST)
    mine = t.state.sides[0]
    bought = {"war_drum": 1, "snare_kit": 1, "miners_pick": 1, "bubbling_focus": 1}
    assert Counter(mine.deck + mine.hand + mine.discard) == Counter(CONTENT.deck("imp")) + Counter(bought)


@rule("KH-R-055")
def test_a_scenario_card_counts_and_its_heroes_are_resolved_before_the_next_card():
    t = arrange(
        "prison: mage 2heal\nvault: 4defeat", agenda=[Invade(), PlayCards(0)], guild=[QUIET, "rogue_jewel", QUIET]
    )
    assert (purposes(t), t.state.guild_discard) == (["invasion"] * 2, [QUIET, "rogue_jewel"])
    order = [type(event) for event in t.events if isinstance(event, GuildCardDrawn | HeroTired)]
    assert order == [GuildCardDrawn, HeroTired, GuildCardDrawn, HeroTired]


@rule("KH-R-056")
def test_all_scenarios_are_listed_in_the_recommended_order_and_chosen_freely():
    assert list(GAME.scenarios()) == [
        "first_night", "old_lockup", "borrowed_recipes", "high_water", "under_renovation",
        "two_cellars", "thin_walls", "empty_cots", "gilded_champion", "open_gates",
    ]  # fmt: skip
    assert [sit("imp", scenario=scenario).state.scenario for scenario in GAME.scenarios()] == list(GAME.scenarios())


@rule("KH-R-057")
def test_slips_of_the_source_have_no_meaning():
    assert {"ratfolk", "lizardfolk"} <= set(CONTENT.clans)
    assert len(CONTENT.clans) == 9
    assert "scroll" in {card.kind for card in CONTENT.cards.values()}
    t = arrange("vault: mage 4defeat trap", agenda=[NextGuildCard(1), PlayCards(0)], guild=["archer_jewel", QUIET])
    assert (picture(t), told(t, HeroRoused)) == (
        "vault: mage 4defeat",
        [],
    )  # inspiring is step 4, after the traps of step 3


class Counted(Lasting, frozen=True):
    """Counts steps."""

    replaces: ClassVar[tuple[type, ...]] = STEPS
    steps: ClassVar[list[str]] = []

    def replace(self, t, step):
        self.steps.append(type(step).__name__)
        assert len(self.steps) < 1000, "the heroes do not come to an end"


@rule("KH-R-059")
def test_a_dungeon_full_of_heroes_comes_to_rest():
    t = arrange("cage: rogue!*4 1heal\nlibrary: mage!*4 2heal\nforge: archer!*4\nprison: warrior!*4 imp\nsewer: imp*2",
                clans=["imp"], agenda=[PlayCards(0), ResolveHeroes()])  # fmt: skip
    t.lasting.append(Counted())
    Counted.steps.clear()
    take(t, Done())
    settle(t)
    assert not any(hero.active for place in t.state.rooms.values() for hero in place.heroes)
    assert 16 <= Counted.steps.count("HeroActs") < 200


@rule("KH-R-059")
@pytest.mark.parametrize(
    ("drawing", "after"),
    [
        pytest.param("sewer: rogue! 2heal", "sewer: rogue 2heal", id="wait"),
        pytest.param("sewer: rogue! dragon", "sewer: rogue dragon~1", id="attack"),
        pytest.param("sewer: rogue! 1pillage", "sewer: rogue", id="loot"),
        pytest.param("vault: rogue!", "vault: rogue", id="no way"),
        pytest.param("sewer: rogue!", "vault: rogue!", id="nearer"),
        pytest.param("sewer: rogue!\nvault: trap", "", id="removed"),
    ],
)
def test_every_resolution_exhausts_removes_or_moves_a_hero(drawing, after):
    t = arrange(drawing, clans=["dragon"], agenda=[HeroActs("rogue1")])
    assert picture(t) == after


def settle(t):
    """The first choice is taken until nothing is asked."""
    while t.decisions:
        assert len(t.history) < 1000, "the heroes do not come to an end"
        take(t, t.decisions[asked(t)].choices[0])


@rule("KH-R-060")
def test_a_looted_treasure_lies_in_the_supply_with_its_effect_hidden():
    t = arrange("forge: rogue! 1heal", agenda=[ResolveHeroes(), PlayCards(0)])
    assert (t.view(0).treasures, len(t.state.treasures)) == ((*[1] * 6, *[2] * 6, *[3] * 5, 4), 18)
    twin = t.copy()
    GAME.reshuffle(twin, 0, Rng(3))
    assert (twin.view(0), twin.state.treasures != t.state.treasures) == (t.view(0), True)


@rule("KH-R-065")
def test_seat_1_picks_first_and_then_the_others_in_seat_order():
    t = sit("", "", "")
    seats = [(asked(t), take(t, t.decisions[asked(t)].choices[0]))[0] for _ in range(3)]
    assert seats == [0, 1, 2]


@rule("KH-R-069")
def test_starting_monsters_are_placed_in_the_order_of_clans_and_may_share_a_room():
    t = sit("slime", "ratfolk")
    seats = [(asked(t), take(t, Summon(0, "sewer")))[0] for _ in range(6)]
    assert (seats, "ratfolk*3 slime*3" in picture(t, "sewer")) == ([0, 0, 0, 1, 1, 1], True)
    order = [type(event) for event in t.events if isinstance(event, MonsterSummoned | TurnBegan)]
    assert order == [*[MonsterSummoned] * 6, TurnBegan]


@rule("KH-R-086")
def test_the_token_is_passed_after_the_cards_of_this_invasion_though_the_wave_has_more():
    t = arrange(clans=("imp", "ghost"), agenda=[Invade(), EndTurn(0)], guild=[QUIET] * 7)
    assert (t.state.active, len(t.state.guild), t.state.wave) == (1, 5, 1)
