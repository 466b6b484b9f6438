"""Writes the manual page and the shells' completions from the parser of the command line.

python packaging/shell_files.py        after a change of the command line; a test says when
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

ROOT = Path(__file__).resolve().parent.parent
SHELL = ROOT / "packaging" / "shell"
sys.path.insert(0, str(ROOT))

from cucu_desktop import __version__  # noqa: E402 - found by the line above
from cucu_desktop.match.command_parser import parser  # noqa: E402

NAME = "cucu-desktop"
FILES = r"""
.SH FILES
.TP
.I ~/.local/share/cucu-desktop/matches
Saved matches, finished ones in
.I played
beside it. XDG_DATA_HOME moves them.
.TP
.I ~/.config/cucu-desktop/settings.ini
The settings. XDG_CONFIG_HOME moves them.
.TP
.I ~/.local/state/cucu-desktop/log/errors.log
Errors of the program, with its version and no names. XDG_STATE_HOME moves it.
.SH EXIT STATUS
0: all went well. 1: a scenario did not come out as expected, or the window cannot be opened.
2: the command cannot be run, or a scenario is not valid. 130: Ctrl+C.
.SH BUGS
https://github.com/cucu-desktop/CucuDesktop/issues
"""


def files() -> dict[str, str]:
    """The text of each file, by its name."""
    found = parser("en")
    (commands,) = (action.choices for action in found._actions if isinstance(action.choices, dict))  # noqa: SLF001
    by_command = {"": found, **commands}
    options = {name: _options(command) for name, command in by_command.items()}
    told = {
        action.dest: str(action.help)
        for group in found._subparsers._group_actions  # type: ignore[union-attr]  # noqa: SLF001
        for action in group._choices_actions  # type: ignore[attr-defined]  # noqa: SLF001
    }
    return {
        f"{NAME}.6": _manual(by_command, options, told),
        f"{NAME}.bash": _bash(options),
        f"_{NAME}": _zsh(options, told),
        f"{NAME}.fish": _fish(options, told),
    }


def _options(command: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in command._actions if action.option_strings]  # noqa: SLF001


def _strings(found: list[argparse.Action]) -> list[str]:
    return [string for action in found for string in action.option_strings]


def _values(action: argparse.Action) -> list[str]:
    return [str(choice) for choice in action.choices or ()]


def _manual(
    commands: dict[str, argparse.ArgumentParser],
    options: dict[str, list[argparse.Action]],
    told: dict[str, str],
) -> str:
    lines = [
        f'.TH CUCU-DESKTOP 6 "" "cucu-desktop {__version__}" "Games"',
        ".SH NAME",
        r"cucu\-desktop \- eight card games of the Cucco family",
    ]
    lines.append(".SH SYNOPSIS")
    for name, command in commands.items():
        takes_files = any(not action.option_strings and name for action in command._actions)  # noqa: SLF001
        files_taken = ("[FILE...]" if takes_files else "") if name else "[FILE]"
        lines += [_roff(f"{NAME} {name} [OPTION...] {files_taken}".replace("  ", " ").strip()), ".br"]
    lines += [".SH DESCRIPTION", _roff(f"{commands[''].description} {commands[''].epilog}")]
    for name in commands:
        lines.append(f".SH {name.upper()}" if name else ".SH OPTIONS")
        if name:
            lines.append(_roff(f"{told[name][0].upper()}{told[name][1:]}."))
        for action in options[name]:
            value = (
                "" if action.nargs == 0 else f" {action.metavar or '|'.join(_values(action)) or action.dest}"
            )
            lines += [".TP", rf"\fB{_roff(', '.join(action.option_strings))}\fR{_roff(value)}"]
            lines.append(_roff(str(action.help)))
    return "\n".join(lines) + FILES


def _roff(text: str) -> str:
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    for letter, name in (("ù", r"\[`u]"), ("ö", r"\[:o]")):
        escaped = escaped.replace(letter, name)
    return escaped


def _bash(options: dict[str, list[argparse.Action]]) -> str:
    cases = "\n".join(
        f"        {name or '*'}) options='{' '.join(_strings(found))}' ;;"
        for name, found in sorted(options.items(), reverse=True)
    )
    values = {
        string: _values(action)
        for found in options.values()
        for action in found
        for string in action.option_strings
        if action.choices
    }
    offers = "\n".join(
        f"        {string}) COMPREPLY=($(compgen -W '{' '.join(found)}' -- \"$word\")); return ;;"
        for string, found in values.items()
    )
    commands = " ".join(name for name in options if name)
    return f"""# bash completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command='' options each
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $each in {commands.replace(" ", "|")}) command=$each ;; esac
    done
    case $before in
{offers}
    esac
    case $command in
{cases}
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        COMPREPLY=($(compgen -f -- "$word"))
        [[ $command ]] || COMPREPLY+=($(compgen -W '{commands}' -- "$word"))
    fi
}}
complete -o filenames -F _cucu_desktop cucu-desktop
"""


def _zsh(options: dict[str, list[argparse.Action]], told: dict[str, str]) -> str:
    def specs(found: list[argparse.Action]) -> str:
        lines = []
        for action in found:
            for string in action.option_strings:
                help_text = str(action.help).replace("'", "'\\''").replace(":", r"\:")
                value = "" if action.nargs == 0 else f":value:({' '.join(_values(action))})"
                lines.append(f"        '{string}[{help_text}]{value}' \\")
        return "\n".join(lines)

    cases = "\n".join(
        f"    {name})\n      _arguments \\\n{specs(found)}\n        '*:file:_files'\n      ;;"
        for name, found in options.items()
        if name
    )
    commands = "\n".join(f"        '{name}:{told[name]}'" for name in options if name)
    return f"""#compdef cucu-desktop
# zsh completion of cucu-desktop; written by packaging/shell_files.py
_cucu_desktop() {{
  local command=${{words[(r)({"|".join(name for name in options if name)})]}}
  case $command in
{cases}
    *)
      local -a commands=(
{commands}
      )
      _arguments \\
{specs(options[""])}
        '*:file:_files'
      _describe command commands
      ;;
  esac
}}
_cucu_desktop "$@"
"""


def _fish(options: dict[str, list[argparse.Action]], told: dict[str, str]) -> str:
    names = [name for name in options if name]
    lines = ["# fish completion of cucu-desktop; written by packaging/shell_files.py"]
    lines += [
        f"complete -c {NAME} -n __fish_use_subcommand -a {name} -d {_quoted(told[name])}" for name in names
    ]
    for name, found in options.items():
        when = f"'__fish_seen_subcommand_from {name}'" if name else "__fish_use_subcommand"
        for action in found:
            strings = " ".join(
                f"-l {string[2:]}" if string.startswith("--") else f"-s {string[1:]}"
                for string in action.option_strings
            )
            value = "" if action.nargs == 0 else f" -x -a {_quoted(' '.join(_values(action)))}"
            lines.append(f"complete -c {NAME} -n {when} {strings}{value} -d {_quoted(str(action.help))}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


if __name__ == "__main__":
    SHELL.mkdir(exist_ok=True)
    for file, text in files().items():
        (SHELL / file).write_text(text, "utf-8")
