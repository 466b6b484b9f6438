"""Buttons and panels of cut paper with a printed frame; `dress` styles all other widgets.

Widgets here take their `Theme` on creation, and are `Themed` afterwards.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.controls import style_sheet
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.theme import Role, Theme, Tone, load_fonts
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut


def dress(app: QApplication, theme: Theme) -> None:
    """Apply the theme to the whole program: fonts, colours and the style of the standard controls.

    The style sheet is made for the style Fusion, with which the program is started.
    """
    load_fonts()
    app.setPalette(theme.palette())
    app.setFont(theme.font("body"))
    if (sheet := style_sheet(theme)) != app.styleSheet():  # Qt would polish all widgets again
        app.setStyleSheet(sheet)


def written(text: str, role: Role = "body", tone: Tone = "ink", *, wrap: bool = False) -> QLabel:
    """Return a label in one of the theme's fonts; it follows the theme."""
    label = QLabel(text)
    label.setProperty("role", role)
    label.setProperty("tone", tone)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


_has_caps = False
"""Whether buttons show the keys that press them: from the first key at a table on."""


def caps_shown() -> bool:
    return _has_caps


def show_caps(*, wanted: bool = True) -> None:
    """Show the keys on all buttons; their sizes have room for them already."""
    global _has_caps  # noqa: PLW0603 - a state of the program, as the style sheet is
    if _has_caps != wanted:
        _has_caps = wanted
        for widget in QApplication.allWidgets():
            widget.update()


_AIR, _AIR_STACKED = 16, 26
"""The height besides the words, in px at the usual text size."""
MARGINS: Final = (4, 2.5, 2.5)
"""The margins beside the words, in spaces: the usual ones, those where there is less room, without a key."""
_LEAST_AIR: Final = 14
"""The least part taken by it, however small the letters."""
_GAP: Final = 8
"""Pixels between the words, and between words and key."""

_MOST_MEASURED: Final = 2000
_measured: Final[dict[tuple[object, ...], QSize]] = {}
"""A cache of button sizes by their words: a bar measures them in many sizes."""


