"""Town actions: build, population, spell book.  [HM-5xx, HM-13xx, HM-16xx]"""

from __future__ import annotations

import functools
from typing import TypeGuard

from questhall.core import Choice, Decision, Question, Seat

from ..choices import Build, BuySpell, Done, Exchange, HireHero, Recruit, ReinforceUnit, SpendMorale
from ..content import load
from ..content.printed import Building
from ..effects import BuildingId, FactionId, FieldId, Purse
from ..events import BuildingBuilt
from ..geography import HeroesTable
from ..people import hire, homes, pay, standing, usable_buildings
from ..plays import in_own_turn, proclaims
from ..state import Side, Token
from ..troops import Terms, at_stables, priced, recruit, recruits, reinforce, reinforcements, terms
from .faraway import add_cube
from .morale import SPENDING, may_spend, spend_morale
from .performing import Perform
from .searching import SearchDeck
from .trading import exchange, exchanges

STUDY_DISCOUNT = 2
HIRE_PRICE = Purse(gold=10)
TownChoice = Build | Recruit | ReinforceUnit | HireHero | BuySpell | SpendMorale | Exchange
TOKENS = 3
"""Town tokens of a player.  [HM-507]"""
TOWN_CHOICES = {Build, Recruit, ReinforceUnit, HireHero, BuySpell, SpendMorale, Exchange}


def is_of_town(choice: Choice) -> TypeGuard[TownChoice]:
    """Whether a choice is a town or morale action, or an exchange of resources."""
    return type(choice) in TOWN_CHOICES


def free_choices(t: HeroesTable, seat: Seat) -> tuple[Choice, ...]:
    """Town and morale actions, which need neither the own turn nor a hero in the town; by another rule trade too.

    [HM-502, HM-514, HM-606, HM-3009]
    """
    if t.state.sides[seat].out:
        return ()
    found = (*town_choices(t, seat), *exchanges(t, seat)) if t.state.rules.free_trade else town_choices(t, seat)
    return (*found, *SPENDING) if may_spend(t, seat) else found


