"""What every answer is called, so that no two of a menu are called alike."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision
from questhall.words import signed
from questhall.words.ways import told

from ..board import fighter, occupied
from ..choices import (
    Activate,
    Build,
    BuyCard,
    BuySpell,
    BuyWarMachine,
    Deploy,
    Discover,
    Done,
    Exchange,
    Go,
    GoHome,
    HireHero,
    KeepDie,
    LayTile,
    LeadRival,
    LeapTo,
    MoveUnit,
    PayValuables,
    PickBonus,
    PickDeck,
    PickTiding,
    PickTile,
    Play,
    PutGate,
    PutGuard,
    Raze,
    Ready,
    Recruit,
    ReinforceUnit,
    RemoveCard,
    RerollDie,
    Revisit,
    ScoutTile,
    Strike,
    TakeOption,
    Target,
    TargetPair,
    TargetSpace,
    TurnTile,
    UseAbility,
    UseBuilding,
)
from ..content import load
from ..effects import Option, Purse, Search
from ..geography import cell_of, tile_of
from ..people import pawn_of
from ..state import Place
from ..steps.auctions import FillPool
from ..steps.combat.rerolling import RethrowDice, RethrowGuard, WeighRolls
from ..steps.combat.shifting import SwapUnits
from ..steps.combat.starting import PlaceUnits, React
from ..steps.diplomacy import ShowNeutrals
from ..steps.exploring import OrientStart, OrientTile
from ..steps.guessing import LoseDie, MatchDie, PayDie
from ..steps.performing import ChooseOption
from ..steps.shores import PassThrough
from ..steps.thrown import ChooseDie, PickDie, Thrown, TurnDie, WeighBoth
from .battle import space_name
from .cards import full_text, tiding_text
from .country import land_of, layout_of, marked, way
from .menus import bonus_label
from .prices import cost_of, paid_for
from .speaker import Speaker
from .tones import fought_by, left_out


def label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """One answer."""
    match choice:
        case Done() if isinstance(decision.question, PlaceUnits) and (units := left_out(who, decision)):
            return who.words.say("label-left_out", units=tuple(who.words.name("unit", unit) for unit in units))
        case Done():
            key = done_key(who, decision)
            return who.words.say(key) if who.words.has(key) else who.words.choice(choice)
        case Ready() if not fought_by(who, decision.seat):
            return who.words.say("label-ready_others")
        case Build() | Recruit() | ReinforceUnit() | BuySpell() | HireHero() | UseBuilding():
            return priced(who, decision, choice)
        case BuyCard() | BuyWarMachine() | PayValuables() | RemoveCard():
            return priced(who, decision, choice)
        case Go() | GoHome() | Revisit() | TurnTile() | PickTile() | LeadRival() | LeapTo():
            return on_map(who, decision, choice)
        case Discover() | ScoutTile() | LayTile():
            return words_of_tile(who, decision, choice)
        case KeepDie() | RerollDie():
            return die(who, decision, choice)
        case PickBonus(bonus):
            return bonus_label(who.words, bonus, who.seen.difficulty)
        case TakeOption() | Exchange():
            return offered(who, decision, choice)
        case PickTiding(card):
            return who.words.say("label-space", what=who.words.choice(choice), space=tiding_text(who.words, card))
        case PickDeck(deck) if isinstance(decision.question, FillPool):
            return who.words.say("label-deck_top", deck=who.words.name("deck", deck))
        case Play(card, place):
            name = who.words.name("card", card)
            return who.words.say("label-space", what=name, space=full_text(who.words, load().cards[card].plays[place]))
    return in_combat(who, decision, choice)


def done_key(who: Speaker, decision: Decision) -> str:
    """How an answer that ends a question is called: some say more about what is asked."""
    if isinstance(decision.question, React) and not fought_by(who, decision.seat):
        return "done-react_others"
    spoilt = isinstance(decision.question, ChooseDie) and decision.question.spoilt
    return "done-spoilt_dice" if spoilt else f"done-{decision.prompt}"


def priced(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What is sold or bought, with its price."""
    what = who.words.choice(choice)
    if isinstance(choice, HireHero):
        what = who.words.say("label-space", what=what, space=who.field(choice.at))
    if isinstance(choice, RemoveCard) and (got := paid_for(who, decision)) != Purse():
        return who.words.say("label-sold", what=what, price=who.purse(got))
    cost = cost_of(who, decision, choice)
    return who.words.say("label-priced", what=what, price=who.purse(cost)) if cost != Purse() else what


