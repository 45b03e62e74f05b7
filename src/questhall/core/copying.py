"""Copies of plain data, generated from its types: as quick as written by hand, and never forgetting a field."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import inspect

Copier = Callable[[Any], Any]


@functools.cache
def copier(kind: Any) -> Copier | None:
    """A function that copies values of a type, or None where they cannot change and may be shared."""
    return _copier(inspect.type_info(kind))


@functools.cache
def state_copier(kind: type[msgspec.Struct]) -> Copier:
    """A function that copies states; a state can change."""
    copy = copier(kind)
    assert copy is not None, f"{kind.__name__} cannot change"
    return copy


def _copier(info: inspect.Type) -> Copier | None:
    if isinstance(info, inspect.Metadata):
        info = info.type
    if not _changes(info, set()):
        return None
    match info:
        case inspect.StructType():
            return _struct_copier(info.cls)
        case inspect.ListType():
            return _list_copier(_copier(info.item_type))
        case inspect.DictType():
            return _dict_copier(_copier(info.value_type))
        case inspect.UnionType():
            return _union_copier(info)
        case _:
            raise TypeError(f"{info} cannot be copied: what can change stands in structs, lists and dicts")


_CHANGING = (inspect.ListType, inspect.DictType, inspect.ByteArrayType)
_UNORDERED = (inspect.SetType, inspect.FrozenSetType)
_UNKNOWN = (inspect.AnyType, inspect.RawType, inspect.CustomType, inspect.MemoryViewType)
_FOREIGN = (inspect.DataclassType, inspect.TypedDictType, inspect.NamedTupleType)


def _changes(info: inspect.Type, seen: set[type]) -> bool:
    """Whether anything in a value of this type can change; a frozen struct or a tuple may hold a list."""
    if isinstance(info, _UNKNOWN + _FOREIGN):
        raise TypeError(f"{info} cannot be copied: a state holds plain data of known types only")
    if isinstance(info, _UNORDERED):
        raise TypeError(f"{info} cannot be copied: a set's order is another in every run; a state holds lists or dicts")
    changing = isinstance(info, _CHANGING)
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return False
        seen.add(info.cls)
        changing = not info.cls.__struct_config__.frozen
    return changing or any(_changes(part, seen) for part in _parts(info))


def _parts(info: inspect.Type) -> Sequence[inspect.Type]:
    match info:
        case inspect.Metadata():
            return (info.type,)
        case inspect.StructType():
            return [field.type for field in info.fields]
        case inspect.TupleType():
            return info.item_types
        case inspect.UnionType():
            return info.types
        case inspect.VarTupleType():
            return (info.item_type,)
        case _:
            return ()


def _list_copier(item: Copier | None) -> Copier:
    if item is None:
        return list.copy
    return lambda values: [item(value) for value in values]


def _dict_copier(item: Copier | None) -> Copier:
    if item is None:
        return dict.copy
    return lambda values: {key: item(value) for key, value in values.items()}


def _union_copier(info: inspect.UnionType) -> Copier | None:
    changing = [member for member in info.types if _copier(member) is not None]
    if not changing:
        return None
    optional = [member for member in info.types if not isinstance(member, inspect.NoneType)]
    if len(optional) != 1:
        raise TypeError(f"{info} cannot be copied: only one member of a union may change, and beside it None")
    item = _copier(optional[0])
    assert item is not None
    return lambda value: None if value is None else item(value)


@functools.cache
def _struct_copier(kind: type[msgspec.Struct]) -> Copier:
    """A shallow copy, in which the fields that change are copied too; a frozen struct is made anew."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    names: dict[str, Any] = {"Kind": kind}
    changing = []
    for field in info.fields:
        copy = _copier(field.type)
        if copy is not None:
            names[f"copy_{field.name}"] = copy
            changing.append((field.name, _call(field.type, f"copy_{field.name}", f"value.{field.name}", names)))
    if kind.__struct_config__.frozen:
        others = [(name, f"value.{name}") for name in kind.__struct_fields__ if name not in dict(changing)]
        body = f"    return Kind({', '.join(f'{name}={made}' for name, made in (*changing, *others))})"
    elif changing:
        sets = "".join(f"    twin.{name} = {made}\n" for name, made in changing)
        body = f"    twin = value.__copy__()\n{sets}    return twin"
    else:
        plain: Copier = kind.__copy__  # type: ignore[attr-defined]
        return plain
    exec(f"def copy(value):\n{body}", names)
    made: Copier = names["copy"]
    return made


def _call(info: inspect.Type, copy: str, attribute: str, names: dict[str, Any]) -> str:
    """The copying expression; lists and dicts of plain values and lists of structs are written out."""
    if names[copy] is list.copy:
        return f"{attribute}[:]"
    if names[copy] is dict.copy:
        return f"{attribute}.copy()"
    match info:
        case inspect.ListType(item_type=inspect.StructType() as item):
            return f"[{_call_item(item, copy, names)} for item in {attribute}]"
        case inspect.DictType(value_type=inspect.StructType() as item):
            return f"{{key: {_call_item(item, copy, names)} for key, item in {attribute}.items()}}"
    return f"{copy}({attribute})"


def _call_item(info: inspect.StructType, copy: str, names: dict[str, Any]) -> str:
    """The same for a struct in a list or dict."""
    item = names[f"item_{copy}"] = _struct_copier(info.cls)
    return "item.__copy__()" if item is info.cls.__copy__ else f"item_{copy}(item)"  # type: ignore[attr-defined]
