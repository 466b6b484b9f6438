"""The controls below a replay: moves, position, viewer and open cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPolygonF, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSlider, QStyle, QStyleOptionSlider, QWidget

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperButton, PaperPanel
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.scrolling.wheel_guard import WheelGuard
from cucu_desktop.ui.widgets.themed import Translated
from cucu_desktop.ui.widgets.woodcut import RING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
    from cucu_desktop.ui.widgets.theme import Theme

Sign = Literal["back", "play", "pause", "step"]
_WIDE: Final = 38
_HIGH: Final = 34
"""In px at the usual size of text; no less than a finger can hit."""
_PART: Final = 0.2
"""The unit of `_SIGNS`, as a part of the button's width."""
_SIGNS: Final[dict[Sign, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "play": (((-0.8, -1.35), (-0.8, 1.35), (0.9, 0)),),
    "pause": (
        ((-0.76, -1), (-0.34, -1), (-0.34, 1), (-0.76, 1)),
        ((0.34, -1), (0.76, -1), (0.76, 1), (0.34, 1)),
    ),
    "step": (((-0.9, -1), (-0.9, 1), (0.35, 0)), ((0.54, -1), (0.96, -1), (0.96, 1), (0.54, 1))),
    "back": (((0.9, -1), (0.9, 1), (-0.35, 0)), ((-0.54, -1), (-0.96, -1), (-0.96, 1), (-0.54, 1))),
}
"""The corners of the shapes of each sign, around the middle of the button."""
_FRAME: Final = 11
_LEAST: Final = 180
"""The least width of the slider, in px at the usual size of text."""
_MARK: Final = 4
"""The height of a mark on the slider, in pixels."""
KEYS: Final[dict[Sign, str]] = {"back": "Left", "play": "Space", "step": "Right"}
"""The key of each button, in Qt's portable text; the space bar also presses the focused button."""


class TransportButton(PaperButton):
    """A paper button with a sign."""

    def __init__(self, theme: Theme, sign: Sign, parent: QWidget) -> None:
        super().__init__(theme, parent=parent)
        self._sign: Sign = sign

    def draw_as(self, sign: Sign) -> None:
        self._sign = sign
        self.update()

    def tell(self, name: str, key: str = "") -> None:
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(name)
        self.setAccessibleDescription(shown)
        self.setToolTip(f"{name} ({shown})" if shown else name)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(_WIDE) + 2 * RING, self.theme.px(_HIGH) + 2 * RING)

    def _write(self, painter: QPainter, inside: QRect) -> None:
        area = QRectF(inside)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink("ink"))
        painter.translate(area.center())
        painter.scale(area.width() * _PART, area.width() * _PART)
        for shape in _SIGNS[self._sign]:
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))


