"""What people are called at the table; who has not said their name, by a word of the window's language.

That is written down as `GUEST`, in logs, in the settings and in the book; whoever shows a name shows what
`called` makes of it. A name that somebody has typed in stays as it is.
"""

from __future__ import annotations

from typing import Final

from cucu_desktop.names import LONGEST_NAME, length, letters
from cucu_desktop.ui.widgets.language import tr

GUEST: Final = "Guest"
_TELLING: Final = 3
"""So many letters of a name tell who is meant, where the first of its words is but a letter."""
_TITLES: Final = frozenset(
    "Abbé Don Fra Lord Moster Nonna Père Ser Zi\N{RIGHT SINGLE QUOTATION MARK} Zia Zio".split()
)
_NO_NAMES: Final = ("root", "user", "admin", "guest")


def unnamed() -> str:
    """Return a name for somebody who has not said theirs: the one the machine knows them by, if it is one."""
    import getpass  # noqa: PLC0415 - asked once, when somebody sits down for the first time

    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a machine that does not know either
        login = ""
    known = login.isalpha() and login not in _NO_NAMES and length(login) <= LONGEST_NAME
    return login.capitalize() if known else GUEST


def called(name: str) -> str:
    """Return a name as it is shown in the language of the window."""
    return tr("Start", "Guest", "a name for a person who has not given one") if name == GUEST else name


def shortened(name: str) -> str:
    """Return a name as it is written where there is no room for all of it, or the same name.

    >>> [shortened(name) for name in ("Nonna Assunta", "Anna Maria", "Nina 2", "Filomena")]
    ['Assunta', 'A. Maria', 'Nina 2', 'Filomena']
    """
    first, _, rest = name.partition(" ")
    if first in _TITLES and rest:
        return rest
    return f"{next(letters(first))}. {rest}" if first and len(rest) >= _TELLING else name
