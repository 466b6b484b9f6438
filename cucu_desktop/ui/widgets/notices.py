"""Small slips of paper at the window's edge: told once, quietly, and gone when they have been read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import Button, PaperPanel, set_theme_below, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QEnterEvent, QHideEvent, QShowEvent

    from cucu_desktop.ui.theme import Theme


LIES: Final = 8000
"""Milliseconds until a slip goes by itself, if nobody points at it."""


class Notice(PaperPanel):
    """One slip: a sentence in whatever the language of the window is, and a button to lay it aside."""

    dismissed = Signal()

    def __init__(self, theme: Theme, tell: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self._tell = tell
        self._text = written("", "small", wrap=True)
        self._aside = Button("✕")
        self._aside.setProperty("compact", True)
        self._aside.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._aside.clicked.connect(self.dismissed)
        self._while = QTimer(self, singleShot=True, interval=LIES)
        self._while.timeout.connect(self.dismissed)
        line = QHBoxLayout(self)
        around = theme.space(1)
        line.setContentsMargins(around, around, around, around)
        line.addWidget(self._text, 1)
        line.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        self._text.setText(self._tell())
        self._aside.setAccessibleName(tr("Notice", "Fine"))
        self._aside.setToolTip(tr("Notice", "Fine"))
        self.setAccessibleName(self._tell())

    def lie_in(self, room: QRect) -> None:
        """Lie at the lower left of this part of the window: nothing stands there that has to be read."""
        width = min(self.theme.px(340), room.width() - 2 * self.theme.space(4))
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        edge = self.theme.space(2)
        self.move(room.left() + edge, room.bottom() - edge - self.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Lie for a while."""
        super().showEvent(event)
        self._while.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight there is nothing to wait for."""
        self._while.stop()
        super().hideEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Whoever points at it wants to read it."""
        self._while.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """It has been read."""
        self._while.start()
        super().leaveEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.theme = theme
        super().set_theme(theme)
        set_theme_below(self, theme)

    def changeEvent(self, event: QEvent) -> None:
        """Say it anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say this when it has said the rest."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def unreadable(reason: str, name: str) -> str:
    """Return the sentence that tells why a saved match cannot be gone on with."""
    told = {
        "damaged": tr(
            "Saves", "The saved match “{name}” is damaged and cannot be continued. It stays where it is."
        ),
        "foreign": tr("Saves", "“{name}” lies among the saved matches but is none. It stays where it is."),
        "newer": tr(
            "Saves",
            "The saved match “{name}” was written by a newer version of this program. It stays where it is.",
        ),
        "unreadable": tr("Saves", "The saved match “{name}” cannot be opened. It stays where it is."),
    }
    return told[reason].format(name=name)


def match_not_kept() -> str:
    """Return the sentence that tells that the match cannot be written down."""
    return tr(
        "Saves", "This match cannot be saved: the disk is full or may not be written to. You can play on."
    )


def played_elsewhere() -> str:
    """Return the sentence that tells that two cannot write down the same match."""
    return tr("Saves", "This match is being played in another window.")


def settings_not_kept() -> str:
    """Return the sentence that tells that the settings cannot be written down."""
    return tr("Saves", "Your settings cannot be saved: their folder may not be written to. You can play on.")


def result_not_kept() -> str:
    """Return the sentence that tells that a result is not in the statistics."""
    return tr("Saves", "The result of this game could not be kept.")
