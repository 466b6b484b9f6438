"""The line of the decision bar with the question, and the outcome of a chosen amount beneath it."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.theme import Theme, balanced_width, load_fonts

_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""A line is not broken after an apostrophe, as in Zi’ Peppe."""
_PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_EDGE: Final = 4
"""Pixels at both ends that are kept free of text for the focus ring."""

_GROUND: Final = 12
"""Pixels of the ground at each side of the text."""
_MOST_MEASURED: Final = 500
_measured: Final[dict[tuple[str, int, tuple[str, ...]], int]] = {}
"""Cache of text heights: a bar that fits its buttons measures the same question in many sizes each time."""


class Question(QLabel):
    """The question. Tab reaches it, so that a screen reader can read it again.

    Attributes:
        texts: the texts among which the line switches without a change of layout.
        usual: the button that Enter and Space press while the line has the focus; None: neither answers.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.texts = [""]
        self.usual: QAbstractButton | None = None
        self._balanced: tuple[str, str, int] | None = None
        self.setProperty("role", "status")
        self.setProperty("tone", "on_room")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(_EDGE, 0, _EDGE, 0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def say(  # noqa: PLR0913 - one for each part of the line
        self,
        question: str,
        outcome: str = "",
        *,
        above: str = "",
        beneath: bool = True,
        instead: bool = False,
        brief: str = "",
        notice: str = "",
        spoken: str = "",
        name: str = "",
    ) -> None:
        """Show the question and the outcome of an amount, which the stepper describes to a screen reader.

        Args:
            question: the question.
            outcome: the outcome of the chosen amount, if there is one.
            above: advice, written above the question; a screen reader reads it alone.
            beneath: whether there is room for both.
            instead: whether the outcome replaces the question if there is not.
            brief: shorter advice for little room, without the notice.
            notice: a line beneath all of it.
            spoken: what a screen reader reads after the question.
            name: what a screen reader reads if there is no question to see.
        """
        line = f"\n{notice}" if notice else ""
        both = [f"{question}\n{outcome}"] if beneath else [question, outcome]
        asked = [question] if brief else [f"{text}{line}" for text in (both if outcome else [question])]
        texts = ["\n".join(filter(None, (brief or above, text))) for text in asked]
        self.texts = [text.replace(f"{_APOSTROPHE} ", f"{_APOSTROPHE}{_NO_BREAK}") for text in texts]
        # A label that can have the focus makes an editor of its text, whose changes Qt reports to a screen
        # reader, each with a warning that a label is no editor.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setText(self.texts[-1 if instead else 0])
        self._balance()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if question or name else Qt.FocusPolicy.NoFocus)
        name = " ".join(filter(None, (above or question or name, spoken)))
        if self.accessibleName() != name:
            self.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._balance()

    def _balance(self) -> None:
        """Break the text into lines of similar length, without adding lines."""
        asked = self.font().key(), self.text(), self.width()
        if asked == self._balanced:
            return
        self._balanced = asked
        most = balanced_width(QFontMetrics(self.font()), self.text(), self.width() - 2 * _EDGE)
        aside = (self.width() - most) // 2
        self.setContentsMargins(aside, 0, self.width() - most - aside, 0)

    def needed(self, font: QFont, width: int) -> int:
        """Return the height needed in this font for the highest of the texts."""
        asked = (font.key(), width, tuple(self.texts))
        high = _measured.get(asked)
        if high is None:
            if len(_measured) >= _MOST_MEASURED:
                _measured.clear()
            load_fonts()  # heights in other fonts would be cached
            metrics, room = QFontMetrics(font), QRect(0, 0, width - 2 * _EDGE, 10_000)
            bounds = (metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text) for text in self.texts)
            high = _measured[asked] = max(bound.height() for bound in bounds)
        return high

    def width_in(self, font: QFont) -> int:
        """Return the width of the widest of the texts in this font, in one line, with its ground."""
        return max(map(QFontMetrics(font).horizontalAdvance, self.texts)) + 2 * _GROUND

    def ground(self, *, widest: bool = False) -> QRect:
        """Return the area of the text in the bar, empty without text; `widest`: of all its `texts`."""
        if not self.text():
            return QRect()
        metrics, found = QFontMetrics(self.font()), QRect()
        centred = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        area = self.geometry().marginsRemoved(self.contentsMargins())
        for text in self.texts if widest else [self.text()]:
            found |= metrics.boundingRect(area, centred, text)
        return found.adjusted(-_GROUND, -2, _GROUND, 3)

    def paint_ground(self, painter: QPainter, theme: Theme, within: QRect) -> None:
        """Paint a ground beneath the text, so that it is legible on the floor, and the focus ring."""
        if not self.text():
            return
        colour = theme.color("room")
        colour.setAlpha(205)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        area = self.ground().intersected(within)
        painter.drawRoundedRect(area, 8, 8)
        if self.hasFocus():
            paint_ring_in(painter, theme, area, 6)

    def resize_text(self, theme: Theme, scale: float) -> None:
        sheet = f"font-size: {replace(theme, text_scale=scale).font('status').pixelSize()}px"
        if sheet != self.styleSheet():  # Qt would polish it again for the same
            self.setStyleSheet(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus by the arrow keys, as Tab does; Enter and Space press the usual answer."""
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        elif self.usual is not None and event.key() in _PRESSING and not event.isAutoRepeat():
            self.usual.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus on the parent's background, and create no editor, as a label would (see `say`)."""
        del event
        self.update()
        self._ground.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ground.update()
