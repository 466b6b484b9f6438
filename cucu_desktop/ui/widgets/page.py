"""A sheet of paper laid on the table: for settings, set-up, saved matches and the end of a game.

It lies in the window, not before it, so that it is there in every picture of the window and goes with it to
full screen. Whoever lays it keeps the keyboard away from the table as long as it lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.fading import HIGH, Fading
from cucu_desktop.ui.paper import PaperButton, PaperPanel, Rule, set_theme_below, written

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from cucu_desktop.ui.theme import Theme


class Sheet(PaperPanel):
    """A sheet with a title, a body that scrolls when it has to, and buttons at its foot.

    Attributes:
        head: the layout of what stays in sight above the body.
        body: the layout of what the sheet is about.
        foot: the layout of its buttons.
        game: the id of the game it is about; empty: the one that is being played.
    """

    closed = Signal()
    """The sheet is to be taken away."""
    WIDTH = 560
    """How wide the sheet is at the usual size of text, if the window lets it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Cut the sheet; who inherits fills `body` and `foot`, then calls `retranslate`."""
        super().__init__(theme, parent)
        self.theme = theme
        self.game = ""
        self.title = written("", "headline", wrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inside = QWidget()
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(2, 2, theme.space(3), 2)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._inside)
        Fading(self._scroll, theme)
        self.head = QVBoxLayout()
        self.foot = QHBoxLayout()
        self._room: QRect | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.space(2), theme.space(1), theme.space(2), theme.space(1))
        outer.addWidget(self.title)
        outer.addWidget(Rule(theme, ornate=True))
        outer.addLayout(self.head)
        outer.addWidget(self._scroll, 1)
        outer.addLayout(self.foot)
        self._space()

    def button(self, key: str = "", *, loud: bool = False) -> PaperButton:
        """Return a new button at the foot; `loud`: in the red of what is said at the table."""
        button = PaperButton(self.theme, key=key)
        button.setProperty("loud", loud)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.foot.addWidget(button)
        return button

    def label(self, button: PaperButton, words: str, key: str = "") -> None:
        """Write on one of the foot's buttons."""
        if button.property("loud"):
            button.say(words, "", key)
        else:
            button.say("", words, key)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        raise NotImplementedError

    def lie_in(self, room: QRect) -> None:
        """Lie in the middle of this part of the window, no larger than need be."""
        self._room = room
        margin = self.theme.space(3)
        width = min(self.theme.px(self.WIDTH), room.width() - 2 * margin)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = min(self._height_for(width), room.height() - 2 * margin)
        self.resize(width, height)
        self.move(room.left() + (room.width() - width) // 2, room.top() + (room.height() - height) // 2)

    def reach(self, widget: QWidget) -> None:
        """Make room for what has been added to the body, and bring it into sight."""
        if self._room:
            self.lie_in(self._room)
        self.body.activate()
        high = max(self._scroll.viewport().height(), self.body.totalHeightForWidth(self._inside.width()))
        self._inside.resize(self._inside.width(), high)
        self._scroll.ensureWidgetVisible(widget, 0, self.theme.space(HIGH))

    def _height_for(self, width: int) -> int:
        """Return how high the sheet is if nothing has to scroll."""
        margins = self.contentsMargins()
        line = width - margins.left() - margins.right() - 2 * self.theme.space(2)
        layout = self.body
        body = (
            layout.totalHeightForWidth(line)
            if layout.hasHeightForWidth()
            else layout.totalSizeHint().height()
        )
        outer = self.layout()
        assert outer is not None
        title = (
            self.title.heightForWidth(line)
            if self.title.hasHeightForWidth()
            else self.title.sizeHint().height()
        )
        head = self.head.sizeHint().height()
        rest = title + 15 + head + self.foot.sizeHint().height() + 4 * outer.spacing()
        around = outer.contentsMargins()
        rest += around.top() + around.bottom()
        return body + rest + margins.top() + margins.bottom() + 4

    def sizeHint(self) -> QSize:
        """As high as what is on it."""
        width = self.theme.px(self.WIDTH)
        return QSize(width, self._height_for(width))

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.theme = theme
        super().set_theme(theme)
        self._space()
        set_theme_below(self, theme)

    def _space(self) -> None:
        layout = self.layout()
        if layout:
            layout.setSpacing(self.theme.space(1.5))
        self.body.setSpacing(self.theme.space(3))
        self.foot.setSpacing(self.theme.space(2))

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.setAccessibleName(self.title.text())
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell a screen reader what was laid on the table."""
        super().showEvent(event)
        self.setAccessibleName(self.title.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the sheet away; what does not fit is turned over page by page."""
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in pages:
            bar = self._scroll.verticalScrollBar()
            page = bar.pageStep() - 2 * self.theme.space(HIGH)
            bar.setValue(bar.value() + pages[Qt.Key(event.key())] * page)
        else:
            super().keyPressEvent(event)
