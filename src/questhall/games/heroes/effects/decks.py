"""What cards of the expansions do on the map, most of it with decks."""

from __future__ import annotations

from .terms import CardId, Deck, Effect, Grade, Kind, School, UnitId


class Recover(Effect, frozen=True):
    """Cards of such kinds, or such cards, go from the own discard pile to the hand."""

    cards: int = 1
    kinds: tuple[Kind, ...] = ()
    """None: any."""
    names: tuple[CardId, ...] = ()


class Rummage(Effect, frozen=True):
    """One of the top cards of the own deck goes to the hand; then the discard pile is shuffled into the deck."""

    cards: int


class Pluck(Effect, frozen=True):
    """The top cards of the own deck are discarded, one of them goes to the hand."""

    cards: int


class Winnow(Effect, frozen=True):
    """Draw cards; spells and specialties are kept, the others discarded."""

    cards: int


class Reshuffle(Effect, frozen=True):
    """The own discard pile is shuffled into the deck."""


class Expertise(Effect, frozen=True):
    """One more expert effect in this round."""


class Reveal(Effect, frozen=True):
    """The first spell of such a school or class in the spell deck goes to the hand or to its discard pile."""

    school: School | None = None
    grade: Grade | None = None


class Glean(Effect, frozen=True):
    """The top card of a common deck is taken, or removed."""

    deck: Deck


class Muster(Effect, frozen=True):
    """A certain neutral unit joins for gold, if it is in its deck and nobody of it is led."""

    unit: UnitId
    gold: int


class Scry(Effect, frozen=True):
    """So many cards of a neutral deck of choice are shown; any of them may be discarded."""

    cards: int


class Reforge(Effect, frozen=True):
    """A hand card of such kinds is removed for a search of its deck; perhaps one of the own discard pile."""

    kinds: tuple[Deck, ...]
    cards: int = 2
    discarded: bool = False


class Banish(Effect, frozen=True):
    """Hand cards may be removed, or must be; perhaps also those of the own discard pile."""

    cards: int = 1
    must: bool = False
    discarded: bool = False
    kinds: tuple[Kind, ...] = ()
    """None: any but specialties."""
    more: bool = False
    """Then further ones may go, as many as one likes."""


class Invoke(Effect, frozen=True):
    """The spell deck is searched for one spell so many times; what is found may be cast at once, beyond the limit.

    Spells that are cast so go on top of the spell deck or on its discard pile.
    """

    times: int


class Leap(Effect, frozen=True):
    """The hero goes so many fields over everything and resolves the last."""

    fields: int


class Promote(Effect, frozen=True):
    """A Pack is given up for a neutral unit, of which one may be led."""

    unit: UnitId
    into: UnitId


class TakeMachine(Effect, frozen=True):
    """A certain war machine is taken for gold, if it is there."""

    machine: CardId
    gold: int = 0


DeckEffect = (
    Recover
    | Rummage
    | Pluck
    | Winnow
    | Reshuffle
    | Expertise
    | Reveal
    | Reforge
    | Banish
    | Promote
    | TakeMachine
    | Glean
    | Muster
    | Scry
)
