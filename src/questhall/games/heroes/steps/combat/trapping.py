"""Traps: tokens that lie face down on the combat board."""

from __future__ import annotations

from questhall.core import Decision, Question, Rng, Seat

from ... import effects as e
from ...board import caster, fight, free_spaces, owner
from ...choices import Done, Play, TargetSpace
from ...events import TokenLaid
from ...geography import HeroesTable
from ...plays import effects_of
from ...state import BoardToken, Camp, Combat, Fighter
from ...wounds import trap_key


class LayTraps(Question, frozen=True):
    """Tokens are laid on free spaces one after the other, then it is drawn which of them are real."""

    automatic = True

    camp: Camp
    choice: Play
    place: int
    spaces: tuple[int, ...] = ()

    def ask(self, t: HeroesTable) -> Decision:
        """At most one on a space."""
        c, effect = fight(t), self.effect()
        some = Fighter(id="", unit="", aspect="few", camp=self.camp, at=0)
        taken = {*self.spaces, *(token.at for token in c.tokens)}
        free = sorted(free_spaces(c, some) - taken) if len(self.spaces) < effect.count else []
        return Decision(caster(c, self.camp), self, tuple(map(TargetSpace, free)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TargetSpace | Done) -> None:
        """Half of them are real."""
        if isinstance(choice, TargetSpace):
            t.do(LayTraps(self.camp, self.choice, self.place, (*self.spaces, choice.space)))
            return
        effect, spaces = self.effect(), list(self.spaces)
        t.shuffle(spaces)
        arm(t, fight(t), self.camp, effect, spaces)

    def effect(self) -> e.Trap:
        """What the card says."""
        found = effects_of(self.choice)[self.place]
        assert isinstance(found, e.Trap), f"{self.choice} lays no traps"
        return found


def arm(t: HeroesTable, c: Combat, camp: Camp, effect: e.Trap, spaces: list[int]) -> None:
    """The first half of the spaces, in random order, get the real tokens."""
    real = spaces[: effect.count // 2]
    for space in sorted(spaces):
        c.tokens.append(BoardToken(effect.token, space, effect.damage, 999, camp, space in real))
        t.tell(TokenLaid(effect.token, space))
    key = trap_key(camp, effect.token)
    c.armed[key] = c.armed.get(key, 0) + len(real)


def hides(c: Combat, token: BoardToken, seat: Seat | None) -> bool:
    """Whether a seat does not know if a trap is real."""
    return token.camp is not None and (seat is None or owner(c, token.camp) != seat)


def masked(c: Combat, seat: Seat | None) -> list[BoardToken]:
    """The tokens as a seat sees them: unknown traps look harmless."""
    return [unreal(token) if hides(c, token, seat) else token for token in c.tokens]


def unreal(token: BoardToken) -> BoardToken:
    """A trap of which nobody knows whether it is real."""
    return BoardToken(token.kind, token.at, token.damage, token.until, token.camp, False)


def redealt(c: Combat, seat: Seat | None, rng: Rng) -> list[BoardToken]:
    """The tokens with the unknown traps drawn anew: as many are real as are left."""
    found = list(c.tokens)
    for key in dict.fromkeys(trap_key(token.camp, token.kind) for token in found if token.camp is not None):
        places = [n for n, each in enumerate(found) if each.camp and trap_key(each.camp, each.kind) == key]
        if not hides(c, found[places[0]], seat):
            continue
        rng.shuffle(places)
        for rank, n in enumerate(places):
            old = found[n]
            found[n] = BoardToken(old.kind, old.at, old.damage, old.until, old.camp, rank < c.armed.get(key, 0))
    return found