def is_free(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player can use the town or morale now, or trade."""
    if t.state.sides[seat].out:
        return False
    return may_spend(t, seat) or can_act(t, seat) or (t.state.rules.free_trade and bool(exchanges(t, seat)))


def can_act(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player can take any town action now."""
    side = t.state.sides[seat]
    if len(side.used) == TOKENS:
        return False
    deals, spells = offers_now(t, seat)
    return bool(deals or spells) or (can_hire(side) and bool(homes(t, seat)))


def town_choices(t: HeroesTable, seat: Seat) -> tuple[Choice, ...]:
    """All town actions that a player can take now, each of the three once in a round.  [HM-501, HM-507]"""
    side = t.state.sides[seat]
    if len(side.used) == TOKENS:
        return ()
    deals, spells = offers_now(t, seat)
    hired = map(HireHero, doorsteps(t, seat)) if can_hire(side) else ()
    return (*deals, *hired, *spells)


def can_hire(side: Side) -> bool:
    """Whether a secondary hero can be paid, and the token is there.  [HM-711]"""
    return side.second is None and side.purse.gold >= HIRE_PRICE.gold and "population" not in side.used


Offered = tuple[tuple[Choice, ...], tuple[Choice, ...]]
"""Buildings and units, and spells."""
_latest: dict[Seat, tuple[object, Offered]] = {}
"""What was offered to each seat last, and what it depended on: it seldom changes while others act."""


def offers_now(t: HeroesTable, seat: Seat) -> Offered:
    """What the town offers; in another reading spells only in the own turn.  [HM-R-28]"""
    deals, spells = town_offers(t, seat)
    late = spells and t.state.rules.spell_book_in_turn and not in_own_turn(t, seat)
    return deals, () if late else spells


def town_offers(t: HeroesTable, seat: Seat) -> Offered:
    """What can be built, recruited, reinforced and bought, looked for when something that it depends on has changed."""
    state = t.state
    side = state.sides[seat]
    built = usable_buildings(t, seat) if state.rules.spoils_of_towns else side.built
    rest = state.rules, state.round, state.proclaimed, at_stables(side), side.levy, side.study, side.new_guild
    now = side.faction, side.purse, side.used, side.army, side.built, built, side.busy, rest
    known = _latest.get(seat)
    if known is not None and known[0] == now:
        return known[1]
    deals = town_deals(terms(t, seat), tuple(side.used))
    buys = "spell_book" not in side.used and (can_buy(t, seat) or proclaims(t, "free_spells"))
    spells: tuple[Choice, ...] = (BuySpell(),) if buys else ()
    kept = side.faction, side.purse, side.used[:], side.army[:], side.built[:], built[:], side.busy[:], rest
    _latest[seat] = kept, (deals, spells)
    return deals, spells


@functools.lru_cache(maxsize=32768)
def town_deals(now: Terms, used: tuple[Token, ...]) -> tuple[Choice, ...]:
    """What can be built, recruited and reinforced, unless the token is used up."""
    builds = () if "build" in used else buildable(now.faction, now.built, now.purse)
    return builds if "population" in used else (*builds, *musters(now))


def can_buy(t: HeroesTable, seat: Seat) -> bool:
    """A mage guild of an earlier round, and the price.  [HM-511, HM-512]"""
    if t.state.sides[seat].new_guild or (guild := guild_of(t, seat)) is None:
        return False
    return t.state.sides[seat].purse.gold >= spell_price(t, seat, guild).gold


def take_town_action(t: HeroesTable, seat: Seat, choice: TownChoice) -> None:
    """Carry out a town or morale action.  [HM-508, HM-509, HM-511]"""
    match choice:
        case Build(building):
            build(t, seat, load().buildings[building])
        case Recruit() | ReinforceUnit():
            t.state.sides[seat].used.append("population")
            muster(t, seat, choice)
            t.do(Muster(seat))
        case HireHero(at):
            t.state.sides[seat].used.append("population")
            pay(t, seat, HIRE_PRICE)
            hire(t, seat, at)
        case BuySpell():
            guild = guild_of(t, seat)
            t.state.sides[seat].used.append("spell_book")
            if not proclaims(t, "free_spells"):
                assert guild is not None, f"seat {seat} has no mage guild"
                pay(t, seat, spell_price(t, seat, guild))
            cards, t.state.sides[seat].study = t.state.sides[seat].study, 0
            t.do(SearchDeck(seat, "spell", cards or 2))
        case SpendMorale():
            spend_morale(t, seat, choice)
        case Exchange():
            exchange(t, seat, choice)


def buildable(faction: FactionId, built: tuple[BuildingId, ...], purse: Purse) -> tuple[Build, ...]:
    """Not yet built, whatever must come before it is, and the price can be paid.

    [HM-1309, HM-1314, HM-1318, HM-1320]
    """
    return tuple([choice for choice, price in plots(faction, built) if purse.covers(price)])


@functools.lru_cache(maxsize=8192)
def plots(faction: FactionId, built: tuple[BuildingId, ...]) -> tuple[tuple[Build, Purse], ...]:
    """What could be built next, with the prices."""
    unbuilt = [each for each in load().town(faction) if each.id not in built]
    open_now = [each for each in unbuilt if not each.after or each.after in built]
    return tuple((Build(each.id), each.price) for each in open_now)


def build(t: HeroesTable, seat: Seat, building: Building) -> None:
    """Pay, turn the token, put the tile into its slot; immediate effects follow.  [HM-1313 to HM-1315]"""
    side = t.state.sides[seat]
    pay(t, seat, building.price)
    side.used.append("build")
    side.built.append(building.id)
    side.new_guild = side.new_guild or building.kind == "mage_guild"
    t.tell(BuildingBuilt(seat, building.id))
    add_cube(t, seat, building.id)
    t.do(Perform(seat, "main", building.built))


def guild_of(t: HeroesTable, seat: Seat) -> Building | None:
    """The mage guild, if it is built.  [HM-1111]"""
    return _guild(tuple(usable_buildings(t, seat)))


@functools.lru_cache(maxsize=4096)
def _guild(built: tuple[BuildingId, ...]) -> Building | None:
    guilds = [building for name in built if (building := load().buildings[name]).kind == "mage_guild"]
    return guilds[0] if guilds else None


def spell_price(t: HeroesTable, seat: Seat, guild: Building) -> Purse:
    """As printed, less for those who have studied.  [HM-513]"""
    return Purse(max(guild.spell_price - (STUDY_DISCOUNT if t.state.sides[seat].study else 0), 0))


def musters(now: Terms) -> tuple[Recruit | ReinforceUnit, ...]:
    """Recruitments and reinforcements.  [HM-1611]"""
    return (*map(Recruit, recruits(now)), *map(ReinforceUnit, reinforcements(now)))


def muster(t: HeroesTable, seat: Seat, choice: Recruit | ReinforceUnit) -> None:
    """Each for its price.  [HM-1612]"""
    side = t.state.sides[seat]
    now, side.levy = terms(t, seat), 0
    if isinstance(choice, Recruit):
        recruit(t, seat, choice.unit, now.less)
    else:
        reinforce(t, seat, choice.unit, priced(now, choice.unit).cheaper(now.less))
        side.busy.append("pub")


class Muster(Question, frozen=True):
    """One use of the population token allows any number, in any order and mix.  [HM-510, HM-1611, HM-1616]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Until the player has enough; resources may be exchanged for it by another rule.  [HM-3009]"""
        traded = exchanges(t, self.seat) if t.state.rules.free_trade else ()
        return Decision(self.seat, self, (*musters(terms(t, self.seat)), *traded, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit | ReinforceUnit | Exchange | Done) -> None:
        """And again."""
        if isinstance(choice, Done):
            return
        t.do(self)
        if isinstance(choice, Exchange):
            exchange(t, seat, choice)
        else:
            muster(t, seat, choice)


def doorsteps(t: HeroesTable, seat: Seat) -> list[FieldId]:
    """Where a hired hero can appear: a home without own hero if there is one.  [HM-710, HM-R-61]"""
    own = homes(t, seat)
    free = [field for field in own if not standing(t, field)]
    return free or own
