"""Numbers that depend on the party, the level or what has just happened: "(1+L)xC", "ceil(1+L/2)"."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from fractions import Fraction
from math import ceil, floor

from questhall.core.errors import ContentError

from .terms import Amount

TOKEN = re.compile(r"ceil|floor|\d+|[A-Z]|[-+x/()]")
OPERATORS = {"+": 1, "-": 1, "x": 2, "/": 2}
ROUNDINGS = {"ceil": ceil, "floor": floor}


def work_out(amount: Amount, values: Mapping[str, int]) -> int:
    """The number that a formula stands for; fractions that are left are rounded down."""
    if isinstance(amount, int):
        return amount
    tokens = list(read(amount))
    found = _sum(tokens, values, amount, 0)
    if tokens:
        raise ContentError(f"“{amount}” is no formula: “{tokens[0]}” is out of place.")
    return floor(found)


@functools.cache
def read(formula: str) -> tuple[str, ...]:
    """The parts of a formula."""
    tokens = tuple(TOKEN.findall(formula))
    if "".join(tokens) != formula.replace(" ", ""):
        raise ContentError(f"“{formula}” is no formula of numbers, letters, + - x / ( ), ceil and floor.")
    return tokens


def _sum(tokens: list[str], values: Mapping[str, int], whole: str, binding: int) -> Fraction:
    left = _term(tokens, values, whole)
    while tokens and OPERATORS.get(tokens[0], 0) > binding:
        sign = tokens.pop(0)
        right = _sum(tokens, values, whole, OPERATORS[sign])
        match sign:
            case "+":
                left += right
            case "-":
                left -= right
            case "x":
                left *= right
            case _:
                left /= right
    return left


def _term(tokens: list[str], values: Mapping[str, int], whole: str) -> Fraction:
    if not tokens:
        raise ContentError(f"“{whole}” is no formula: it ends too early.")
    token = tokens.pop(0)
    if token in ROUNDINGS:
        return Fraction(ROUNDINGS[token](_term(tokens, values, whole)))
    if token == "(":
        inside = _sum(tokens, values, whole, 0)
        if not tokens or tokens.pop(0) != ")":
            raise ContentError(f"“{whole}” is no formula: a bracket is not closed.")
        return inside
    if token.isdigit():
        return Fraction(int(token))
    if token in values:
        return Fraction(values[token])
    raise ContentError(f"“{whole}” is no formula here: “{token}” is not known. Known: {', '.join(values)}.")
