"""Standard output and error of a command: closed, full, or with another encoding."""

import errno
import os
import re
import sys
from contextlib import suppress
from typing import Final, TextIO

from cucu_desktop.catalogues import counted

CLEAR_LINE: Final = "\r\x1b[K"
REFUSED: Final = 2
"""The exit status of a command that cannot be run."""


_ODD: Final = re.compile("(?!\\A\r)[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and characters that change the direction of writing."""


def harmless(text: str) -> str:
    """Return a text that is safe for a terminal, whatever names and file contents are in it."""
    lines = (_ODD.sub(lambda odd: f"\\u{ord(odd[0]):04x}", part) for part in text.split(CLEAR_LINE))
    return CLEAR_LINE.join(lines)


class OutputError(Exception):
    """Standard output is closed, or takes no more."""


def prepare() -> None:
    """Configure the streams so that only a closed or full one can cause an error."""
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # for terminals without a typographic apostrophe
    if sys.stderr is None:
        # Kept open to the end of the process, like the stream that it replaces.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def write(text: str) -> None:
    """Write to standard output, without buffering.

    Raises:
        BrokenPipeError: its reader has closed it.
        OutputError: it is closed, or full.
    """
    if sys.stdout is None:
        raise OutputError(os.strerror(errno.EBADF))
    try:
        sys.stdout.write(harmless(text))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error.strerror) from error


def tell(text: str) -> None:
    """Write to standard error, if possible."""
    with suppress(OSError):
        sys.stderr.write(harmless(text))
        sys.stderr.flush()


def told(language: str, what: str, **values: object) -> str:
    """Return a message in the language; output for programs is the same in every language."""
    from cucu_desktop.words import words_of  # noqa: PLC0415 - the window needs none of them

    sentence: str = words_of("account", language, "")["command"][what]
    return sentence.format(**values)


def told_of(language: str, what: str, number: int) -> str:
    """Return a message that counts."""
    from cucu_desktop.words import words_of  # noqa: PLC0415 - as above

    return counted(words_of("account", language, "")["command"][what], number).format(n=number)


def refuse(language: str, why: str, **values: object) -> int:
    """Print why a command cannot be run; return its exit status."""
    tell(told(language, why, **values) + "\n")
    return REFUSED


def give_up_output() -> None:
    """Discard the rest of standard output's buffer; Python would report an error for it at exit."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)


def refuse_output(language: str, error: OutputError) -> int:
    """Print that output cannot be written; return the exit status of the command."""
    give_up_output()
    return refuse(language, "no-output", reason=error)


def finish(status: int) -> int:
    """Flush the output; return the exit status of the program."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        give_up_output()
    except OSError as error:
        from cucu_desktop.match.narration import system_language  # noqa: PLC0415 - when it comes to that

        return refuse_output(system_language(), OutputError(error.strerror))
    return status
