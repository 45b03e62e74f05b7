"""The code of the toy game, as far as it says anything."""

from questhall.core import Refusal

FULL = Refusal("cell:main/vault", "full", "TOY-1", {"room": "vault", "seat": 0, "most": 3})