class Button(QPushButton):
    """A button that Enter presses, too, as only in Qt's dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class PaperButton(Themed, Button):
    """A paper button: its word in red, a smaller one in ink, and the key of the same action.

    Either word may be empty; a button with only the second is an ordinary one. `stacked` puts
    the second beneath, for the few large ones.
    """

    def __init__(
        self,
        theme: Theme,
        local: str = "",
        meaning: str = "",
        key: str = "",
        *,
        stacked: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._is_stacked = stacked
        self._local = self._meaning = self._key = self._own = ""
        self._sequence, self.cap, self._bound = QKeySequence(), "", True
        self._lit = self._pointed_to = False
        self._tight = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.say(local, meaning, key)

    def say(self, local: str, meaning: str = "", key: str = "", *, own: str = "", bound: bool = True) -> None:
        """Set the button's texts; `key` is a key sequence in Qt's portable text ("K", "Ctrl+N").

        Args:
            local: the word in red.
            meaning: the one in ink.
            key: the key sequence.
            own: the place's letter for the same action, as of `Theme.key`.
            bound: whether the key is the button's shortcut; otherwise it is only shown.
        """
        self._local, self._meaning, self._key, self._own = local, meaning, key, own
        self.setAccessibleName(f"{local}: {meaning}" if local and meaning else local or meaning)
        self._show_key(bound=bound)
        self.updateGeometry()
        self.update()

    def _show_key(self, *, bound: bool) -> None:
        """Enable and show its key, if such keys are on."""
        before = self._sequence, self._bound
        self._sequence, self._bound = QKeySequence(self.theme.key(self._key, self._own)), bound
        if (self._sequence, self._bound) != before:  # Qt would register the same shortcut again
            self.setShortcut(self._sequence if bound else QKeySequence())
        self.cap = self._sequence.toString(QKeySequence.SequenceFormat.NativeText)
        if self.cap == "Return":  # Qt's own catalogues lack it in some languages
            self.cap = tr("Keys", "Enter")

    def restyle(self) -> None:
        if self._sequence != QKeySequence(self.theme.key(self._key, self._own)):
            self._show_key(bound=self._bound)
        super().restyle()

    def light(self, *, lit: bool) -> None:
        self._lit = lit
        self.update()

    @property
    def is_lit(self) -> bool:
        return self._lit

    def point_to(self, *, wanted: bool) -> None:
        """Mark the button as advised, or not: it is highlighted, and a hand points to it."""
        self._pointed_to = wanted
        self.setAccessibleDescription(tr("Counsel", "suggested") if wanted else "")
        self.update()

    @property
    def is_pointed_to(self) -> bool:
        return self._pointed_to

    def tighten(self, step: int) -> None:
        """Set how narrow the margins are, by index in `MARGINS`; with the last ones its key is not shown."""
        if step != self._tight:
            self._tight = step
            self.updateGeometry()
            self.update()

    # Geometry

    def _roles(self) -> tuple[Role, Role]:
        if self._is_stacked:
            return "bubble", "gloss"
        return ("choice", "gloss") if self._local and self._meaning else ("button", "button")

    def _cap_size(self, theme: Theme) -> QSize:
        if not self.cap or self._tight == len(MARGINS) - 1:
            return QSize(0, 0)
        metrics = theme.metrics("key")
        height = metrics.height() + theme.px(2)
        return QSize(max(height, metrics.horizontalAdvance(self.cap) + theme.px(10)), height)

    def sizeHint(self) -> QSize:
        return self.size_in(self.theme)

    def size_in(self, theme: Theme) -> QSize:
        """Return the size that the button would have in this theme, which applies nothing.

        It has room for the key, whether that is shown or not.
        """
        of = (theme.text_scale, self._local, self._meaning, self.cap, self._is_stacked, self._tight)
        size = _measured.get(of)
        if size is None:
            if len(_measured) >= _MOST_MEASURED:
                _measured.clear()
            size = _measured[of] = self._measure(theme)
        return QSize(size)

    def _measure(self, theme: Theme) -> QSize:
        metrics = [theme.metrics(role) for role in self._roles()]
        cap, gap = self._cap_size(theme), theme.px(_GAP)
        words = self._local, self._meaning
        widths = [of.horizontalAdvance(word) for of, word in zip(metrics, words, strict=True) if word]
        if self._is_stacked and len(widths) > 1:
            width, height = max(widths), sum(each.height() for each in metrics)
        else:
            width, height = (
                sum(widths) + gap * max(0, len(widths) - 1),
                max(metrics[0].height(), cap.height()),
            )
        if cap.width():
            width += cap.width() + gap + gap // 2
        width += 2 * theme.space(MARGINS[self._tight]) + 2 * RING
        air = max(theme.px(_AIR_STACKED if self._is_stacked else _AIR), _LEAST_AIR)
        return QSize(width, height + air + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # Painting

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, words, key cap and focus ring; a pressed button is on its shadow."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pressed = self.isDown() or self.isChecked()
        hot = self.underMouse() and self.isEnabled() and not pressed
        how = Cut(
            face="mark" if hot or pressed else self._ground,
            line=3.2 if hot else 2.4,
            drop=1.5 if pressed else 4.0,
            ring=self.hasFocus(),
        )
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatio(), how, RING))
        inside = self.rect().adjusted(RING, RING, -RING - 2, -RING - 4)
        if pressed:
            inside.translate(1, 2)
        self._write(painter, inside)

    @property
    def _ground(self) -> Tone:
        if not self.isEnabled():
            return "paper"
        return "active" if self._lit or self._pointed_to else "cream"

    def _write(self, painter: QPainter, inside: QRect) -> None:
        stacked, words, roles = self._is_stacked, (self._local, self._meaning), self._roles()
        local, meaning = map(self.theme.metrics, roles)
        cap = self._cap_size(self.theme) if caps_shown() else QSize(0, 0)
        gap = self.theme.px(_GAP)
        advance = [local.horizontalAdvance(words[0]), meaning.horizontalAdvance(words[1])]
        both = self._local and self._meaning
        beside = cap.width() + gap + gap // 2 if cap.width() else 0
        free = (inside.width() - sum(advance) - (gap if both else 0) - beside) // 2
        inks = [self._ink("call"), self._ink("second" if stacked else "ink")]
        if stacked and both:
            upper, lower = local.height(), meaning.height()
            top = inside.top() + (inside.height() - upper - lower) // 2
            width = inside.width() - beside
            above = QRect(inside.left(), top, width, upper)
            beneath = QRect(inside.left(), above.bottom() + 1, width, lower)
            self._word(painter, roles[0], words[0], above, inks[0])
            self._word(painter, roles[1], words[1], beneath, inks[1])
            left = inside.right() - beside - gap
        else:
            left = inside.left() + free
            for number, word in enumerate(words):
                if word:
                    rect = QRect(left, inside.top(), advance[number], inside.height())
                    self._word(painter, roles[number], word, rect, inks[number])
                    left += advance[number] + (gap if both and not number else 0)
            left += gap + gap // 2
        if cap.width():
            rect = QRect(QPoint(left, inside.top() + (inside.height() - cap.height()) // 2 + 1), cap)
            painter.setPen(QPen(self._ink("ink"), 1.4))
            painter.setBrush(self.theme.color("key"))
            painter.drawRoundedRect(rect, 4, 4)
            painter.setFont(self.theme.font("key"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.cap)
        if self._pointed_to:
            from cucu_desktop.ui.widgets.pictures.pointing_hand import paint_hand  # noqa: PLC0415 - seldom, and not before the first paint

            half = max(5.0, min(free / 2 - 5, inside.height() * 0.36))
            middle = inside.left() + max(free / 2, half + 2)
            paint_hand(painter, QPointF(middle, inside.center().y() + 1), half)

    def _word(self, painter: QPainter, role: Role, word: str, rect: QRect, ink: QColor) -> None:
        painter.setFont(self.theme.font(role))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, word)

    def _ink(self, tone: Tone) -> QColor:
        return self.theme.color(tone if self.isEnabled() else "faint")


class PaperPanel(Themed, QWidget):
    """A sheet of paper with a printed frame, the ground of other widgets."""

    CUT: Final = Cut(face="paper", radius=5, waver=1.2, line=2.4, inner=7, drop=6, specks=True)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._pad()

    def restyle(self) -> None:
        self._pad()
        super().restyle()

    def _pad(self) -> None:
        pad = self.theme.space(4)
        self.setContentsMargins(pad, pad, pad + 3, pad + 5)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.drawPixmap(0, 0, cut(self.theme, self.size(), self.devicePixelRatio(), self.CUT))


class Rule(Themed, QWidget):
    """A printed rule that swells in the middle; an `ornate` one has a flower there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, ornate: bool = False) -> None:
        super().__init__(parent)
        self.theme, self._ornate = theme, ornate
        self.setFixedHeight(15 if ornate else 5)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a long thin lens of ink, or two with the flower between them."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("ink"))
        width, middle = self.width(), self.height() // 2
        if not self._ornate:
            self._lens(painter, 0, width, middle, 2)
            return
        half = width // 2
        self._lens(painter, 0, half - 32, middle, 2)
        self._lens(painter, half + 32, width, middle, 2)
        for side in (-1, 1):
            _lozenge(painter, QPointF(half + side * 22, middle), 4.5, 2.6)
            for up in (-1, 1):
                leaf = QPointF(half + side * 11, middle + up * 2.4)
                painter.drawPolygon(
                    QPolygonF([QPointF(half + side * 5, middle), leaf, QPointF(half + side * 16, middle)])
                )
        painter.setPen(QPen(self.theme.color("ink"), 1.3))
        painter.setBrush(self.theme.color("vermilion"))
        _lozenge(painter, QPointF(half, middle), 6.0, 6.0)

    def _lens(self, painter: QPainter, left: int, right: int, middle: int, high: int) -> None:
        half = (left + right) // 2
        ends = QPoint(left, middle), QPoint(half, middle - high // 2), QPoint(right, middle)
        painter.drawConvexPolygon([*ends, QPoint(half, middle + high)])


def _lozenge(painter: QPainter, centre: QPointF, wide: float, high: float) -> None:
    x, y = centre.x(), centre.y()
    corners = QPointF(x - wide, y), QPointF(x, y - high), QPointF(x + wide, y), QPointF(x, y + high)
    painter.drawPolygon(QPolygonF(corners))
