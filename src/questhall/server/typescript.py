"""Writes the browser's types from the structs that travel: python -m questhall.server.typescript web/src/types.ts"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from questhall.core import scene
from questhall.haven import accounts, cases

from . import messages, rest

HEAD = "// Made from the server's structs by `python -m questhall.server.typescript`; do not change it by hand.\n"
ALIASES = {"Language": messages.Language, "Grid": scene.Grid, "Rail": scene.Rail}
UNIONS = {"FromBrowser": messages.FromBrowser, "FromServer": messages.FromServer}
MODULES = (scene, messages, rest, cases, accounts)
BASES = (messages.Sent, messages.Told, messages.Facts)


def write() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [f"export type {name} = {_union(get_args(alias))};\n" for name, alias in ALIASES.items()]
    parts += [_interface(struct) for module in MODULES for struct in _structs(module)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};\n")
    return "\n".join(parts)


def _structs(module: Any) -> Iterator[type[msgspec.Struct]]:
    for value in vars(module).values():
        ours = isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in BASES
        if ours and value.__module__ == module.__name__:
            yield value


def _interface(struct: type[msgspec.Struct]) -> str:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    said = _field_docs(struct)
    lines = [_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{\n"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};\n")
    for field in info.fields:
        lines.append(_comment(_with_default(said.get(field.name, ""), field), "  "))
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};\n")
    return "".join([*lines, "}\n"])


def _with_default(text: str, field: kinds.Field) -> str:
    """What is said of a field, and what it is where it is left out."""
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    if field.required:
        return text
    return f"{text}\nWithout it: {msgspec.json.encode(default).decode()}.".strip()


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return textwrap.indent("\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"]), indent)


def _field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentence that stands below a field in the source, its own or of what it extends."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(tree, ast.ClassDef)
    base = struct.__base__
    found = _field_docs(base) if base in BASES else {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                found[name] = inspect.cleandoc(text)
    return found


def _type(info: kinds.Type) -> str:
    match info:
        case kinds.StructType():
            return info.cls.__name__
        case kinds.VarTupleType() | kinds.ListType():
            return _list(_type(info.item_type))
        case kinds.TupleType():
            return f"[{', '.join(map(_type, info.item_types))}]"
        case kinds.DictType():
            return _map(info)
        case kinds.LiteralType():
            return _literal(info.values)
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(map(_type, info.types)))
        case kinds.Metadata():
            return _type(info.type)
    return _PLAIN[type(info)]


_PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def _list(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


def _map(info: kinds.DictType) -> str:
    key, value = _type(info.key_type), _type(info.value_type)
    return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"


def _literal(values: Iterable[Any]) -> str:
    wanted = set(values)
    named = [name for name, alias in ALIASES.items() if set(get_args(alias)) == wanted]
    return named[0] if named else _union(sorted(values))


def _union(values: Iterable[Any]) -> str:
    return " | ".join(json.dumps(value) for value in values)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(write(), encoding="utf-8", newline="\n")
