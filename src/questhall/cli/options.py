"""The options of a game: in words on the command line, or asked for in menus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from questhall.core import Game
from questhall.core.errors import SetupError, one_of
from questhall.core.game import Option
from questhall.core.settings import LEVELS, Setting, settings
from questhall.words.names import Names

from .terminal import Terminal

YES_NO = {"yes": "true", "no": "false"}


def read_options(game: Game[Any, Any], texts: Iterable[str]) -> dict[str, Option]:
    """Options as they are typed: name=value."""
    return dict(_read_option(game, text) for text in texts)


def _read_option(game: Game[Any, Any], text: str) -> tuple[str, Option]:
    known = {setting.name: setting for setting in settings(game)}
    name, equals, value = text.partition("=")
    if name not in known:
        raise SetupError(f"“{game.key}” has no option “{name}”. It has: {one_of(known)}.")
    if not equals:
        raise SetupError(f"The option “{name}” needs a value: {name}={known[name].default}, for example.")
    setting = known[name]
    if isinstance(setting.default, bool):
        value = YES_NO.get(value, value)
    try:
        read: Option = msgspec.convert(value, setting.kind, strict=False)
    except msgspec.ValidationError as error:
        values = YES_NO if isinstance(setting.default, bool) else setting.values
        legal = f"It can be: {one_of(values)}." if values else f"{error}."
        raise SetupError(f"The option “{name}” of “{game.key}” cannot be “{value}”. {legal}") from None
    return name, read


def ask_options(terminal: Terminal, names: Names, scenario: str, chosen: dict[str, Option]) -> dict[str, Option]:
    """All that was chosen: the level if it was not, then any other option until nobody wants to change more."""
    chosen = dict(chosen)
    passed = {*chosen, *names.game.idle(scenario)}
    others = [setting for setting in settings(names.game) if setting.name not in passed]
    for setting in others:
        if setting.name in LEVELS:
            chosen[setting.name] = _ask_option(terminal, names, setting)
    others = [setting for setting in others if setting.name not in LEVELS]
    alone = [setting for setting in others if not setting.group]
    groups = {setting.group: [each for each in others if each.group == setting.group] for setting in others}
    folded = [group for name, group in groups.items() if name]
    while others:
        lines = [_line(terminal, names, setting, chosen) for setting in alone]
        lines += [names.group(group[0]) for group in folded]
        number = terminal.menu(terminal.words.say("choose-option"), [terminal.words.say("start-playing"), *lines])
        if number == 0:
            break
        group = [] if number <= len(alone) else folded[number - 1 - len(alone)]
        picked = _pick(terminal, names, group, chosen) if group else alone[number - 1]
        if picked is not None:
            chosen[picked.name] = _ask_option(terminal, names, picked)
    return chosen


def _pick(terminal: Terminal, names: Names, group: list[Setting], chosen: dict[str, Option]) -> Setting | None:
    """One of the options that stand together, or none of them."""
    lines = [_line(terminal, names, each, chosen) for each in group]
    number = terminal.menu(names.group(group[0]), [terminal.words.say("leave-group"), *lines])
    return group[number - 1] if number else None


def _line(terminal: Terminal, names: Names, setting: Setting, chosen: dict[str, Option]) -> str:
    value = names.value(setting, chosen.get(setting.name, setting.default))
    return terminal.words.say("option-is", option=names.option(setting), value=value)


def _ask_option(terminal: Terminal, names: Names, setting: Setting) -> Option:
    title = names.entry(names.option(setting), "option", setting.name)
    if setting.values:
        named = [(value, names.value(setting, value)) for value in setting.values]
        lines = [names.entry(name, setting.name, str(value)) for value, name in named]
        return setting.values[terminal.menu(title, lines, setting.values.index(setting.default))]
    while True:
        typed = terminal.ask("new-value", option=title, default=setting.default) or str(setting.default)
        try:
            return _read_option(names.game, f"{setting.name}={typed}")[1]
        except SetupError as error:
            terminal.write(str(error))
