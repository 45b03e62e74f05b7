"""What both games show alike: the log, what is asked and clicked, conditions, what is left of health."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Event, Refusal, snake
from questhall.core.scene import Blocked, Card, Fx, LogLine, Mark, Prompt, Zone
from questhall.haven.choices import Go, Guide, LayArea, PickCard, PickHex, PlayCards, Shove, Target, UseHalf
from questhall.haven.conditions import POSITIVE
from questhall.haven.events import ConditionGained, DamageSuffered, FigureHealed, FigureMoved, RoundBegan
from questhall.haven.refusals import cell_ref
from questhall.haven.terms import HALVES
from questhall.words import Words

"""The parts of a card, in their order."""


class Tables(NamedTuple):
    """All cards, and the zones where they lie."""

    cards: dict[str, Card]
    zones: dict[str, Zone]


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


# -- the log


def log_line(event: Event, text: str, icon: str, *, quiet: bool) -> LogLine:
    """What happened, in one sentence."""
    return LogLine(
        text=capital(text),
        kind=snake(type(event).__name__),
        quiet=quiet,
        icon=icon,
        heading=isinstance(event, RoundBegan),
        on=places(event),
        fx=motion(event),
    )


def places(event: Event) -> tuple[str, ...]:
    """The figure that an event speaks of."""
    match event:
        case FigureMoved(figure) | DamageSuffered(figure) | FigureHealed(figure) | ConditionGained(figure):
            return (f"piece:{figure}",)
    return ()


def motion(event: Event) -> tuple[Fx, ...]:
    """What is seen to move or change."""
    match event:
        case FigureMoved(figure, _, path):
            return (Fx("move", f"piece:{figure}", tuple(map(cell_ref, path))),)
        case DamageSuffered(figure, _, damage):
            return (Fx("harm", f"piece:{figure}", text=f"-{damage}"),)
        case FigureHealed(figure, _, value) if value:
            return (Fx("heal", f"piece:{figure}", text=f"+{value}"),)
    return ()


# -- what is asked


def prompt(words: Words, decision: Decision) -> Prompt:
    """What is asked of somebody."""
    question = decision.question
    return Prompt(capital(words.question(question)), words.help(question), decision.seat, words.hints(question))


def blocked(words: Words, refusals: Sequence[Refusal]) -> tuple[Blocked, ...]:
    """Why things are not open now."""
    return tuple(Blocked(each.on, words.refusal(each), each.rule) for each in refusals)


def standing(words: Words, state: Any, name: Callable[[Any], str], last: int = 0) -> str:
    """The round, of how many if there is a last one, and whose turn it is."""
    if not state.scenario:
        return words.say("standing-between")
    if not state.round:
        return words.say("standing-setup")
    acting = state.figures.get(state.active)
    number = words.say("standing-of", round=state.round, last=last) if last else str(state.round)
    if acting is None:
        return words.say("standing-round", round=number)
    return words.say("standing-turn", round=number, who=name(acting))


def chapter(state: Any) -> str:
    """Which part of a campaign is read: each of them is read once; another result of a scenario is another part."""
    if state.campaign is None:
        return ""
    attempts = state.campaign.attempts
    if state.scenario or not attempts:
        return f"{len(attempts)}.{state.scenario}".rstrip(".")
    return f"{len(attempts)}.{attempts[-1].scenario}.{'won' if attempts[-1].won else 'lost'}"


def clicked(choice: Choice) -> tuple[str, ...]:
    """What is clicked for an answer: cells, pieces, cards."""
    match choice:
        case Go(path) | Guide(path) | Shove(path):
            return (cell_ref(path[-1]),)
        case PickHex(cell):
            return (cell_ref(cell),) if cell else ()
        case Target(figure):
            return (f"piece:{figure}",)
        case LayArea(cells):
            return tuple(map(cell_ref, cells))
        case PlayCards(lead, other):
            return (f"card:{lead}", f"card:{other}")
        case UseHalf(card) | PickCard(card):
            return (f"card:{card}",) if card else ()
    return ()


def halves(choice: Choice) -> dict[str, str]:
    """A click on the half that a choice uses means that choice; a basic action stands small in its half."""
    match choice:
        case UseHalf(card, half, basic):
            place = f"card:{card}/{HALVES.index(half)}"
            return {f"{place}/instead" if basic else place: f"card:{card}"}
    return {}


# -- figures


def condition_marks(words: Words, conditions: Iterable[str], icons: Mapping[str, str]) -> list[Mark]:
    """The conditions of a figure as marks."""
    return [
        Mark(words.name("condition", name), icons[name], kind="badge" if name in POSITIVE else "hazard")
        for name in sorted(conditions)
    ]


def left_text(words: Words, figure: Any, damage: int) -> str:
    """What damage would leave of somebody's health, if anything."""
    left = figure.health - damage
    return words.say("label-left", left=left, most=figure.most) if left > 0 else ""


def heal_text(words: Words, figure: Any, value: int) -> str:
    """What a heal would bring; a warning where it would bring nothing."""
    if "poison" in figure.conditions:
        return words.say("label-poison_only")
    gained = min(value, figure.most - figure.health)
    if not gained and "wound" not in figure.conditions:
        return words.say("label-wasted_heal")
    return words.say("label-healed", health=figure.health + gained, most=figure.most)
