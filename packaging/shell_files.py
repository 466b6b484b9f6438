"""Writes the manual page and the completions of shells from the command line's parser and the games.

python packaging/shell_files.py        after a change of either; a test says when
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHELL = ROOT / "packaging" / "shell"
sys.path.insert(0, str(ROOT))

from cucu_desktop import __version__  # noqa: E402 - found by the line above
from cucu_desktop.bots import PERSONS  # noqa: E402
from cucu_desktop.games.catalogue import GAMES  # noqa: E402
from cucu_desktop.match.command_parser import parser  # noqa: E402
from cucu_desktop.match.printing.sheets import PRINTED  # noqa: E402
from cucu_desktop.words import words_of  # noqa: E402

NAME = "cucu-desktop"
CATALOGUES = {
    "--game": tuple(GAMES),
    "--template": tuple(GAMES),
    "--preset": tuple(dict.fromkeys(preset for game in GAMES.values() for preset in game.presets)),
    "--person": tuple(PERSONS),
    "pack": PRINTED,
}
"""Values that the parser takes as text, so that it need not load their lists."""
PATHS = ("FILE", "FOLDER")
"""The parser's metavars of values that are paths."""
FILES = r"""
.SH FILES
.TP
.I ~/.local/share/cucu\-desktop/matches
Saved matches, finished ones in
.I played
beside it. XDG_DATA_HOME moves them.
.TP
.I ~/.config/cucu\-desktop/settings.ini
The settings. XDG_CONFIG_HOME moves them.
.TP
.I ~/.local/state/cucu\-desktop/log/errors.log
Errors of the program, with its version and no names. XDG_STATE_HOME moves it.
.SH EXIT STATUS
0: all went well. 1: a scenario did not come out as expected, lines of a club file were left out, or the
window cannot be opened.
2: the command cannot be run, or a scenario is not valid. 130: Ctrl+C.
.SH BUGS
https://github.com/cucu\-desktop/CucuDesktop/issues
"""


@dataclass(frozen=True)
class Command:
    """One command of the program; the one without a name opens the window."""

    name: str
    told: str
    parser: argparse.ArgumentParser

    @cached_property
    def options(self) -> list[argparse.Action]:
        """The options that are not hidden from the help."""
        return [
            action
            for action in self.parser._actions  # noqa: SLF001
            if action.option_strings and action.help != argparse.SUPPRESS
        ]

    @cached_property
    def taken(self) -> list[argparse.Action]:
        """The positional arguments; the window's file is removed before argparse parses."""
        if not self.name:
            return [argparse.Action([], "file", nargs="?", metavar="FILE")]
        return [action for action in self.parser._actions if not action.option_strings]  # noqa: SLF001

    @property
    def synopsis(self) -> str:
        """The positional arguments as in the synopsis."""
        forms = {"*": "[{}...]", "?": "[{}]", "+": "{}..."}
        return " ".join(
            forms.get(str(action.nargs), "{}").format(action.metavar or action.dest.upper())
            for action in self.taken
        )

    @property
    def files(self) -> bool:
        """Whether it takes files."""
        return any(map(is_path, self.taken))

    @property
    def words(self) -> str:
        """The known values of the positional arguments."""
        return " ".join(word for action in self.taken for word in values(action))

    @property
    def strings(self) -> str:
        """Every spelling of every option."""
        return " ".join(string for action in self.options for string in action.option_strings)


def files() -> dict[str, str]:
    """Return the text of each file, by its name."""
    commands = commands_of(parser("en"))
    return {
        f"{NAME}.6": manual(commands),
        f"{NAME}.bash": bash(commands),
        f"_{NAME}": zsh(commands),
        f"{NAME}.fish": fish(commands),
    }


def commands_of(found: argparse.ArgumentParser) -> list[Command]:
    """Return the commands of a parser, first the one that opens the window."""
    (below,) = (each for each in found._actions if isinstance(each, argparse._SubParsersAction))  # noqa: SLF001
    told = {action.dest: str(action.help) for action in below._choices_actions}  # noqa: SLF001
    return [
        Command("", "", found),
        *(Command(name, told[name], command) for name, command in below.choices.items()),
    ]


def values(action: argparse.Action) -> tuple[str, ...]:
    """Return the known values of an option."""
    if action.choices:
        return tuple(str(choice) for choice in action.choices)
    if "|" in str(action.metavar):
        return tuple(str(action.metavar).split("|"))
    named = (*action.option_strings, action.dest)
    return next((CATALOGUES[name] for name in named if name in CATALOGUES), ())


def is_path(action: argparse.Action) -> bool:
    """Return whether a value is the path of a file or a folder."""
    return action.metavar in PATHS


def takes_value(action: argparse.Action) -> bool:
    """Return whether an option needs a value."""
    return action.nargs != 0


def manual(commands: list[Command]) -> str:
    """Return the manual page."""
    window = commands[0]
    lines = [
        f'.TH CUCU\\-DESKTOP 6 "" "cucu\\-desktop {__version__}" "Games"',
        ".SH NAME",
        rf"cucu\-desktop \- table of {len(GAMES)} card games of the Cucco family",
        ".SH SYNOPSIS",
    ]
    for command in commands:
        usage = " ".join(filter(None, (NAME, command.name, "[OPTION...]", command.synopsis)))
        lines += [roff(usage), ".br"]
    lines += [".SH DESCRIPTION", roff(f"{window.parser.description} {window.parser.epilog}")]
    for command in commands:
        lines.append(f".SH {command.name.upper()}" if command.name else ".SH OPTIONS")
        if command.name:
            lines.append(roff(f"{command.told[0].upper()}{command.told[1:]}."))
        for action in command.options:
            choices = "|".join(map(str, action.choices or ()))
            value = f" {action.metavar or choices or action.dest.upper()}" if takes_value(action) else ""
            lines += [".TP", rf"\fB{roff(', '.join(action.option_strings))}\fR{roff(value)}"]
            lines.append(roff(str(action.help)))
    lines += [".SH GAMES", roff("As --game names them, with the number of players and the presets:")]
    for game in GAMES.values():
        name = words_of("words", "en", game.id)["games"][game.id]["name"]
        few, many = game.seats[0], game.seats[-1]
        players = f"{few}" if few == many else f"{few} to {many}"
        lines += [".TP", rf"\fB{roff(game.id)}\fR"]
        lines.append(roff(f"{name}; {players} players; {', '.join(game.presets)}."))
    return "\n".join(lines) + FILES


