"""The control with which an amount is chosen, for all kinds of amounts.

Amounts are coins to offer, to bet, to ask for or to put in, and shares of a pool or of a possible gain.

A large number is shown between a minus and a plus, with its meaning beneath: "12 coins now", "20% if you
win". Where there is room, larger steps are at both ends. The number is a spin box in Qt, so that it supports
keyboard, mouse wheel and screen readers: digits, the arrow keys, Page up and Page down, Home and End.
"""

from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSizePolicy, QSpinBox, QWidget

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.focus import paint_ring_in
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.scrolling.wheel_guard import WheelGuard
from cucu_desktop.ui.widgets.soon import soon
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed

TARGET: Final = 44
"""The least width and height of a button, in px, at any size of text."""
_STEPS: Final = 8
"""The approximate number of larger steps from one end to the other."""
_ROUND: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
_LARGEST: Final = 1000
_KEYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Plus: 1,
}
_TYPED: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End)

_LAID: Final = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.StyleChange, QEvent.Type.Polish)
"""Events after which Qt has laid out the contents of the field."""


@frozen
class Scale:
    """The range of an amount.

    Attributes:
        low, high: the least and the most.
        start: the initial value.
        step: the step of one press.
        is_share: whether it is in percent.
    """

    low: int
    high: int
    start: int
    step: int = 1
    is_share: bool = False

    @property
    def leap(self) -> int:
        """The larger step, a round number.

        >>> Scale(1, 40, 1).leap, Scale(0, 100, 50, 5, True).leap, Scale(1, 6, 1).leap
        (5, 20, 1)
        """
        if self.is_share:
            return 4 * self.step
        wanted = (self.high - self.low) / _STEPS
        return next((step for step in _ROUND if step >= wanted), _LARGEST)


