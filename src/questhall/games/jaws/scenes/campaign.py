"""The page between scenarios: the campaign board, the party, what comes next."""

from __future__ import annotations

from collections import Counter

from questhall.core.scene import Board, Cell, Edge, Mark, Panel, Piece, Row, Track
from questhall.haven.scenes import capital

from ..cardpiles import fresh
from ..content import Scenario
from ..content.scenarios import Rewards
from ..members import THRESHOLDS, Attempt, Member, Record, modifier_cards
from ..party import CHECKS, MOST_CHECKS, playable
from ..world import TUTORIAL
from . import icons
from .speaker import Speaker, goal_texts

WAY = "way"
PLACES = {
    1: (0, 0), 2: (1, 0), 3: (2, 0), 4: (3, 0), 5: (4, 0),
    6: (4, 1), 7: (3, 1), 8: (4, 2), 9: (3, 2), 10: (2, 2),
    11: (1, 2), 12: (2, 3), 13: (0, 2), 14: (1, 3), 15: (0, 3), 16: (0, 4), 17: (1, 4),
    18: (3, 3), 19: (1, 1), 20: (0, 1), 21: (4, 3), 22: (2, 1), 23: (2, 4), 24: (3, 4), 25: (4, 4),
}  # fmt: skip
"""Where each location lies on the campaign board: the story winds down, other jobs lie beside it."""
STORY = 17
"""The last location of the story; all others are jobs that are heard of on the way."""


def record(who: Speaker) -> Record:
    """What the campaign has brought so far."""
    assert who.state.campaign is not None, "no campaign is played"
    return who.state.campaign


def place_ref(scenario: str) -> str:
    """The place of a scenario on the campaign board."""
    return f"cell:{WAY}/{scenario}"


def title(who: Speaker, scenario: Scenario) -> str:
    """A scenario with its number."""
    return who.say("place-name", number=scenario.number, scenario=who.name("scenario", scenario.id))


# -- the map


def board(who: Speaker) -> Board:
    """The locations of the story, those ahead in fog, and the jobs that are known.  [JL-117, JL-4210]"""
    found = record(who)
    known = {*found.opened, *found.won, *found.closed}
    shown = [each for each in who.content.scenarios.values() if each.number in known or each.number <= STORY]
    shown = [each for each in shown if each.number in PLACES]
    cells = {each.id: location(who, each, known=each.number in known) for each in shown}
    leads = [(each, who.content.numbered(number)) for each in shown for number in each.rewards.opens]
    edges = tuple(Edge((one.id, two.id)) for one, two in leads if two.id in cells)
    return Board("graph", cells, edges, who.say("board-way"))


def location(who: Speaker, scenario: Scenario, *, known: bool) -> Cell:
    """One location: open, ticked, crossed out, or not heard of yet."""
    found, number, place = record(who), scenario.number, PLACES[scenario.number]
    if not known:
        return Cell(place, who.say("place-ahead", number=number), icon=icons.AHEAD, fog=True)
    detail = capital(who.say(f"menu-scenario-{scenario.id}"))
    if number in found.closed:
        closed = Mark(who.say("place-closed"), icons.DEATH, kind="hazard")
        return Cell(place, title(who, scenario), "stone", icons.DEATH, detail, (closed,))
    icon, terrain = (icons.WON, "grass") if number in found.won else (icons.MAP, "")
    return Cell(place, title(who, scenario), terrain, icon, detail, results(who, scenario.id))


def results(who: Speaker, scenario: str) -> tuple[Mark, ...]:
    """How often it was won and lost."""
    counts = Counter(each.won for each in record(who).attempts if each.scenario == scenario)
    kinds = ((True, "place-won", icons.WON), (False, "place-lost", icons.DEATH))
    return tuple(Mark(who.say(key), icon, counts[won]) for won, key, icon in kinds if counts[won])


def travellers(who: Speaker) -> dict[str, Piece]:
    """The party stands where it was last."""
    found = record(who)
    last = found.attempts[-1].scenario if found.attempts else who.content.numbered(1).id
    return {
        one.being: Piece(
            place_ref(last), who.name("being", one.being), icons.of_being(one.being), side="player", owner=one.seat
        )
        for one in found.members
    }


def tracks(who: Speaker) -> dict[str, Track]:
    """How far the story is."""
    done = sum(number <= STORY for number in record(who).won) + sum(n <= STORY for n in record(who).closed)
    return {"way": Track(who.say("track-way"), done, STORY, icon=icons.GOAL, place="bar")}


# -- beside it


def panels(who: Speaker) -> dict[str, Panel]:
    """The party's sheets, what comes next, what was played."""
    members = record(who).members
    found = {"party": Panel(who.say("panel-party"), tuple(member_row(who, one) for one in members), place="left")}
    found |= {f"sheet-{one.being}": sheet(who, one) for one in members}
    found |= {"next": coming(who), "history": history(who)}
    return {name: panel for name, panel in found.items() if panel.rows}


