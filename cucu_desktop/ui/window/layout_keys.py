"""Letter keys by their position, for a keyboard layout without Latin letters.

With a Cyrillic, Greek, Hebrew or Arabic layout alone no key brings an S, and Qt finds no shortcut for what it
brings instead. The key that is an S on a QWERTY keyboard is then taken for one, unless what has the focus has
used it: in a field of text it writes what the layout says.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_ROWS: Final = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""Where a row of letters begins, in codes of evdev, which are Windows' scan codes, too."""
_BY_SCAN_CODE: Final = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}
_OF_X: Final = 8
"""By how much the codes of X11 and of Wayland's compositors are larger."""
_ON_MACOS: Final = dict(
    zip(
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM",
        strict=True,
    )
)
"""Letters by macOS' virtual key codes, which are positions (Carbon's `Events.h`, kVK_ANSI_A and on)."""
_FIRST_NAMED: Final = 0x01000000
"""Of Qt's codes of keys those from here on are no characters."""


def letter_at(event: QKeyEvent) -> str:
    """Return the QWERTY letter at the position of a key that brings a letter of another script, or ""."""
    key = int(event.key())
    if not 0 < key < _FIRST_NAMED or not chr(key).isalpha():
        return ""
    if unicodedata.name(chr(key), "").startswith("LATIN"):
        return ""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _ON_MACOS.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode()
    return _BY_SCAN_CODE.get(code if platform == "windows" else code - _OF_X, "")


def press_by_position(window: QWidget, event: QKeyEvent) -> bool:
    """Do what the letter at the position of an unused key does; return whether it did anything."""
    letter = letter_at(event)
    if not letter:
        return False
    key, modifiers = Qt.Key(ord(letter)), event.modifiers()
    sequence = QKeySequence(QKeyCombination(modifiers, key))
    if _trigger(window, sequence):
        return True
    focus: QWidget | None = window.focusWidget()
    if focus is None or focus is window:
        return False
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, letter.lower(), event.isAutoRepeat())
    return QApplication.sendEvent(focus, pressed) and pressed.isAccepted()


def _trigger(window: QWidget, sequence: QKeySequence) -> bool:
    """Trigger the action, button or shortcut of the window that has these keys."""
    for action in window.findChildren(QAction):
        if sequence in action.shortcuts() and action.isEnabled():
            action.trigger()
            return True
    for button in window.findChildren(QAbstractButton):
        if button.shortcut() == sequence and button.isVisible() and button.isEnabled():
            button.click()
            return True
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        is_shown = isinstance(owner, QWidget) and owner.isVisible() and owner.isEnabled()
        if shortcut.key() == sequence and shortcut.isEnabled() and is_shown:
            shortcut.activated.emit()
            return True
    return False
