"""Damage, what players can do against it, death and exhaustion.  [JL-11xx, JL-13xx, JL-40xx]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.attacks import shielded
from questhall.haven.choices import TakeDamage
from questhall.haven.events import DamageSuffered
from questhall.haven.terms import FigureId

from ..belongings import count, held, in_zone, ready, use_item
from ..blows import Blow, added
from ..choices import LoseOne, LoseTwo, PutAway, UseItem
from ..content import load
from ..events import CoinDropped, DamageNegated, FigureDied, HeroExhausted, Source
from ..refusals import chosen_cards, idle_cards, idle_items
from ..state import Figure, Weapon
from ..traits import shield_of
from ..world import JawsTable, adjacent, alive, enemies, hero, seat_of, taught, who
from ..zones import put, retire, spare_cards, wake

GREAT = 5


class Harm(Step, frozen=True):
    """A figure suffers damage that is no attack: nothing changes it.  [JL-1301, JL-1302, JL-1304, JL-1305]"""

    figure: FigureId
    damage: int
    source: Source
    cause: FigureId = ""

    def run(self, t: JawsTable) -> None:
        """A character's player may negate it."""
        if self.damage <= 0 or not alive(t, self.figure):
            return
        figure = t.state.figures[self.figure]
        if figure.kind == "character":
            t.do(SufferDamage(self.figure, self.damage, self.source, self.cause))
        else:
            hurt(t, figure, self.damage, self.source, self.cause)


class SufferDamage(Question, frozen=True):
    """Suffer all damage of one source, or negate it with cards.  [JL-4001, JL-4008 to JL-4012, JL-G-210]"""

    automatic = True

    figure: FigureId
    value: int
    source: Source
    cause: FigureId = ""
    blow: Blow | None = None

    def damage(self, t: JawsTable) -> int:
        """What is left after shields, if it is an attack.  [JL-2001, JL-2002, JL-2004]"""
        if self.blow is None:
            return self.value
        shield = 0 if self.blow.unshield else shield_of(t, t.state.figures[self.figure]) + self.blow.shield
        return shielded(self.value, shield, 0)

    def ask(self, t: JawsTable) -> Decision:
        """Nothing to suffer: nothing to negate.  [JL-G-212]"""
        choices: list[Choice] = [TakeDamage()]
        if self.damage(t) > 0:
            choices += (*payments(t, self.figure), *helpful(t, self.figure)) if taught(t, 2) else ()
            if self.blow is not None:
                items = ready(t, self.figure, "damaged")
                choices += [UseItem(item.id) for item in items if item.id not in self.blow.items]
        return Decision(seat_of(t, self.figure), self, tuple(choices))

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why other cards and items do not help."""
        return [*chosen_cards(t, self.figure), *idle_cards(t, self.figure, "lost"), *idle_items(t, self.figure)]

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Negation cancels only the damage.  [JL-G-211]"""
        damage = self.damage(t)
        match choice:
            case TakeDamage():
                if damage > 0:
                    hurt(t, t.state.figures[self.figure], damage, self.source, self.cause)
            case UseItem(item):
                assert self.blow is not None
                extra = use_item(t, self.figure, item).add
                assert extra is not None
                blow = replace(added(self.blow, extra), items=(*self.blow.items, item))
                retort = Harm(self.blow.attacker, extra.damage, "thorns", self.figure)
                t.do(replace(self, blow=blow), retort)
            case PutAway(card):
                retire(t, self.figure, card)
                t.do(self)
            case LoseOne(card):
                negate(t, self.figure, damage, card)
            case LoseTwo(card, other):
                negate(t, self.figure, damage, card, other)


def payments(t: JawsTable, being: str) -> Iterator[Choice]:
    """One card of the hand, or two of the discard pile; cards chosen for the round do not count.

    [JL-4008, JL-4009, JL-4011]
    """
    yield from (LoseOne(each.card) for each in in_zone(t, being, "hand"))
    discards = [each.card for each in in_zone(t, being, "discard")]
    yield from (LoseTwo(one, two) for one, two in combinations(discards, 2))


def helpful(t: JawsTable, being: str) -> list[PutAway]:
    """Active cards that can be put away to pay with them.  [JL-3712, JL-O-08]"""
    active = spare_cards(t, being)
    enough = len(active) + len(in_zone(t, being, "discard")) > 1
    return [PutAway(card) for card in active] if enough else []


