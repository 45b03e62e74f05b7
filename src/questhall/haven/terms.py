"""What both games call by an id, and the nouns that these ids stand for."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import noun

FigureId = str
CardId = Annotated[str, noun("card")]
ItemId = Annotated[str, noun("item")]
ScenarioId = Annotated[str, noun("scenario")]
Being = Annotated[str, noun("being")]
"""A character, a kind of monster or a kind of objective."""
Symbol = Annotated[str, noun("element")]
"""An element, two of them to choose from (`ice_dark`), or any (`wild`)."""
ConditionId = Annotated[str, noun("condition")]
"""A condition of either game; what cards may give is said by each of them."""
Reach = Annotated[Literal["any", "melee", "ranged"], noun("reach")]
Half = Annotated[Literal["top", "bottom"], noun("half")]
HALVES: tuple[Half, ...] = ("top", "bottom")
