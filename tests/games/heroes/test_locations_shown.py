"""Chapter 36 once more: locations one by one."""

import pytest

from questhall.games.heroes.choices import (
    BuyCard,
    Done,
    Go,
    HireHero,
    LookAtDeck,
    PickDeck,
    PickFaction,
    PickSeat,
    ReinforceUnit,
    RemoveCard,
    ReplaceCard,
    TakeCard,
    TakeDiscard,
    TakeOption,
    TurnTile,
)
from questhall.games.heroes.effects import (
    Experience,
    Gain,
    Morale,
    Moves,
    OneOf,
    OpenBox,
    Option,
    Purse,
    RollResource,
    RollTreasure,
    Search,
)
from questhall.games.heroes.events import ResourceThrown
from questhall.games.heroes.people import homes
from questhall.games.heroes.state import NOBODY, Flag, Rival, Troop
from questhall.games.heroes.steps.combat.posting import HoldTown
from questhall.games.heroes.steps.exploring import OrientTile
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.stray import ClaimTown
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, asked, battle, offered, picks, prompt, side, take, told
from tests.ledger import rule

BOXES = ("core", "tower", "rampart", "fortress", "inferno")
TOWN = "c5_c"
ARTIFACTS = Search("artifact")
PRICED = {
    "white_shrine": OneOf((Option((Search("spell"),), Purse(3)),), True),
    "tree": OneOf((Option((Experience(2),), Purse(0, 0, 3)), Option((Experience(2),), Purse(10))), True),
}
GARDEN = OneOf((Option(then=(Gain(2),)), Option(then=(Gain(0, 0, 1),))))
BOX = OneOf((Option(then=(RollTreasure(2),)), Option(then=(RollResource(2),)), Option(then=(OpenBox(),))))
BOARD = """
    . . . .
    . . . .
    . . . .
    . A . .
    . . . .
"""


def visiting(location, **more):
    """Seat 0 visits such a field, then has the turn."""
    steps = [Perform(0, "main", CONTENT.locations[location].effects, optional=True), Act(0)]
    return arrange(agenda=steps, boxes=BOXES, **more)


@pytest.mark.parametrize(
    ("location", "effects"),
    [
        pytest.param("artifact", (ARTIFACTS,), marks=rule("HM-3601")),
        pytest.param("resource", (RollResource(),), marks=rule("HM-3602")),
        pytest.param("treasure", (RollTreasure(),), marks=rule("HM-3603")),
        pytest.param("fountain", (Morale(1), Moves()), marks=rule("HM-3604")),
        pytest.param("water_wheel", (Gain(3),), marks=rule("HM-3605")),
        pytest.param("warriors_tomb", (ARTIFACTS, ARTIFACTS, Morale(-1), Morale(-1)), marks=rule("HM-3606")),
        pytest.param("temple", (Morale(1),), marks=rule("HM-3607")),
        pytest.param("mystical_garden", (GARDEN,), marks=rule("HM-3608")),
        pytest.param("pandoras_box", (BOX,), marks=rule("HM-3609")),
        pytest.param("learning_stone", (Experience(1),), marks=rule("HM-3610")),
        pytest.param("windmill", (Gain(0, 0, 1),), marks=rule("HM-3611")),
        pytest.param("golden_shrine", (Search("spell"),), marks=rule("HM-3613")),
        pytest.param("white_shrine", (PRICED["white_shrine"],), marks=rule("HM-3614")),
        pytest.param("stables", (Moves(),), marks=rule("HM-3628")),
        pytest.param("tree_of_knowledge", (PRICED["tree"],), marks=rule("HM-3640")),
    ],
)
def test_what_a_visit_brings(location, effects):
    assert CONTENT.locations[location].effects == effects


@pytest.mark.parametrize(
    ("category", "locations"),
    [
        pytest.param("revisitable", "library", marks=rule("HM-3620")),
        pytest.param("revisitable", "black_market", marks=rule("HM-3621")),
        pytest.param("revisitable", "sanctuary", marks=rule("HM-3622")),
        pytest.param("revisitable", "tavern", marks=rule("HM-3624")),
        pytest.param("revisitable", "war_machine_factory", marks=rule("HM-3627")),
        pytest.param("revisitable", "stables", marks=rule("HM-3628")),
        pytest.param("visitable", "tree_of_knowledge", marks=rule("HM-3640")),
        pytest.param("visitable", "observatory", marks=rule("HM-3641")),
        pytest.param("visitable", "grail", marks=rule("HM-3642")),
        pytest.param("visitable", "market_of_time", marks=rule("HM-3645")),
        pytest.param("visitable", "hill_fort", marks=rule("HM-3646")),
        pytest.param("visitable", "prison", marks=rule("HM-3647")),
        pytest.param("visitable", "magic_spring", marks=rule("HM-3649")),
        pytest.param("visitable", "witch_hut", marks=rule("HM-3650")),
        pytest.param("flaggable", "obelisk", marks=rule("HM-3651")),
        pytest.param("visitable", "scholar", marks=rule("HM-3653")),
        pytest.param("flaggable", "dragon_utopia", marks=rule("HM-3657")),
        pytest.param("visitable", "university", marks=rule("HM-3658")),
        pytest.param("flaggable", "star_axis", marks=rule("HM-3659")),
        pytest.param("flaggable", "random_town", marks=rule("HM-3681")),
    ],
)
def test_the_category_of_a_location(category, locations):
    assert CONTENT.locations[locations].category == category


