"""What is asked: by whom or what, how much of it, and why."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.core import Decision, Event, Seat
from questhall.core.scene import Prompt

from ..events import (
    BoxOpened,
    BuildingBuilt,
    BuildingUsed,
    CardPlayed,
    FieldVisited,
    GameBegan,
    HeroChosen,
    LevelReached,
    MissionBegan,
    TidingCame,
    TimedEventCame,
)
from ..people import hand_limit, pawn_of
from ..state import NOBODY, Attack, Record
from ..steps.campaign import AskOn
from ..steps.combat.affecting import PickTarget
from ..steps.combat.by_rule import ChooseVictim
from ..steps.combat.commanding import Command
from ..steps.combat.countering import Resist
from ..steps.combat.hitting import Rescue
from ..steps.combat.posting import PlaceGuards
from ..steps.combat.rerolling import RethrowDice, RethrowGuard, WeighRolls
from ..steps.combat.rolling import LeaveOut, ShrugOff, TakeCover
from ..steps.combat.rousing import Sadden
from ..steps.combat.starting import PlaceUnits, React, SetUp
from ..steps.combat.windows import CardWindow
from ..steps.exploring import LookOut, OrientStart, OrientTile
from ..steps.gifts import FlipOne, ReinforceOne
from ..steps.own_cards import DiscardCards
from ..steps.performing import ChooseOption
from ..steps.places import EmpowerOne
from ..steps.searching import PickCard, SearchDeck
from ..steps.thrown import ChooseDie
from ..steps.turn import DiscardDown, DrawUp
from ..strikes import attack_numbers, damage, damage_by
from .country import marked
from .forecast import odds
from .previews import one_round
from .speaker import Speaker, capital

SOURCED = (ChooseOption, ChooseDie, DiscardCards, SearchDeck, PickCard, ReinforceOne, FlipOne, LookOut, EmpowerOne)
"""Questions that many things ask: what asks them is told before."""
OF_ATTACK = (RethrowDice, RethrowGuard, WeighRolls, LeaveOut, ShrugOff, Rescue)
"""Questions in the middle of an attack: who attacks whom is told with them."""


def prompt(who: Speaker, decision: Decision | None, last: Event | None) -> Prompt | None:
    """What is asked of this seat, or whose turn it waits for."""
    seen, words = who.seen, who.words
    if seen.outcome is not None:
        return None
    if decision is None:
        return Prompt(words.say("prompt-waiting", seat=words.seat(seen.active)))
    if decision.optional:
        return Prompt(meanwhile(who, decision), seat=decision.seat)
    return Prompt(text_of(who, decision, last), help_of(who, decision), decision.seat)


def meanwhile(who: Speaker, decision: Decision) -> str:
    """What can be done although nobody waits for it: while a unit of the other side acts, or in the turn of another."""
    if isinstance(decision.question, Command):
        return who.words.say("prompt-meanwhile_combat", unit=who.fighter(decision.question.unit))
    return who.words.say("prompt-meanwhile", seat=who.words.seat(who.seen.active))


def text_of(who: Speaker, decision: Decision, last: Event | None) -> str:
    """The question with what asks it."""
    words, question = who.words, decision.question
    if isinstance(question, PickTarget | Resist):
        card = words.name("card", question.choice.card)
        return words.say("prompt-card", card=card, question=words.question(question))
    if isinstance(question, DrawUp | DiscardDown) and (over := above(who, decision)):
        return words.say("prompt-over_limit", limit=hand_limit(who.t, decision.seat), cards=over)
    if isinstance(question, AskOn) and who.seen.campaign:
        return mission_over(who, who.seen.campaign)
    if isinstance(question, TakeCover) and who.seen.combat and who.seen.combat.attack:
        return words.say("prompt-cover", unit=who.fighter(who.seen.combat.attack.target))
    text = capital(words.question(named(who, question)))
    if isinstance(question, React | CardWindow):
        return announced(who, decision.seat) or text
    if (foe := led_against(who, decision)) != NOBODY:
        return words.say("prompt-guards", attacker=who.seat(foe), question=guarding(who, question))
    if isinstance(question, OF_ATTACK) and who.seen.combat and who.seen.combat.attack:
        return words.say("prompt-attack", pair=engaged(who, who.seen.combat.attack), question=text)
    if isinstance(question, OrientTile | OrientStart):
        tile = question.tile if isinstance(question, OrientTile) else who.seen.layout.places[question.place].tile
        return words.say("prompt-turn", question=text, field=who.field(f"{tile}_{marked(tile)}"))
    source = asker(who, decision, last) if isinstance(question, SOURCED) else ""
    if isinstance(question, ChooseOption) and source and not who.seen.round:
        return words.say("prompt-gift", scenario=source)
    return words.say("prompt-card", card=source, question=text[:1].lower() + text[1:]) if source else text


def engaged(who: Speaker, attack: Attack) -> str:
    """Who attacks whom."""
    return who.words.say("row-attack", attacker=who.fighter(attack.attacker), target=who.fighter(attack.target))


def announced(who: Speaker, seat: Seat) -> str:
    """Who attacks whom: the attack with its numbers, or the combat that comes.  [HM-505, HM-2201]"""
    words, c = who.words, who.seen.combat
    if c and c.attack:
        return words.say("prompt-window", pair=engaged(who, c.attack), **attack_numbers(c, c.attack))
    for step in who.seen.agenda:
        if isinstance(step, SetUp):
            role = {step.seat: "attacker", step.against: "target"}.get(seat, "other")
            role = f"{role}_guards" if step.against == NOBODY else role
            return words.say("prompt-react", role=role, attacker=who.seat(step.seat), target=who.seat(step.against))
    return ""


def led_against(who: Speaker, decision: Decision) -> Seat:
    """Against whom this player moves guards, in somebody else's combat.  [HM-2006]"""
    c, question = who.seen.combat, decision.question
    if c is None or c.defender != NOBODY or c.operator != decision.seat or c.attacker == decision.seat:
        return NOBODY
    return c.attacker if isinstance(question, PlaceGuards | Command) else NOBODY


