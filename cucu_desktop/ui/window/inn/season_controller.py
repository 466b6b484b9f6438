"""The season in progress: its page, its evenings, the other table in the background, the shelf of prizes."""

# ruff: noqa: PLC0415 - not needed without a season
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.season import Season
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.other_table_process import OtherTableProcess
    from cucu_desktop.ui.window.match_controller import MatchController
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class SeasonController(QObject):
    """Leads from evening to evening of the season; without one, opens the set-up."""

    evening_wanted = Signal(object)
    """The evening of this `EveningPlan` is to begin."""
    left_wanted = Signal(Path)
    """The evening of this log is to be resumed."""

    def __init__(self, context: Context, page_stack: PageStack, controller: MatchController) -> None:
        super().__init__(page_stack)
        self._context, self._page_stack, self._controller = context, page_stack, controller
        self._other: OtherTableProcess | None = None

    def open(self) -> None:
        """Open the page of the season, or the set-up of a new one."""
        self._page_stack.push(self._page)
        self._go_on_elsewhere()

    def begin_new(self) -> None:
        """Open the set-up of a new season."""
        self._page_stack.push(self._start_page)

    def _start_page(self) -> Page:
        from cucu_desktop.ui.pages.evening.season_start_page import SeasonStartPage
        from cucu_desktop.ui.window.inn.evening_company import plan_for
        from cucu_desktop.ui.window.last_table import people_here

        context = self._context
        persons = plan_for(context.preferences, None).persons
        page = SeasonStartPage(context.theme, context.wording, persons[:5], people_here(context))
        page.begun.connect(lambda plan: self._begin(plan.players))
        return page

    def _begin(self, persons: Sequence[Player]) -> None:
        from cucu_desktop.local_time import local_now
        from cucu_desktop.match.evening.season import Season, new_season
        from cucu_desktop.match.setup import draw_seed

        path = shelf.new_log(self._context.matches, local_now())
        season = Season.begin(new_season(persons, draw_seed()), path)
        season.close()
        self._page_stack.push(self._page, instead=True)
        self._go_on_elsewhere()

    def count(self, evening: Evening) -> None:
        """Count a finished evening in its season; the other table begins to play its own."""
        told = evening.plan.season
        assert told is not None  # the caller has checked it
        path = shelf.folder(self._context.matches) / told.log
        if self._changed(path, lambda season: shelf.count(season, evening)) is not None:
            self._play_other_table(path)

    def _season(self) -> Season | None:
        """Return the season that was begun last, with all its results so far."""
        matches = self._context.matches
        path = shelf.newest(matches)
        if path is None:
            return None
        return self._changed(path, lambda season: shelf.recount(season, matches))

    @staticmethod
    def _changed(path: Path, change: Callable[[Season], object]) -> Season | None:
        """Return a season after a change; None if it has just been damaged, or removed."""
        from cucu_desktop.match.evening.season import Season
        from cucu_desktop.match.log import LogError
        from cucu_desktop.ui.widgets.settings_file import locked

        try:
            with locked(path):
                season = Season.open(path)
                change(season)
                season.close()
        except LogError:
            return None
        return season

    def _page(self) -> Page:
        """Return the page of the season; without a season, the set-up page."""
        from cucu_desktop.ui.pages.evening.season_page import SeasonPage

        context, season = self._context, self._season()
        if season is None:
            return self._start_page()
        page = SeasonPage(context.theme, context.art, context.wording, season, shelf.prizes(context.matches))
        page.evening_wanted.connect(lambda: self._play(season))
        page.new_wanted.connect(self.begin_new)
        return page

    def _go_on_elsewhere(self) -> None:
        """Continue the other table of the season whose page is open."""
        from cucu_desktop.ui.pages.evening.season_page import SeasonPage

        path = shelf.newest(self._context.matches)
        if path is None or not isinstance(self._page_stack.page, SeasonPage):
            return
        if self._other is not None and self._other.path == path:
            self._other.go_on()
        else:
            self._play_other_table(path)

    def _play(self, season: Season) -> None:
        """Begin the next evening, or resume it if it was suspended."""
        number = season.next_evening
        for left in store.waiting(self._context.matches):
            if left.season == (season.path.name, number):
                self.left_wanted.emit(left.path)
                return
        self.evening_wanted.emit(season.evening_plan(number))

    def _play_other_table(self, path: Path) -> None:
        from cucu_desktop.ui.window.inn.other_table_process import OtherTableProcess

        if self._other is not None:
            self._other.stop()
            self._other.deleteLater()
        self._other = OtherTableProcess(path, self)
        self._other.played.connect(self._tell_played)
        from cucu_desktop.ui.widgets.notices import process_restarted

        self._other.restarted.connect(lambda: self._page_stack.notify(process_restarted))
        self._other.go_on()

    def _tell_played(self) -> None:
        """Rebuild the page if it is open."""
        from cucu_desktop.ui.pages.evening.season_page import SeasonPage

        if isinstance(self._page_stack.page, SeasonPage):
            self._page_stack.rebuild()
            self._go_on_elsewhere()

    def stop(self) -> None:
        """Stop the background process."""
        if self._other is not None:
            self._other.stop()
