"""The page *Tonight*: the season with its other table in the background, and other evenings."""

# ruff: noqa: PLC0415 - not needed without an evening
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.evening_plan import EveningPlan
    from cucu_desktop.match.evening.season import Season
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.pages.evening.plan_page import PlanPage
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.other_table_process import OtherTableProcess
    from cucu_desktop.ui.window.match_controller import WindowCore


class Tonight(QObject):
    """Leads from evening to evening of the season, and begins other evenings."""

    def __init__(
        self, core: WindowCore, begin: Callable[[EveningPlan], None], go_on: Callable[[Path], None]
    ) -> None:
        """`begin` begins an evening, `go_on` continues that of a log."""
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._controller = core
        self._begin, self._go_on = begin, go_on
        self._other: OtherTableProcess | None = None

    def open(self) -> None:
        self._page_stack.push(self._page)
        self._go_on_elsewhere()

    def _page(self) -> Page:
        from cucu_desktop.match.evening.evening_plan import house_proposals
        from cucu_desktop.ui.pages.evening.tonight_page import TonightPage, TonightSection

        context, playing = self._context, self._controller.playing
        here = playing.log.name if playing is not None and playing.log is not None else None
        left = [each for each in store.waiting(context.matches) if here is None or each.match != here]
        proposals = house_proposals() if "another" in context.preferences.doors else ()
        names = [player.name for player in self._persons()]
        season = self._season()
        section = TonightSection(context, season, left, proposals, names)
        section.season_wanted.connect(self._begin_usual_season)
        section.season_planned.connect(lambda: self._page_stack.push(self._season_start))
        section.evening_wanted.connect(self._play)
        section.gone_on.connect(self._go_on)
        section.begun.connect(self._begin_proposed)
        section.planned.connect(self.lay_out)
        return TonightPage(section)

    # Other evenings

    def _begin_proposed(self, name: str) -> None:
        """Begin a proposed evening with the players of the last one."""
        from cucu_desktop.match.evening.evening_plan import house_proposals
        from cucu_desktop.ui.window.inn.evening_company import plan_for

        proposal = next(each for each in house_proposals() if each.name == name)
        self._remember_and_begin(plan_for(self._context.preferences, proposal))

    def lay_out(self) -> None:
        """Open the plan of an evening."""
        from cucu_desktop.ui.pages.evening.plan_page import PlanPage
        from cucu_desktop.ui.window.inn.evening_company import plan_for
        from cucu_desktop.ui.window.last_table import people_here

        context, plan = self._context, plan_for(self._context.preferences, None)

        def build() -> PlanPage:
            page = PlanPage(context.theme, context.wording, plan, self._options_of, people_here(context))
            page.planned.connect(self._remember_and_begin)
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
        self._begin(plan)

    # The season

    def _persons(self) -> tuple[Player, ...]:
        """Return the persons who begin a season: those of the last evening."""
        from cucu_desktop.match.evening.season import TABLE
        from cucu_desktop.ui.window.inn.evening_company import plan_for

        return plan_for(self._context.preferences, None).persons[: TABLE - 1]

    def _begin_usual_season(self) -> None:
        """Begin a season; without any persons, open the choice of players."""
        persons = self._persons()
        if persons:
            self._begin_season(persons)
            self._page_stack.rebuild()
        else:
            self._page_stack.push(self._season_start)

    def _season_start(self) -> Page:
        from cucu_desktop.ui.pages.evening.plan_page import SeasonStartPage
        from cucu_desktop.ui.window.last_table import people_here

        context = self._context
        page = SeasonStartPage(context.theme, context.wording, self._persons(), people_here(context))

        def begin(plan: Plan) -> None:
            self._begin_season(plan.players)
            self._page_stack.back()

        page.begun.connect(begin)
        return page

    def _begin_season(self, persons: Sequence[Player]) -> None:
        from cucu_desktop.local_time import local_now
        from cucu_desktop.match.evening.season import Season, new_season
        from cucu_desktop.match.setup import draw_seed

        path = shelf.new_log(self._context.matches, local_now())
        Season.begin(new_season(persons, draw_seed()), path).close()

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

    def _play(self) -> None:
        """Begin the next evening of the season, or continue it."""
        season = self._season()
        if season is None:
            self._page_stack.rebuild()
            return
        number = season.next_evening
        for left in store.waiting(self._context.matches):
            if left.season == (season.path.name, number):
                self._go_on(left.path)
                return
        self._begin(season.evening_plan(number))

    # The other table

    def _go_on_elsewhere(self) -> None:
        """Continue the other table of the season on the page."""
        path = shelf.newest(self._context.matches)
        if path is None:
            return
        if self._other is not None and self._other.path == path:
            self._other.go_on()
        else:
            self._play_other_table(path)

    def _play_other_table(self, path: Path) -> None:
        from cucu_desktop.ui.widgets.notices import process_restarted
        from cucu_desktop.ui.window.inn.other_table_process import OtherTableProcess

        self.stop()
        if self._other is not None:
            self._other.deleteLater()
        self._other = OtherTableProcess(path, self)
        self._other.played.connect(self._tell_played)
        self._other.restarted.connect(lambda: self._page_stack.notify(process_restarted))
        self._other.go_on()

    def _tell_played(self) -> None:
        """Rebuild the page if it is open."""
        from cucu_desktop.ui.pages.evening.tonight_page import TonightPage

        if isinstance(self._page_stack.page, TonightPage):
            self._page_stack.rebuild()
            self._go_on_elsewhere()

    def stop(self) -> None:
        if self._other is not None:
            self._other.stop()
