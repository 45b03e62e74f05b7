"""Events and proclamations that came last: hands are reworked, units come and go."""

import pytest

from questhall.games.heroes.choices import (
    AcceptSwap,
    BuyCard,
    DiscardCard,
    Done,
    DrawCards,
    KeepDie,
    PickDeck,
    PickTiding,
    PickTier,
    Play,
    Pledge,
    PutBackUnit,
    Recruit,
    RemoveCard,
    ReplaceCard,
    RerollDie,
    RollInstead,
    SinkUnit,
    Strike,
    TakeDiscard,
    TakeOption,
    UseMachine,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import DamageDealt, UnitDismissed, UnitHealed
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.combat.machines import ManMachines
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.tidings import DrawTiding, gather
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, arrange, asked, battle, loaded, offered, prompt, side, take, told, unit
from tests.ledger import rule

HEROES = ("catherine", "sandro")


def comes(event, seat=0, **more):
    """One player faces an event."""
    return arrange(agenda=[Perform(seat, "main", CONTENT.tidings[event].each), Act(0)], **more)


def test_at_the_marketplace_a_die_is_rolled_or_resources_are_traded():
    t = comes("event_marketplace", sides={0: {"purse": Purse(gold=6)}}, loads=[5])
    other = t.copy()
    take(t, TakeOption(0))
    assert side(t).purse == Purse(12)
    take(other, TakeOption(1))
    assert prompt(other) == "visit_post"


@rule("HM-3313")
def test_at_the_marketplace_one_swap_is_proposed_to_the_other_players():
    purses = [Purse(gold=6), Purse(gold=2), Purse(materials=3)]
    sides = {seat: {"purse": purse} for seat, purse in enumerate(purses)}
    t = comes("event_marketplace", heroes=("catherine", "sandro", "mutare"), sides=sides)
    take(t, TakeOption(2), Pledge("gold", 4))
    assert offered(t, Pledge) == [Pledge("materials", count) for count in (1, 2, 3)]
    take(t, Pledge("materials", 2))
    declined = t.copy()
    assert (prompt(t), offered(t, AcceptSwap, 2)) == ("answer_swap", [AcceptSwap()])
    take(t, AcceptSwap())
    assert [side(t, seat).purse for seat in range(3)] == [Purse(2, 2), Purse(2), Purse(4, 1)]
    take(declined, Done())
    assert [side(declined, seat).purse for seat in range(3)] == purses


@rule("HM-3313")
@pytest.mark.parametrize(("proposer", "clockwise"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_a_swap_is_proposed_clockwise(proposer, clockwise):
    sides = {seat: {"purse": Purse(gold=6, materials=3)} for seat in range(3)}
    t = comes("event_marketplace", proposer, heroes=("catherine", "sandro", "mutare"), sides=sides)
    take(t, TakeOption(2), Pledge("gold", 4), Pledge("materials", 2))
    first = asked(t)
    take(t, Done())
    assert [first, asked(t)] == clockwise


def merchant():
    """Five artifacts are for sale, and a sixth lies on the discard pile."""
    wares = ["charm_of_mana", "crest_of_valor", "endless_bag_of_gold", "centaurs_axe", "spirit_of_oppression"]
    piles = {"artifact": ([*wares, "golden_bow"], ["legs_of_legion", "titans_gladius"])}
    purses = {0: {"purse": Purse(gold=20)}, 1: {"purse": Purse(gold=3)}}
    steps = gather((0, 1), CONTENT.tidings["event_merchant"].together)
    return arrange(agenda=[*steps, Act(0)], piles=piles, sides=purses)


def test_a_merchant_sells_as_many_artifacts_as_one_likes_by_their_level():
    t = merchant()
    take(t, BuyCard("charm_of_mana"), BuyCard("endless_bag_of_gold"))
    assert (side(t).hand[-2:], side(t).purse.gold) == (["charm_of_mana", "endless_bag_of_gold"], 20 - 3 - 5)
    assert BuyCard("legs_of_legion") not in offered(t, BuyCard)
    take(t, Done(), BuyCard("crest_of_valor"))
    assert (side(t, 1).hand[-1:], side(t, 1).purse.gold) == (["crest_of_valor"], 0)


def test_a_merchant_sells_the_open_card_of_the_discard_pile_instead():
    t = merchant()
    take(t, BuyCard("legs_of_legion"))
    assert (side(t).hand[-1:], side(t).purse.gold, asked(t)) == (["legs_of_legion"], 17, 1)
    assert t.state.decks["artifact"].discard == ["titans_gladius"]


def test_a_messenger_sells_one_of_two_artifacts_or_dice_are_rolled():
    wares = {"artifact": (["armor_of_wonder", "titans_gladius"], ["speculum"])}
    t = comes("event_messenger", piles=wares, sides={0: {"purse": Purse(gold=4)}}, loads=[5, 0])
    assert offered(t, BuyCard) == [BuyCard("armor_of_wonder")]
    other = t.copy()
    take(t, BuyCard("armor_of_wonder"))
    assert (side(t).hand, side(t).purse, t.state.decks["artifact"].deck) == (
        ["armor_of_wonder"],
        Purse(1),
        ["titans_gladius"],
    )
    take(other, RollInstead())
    assert len(offered(other, KeepDie)) == 2


@pytest.mark.parametrize(("faces", "asked"), [([0, 4], "choose_die"), ([0, 2], "act")])
def test_an_artifact_spoils_the_treasure_of_the_crypt(faces, asked):
    t = comes("event_crypt", loads=faces)
    take(t, TakeOption(0))
    assert (side(t).morale, prompt(t)) == (-1, asked)


def test_some_options_are_for_one_faction_only():
    army = {"army": [Troop("skeletons")], "purse": Purse(gold=20)}
    assert offered(comes("event_crypt"), TakeOption) == [TakeOption(0), TakeOption(1)]
    t = comes("event_crypt", heroes=("sandro", "catherine"), sides={0: army})
    assert offered(t, TakeOption) == [TakeOption(0), TakeOption(1), TakeOption(2)]


def test_the_cursed_swamp_takes_two_spells_for_a_search_or_the_cheapest_unit():
    t = comes("event_swamp", hands={0: ["haste"]})
    assert TakeOption(2) not in offered(t, TakeOption)
    t = comes("event_swamp", hands={0: ["haste", "bless"]})
    other = t.copy()
    take(t, TakeOption(2), RemoveCard("haste"))
    assert (prompt(t), side(t).hand) == ("search_deck", [])
    take(other, TakeOption(3))
    assert told(other, UnitDismissed)[0].unit not in [troop.unit for troop in side(other).army]


def test_the_cursed_swamp_takes_as_many_spells_as_one_likes_for_one_search():
    t = comes("event_swamp", hands={0: ["haste", "bless", "slow", "curse", "attack"]})
    take(t, TakeOption(2), RemoveCard("haste"), RemoveCard("bless"))
    assert t.decisions[0].choices == (RemoveCard("slow"), RemoveCard("curse"), Done())
    take(t, RemoveCard("slow"), Done())
    assert (prompt(t), side(t).hand) == ("search_deck", ["curse", "attack"])


def test_two_equal_spells_are_two_spells_for_the_cursed_swamp():
    t = comes("event_swamp", hands={0: ["magic_arrow", "magic_arrow"]})
    take(t, TakeOption(2))
    assert (prompt(t), side(t).hand) == ("search_deck", [])


@rule("HM-1619")
def test_whose_last_unit_is_dismissed_gets_the_starting_units():
    t = comes("event_swamp", sides={0: {"army": [Troop("griffins")]}})
    take(t, TakeOption(3))
    assert side(t).army == [Troop("halberdiers", "pack"), Troop("marksmen", "pack")]


@pytest.mark.parametrize(
    ("back", "deck"),
    [(SinkUnit("peasants"), ["peasants", "rogues"]), (PutBackUnit("peasants"), ["rogues", "peasants"])],
)
def test_thieves_show_two_units_of_any_deck_and_the_rest_goes_on_or_under_it(back, deck):
    own = {"built": [], "purse": Purse(gold=20)}
    t = comes("event_thieves", sides={0: own}, piles={"bronze": (["boars", "peasants", "rogues"], [])})
    assert offered(t, PickTier) == [PickTier(tier) for tier in ("bronze", "silver", "gold", "azure")]
    take(t, PickTier("bronze"), Recruit("boars"), back)
    assert side(t).army[-1] == Troop("boars", "neutral")
    assert (t.state.neutrals["bronze"].deck, t.state.neutrals["bronze"].discard) == (deck, [])


def test_at_the_schools_every_two_removed_cards_bring_a_search():
    hand = ["attack", "haste", "bless"]
    t = comes("event_schools", hands={0: hand}, decks={0: ["armorer", "power", "defense", "knowledge", "offense"]})
    take(t, TakeOption(0), DiscardCard("attack"), Done())
    assert len(side(t).hand) == 4 + 2
    take(t, RemoveCard("haste"), RemoveCard("bless"), RemoveCard("armorer"))
    assert offered(t, PickDeck) == [PickDeck("ability"), PickDeck("spell")]
    take(t, PickDeck("spell"))
    assert prompt(t) == "search_deck"


def test_the_market_of_time_searches_artifacts_and_can_be_declined():
    t = comes("event_time", hands={0: ["haste", "bless"]}, decks={0: ["power"] * 6})
    other = t.copy()
    take(t, TakeOption(0), Done(), RemoveCard("haste"), RemoveCard("bless"))
    assert prompt(t) == "search_deck"
    take(other, Done())
    assert side(other).hand == ["haste", "bless"]


def test_the_garden_draws_four_cards_of_deck_or_discard_pile_and_ends_with_a_new_hand():
    own = {"discard": ["slow", "bless"]}
    t = comes("event_garden", hands={0: ["attack"]}, decks={0: ["haste", *["power"] * 9]}, sides={0: own})
    take(t, TakeOption(0), DrawCards(1), TakeDiscard(), DrawCards(1), TakeDiscard())
    assert side(t).hand == ["attack", "haste", "bless", "power", "slow"]
    take(t, RemoveCard("bless"), RemoveCard("slow"), RemoveCard("haste"))
    assert offered(t, PickDeck) == [PickDeck("ability"), PickDeck("spell")]


def test_the_garden_ends_with_a_new_hand():
    t = comes("event_garden", hands={0: ["attack"]}, decks={0: ["haste", *["power"] * 9]}, sides={0: {"discard": []}})
    take(t, TakeOption(0), Done())
    assert (side(t).hand, prompt(t)) == (["power"] * 4, "act")


@rule("HM-3311")
def test_forty_thieves_let_choose_between_two_events():
    deck = Pile(["event_plea", "event_stables", "event_time"])
    t = arrange(agenda=[DrawTiding(), Act(0)], tidings=deck, proclaimed="forty_thieves")
    assert offered(t, PickTiding) == [PickTiding("event_time"), PickTiding("event_stables")]
    take(t, PickTiding("event_stables"))
    assert (t.state.tidings.deck, t.state.tidings.discard) == (["event_time", "event_plea"], ["event_stables"])


def proclaimed(card, **more):
    """The astrologers proclaim something."""
    return arrange(agenda=[Proclaim(), Act(0)], proclamations=Pile([card]), **more)


def test_statistics_are_empowered_for_gold_up_to_twice():
    own = {0: {"purse": Purse(gold=8)}, 1: {"purse": Purse()}}
    t = proclaimed("stars_hero", sides=own, hands={0: ["attack", "power"]}, boxes=("core", "inferno"))
    take(t, TakeOption(0), ReplaceCard("attack", "empowered_attack"), TakeOption(0), Done())
    assert (side(t).purse, sorted(side(t).hand)) == (Purse(), ["empowered_attack", "power"])


def test_a_neutral_unit_of_the_own_faction_comes_home_for_nothing():
    own = {"built": ["towers"]}
    piles = {"bronze": (["griffins", "skeletons"], []), "silver": (["crusaders"], [])}
    t = proclaimed("unexpected_reinforcements", sides={0: own}, piles=piles)
    assert offered(t, Recruit) == [Recruit("griffins")]
    take(t, Recruit("griffins"))
    assert Troop("griffins", "neutral") in side(t).army


def test_the_circus_shows_neutral_units_now_and_in_the_next_round():
    own = {"built": ["towers"], "purse": Purse(gold=40)}
    piles = {"bronze": (["boars", "rogues"], []), "silver": (["mummies"], [])}
    t = proclaimed("stars_circus", sides={0: own, 1: {"built": []}}, piles=piles)
    assert offered(t, PickTier) == [PickTier(tier) for tier in ("bronze", "silver", "gold")]
    take(t, PickTier("bronze"), PickTier("silver"), PickTier("bronze"))
    assert offered(t, Recruit) == [Recruit("boars"), Recruit("rogues")]
    take(t, Recruit("boars"))
    assert side(t).army[-1] == Troop("boars", "neutral")
    assert [t.state.neutrals[tier].deck for tier in ("bronze", "silver")] == [["rogues"], ["mummies"]]
    assert CONTENT.proclamations["stars_circus"].later == CONTENT.proclamations["stars_circus"].each


def test_war_machines_are_better_in_the_week_of_the_ammo_cart():
    drawing = "g . . . . . . . . . . . . . . . A . . ."
    units = {"A": "marksmen few~1", "g": "griffins few"}
    t = battle(drawing, agenda=[ManMachines()], sides={0: {"permanents": ["ballista"]}}, **units)
    assert told(t, DamageDealt)[0].damage == 1
    t = battle(drawing, agenda=[], sides={0: {"permanents": ["ballista"]}}, **units)
    t.state.proclaimed = "stars_ammo_cart"
    ManMachines().run(t)
    t.agenda[-1].answer(t, 0, t.agenda[-1].ask(t).choices[0])
    assert told(t, DamageDealt)[0].damage == 2


def test_shooters_with_a_cart_roll_a_die_again_in_its_week():
    t = battle(
        "g . . . . . . . . . . . . . . . A . . .", A="marksmen few", g="griffins few", agenda=[ActivateUnit("A")]
    )
    t.state.combat.carts, t.state.proclaimed = ["attacker"], "stars_ammo_cart"
    loaded(t, -1, 1)
    take(t, Strike("g"), RerollDie(0))
    assert offered(t, RerollDie) == []


def test_a_tent_heals_one_more_in_the_week_of_the_ammo_cart():
    units, tent = {"A": "griffins few~3", "g": "griffins few"}, {0: {"permanents": ["first_aid_tent"]}}
    steps = [ManMachines(), ActivateUnit("A")]
    t = battle("g . . . . . . . . . . . . . . . A . . .", agenda=steps, sides=tent, **units)
    t.state.proclaimed = "stars_ammo_cart"
    take(t, UseMachine("A"))
    assert (told(t, UnitHealed)[0].damage, unit(t, "A").damage) == (2, 1)


def test_first_aid_in_the_week_of_the_ammo_cart_is_three_times_as_much():
    units, tent = (
        {"A": "griffins pack~4", "g": "griffins few"},
        {0: {"permanents": ["first_aid_tent"], "experience": 4}},
    )
    steps = [ManMachines(), ActivateUnit("A")]
    drawing = "g . . . . . . . . . . . . . . . A . . ."
    t = battle(drawing, agenda=steps, hands={0: ["first_aid"]}, sides=tent, **units)
    t.state.proclaimed = "stars_ammo_cart"
    take(t, Play("first_aid", 1))
    assert unit(t, "A").damage == 0


def test_a_tent_heals_before_the_blow_of_an_enemy_falls_and_while_an_enemy_acts():
    units, tent = {"A": "griffins few~3", "g": "griffins few"}, {0: {"permanents": ["first_aid_tent"]}}
    steps = [ManMachines(), ActivateUnit("g")]
    t = battle(". . . . . . . . g . . . A . . . . . . .", agenda=steps, sides=tent, **units)
    assert offered(t, UseMachine, 0) == [UseMachine("A")]
    take(t, Strike("A"))
    while asked(t) != 0:
        take(t, Done())
    take(t, UseMachine("A"))
    assert [event.damage for event in told(t, UnitHealed)] == [1]