def roff(text: str) -> str:
    """Return a text escaped for troff."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    escaped = "".join(letter if letter.isascii() else rf"\[u{ord(letter):04X}]" for letter in escaped)
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def bash(commands: list[Command]) -> str:
    """Return the completion for bash; it handles that bash splits words at an equals sign."""
    names = " ".join(command.name for command in commands if command.name)
    cases = "\n".join(
        f"        {command.name or '*'}) options='{command.strings}' files={int(command.files)} "
        f"words='{command.words if command.name else names}' ;;"
        for command in [*commands[1:], commands[0]]
    )
    known = {
        string: ("local IFS=$'\\n'; ", "-f") if is_path(action) else ("", f"-W '{' '.join(values(action))}'")
        for command in commands
        for action in command.options
        if takes_value(action)
        for string in action.option_strings
    }
    offers = "\n".join(
        f'        {string}) {before}COMPREPLY=($(compgen {words} -- "$word")); return ;;'
        for string, (before, words) in known.items()
    )
    return f"""# bash completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
    local command='' each options files words
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $each in {names.replace(" ", "|")}) command=$each ;; esac
    done
    [[ $word == = ]] && word='' || {{ [[ $before == = ]] && before=${{COMP_WORDS[COMP_CWORD-2]}}; }}
    case $before in
{offers}
    esac
    case $command in
{cases}
    esac
    [[ $word == -* ]] && words=$options files=0
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    local IFS=$'\\n'
    (( files )) && COMPREPLY+=($(compgen -f -- "$word"))
    return 0
}}
complete -o filenames -F _cucu_desktop cucu-desktop
"""


def zsh(commands: list[Command]) -> str:
    """Return the completion for zsh."""

    def specs(command: Command, rest: str) -> str:
        lines = []
        for action in command.options:
            text = str(action.help).translate(
                str.maketrans({"'": "'\\''", ":": r"\:", "[": r"\[", "]": r"\]"})
            )
            value = f":value:{offered(action)}"
            others = f"({' '.join(action.option_strings)})" if len(action.option_strings) > 1 else ""
            for string in action.option_strings:
                taken = ("=" if string.startswith("--") else "") if takes_value(action) else ""
                lines.append(f"'{others}{string}{taken}[{text}]{value if takes_value(action) else ''}'")
        return " \\\n        ".join([*lines, rest])

    def offered(action: argparse.Action) -> str:
        if is_path(action):
            return "_files"
        return f"({' '.join(values(action))})" if values(action) else " "  # no known values

    def rest(command: Command) -> str:
        if command.files:
            return "'*:file:_files'"
        return f"'2:value:({command.words})'" if command.words else ""

    names = [command.name for command in commands[1:]]
    cases = "\n".join(
        f"    {command.name})\n      _arguments \\\n        "
        + specs(command, f"'1:command:({command.name})' {rest(command)}".strip())
        + "\n      ;;"
        for command in commands[1:]
    )
    told = "\n".join(
        "    '{}:{}'".format(command.name, command.told.replace("'", "'\\''")) for command in commands[1:]
    )
    return f"""#compdef cucu-desktop
# zsh completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop_first() {{
  local -a commands=(
{told}
  )
  _describe -t commands command commands
  _files
}}
_cucu_desktop() {{
  case ${{words[(r)({"|".join(names)})]}} in
{cases}
    *)
      _arguments \\
        {specs(commands[0], "'1: :_cucu_desktop_first'")}
      ;;
  esac
}}
_cucu_desktop "$@"
"""


def fish(commands: list[Command]) -> str:
    """Return the completion for fish."""
    lines = ["# fish completion of cucu-desktop; written by packaging/shell_files.py"]
    for command in commands:
        when = f"'__fish_seen_subcommand_from {command.name}'" if command.name else "__fish_use_subcommand"
        begin = f"complete -c {NAME} -n {when}"
        if command.name:
            told = f"-a {command.name} -d {quoted(command.told)}"
            lines.append(f"complete -c {NAME} -n __fish_use_subcommand {told}")
        if not command.files:
            lines.append(f"{begin} -f" + (f" -a {quoted(command.words)}" if command.words else ""))
        for action in command.options:
            strings = " ".join(
                f"-l {string[2:]}" if string.startswith("--") else f"-s {string[1:]}"
                for string in action.option_strings
            )
            value = (" -r -F" if is_path(action) else " -x") if takes_value(action) else ""
            offered = f" -a {quoted(' '.join(values(action)))}" if values(action) else ""
            lines.append(f"{begin} {strings}{value}{offered} -d {quoted(str(action.help))}")
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """Return a text quoted for fish."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


if __name__ == "__main__":
    SHELL.mkdir(exist_ok=True)
    for file, text in files().items():
        (SHELL / file).write_text(text, "utf-8")
