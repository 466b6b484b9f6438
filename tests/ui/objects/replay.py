"""The table of a playback, for tests that press its buttons."""

from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox

from cucu_desktop.ui.play.replay.replay_bar import ReplayBar
from cucu_desktop.ui.play.replay.replay_widget import ReplayWidget


def replay_of(window):
    """The table that stands before everything, if one does."""
    return window.page_stack.front if isinstance(window.page_stack.front, ReplayWidget) else None


def named(replay, name):
    """The control of this name."""
    bar = replay.findChild(ReplayBar)
    controls = bar.findChildren(QAbstractButton) + bar.findChildren(QComboBox)
    return next(each for each in controls if name in (each.accessibleName(), getattr(each, "text", str)()))


def choose(box, text):
    """Choose an entry of a box by its text, as by hand."""
    row = next(row for row in range(box.count()) if text in box.itemText(row))
    box.setCurrentIndex(row)
    box.activated.emit(row)


def opens(replay):
    """The box that lays all cards open."""
    return replay.findChild(ReplayBar).findChild(QCheckBox)


def at_rest(qtbot, replay):
    """Wait until nothing moves."""
    rest = replay.view.director.rest
    qtbot.waitUntil(lambda: rest.is_on or not replay.view.busy, timeout=20_000)