def on_map(who: Speaker, decision: Decision, choice: Choice) -> str:
    """Where a hero goes, or how a tile is turned."""
    words = who.words
    match choice:
        case Go(name, to):
            start, end = (land_of(layout_of(who)).at[at] for at in (pawn_of(who.t, decision.seat, name).at, to))
            towards = way(start, end)
            there = words.name("way", towards) if towards else told(words, "hex-pointy", start, end)
            return words.choice(replace(choice, to=words.say("label-way", way=there, place=who.field(to))))
        case LeapTo(to) if isinstance(decision.question, PassThrough):
            what = words.choice(replace(choice, to=who.field(to)))
            return words.say("label-space", what=what, space=tile_of(to).upper())
        case LeadRival(to) | LeapTo(to):
            return words.choice(replace(choice, to=who.field(to)))
        case GoHome(at):
            return words.choice(replace(choice, at=who.field(at)))
        case PickTile(place):
            tile = who.seen.layout.places[place].tile
            return words.say("label-space", what=words.choice(choice), space=tile.upper())
        case TurnTile(turn):
            return turned(who, decision, turn)
    return words.choice(choice)


def words_of_tile(who: Speaker, decision: Decision, choice: Discover | ScoutTile | LayTile) -> str:
    """A tile that is not on the map yet, with the way to its middle from the hero."""
    pawn = pawn_of(who.t, decision.seat, "main" if isinstance(choice, ScoutTile) else choice.pawn)
    middle = (choice.q, choice.r) if isinstance(choice, LayTile) else who.seen.layout.places[choice.place].at
    start = land_of(layout_of(who)).at.get(pawn.at)
    what = who.words.choice(choice)
    return (
        who.words.say("label-space", what=what, space=told(who.words, "hex-pointy", start, middle)) if start else what
    )


def turned(who: Speaker, decision: Decision, turn: int) -> str:
    """Where the marked field of the tile would lie."""
    question = decision.question
    assert isinstance(question, OrientTile | OrientStart), f"{question} turns no tile"
    place = who.seen.layout.places[question.place]
    tile = question.tile if isinstance(question, OrientTile) else place.tile
    where = cell_of(Place((0, 0), place.group, tile, turn), marked(tile))
    towards = way(cell_of(Place((0, 0), place.group, tile), "c"), where)
    field = who.field(f"{tile}_{marked(tile)}")
    return who.words.say("label-turn", field=field, way=who.words.name("way", towards))


def die(who: Speaker, decision: Decision, choice: KeepDie | RerollDie) -> str:
    """A result of a die, or the die to be rolled again."""
    question, words = decision.question, who.words
    if isinstance(question, Thrown):
        face = face_text(who, question.kind, question.faces[choice.die])
    elif isinstance(question, PickDie):
        face = face_text(who, question.roll.kind, question.roll.faces[choice.die])
    elif isinstance(question, LoseDie):
        face = face_text(who, "resource", question.faces[choice.die])
    elif isinstance(question, MatchDie):
        face = face_text(who, *question.pot[choice.die])
    elif isinstance(question, RethrowDice) and who.seen.combat and who.seen.combat.attack:
        face = signed(who.seen.combat.attack.dice[choice.die])
    elif isinstance(question, RethrowGuard) and who.seen.combat and who.seen.combat.attack:
        face = signed(who.seen.combat.attack.guard_die or 0)
    elif isinstance(question, TurnDie | WeighBoth):
        face = face_text(who, question.roll.kind, question.faces[choice.die])
    elif isinstance(question, WeighRolls):
        face = signed(question.faces[choice.die])
    else:
        return words.choice(choice)
    number = sum(isinstance(each, type(choice)) for each in decision.choices) > 1
    face = f"{face} ({choice.die + 1})" if number and isinstance(question, RethrowDice) else face
    keys = {LoseDie: "label-lose", PickDie: "label-turn_die"}
    key = keys.get(type(question), "label-die")
    return words.say(key if isinstance(choice, KeepDie) else "label-reroll", face=face)


