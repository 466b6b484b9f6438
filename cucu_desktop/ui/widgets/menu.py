"""Menus for the keyboard: Home and End, and an access key for every entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QShowEvent


class Menu(QMenu):
    """A menu in which Home and End go to the first and the last entry, as in Qt's lists."""

    def go_to(self, *, first: bool) -> None:
        """Select the first enabled entry, or the last."""
        entries = [
            action
            for action in self.actions()
            if action.isVisible() and action.isEnabled() and not action.isSeparator()
        ]
        if entries:
            self.setActiveAction(entries[0 if first else -1])

    def showEvent(self, event: QShowEvent) -> None:
        """Stay within the window: on a wide screen Qt opens the menu of the right corner beside it."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None:
            window = parent.window().frameGeometry()
            beyond = self.geometry().right() - window.right()
            self.move(self.x() - max(0, min(beyond, self.x() - window.left())), self.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(first=event.key() == Qt.Key.Key_Home)
        else:
            super().keyPressEvent(event)


def with_access_keys(names: Sequence[str]) -> list[str]:
    """Return the names of entries with an access key each; without a free letter, a digit before it.

    The first letter of a word is preferred to others. If none is free, another entry changes its letter.

    >>> with_access_keys(["Slow", "Normal", "As fast as the system has it", "At once"])
    ['&Slow', '&Normal', '&As fast as the system has it', 'At &once']
    >>> with_access_keys(["ab", "bc", "a"]), with_access_keys(["a", "a"])
    (['a&b', 'b&c', '&a'], ['&a', '&1 a'])
    """
    plain = [name.replace("&", "&&") for name in names]
    taken: dict[str, int] = {}
    for number in range(len(plain)):
        _find_key(number, plain, taken, set())
    keyed = list(plain)
    for key, number in taken.items():
        place = next(place for place in _places(plain[number]) if plain[number][place].casefold() == key)
        keyed[number] = f"{plain[number][:place]}&{plain[number][place:]}"
    digits = (digit for digit in "123456789" if digit not in taken)
    for number in sorted(set(range(len(plain))) - set(taken.values())):
        keyed[number] = f"&{next(digits, '')} {plain[number]}"
    return keyed


def _places(name: str) -> list[int]:
    """Return the positions of the letters of a name, first letters of words first."""
    places = [place for place, letter in enumerate(name) if letter.isalnum()]
    return sorted(places, key=lambda place: bool(place and name[place - 1].isalnum()))


def _find_key(number: int, names: Sequence[str], taken: dict[str, int], tried: set[str]) -> bool:
    """Find a letter for an entry, a free one or one whose owner finds another; return whether it exists."""
    letters = list(dict.fromkeys(names[number][place].casefold() for place in _places(names[number])))
    for letter in letters:
        if letter not in taken:
            taken[letter] = number
            return True
    for letter in letters:
        if letter not in tried:
            tried.add(letter)
            if _find_key(taken[letter], names, taken, tried):
                taken[letter] = number
                return True
    return False