def member_row(who: Speaker, one: Member) -> Row:
    """One character at a glance: level and gold.  [JL-4403]"""
    detail = who.say("row-member", level=one.level, gold=one.gold)
    return Row(who.name("being", one.being), detail=detail, icon=icons.of_being(one.being), owner=one.seat)


def sheet(who: Speaker, one: Member) -> Panel:
    """A character sheet: experience, health, checks, the modifier deck and its perks.  [JL-4403, JL-4405, JL-5001]"""
    wanted = THRESHOLDS[one.level] if one.level < len(THRESHOLDS) else one.xp
    printed = who.content.characters[one.being]
    checks = min(one.checks, MOST_CHECKS)
    rows = [
        Row(who.say("sheet-xp_row"), value=f"{one.xp}/{wanted}", icon=icons.XP, bar=(min(one.xp, wanted), wanted)),
        Row(who.say("sheet-health"), value=str(printed.health[one.level - 1]), icon=icons.ACTIONS["toughen"]),
        Row(who.say("sheet-hand"), value=str(printed.hand), icon=icons.CARD),
        Row(who.say("sheet-gold"), value=str(one.gold), icon=icons.COIN),
        Row(who.say("sheet-checks"), value=f"{checks % CHECKS}/{CHECKS}", icon=icons.GOAL),
    ]
    cards = fresh(modifier_cards(who.content, one))
    rows.append(Row(who.say("panel-deck"), str(len(cards)), who.pile(cards), icons.CARD_BACK))
    taken = Counter(one.perks)
    rows += [
        Row(who.say("sheet-perk"), f"×{count}" if count > 1 else "", who.perk(one.being, perk), icons.ACTIONS["boost"])
        for perk, count in sorted(taken.items())
    ]
    name = who.say("panel-sheet", being=who.name("being", one.being), level=one.level)
    return Panel(name, tuple(rows), owner=one.seat, place="left", icon=icons.of_being(one.being))


def coming(who: Speaker) -> Panel:
    """The open locations: what they are about, who waits there, what they bring.  [JL-222, JL-223]"""
    if who.seen.outcome is not None:
        return Panel(who.say("panel-next"), ())
    rows = [difficulty(who)]
    for number in playable(record(who)):
        scenario = who.content.numbered(number)
        foes = dict.fromkeys(who.name("being", placed.monster) for placed in scenario.monsters.values())
        goal = "; ".join(goal_texts(who.words, scenario, len(record(who).members)))
        rows.append(
            Row(
                title(who, scenario), detail=who.say(f"story-{scenario.id}"), icon=icons.MAP, ref=place_ref(scenario.id)
            )
        )
        rows.append(Row(who.say("panel-goal"), detail=capital(goal), minor=True))
        rows.append(Row(who.say("panel-monsters"), detail=", ".join(foes), minor=True))
        reward = rewards(who, scenario.rewards)
        rows += [Row(who.say("row-reward"), detail=reward, minor=True)] if reward else []
    return Panel(who.say("panel-next"), tuple(rows), icon=icons.MAP)


def difficulty(who: Speaker) -> Row:
    """How hard the next scenario is; in the tutorial there is less to choose.  [JL-4309, JL-5103, JL-5104]"""
    found = record(who)
    text = "" if TUTORIAL in found.won else who.say("row-relief", last=TUTORIAL)
    return Row(who.say("row-difficulty"), who.name("difficulty", found.difficulty), text, icons.ACTIONS["boost"])


def rewards(who: Speaker, given: Rewards) -> str:
    """What success brings, as far as it is printed beside the scenario.  [JL-223]"""
    texts = [
        who.say(key, value=value)
        for key, value in (
            ("reward-gold", given.gold),
            ("reward-xp", given.xp),
            ("reward-checks", given.checks),
            ("reward-perks", given.perks),
        )
        if value
    ]
    texts += [who.name("item", who.content.item(number)) for number in given.items]
    texts += [who.say("reward-shop")] if given.shop else []
    return ", ".join(texts)


def history(who: Speaker) -> Panel:
    """Every attempt, the last one first."""
    rows = tuple(attempt_row(who, each) for each in reversed(record(who).attempts))
    return Panel(who.say("panel-history"), rows, place="right", icon=icons.WON, minor=True)


def attempt_row(who: Speaker, attempt: Attempt) -> Row:
    """One attempt: won or lost, in how many rounds."""
    return Row(
        title(who, who.content.scenarios[attempt.scenario]),
        value=who.say("place-won" if attempt.won else "place-lost"),
        detail=who.say("row-rounds", rounds=attempt.rounds),
        icon=icons.WON if attempt.won else icons.DEATH,
        ref=place_ref(attempt.scenario),
    )
