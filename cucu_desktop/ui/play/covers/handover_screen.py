"""The cover between two persons at one screen: the table waits until the right one confirms to be there.

Under the cover the table shows public information only, so that nothing private can be visible. Uncovering
takes a deliberate action: neither the key that skips motion nor a key held down uncovers a card, and no key
before the cover could be seen, so Enter pressed twice on a card that is to be covered uncovers no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, PaperPanel, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Layer

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.widgets.theme import Theme

TAKES: Final = "Return"
"""The key that uncovers the next card."""
SEEN: Final = 600
"""Milliseconds for which the cover is shown before it can be taken away."""

_FACE: Final = 132


class HandoverScreen(Layer):
    """Covers the window and hands it over to one person."""

    taken = Signal()
    """The person confirms to be there."""

    def __init__(self, theme: Theme, player: Player, news: str = "", parent: QWidget | None = None) -> None:
        """Cover the window for a person.

        Args:
            theme: colours and size of text.
            player: the person.
            news: public news about another person at this screen, or "".
            parent: the parent widget.
        """
        super().__init__(parent)
        self.theme = theme
        self._player = player
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._paper = PaperPanel(theme, self)
        self._face = QLabel()
        self._face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._news = written(news, "body", wrap=True)
        self._news.setVisible(bool(news))
        self._asks = written("", "title", wrap=True)
        self._why = written("", "body", "second", wrap=True)
        for label in (self._asks, self._why, self._news):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._here = PaperButton(theme)
        self._here.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._here.clicked.connect(self.taken)
        self._here.setEnabled(False)
        self._key = QShortcut(QKeySequence(TAKES), self)
        self._key.setAutoRepeat(False)
        self._key.activated.connect(self._here.click)
        self._seen = QTimer(self, singleShot=True)
        self._seen.setInterval(SEEN)
        self._seen.timeout.connect(lambda: self._here.setEnabled(True))
        self._lines = lines = QVBoxLayout(self._paper)
        lines.setContentsMargins(theme.space(2), theme.space(2), theme.space(2), theme.space(2))
        lines.setSpacing(theme.space(3))
        for part in (self._face, self._news, self._asks, self._why):
            lines.addWidget(part)
        lines.addWidget(self._here, 0, Qt.AlignmentFlag.AlignHCenter)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        outer.addWidget(self._paper, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        name = called(self._player.name)
        self.write(
            tr("Cover", "Pass the screen to {name}").format(name=name),
            tr("Cover", "Only {name} should look now.").format(name=name),
            tr("Cover", "I am {name}").format(name=name),
        )

    def write(self, asks: str, why: str, here: str) -> None:
        """Set the title, the explanation, and the label of the button."""
        self._asks.setText(asks)
        self._why.setText(why)
        self._here.say(here, "", TAKES, bound=False)  # as a shortcut it would repeat while it is held
        self.setAccessibleName(asks)
        self._face.setAccessibleName(called(self._player.name))
        self._measure()

    def add(self, part: QWidget) -> None:
        self._lines.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)

    def restyle(self) -> None:
        self._measure()

    def _measure(self) -> None:
        """Fit the paper to its text."""
        width = min(self.theme.px(420), max(320, self.width() - self.theme.space(4)))
        margins = self._paper.contentsMargins()
        self._paper.setFixedWidth(width)
        for part in (1.0, 0.75, 0.5, 0.25):
            size = round(self.theme.px(_FACE) * part)
            self._face.setPixmap(portrait(self._player.face).pixmap(size, size))
            self._lines.invalidate()
            inside = self._lines.heightForWidth(width - margins.left() - margins.right())
            height = inside + margins.top() + margins.bottom()
            if height <= self.height() - self.theme.space(4):
                break
        self._paper.setFixedHeight(height)
        self._lines.invalidate()
        self._lines.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the focus, but not on the button: the space bar skips motion."""
        super().showEvent(event)
        self.setFocus()
        self._seen.start()
        announce(self, f"{self._news.text()} {self._asks.text()}. {self._why.text()}".strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        dark = QColor(self.theme.color("room"))
        dark.setAlpha(228)
        QPainter(self).fillRect(event.rect(), dark)
