"""What chests, enemies, goals and bosses give.  [TR-909, TR-1309 to TR-1312, TR-1718]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.kit import decks

from ..choices import Equip, Pass, Take
from ..effects import CardId, Reward, Slot, hauled
from ..events import CardGained, CardsShown
from ..state import SeatName
from ..stock import add_gear, gain_coins, wear
from ..world import TerrariaTable
from .cards import DestroyOne
from .ending import lower_threat
from .resources import GainResource


class GainReward(Step, frozen=True):
    """A player gains everything that a reward lists; resources as many times as the yield says.  [TR-1310, TR-3812]"""

    seat: SeatName
    reward: Reward
    times: int = 1

    def run(self, t: TerrariaTable) -> None:
        """What the supply lacks is not gained.  [TR-1312]"""
        reward, seat = self.reward, self.seat
        if reward.threat:
            lower_threat(t, reward.threat)
        if reward.coins:
            gain_coins(t, seat, reward.coins)
        t.do(*(GainResource(seat, kind, count * self.times) for kind, count in hauled(reward.resources)))
        if reward.consumable:
            gain_random_consumable(t, seat, reward.consumable)
        if reward.card:
            gain_card(t, seat, reward.card)
        t.do(*[GainGuideCard(seat)] * reward.guide, *[DestroyOne(seat)] * reward.destroy)
        if reward.loot:
            t.do(DrawLoot(seat, reward.loot))


def gain_random_consumable(t: TerrariaTable, seat: Seat, type_: int) -> None:
    """A random card of the type, if any is left.  [TR-R-81]"""
    deck = t.state.consumables[type_]
    if deck:
        card = decks.take_random(deck, t.rng)
        t.state.sides[seat].consumables.append(card)
        t.tell(CardGained(seat, card))


def gain_card(t: TerrariaTable, seat: Seat, card: CardId) -> None:
    """This very consumable, equipment or armour, if the supply has one.  [TR-1312, TR-R-77, TR-R-78]"""
    side, content = t.state.sides[seat], t.content
    if card in content.consumables:
        deck = t.state.consumables[content.consumables[card].type]
        if card not in deck:
            return
        deck.remove(card)
        side.consumables.append(card)
    elif t.state.supply[card] == 0:
        return
    else:
        t.state.supply[card] -= 1
        receive_gear(t, seat, card)
    t.tell(CardGained(seat, card))


def receive_gear(t: TerrariaTable, seat: Seat, card: CardId) -> None:
    """Armour is worn if there is none; equipment goes on its slot or under it.  [TR-R-77, TR-R-78]"""
    side = t.state.sides[seat]
    if card in t.content.armour:
        side.armour.append(card)
        if not side.worn:
            wear(t, seat, card)
    else:
        slot = t.content.equipment[card].slot
        add_gear(side, slot, card)
        if len(side.gear[slot]) > 1:
            t.do(PutOnTop(seat, slot, card))


class PutOnTop(Question, frozen=True):
    """Equipment that was gained goes on top of its slot, or under it.  [TR-R-77]"""

    seat: SeatName
    slot: Slot
    card: CardId

    def ask(self, t: TerrariaTable) -> Decision:
        """Either is open."""
        return Decision(self.seat, self, (Equip(self.slot, self.card), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Equip | Pass) -> None:
        """It lies on top already."""
        if isinstance(choice, Pass):
            *under, card = t.state.sides[seat].gear[self.slot]
            t.state.sides[seat].gear[self.slot] = (card, *under)


class DrawLoot(Step, frozen=True):
    """Two cards of the loot deck, or what is left of it.  [TR-1309, TR-1718, TR-R-43]"""

    seat: SeatName
    level: int

    def run(self, t: TerrariaTable) -> None:
        """One of them is kept."""
        shown = decks.take_top(t.state.loot[self.level], 2)
        if shown:
            t.reveal()
            t.tell(CardsShown(self.seat, tuple(shown)))
            t.do(KeepLoot(self.seat, self.level, tuple(shown)))


class KeepLoot(Question, frozen=True):
    """Keep one card; the other goes under the deck, without shuffling.  [TR-1309, TR-1718]"""

    automatic = True

    seat: SeatName
    level: int
    cards: tuple[CardId, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that were drawn."""
        return Decision(self.seat, self, tuple(map(Take, dict.fromkeys(self.cards))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Take) -> None:
        """A gained action card goes to the discard pile.  [TR-909, TR-910]"""
        others = list(self.cards)
        others.remove(choice.card)
        decks.put_under(t.state.loot[self.level], others)
        t.state.sides[seat].discard.append(choice.card)
        t.tell(CardGained(seat, choice.card))


class GainGuideCard(Question, frozen=True):
    """A guide action card of choice.  [TR-318, TR-909]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that are left."""
        left = [card for card, count in t.state.guide.items() if count]
        return Decision(self.seat, self, tuple(map(Take, left)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Take | Pass) -> None:
        """It goes to the discard pile."""
        if isinstance(choice, Take):
            t.state.guide[choice.card] -= 1
            t.state.sides[seat].discard.append(choice.card)
            t.tell(CardGained(seat, choice.card))
