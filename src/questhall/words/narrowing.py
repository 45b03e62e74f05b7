"""Choices of several cards, such as two for a round: where they are many, one card is chosen after the other."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

import msgspec

from ..core.scene import Choice, Scene

MANY = 8
"""More choices of several cards than this are not listed at once."""
BACK = "back"
"""The id of the choice that leads back to the first card."""


def narrowed(scene: Scene, first: str = "", back: str = "") -> Scene:
    """The scene with a choice for each first card; then with the choices that begin with it, and no lesson again."""
    begun = by_first(scene)
    if not begun:
        return scene
    if first in begun:
        prompt = msgspec.structs.replace(scene.prompt, hints=()) if scene.prompt else None
        return msgspec.structs.replace(scene, prompt=prompt, choices=(*begun[first], Choice(BACK, back, tone="skip")))
    starts = {each[0].id: start(ref, each) for ref, each in begun.items()}
    later = {each.id for choices in begun.values() for each in choices}
    kept = (starts.get(each.id) or (each if each.id not in later else None) for each in scene.choices)
    return msgspec.structs.replace(scene, choices=tuple(each for each in kept if each is not None))


def by_first(scene: Scene) -> Mapping[str, Sequence[Choice]]:
    """The choices of several cards by the first of these; nothing where they are few."""
    begun = dict[str, list[Choice]]()
    for choice in scene.choices:
        if len(choice.on) > 1 and all(ref.startswith("card:") for ref in choice.on):
            begun.setdefault(choice.on[0], []).append(choice)
    return begun if sum(map(len, begun.values())) > MANY else {}


def leads_to(choice: Choice) -> str | None:
    """The first card that is chosen with this, none for the way back; None where it is the whole choice."""
    if choice.id == BACK:
        return ""
    return choice.id if choice.on == (choice.id,) else None


def start(ref: str, choices: Sequence[Choice]) -> Choice:
    """What all these have in common, to be chosen first; a lone one is chosen at once."""
    if len(choices) == 1:
        return choices[0]
    columns = zip(*(each.label.split(" ") for each in choices), strict=False)
    common = " ".join(words[0] for words in itertools.takewhile(lambda words: len(set(words)) == 1, columns))
    same = {(each.group, each.tone) for each in choices}
    group, tone = same.pop() if len(same) == 1 else ("", "")
    return Choice(ref, f"{common} …", (ref,), group=group, tone=tone)
