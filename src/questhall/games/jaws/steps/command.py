"""Granted and forced actions.  [JL-17xx, JL-G-4xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip, Target
from questhall.haven.terms import CardId, FigureId

from ..belongings import gain_xp
from ..choices import Accept, Spend
from ..effects import AnyEffect, Attack, Boost, Command, Move
from ..magic import consume, open_spends, ways_to_pay
from ..state import Bonus, Figure
from ..strengthening import strengthened
from ..targets import candidates
from ..terms import Extra
from ..traits import special
from ..world import JawsTable, alive, seat_of
from ..zones import use_slot
from .damage import Harm
from .moving import Receive


class GiveCommand(Question, frozen=True):
    """Whom one lets act: allies may, enemies must; one after the other.  [JL-1701, JL-1702, JL-1705]"""

    automatic = True

    actor: FigureId
    command: Command
    hits: tuple[FigureId, ...] = ()
    spent: tuple[int, ...] = ()
    card: CardId = ""

    def open_to(self, t: JawsTable) -> list[Figure]:
        """Who has not acted yet."""
        actor = t.state.figures.get(self.actor)
        if actor is None:
            return []
        found = candidates(t, actor, self.command)
        most = self.command.targets or len(t.state.figures)
        return [each for each in found if each.id not in self.hits] if len(self.hits) < most else []

    def ask(self, t: JawsTable) -> Decision:
        """It may be declined."""
        choices: list[Choice] = [Target(each.id) for each in self.open_to(t)]
        if choices and not self.hits:
            choices += [Spend(o, paid) for o, paid in open_spends(t, self.command.spend, self.spent)]
        return Decision(seat_of(t, self.actor), self, (*choices, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Each of them performs all the actions."""
        match choice:
            case Spend(option, paid):
                consume(t, paid)
                extra = self.command.spend[option].add
                gain_xp(t, self.actor, extra.xp)
                actions = tuple(more(each, extra) for each in self.command.actions)
                command = replace(self.command, actions=actions)
                t.do(replace(self, command=command, spent=(*self.spent, option)))
            case Target(figure):
                t.state.deed.affected.append(figure)
                t.state.deed.influenced = t.state.deed.influenced and bool(self.hits)
                t.do(Obey(self.actor, figure, self.command, self.card), replace(self, hits=(*self.hits, figure)))


def more(action: AnyEffect, extra: Extra) -> AnyEffect:
    """A granted move or attack with something added."""
    return strengthened(action, extra) if isinstance(action, Move | Attack) else action


class Obey(Step, frozen=True):
    """A figure acts for another, in that one's turn.  [JL-1703 to JL-1706, JL-G-405, JL-G-410]"""

    chief: FigureId
    figure: FigureId
    command: Command
    card: CardId = ""

    def run(self, t: JawsTable) -> None:
        """What must be suffered first comes first."""
        command, target = self.command, t.state.deed.target
        first = Pay(self.figure, command.price) if command.first else None
        own = "" if self.figure == self.chief else self.chief
        steps: list[Step] = [Receive(self.figure, command.inflict, self.chief)]
        steps += [first] if first is not None else []
        acts = [Grant(self.figure, each, own, target, self.card) for each in command.actions]
        t.state.deed.performed = t.state.deed.performed or bool(command.inflict)
        t.do(*steps, Fresh(), *acts, SettleCommand(self.chief, self.figure, command))


class Pay(Question, frozen=True):
    """An ally may suffer damage to act.  [JL-G-409]"""

    figure: FigureId
    price: int

    def ask(self, t: JawsTable) -> Decision:
        """Or not."""
        return Decision(seat_of(t, self.figure), self, (Accept(), Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Without the price nothing is granted."""
        if isinstance(choice, Accept):
            t.do(Harm(self.figure, self.price, "price"))
        else:
            while t.agenda and isinstance(t.agenda[-1], Fresh | Grant | SettleCommand):
                t.agenda.pop()


class Fresh(Step, frozen=True):
    """Whether the granted actions are performed is looked at by itself."""

    def run(self, t: JawsTable) -> None:
        """Nothing of them yet."""
        deed = t.state.deed
        deed.moved = deed.attacked = False
        deed.damage = 0
        deed.hits.append([])


class Grant(Step, frozen=True):
    """One granted action, with what bonuses of the granter add to an attack.  [JL-G-409]"""

    figure: FigureId
    action: AnyEffect
    chief: FigureId
    target: FigureId = ""
    card: CardId = ""

    def run(self, t: JawsTable) -> None:
        """The Voidwarden may have gained influence: the first attack of each granting action has it."""
        from .actions import Act  # noqa: PLC0415  # an action may be a command, and a command leads to actions

        action, chief = self.action, self.chief
        if not alive(t, self.figure):
            return
        if isinstance(action, Attack) and action.at == "target":
            t.state.deed.target = self.target
        if isinstance(action, Attack) and chief:
            for bonus in grants(t, chief):
                assert isinstance(bonus.effect, Boost)
                action = strengthened(action, bonus.effect.add)
                use_slot(t, bonus)
            if special(t, chief, "influence") and not t.state.deed.influenced:
                t.do(Influence(self.figure, action, chief))
                return
        t.do(Act(self.figure, action, chief, self.card))


def grants(t: JawsTable, chief: FigureId) -> list[Bonus]:
    """The bonuses on attacks that one grants."""
    mine = [each for each in t.state.bonuses if each.figure == chief]
    return [each for each in mine if isinstance(each.effect, Boost) and each.effect.upon == "grant"]


class Influence(Question, frozen=True):
    """The first granted attack has advantage, and any element may be consumed to add 1 to it."""

    automatic = True

    figure: FigureId
    attack: Attack
    chief: FigureId

    def ask(self, t: JawsTable) -> Decision:
        """One of those that are there."""
        paid = [Spend(0, elements) for elements in ways_to_pay(t, ("wild",))]
        return Decision(seat_of(t, self.chief), self, (*paid, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Then it is performed."""
        from .actions import Act  # noqa: PLC0415  # see above

        if isinstance(choice, Spend):
            consume(t, choice.elements)
        t.state.deed.gift = Extra(plus=int(isinstance(choice, Spend)), advantage=True)
        t.do(Act(self.figure, self.attack, self.chief))


class SettleCommand(Step, frozen=True):
    """What the acting figure pays if it did act, and what follows for the granter.  [JL-G-009]"""

    chief: FigureId
    figure: FigureId
    command: Command

    def run(self, t: JawsTable) -> None:
        """A price for each target, as much as it dealt, or simply a price."""
        from .actions import Act  # noqa: PLC0415  # see above

        command, deed = self.command, t.state.deed
        deed.gift = None
        if not (deed.attacked or deed.moved):
            return
        price = 0 if command.first else command.price
        if command.each:
            price = command.price * len(deed.hits[-1])
        if command.echo:
            price = deed.damage
        deed.target = self.figure
        steps: list[Step] = [Harm(self.figure, price, "price"), Receive(self.figure, command.paid, self.chief)]
        t.do(*steps, *(Act(self.chief, each) for each in command.then))