@rule("HM-3612", "HM-EX-26")
def test_the_misprinted_windmill_gives_a_valuable_like_the_others():
    t = arrange(agenda=[Visit(0, "main", "xn3_c")], at={0: "xn3_c"}, sides={0: {"purse": Purse()}})
    assert (side(t).purse, t.state.visited) == (Purse(0, 0, 1), ["xn3_c"])


@rule("HM-3601", "HM-3613")
@pytest.mark.parametrize("field", ["f1_e", "f7_c"])
def test_a_search_of_a_field_may_be_declined(field):
    t = arrange(agenda=[Visit(0, "main", field)], at={0: field})
    assert offered(t, Done)
    take(t, Done())
    assert side(t).hand == []


@rule("HM-3620", "HM-920")
def test_what_the_library_takes_leaves_the_game():
    t = visiting("library", sides={0: {"purse": Purse(3), "hand": ["attack"]}})
    take(t, ReplaceCard("attack", "power"))
    assert t.state.removed == ["attack"]


@rule("HM-3621")
@pytest.mark.parametrize(("card", "gold"), [("armor_of_wonder", 5), ("endless_bag_of_gold", 7), ("angel_wings", 10)])
def test_the_black_market_asks_for_gold_by_the_level(card, gold):
    piles = {"artifact": (["speculum"], [card])}
    assert not offered(visiting("black_market", piles=piles, sides={0: {"purse": Purse(gold - 1)}}), BuyCard)
    t = visiting("black_market", piles=piles, sides={0: {"purse": Purse(gold)}})
    take(t, BuyCard(card))
    assert (side(t).purse, side(t).hand) == (Purse(), [card])


@rule("HM-3622", "HM-3623")
def test_a_secondary_hero_is_safe_in_a_sanctuary_too():
    tiles = {"n1": (0, 0, 0), "s3": (20, 0, 0), "s1": (0, 20, 0)}
    t = arrange(tiles=tiles, at={0: "n1_c", 1: "s1_c"}, second={1: "n1_e"})
    assert Go("main", "n1_e") not in offered(t, Go)


@rule("HM-3625")
@pytest.mark.parametrize(("chance", "lost"), [(0, "haste"), (1, "bless"), (2, "slow")])
def test_chance_picks_the_card_that_an_opponent_of_choice_discards(chance, lost):
    hands = {1: ["attack"], 2: ["haste", "bless", "slow"]}
    own = {0: {"purse": Purse(7)}}
    t = visiting("tavern", heroes=("catherine", "mutare", "sandro"), sides=own, hands=hands, at={0: "s3_ne"})
    take(t, HireHero("s3_ne"))
    assert offered(t, PickSeat) == [PickSeat(1), PickSeat(2)]
    picks(t, chance)
    take(t, PickSeat(2))
    assert (side(t, 2).discard, lost in side(t, 2).hand, side(t, 1).hand) == ([lost], False, ["attack"])


@rule("HM-3645")
@pytest.mark.parametrize("deck", ["ability", "spell", "artifact"])
def test_the_market_of_time_searches_two_cards_of_any_deck(deck):
    t = visiting("market_of_time", hands={0: ["attack"]})
    take(t, RemoveCard("attack"), PickDeck(deck))
    assert (t.agenda[-1].deck, t.agenda[-1].cards) == (deck, 2)


@rule("HM-3646")
def test_the_hill_fort_reinforces_bronze_and_silver_units_only():
    army = [Troop("griffins"), Troop("crusaders"), Troop("champions")]
    t = visiting("hill_fort", sides={0: {"army": army, "purse": Purse(90, 90, 90)}})
    assert offered(t, ReinforceUnit) == [ReinforceUnit("griffins"), ReinforceUnit("crusaders")]


@rule("HM-3649")
def test_whoever_drinks_from_the_spring_may_take_nothing():
    t = visiting("magic_spring", sides={0: {"discard": ["attack", "defense", "power", "knowledge"]}})
    take(t, Done())
    assert (side(t).hand, side(t).discard) == ([], ["attack", "defense", "power", "knowledge"])


