"""What a monster may do on a map that somebody has drawn."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from questhall.games.jaws.accounts import RULES
from questhall.haven.accounts import Account, account
from questhall.haven.cases import Case, Turn, read_cases

from ..speech import Refused
from .common import hall, language, raw, route

MOST_HEXES, MOST_CHARACTERS, MOST_AREA = 240, 8, 12
"""A server plans for everybody, so for each of them not more than takes it a second."""


@route
async def plan(request: Request) -> Account:
    """The account of one case; one is worked out at a time, beside everything else."""
    case = _small(read_cases(await raw(request, hall(request).tuning.body_size), "The map"))
    words = language(request)
    async with hall(request).planning:
        return await asyncio.to_thread(lambda: account(case, Turn(case), words, RULES))


def _small(cases: list[Case]) -> Case:
    """The one case, if it is not too much for a server."""
    if len(cases) != 1:
        raise Refused("not_possible", "plan_cases", found=len(cases))
    case = cases[0]
    limits = (
        ("plan_hexes", len(case.floor) + len(case.walls) + len(case.thin_walls), MOST_HEXES),
        ("plan_characters", len(case.characters), MOST_CHARACTERS),
        ("plan_area", len(case.ability.area or ()), MOST_AREA),
    )
    for key, found, most in limits:
        if found > most:
            raise Refused("not_possible", key, found=found, most=most)
    return case