def guarding(who: Speaker, question: Any) -> str:
    """What is asked of whoever moves the guards; they play no cards."""
    if isinstance(question, Command):
        return who.words.say("prompt-guard_acts", unit=who.fighter(question.unit))
    return capital(who.words.question(question))


def help_of(who: Speaker, decision: Decision) -> str:
    """A line more about it."""
    words, question, c = who.words, decision.question, who.seen.combat
    if isinstance(question, PickTarget | Resist):
        return ""
    if led_against(who, decision) != NOBODY:
        return words.say("prompt-guards_help" if isinstance(question, PlaceGuards) else "prompt-guard_acts_help")
    if isinstance(question, DrawUp | DiscardDown) and above(who, decision):
        return words.say("prompt-over_limit_help")
    if isinstance(question, CardWindow) and c and c.attack:
        return " ".join((odds(who, c, c.attack), words.help(question)))
    if isinstance(question, TakeCover) and c and c.attack:
        return words.say("prompt-cover_help", damage=damage_by(c, c.attack, None))
    if isinstance(question, OF_ATTACK) and c and c.attack and c.attack.dice:
        return words.say("prompt-damage_now", damage=damage(c, c.attack))
    return " ".join(filter(None, (warning(who, decision), words.help(question))))


def warning(who: Speaker, decision: Decision) -> str:
    """That no movement is left for more than one combat round with guards.  [HM-2402, HM-2404]"""
    t, c, question = who.t, who.seen.combat, decision.question
    field = ""
    if isinstance(question, PlaceUnits) and c and c.defender == NOBODY:
        field, pawn = c.field, c.pawn
    for step in who.seen.agenda if isinstance(question, React) else ():
        if isinstance(step, SetUp) and (step.seat, step.against) == (decision.seat, NOBODY):
            field, pawn = step.field, step.pawn
    short = field and one_round(who, field, pawn_of(t, decision.seat, pawn).moves)
    return f"{who.words.say('label-one_round')}." if short else ""


def mission_over(who: Speaker, record: Record) -> str:
    """How a mission ended, and why.  [HM-R-156]"""
    key = "prompt-mission_won" if record.won else "prompt-mission_lost"
    mission = who.words.name("scenario", who.seen.scenario)
    return who.words.say(key, mission=mission, reason=who.words.say(f"ending-{record.reason}"))


def above(who: Speaker, decision: Decision) -> int:
    """How many cards are above the hand limit.  [HM-403]"""
    return max(len(who.sides[decision.seat].hand) - hand_limit(who.t, decision.seat), 0)


def asker(who: Speaker, decision: Decision, last: Event | None) -> str:
    """The card, place or building that has just come into play for this player; at the start the scenario."""
    words = who.words
    if last is None and not who.seen.round:
        return words.name("scenario", who.seen.scenario)
    if last is None or getattr(last, "seat", decision.seat) != decision.seat:
        return ""
    match last:
        case CardPlayed(card=card) | BoxOpened(card=card) | TidingCame(card=card):
            return words.name("card", card)
        case FieldVisited(field=field):
            return capital(who.field(field))
        case BuildingBuilt(building=building) | BuildingUsed(building=building):
            return words.name("building", building)
        case MissionBegan(scenario=scenario) | TimedEventCame(scenario=scenario):
            return words.name("scenario", scenario)
        case GameBegan() | HeroChosen():
            return words.name("scenario", who.seen.scenario)
        case LevelReached(level=level):
            return words.say("prompt-level", level=level)
    return ""


def named(who: Speaker, question: Any) -> Any:
    """A question in which units and tiles have names."""
    if isinstance(question, Command | ChooseVictim):
        return replace(question, unit=who.fighter(question.unit))
    if isinstance(question, Sadden):
        return replace(question, fighter=who.fighter(question.fighter))
    tile = getattr(question, "tile", "")
    return replace(question, tile=tile.upper()) if tile else question