def negate(t: JawsTable, being: str, damage: int, *cards: str) -> None:
    """The cards are lost, and all damage of the source is gone.  [JL-4008, JL-4009, JL-4010]"""
    t.tell(DamageNegated(being, damage, "hand" if len(cards) == 1 else "discards"))
    for card in cards:
        put(t, being, held(t, being, card), "lost")
    count(t, being, "negations")
    if damage >= GREAT:
        count(t, being, "great_negations")


def hurt(t: JawsTable, figure: Figure, damage: int, source: Source, cause: FigureId = "") -> None:
    """Health falls; at nothing a monster dies and a character is exhausted, at once.

    [JL-1102, JL-3505, JL-4001, JL-4002, JL-G-209]
    """
    over = max(0, damage - figure.health)
    figure.health = max(0, figure.health - damage)
    if source == "attack":
        t.state.deed.damage = damage
    else:
        t.state.deed.unlucky = False
    t.tell(DamageSuffered(figure.id, who(figure), damage, figure.health, source))
    if figure.kind == "character":
        wounds(t, figure, source)
    if "lulled" in figure.marks:
        wake(t)
    if figure.health == 0:
        if figure.kind == "character":
            exhaust(t, figure.id)
        else:
            kill(t, figure, cause, over)


def wounds(t: JawsTable, figure: Figure, source: Source) -> None:
    """What battle goals count of a character's pain."""
    if 2 * figure.health < figure.most:
        count(t, figure.id, "half_dead")
    if source == "attack" and not hero(t, figure.id).lead:
        count(t, figure.id, "disturbed_rests")


def kill(t: JawsTable, figure: Figure, killer: FigureId, over: int = 0) -> None:
    """A dead monster leaves the map and drops a coin; a destroyed objective leaves rubble.

    [JL-1102, JL-1104, JL-3505, JL-3507, JL-G-506]
    """
    state = t.state
    if figure.kind == "monster":
        tally_kill(t, figure, killer)
    del state.figures[figure.id]
    state.dead[figure.being] = state.dead.get(figure.being, 0) + 1
    state.bonuses = [bonus for bonus in state.bonuses if bonus.figure != figure.id]
    state.deed.place = [figure.at]
    state.deed.over = over
    if figure.kind == "objective":
        state.rubble.append(figure.at)
    else:
        state.standees.setdefault(kind_of_standee(figure), []).append(figure.number)
        state.graves.append((figure.at, figure.being, figure.elite))
        if taught(t, 2):
            state.coins[figure.at] = state.coins.get(figure.at, 0) + 1
            t.tell(CoinDropped(figure.at))
            if killer == state.active:
                state.fresh.append(figure.at)
    if state.weapon is not None and state.weapon.figure == figure.id:
        state.weapon = Weapon(state.weapon.card, cell=figure.at)
    t.tell(FigureDied(figure.id, who(figure), figure.at, killer))


def kind_of_standee(figure: Figure) -> str:
    """Variants use the standees of their kind."""
    return load().monsters[figure.being].of or figure.being


def tally_kill(t: JawsTable, figure: Figure, killer: FigureId) -> None:
    """What battle goals count of a kill."""
    state, me = t.state, t.state.figures.get(killer)
    for each in state.heroes.values():
        each.tallies.pop("last_kills", None)
    if me is None or me.kind != "character":
        return
    state.killers.append(killer)
    first = not any(each.tallies.get("kills") for each in state.heroes.values())
    count(t, killer, "kills")
    count(t, killer, "last_kills")
    if first and state.dead.keys().isdisjoint(load().monsters):
        count(t, killer, "first_kills")
    if figure.elite or load().monsters[figure.being].boss:
        count(t, killer, "great_kills")
    if any(figure.id in hit for other, hit in state.attacked.items() if other in state.heroes and other != killer):
        count(t, killer, "assists")
    beside = adjacent(t, me, [each for each in enemies(t, me) if each.kind == "monster"])
    if beside and figure not in beside:
        count(t, killer, "far_kills")
    if state.deed.unlucky:
        count(t, killer, "unlikely_kills")


def exhaust(t: JawsTable, being: str) -> None:
    """A character leaves the map and the scenario; its coins and experience it keeps.

    [JL-4002 to JL-4005, JL-4013, JL-G-603 to JL-G-605]
    """
    state, mine = t.state, hero(t, being)
    if all(not each.exhausted for each in state.heroes.values()):
        count(t, being, "exhausted_first")
    mine.exhausted = True
    figure = state.figures.pop(being, None)
    state.deed.place = [figure.at] if figure is not None else []
    state.bonuses = [bonus for bonus in state.bonuses if being not in (bonus.figure, bonus.owner)]
    for card in mine.cards:
        card.zone = "lost"
    t.tell(HeroExhausted(being))
