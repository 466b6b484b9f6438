"""The commands that read files and print a line for each: `scenario`, `advise` and `score`."""

import errno
import json
import math
import os
import re
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.match import terminal
from cucu_desktop.match.terminal import refuse

if TYPE_CHECKING:
    from collections.abc import Callable

STANDARD_INPUT: Final = "-"
"""The FILE argument for standard input."""
FAILED: Final = 1
INVALID: Final = 2
_STRINGS: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"""|\'\'\'(?:[^\']|\'(?!\'\'))*+\'\'\'|"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\'|#[^\n]*+',
    re.DOTALL,
)
_DOTTED: Final = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){32}""")
"""The longest TOML key in parts; reading one of 20,000 takes a minute."""
LARGEST_DEAL: Final = 1 << 19
"""The largest scenario file in bytes; those of the collection have some thousand."""
_MOST_BITS: Final = 14_000
"""The largest number of digits of a whole number; Python prints no longer ones."""


def scenario(arguments: Namespace) -> int:
    """Run scenarios from files, or one a line from standard input; print one result a line, or a template.

    Returns:
        0: all are as expected; 1: some are not; 2: some are not valid, or there is no such game.
    """
    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.match.narration import system_language
    from cucu_desktop.match.scenario.runner import run
    from cucu_desktop.match.scenario.template import template_of

    game: str | None = arguments.template
    if game is None:
        return _run_all(arguments, run)
    if game not in GAMES:
        return refuse(system_language(), "no-table", game=repr(game), games=", ".join(GAMES))
    terminal.write(template_of(game))
    return 0


def advise(arguments: Namespace) -> int:
    """Print advice for the seat to act at the end of each scenario, one result a line.

    Returns:
        0: all have a result; 2: some scenarios are not valid, or nobody is to act after them.
    """
    from dataclasses import replace

    from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
    from cucu_desktop.match.advice.scenario_advice import advise_on
    from cucu_desktop.match.narration import system_language

    language = arguments.lang or system_language()
    if arguments.person is not None and arguments.person not in PERSONS:
        return refuse(language, "no-person", person=repr(arguments.person), persons=", ".join(PERSONS))
    who = COUNSELLOR if arguments.person is None else PERSONS[arguments.person]
    person = replace(who, level=arguments.level)
    return _run_all(arguments, lambda read: advise_on(read, person, arguments.seed, language, arguments.seat))


def score(arguments: Namespace) -> int:
    """Keep the score of written-down games of real cards, one result a line.

    Returns:
        0: all have a result; 2: some are not valid.
    """
    from cucu_desktop.match.score.score_run import run

    return _run_all(arguments, run)


def _run_all(arguments: Namespace, run: "Callable[[object], dict[str, Any]]") -> int:
    """Run all scenarios of a command, and print one result a line; return the worst status."""
    status = 0
    is_read = True
    try:
        for read in _from_lines() if arguments.jsonl else _from_files(arguments.files):
            result = read if "error" in read and len(read) == 1 else run(read["scenario"])
            status = max(status, INVALID if "error" in result else 0 if result.get("ok", True) else FAILED)
            text, is_told = _as_line(result)
            status = status if is_told else INVALID
            is_read = is_read and _hand_on(text)
    except InputError:
        from cucu_desktop.match.narration import system_language

        return refuse(getattr(arguments, "lang", None) or system_language(), "no-input")
    return status


class InputError(Exception):
    """Standard input is closed, or cannot be read."""


def _as_line(result: dict[str, Any]) -> tuple[str, bool]:
    """Return a result as a line of JSON, and whether it could be written so."""
    try:
        # ASCII works with every name and terminal. `default` is for TOML's dates in `expect`.
        return json.dumps(result, default=str) + "\n", True
    except (ValueError, RecursionError):  # numbers too long to print, or deep nesting
        return json.dumps(_error("expect", "something in it is too large to be printed again")) + "\n", False