def face_text(who: Speaker, kind: str, face: int) -> str:
    """A face of a resource, a treasure or an attack die."""
    if kind == "resource":
        return who.purse(load().dice.resource[face])
    return who.effects(load().dice.treasure[face]) if kind == "treasure" else signed(face)


def offered(who: Speaker, decision: Decision, choice: TakeOption | Exchange) -> str:
    """One of several things, a line of the trade table."""
    question, words = decision.question, who.words
    if isinstance(choice, Exchange):
        line = load().trades[choice.line]
        return words.say("label-trade", give=who.purse(line.give), get=who.purse(line.get))
    if isinstance(question, ShowNeutrals):
        return words.say("label-azure", azure=bool(choice.option))
    if isinstance(question, PayDie):
        cost = load().dice.resource[question.face]
        search = who.words.describe(Search(question.riddle.deck, question.riddle.cards))
        return words.say("label-option_paid", pay=who.purse(cost), then=search)
    if isinstance(question, ChooseOption):
        option: Option = question.options[choice.option]
        then = who.effects(option.then)
        return then if option.pay == Purse() else words.say("label-option_paid", pay=who.purse(option.pay), then=then)
    return words.choice(choice)


def in_combat(who: Speaker, decision: Decision, choice: Choice) -> str:
    """Units by their names, spaces by column and row."""
    words = who.words
    match choice:
        case Target(name) | Activate(name):
            return words.choice(replace(choice, fighter=placed(who, name)))
        case Strike(name):
            return words.choice(replace(choice, target=placed(who, name)))
        case MoveUnit(space) | TargetSpace(space) | PutGuard(_, space):
            return words.say("label-space", what=words.choice(choice), space=space_name(space))
        case UseAbility(ability, goal):
            return words.choice(replace(choice, goal=ability_goal(who, ability, goal)))
        case PutGate(column) | Raze(column):
            return words.say("label-space", what=words.choice(choice), space=space_name(column)[0])
        case Deploy(place, space):
            unit = words.name("unit", who.sides[decision.seat].army[place].unit)
            return words.say("label-space", what=unit, space=space_name(space))
        case TargetPair(first, second):
            return pair(who, decision, first, second)
    return words.choice(choice)


def placed(who: Speaker, name: str) -> str:
    """A unit, with its space where another one is called the same."""
    c, called = who.seen.combat, who.fighter(name)
    if c is None or sum(who.fighter(each.id) == called for each in c.fighters) < 2:
        return called
    return who.words.say("name-placed", unit=called, space=space_name(fighter(c, name).at))


def ability_goal(who: Speaker, ability: str, goal: str) -> str:
    """What the ability of a unit is used on."""
    if not goal.isdigit():
        return placed(who, goal)
    return space_name(int(goal))[0] if ability == "hurl" else space_name(int(goal))


def pair(who: Speaker, decision: Decision, first: int, second: int) -> str:
    """Two units that change places, or two spaces."""
    if not isinstance(decision.question, SwapUnits) or who.seen.combat is None:
        return f"{space_name(first)}, {space_name(second)}"
    taken = occupied(who.seen.combat)
    names = {"first": who.fighter(taken[first].id), "second": who.fighter(taken[second].id)}
    return who.words.say("label-swap", **names)