class PositionSlider(QSlider):
    """The position in the match, with marks at the decisions of one player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[int, ...] = ()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider, handle = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        wide = self.style().subControlRect(slider, option, handle, self).width()
        painter = QPainter(self)
        for mark in self.marks:
            along = QStyle.sliderPositionFromValue(0, self.maximum(), mark, self.width() - wide)
            painter.drawLine(along + wide // 2, 0, along + wide // 2, _MARK)


class ReplayBar(Translated, PaperPanel):
    """The controls of a replay, in as many rows as the width requires."""

    play_on = Signal()
    """A new match is to begin at this position."""
    left = Signal()
    """The user leaves the replay."""
    grown = Signal()
    """The height needed has changed."""

    def __init__(self, theme: Theme, steps: ReplaySteps, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._steps = steps
        self._is_filling = False
        self._buttons: dict[Sign, TransportButton] = {
            sign: TransportButton(theme, sign, self) for sign in KEYS
        }
        self._buttons["back"].clicked.connect(steps.back)
        self._buttons["play"].clicked.connect(lambda: steps.play(wanted=not steps.plays))
        self._buttons["step"].clicked.connect(steps.step)
        self.slider = PositionSlider(self)
        self.slider.setMaximum(steps.playback.length - 1)
        self.slider.valueChanged.connect(self._slide)
        self.deal = QLabel(self)
        self.seats = QComboBox(self)
        self.seats.activated.connect(lambda row: steps.look_from(self.seats.itemData(row)))
        self.seats.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for field in (self.slider, self.seats):
            WheelGuard(field)
        self.opens = QCheckBox(self)
        self.opens.toggled.connect(self._open)
        self.undo, self.goes_on, self.back = (Button(self) for _ in range(3))
        for button in (self.undo, self.goes_on, self.back):
            button.setProperty("slim", True)
        self.undo.hide()
        self.undo.setEnabled(False)
        self.undo.clicked.connect(steps.undo_swap)
        self.goes_on.clicked.connect(self.play_on)
        self.back.clicked.connect(self.left)
        keys: dict[QKeySequence | str, Callable[[], object]] = {
            KEYS["back"]: self._buttons["back"].click,
            KEYS["step"]: self._buttons["step"].click,
            "PgUp": steps.deal_before,
            "PgDown": steps.next_deal,
            "Ctrl+Left": steps.decision_before,
            "Ctrl+Right": steps.next_decision,
            "Esc": self.back.click,
            QKeySequence(QKeySequence.StandardKey.Undo): self.undo.click,
        }
        for key, move in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(move)
        steps.moved.connect(self.follow)
        steps.changed.connect(self.follow)
        self.retranslate()

    def take_focus(self) -> None:
        """Focus the button for automatic play, or "back" if that is disabled."""
        self._buttons["play" if self._buttons["play"].isEnabled() else "back"].setFocus()

    # State

    def follow(self) -> None:
        """Show the current position, and enable the controls that apply there."""
        steps = self._steps
        self._is_filling = True
        self.slider.setValue(steps.position)
        self.slider.marks = tuple(steps.decisions())
        self.slider.update()
        viewers = steps.playback.viewers(steps.position)
        if [self.seats.itemData(at) for at in range(self.seats.count())] != [*viewers]:
            self._fill_seats(viewers)
        self.seats.setCurrentIndex(self.seats.findData(steps.viewer))
        self.opens.setEnabled(steps.deal.is_over)
        self.opens.setChecked(steps.is_open)
        self._is_filling = False
        buttons, last = self._buttons, steps.playback.length - 1
        self._enable(buttons["back"], can=steps.position > 0)
        for sign in ("play", "step"):
            self._enable(buttons[sign], can=steps.position < last)
        buttons["play"].draw_as("pause" if steps.plays else "play")
        self._tell()
        can_undo = bool(steps.what_if.swaps)
        if self.undo.isEnabled() != can_undo:
            self._enable(self.undo, can=can_undo)
            self.undo.setVisible(can_undo)
            self.grown.emit()

    def _enable(self, button: QWidget, *, can: bool) -> None:
        """Enable or disable a button; if it loses the focus, pass that to another button."""
        had = button.hasFocus()
        button.setEnabled(can)
        if had and not can:
            self._buttons["back" if button is not self._buttons["back"] else "step"].setFocus()

    def _slide(self, position: int) -> None:
        if not self._is_filling:
            self._steps.go_to(position)

    def _open(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if not self._is_filling:
            self._steps.open_cards(wanted=wanted)

    def _fill_seats(self, viewers: Sequence[int]) -> None:
        self.seats.clear()
        for seat in viewers:
            told = (
                tr("Replay", "View: spectator")
                if seat == SPECTATOR
                else tr("Replay", "View: {name}").format(name=labelled(self._steps.names[seat]))
            )
            self.seats.addItem(told, seat)

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self._buttons["back"].tell(tr("Common", "Previous step"), KEYS["back"])
        self._buttons["step"].tell(tr("Common", "Next step"), KEYS["step"])
        self.slider.setAccessibleName(tr("Replay", "Position"))
        self.slider.setToolTip(tr("Replay", "Position"))
        self.seats.clear()
        name_choice(self.seats, tr("Replay", "Whose view"))
        self.seats.setToolTip(self.seats.accessibleName())
        self.opens.setText(tr("Replay", "Show all cards"))
        self.goes_on.setText(tr("Replay", "Play from here"))
        starts = tr("Replay", "Starts a new game, with you in the seat you are viewing from")
        swaps = tr("WhatIf", "What if? Before that, drag a card onto another one to swap them.")
        self.goes_on.setToolTip(f"{starts}. {swaps}")
        self.undo.setText(tr("WhatIf", "Undo swap"))
        self.back.setText(tr("Common", "Close"))
        self.back.setToolTip(QKeySequence("Esc").toString(QKeySequence.SequenceFormat.NativeText))
        self.follow()

    def _tell(self) -> None:
        """Write what differs from position to position."""
        deals, deal = self._steps.playback.deals, self._steps.deal
        told = tr("Common", "Deal {number}").format(number=deal.ordinal)
        if deals[-1].game > deals[0].game:
            told = tr("Replay", "Game {game}, deal {deal}").format(game=deal.game, deal=deal.ordinal)
        self.deal.setText(told)
        self.slider.setAccessibleDescription(told)
        plays = tr("Common", "Pause") if self._steps.plays else tr("Replay", "Play automatically")
        self._buttons["play"].tell(plays, KEYS["play"])

    # Layout

    def _pad(self) -> None:
        """Keep the controls off the printed frame."""
        self.setContentsMargins(*(self.theme.space(5),) * 4)

    def height_for(self, width: int) -> int:
        gap = self.theme.space(1)
        return sum(_high(row) + gap for row in self._rows(width)) - gap + 2 * self._frame

    @property
    def _frame(self) -> int:
        return _FRAME + self.theme.space(1)

    def lay(self, rect: QRect) -> None:
        """Place the bar in `rect`; the slider fills the first row, the others are centred."""
        self.setGeometry(rect)
        top, room = self._frame, self._room(rect.width())
        for row in self._rows(rect.width()):
            high, spare = _high(row), room - self._wide(row)
            left = self.contentsMargins().left() + (0 if self.slider in row else spare // 2)
            for widget in row:
                size = self._size(widget)
                size.setWidth(size.width() + (spare if widget is self.slider else 0))
                widget.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self.theme.space(2)
            top += high + self.theme.space(1)

    def _room(self, width: int) -> int:
        return width - 2 * self.contentsMargins().left()

    def _size(self, widget: QWidget) -> QSize:
        size = widget.sizeHint()
        return QSize(self.theme.px(_LEAST), size.height()) if widget is self.slider else size

    def _wide(self, row: Sequence[QWidget]) -> int:
        gap = self.theme.space(2)
        return sum(self._size(widget).width() + gap for widget in row) - gap

    def _rows(self, width: int) -> list[list[QWidget]]:
        """Return the rows of controls; in a wide bar there is one."""
        rows: list[list[QWidget]] = [[*self._buttons.values(), self.slider]]
        undo = [] if self.undo.isHidden() else [self.undo]
        for widget in (self.deal, self.seats, self.opens, *undo, self.goes_on, self.back):
            if self._wide([*rows[-1], widget]) > self._room(width):
                rows.append([])
            rows[-1].append(widget)
        return rows


def _high(row: Sequence[QWidget]) -> int:
    return max(widget.sizeHint().height() for widget in row)