def _hand_on(text: str) -> bool:
    """Print a line; return whether the output is still read.

    If not, the other scenarios are run all the same, since they count for the status.
    """
    try:
        terminal.write(text)
    except BrokenPipeError:
        terminal.give_up_output()
        return False
    return True


def _from_lines() -> Iterator[dict[str, Any]]:
    for number, line in enumerate(_input_lines(), 1):
        if not line.strip():
            continue
        if len(line) > LARGEST_DEAL:
            yield _error(f"line {number}", f"the line is too large: a deal has at most {LARGEST_DEAL} bytes")
            continue
        try:
            yield {
                "scenario": json.loads(
                    line, parse_int=_whole_number, parse_float=_finite_number, parse_constant=_refuse_constant
                )
            }
        except (ValueError, RecursionError) as error:
            yield _error(f"line {number}", f"this is not a JSON object: {_reason(error)}")


def _input_lines() -> Iterator[bytes]:
    if sys.stdin is None:
        raise InputError
    read = sys.stdin.buffer.readline
    try:
        while line := read(LARGEST_DEAL + 1):
            yield line
            while len(line) > LARGEST_DEAL and not line.endswith(b"\n"):  # what is left of it
                line = read(LARGEST_DEAL + 1)
    except OSError as error:  # for example a folder
        raise InputError from error


def read_argument(name: str, most: int) -> bytes:
    """Return the contents of a FILE argument, at most `most` bytes; "-" is standard input.

    Raises:
        OSError: it cannot be read.
    """
    if name != STANDARD_INPUT:
        with Path(name).open("rb") as file:  # its size is unknown: it may be a pipe, or /dev/zero
            return file.read(most)
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read(most)


def _from_files(files: list[str]) -> Iterator[dict[str, Any]]:
    was_input_read = False
    for name in files:
        if name == STANDARD_INPUT and was_input_read:
            yield _error(name, "standard input has been read already")
            continue
        was_input_read = was_input_read or name == STANDARD_INPUT
        try:
            data = read_argument(name, LARGEST_DEAL + 1)
            if len(data) > LARGEST_DEAL:
                yield _error(name, f"the file is too large: a deal has at most {LARGEST_DEAL} bytes")
                continue
            yield {"scenario": scenario_from_toml(data.decode("utf-8-sig"))}
        except OSError as error:
            yield _error(name, f"the file cannot be read: {error.strerror}")
        except (ValueError, RecursionError) as error:
            yield _error(name, f"this is not TOML: {_reason(error)}")


def _reason(error: Exception) -> str:
    """Return why a text cannot be read, with plain words for limits of Python's parser."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return "a number has too many digits" if "set_int_max_str_digits" in str(error) else str(error)


def scenario_from_toml(text: str) -> dict[str, Any]:
    """Parse TOML.

    Raises:
        ValueError: it is not valid, or would take too long to parse.
    """
    if _DOTTED.search(_STRINGS.sub('""', text)):
        raise ValueError("a key has too many parts")
    read = tomllib.loads(text, parse_float=_finite_number)
    if any(type(value) is int and value.bit_length() > _MOST_BITS for value in _all_in(read)):
        raise ValueError("a number has too many digits")  # in base 16, which has no limit in Python
    return read


def _all_in(value: object) -> Iterator[object]:
    """Yield a value and all nested ones, at any depth."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        yield value
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value


def _whole_number(text: str) -> int | str:
    """Parse a whole number; one with too many digits for Python stays text, which is wrong anywhere."""
    return int(text) if len(text) <= sys.int_info.default_max_str_digits else text


def _finite_number(text: str) -> float | str:
    """Parse a number; one too large, or TOML's `nan`, stays text, as JSON cannot print it."""
    number = float(text)
    return number if math.isfinite(number) else text


def _refuse_constant(name: str) -> float:
    """Reject numbers of Python's parser that are not JSON: NaN, Infinity.

    Raises:
        ValueError: always.
    """
    raise ValueError(f"{name} is no number")


def _error(where: str, message: str) -> dict[str, Any]:
    return {"error": {"where": where, "message": message}}
