"""The Gilded Champion: Aurick, a hero worth two, with more health than all others.  [KH-R-1180 ff.]"""

from __future__ import annotations

from typing import Any, ClassVar

from questhall.core import Decision, Question, Seat, Step

from ...choices import PickRoom
from ...dungeon import KeepTable, chart
from ...effects import RoomId
from ...events.heroes import HeroBeaten, HeroRoused, HeroSummoned
from ...events.turns import NothingHappened
from ...figures import put_hero, rouse
from ...piles import draw_cards
from ...state import CHAMPION, Hero
from ...twists import HeroCount, HeroDamage, HeroHealth, Twist

HEALTH = 3
WORTH = 2


class Champion(Twist, frozen=True):
    """Aurick's health, attack and weight, and what his defeat gives.  [KH-R-1185 to KH-R-1190]"""

    reacts_to: ClassVar[tuple[type, ...]] = (HeroBeaten,)

    def modify(self, t: KeepTable, query: Any, value: int) -> int:
        """3 health plus 1 per player, 2 damage, worth 2 heroes.  [KH-R-1185, KH-R-1187, KH-R-1188]"""
        if query.kind != CHAMPION:
            return value
        match query:
            case HeroHealth():
                return HEALTH + len(t.state.sides)
            case HeroDamage() | HeroCount():
                return WORTH
        return value

    def react(self, t: KeepTable, event: HeroBeaten) -> tuple[Step, ...]:
        """Every player draws 1 card.  [KH-R-1190]"""
        return (Celebrate(),) if event.kind == CHAMPION else ()


class Celebrate(Step, frozen=True):
    """Every player draws 1 card.  [KH-R-1190]"""

    def run(self, t: KeepTable) -> None:
        """In seat order."""
        for seat in range(len(t.state.sides)):
            draw_cards(t, seat, 1)


def champion(t: KeepTable) -> tuple[str, Hero] | None:
    """Aurick and his room, while he is in the dungeon."""
    for room, place in t.state.rooms.items():
        for hero in place.heroes:
            if hero.kind == CHAMPION:
                return room, hero
    return None


class GrandEntrance(Step, frozen=True):
    """Aurick enters far from the vault, or becomes active.  [KH-R-1191]"""

    def run(self, t: KeepTable) -> None:
        """Among equally far rooms the players choose."""
        if (found := champion(t)) is None:
            distance = chart(t).distance
            farthest = max(distance.values())
            t.do(PickEntrance(tuple(room for room in t.state.rooms if distance.get(room) == farthest)))
        elif not found[1].active:
            found[1].active = True
            t.tell(HeroRoused(found[1].id, CHAMPION, found[0]))


class PickEntrance(Question, frozen=True):
    """Into which of the farthest rooms Aurick comes.  [KH-R-1191]"""

    automatic = True

    rooms: tuple[RoomId, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The players choose."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.rooms)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """As if summoned: traps and inspiring, but no brag.  [KH-R-1186, KH-R-1189]"""
        hero = put_hero(t, CHAMPION, choice.room, active=True)
        t.tell(HeroSummoned(hero.id, CHAMPION, choice.room))


class Fanfare(Step, frozen=True):
    """Aurick and all heroes in his room become active.  [KH-R-1192]"""

    def run(self, t: KeepTable) -> None:
        """Outside the dungeon nobody hears it."""
        if (found := champion(t)) is None:
            t.tell(NothingHappened("fanfare"))
        else:
            rouse(t, found[0])
