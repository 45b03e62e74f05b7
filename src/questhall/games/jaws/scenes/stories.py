"""What is read: the story before and after a scenario, what is new in it, how it all ended."""

from __future__ import annotations

from questhall.haven.scenes import capital

from ..world import TUTORIAL
from .campaign import record, title
from .speaker import Speaker, goal_texts


def welcome(who: Speaker) -> tuple[str, ...]:
    """What is read first: the story of a scenario and its special rules, what came of one, or the cover.

    [JL-103, JL-116, JL-220, JL-222, JL-5204]
    """
    if not who.state.scenario:
        played = bool(record(who).attempts)
        return conclusion(who) if played else (who.say("cover-story"), who.say("cover-way"))
    number = who.scenario.number
    goal = "; ".join(goal_texts(who.words, who.scenario, who.state.party))
    twist = [who.say(f"twist-{who.scenario.id}")] if who.scenario.twisted else []
    told = [who.say(f"story-{who.state.scenario}"), *twist, who.say("welcome-goal", goal=goal)]
    if number <= TUTORIAL:
        told.append(who.say(f"lesson-{number}"))
    return tuple(told)


def conclusion(who: Speaker) -> tuple[str, ...]:
    """What came of the last scenario.  [JL-4209, JL-4302]"""
    last = record(who).attempts[-1]
    name = title(who, who.content.scenarios[last.scenario])
    if not last.won:
        return who.say("welcome-lost", scenario=name), who.say("welcome-again")
    return who.say("welcome-won", scenario=name), who.say(f"after-{last.scenario}")


def ending(who: Speaker) -> str:
    """How it ended: the scenario with its story, or the campaign with what was reached."""
    outcome = who.seen.outcome
    if outcome is None:
        return ""
    if outcome.reason == "campaign_ended":
        return who.say("end-campaign", won=outcome.score)
    text = capital(who.name("ending", outcome.reason))
    return f"{text}. {who.say(f'after-{who.state.scenario}')}" if outcome.result == "won" else text
