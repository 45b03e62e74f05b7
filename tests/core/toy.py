"""Magpies, a tiny game that uses everything the table offers.

Every round the magpies bid secretly for a card, sell cards while anybody wants to, and then take turns: choose a
charm, throw a die for coins, and if the hand is full drop a card. The richest wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from questhall.core import (
    Choice,
    Deal,
    Decision,
    Event,
    Game,
    Lasting,
    OpenQuestion,
    Outcome,
    Question,
    Refusal,
    Rng,
    Seat,
    SecretQuestion,
    Setup,
    Step,
    Table,
    noun,
    scene,
)

CardId = Annotated[str, noun("card")]
HAND_LIMIT = 2


# -- what is printed, and what changes


class Content(msgspec.Struct, frozen=True):
    cards: dict[str, int]
    scenarios: dict[str, int]
    """The rounds that each one lasts."""


CONTENT = Content(
    cards={"bead": 1, "button": 1, "key": 2, "mirror": 3, "ring": 4, "spoon": 2, "thimble": 1, "watch": 5},
    scenarios={"afternoon": 1, "summer": 3},
)
CLANS = ("azure", "black", "common")


class Options(msgspec.Struct, frozen=True):
    purse: Literal["thin", "fat"] = "thin"
    windy: bool = False
    bonus: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Magpie(msgspec.Struct):
    clan: str
    coins: int
    hand: list[CardId]
    passed: bool = False


class State(msgspec.Struct):
    rounds: int
    magpies: list[Magpie]
    deck: list[CardId]
    dropped: list[CardId] = []
    active: Seat = 0
    heckled: dict[Seat, bool] = {}
    best: Magpie | None = None


# -- choices


class Bid(Choice, frozen=True):
    coins: int


class Sell(Choice, frozen=True):
    card: CardId


class Pass(Choice, frozen=True):
    pass


class Wear(Choice, frozen=True):
    charm: Literal["clover", "tithe", "shield"]


class Fly(Choice, frozen=True):
    pass


class Heckle(Choice, frozen=True):
    pass


class Drop(Choice, frozen=True):
    cards: tuple[CardId, ...]


# -- events


class BidsShown(Event, frozen=True):
    bids: tuple[int, ...]


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: str | None


class CardSold(Event, frozen=True):
    seat: Seat
    card: str


class DieRolled(Event, frozen=True):
    seat: Seat
    pips: int
    coins: int


class Heckled(Event, frozen=True):
    seat: Seat


class CoinLost(Event, frozen=True):
    seat: Seat


class Shielded(Event, frozen=True):
    seat: Seat


class CardsDropped(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


# -- lasting effects


class Clover(Lasting, frozen=True):
    """One coin more for the die, this turn."""

    def modify(self, t: Any, query: Any, value: int) -> int:
        return value + 1 if query == "die" else value


class Tithe(Lasting, frozen=True, kw_only=True):
    """Whenever a die is rolled, its owner gains a coin."""

    reacts_to: ClassVar[tuple[type, ...]] = (DieRolled,)
    owner: Seat

    def react(self, t: Any, event: Any) -> Iterable[Step]:
        yield GainCoin(self.owner)


class Shield(Lasting, frozen=True, kw_only=True):
    """The next coin that its owner would lose stays."""

    replaces: ClassVar[tuple[type, ...]] = ()
    owner: Seat

    def replace(self, t: Any, step: Any) -> Sequence[Step] | None:
        if step.seat != self.owner:
            return None
        t.use_up(self)
        return (KeepCoin(self.owner),)


# -- steps


class BeginRound(Step, frozen=True):
    def run(self, t: Any) -> None:
        for magpie in t.state.magpies:
            magpie.passed = False
        seats = range(len(t.state.magpies))
        t.do(Auction(), Market(), *(step for seat in seats for step in (BeginTurn(seat), EndTurn(seat))), EndRound())


class Auction(SecretQuestion, frozen=True):
    """Everybody bids at once; the highest pays and draws, the first seat among equals."""

    def asks(self, t: Any) -> Mapping[Seat, Decision]:
        return {
            seat: Decision(seat, self, tuple(map(Bid, range(min(magpie.coins, 3) + 1))))
            for seat, magpie in enumerate(t.state.magpies)
        }

    def refuse(self, t: Any, seat: Seat) -> Iterable[Refusal]:
        yield Refusal(on="zone:hand", why="bid_first", rule="TOY-1", values={"seat": seat})

    def answers(self, t: Any, given: Mapping[Seat, Any]) -> None:
        winner = max(given, key=lambda seat: (given[seat].coins, -seat))
        t.state.magpies[winner].coins -= given[winner].coins
        t.tell(BidsShown(tuple(bid.coins for bid in given.values())))
        t.do(DrawCard(winner))


class DrawCard(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        if t.state.deck:
            card = t.draw(t.state.deck)
            t.state.magpies[self.seat].hand.append(card)
            t.tell(CardDrawn(self.seat, card))


class Market(OpenQuestion, frozen=True):
    """Anybody sells, in any order, until all have passed."""

    def asks(self, t: Any) -> Mapping[Seat, Decision]:
        return {
            seat: Decision(seat, self, (*map(Sell, sorted(magpie.hand)), Pass()))
            for seat, magpie in enumerate(t.state.magpies)
            if not magpie.passed
        }

    def answer(self, t: Any, seat: Seat, choice: Any) -> None:
        magpie = t.state.magpies[seat]
        match choice:
            case Sell(card):
                magpie.hand.remove(card)
                magpie.coins += t.content.cards[card]
                t.state.dropped.append(card)
                t.tell(CardSold(seat, card))
            case Pass():
                magpie.passed = True
        if not all(each.passed for each in t.state.magpies):
            t.do(self)


class BeginTurn(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        t.state.active = self.seat
        t.state.heckled.clear()
        t.do(ChooseCharm(self.seat), TakeFlight(self.seat), DropCards(self.seat))


class ChooseCharm(Question, frozen=True):
    seat: Seat

    def ask(self, t: Any) -> Decision:
        return Decision(self.seat, self, (Wear("clover"), Wear("tithe"), Wear("shield"), Pass()))

    def answer(self, t: Any, seat: Seat, choice: Any) -> None:
        match choice:
            case Wear("clover"):
                t.lasting.append(Clover(until="turn"))
            case Wear("tithe"):
                t.lasting.append(Tithe(owner=seat, until="round"))
            case Wear("shield"):
                t.lasting.append(Shield(owner=seat, until="used"))


class TakeFlight(OpenQuestion, frozen=True):
    """The active magpie flies; the others may heckle before it does, once each."""

    seat: Seat

    def asks(self, t: Any) -> Mapping[Seat, Decision]:
        decisions = {self.seat: Decision(self.seat, self, (Fly(),))}
        for seat in range(len(t.state.magpies)):
            if seat != self.seat and seat not in t.state.heckled:
                decisions[seat] = Decision(seat, self, (Heckle(),), optional=True)
        return decisions

    def answer(self, t: Any, seat: Seat, choice: Any) -> None:
        match choice:
            case Fly():
                t.do(Throw(self.seat))
            case Heckle():
                t.state.heckled[seat] = True
                t.tell(Heckled(seat))
                t.do(LoseCoin(self.seat), self)


class Throw(Step, frozen=True):
    """A die for coins: one for every two pips."""

    seat: Seat

    def run(self, t: Any) -> None:
        pips = t.roll(6)
        coins = t.number("die", pips // 2)
        t.state.magpies[self.seat].coins += coins
        t.tell(DieRolled(self.seat, pips, coins))


class GainCoin(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        t.state.magpies[self.seat].coins += 1


class LoseCoin(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        magpie = t.state.magpies[self.seat]
        if magpie.coins:
            magpie.coins -= 1
            t.tell(CoinLost(self.seat))


Shield.replaces = (LoseCoin,)


class KeepCoin(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        t.tell(Shielded(self.seat))


class DropCards(Question, frozen=True):
    """A full hand loses a card; with nothing to choose the table does it itself."""

    automatic: ClassVar[bool] = True
    seat: Seat

    def ask(self, t: Any) -> Decision:
        hand = sorted(t.state.magpies[self.seat].hand)
        drops = [(card,) for card in hand] if len(hand) > HAND_LIMIT else [()]
        return Decision(self.seat, self, tuple(map(Drop, drops)))

    def answer(self, t: Any, seat: Seat, choice: Any) -> None:
        for card in choice.cards:
            t.state.magpies[seat].hand.remove(card)
            t.state.dropped.append(card)
        if choice.cards:
            t.tell(CardsDropped(seat, choice.cards))


class EndTurn(Step, frozen=True):
    seat: Seat

    def run(self, t: Any) -> None:
        t.expire("turn")


class EndRound(Step, frozen=True):
    def run(self, t: Any) -> None:
        t.expire("round")
        state = t.state
        state.rounds -= 1
        most = max(magpie.coins for magpie in state.magpies)
        leaders = [seat for seat, magpie in enumerate(state.magpies) if magpie.coins == most]
        best = state.magpies[leaders[0]]
        state.best = Magpie(best.clan, best.coins, [])
        if state.rounds:
            t.do(BeginRound())
        else:
            t.tell(GameEnded(tuple(leaders)))
            t.end(Outcome("won", "richest", tuple(leaders)))


def react(t: Any, event: Any) -> Iterable[Step]:
    """Who has sold his last card draws a new one."""
    if not t.state.magpies[event.seat].hand:
        yield DrawCard(event.seat)


def witness(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, None)
    return event


# -- dealing and viewing


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    options = TOY.read_options(setup)
    deck = sorted(content.cards)
    rng.shuffle(deck)
    free = [clan for clan in CLANS if clan not in setup.seats]
    magpies = []
    for clan in setup.seats:
        coins = {"thin": 1, "fat": 3}[options.purse] + options.bonus
        magpies.append(Magpie(clan or free.pop(0), coins, [deck.pop()]))
    if options.windy:
        rng.shuffle(magpies)
    return Deal(State(content.scenarios[setup.scenario], magpies, deck), [BeginRound()])


class Shown(msgspec.Struct, frozen=True):
    clan: str
    coins: int
    cards: int
    passed: bool


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    rounds: int
    hand: tuple[str, ...]
    magpies: tuple[Shown, ...]
    deck: int
    dropped: tuple[str, ...]
    active: Seat
    heckled: tuple[Seat, ...]
    best: tuple[str, int] | None
    agenda: tuple[Step, ...]
    lasting: tuple[Lasting, ...]
    ending: str


def view(t: Table[State], seat: Seat | None) -> View:
    state = t.state
    return View(
        seat=seat,
        rounds=state.rounds,
        hand=() if seat is None else tuple(sorted(state.magpies[seat].hand)),
        magpies=tuple(Shown(each.clan, each.coins, len(each.hand), each.passed) for each in state.magpies),
        deck=len(state.deck),
        dropped=tuple(state.dropped),
        active=state.active,
        heckled=tuple(state.heckled),
        best=state.best and (state.best.clan, state.best.coins),
        agenda=tuple(reversed(t.agenda)),
        lasting=tuple(t.lasting),
        ending=t.outcome.reason if t.outcome else "",
    )


def imagine(seen: View, rng: Rng) -> Deal[State]:
    unseen = sorted(set(CONTENT.cards) - set(seen.hand) - set(seen.dropped))
    rng.shuffle(unseen)
    hands = [
        list(seen.hand) if seat == seen.seat else [unseen.pop() for _ in range(shown.cards)]
        for seat, shown in enumerate(seen.magpies)
    ]
    magpies = [
        Magpie(shown.clan, shown.coins, hand, shown.passed) for shown, hand in zip(seen.magpies, hands, strict=True)
    ]
    best = seen.best and Magpie(seen.best[0], seen.best[1], [])
    state = State(
        seen.rounds, magpies, unseen, list(seen.dropped), seen.active, dict.fromkeys(seen.heckled, True), best
    )
    return Deal(state, seen.agenda, seen.lasting)


def reshuffle(t: Table[State], seat: Seat | None, rng: Rng) -> None:
    others = [magpie.hand for number, magpie in enumerate(t.state.magpies) if number != seat]
    piles = [t.state.deck, *others]
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def faults(t: Table[State]) -> Iterable[str]:
    state = t.state
    cards = Counter([*state.deck, *state.dropped, *(card for magpie in state.magpies for card in magpie.hand)])
    if cards != Counter(CONTENT.cards.keys()):
        yield f"the cards are {sorted(cards.elements())}"
    for seat, magpie in enumerate(state.magpies):
        if magpie.coins < 0:
            yield f"seat {seat} has {magpie.coins} coins"


def heuristic(t: Table[State], seat: Seat) -> float:
    return float(t.state.magpies[seat].coins)


# -- drawing, with just enough words to tell the languages apart

WORDS = {"en": "please", "uk": "будь ласка", "ru": "пожалуйста"}


def draw(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> scene.Scene:
    word = WORDS[language]
    choices = decision.choices if decision else ()
    return scene.Scene(
        game="toy",
        title=f"Magpies, {word}",
        boards={},
        cards={card: scene.Card(card, (f"{CONTENT.cards[card]}, {word}",)) for card in seen.hand},
        zones={"hand": scene.Zone(f"{word}", seen.hand), "deck": scene.Zone(f"{word}", hidden=seen.deck)},
        prompt=decision and scene.Prompt(f"{decision.prompt}, {word}", seat=decision.seat),
        choices=tuple(scene.Choice(str(choice), f"{choice}, {word}", _clicks(choice)) for choice in choices),
        blocked=tuple(scene.Blocked(refusal.on, f"{refusal.why}, {word}", refusal.rule) for refusal in refusals),
        ending=seen.ending and f"{seen.ending}, {word}",
    )


def line(seen: View, event: Event, language: str) -> scene.LogLine:
    return scene.LogLine(f"{event!r}, {WORDS[language]}")


def cover(language: str) -> scene.Scene:
    cells = {"nest": scene.Cell((0, 0), f"Nest, {WORDS[language]}", icon="nest-eggs")}
    return scene.Scene("toy", "Magpies", {"main": scene.Board("graph", cells)})


def _clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case Sell(card):
            return (f"card:{card}",)
        case Drop(cards):
            return tuple(f"card:{card}" for card in cards)
    return ()


TOY: Game[State, View] = Game(
    key="toy",
    folder=Path(__file__).parent,
    players=range(1, 4),
    load=lambda: CONTENT,
    scenarios=lambda: tuple(CONTENT.scenarios),
    roles=lambda: CLANS,
    options=Options,
    state=State,
    steps=(
        Auction,
        BeginRound,
        BeginTurn,
        ChooseCharm,
        DrawCard,
        DropCards,
        EndRound,
        EndTurn,
        GainCoin,
        KeepCoin,
        LoseCoin,
        Market,
        TakeFlight,
        Throw,
    ),
    choices=(Bid, Drop, Fly, Heckle, Pass, Sell, Wear),
    events=(BidsShown, CardDrawn, CardSold, CardsDropped, CoinLost, DieRolled, GameEnded, Heckled, Shielded),
    lasting=(Clover, Shield, Tithe),
    deal=deal,
    view=view,
    imagine=imagine,
    scene=draw,
    line=line,
    heuristic=heuristic,
    faults=faults,
    reshuffle=reshuffle,
    icon="raven",
    minutes=5,
    cover=cover,
    secret=True,
    icons=frozenset({"nest-eggs"}),
    react=react,
    reacts_to=frozenset({CardSold}),
    witness=witness,
)


def sit(seats: int = 2, seed: int = 7, scenario: str = "afternoon", **options: Any) -> Table[State]:
    return Table.sit(TOY, Setup("toy", scenario, CLANS[:seats], seed, options))


def ready(*steps: Step, coins: int = 1, hand: Sequence[str] = (), lasting: Sequence[Lasting] = ()) -> Table[State]:
    """Two magpies, an unshuffled deck and an agenda of the test's own: its beginning is the setup of no game."""
    magpies = [Magpie("azure", coins, list(hand)), Magpie("black", coins, [])]
    deck = sorted(set(CONTENT.cards) - set(hand))
    return Table(TOY, Deal(State(1, magpies, deck), steps, lasting), Rng(7))
