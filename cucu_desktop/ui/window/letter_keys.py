"""Letter keys by position, for keyboard layouts without Latin letters; and none, where they are off.

With only a Cyrillic, Greek, Hebrew or Arabic layout no key yields an S, and Qt matches no shortcut. The key
in the position of the S of a QWERTY keyboard then counts as S, unless the focused widget has accepted the
key: a text field inserts the letter of the layout.

The event filter that disables shortcuts of a single character is installed only while needed: passing each
event to Python costs a part of every frame.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_ROWS: Final = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""First code of each row of letters, as evdev key codes, which equal the scan codes of Windows."""
_BY_SCAN_CODE: Final = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}
_OF_X: Final = 8
"""Difference between the key codes of X11 and Wayland and those of evdev."""
_ON_MACOS: Final = dict(
    zip(
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM",
        strict=True,
    )
)
"""Letters by virtual key code of macOS, which denotes a position (Carbon's `Events.h`, kVK_ANSI_A and on)."""
_FIRST_NAMED: Final = 0x01000000
"""First of Qt's key codes that are not characters."""


def letter_at(event: QKeyEvent) -> str:
    """Return the QWERTY letter at the position of a key that yields a letter of another script, or ""."""
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
    """Handle an unused key as the letter at its position; return whether that letter had an effect."""
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
    """Trigger the action, button or shortcut of the window that has this key sequence."""
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


class SingleKeys(QObject):
    """Event filter for the shortcuts of a single character of a window; a child of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def swallow(self, *, wanted: bool) -> None:
        """Install or remove the filter."""
        self._window.removeEventFilter(self)
        if wanted:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept the override event of a single character, so that its shortcut is not triggered."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text().strip().isprintable()
            and event.text().strip()
            and not event.modifiers()
            & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)
