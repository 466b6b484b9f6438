"""A month of the calendar: a field for each day, with a mark for each deal that was played."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.focus import paint_ring
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import Button, Rule, written
from cucu_desktop.ui.widgets.safe_paint import safe_paint

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.theme import Theme

WEEK: Final = 7
ROWS: Final = 6
"""The most weeks that a month overlaps."""
_FIELD: Final = 38
"""Width and height of the field of a day at the usual text size."""
_DEALS: Final = 3
BEFORE: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
AFTER: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
_KEYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -WEEK,
    Qt.Key.Key_Down: WEEK,
}
_MONTHS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class DayMarks(NamedTuple):
    """The played deals of a day: for each whether on the day or later, in no order."""

    on_the_day: int = 0
    later: int = 0

    @property
    def played(self) -> int:
        return self.on_the_day + self.later


class _Field(Button):
    """The button of a day."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.day = date.min
        self.marks = DayMarks()
        self.is_today = self.is_chosen = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date, marks: DayMarks, *, today: date, chosen: date, first: date) -> None:
        """Show this day; days after `today` or before `first` cannot be selected."""
        self.day, self.marks = day, marks
        self.is_today, self.is_chosen = day == today, day == chosen
        self.setEnabled(first <= day <= today)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.is_chosen else Qt.FocusPolicy.ClickFocus)
        played = trn("Daily", "{n} deal played", "{n} deals played", marks.played)
        parts = [
            dates.weekday(day),
            tr("Daily", "today") if self.is_today else "",
            played if marks.played else "",
        ]
        later = trn("Daily", "{n} of them late", "{n} of them late", marks.later)
        self.setAccessibleName(", ".join(filter(None, [*parts, later if marks.later else ""])))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = max(self.theme.px(_FIELD), QFontMetrics(self.theme.font("name")).height() + self.theme.px(12))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self.theme, QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        hot = self.isEnabled() and self.underMouse()
        if self.is_chosen or hot:
            painter.setPen(QPen(theme.color("ink"), 1.6 if self.is_chosen else 1.0))
            painter.setBrush(theme.color("active" if self.is_chosen else "mark"))
            painter.drawRoundedRect(area, 4, 4)
        high = area.height() * 0.66
        number = QRectF(area.left(), area.top(), area.width(), high)
        painter.setFont(theme.font("name"))
        painter.setPen(theme.color("call" if self.is_today else "ink" if self.isEnabled() else "faint"))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        if self.is_today:
            wide = QFontMetrics(theme.font("name")).horizontalAdvance(str(self.day.day))
            painter.setPen(QPen(theme.color("call"), 1.4))
            foot = number.bottom() - high * 0.08
            middle = area.center().x()
            painter.drawLine(QPointF(middle - wide / 2, foot), QPointF(middle + wide / 2, foot))
        if self.isEnabled() and (self.marks.played or self.is_today):
            self._paint_marks(painter, QPointF(area.center().x(), area.top() + area.height() * 0.82))
        if self.hasFocus():
            paint_ring(painter, theme, area.adjusted(-0.5, -0.5, 0.5, 0.5), 4)

    def _paint_marks(self, painter: QPainter, middle: QPointF) -> None:
        """Draw a filled mark for each deal played on its day, half filled if played later."""
        radius = self.height() * 0.065
        painter.setPen(QPen(self.theme.color("ink" if self.marks.played else "shade"), 1.1))
        for number in range(_DEALS):
            centre = middle + QPointF((number - (_DEALS - 1) / 2) * radius * 3.2, 0)
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self.marks.on_the_day:
                painter.setBrush(self.theme.color("call"))
            painter.drawEllipse(box)
            if self.marks.on_the_day <= number < self.marks.played:
                painter.setBrush(self.theme.color("call"))
                painter.drawPie(box, 90 * 16, 180 * 16)


