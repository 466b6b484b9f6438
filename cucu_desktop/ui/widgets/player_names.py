"""Names of people at the table; without a name, a word of the window's language.

That word is stored as `GUEST`, in logs, in settings and in the statistics. Where a name stands alone,
`labelled` shows "You" in its place; sentences, with verbs in the third person, have the noun of `called`.
A typed name is unchanged.
"""

from __future__ import annotations

import os
from typing import Final

from cucu_desktop.names import LONGEST_NAME, Unnamed, length, letters
from cucu_desktop.ui.widgets.language import tr

GUEST: Final = "Guest"
_TELLING: Final = 3
"""The number of letters that identify a player, where the first word of a name is a single letter."""
_TITLES: Final = frozenset(
    "Abbé Don Fra Lord Moster Nonna Père Ser Zi\N{RIGHT SINGLE QUOTATION MARK} Zia Zio".split()
)
_NO_NAMES: Final = frozenset(
    "admin administrator debian default fedora gast guest home liveuser me mint ospite owner pc pi root "
    "ubuntu user utente".split()
)
"""Account names that are no personal names."""


def unnamed() -> str:
    """Return a default name: the user's first name or login name on this machine, if it is a name."""
    import getpass  # noqa: PLC0415 - needed once, at the first start

    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a machine without either
        login = ""
    first = _real_name().partition(" ")[0]
    candidates = (first, login.capitalize() if login.isalpha() else "")
    return next(filter(_is_name, candidates), GUEST)


def _real_name() -> str:
    """Return the user's full name as the system has it; "" if it has none."""
    try:
        import pwd  # noqa: PLC0415 - not on Windows

        return pwd.getpwuid(os.getuid()).pw_gecos.partition(",")[0].strip()
    except (ImportError, KeyError):
        return ""


def _is_name(word: str) -> bool:
    return word.isalpha() and word.casefold() not in _NO_NAMES and length(word) <= LONGEST_NAME


def called(name: str) -> str:
    """Return a name for a sentence."""
    if name != GUEST:
        return name
    return Unnamed(tr("Start", "Guest", "a noun for a person who has not given a name"))


def labelled(name: str) -> str:
    """Return a name that stands alone, at a seat or in a list."""
    is_unnamed = name == GUEST or isinstance(name, Unnamed)
    return tr("Common", "You", "in place of a name") if is_unnamed else name


def shortened(name: str) -> str:
    """Return the short form of a name, or the same name.

    >>> [shortened(name) for name in ("Nonna Assunta", "Anna Maria", "Nina 2", "Filomena")]
    ['Assunta', 'A. Maria', 'Nina 2', 'Filomena']
    """
    first, _, rest = name.partition(" ")
    if first in _TITLES and rest:
        return rest
    return f"{next(letters(first))}. {rest}" if first and len(rest) >= _TELLING else name