@rule("HM-3650")
def test_the_witch_does_one_thing_and_shows_one_card():
    piles = {"ability": (["luck", "tactics"], ["wisdom"])}
    t = visiting("witch_hut", hands={0: ["estates"]}, piles=piles)
    other = t.copy()
    take(t, RemoveCard("estates"))
    assert (prompt(t), side(t).hand) == ("act", [])
    take(other, LookAtDeck(), TakeCard("luck"))
    assert (prompt(other), other.state.decks["ability"].deck) == ("act", ["tactics"])


@rule("HM-3655", "HM-3656")
@pytest.mark.parametrize(("face", "deck"), [(2, "ability"), (0, "spell")])
def test_of_two_cards_of_a_scholar_one_is_gained_and_the_other_discarded(face, deck):
    piles = {"ability": (["luck", "tactics", "estates"], ["wisdom"]), "spell": (["bless", "cure", "haste"], ["slow"])}
    t = visiting("scholar", piles=piles, loads=[face])
    first, second, third = piles[deck][0]
    assert offered(t, TakeCard) == [TakeCard(first), TakeCard(second)]
    take(t, TakeCard(second))
    pile = t.state.decks[deck]
    assert (side(t).hand, pile.deck, pile.discard[-1]) == ([second], [third], first)


@rule("HM-3659")
def test_the_star_axis_is_for_cards_of_the_hand_and_may_be_declined():
    t = visiting("star_axis", sides={0: {"hand": ["attack"], "discard": ["power"]}})
    assert t.decisions[0].choices == (ReplaceCard("attack", "empowered_attack"), Done())


# -- the random town


@rule("HM-3682")
def test_every_player_rolls_two_dice_when_the_town_is_revealed():
    agenda = [OrientTile(0, 1, "c5"), Act(0)]
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): "center"}, agenda=agenda, at={1: "s3_ne"})
    picks(t, 5, 5, 4, 4)
    take(t, offered(t, TurnTile)[0])
    assert [(event.seat, event.total) for event in told(t, ResourceThrown)] == [(0, 12), (1, 6)]
    assert (asked(t), prompt(t)) == (0, "choose_lord")


@rule("HM-3682")
def test_a_faction_of_the_ai_is_in_play_too():
    rival = Rival(faction="dungeon", hero="mutare", home="s2_c", at="s2_c")
    t = arrange(agenda=[ClaimTown(TOWN), Act(0)], loads=[5, 5, 4, 4], rivals=[rival])
    open_to = {choice.faction for choice in offered(t, PickFaction)}
    assert open_to == set(CONTENT.factions) - {"castle", "necropolis", "dungeon"}


@rule("HM-3684")
@pytest.mark.parametrize(("operator", "who"), [(1, 1), (NOBODY, 0)])
def test_whoever_moves_the_defenders_names_the_bronze_one(operator, who):
    t = battle(BOARD, A="zombies few", guards=True, field=TOWN, operator=operator, agenda=[])
    t.state.lords = {TOWN: "rampart"}
    found = HoldTown().ask(t)
    bronze = [each.id for each in CONTENT.army("rampart", "bronze")]
    assert (found.seat, [choice.unit for choice in found.choices]) == (who, bronze)


@rule("HM-3681", "HM-3688", "HM-3685", "HM-3686")
def test_a_flagged_random_town_is_a_home_with_ten_gold():
    own = {0: {"purse": Purse(), "income": Purse(10)}}
    t = arrange(agenda=[Visit(0, "main", TOWN), Act(0)], sides=own)
    assert t.state.flags[TOWN] == Flag(0)
    assert (TOWN in homes(t, 0), side(t).income, side(t).purse) == (True, Purse(20), Purse(10))


@rule("HM-3606")
def test_both_searches_of_the_tomb_take_cards():
    piles = {"artifact": (["speculum"], ["angel_wings", "armor_of_wonder"])}
    t = visiting("warriors_tomb", piles=piles)
    take(t, TakeDiscard(), TakeDiscard())
    assert side(t).hand == ["angel_wings", "armor_of_wonder"]


@rule("HM-3614", "HM-3640")
@pytest.mark.parametrize(("location", "purse"), [("white_shrine", Purse(3)), ("tree_of_knowledge", Purse(10, 0, 3))])
def test_what_costs_something_may_be_declined_and_must_be_paid_in_full(location, purse):
    t = visiting(location, sides={0: {"purse": purse}})
    assert Done() in t.decisions[0].choices
    assert len(offered(t, TakeOption)) == len(CONTENT.locations[location].effects[0].options)
    poor = Purse(purse.gold - 1, 0, max(purse.valuables - 1, 0))
    assert not offered(visiting(location, sides={0: {"purse": poor}}), TakeOption)
