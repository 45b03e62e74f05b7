"""The browser's types and the server's structs are the same thing."""

from pathlib import Path

from questhall.server.typescript import write

TYPES = Path(__file__).parents[2] / "web" / "src" / "types.ts"


def test_the_types_in_the_repository_are_those_of_the_structs() -> None:
    assert TYPES.read_text(encoding="utf-8") == write(), "run: python -m questhall.server.typescript web/src/types.ts"


def test_a_message_has_its_kind_and_fields_that_may_be_left_out() -> None:
    text = write()
    assert 'export interface Undo {\n  kind: "undo";\n  id: string;\n' in text
    assert 'what?: "choice" | "played_out" | "turn";' in text
    assert "export type FromServer = Whole | Delta | " in text
