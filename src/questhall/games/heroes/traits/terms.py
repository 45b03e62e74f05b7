"""The kind of all traits."""

from __future__ import annotations

import msgspec

from questhall.core import snake


class Trait(msgspec.Struct, frozen=True, tag_field="has", tag=snake, forbid_unknown_fields=True, gc=False):
    """A special ability of a unit."""
