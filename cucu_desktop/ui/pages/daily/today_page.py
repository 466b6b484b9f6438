"""Today: the deals of a day and the next puzzle, their results, and a calendar of earlier days."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from cucu_desktop.match.daily.programme import FIRST_DAY, deals_of
from cucu_desktop.match.puzzles.rating import own_rating
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.daily.day_words import marks_of, to_share, told_best, told_outcome
from cucu_desktop.ui.pages.daily.month_view import DayMarks, MonthView
from cucu_desktop.ui.pages.list_page import Act, Fold, ListPage, Section
from cucu_desktop.ui.pages.row_list import Row, emblem
from cucu_desktop.ui.play.saved_matches import analyses
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.player_names import unnamed

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.daily.diary import Diary, DiaryEntry
    from cucu_desktop.match.daily.programme import DailyDeal
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.play.context import Context

PUZZLE: Final = "puzzle"
"""The key of the row of the next puzzle; that of a deal is its number in the day."""
_CARD: Final = 44
"""The width of the card of a game in its row, at the usual text size."""


class TodaySection(Section):
    """The deals of a day; decisions of played deals without a judgement are analysed while it is shown."""

    played = Signal(object)
    """Play this `DailyDeal`, or continue it."""
    looked = Signal(object)
    """Replay this `DiaryEntry`."""
    compared = Signal(object)
    """Compare the deal of this `DiaryEntry` with other players."""
    puzzle_wanted = Signal()
    """Open the next puzzle."""

    def __init__(self, context: Context, diary: Diary, solved: Solved, today: date, day: date | None) -> None:
        """Show a day.

        Args:
            context: the shared objects of the window.
            diary: the deals played so far.
            solved: the puzzles solved so far.
            today: the current date.
            day: the day shown first; None: today.
        """
        super().__init__(context.theme)
        self._context, self._diary, self._solved = context, diary, solved
        self._player = context.preferences.name or unnamed()
        self.today = today
        self.name = tr("Today", "Today")
        self._key: object = None
        self._entries: tuple[DiaryEntry | None, ...] = ()
        self._analyst = Analyst(self)
        self._analyst.found.connect(self._keep)
        self._head = written("", "heading", "call", wrap=True)
        self._about = written("", "body", wrap=True)
        self._best = written("", "body", "second", wrap=True)
        self._marks = written("", "body", "call")
        self.calendar = MonthView(context.theme, today, FIRST_DAY)
        self.earlier = Fold(tr("Today", "Earlier days"), [self.calendar])
        self.add(self._head, self._about, self._best, self._marks, self.earlier)
        self.calendar.chosen.connect(self._turn_to)
        self.calendar.turned.connect(self._mark)
        if day is not None:
            self.calendar.choose(day)
        self.earlier.button.setChecked(self.calendar.day != today)
        self._mark(*self.calendar.month)
        self._entries = diary.of_day(self.calendar.day)

    def to_share(self) -> str:
        return to_share(self.calendar.day, self._entries, self._context.words_of)

    def next_key(self) -> object:
        """Return the key of the first deal that is not over; of the puzzle if all are."""
        undone = (number for number, entry in enumerate(self._entries) if not _is_over(entry))
        return next(undone, PUZZLE)

    # The list

    def rows(self) -> list[Row]:
        deals = zip(deals_of(self.calendar.day), self._entries, strict=True)
        name_of, wide = self._context.game_name, self.theme.px(_CARD)
        rows = [
            Row(number, name_of(deal.game), self._state(deal, entry), emblem(deal.game, wide))
            for number, (deal, entry) in enumerate(deals)
        ]
        return [*rows, Row(PUZZLE, tr("Today", "Puzzle"), self._puzzle_told())]

    def _puzzle_told(self) -> str:
        if not self._solved.first_answers:
            return tr("Today", "What would you do?")
        told = tr("Today", "rating {rating}, {streak} in a row")
        return told.format(rating=own_rating(self._solved), streak=self._solved.streak)

    def _state(self, deal: DailyDeal, entry: DiaryEntry | None) -> str:
        """Return the players of a deal, or what became of it."""
        wording, result = self._context.words_of(deal.game), entry.result if entry else None
        if entry is None:
            names = [player.name for player in deal.setup(self._player, "").players if player.bot]
            return tr("Daily", "with {names}").format(names=wording.numbers.listed(names))
        if entry.state == "damaged":
            return tr("Daily", "The file of this deal is damaged.")
        told = told_outcome(wording, result.brought) if result else tr("Daily", "started, not finished")
        later = tr("Daily", "played late")
        return f"{told} ({later})" if entry.is_late else told

    # The row

    def choose(self, row: Row | None) -> None:
        assert row is not None  # the puzzle is always listed
        self._key, self.report = row.key, ""
        entry = self._entry
        result = entry.result if entry else None
        self._head.setText(row.name)
        self._about.setText(row.line)
        self._best.setText(told_best(result) if result else "")
        self._marks.setText(marks_of(result) if result else "")
        self._marks.setAccessibleName(self._best.text())
        for label in (self._best, self._marks):
            label.setVisible(bool(label.text()))
        self.changed.emit()

    @property
    def _entry(self) -> DiaryEntry | None:
        return self._entries[self._key] if isinstance(self._key, int) else None

    def acts(self) -> list[Act | None]:
        share = None
        if any(entry is not None and entry.result for entry in self._entries):
            share = Act(tr("Daily", "Copy result"), self._share)
        if not isinstance(self._key, int):
            return [Act(tr("Common", "Play"), self.puzzle_wanted.emit), share]
        entry, deal = self._entry, deals_of(self.calendar.day)[self._key]
        if not _is_over(entry):
            words = tr("Common", "Play") if entry is None else tr("Common", "Continue")
            return [Act(words, lambda: self.played.emit(deal)), share]
        watch = Act(tr("Album", "Watch"), lambda: self.looked.emit(entry))
        return [watch, share, Act(tr("Duplicate", "Compare"), lambda: self.compared.emit(entry))]

    def _share(self) -> None:
        QGuiApplication.clipboard().setText(self.to_share())
        self.report = tr("Daily", "Result copied. Paste it wherever you like.")
        self.changed.emit()

    # The day

    def _mark(self, year: int, month: int) -> None:
        """Mark the days with played deals of a month in the calendar."""
        marks = {}
        for day, entries in self._diary.days(year, month).items():
            over = [entry.is_late for entry in entries if entry.state == "over"]
            marks[day] = DayMarks(over.count(False), over.count(True))
        self.calendar.show_marks(marks)

    def _turn_to(self, day: date) -> None:
        self._analyst.stop()
        self._entries, self.report = self._diary.of_day(day), ""
        self.filled.emit()
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
        from cucu_desktop.analysis.report import best_of  # noqa: PLC0415 - for a judged deal

        for number, entry in enumerate(self._entries):
            if entry is None or entry.path != found.analysed.log or not found.analysed.games:
                continue
            counted = best_of(found.analysed.games[-1])
            if counted is not None:
                kept = self._diary.keep(entry, *counted)
                self._entries = (*self._entries[:number], kept, *self._entries[number + 1 :])
        self.filled.emit()

    def save_state(self) -> tuple[date, bool]:
        return self.calendar.day, self.earlier.is_open

    def restore_state(self, state: tuple[date, bool]) -> None:
        day, shows_days = state
        self.calendar.choose(day)
        self.earlier.button.setChecked(shows_days)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._judge()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analyst.stop()


class TodayPage(ListPage):
    """The page of a day; its title names the date."""

    def __init__(self, section: TodaySection) -> None:
        super().__init__(section.theme, "", [section])
        self._day = section
        section.filled.connect(self._tell_day)
        self._tell_day()
        self.open_at(section.next_key())

    def _tell_day(self) -> None:
        day = self._day.calendar.day
        told = tr("Today", "Today, {day}") if day == self._day.today else "{day}"
        self.title.setText(told.format(day=dates.weekday(day)))


def _is_over(entry: DiaryEntry | None) -> bool:
    return entry is not None and entry.state == "over"
