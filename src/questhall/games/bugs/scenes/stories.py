"""What is read: the story before and after a scenario, how it ended, and how the game goes."""

from __future__ import annotations

from ..campaign import upcoming, way
from ..state import COMPLETED
from .board import to_protect
from .campaign import record, title
from .gains import gains
from .goals import goals_text
from .speaker import Speaker


def welcome(who: Speaker) -> tuple[str, ...]:
    """What is read first: the story of a scenario, what came of one, or the cover.  [BB-204, BB-4801]"""
    if not who.state.scenario:
        return conclusion(who) if record(who).attempts else cover_story(who)
    words, first = who.words, who.state.campaign is None or not who.state.campaign.attempts
    story = words.name("story", who.state.scenario)
    guarded = [words.say("welcome-protect", thing=words.name("being", kind)) for kind in to_protect(who.scenario)]
    special = [words.say("welcome-rule", rule=words.describe(rule)) for rule in who.scenario.rules]
    told = (story, words.say("welcome-goal", goal=goals_text(who, who.scenario)), *guarded, *special)
    return (*told, words.say("welcome-turn")) if first else told


def cover_story(who: Speaker) -> tuple[str, ...]:
    """The story with which the campaign begins, and how a campaign goes.  [BB-4801]"""
    return who.words.say("cover-story"), who.words.say("cover-way")


def conclusion(who: Speaker) -> tuple[str, ...]:
    """What came of the last scenario, and what it leads to.  [BB-4715, BB-4716]"""
    words, last = who.words, record(who).attempts[-1]
    result = words.say("welcome-result", scenario=title(who, last.scenario), result=words.say(f"ending-{last.reason}"))
    told = (
        result,
        aftermath(who, last.scenario, last.reason),
        *(f"{each}." for each in gains(who, last.scenario, record(who).won[:-1]) if last.won),
    )
    if who.seen.outcome is not None:
        return told
    following = upcoming(record(who), who.state.character)
    names = ", ".join(title(who, name) for name in following)
    again = not last.won and last.scenario in following
    return (*told, words.say("welcome-again" if again else "welcome-next", scenario=names))


def aftermath(who: Speaker, scenario: str, reason: str) -> str:
    """The story after a scenario that was won or lost."""
    words = who.words
    return words.name("conclusion", scenario) if reason == COMPLETED else words.name("setback", scenario)


def ending(who: Speaker) -> str:
    """How it ended: the scenario with its story, or the campaign with what was reached."""
    outcome, words, campaign = who.seen.outcome, who.words, who.state.campaign
    if outcome is None:
        return ""
    if campaign is None:
        return f"{words.say(f'ending-{outcome.reason}')} {aftermath(who, who.state.scenario, outcome.reason)}"
    path = way(who.state.character)
    if outcome.result == "won":
        last = aftermath(who, path[-1], COMPLETED)
        return f"{last} {words.say('ending-campaign_completed', tries=len(campaign.attempts))}"
    return words.say("ending-campaign_ended", won=len(set(campaign.won)), most=len(path))
