"""The controls below a replay: position, moves, viewer, open cards and speed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPolygonF, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QWidget

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperButton, PaperPanel
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.preferences import ROWS
from cucu_desktop.ui.widgets.scrolling.wheel_guard import WheelGuard
from cucu_desktop.ui.widgets.themed import Translated
from cucu_desktop.ui.widgets.woodcut import RING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPainter

    from cucu_desktop.match.playback.playback import PastDeal
    from cucu_desktop.ui.play.replay.replay_steps import ReplaySteps
    from cucu_desktop.ui.widgets.preferences import Speed
    from cucu_desktop.ui.widgets.theme import Theme


Sign = Literal["back", "play", "pause", "step"]
_WIDE: Final = 38
_HIGH: Final = 34
"""In px at the usual size of text; no less than a finger can hit."""
_PART: Final = 0.2
"""How far a sign extends to each side, as a part of the button's width."""


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
        """Draw the sign: a triangle for the direction, a bar for a limit."""
        area = QRectF(inside)
        size = area.width() * _PART
        middle = area.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink("ink"))
        way = -1 if self._sign == "back" else 1
        if self._sign == "pause":
            for side in (-1, 1):
                _bar(painter, middle + QPointF(side * size * 0.55, 0), size)
        elif self._sign == "play":
            _triangle(painter, middle - QPointF(size * 0.8, 0), 1, size * 1.35)
        else:
            _triangle(painter, middle - QPointF(way * size * 0.9, 0), way, size)
            _bar(painter, middle + QPointF(way * size * 0.75, 0), size)


def _triangle(painter: QPainter, base: QPointF, way: int, size: float) -> None:
    painter.drawPolygon(
        QPolygonF([base - QPointF(0, size), base + QPointF(0, size), base + QPointF(way * size * 1.25, 0)])
    )


def _bar(painter: QPainter, middle: QPointF, size: float) -> None:
    bar = QRectF(0, 0, size * 0.42, size * 2)
    bar.moveCenter(middle)
    painter.drawRect(bar)


