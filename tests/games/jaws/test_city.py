"""City events whose results the party divides among its members.  [JL-48xx]"""

from questhall.core import running
from questhall.games.jaws.choices import AllotGold, PickMember, SplitGold, TakeOption
from questhall.games.jaws.content import load
from questhall.games.jaws.steps.campaign import set_out
from questhall.games.jaws.steps.city import DivideGold, FaceEvent
from tests.games.jaws.board import asked, take
from tests.games.jaws.journey import campaign, do, sheet
from tests.ledger import rule

THREE = ("red_guard", "hatchet", "voidwarden")


def gold(t):
    return [one.gold for one in t.state.campaign.members]


@rule("JL-4807", "JL-G-006")
def test_the_party_divides_gold_as_it_likes():
    t = take(do(campaign(), FaceEvent(1)), TakeOption("b"))
    assert {SplitGold(), AllotGold("hatchet", 1), AllotGold("hatchet", 5), AllotGold("hatchet", 20)} <= set(asked(t))
    assert gold(take(t.copy(), SplitGold())) == [10, 10]
    take(t, AllotGold("hatchet", 5), AllotGold("hatchet", 1), AllotGold("red_guard", 14))
    assert gold(t) == [14, 6]
    assert not t.decisions


@rule("JL-4807", "JL-G-006")
def test_the_party_chooses_who_pays_what_nobody_pays_alone():
    t = campaign()
    sheet(t).gold, sheet(t, "hatchet").gold = 3, 9
    take(do(t, FaceEvent(12)), TakeOption("a"))
    assert AllotGold("red_guard", -5) not in asked(t)
    assert gold(take(t.copy(), SplitGold())) == [3, 4]
    assert gold(take(t, AllotGold("red_guard", -1), AllotGold("hatchet", -4))) == [2, 5]


@rule("JL-4807")
def test_what_the_party_does_not_have_it_does_not_pay():
    t = campaign()
    sheet(t).gold = 3
    assert gold(do(t, DivideGold(-5, ("red_guard", "hatchet")))) == [0, 0]


@rule("JL-4807", "JL-C-31")
def test_one_pays_for_the_tickets_and_the_others_share_what_they_bring():
    t = campaign(THREE)
    sheet(t, "hatchet").gold = 8
    take(do(t, FaceEvent(6)), TakeOption("b"))
    assert asked(t) == tuple(map(PickMember, THREE))
    take(t, PickMember("hatchet"), SplitGold())
    assert gold(t) == [8, 3, 7]


@rule("JL-4807", "JL-C-31")
def test_the_party_chooses_who_begins_the_next_scenario_with_a_wound():
    t = take(do(campaign(), FaceEvent(6)), TakeOption("a"), PickMember("hatchet"))
    set_out(t, load().numbered(6).id)
    running.advance(t)
    t._decisions = None
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    assert {name for name, figure in t.state.figures.items() if "wound" in figure.conditions} == {"hatchet"}
