"""Rounds: the start of a character phase, and the three phases in order.  [TR-7xx, TR-R-44, TR-41xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Equip, Pass, Wear
from ..effects import SLOTS
from ..events import DebuffApplied, RoundBegan
from ..figures import is_alive
from ..state import NOWHERE, Points, SeatName
from ..stock import draw_value, put_on_top, wear
from ..world import TerrariaTable
from .cards import draw_cards
from .death import Respawn, lose_health
from .deeds import forget
from .enemies import EnemyPhase
from .environment import EnvironmentPhase
from .falling import Settle, note_depth
from .goals import ChooseFocus
from .phase import EndPhase, GoOn

BURN = 2


class BeginRound(Step, frozen=True):
    """Character phase, enemy phase, environment phase.  [TR-104, TR-701]"""

    def run(self, t: TerrariaTable) -> None:
        """Respawn, focus token, gear, debuffs, drawing, acting; then the rest of the round.  [TR-R-44]"""
        t.state.round += 1
        t.tell(RoundBegan(t.state.round))
        seats = range(len(t.state.sides))
        t.do(
            *(Respawn(seat) for seat in seats if not is_alive(t, seat)),
            ChooseFocus(),
            *(ChooseGear(seat) for seat in seats),
            *(ApplyDebuffs(seat) for seat in seats),
            Settle(),
            *(DrawHand(seat) for seat in seats),
            BeginPhase(),
            GoOn(),
            EndPhase(),
            EnemyPhase(),
            EnvironmentPhase(),
            BeginRound(),
        )


class ChooseGear(Question, frozen=True):
    """Which equipment lies on top and which armour is worn in this round.  [TR-2508, TR-2511, TR-2512]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Anything that lies under another card, or aside."""
        side = t.state.sides[self.seat]
        piles = [(slot, side.gear.get(slot, ())) for slot in SLOTS]
        gear = dict.fromkeys(Equip(slot, card) for slot, pile in piles for card in pile if card != pile[-1])
        armour = dict.fromkeys(Wear(card) for card in side.armour if card != side.worn)
        choices: tuple[Choice, ...] = (*gear, *armour, Pass())
        return Decision(self.seat, self, choices)

    def answer(self, t: TerrariaTable, seat: Seat, choice: Equip | Wear | Pass) -> None:
        """Until the player is content."""
        match choice:
            case Equip(slot, card):
                put_on_top(t.state.sides[seat], slot, card)
                t.do(self)
            case Wear(armour):
                wear(t, seat, armour)
                t.do(self)


class ApplyDebuffs(Step, frozen=True):
    """Each token on the deck does its harm, then turns over or goes.  [TR-4102 to TR-4104]"""

    seat: SeatName

    def run(self, t: TerrariaTable) -> None:
        """Frozen draws less, poisoned loses the prepared card, burning costs two health.  [TR-4106 to TR-4109]"""
        side = t.state.sides[self.seat]
        side.frozen = side.poisoned = False
        burns = "burning" in side.debuffs
        for debuff, symbols in list(side.debuffs.items()):
            t.tell(DebuffApplied(self.seat, debuff))
            if symbols == 2:
                side.debuffs[debuff] = 1
            else:
                del side.debuffs[debuff]
            match debuff:
                case "frozen":
                    side.frozen = True
                case "poisoned":
                    side.poisoned = True
                    side.discard += [side.prepared] if side.prepared else []
                    side.prepared = ""
        if burns:
            lose_health(t, self.seat, BURN)


class DrawHand(Step, frozen=True):
    """As many cards as the draw value; the dead draw none.  [TR-801, TR-R-95]"""

    seat: SeatName

    def run(self, t: TerrariaTable) -> None:
        """Into the hand."""
        if is_alive(t, self.seat):
            draw_cards(t, self.seat, draw_value(t, self.seat))


class BeginPhase(Step, frozen=True):
    """Everybody can act, and what lasts for a phase begins anew.  [TR-806, TR-905]"""

    def run(self, t: TerrariaTable) -> None:
        """No points are left from before."""
        forget(t, "phase")
        for boss in t.state.bosses:
            boss.changed = False
        for seat, side in enumerate(t.state.sides):
            side.points, side.spent, side.resists, side.charms = Points(), [], [], []
            side.passed, side.began, side.stayed = False, side.cell, True
            side.was_high = side.was_deep = False
            if side.cell != NOWHERE:
                note_depth(t, seat)
