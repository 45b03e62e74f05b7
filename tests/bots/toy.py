"""A small game for tests: take cards from an open row, or dig blindly; enough points in time win."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from questhall.core import (
    Choice,
    Deal,
    Decision,
    Event,
    Game,
    Outcome,
    Question,
    Refusal,
    Rng,
    Setup,
    Step,
    Table,
    noun,
)
from questhall.core.scene import Blocked, Board, Card, Cell, LogLine, Panel, Prompt, Row, Scene, Zone
from questhall.core.scene import Choice as SceneChoice

Animal = Annotated[str, noun("animal")]
ANIMALS = ("fox", "hare", "owl")
GOALS = {"easy": 6, "tough": 8}


class Tool(msgspec.Struct, frozen=True):
    id: str
    worth: int
    ours: bool = False


class Content(msgspec.Struct, frozen=True):
    deck: tuple[int, ...]
    tools: dict[str, Tool]


class Options(msgspec.Struct, frozen=True):
    level: Literal["easy", "tough"] = "easy"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 4
    digging: bool = True


class State(msgspec.Struct):
    scenario: str
    goal: int
    digging: bool
    animals: list[str]
    deck: list[int]
    row: list[int]
    left: int
    points: int = 0


class View(msgspec.Struct, frozen=True):
    scenario: str
    goal: int
    digging: bool
    animals: tuple[str, ...]
    hidden: tuple[int, ...]
    row: tuple[int, ...]
    left: int
    points: int
    seat: int | None
    agenda: tuple[Step, ...]


class Be(Choice, frozen=True):
    animal: Animal


class Pick(Choice, frozen=True):
    place: int


class Dig(Choice, frozen=True):
    pass


class Rest(Choice, frozen=True):
    pass


class AnimalChosen(Event, frozen=True):
    seat: int
    animal: Animal


class Picked(Event, frozen=True):
    seat: int
    card: int


class Rested(Event, frozen=True):
    seat: int


class ChooseAnimal(Question, frozen=True):
    seat: int

    def ask(self, t: Table[State]) -> Decision:
        free = [animal for animal in ANIMALS if animal not in t.state.animals]
        return Decision(self.seat, self, tuple(map(Be, free)))

    def answer(self, t: Table[State], seat: int, choice: Be) -> None:
        t.state.animals[seat] = choice.animal
        t.tell(AnimalChosen(seat, choice.animal))


class TakeTurn(Question, frozen=True):
    seat: int

    def ask(self, t: Table[State]) -> Decision:
        dig = (Dig(),) if t.state.digging else ()
        return Decision(self.seat, self, (*map(Pick, range(len(t.state.row))), *dig, Rest()))

    def answer(self, t: Table[State], seat: int, choice: Choice) -> None:
        match choice:
            case Pick(place):
                card = t.state.row[place]
                t.state.row[place] = t.draw(t.state.deck)
                score(t, seat, card)
            case Dig():
                if t.state.scenario == "pit":
                    raise ZeroDivisionError("the pit has no bottom")
                score(t, seat, t.draw(t.state.deck))
            case _:
                t.tell(Rested(seat))
        t.do(NextTurn((seat + 1) % len(t.state.animals)))

    def refuse(self, t: Table[State], seat: int) -> tuple[Refusal, ...]:
        return () if t.state.digging else (Refusal("zone:deck", "no_digging", "TY-3"),)


class NextTurn(Step, frozen=True):
    seat: int

    def run(self, t: Table[State]) -> None:
        t.state.left -= 1
        if t.state.points >= t.state.goal:
            t.end(Outcome("won", "rich", tuple(range(len(t.state.animals)))))
        elif t.state.left == 0:
            t.end(Outcome("lost", "poor"))
        else:
            t.do(TakeTurn(self.seat))


def score(t: Table[State], seat: int, card: int) -> None:
    t.state.points += card
    t.tell(Picked(seat, card))


def load() -> Content:
    tools = {tool.id: tool for tool in (Tool("lamp", 2), Tool("spade", 3, ours=True))}
    return Content((0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3) * 3, tools)


def options(setup: Setup) -> Any:
    return msgspec.convert(setup.options, Options)


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    deck = list(content.deck)
    rng.shuffle(deck)
    chosen = options(setup)
    goal = GOALS[chosen.level] * len(setup.seats)
    row = [deck.pop() for _ in range(3)]
    left = chosen.rounds * len(setup.seats)
    state = State(setup.scenario, goal, chosen.digging, list(setup.seats), deck, row, left)
    asked = [ChooseAnimal(seat) for seat, animal in enumerate(setup.seats) if not animal]
    return Deal(state, [*asked, TakeTurn(0)])


def view(t: Table[State], seat: int | None) -> View:
    state = t.state
    hidden, row, animals = tuple(sorted(state.deck)), tuple(state.row), tuple(state.animals)
    return View(state.scenario, state.goal, state.digging, animals, hidden, row, state.left, state.points, seat,
                tuple(reversed(t.agenda)))  # fmt: skip


def imagine(seen: View, rng: Rng) -> Deal[State]:
    deck = list(seen.hidden)
    rng.shuffle(deck)
    animals, row = list(seen.animals), list(seen.row)
    return Deal(State("field", seen.goal, seen.digging, animals, deck, row, seen.left, seen.points), seen.agenda)


def scene(seen: View, decision: Any, refusals: Any, language: str, last: Any) -> Scene:
    cards = {str(place): Card(f"Card {card}", (f"{card} points",)) for place, card in enumerate(seen.row)}
    choices = tuple(SceneChoice(str(choice), str(choice)) for choice in (decision.choices if decision else ()))
    return Scene(
        game="toy",
        title=f"Toy ({language})",
        boards={"main": Board("graph", {"field": Cell((0, 0), "Field")})},
        cards=cards,
        zones={"row": Zone("Row", tuple(cards)), "deck": Zone("Deck", (), len(seen.hidden))},
        panels={"score": Panel("Score", (Row("points", str(seen.points)),))},
        prompt=Prompt(decision.prompt, "Take the highest card.", decision.seat) if decision else None,
        choices=choices,
        blocked=tuple(Blocked(refusal.on, refusal.why, refusal.rule) for refusal in refusals),
        ending="" if seen.left and seen.points < seen.goal else "The toy is over.",
    )


def line(seen: View, event: Any, language: str) -> LogLine:
    return LogLine(str(msgspec.to_builtins(event)))


def cover(language: str) -> Scene:
    return Scene("toy", "Toy", {"main": Board("graph", {"field": Cell((0, 0), "Field")})})


def heuristic(t: Table[State], seat: int) -> float:
    return t.state.points


def faults(t: Table[State]) -> list[str]:
    return []


def reshuffle(t: Table[State], seat: int | None, rng: Rng) -> None:
    rng.shuffle(t.state.deck)


def scenarios() -> tuple[str, ...]:
    return ("field", "pit")


def sound_scenarios() -> tuple[str, ...]:
    return ("field",)


def roles() -> tuple[str, ...]:
    return ANIMALS


TOY: Game[State, View] = Game(
    key="toy",
    folder=Path(__file__).parent / "toy_game",
    players=range(1, 4),
    load=load,
    scenarios=scenarios,
    roles=roles,
    options=Options,
    state=State,
    steps=(ChooseAnimal, TakeTurn, NextTurn),
    choices=(Be, Pick, Dig, Rest),
    events=(AnimalChosen, Picked, Rested),
    deal=deal,
    view=view,
    imagine=imagine,
    scene=scene,
    line=line,
    heuristic=heuristic,
    faults=faults,
    reshuffle=reshuffle,
    icon="fox",
    minutes=5,
    cover=cover,
)

SOUND: Game[State, View] = dataclasses.replace(TOY, scenarios=sound_scenarios)
"""The toy without the pit that breaks it."""


def toy(*seats: str, seed: int = 1, scenario: str = "field", **chosen: Any) -> Table[State]:
    return Table.sit(TOY, Setup("toy", scenario, seats or ("fox", "owl"), seed, chosen))
