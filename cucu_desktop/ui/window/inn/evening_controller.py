"""The evening in progress: begins its games one after the other, and opens the pages between them.

The match in play belongs to `match_controller`. Whenever a match is seated, its evening is looked up by the
name of its log, so an evening continues however its match was resumed.
"""

# ruff: noqa: PLC0415 - not needed without an evening
from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QLockFile

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.evening_plan import EveningPlan
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.season_controller import SeasonController
    from cucu_desktop.ui.window.stack.page_stack import Factory
    from cucu_desktop.ui.window.window_core import WindowCore


class EveningController(QObject):
    """Begins and resumes evenings, and leads from game to game."""

    analysis_wanted = Signal()
    """The analysis of the last game is to be opened."""
    replay_wanted = Signal()
    """The last game is to be replayed."""

    def __init__(self, core: WindowCore) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._controller = core
        self._evening: Evening | None = None
        self._damaged: Evening | None = None
        """The damaged evening that was set aside last."""
        self._lock: QLockFile | None = None
        self._seasons: SeasonController | None = None
        self._controller.seated.connect(self._look)
        self._controller.free.connect(self._drop)
        self._controller.copied.connect(self._follow_copy)

    @property
    def evening(self) -> Evening | None:
        """The evening in progress, if any."""
        return self._evening

    @property
    def seasons(self) -> SeasonController:
        from cucu_desktop.ui.window.inn.season_controller import SeasonController

        if self._seasons is None:
            self._seasons = SeasonController(self._context, self._page_stack, self._controller)
            self._seasons.evening_wanted.connect(self.begin)
            self._seasons.left_wanted.connect(self.go_on)
        return self._seasons

    def stop(self) -> None:
        """Release the evening and its lock: the window is closed."""
        self._drop()
        if self._seasons is not None:
            self._seasons.stop()

    # Planning

    def choose(self) -> None:
        """Open the page of evenings: proposals, and evenings to resume."""
        self._page_stack.push(self._proposals)

    def _proposals(self) -> Page:
        from cucu_desktop.match.evening.evening_plan import house_proposals
        from cucu_desktop.ui.pages.evening.pictures import people
        from cucu_desktop.ui.pages.evening.proposals_page import ProposalsPage
        from cucu_desktop.ui.pages.inn.inn_page import Offered
        from cucu_desktop.ui.widgets.language import tr

        context, playing = self._context, self._controller.playing
        here = playing.log.name if playing is not None and playing.log is not None else None
        left = [each for each in store.waiting(context.matches) if here is None or each.match != here]
        season = Offered(
            people,
            lambda: tr("Season", "The season"),
            lambda: tr("Season", "evenings with twelve regulars, a rival and prizes"),
        )
        page = ProposalsPage(
            context.theme, context.art, context.wording, left, house_proposals(), {"season": season}
        )
        page.other_wanted.connect(lambda _: self.seasons.open())
        page.gone_on.connect(self.go_on)
        page.proposed.connect(self.lay_out)
        return page

    def lay_out(self, name: str) -> None:
        """Open the plan of a proposal, or of a custom evening."""
        from cucu_desktop.match.evening.evening_plan import house_proposals
        from cucu_desktop.ui.pages.evening.plan_page import PlanPage
        from cucu_desktop.ui.pages.evening.words import proposal_name
        from cucu_desktop.ui.window.inn.evening_company import plan_for

        context = self._context
        proposal = next((each for each in house_proposals() if each.name == name), None)
        plan = plan_for(context.preferences, proposal)

        def build() -> PlanPage:
            title = proposal_name(name) if proposal is not None else ""
            page = PlanPage(context.theme, context.wording, plan, self._options_of, title)
            page.begun.connect(self._remember_and_begin)
            return page

        self._page_stack.push(build)

    def _options_of(self, game: str) -> GameOptions:
        """Return the options of a game: those of its last set-up."""
        from cucu_desktop.games.catalogue import GAMES
        from cucu_desktop.ui.pages.setup import seating

        tables = self._context.preferences.tables
        kept = seating.read(game, tables[game]) if game in tables else None
        return kept.options if kept is not None else GAMES[game].usual

    def _remember_and_begin(self, plan: EveningPlan) -> None:
        from cucu_desktop.ui.window.inn.evening_company import KEPT, kept

        context = self._context
        context.prefer(tables={**context.preferences.tables, KEPT: kept(plan)})
        self.begin(plan)

    # Playing

    def begin(self, plan: EveningPlan) -> None:
        """Begin an evening, with its first game."""
        from datetime import datetime

        from cucu_desktop.match.evening.evening import Evening

        self._drop()
        path = store.new_log(self._context.matches, datetime.now().astimezone())
        self._lock = saved_matches.lock(path)
        self._evening = Evening.begin(plan, path)
        self._play_next()

    def _play_next(self) -> None:
        """Begin the next game."""
        evening = self._evening
        assert evening is not None
        evening.try_again()
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
            lock, self._evening, self._lock = self._lock, None, None
            self._controller.leave()
            self._evening, self._lock = opened, lock
            self._page_stack.push(self._factory(opened, played=False))

    def _open(self, path: Path) -> Evening | None:
        """Open and lock an evening; show a notice if that fails. A damaged log is set aside."""
        from cucu_desktop.kept_stores import set_aside
        from cucu_desktop.match.evening.evening import Evening
        from cucu_desktop.match.log import LogError
        from cucu_desktop.ui.widgets.notices import played_elsewhere

        matches = self._context.matches
        self._drop()
        lock = saved_matches.lock(path)
        if lock is None:
            self._page_stack.notify(played_elsewhere)
            return None
        try:
            evening = Evening.open(path)
            try:
                evening.catch_up(lambda name: store.match_of(matches, name))
            except LogError:
                self._damaged = evening
                evening.close()
                raise
        except LogError as error:
            lock.unlock()
            if error.reason != "damaged" or not set_aside("evening", path, matches.parent):
                self._controller.tell_unreadable(error.reason, path)
            return None
        self._evening, self._lock = evening, lock
        return evening

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
            self._drop()
        elif self._evening is None or self._evening.under_way != log.name:
            self._drop()
            path = store.belonging(self._context.matches, log.name)
            if path is not None:
                self._open(path)

    def _follow_copy(self, damaged: Path, copy: Path) -> None:
        """Replace the damaged match by its copy in the log of the evening."""
        from cucu_desktop.kept_stores import DAMAGE, locked
        from cucu_desktop.match.evening.evening import Evening
        from cucu_desktop.match.log import LogError

        path = store.belonging(self._context.matches, damaged.name)
        if path is not None:
            self._drop()
            with suppress(LogError, *DAMAGE), locked(path):
                evening = Evening.open(path)
                evening.begin_round(copy.name)
                evening.close()

    def _drop(self) -> None:
        """Close the evening, which can be resumed."""
        if self._evening is not None:
            self._evening.close()
        if self._lock is not None:
            self._lock.unlock()
        self._evening = self._lock = None

    # Between games

    def after_game(self, session: Session) -> Factory | None:
        """Count a game of the evening; return the factory of the next page, None outside an evening."""
        from cucu_desktop.kept_stores import set_aside
        from cucu_desktop.match.log import LogError

        evening, log = self._evening, session.match_view.log
        if evening is None or log is None:
            return None
        try:
            if not session.match_view.count(evening.take) and log.name not in evening.matches.values():
                return None
        except LogError:
            self._drop()
            set_aside("evening", evening.path, self._context.matches.parent)
            return None
        return self._factory(evening, played=True)

    def _factory(self, evening: Evening, *, played: bool) -> Factory:
        """Return the factory of the page between games or of the last page; put away a finished evening."""
        if not evening.is_over:
            return lambda: self._between_page(evening, played=played)
        evening.close()
        store.put_away(evening.path)
        if evening.plan.season is not None:
            self.seasons.count(evening)
        return lambda: self._end_page(evening)

    def _between_page(self, evening: Evening, *, played: bool) -> Page:
        from cucu_desktop.ui.pages.evening.between_page import BetweenPage

        context = self._context
        page = BetweenPage(context.theme, context.art, context.wording, evening, played=played)
        page.next_game.connect(self._play_next)
        page.left.connect(self._leave)
        page.analysis_wanted.connect(self.analysis_wanted)
        page.replay_wanted.connect(self.replay_wanted)
        return page

    def _end_page(self, evening: Evening) -> Page:
        from cucu_desktop.ui.pages.evening.end_page import EveningEndPage

        context = self._context
        page = EveningEndPage(context.theme, context.art, context.wording, evening, context.words_of)
        page.left.connect(self._leave)
        page.again.connect(lambda: self.begin(evening.plan))
        page.season_wanted.connect(self._show_season)
        return page

    def _show_season(self) -> None:
        """Leave the table, and open the season."""
        self._leave()
        self.seasons.open()

    def _leave(self) -> None:
        """Leave the table; an unfinished match or evening can be resumed."""
        self._drop()
        controller = self._controller
        if controller.playing is not None:
            controller.leave()
        else:
            self._page_stack.close_pages()
            controller.free.emit()
