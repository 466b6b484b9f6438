"""The deal of the day: the deals of a day, their results, and a calendar of all days."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from cucu_desktop.match.daily.programme import FIRST_DAY, deals_of
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.daily.day_words import to_share
from cucu_desktop.ui.pages.daily.deal_line import DealLine
from cucu_desktop.ui.pages.daily.month_view import DayMarks, MonthView
from cucu_desktop.ui.play.saved_matches import analyses
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import unnamed

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.daily.diary import Diary, DiaryEntry
    from cucu_desktop.ui.play.context import Context

_BESIDE: Final = 790
"""Width from which the calendar is beside the deals."""


class DailyPage(Page):
    """The deals of a day; decisions of played deals without a judgement are analysed while it is shown."""

    played = Signal(object)
    """Play this `DailyDeal`, or continue it."""
    looked = Signal(object)
    """Replay this `DiaryEntry`."""
    compared = Signal(object)
    """Compare the deal of this `DiaryEntry` with other players."""
    WIDTH = 980

    def __init__(self, context: Context, diary: Diary, today: date, day: date | None = None) -> None:
        """Open the page.

        Args:
            context: the shared objects of the window.
            diary: the deals played so far.
            today: the current date.
            day: the day shown first; None: today.
        """
        super().__init__(context.theme)
        self._context, self._diary = context, diary
        self._name = context.preferences.name or unnamed()
        self._entries: tuple[DiaryEntry | None, ...] = ()
        self._analyst = Analyst(self)
        self._analyst.found.connect(self._keep)
        self.title.setText(tr("Inn", "Deals of the day"))
        self._day = written("", "name", "second", wrap=True)
        self.lines: list[DealLine] = []
        self._column = QVBoxLayout()
        self._column.addWidget(self._day)
        self.calendar = MonthView(context.theme, today, FIRST_DAY)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addLayout(self._column, 1)
        self._both.addWidget(self.calendar, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.body.addLayout(self._both)
        self.body.addStretch(1)
        self._said = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._said, 1)
        self.copy = self.button(tr("Daily", "Copy result"))
        self._back = self.button(tr("Games", "Back"), loud=True)
        self.copy.clicked.connect(self._share)
        self._back.clicked.connect(self.closed)
        self.calendar.chosen.connect(self._turn_to)
        self.calendar.turned.connect(self._mark)
        if day is not None:
            self.calendar.choose(day)
        self._mark(*self.calendar.month)
        self._turn_to(self.calendar.day)

    def to_share(self) -> str:
        """Return the text for the clipboard."""
        return to_share(self.calendar.day, self._entries, self._context.words_of)

    # Selection of a day

    def _mark(self, year: int, month: int) -> None:
        """Mark the days with played deals of a month in the calendar."""
        marks = {}
        for day, entries in self._diary.days(year, month).items():
            over = [entry.is_late for entry in entries if entry.state == "over"]
            marks[day] = DayMarks(over.count(False), over.count(True))
        self.calendar.show_marks(marks)

    def _turn_to(self, day: date) -> None:
        """Show the deals of a day."""
        self._analyst.stop()
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._entries = self._diary.of_day(day)
        self.lines = []
        for deal, entry in zip(deals_of(day), self._entries, strict=True):
            wording = self._context.words_of(deal.game)
            line = DealLine(self.theme, self._context.art, wording, deal, entry, self._name)
            line.play.clicked.connect(lambda _=False, deal=deal: self.played.emit(deal))
            line.look.clicked.connect(lambda _=False, deal=deal: self.looked.emit(self._diary.entry(deal)))
            line.others.clicked.connect(
                lambda _=False, deal=deal: self.compared.emit(self._diary.entry(deal))
            )
            self._column.addWidget(line)
            self.lines.append(line)
            line.show()
        self.copy.setEnabled(any(entry is not None and entry.result for entry in self._entries))
        self._day.setText(dates.weekday(day))
        self._said.setText("")
        self.refit()
        if self.isVisible():
            self._judge()

    # Results

    def _judge(self) -> None:
        """Analyse the decisions of played deals that have no judgement yet."""
        logs = [
            entry.path
            for entry in self._entries
            if entry is not None and entry.result is not None and entry.result.best is None
        ]
        if logs and not self._analyst.is_busy:
            self._analyst.ask(logs, analyses(self._context.matches))

    def _keep(self, found: Found) -> None:
        """Store the number of best decisions, and show it."""
        from cucu_desktop.analysis.best_decisions import best_of  # noqa: PLC0415 - for a judged deal

        for number, entry in enumerate(self._entries):
            if entry is None or entry.path != found.analysed.log or not found.analysed.games:
                continue
            counted = best_of(found.analysed.games[-1])
            if counted is not None:
                kept = self._diary.keep(entry, *counted)
                self._entries = (*self._entries[:number], kept, *self._entries[number + 1 :])
                self.lines[number].show_entry(kept)
        self.refit()

    def _share(self) -> None:
        QGuiApplication.clipboard().setText(self.to_share())
        self._said.setText(tr("Daily", "Result copied. Paste it wherever you like."))
        announce(self._said, self._said.text())

    # Layout

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the calendar is below the deals."""
        wide = min(self.theme.px(self.WIDTH), area.width()) >= self.theme.px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        self._both.setSpacing(self.theme.space(6 if wide else 3))
        self._column.setSpacing(self.theme.space(1))
        super().fit_into(area)

    def _height_for(self, width: int) -> int:
        """Return the height for a width, with the spacing of the column and the margins of nested layouts."""
        return super()._height_for(width) + self.theme.space(len(self.lines) + 1)

    def save_state(self) -> date:
        """Return the selected day."""
        return self.calendar.day

    def restore_state(self, state: date) -> None:
        self.calendar.choose(state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        waiting = [line.play for line in self.lines if not line.play.isHidden()]
        # After a deal Space, which has continued at the table, must not begin the next one.
        begins = bool(waiting) and not self.copy.isEnabled()
        (waiting[0] if begins else self.copy).setFocus()
        self._judge()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analyst.stop()
