"""What a scenario asks for and what is special in it, as data.  [JL-55xx, JL-36xx, JL-32xx]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from questhall.core import noun, snake
from questhall.haven.terms import Being

from ..formulas import work_out
from ..terms import Amount

Ranks = Annotated[str, msgspec.Meta(pattern="^[-neb]{3}$")]
"""Nobody, a normal or an elite monster (or a boss) for 2, 3 and 4 characters: `-ne`.  [JL-212, JL-213]"""


class GoalKind(msgspec.Struct, frozen=True, tag_field="goal", tag=snake, forbid_unknown_fields=True):
    """Something that completes a scenario, or part of it.  [JL-222]"""

    def asked_of(self, party: int) -> GoalKind:
        """The same with its numbers worked out for so many characters."""
        least: Amount | None = getattr(self, "least", None)
        return self if least is None else replace(self, least=work_out(least, {"C": party}))


class KillAll(GoalKind, frozen=True):
    """Every room is open, no monster is left, and none will come."""


class Kill(GoalKind, frozen=True):
    """This monster is dead, or has died so often."""

    monster: Being
    times: int = 1


class DestroyAll(GoalKind, frozen=True):
    """All objectives of a kind are destroyed, those behind doors too."""

    objective: Being


class DestroySome(GoalKind, frozen=True):
    """So many objectives are destroyed, of whatever kind."""

    least: Amount


class LootAll(GoalKind, frozen=True):
    """All treasures and goods of the map are looted."""

    least: Amount = 0
    """Or so many of them."""


class Find(GoalKind, frozen=True):
    """All these things are found; which of those on the map they are nobody knows."""

    things: tuple[Being, ...]
    least: Amount = 0
    """Or so many of them."""


class Escape(GoalKind, frozen=True):
    """Every character that is not exhausted stands on a hex with this letter at the end of a round."""

    letter: str


class Survive(GoalKind, frozen=True):
    """So many rounds are over."""

    rounds: int


ScenarioGoal = KillAll | Kill | DestroyAll | DestroySome | LootAll | Find | Escape | Survive


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A monster of a room, by the number of characters.  [JL-212]"""

    monster: Being
    ranks: Ranks


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing to destroy or to protect.  [JL-3501, JL-3503]"""

    kind: Being
    health: Amount = 1
    protect: bool = False
    loot: bool = False
    """It is not attacked but looted."""
    item: int = 0
    """The number of an item that lies in it."""


class Spawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Monsters that come at a letter.  [JL-3201]"""

    monster: Being
    ranks: Ranks
    at: str
    count: int = 1


class Shift(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """The traps of a room move by a hex: downward, or closer to the nearest character."""

    room: int
    way: Annotated[Literal["down", "closer"], noun("way")]


class Conversion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Monsters of one kind near those of another die and come back as elite ones of a third."""

    monster: Being
    by: Being
    range: int = 1
    into: Being
    elites: int = 1
    """So many come for an elite one."""
    stuns: bool = False
    """Those who did it are stunned."""


class Scorched(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ground that hurts characters: each hex of a room they enter while one of a kind that began there lives."""

    room: int
    there: Being
    damage: Amount


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A special rule or a section: when it comes into force, and what it does.  [JL-3203, JL-3601, JL-3602]"""

    moment: Annotated[Literal["start", "end", "at_once"], noun("moment")] = "at_once"
    rounds: Annotated[Literal["any", "odd", "even"], noun("rounds")] = "any"
    first: int = 1
    """Not before this round."""
    doors: tuple[int, ...] = ()
    """Only when these doors are open."""
    gone: dict[Being, int] = {}
    """So many of a kind are dead or destroyed; 0: none is left."""
    cleared: dict[Being, int] = {}
    """None of a kind is left that began in a room."""
    there: Being = ""
    """Only while one of this kind is there."""
    marked: str = ""
    """Only those count that began at this letter."""
    looted: Amount = 0
    """So many treasures and goods are looted."""
    clear: bool = False
    """No monster is on the map."""
    after: tuple[int, ...] = ()
    """Rules that must have happened before, by their places in the list."""
    once: bool = True
    spawns: tuple[Spawn, ...] = ()
    per_there: bool = False
    """Spawned for each of the kind that is there."""
    opens: tuple[int, ...] = ()
    suffers: dict[Being, Amount] = {}
    """Damage that monsters of a kind suffer."""
    shifts: Shift | None = None
    converts: Conversion | None = None
    becomes: dict[Being, Being] = {}
    """Monsters of one kind are of another from now on."""
    section: int = 0
    """The number of the text that is read.  [JL-3601]"""
    loses: bool = False

    @property
    def does_something(self) -> bool:
        """Whether it is more than a text."""
        deeds = (self.spawns, self.opens, self.suffers, self.shifts, self.converts, self.becomes, self.loses)
        return any(deeds)


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What the party gets for success.  [JL-223]"""

    gold: int = 0
    xp: int = 0
    checks: int = 0
    perks: int = 0
    items: tuple[int, ...] = ()
    """One copy each, for one of the party.  [JL-4212]"""
    shop: tuple[int, int] | None = None
    """From and to which number items come to the shop."""
    opens: tuple[int, ...] = ()
    closes: tuple[int, ...] = ()
    events: bool = False
