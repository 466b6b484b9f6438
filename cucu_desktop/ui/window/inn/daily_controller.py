"""The page of the day, with the daily deals and the next puzzle, and the matches of those deals."""

# ruff: noqa: PLC0415 - imported only when a daily deal is opened
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.local_time import local_now
from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.names import same_key
from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from cucu_desktop.match.daily.diary import DiaryEntry
    from cucu_desktop.match.daily.programme import DailyDeal
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class DailyController(QObject):
    """Begins daily deals, and keeps their results in the diary."""

    def __init__(self, parts: WindowParts, duplicates: DuplicateController) -> None:
        super().__init__(parts.page_stack)
        self._parts, self._duplicates = parts, duplicates
        self.diary = Diary(saved_matches.daily(parts.context.matches))

    @staticmethod
    def today() -> date:
        """Return today's date in local time."""
        return local_now().date()

    def open(self, day: date | None = None, *, ends: bool = False) -> None:
        """Open the page at a day; None: today. `ends`: one of its deals has just ended on the table."""
        self._parts.page_stack.push(lambda: self._page(day, ends=ends), stays=ends)

    def _page(self, day: date | None, *, ends: bool) -> Page:
        from cucu_desktop.match.puzzles.solved import Solved
        from cucu_desktop.ui.pages.daily.today_page import TodayPage, TodaySection

        context = self._parts.context
        solved = Solved(context.results)
        section = TodaySection(context, self.diary, solved, self.today(), day)
        section.played.connect(self._play)
        section.looked.connect(lambda entry: self._parts.past.open(entry.path))
        section.compared.connect(lambda entry: self._duplicates.compare(entry.path))
        section.puzzle_wanted.connect(self._parts.page_opener.open_puzzles)
        page = TodayPage(section)
        if ends:
            page.closed.connect(self._parts.match_controller.leave)
        return page

    def tell_end(self, log: Path) -> bool:
        """Open the page of the day whose deal has just ended; return whether it was a daily deal."""
        entry = self.diary.entry_at(log)
        if entry is not None:
            self.open(entry.deal.day, ends=True)
        return entry is not None

    def mark_advised(self, log: Path, decision: int) -> None:
        """Mark in the diary that a hint was shown for a decision, if the log is of a daily deal."""
        if self.diary.entry_at(log) is not None:
            self.diary.mark_advised(log, decision)

    def _play(self, deal: DailyDeal) -> None:
        """Begin a deal, or resume it."""
        controller = self._parts.match_controller
        entry = self.diary.entry(deal)
        if entry is None:
            self._begin(deal)
        elif entry.state != "damaged":
            controller.resume(entry.path, again=False)
        else:
            self._mend(entry)

    def _mend(self, entry: DiaryEntry) -> None:
        """Resume the intact part of a damaged log, or begin the deal again; show a notice if both fail."""
        from cucu_desktop.match.log import LogError

        try:
            mended = self.diary.mend(entry)
        except (LogError, OSError) as error:
            reason = getattr(error, "reason", "unreadable")
            self._parts.match_controller.tell_unreadable(reason, entry.path)
            return
        if mended is None:
            self._begin(entry.deal)
        else:
            self._parts.match_controller.resume(mended.path, again=False)

    def _begin(self, deal: DailyDeal) -> None:
        from cucu_desktop.match.match import Match

        setup = deal.setup(*self._person(deal))
        path = self.diary.new_log(deal, self.today())
        self._parts.match_controller.begin_from(lambda _, log: Match.begin(setup, log), path, resumed=False)

    def _person(self, deal: DailyDeal) -> tuple[str, str]:
        """Return name and face of the person at the screen; `GUEST` if a bot of the deal has the name."""
        from cucu_desktop.ui.widgets.player_names import GUEST, unnamed

        preferences = self._parts.context.preferences
        name = preferences.name or unnamed()
        if any(
            same_key(player.name) == same_key(name) for player in deal.setup("", "").players if player.bot
        ):
            name = GUEST
        return name, preferences.face or "you-1"