class AmountField(QSpinBox):
    """The number: typed or stepped. Letters are passed on to the shortcuts of the table."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._control = parent
        self._leap = scale.leap
        self.setRange(scale.low, scale.high)
        self.setSingleStep(scale.step)
        self.setValue(scale.start)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        WheelGuard(self)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that edit a number from the shortcuts of the table, and no others."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_written = event.text().isdigit() or event.key() in _TYPED
            event.setAccepted(is_written)
            return is_written
        is_done = super().event(event)
        if event.type() in _LAID:
            self.lineEdit().setGeometry(self.rect())  # a style sheet reserves room for hidden arrows
        return is_done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the arrows, leap by the page keys; pass other keys on to the table."""
        key = Qt.Key(event.key())
        if key in _KEYS:
            self.stepBy(_KEYS[key])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.leap(1 if key == Qt.Key.Key_PageUp else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setValue(self.minimum() if key == Qt.Key.Key_Home else self.maximum())
        elif event.text().isdigit() or key in (*_TYPED, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def leap(self, steps: int) -> None:
        self.setValue(self.value() + steps * self._leap)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that typing replaces it; the focus ring surrounds the whole control."""
        super().focusInEvent(event)
        soon(self, self.selectAll)
        self._control.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.lineEdit().deselect()
        self._control.update()


class StepButton(Themed, Button):
    """A button for less or more; repeats while held down."""

    def __init__(self, theme: Theme, steps: int, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.steps, self._sign = theme, steps, sign
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focus belongs to the number
        self.setAutoRepeat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return self.size_in(self.theme)

    def size_in(self, theme: Theme) -> QSize:
        """Return the size that the button would have in this theme, which applies nothing."""
        wide = theme.metrics("name").horizontalAdvance(self._sign) + theme.px(14)
        side = max(TARGET, theme.px(TARGET))
        return QSize(max(side, wide), side)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign on a background that reacts to the mouse; faint at the end of the range."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_on = self.isEnabled()
        hot = self.underMouse() and is_on
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("active" if self.isDown() else "mark" if hot else "key"))
        ground = QRectF(self.rect()).adjusted(4, 4, -4, -5)
        painter.drawRoundedRect(ground, 5, 5)
        painter.setPen(QPen(self.theme.color("ink" if is_on else "faint"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ground, 5, 5)
        painter.setFont(self.theme.font("button" if len(self._sign) == 1 else "name"))
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, self._sign)


class AmountStepper(Themed, QWidget):
    """A number between minus and plus, with its unit or meaning beneath.

    Attributes:
        scale: the range.
        field: the number, for keyboard and screen reader.
    """

    changed = Signal()
    """The amount has changed."""

    def __init__(self, theme: Theme, scale: Scale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.scale = theme, scale
        self._beneath = ""
        self._widest: tuple[str, ...] = ()
        self._sizes: dict[tuple[float, bool], QSize] = {}
        """Cache of the size by text scale and larger steps, for the present texts."""
        self._has_leaps = True
        self.field = AmountField(scale, self)
        self.setFocusProxy(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        leap = scale.leap
        self._less, self._more = self._button(-1, "\N{MINUS SIGN}"), self._button(1, "+")
        self._leaps = (
            (self._button(-leap, f"\N{MINUS SIGN}{leap}"), self._button(leap, f"+{leap}"))
            if leap > scale.step
            else ()
        )
        self.field.valueChanged.connect(self._follow)
        self._follow()
        self.restyle()

    def _button(self, steps: int, sign: str) -> StepButton:
        button = StepButton(self.theme, steps, sign, self)
        by = steps * self.scale.step if len(sign) == 1 else steps
        button.clicked.connect(partial(self._go, by))
        return button

    @property
    def buttons(self) -> tuple[StepButton, ...]:
        """The buttons for less and more, from left to right."""
        left, right = self._leaps[:1], self._leaps[1:]
        return (*left, self._less, self._more, *right)

    @property
    def value(self) -> int:
        return self.field.value()

    def set_value(self, value: int) -> None:
        self.field.setValue(value)

    def nudge(self, steps: int) -> None:
        """Change the amount by this number of steps."""
        self.field.stepBy(steps)

    def say(self, name: str, beneath: str, sign: str, widest: Iterable[str]) -> None:
        """Set the texts of the control.

        Args:
            name: the accessible name.
            beneath: the text beneath the number now.
            sign: the suffix of the number.
            widest: other texts that may be shown beneath it.
        """
        wide = (beneath, *widest)
        if (wide, sign) != (self._widest, self.field.suffix()):
            self._beneath, self._widest = beneath, wide
            self.field.setSuffix(sign)
            self._sizes.clear()
        self.field.setAccessibleName(name)
        for button in self.buttons:
            by = abs(button.steps * (self.scale.step if button in (self._less, self._more) else 1))
            told = tr("Amounts", "{number} more") if button.steps > 0 else tr("Amounts", "{number} less")
            button.setAccessibleName(f"{name}: {told.format(number=f'{by}{sign}')}")
        self.updateGeometry()
        self.update()

    def explain(self, outcome: str) -> None:
        """Set the outcome of the amount as the accessible description."""
        if self.field.accessibleDescription() != outcome:
            self.field.setAccessibleDescription(outcome)

    def arrange(self, theme: Theme, *, has_leaps: bool) -> None:
        """Set the theme, and whether the larger steps are shown."""
        if (theme, has_leaps) != (self.theme, self._has_leaps):
            self._has_leaps = has_leaps
            self.set_theme(theme)

    def _go(self, by: int) -> None:
        self.field.setValue(self.value + by)

    def _follow(self) -> None:
        for button in self.buttons:
            end = self.scale.high if button.steps > 0 else self.scale.low
            button.setEnabled(self.value != end)
        self.changed.emit()
        self.update()

    # Size

    def restyle(self) -> None:
        """Set the font of the number, and show or hide the larger steps."""
        pixels = self.theme.font("amount").pixelSize()
        sheet = f'* {{ font: {pixels}px "{self.theme.family("amount")}"; }}'
        if sheet != self.field.styleSheet():  # Qt would apply the same sheet again
            self.field.setStyleSheet(sheet)
        for button in self._leaps:
            button.setVisible(self._has_leaps)
        super().restyle()
        self._lay()

    def sizeHint(self) -> QSize:
        return self.size_in(self.theme, has_leaps=self._has_leaps)

    def size_in(self, theme: Theme, *, has_leaps: bool) -> QSize:
        """Return the size that the control would have in this theme, which applies nothing.

        `has_leaps`: with the larger steps, if there are any.
        """
        of = theme.text_scale, has_leaps
        if of not in self._sizes:
            self._sizes[of] = self._measure(theme, has_leaps=has_leaps)
        return QSize(self._sizes[of])

    def _measure(self, theme: Theme, *, has_leaps: bool) -> QSize:
        shown = (button for button in self.buttons if has_leaps or button not in self._leaps)
        targets = [button.size_in(theme) for button in shown]
        ends = (f"{end}{self.field.suffix()}" for end in (self.scale.low, self.scale.high))
        widths = map(theme.metrics("amount").horizontalAdvance, ends)
        beneath = map(theme.metrics("small").horizontalAdvance, self._widest)
        middle = max(TARGET, max((*widths, *beneath)) + theme.px(10))
        wide = sum(target.width() for target in targets) + middle
        return QSize(wide, max(targets[0].height(), sum(self._lines(theme)) + 6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @staticmethod
    def _lines(theme: Theme) -> tuple[int, int]:
        """Return the heights of number and text beneath it; the number's own margins are reduced."""
        return round(theme.metrics("amount").height() * 0.82), theme.metrics("small").height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        del event
        self._lay()

    def _lay(self) -> None:
        high, left = self.height(), 0
        shown = [button for button in self.buttons if not button.isHidden()]
        for button in shown[: len(shown) // 2]:
            button.setGeometry(left, 0, button.sizeHint().width(), high)
            left += button.width()
        right = self.width()
        for button in reversed(shown[len(shown) // 2 :]):
            right -= button.sizeHint().width()
            button.setGeometry(right, 0, button.sizeHint().width(), high)
        upper, lower = self._lines(self.theme)
        top = (high - upper - lower) // 2
        self.field.setGeometry(left, top, right - left, upper)
        self._ground = QRect(left, top + upper, right - left, lower)

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, the text beneath the number, and the focus ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.color("ink"), 2))
        painter.setBrush(self.theme.color("cream"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -2), 7, 7)
        painter.setPen(self.theme.color("second"))
        painter.setFont(self.theme.font("small"))
        painter.drawText(self._ground, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self._beneath)
        if self.field.hasFocus():
            paint_ring_in(painter, self.theme, self.rect(), 7)


__all__ = ["TARGET", "AmountField", "AmountStepper", "Scale", "StepButton"]