_FRAME: Final = 11
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast")
KEYS: Final[dict[Sign, str]] = {"back": "Left", "play": "Space", "step": "Right"}
"""The key of each button, in Qt's portable text; the space bar also presses the focused button."""


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
        keys: dict[str, Callable[[], object]] = {
            KEYS["back"]: self._buttons["back"].click,
            KEYS["step"]: self._buttons["step"].click,
            "PgUp": steps.deal_before,
            "PgDown": steps.next_deal,
            "Ctrl+Left": steps.decision_before,
            "Ctrl+Right": steps.next_decision,
        }
        for key, move in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(move)
        self.deals, self.seats, self.speeds = (QComboBox(self) for _ in range(3))
        self.opens = QCheckBox(self)
        self.undo, self.goes_on, self.more, self.back = (Button(self) for _ in range(4))
        for button in (self.undo, self.goes_on, self.more, self.back):
            button.setProperty("slim", True)
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _: self.grown.emit())
        self._is_low, self._room = False, 0
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.back.click)
        self.deals.activated.connect(lambda row: steps.go_to(self.deals.itemData(row)))
        self.seats.activated.connect(lambda row: steps.look_from(self.seats.itemData(row)))
        self.speeds.activated.connect(lambda row: steps.set_speed(self.speeds.itemData(row)))
        self.opens.toggled.connect(self._open)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self.undo.click)
        self.undo.clicked.connect(steps.undo_swap)
        self.goes_on.clicked.connect(self.play_on)
        self.back.clicked.connect(self.left)
        for box in (self.deals, self.seats, self.speeds):
            WheelGuard(box)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        steps.moved.connect(self.follow)
        steps.changed.connect(self.follow)
        for before, after in pairwise(self._controls()):
            QWidget.setTabOrder(before, after)
        self.retranslate()

    def _controls(self) -> tuple[QWidget, ...]:
        last = (self.undo, self.goes_on, self.more, self.back)
        return (*self._buttons.values(), self.deals, self.seats, self.opens, self.speeds, *last)

    def take_focus(self) -> None:
        """Focus the button for automatic play, or "back" if that is disabled."""
        self._buttons["play" if self._buttons["play"].isEnabled() else "back"].setFocus()

    # State

    def follow(self) -> None:
        """Show the current position, and enable the controls that apply there."""
        steps = self._steps
        self._is_filling = True
        deals = steps.playback.deals
        row = next(at for at, deal in enumerate(deals) if deal == steps.deal)
        self.deals.setCurrentIndex(row)
        viewers = steps.playback.viewers(steps.position)
        if [self.seats.itemData(at) for at in range(self.seats.count())] != [*viewers]:
            self._fill_seats(viewers)
        self.seats.setCurrentIndex(self.seats.findData(steps.viewer))
        self.opens.setEnabled(steps.deal.is_over)
        self.opens.setChecked(steps.is_open)
        self.speeds.setCurrentIndex(max(0, self.speeds.findData(steps.speed)))
        self._is_filling = False
        buttons, last = self._buttons, steps.playback.length - 1
        self._enable(buttons["back"], can=steps.position > 0)
        for sign in ("play", "step"):
            self._enable(buttons[sign], can=steps.position < last)
        buttons["play"].draw_as("pause" if steps.plays else "play")
        self._tell_play()
        if self.undo.isEnabled() != bool(steps.what_if.swaps):
            self._enable(self.undo, can=bool(steps.what_if.swaps))
            self.grown.emit()

    def _enable(self, button: QWidget, *, can: bool) -> None:
        """Enable or disable a button; if it loses the focus, pass that to another button."""
        had = button.hasFocus()
        button.setEnabled(can)
        if had and not can:
            self._buttons["back" if button is not self._buttons["back"] else "step"].setFocus()

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
        self._is_filling = True
        self.deals.clear()
        several = len({deal.game for deal in self._steps.playback.deals}) > 1
        for deal in self._steps.playback.deals:
            self.deals.addItem(_told(deal, several=several), deal.first)
        self.seats.clear()
        self.speeds.clear()
        for speed in SPEEDS:
            self.speeds.addItem(ROWS["speed"].choices[speed](), speed)
        self._is_filling = False
        name_choice(self.deals, tr("Replay", "Deal"))
        name_choice(self.seats, tr("Replay", "Whose view"))
        name_choice(self.speeds, tr("Common", "Speed"))
        for box in (self.deals, self.seats, self.speeds):
            box.setToolTip(box.accessibleName())
        self.opens.setText(tr("Replay", "Show all cards"))
        self.goes_on.setText(tr("Replay", "Play from here"))
        starts = tr("Replay", "Starts a new game, with you in the seat you are viewing from")
        swaps = tr("WhatIf", "What if? Before that, drag a card onto another one to swap them.")
        self.goes_on.setToolTip(f"{starts}. {swaps}")
        self.undo.setText(tr("WhatIf", "Undo swap"))
        self.more.setText("\N{HORIZONTAL ELLIPSIS}")
        self.more.setAccessibleName(tr("Replay", "More controls"))
        self.more.setToolTip(self.more.accessibleName())
        self.back.setText(tr("Common", "Close"))
        self.back.setToolTip(QKeySequence("Esc").toString(QKeySequence.SequenceFormat.NativeText))
        self.follow()

    def _tell_play(self) -> None:
        told = tr("Common", "Pause") if self._steps.plays else tr("Replay", "Play automatically")
        self._buttons["play"].tell(told, KEYS["play"])

    # Layout

    def _pad(self) -> None:
        """Keep the controls off the printed frame."""
        self.setContentsMargins(*(self.theme.space(3),) * 4)

    @property
    def _frame(self) -> int:
        return _FRAME + self.theme.space(1)

    def height_for(self, width: int, *, is_low: bool = False) -> int:
        """Return the height for this width; `is_low`: only one row fits."""
        self._is_low = is_low
        self._room = width - 2 * self.contentsMargins().left()
        rows = self._rows(width)
        gap = self.theme.space(1)
        return sum(_high(row) + gap for row in rows) - gap + 2 * self._frame

    def lay(self, rect: QRect) -> None:
        """Place the bar in `rect`, with the controls in rows."""
        self.setGeometry(rect)
        gap, top = self.theme.space(1), self._frame
        for row in self._rows(rect.width()):
            high = _high(row)
            left = (rect.width() - self._wide(row)) // 2
            for widget in row:
                size = _size(widget)
                widget.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self._gap
            top += high + gap

    def _wide(self, row: Sequence[QWidget]) -> int:
        return sum(_size(widget).width() + self._gap for widget in row) - self._gap

    @property
    def _gap(self) -> int:
        usual = self.theme.space(2)
        if not self._is_low:
            return usual
        row = [*self._buttons.values(), self.deals, self.more, self.back]
        spare = self._room - sum(_size(widget).width() for widget in row)
        return max(0, min(usual, spare // (len(row) - 1)))

    def _rows(self, width: int) -> list[list[QWidget]]:
        """Return the rows of controls; `speeds`, also found in a menu, is left out if that saves a row."""
        undo = [self.undo] if self.undo.isEnabled() else []
        last = [*undo, self.goes_on, self.back]
        wanted: list[QWidget] = [self.deals, self.seats, self.opens, self.speeds, *last]
        fewer = [each for each in wanted if each is not self.speeds]
        first = [self.deals, self.more, self.back]
        if self._is_low:
            rest = [self.seats, self.opens, self.goes_on] if self.more.isChecked() else []
            wanted = [*undo, *first, *rest]
        elif len(self._in_rows(wanted, width)) > len(self._in_rows(fewer, width)):
            wanted = fewer
        for control in self._controls()[len(self._buttons) :]:
            control.setVisible(control in wanted)
        return self._in_rows(wanted, width)

    def _in_rows(self, controls: Sequence[QWidget], width: int) -> list[list[QWidget]]:
        """Return the rows of controls, beginning with the transport buttons together."""
        room = width - 2 * self.contentsMargins().left()
        rows: list[list[QWidget]] = [[*self._buttons.values()]]
        for widget in controls:
            if self._wide([*rows[-1], widget]) > room:
                rows.append([])
            rows[-1].append(widget)
        return rows


def _told(deal: PastDeal, *, several: bool) -> str:
    if several:
        return tr("Replay", "Game {game}, deal {deal}").format(game=deal.game, deal=deal.ordinal)
    return tr("Common", "Deal {number}").format(number=deal.ordinal)


def _size(widget: QWidget) -> QSize:
    return widget.sizeHint()


def _high(row: Sequence[QWidget]) -> int:
    return max(_size(widget).height() for widget in row)
