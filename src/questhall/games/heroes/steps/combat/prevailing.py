"""What cards change for a whole combat."""

from __future__ import annotations

from typing import Literal, assert_never

from questhall.core import Step

from ... import effects as e
from ...board import caster, fight, troops
from ...events import TokenLaid, UnitDefended
from ...geography import HeroesTable
from ...state import BoardToken, Camp, Combat, Mood, MoodKind
from .machines import all_ballistas

Lasting = e.Mirth | e.Hush | e.Allow | e.Echo | e.Entrench | e.Battery | e.Fervour


def prevail(
    t: HeroesTable, c: Combat, camp: Camp, effect: Lasting, until: Literal["combat", "round", "next"]
) -> list[Step]:
    """Something is so for both sides, or for one, as long as the card says."""
    last = {"round": c.round, "next": c.round + 1, "combat": 999}[until]

    def lasts(kind: MoodKind, value: int, end: int = last) -> None:
        c.moods.append(Mood(kind, value, end, camp))

    match effect:
        case e.Hush(what):
            c.moods.append(Mood(what, 1, last))
        case e.Allow(spells, True):
            lasts("limit", spells)
        case e.Allow(spells):
            c.more_spells[camp] = c.more_spells.get(camp, 0) + spells
        case e.Echo(cards):
            lasts("echo", cards)
        case e.Mirth(activation):
            c.moods.append(Mood("mirth", 1, last, camp, c.active if activation else ""))
        case e.Fervour(attack):
            lasts("fervour", attack)
        case e.Entrench(better):
            entrench(t, c, camp)
            if better:
                lasts("entrenched", 1)
        case e.Battery(ballistas, now, aimed):
            lasts("ballista", ballistas)
            lasts("aimed", int(aimed))
            return list(all_ballistas(t, c, camp)) if now else []
        case _:
            assert_never(effect)
    return []


def entrench(t: HeroesTable, c: Combat, camp: Camp) -> None:
    """Every own unit on the board takes a defence token.  [HM-2216]"""
    assert caster(c, camp) >= 0, "somebody played the card"
    for each in troops(c, camp):
        each.defending = True
        t.tell(UnitDefended(each.id))


def lay_token(t: HeroesTable, effect: e.Token, space: int, until: Literal["combat", "round", "next"]) -> None:
    """A force field or a fire wall lies on a space."""
    c = fight(t)
    last = {"round": c.round, "next": c.round + 1, "combat": 999}[until]
    c.tokens.append(BoardToken(effect.token, space, effect.damage, last, starts=effect.starts))
    t.tell(TokenLaid(effect.token, space))
