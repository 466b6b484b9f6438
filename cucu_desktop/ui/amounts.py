"""Coins to give and a pool to divide, as things on the table that one pushes: no number fields.

At both ends of the tray a click moves by one step, elsewhere to where one clicks. Both are sliders to Qt,
with all that keyboard, mouse wheel and screen readers do with one; only the drawing is ours.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from cucu_desktop.engine.actions import Amount
from cucu_desktop.ui.focus import paint_ring_in
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.wording import starting_amount

WHOLE = 100
"""All of the pool, in percent."""
_IN_A_ROW = 12
"""Up to so many coins each one is drawn; more of them are a heap that grows."""


class AmountSlider(QSlider):
    """What the amount of an option is chosen with; beneath the drawing it is a slider."""

    def __init__(self, theme: Theme, option: Amount, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setRange(option.low, option.high)
        self.setValue(starting_amount(option))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def _value_at(self, x: float) -> int:
        start, length = self._track()
        part = min(max((x - start) / length, 0.0), 1.0)
        return self.minimum() + round(part * (self.maximum() - self.minimum()))

    def _x_of(self, value: float) -> float:
        start, length = self._track()
        return start + length * (value - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _track(self) -> tuple[float, float]:
        room = float(self._end() + self._theme.px(6))
        return room, self.width() - 2 * room

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Where one clicks is what one means."""
        x, end = event.position().x(), self._end()
        if x < end or x > self.width() - end:
            self.setValue(self.value() + (self.singleStep() if x > end else -self.singleStep()))
        elif event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._value_at(x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pull it along."""
        if self.isSliderDown():
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        del event
        self.setSliderDown(False)

    def _end(self) -> int:
        """How wide the ends are, where the signs stand."""
        return self._theme.px(28)

    def _painter(self) -> QPainter:
        """A painter that has drawn the tray on which everything lies, and the focus round it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        painter.setPen(QPen(self._theme.color("ink"), 1.8))
        painter.setBrush(self._theme.color("wood_dark"))
        painter.drawRoundedRect(tray, tray.height() / 2, tray.height() / 2)
        painter.setPen(self._theme.color("cream"))
        painter.setFont(self._theme.font("name"))
        end = self._end()
        for left, sign in ((4, "\N{MINUS SIGN}"), (self.width() - end - 4, "+")):
            painter.drawText(QRectF(left, 0, end, self.height() - 2), Qt.AlignmentFlag.AlignCenter, sign)
        if self.hasFocus():
            paint_ring_in(painter, self._theme, self.rect(), tray.height() / 2 + 2)
        return painter


class CoinSlider(AmountSlider):
    """A row of coins: those pushed forward are given, the others stay."""

    def __init__(self, theme: Theme, option: Amount, parent: QWidget | None = None) -> None:
        super().__init__(theme, option, parent)
        self.setPageStep(max(1, (option.high - option.low) // 5))

    def _coins(self) -> int:
        return min(self.maximum(), _IN_A_ROW)

    def sizeHint(self) -> QSize:
        """Room for the coins."""
        row = self._coins() * self._theme.px(17) + 2 * self._end() + self._theme.px(8)
        return QSize(row, self._theme.px(44))

    def _track(self) -> tuple[float, float]:
        number = self._coins()
        room = self.width() / 2 - (number - 1) * self._theme.px(17) / 2
        if self.maximum() > number:
            return room, self.width() - 2 * room
        first = room + (self.minimum() - 1) * self._theme.px(17)
        return first, max(1.0, (self.maximum() - self.minimum()) * self._theme.px(17))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tray and the coins on it."""
        del event
        painter = self._painter()
        number = self._coins()
        given = self.value() if self.maximum() <= number else round(self.value() / self.maximum() * number)
        pitch, radius = self._theme.px(17), self._theme.px(8)
        left = self.width() / 2 - (number - 1) * pitch / 2
        for place in range(number):
            forward = place < max(min(1, self.value()), given)
            lift = -self._theme.px(3) if forward else self._theme.px(4)
            centre = QPointF(left + place * pitch, self.height() / 2 + lift)
            self._coin(painter, centre, radius, given=forward)
        painter.end()

    def _coin(self, painter: QPainter, centre: QPointF, radius: float, *, given: bool) -> None:
        gold = self._theme.color("coin") if given else self._theme.color("wood").darker(135)
        shine = QRadialGradient(centre - QPointF(radius * 0.4, radius * 0.5), radius * 2)
        shine.setColorAt(0, gold.lighter(125))
        shine.setColorAt(1, gold.darker(118))
        painter.setPen(QPen(self._theme.color("ink"), 1.5))
        painter.setBrush(shine)
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("coin_dark"), 1.1))
        painter.drawEllipse(centre, radius * 0.6, radius * 0.6)


class DivisionSlider(AmountSlider):
    """The pool as a bar that one cuts in two: the left part is mine, the right the other's."""

    def __init__(self, theme: Theme, option: Amount, parent: QWidget | None = None) -> None:
        super().__init__(theme, option, parent)
        self.setSingleStep(5)
        self.setPageStep(10)

    def sizeHint(self) -> QSize:
        """Room for the two numbers."""
        return QSize(self._theme.px(160), self._theme.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two parts, a number on each, a knob between them."""
        del event
        painter = self._painter()
        end = self._end()
        bar = QRectF(self.rect()).adjusted(end, 9, -end, -9)
        cut = self._x_of(self.value())
        for part, tone in self._parts(bar):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tone)
            painter.drawRoundedRect(part, 6, 6)
        self._numbers(painter, bar, cut)
        painter.setPen(QPen(self._theme.color("ink"), 2))
        painter.setBrush(self._theme.color("wood"))
        knob = self._theme.px(8)
        painter.drawRoundedRect(QRectF(cut - knob / 2, 4, knob, self.height() - 8), 4, 4)
        painter.end()

    def _parts(self, bar: QRectF) -> list[tuple[QRectF, QColor]]:
        """The bar's parts and their colours."""
        cut = self._x_of(self.value())
        return [
            (QRectF(bar.left(), bar.top(), cut - bar.left(), bar.height()), self._theme.color("active")),
            (QRectF(cut, bar.top(), bar.right() - cut, bar.height()), self._theme.color("shade")),
        ]

    def _numbers(self, painter: QPainter, bar: QRectF, cut: float) -> None:
        """Write how much each part is."""
        self._number(painter, bar, str(self.value()), self._theme.color("ink"), before=cut)
        self._number(painter, bar, str(WHOLE - self.value()), self._theme.color("ink"), after=cut)

    def _number(
        self, painter: QPainter, bar: QRectF, text: str, ink: QColor, *, before: float = 0, after: float = 0
    ) -> None:
        """Write how much a part is, if it is wide enough for it."""
        font = self._theme.font("key")
        wide = QFontMetrics(font).horizontalAdvance(text) + self._theme.px(14)
        left, right = (bar.left(), before) if before else (after, bar.right())
        if right - left < wide:
            return
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(
            QRectF(left, bar.top(), right - left, bar.height()), Qt.AlignmentFlag.AlignCenter, text
        )


class ShareSlider(DivisionSlider):
    """What one may win, as a bar: the left part is promised away. What is promised already is dark."""

    def _x_of(self, value: float) -> float:
        start, length = self._track()
        return start + length * value / WHOLE

    def _value_at(self, x: float) -> int:
        start, length = self._track()
        return min(max(round((x - start) / length * WHOLE), self.minimum()), self.maximum())

    def _parts(self, bar: QRectF) -> list[tuple[QRectF, QColor]]:
        cut, most = self._x_of(self.value()), self._x_of(self.maximum())
        return [
            (QRectF(bar.left(), bar.top(), cut - bar.left(), bar.height()), self._theme.color("active")),
            (QRectF(cut, bar.top(), most - cut, bar.height()), self._theme.color("shade")),
        ]

    def _numbers(self, painter: QPainter, bar: QRectF, cut: float) -> None:
        share, ink = f"{self.value()}%", self._theme.color("ink")
        if cut > bar.center().x():
            self._number(painter, bar, share, ink, before=cut)
        else:
            self._number(painter, bar, share, ink, after=cut)


def amount_slider(theme: Theme, option: Amount, parent: QWidget | None = None) -> AmountSlider:
    """Return what the amount of this option is chosen with."""
    return (DivisionSlider if option.percent else CoinSlider)(theme, option, parent)


__all__ = ["AmountSlider", "CoinSlider", "DivisionSlider", "ShareSlider", "amount_slider"]
