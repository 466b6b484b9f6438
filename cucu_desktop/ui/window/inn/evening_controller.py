"""The evening in progress: begins its games one after the other, and opens the pages between them.

The match in play belongs to `match_controller`. Whenever a match is seated, its evening is looked up by the
name of its log, so an evening continues however its match was resumed.
"""

# ruff: noqa: PLC0415 - not needed without an evening
from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.ui.window.inn.kept_page import KeptStore
from cucu_desktop.ui.window.inn.tonight import Tonight

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.evening_plan import EveningPlan
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.match_controller import WindowCore
    from cucu_desktop.ui.window.stack.page_stack import Factory


class EveningController(KeptStore["Evening"]):
    """Begins and resumes evenings, and leads from game to game.

    Attributes:
        tonight: the page of the season and of other evenings.
    """

    looked_back = Signal()
    """The last game is to be opened in the album."""

    def __init__(self, core: WindowCore) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._controller = core
        self._damaged: Evening | None = None
        """The damaged evening that was set aside last."""
        self.tonight = Tonight(core, self.begin, self.go_on)
        self._controller.seated.connect(self._look)
        self._controller.free.connect(self._let_go)
        self._controller.copied.connect(self._follow_copy)

    @property
    def evening(self) -> Evening | None:
        return self._kept

    def stop(self) -> None:
        """Release the evening and its lock: the window is closed."""
        self._let_go()
        self.tonight.stop()

    # Playing

    def begin(self, plan: EveningPlan) -> None:
        """Begin an evening, with its first game."""
        from datetime import timedelta

        from cucu_desktop.local_time import local_now
        from cucu_desktop.match.evening.evening import Evening

        self._let_go()
        now, matches = local_now(), self._context.matches
        path = store.new_log(matches, now)
        while not self._take(path, partial(Evening.begin, plan)):  # another window has just begun one
            now += timedelta(seconds=1)
            path = store.new_log(matches, now)
        self._play_next()

    def _play_next(self) -> None:
        evening = self._kept
        assert evening is not None
        self._controller.begin(evening.next_setup, lambda path: evening.begin_round(path.name))

    def resume_newest(self) -> None:
        """Resume what `newest` returns: a match, or an evening between two games."""
        from cucu_desktop.ui.window.inn.what_waits import newest

        found = newest(self._context)
        if isinstance(found, store.EveningLeft):
            self.go_on(found.path)
        elif found:
            self._controller.resume(found.path)

    def go_on(self, path: Path) -> None:
        """Resume a suspended evening: its match, or the page between two games."""
        opened = self._open(path)
        if opened is None:
            self._resume_match_of(path)
            return
        log = opened.under_way and store.match_of(self._context.matches, opened.under_way)
        if log:
            self._controller.resume(log)
        else:
            lock, self._kept, self._lock = self._lock, None, None
            self._controller.leave()
            self._kept, self._lock = opened, lock
            self._page_stack.push(self._factory(opened, played=False))

    def _open(self, path: Path) -> Evening | None:
        """Open and lock an evening; show a notice if that fails. A damaged log is set aside."""
        from cucu_desktop.kept_stores import set_aside
        from cucu_desktop.match.evening.evening import Evening
        from cucu_desktop.match.log import LogError
        from cucu_desktop.ui.widgets.notices import played_elsewhere

        matches = self._context.matches

        def opened(path: Path) -> Evening:
            evening = Evening.open(path)
            try:
                evening.catch_up(lambda name: store.match_of(matches, name))
            except LogError:
                self._damaged = evening
                evening.close()
                raise
            return evening

        if self._kept is not None and self._kept.path == path:
            return self._kept
        self._let_go()
        try:
            if not self._take(path, opened):
                self._page_stack.notify(played_elsewhere)
        except LogError as error:
            if error.reason != "damaged" or not set_aside("evening", path, matches.parent):
                self._controller.tell_unreadable(error.reason, path)
        return self._kept

    def _resume_match_of(self, path: Path) -> None:
        """Resume the latest unfinished match of the damaged evening that has just been set aside, if any."""
        damaged, self._damaged = self._damaged, None
        if damaged is None or damaged.path != path:
            return
        matches = self._context.matches
        found = [store.match_of(matches, name) for _, name in sorted(damaged.matches.items(), reverse=True)]
        log = next((each for each in found if each is not None and each.parent == matches), None)
        if log is not None:
            self._controller.resume(log)

    def _look(self) -> None:
        """Open the evening that the seated match belongs to, if any."""
        playing = self._controller.playing
        log = playing.log if playing is not None else None
        if log is None:
            self._let_go()
        elif self._kept is None or self._kept.under_way != log.name:
            self._let_go()
            path = store.belonging(self._context.matches, log.name)
            if path is not None:
                self._open(path)

    def _follow_copy(self, damaged: Path, copy: Path) -> None:
        """Replace the damaged match by its copy in the log of the evening."""
        from cucu_desktop.kept_stores import DAMAGE
        from cucu_desktop.match.evening.evening import Evening
        from cucu_desktop.match.log import LogError

        path = store.belonging(self._context.matches, damaged.name)
        if path is not None:
            self._let_go()
            with suppress(LogError, *DAMAGE):
                if self._take(path, Evening.open) and self._kept is not None:
                    self._kept.begin_round(copy.name)
            self._let_go()

    # Between games

    def after_game(self, session: Session) -> Factory | None:
        """Count a game of the evening; return the factory of the next page, None outside an evening."""
        from cucu_desktop.kept_stores import set_aside
        from cucu_desktop.match.log import LogError

        evening, log = self._kept, session.match_view.log
        if evening is None or log is None:
            return None
        try:
            if not session.match_view.count(evening.take) and log.name not in evening.matches.values():
                return None
        except LogError:
            self._let_go()
            set_aside("evening", evening.path, self._context.matches.parent)
            return None
        return self._factory(evening, played=True)

    def _factory(self, evening: Evening, *, played: bool) -> Factory:
        """Return the factory of the page between games or of the last page; put away a finished evening."""
        if evening.is_over:
            evening.close()
            store.put_away(evening.path)
            if evening.plan.season is not None:
                self.tonight.count(evening)
        return lambda: self._page_after(evening, played=played)

    def _page_after(self, evening: Evening, *, played: bool) -> Page:
        """Return the page after a game; `played`: it is still on the table."""
        from cucu_desktop.ui.pages.evening.ending import evening_page

        ways = {
            "leave": self._leave,
            "next": self._play_next,
            "again": lambda: self.begin(evening.plan),
            "season": self._show_season,
        }
        if played:
            ways["look back"] = self.looked_back.emit
        return evening_page(self._context, evening, ways)

    def _show_season(self) -> None:
        self._leave()
        self.tonight.open()

    def _leave(self) -> None:
        """Leave the table; an unfinished match or evening can be resumed."""
        self._let_go()
        controller = self._controller
        if controller.playing is not None:
            controller.leave()
        else:
            self._page_stack.close_pages()
            controller.free.emit()
