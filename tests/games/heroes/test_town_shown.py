"""Chapter 5: when the town is open, and what each of its tokens is for."""

import pytest

from questhall.core import Deal, Table
from questhall.games.heroes.choices import Build, BuySpell, Done, HireHero, Ready, Recruit, ReinforceUnit
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.rounds import Refresh
from questhall.games.heroes.steps.town import TOWN_CHOICES
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import GAME, arrange, asked, battle, offered, prompt, side, take
from tests.ledger import rule

RICH = {"purse": Purse(50, 50, 50)}
GUILD = ["warrens", "dungeon_mage_guild"]
DUNGEON = ("alamar", "sandro")


def of_town(t):
    """The choices of the town that anybody has."""
    return [choice for decision in t.decisions.values() for choice in decision.choices if type(choice) in TOWN_CHOICES]


@rule("HM-503")
def test_the_town_is_closed_while_units_are_placed_and_while_they_fight():
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides={0: RICH, 1: RICH})
    assert of_town(t)
    take(t, Ready(), Done())
    assert (prompt(t), of_town(t)) == ("place_units", [])
    t = battle(
        "g . . . Z . . .", Z="zombies few", g="griffins few", sides={0: RICH, 1: RICH}, agenda=[ActivateUnit("Z")]
    )
    assert of_town(t) == []


@rule("HM-505", "HM-506")
def test_any_number_of_town_actions_answers_the_announcement_of_a_combat():
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides={0: RICH, 1: RICH})
    take(t, Build("castle_citadel"), Done(), Recruit("griffins"), Done())
    assert (asked(t), prompt(t), bool(offered(t, Build))) == (1, "react", True)


@rule("HM-504", "HM-425")
def test_nobody_uses_the_town_while_another_searches_the_spells():
    t = arrange(heroes=DUNGEON, sides={0: RICH | {"built": GUILD}, 1: RICH})
    assert set(t.decisions) == {0, 1}
    take(t, BuySpell())
    assert (list(t.decisions), prompt(t)) == ([0], "search_deck")


@rule("HM-510", "HM-509")
def test_one_use_of_the_population_token_either_hires_a_hero_or_gathers_units():
    t = arrange(sides={0: RICH | {"army": [Troop("halberdiers")]}}, at={0: "s3_ne"})
    hired = t.copy()
    take(t, Recruit("griffins"))
    assert (prompt(t), offered(t, HireHero), bool(offered(t, Recruit))) == ("muster", [], True)
    take(t, Done())
    assert not offered(t, HireHero)
    take(hired, HireHero("s3_c"))
    assert (prompt(hired), offered(hired, Recruit), offered(hired, ReinforceUnit)) == ("act", [], [])


@rule("HM-512", "HM-1111")
def test_a_new_mage_guild_sells_spells_from_the_next_round_on():
    pile = {"spell": (["haste", "slow", "bless"], ["cure", "curse"])}
    t = arrange(heroes=DUNGEON, sides={0: RICH}, piles=pile)
    take(t, Build("dungeon_mage_guild"))
    while prompt(t) != "act":
        take(t, t.decisions[0].choices[0])
    assert not offered(t, BuySpell)
    assert offered(Table(GAME, Deal(t.state, [Refresh(), Act(0)]), t.rng), BuySpell)


@pytest.mark.parametrize(("gold", "sold"), [(4, 0), (5, 1)])
@rule("HM-513")
def test_a_spell_is_sold_only_to_who_can_pay_for_it(gold, sold):
    t = arrange(heroes=DUNGEON, sides={0: {"purse": Purse(gold), "built": GUILD}})
    assert len(offered(t, BuySpell)) == sold
    assert side(t).purse.gold == gold
