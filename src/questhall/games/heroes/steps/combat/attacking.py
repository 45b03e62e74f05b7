"""An attack: cards, dice, damage, retaliation.  [HM-22xx]"""

from __future__ import annotations

from questhall.core import Step

from ...board import fight, leader, may_have, unit_in
from ...events import AttackDeclared
from ...geography import HeroesTable
from ...people import rival_of
from ...state import FIRST_RIVAL, Attack, Combat, Fighter
from ...traits import Brace
from .hitting import Deal
from .rolling import TakeCover, ThrowDice
from .windows import card_window


class DeclareAttack(Step, frozen=True):
    """Declare, play cards, roll, deal damage, retaliate.  [HM-2201]"""

    attacker: str
    target: str
    retaliation: bool = False
    first: bool = True
    fixed: int | None = None

    def run(self, t: HeroesTable) -> None:
        """Who is attacked is no longer paralysed, in another reading only who is hurt.  [HM-2215, HM-R-111]"""
        c = fight(t)
        c.attack = None
        striker, target = unit_in(c, self.attacker), unit_in(c, self.target)
        if striker is None or target is None:
            return
        target.paralysed = target.paralysed and t.state.rules.deep_paralysis
        c.attack = Attack(
            attacker=self.attacker,
            target=self.target,
            retaliation=self.retaliation,
            first=self.first,
            fixed=self.fixed,
            attack=fury(t, c, striker),
            defense=target.shield,
        )
        target.shield = 0
        t.tell(AttackDeclared(self.attacker, self.target, self.retaliation))
        cover = [TakeCover()] if may_have(target, Brace) else []
        windows = card_window(t, c, striker.camp) if striker.camp != target.camp else []
        t.do(*windows, *cover, ThrowDice(), Deal())


def fury(t: HeroesTable, c: Combat, striker: Fighter) -> int:
    """What cards of the AI add to the next attack of its units; it is used up.  [HM-2711, HM-R-135]"""
    seat = leader(c, striker.camp)
    if seat > FIRST_RIVAL:
        return 0
    rival = rival_of(t, seat)
    waiting, rival.fury = rival.fury, 0
    return waiting
