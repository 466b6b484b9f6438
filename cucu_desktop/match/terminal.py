"""Standard output and error as a command meets them: closed, full, or of another encoding than ours."""

import errno
import os
import re
import sys
from contextlib import suppress
from typing import Final, TextIO

CLEAR_LINE: Final = "\r\x1b[K"
REFUSED: Final = 2
"""The status of a command that cannot be run."""


_ODD: Final = re.compile("(?!\\A\r)[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What a terminal obeys instead of showing it, or what turns the direction of writing."""


def harmless(text: str) -> str:
    """Return a text as a terminal may have it, whatever names and files are told of in it."""
    lines = (_ODD.sub(lambda odd: f"\\u{ord(odd[0]):04x}", part) for part in text.split(CLEAR_LINE))
    return CLEAR_LINE.join(lines)


class OutputError(Exception):
    """Standard output is closed, or takes no more."""


def prepare() -> None:
    """Make the streams such that nothing written to them can be an error but that they are full."""
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that has no typographic apostrophe
    if sys.stderr is None:
        # Kept open to the end of the process, like the stream it stands for.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def write(text: str) -> None:
    """Write to standard output, at once.

    Raises:
        BrokenPipeError: whoever read it has closed it.
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
    """Write to standard error, if anybody can read it."""
    with suppress(OSError):
        sys.stderr.write(harmless(text))
        sys.stderr.flush()


def told(language: str, what: str, **values: object) -> str:
    """Return what a person at the terminal is told; what programs read is the same in every language."""
    from cucu_desktop.words import words_of  # noqa: PLC0415 - the window needs none of them

    sentence: str = words_of("account", language, "")["command"][what]
    return sentence.format(**values)


def refuse(language: str, why: str, **values: object) -> int:
    """Tell why a command cannot be run; return the status with which it ends."""
    tell(told(language, why, **values) + "\n")
    return REFUSED


def give_up_output() -> None:
    """Let what is left in the buffer of standard output go nowhere, or Python would complain at the end."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)


def refuse_output(language: str, error: OutputError) -> int:
    """Tell that nothing can be written; return the status with which the command ends."""
    give_up_output()
    return refuse(language, "no-output", reason=error)


def finish(status: int) -> int:
    """Write what is left; return the status with which the program ends."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        give_up_output()
    except OSError as error:
        from cucu_desktop.match.narration import system_language  # noqa: PLC0415 - when it comes to that

        return refuse_output(system_language(), OutputError(error.strerror))
    return status
