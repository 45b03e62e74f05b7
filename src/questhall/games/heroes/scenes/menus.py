"""What menus tell of a scenario and of a difficulty, from the data."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.words import Words

from ..content import load
from ..dealing import CROWNS
from ..effects import TIERS, Difficulty
from ..steps.beginning import BONUSES, Bonus
from ..steps.rounds import RENEWALS
from .speaker import capital, listed

SHOWN = (3, 5, 7)
"""Difficulties of fields whose guards tell how hard a game is."""
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def details(words: Words, kind: str, id: str) -> str:
    """Numbers of players and rounds, guards and the starting bonus, and what options bring."""
    match kind:
        case "scenario":
            return scenario(words, id)
        case "difficulty":
            return difficulty(words, id)  # type: ignore[arg-type]
        case "option" if id == "empowered_abilities":
            return words.say("menu-crowns", crowns=CROWNS)
        case "option" if id == "returning_fields":
            return words.say("menu-renewals", rounds=", ".join(map(str, RENEWALS)))
    return ""


def scenario(words: Words, id: str) -> str:
    """For how many players a scenario is, and how many rounds it takes; a campaign has missions.  [HM-104, HM-108]"""
    campaign = load().campaigns.get(id)
    plan = load().plan(campaign.missions[0] if campaign else id)
    players = words.say("menu-players", players=span(plan.players), count=plan.players[-1])
    if campaign:
        return f"{players} · {words.say('menu-missions', missions=len(campaign.missions))}"
    rounds = sorted({plan.last_round(count) for count in plan.players})
    return f"{players} · {words.say('menu-rounds', rounds=span(rounds), count=rounds[-1])}"


def span(numbers: Sequence[int]) -> str:
    """Numbers in a row by the first and the last, others one by one."""
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def difficulty(words: Words, id: Difficulty) -> str:
    """The starting bonus and the guards of some fields.  [HM-2902 to HM-2905, HM-1806]"""
    bonuses: tuple[Bonus, ...] = ("dice", "artifact")
    given = [bonus_text(words, bonus, id) for bonus in bonuses if id in BONUSES]
    bonus = words.say("menu-bonus", first=given[0], second=given[1]) if given else words.say("menu-no_bonus")
    guards = "; ".join(f"{NUMERALS[level]}: {guards_text(words, level, id)}" for level in SHOWN)
    return f"{bonus} · {words.say('menu-guards', guards=guards)}"


def guards_text(words: Words, level: int, id: Difficulty) -> str:
    """The guards of a field by their tiers."""
    guards = load().guards[level][id]
    return ", ".join(f"{guards[tier]} × {words.name('tier', tier)}" for tier in TIERS if tier in guards)


def bonus_text(words: Words, bonus: Bonus, id: Difficulty) -> str:
    """What a starting bonus brings.  [HM-2902 to HM-2904]"""
    effects = BONUSES[id][bonus]
    if not effects:
        return words.say("bonus-minor")
    text = listed(words, dict.fromkeys(effects))
    return words.say("bonus-twice", what=text) if len(effects) > len(set(effects)) else text


def bonus_label(words: Words, bonus: Bonus, id: Difficulty) -> str:
    """A starting bonus to choose."""
    return capital(bonus_text(words, bonus, id))
