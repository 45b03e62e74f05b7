"""Cards in the active area as part of the discard pile.  [JL-3711, JL-3712, JL-O-08]"""

from questhall.games.jaws.choices import LoseTwo, PutAway, RestShort
from questhall.games.jaws.content import load
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.resting import LongRest, OfferShortRests
from questhall.games.jaws.steps.rounds import CheckCards, SelectCards
from questhall.games.jaws.zones import retire
from questhall.haven.choices import PickCard, RestLong, Skip, TakeDamage, Target
from tests.games.jaws.board import arrange, asked, take
from tests.games.jaws.journey import do
from tests.ledger import rule


@rule("JL-3711", "JL-O-08", "JL-O-03")
def test_active_cards_save_one_from_exhaustion():
    hands = {"hatchet": ["sharpened_blades", "retrieval:discard", "center_mass:active"]}
    t = do(arrange("h", hands=hands), CheckCards(), SelectCards())
    assert not t.state.heroes["hatchet"].exhausted
    assert asked(t) == (RestLong(),)


@rule("JL-O-08", "JL-3711", "JL-3712")
def test_an_active_card_can_be_put_away_to_negate_damage_with_it():
    hands = {"hatchet": ["sharpened_blades:active", "retrieval:discard"]}
    t = do(arrange("h r", hands=hands), Harm("hatchet", 3, "trap"))
    assert asked(t) == (TakeDamage(), PutAway("sharpened_blades"))
    take(t, PutAway("sharpened_blades"))
    assert LoseTwo("sharpened_blades", "retrieval") in asked(t)


@rule("JL-O-08", "JL-3707")
def test_an_active_card_that_will_be_lost_pays_for_nothing():
    t = arrange("h r", hands={"hatchet": ["sharpened_blades:active", "retrieval:discard"]})
    t.state.heroes["hatchet"].cards[0].lost = True
    do(t, Harm("hatchet", 3, "trap"))
    assert t.state.figures["hatchet"].health == 5
    assert not t.decisions


@rule("JL-O-08", "JL-3711")
def test_with_one_discard_an_active_card_makes_a_short_rest_possible():
    t = arrange("h r", hands={"hatchet": ["sharpened_blades:active", "retrieval:discard"]})
    do(t, OfferShortRests())
    assert asked(t) == (Skip(), PutAway("sharpened_blades"))
    assert RestShort() in asked(take(t, PutAway("sharpened_blades")))


@rule("JL-O-08", "JL-3711", "JL-O-04")
def test_with_one_discard_an_active_card_makes_a_long_rest_possible():
    hand = ["center_mass", "close_cuts", "sharpened_blades:active", "retrieval:discard"]
    t = do(arrange("h", hands={"hatchet": hand}), SelectCards(), LongRest("hatchet"))
    take(t, RestLong())
    assert set(asked(t)) == {PickCard("sharpened_blades"), PickCard("retrieval")}


@rule("JL-3712", "JL-3703")
def test_without_its_suit_one_has_no_more_hit_points_than_before():
    t = arrange("d", hands={"demolitionist": ["mech_suit:active"]})
    me = t.state.figures["demolitionist"]
    usual = me.most
    do(t, *(Act("demolitionist", each, card="mech_suit") for each in load().cards["mech_suit"].top.actions[:2]))
    take(t, Target("demolitionist"))
    assert (me.health, me.most) == (usual + 5, usual + 5)
    retire(t, "demolitionist", "mech_suit")
    assert (me.health, me.most) == (usual, usual)
