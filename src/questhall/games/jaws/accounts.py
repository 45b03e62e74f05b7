"""The rules behind each sentence of the account of a monster's turn."""

from __future__ import annotations

RULES: dict[str, tuple[str, ...]] = {
    "plan-never": (
        "JL-2808",
        "JL-2809",
    ),
    "plan-cost": (
        "JL-2802",
        "JL-2806",
        "JL-G-103",
    ),
    "plan-no-focus": ("JL-2810",),
    "plan-focus-open": (
        "JL-2906",
        "JL-G-006",
    ),
    "plan-focus-only": (
        "JL-2801",
        "JL-G-103",
    ),
    "plan-focus-initiative": (
        "JL-2805",
        "JL-G-108",
    ),
    "plan-focus-hazards": (
        "JL-2811",
        "JL-G-106",
    ),
    "plan-focus-points": (
        "JL-2802",
        "JL-G-107",
    ),
    "plan-no-move": ("JL-2707",),
    "plan-stays": (
        "JL-2902",
        "JL-G-122",
    ),
    "plan-stuck": (
        "JL-2904",
        "JL-G-124",
    ),
    "plan-goes": (
        "JL-G-122",
        "JL-G-123",
    ),
    "plan-nears": (
        "JL-2907",
        "JL-G-124",
    ),
    "plan-hazards": (
        "JL-2811",
        "JL-2812",
        "JL-G-126",
    ),
    "plan-jumps": (
        "JL-720",
        "JL-725",
    ),
    "plan-no-attack": (
        "JL-2708",
        "JL-2815",
    ),
    "plan-too-far": ("JL-G-129",),
    "plan-area": (
        "JL-838",
        "JL-G-113",
        "JL-G-130",
    ),
    "plan-many": (
        "JL-3008",
        "JL-3009",
        "JL-G-128",
    ),
    "plan-one": ("JL-3001",),
    "plan-muddled": ("JL-3006",),
    "plan-awkward": (
        "JL-3005",
        "JL-G-133",
    ),
    "plan-away": (
        "JL-3005",
        "JL-G-132",
    ),
    "plan-order": ("JL-3010",),
}
"""By the name of the sentence, in the order in which an account is told."""