class MonthView(QWidget):
    """The days of a month; a day is selected by mouse or keys."""

    chosen = Signal(date)
    """Another day was selected."""
    turned = Signal(int, int)
    """Another month is shown: its year and number. Its marks are requested."""

    def __init__(self, theme: Theme, today: date, first: date) -> None:
        """Show the current month.

        Args:
            theme: colours and text size.
            today: the last day that can be selected.
            first: the first day that can be selected.
        """
        super().__init__()
        self.theme = theme
        self._today, self._first = today, first
        self.day = today
        self._month = today.replace(day=1)
        self._marks: Mapping[date, DayMarks] = {}
        self._name = written("", "heading")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._before, self._after = Button(BEFORE), Button(AFTER)
        self._before.setAccessibleName(tr("Daily", "Previous month"))
        self._after.setAccessibleName(tr("Daily", "Next month"))
        for button in (self._before, self._after):
            button.setToolTip(button.accessibleName())
        self.fields = [_Field(theme) for _ in range(WEEK * ROWS)]
        self._lay(theme)
        for field in self.fields:
            field.clicked.connect(lambda _=False, field=field: self.choose(field.day))
            field.installEventFilter(self)
        self._before.clicked.connect(lambda: self._turn(-1))
        self._after.clicked.connect(lambda: self._turn(1))
        self._fill()

    def _lay(self, theme: Theme) -> None:
        for button in (self._before, self._after):
            button.setProperty("compact", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head = in_line(self._before)
        head.addWidget(self._name, 1)
        head.addWidget(self._after)
        grid = QGridLayout()
        grid.setSpacing(1)
        grid.setContentsMargins(0, 0, 0, 0)
        for column in range(WEEK):  # the first day of the week depends on the locale
            weekday = (dates.first_weekday() - 1 + column) % WEEK + 1
            name = QLocale().standaloneDayName(weekday, QLocale.FormatType.ShortFormat)
            label = written(name.rstrip("."), "small", "third")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, column)
        for number, field in enumerate(self.fields):
            grid.addWidget(field, 1 + number // WEEK, number % WEEK)
        told = tr("Daily", "{on} played on the day, {later} played late").format(
            on="\N{BLACK CIRCLE}", later="\N{CIRCLE WITH LEFT HALF BLACK}"
        )
        helps = written(told, "small", "third", wrap=True)
        in_column(head, Rule(theme), grid, helps, within=self, gap=theme.space(0.5))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    @property
    def month(self) -> tuple[int, int]:
        """The year and the number of the shown month."""
        return self._month.year, self._month.month

    def show_marks(self, marks: Mapping[date, DayMarks]) -> None:
        self._marks = marks
        self._fill()

    def choose(self, day: date) -> None:
        day = max(self._first, min(day, self._today))
        is_new, self.day = day != self.day, day
        if (day.year, day.month) != self.month:
            self._open(day.replace(day=1))
        self._fill()
        if is_new:
            self.chosen.emit(day)

    def take_focus(self) -> None:
        """Focus the selected day, if it is shown."""
        field = next((field for field in self.fields if field.is_chosen), None)
        if field is not None:
            field.setFocus(Qt.FocusReason.TabFocusReason)

    def _turn(self, months: int) -> None:
        """Show a month before or after, and select the same day of it, or its last day."""
        count = self._month.year * 12 + self._month.month - 1 + months
        year, month = divmod(count, 12)
        last = monthrange(year, month + 1)[1]
        self.choose(date(year, month + 1, min(self.day.day, last)))

    def _open(self, month: date) -> None:
        self._month = month
        self._marks = {}
        self.turned.emit(month.year, month.month)

    def _fill(self) -> None:
        """Fill the fields with the days of the month; fields outside the month are hidden."""
        locale = QLocale()
        name = locale.standaloneMonthName(self._month.month)
        self._name.setText(f"{name[:1].upper()}{name[1:]} {self._month.year}")
        lead = (self._month.isoweekday() - dates.first_weekday()) % WEEK
        for number, field in enumerate(self.fields):
            day = self._month + timedelta(days=number - lead)
            is_shown = day.month == self._month.month
            marks = self._marks.get(day, DayMarks())
            field.show_day(day, marks, today=self._today, chosen=self.day, first=self._first)
            policy = field.sizePolicy()
            policy.setRetainSizeWhenHidden(number < 5 * WEEK)
            field.setSizePolicy(policy)
            field.setVisible(is_shown)
        self._before.setEnabled(self._month > self._first.replace(day=1))
        self._after.setEnabled(self._month < self._today.replace(day=1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move from day to day by the arrows, from month to month by the page keys."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _KEYS:
                self.choose(self.day + timedelta(days=_KEYS[key]))
            elif key in _MONTHS:
                self._turn(_MONTHS[key])
            else:
                return super().eventFilter(watched, event)
            self.take_focus()
            return True
        return super().eventFilter(watched, event)
