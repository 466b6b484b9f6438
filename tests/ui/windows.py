"""A whole window for tests, and hands that play in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from cucu_desktop.engine.actions import Action, Amount
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.start_page import StartPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cucu_desktop.engine.actions import Option
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.play.session import Session

PATIENCE = 20_000
"""Milliseconds that a test waits for the table."""
LARGE = {"size": (1024, 700), "text": 150}
"""Large letters in a small window."""


def a_window(
    qtbot, folder: Path, *, size=(1024, 700), seed: int | None = 7, paints: bool = True, **preferences
) -> MainWindow:
    """Open a window; one that never paints saves half the time where only places and words are looked at."""
    settings = Settings(folder / "settings.ini", ["en"])
    usual = {"speed": "at once", "scheme": "lamp", "name": "Anna"}
    settings.change(**(usual | preferences))
    window = MainWindow(settings, folder / "matches", seed=seed)
    qtbot.addWidget(window)
    if size:
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(*size)
    window.setUpdatesEnabled(paints)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    return window


def page_of(window: MainWindow) -> StartPage:
    return window.page_stack.findChild(StartPage)


def press(qtbot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def wait_for(qtbot, window: MainWindow, *stages: Stage) -> Stage:
    """Wait until the session is in one of these stages."""
    qtbot.waitUntil(
        lambda: window.playing is not None and window.playing.session.stage in stages, timeout=PATIENCE
    )
    return window.playing.session.stage


def match_of(session: Session) -> Match:
    """The match with all that is hidden in it: a session tells nobody more than they may see."""
    return session._match


def first(option: Option) -> Action:
    return option.of(option.low) if isinstance(option, Amount) else option


def play_out(qtbot, window: MainWindow, decide: Callable[[tuple[Option, ...]], Action] | None = None) -> None:
    """Play until the game is over, with the first option of each decision, or the given choice."""
    while True:
        stages = (Stage.ANSWER, Stage.HAND_OVER, Stage.PAUSED, Stage.LOOK, Stage.OVER)
        stage = wait_for(qtbot, window, *stages)
        session = window.playing.session
        if stage is Stage.OVER:
            return
        if stage is Stage.HAND_OVER:
            session.take_over()
        elif stage is Stage.PAUSED:
            session.let_by()
        elif stage is Stage.LOOK:
            session.cover()
        else:
            options = session.question.decision.options
            session.act(decide(options) if decide else first(options[0]))


def short_plan(*people: str, bots: int = 3, onlookers: tuple[Player, ...] = (), **options) -> seating.Plan:
    """Return a table for these people and some bots, by rules that make games short."""
    plan = seating.usual("campli", people[0] if people else "nobody", seats=1)
    players = tuple(Player(name, f"you-{number}") for number, name in enumerate(people, 1))
    usual = {"tokens": 1, "reentry": False, "sharing": False, "agreement": False, "talk": False}
    plan = replace(
        plan, players=players, onlookers=onlookers, options=replace(plan.options, **(usual | options))
    )
    for _ in range(bots):
        plan = replace(plan, players=(*plan.players, seating.next_bot(plan)))
    return plan


def words_of(widget: QWidget) -> list[str]:
    """Return all that can be read in a widget, by eye, by mouse or by a screen reader."""
    found = []
    for each in (widget, *widget.findChildren(QWidget)):
        if not each.isVisibleTo(widget.window()):
            continue
        found += [each.accessibleName(), each.accessibleDescription(), each.toolTip(), each.windowTitle()]
        if isinstance(each, (QLabel, QAbstractButton, QLineEdit)):
            found.append(each.text())
        if hasattr(each, "sentences"):
            found += each.sentences()
    return [text for text in found if text]


def cut_off(widget: QWidget) -> list[str]:
    """Return the texts that do not fit where they stand."""
    cut = []
    for label in widget.findChildren(QLabel):
        if not label.isVisibleTo(widget) or not label.text():
            continue
        if label.wordWrap():
            fits = label.heightForWidth(label.width()) <= label.height() + 1
        else:
            fits = label.sizeHint().width() <= label.width() + 1
        if not fits:
            cut.append(f"{label.text()!r} in {label.width()}x{label.height()}, wants {label.sizeHint()}")
    for button in widget.findChildren(QAbstractButton):
        wants = button.sizeHint()
        if button.isVisibleTo(widget) and button.text() and wants.width() > button.width() + 1:
            cut.append(f"{button.text()!r} in {button.width()}, wants {wants.width()}")
        if hasattr(button, "say") and button.isVisibleTo(widget) and button.width() < wants.width():
            cut.append(f"{button.accessibleName()!r} in {button.width()}, wants {wants.width()}")
    return cut


def nameless(widget: QWidget) -> list[str]:
    """Return the controls that the keyboard reaches and a screen reader has no name for.

    The table has a name when it is reached by Tab; it keeps the keyboard in silence while nothing
    is asked.
    """
    found = []
    for each in widget.findChildren(QWidget):
        if not each.isVisibleTo(widget) or not each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            continue
        if each.focusProxy() is not None or each.objectName().startswith("qt_"):
            continue
        if isinstance(each, TableView) and each.hasFocus():
            continue
        told = QAccessible.queryAccessibleInterface(each)
        if not told.text(QAccessible.Text.Name):
            found.append(f"{type(each).__name__} {each.objectName()}")
    return found


def told_twice(widget):
    """What a screen reader would read twice, and the pictures that it has no name for.

    A description that is the name screen readers leave out: it keeps a tooltip from being read after a name
    that says more.
    """
    found = []
    for each in (widget, *widget.findChildren(QWidget)):
        if not each.isVisibleTo(widget):
            continue
        told = QAccessible.queryAccessibleInterface(each)
        name, description = told.text(QAccessible.Text.Name), told.text(QAccessible.Text.Description)
        if description.strip() and description != name and description in name:
            found.append(name)
        if told.role() == QAccessible.Role.Graphic and not name:
            found.append(f"a picture of {type(each.parent()).__name__}")
    return found
