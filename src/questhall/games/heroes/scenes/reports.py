"""What came of a combat: both sides, losses and gains, and what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal

from questhall.core import Event, Seat
from questhall.core.scene import Panel, Report, Row

from .. import events as e
from ..effects import CardId, FieldId, UnitId
from ..geography import tokens_of
from ..state import FIRST_RIVAL, NOBODY, Camp
from ..view import View
from . import icons
from .choosing import veiled
from .endings import cards_in_words, deck, game, mission
from .lines import log_line
from .panels import CAMPS
from .speaker import Speaker, called, capital

REPORTED: frozenset[type[Event]] = frozenset({e.CombatEnded, e.MissionEnded, e.CardsKept, e.GameEnded})
ANEW = frozenset({"act"})
"""Until somebody acts, what is asked belongs to a combat before."""
PAUSES = (e.TurnEnded, e.TurnBegan, e.RoundBegan, e.CombatAnnounced, e.RivalAttacked, e.RivalChallenged, e.RivalMoved)
"""What happens after these has nothing to do with a combat before."""
BROUGHT = (
    *(e.ExperienceGained, e.LevelReached, e.ResourcesGained, e.ResourcesPaid, e.IncomeChanged, e.MoraleChanged),
    *(e.CardGained, e.CardFound, e.CardTaken, e.StatisticTaken, e.SpecialtyGained, e.UnitReinforced, e.UnitRecruited),
    *(e.ArmyRestored, e.HeroReturned, e.HeroLost, e.RivalBeaten, e.FieldVisited, e.FieldFlagged, e.RivalFlagged),
    *(e.GrailTaken, e.FactionEliminated, e.TrophyTaken, e.ResourcesTraded),
)
"""What a combat brings, besides losses."""
Fate = Literal["beaten", "reduced", "stands"]


def report(seen: View, before: Sequence[Event], after: Sequence[Event], language: str) -> Report | None:
    """What came of what the last event ended."""
    who = Speaker(veiled(seen), language)
    match before[-1]:
        case e.CombatEnded() as ended:
            return combat(who, ended, before, after)
        case e.MissionEnded() as ended:
            return mission(who, ended)
        case e.CardsKept(cards):
            return deck(who, cards)
        case e.GameEnded(_, reason):
            return game(who, reason)
    return None


# -- a combat


class Parties:
    """Who fought whom, and where; a hero of the AI sits at no seat."""

    def __init__(self, who: Speaker, begun: e.CombatAnnounced | e.RivalAttacked | e.RivalChallenged) -> None:
        self.field: FieldId = begun.field
        self.seats: dict[Camp, Seat]
        self.names: dict[Camp, str]
        match begun:
            case e.CombatAnnounced(seat, _, against):
                self.seats = {"attacker": seat, "defender": against}
                self.names = {camp: who.seat(one) for camp, one in self.seats.items()}
            case e.RivalAttacked(hero, seat):
                self.seats = {"attacker": FIRST_RIVAL, "defender": seat}
                self.names = {"attacker": rival_name(who, hero), "defender": who.seat(seat)}
            case e.RivalChallenged(seat, hero):
                self.seats = {"attacker": seat, "defender": FIRST_RIVAL}
                self.names = {"attacker": who.seat(seat), "defender": rival_name(who, hero)}

    def winner(self, ended: e.CombatEnded) -> Camp:
        """The side of whoever has won; the event calls a hero of the AI nobody."""
        return "attacker" if max(self.seats["attacker"], NOBODY) == ended.winner else "defender"

    def result(self, seat: Seat | None, winner: Camp) -> Literal["", "won", "lost"]:
        """How it ended for a seat."""
        if seat not in self.seats.values():
            return ""
        return "won" if self.seats[winner] == seat else "lost"


def rival_name(who: Speaker, hero: str) -> str:
    """A hero of the AI."""
    return who.words.say("name-rival", hero=who.words.name("hero", hero))


def combat(who: Speaker, ended: e.CombatEnded, before: Sequence[Event], after: Sequence[Event]) -> Report | None:
    """Both sides with their losses, and what the victory or the defeat brought."""
    begun = [each for each in before if isinstance(each, e.CombatAnnounced | e.RivalAttacked | e.RivalChallenged)]
    if not begun:
        return None
    parties, words = Parties(who, begun[-1]), who.words
    winner = parties.winner(ended)
    loser = CAMPS[winner == "attacker"]
    names = {"winner": parties.names[winner], "loser": parties.names[loser]}
    parts = [army(who, parties, camp, before) for camp in CAMPS]
    brought = gains(who, after)
    return Report(
        title=words.say("report-combat", field=who.field(parties.field)),
        text=(capital(words.say("report-winner", how=ended.how, **names)), *reasons(who, before)),
        result=parties.result(who.seen.seat, winner),
        icon=icons.COMBAT,
        parts=(*parts, Panel(words.say("report-brought"), brought)) if brought else tuple(parts),
    )


def reasons(who: Speaker, before: Sequence[Event]) -> Iterator[str]:
    """Why a hero had to go who was not beaten.  [HM-2402, HM-2404]"""
    if len(before) > 1 and isinstance(before[-2], e.MovementSpent):
        yield who.words.say("report-spent")


def army(who: Speaker, parties: Parties, camp: Camp, events: Sequence[Event]) -> Panel:
    """The units of a side, and what became of them."""
    fates, words, seat = unit_fates(camp, events), who.words, parties.seats[camp]
    counts = Counter(fates)
    rows = [
        Row(words.name("unit", unit), f"×{count}" if count > 1 else "", words.say(f"report-{fate}"), icons.unit(unit))
        for (unit, fate), count in counts.items()
    ]
    if played := cards_played(seat, events):
        rows.append(Row(words.say("report-played", cards=cards_in_words(who, played)), icon=icons.CARD))
    lost = sum(fate == "beaten" for _, fate in fates)
    return Panel(
        words.say("row-side", camp=capital(words.name("camp", camp)), seat=parties.names[camp]),
        tuple(rows),
        None if seat < 0 else seat,
        chip=words.say("report-losses", lost=lost, count=len(fates)),
    )


def cards_played(seat: Seat, events: Sequence[Event]) -> list[CardId]:
    """The cards that a player has played since the combat was announced."""
    played: list[CardId] = []
    for event in events:
        match event:
            case e.CombatAnnounced() | e.RivalAttacked() | e.RivalChallenged():
                played = []
            case e.CardPlayed(player, card) if player == seat:
                played.append(card)
    return played


def unit_fates(camp: Camp, events: Sequence[Event]) -> list[tuple[UnitId, Fate]]:
    """Every unit of its army that a side had on the board, by what its id tells, and what became of it.

    Summoned units and clones are nobody's loss.
    """
    units: dict[str, UnitId] = {}
    fates: dict[str, Fate] = {}
    for event in events:
        match event:
            case e.CombatAnnounced() | e.RivalAttacked() | e.RivalChallenged():
                units, fates = {}, {}
            case e.UnitDeployed(name, unit) if name[0] == camp[0]:
                units[name] = unit
            case e.UnitTurned(name):
                fates[name] = "reduced"
            case e.UnitGrown(name):
                fates[name] = "stands"
            case e.UnitDefeated(name):
                fates[name] = "beaten"
    return [(unit, fates.get(name, "stands")) for name, unit in units.items()]


def gains(who: Speaker, events: Sequence[Event]) -> tuple[Row, ...]:
    """What followed at once, as the log tells it."""
    nouns, tokens = called(who.seen), tokens_of(who.seen.layout, who.seen.scenario)
    followed = takewhile(lambda event: not isinstance(event, PAUSES), events)
    lines = [log_line(who.language, nouns, tokens, event) for event in followed if isinstance(event, BROUGHT)]
    return tuple(Row(line.text, icon=line.icon) for line in lines)
