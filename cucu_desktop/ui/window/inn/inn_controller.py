"""Opens the page of the inn, and the feature that is chosen there or in the menu."""

# ruff: noqa: PLC0415 - imported on first use
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.window.inn.rows import REAL_TABLE, ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.inn import Inn
    from cucu_desktop.ui.window.menus import Menus


class InnController(QObject):
    """Opens the features beside a match.

    Attributes:
        parts: the parts of the window, with the controllers of the features.
    """

    def __init__(self, inn: Inn, menus: Menus) -> None:
        """Connect the entries of the menu and the signals of the match."""
        super().__init__(inn.page_stack)
        self.parts = inn
        menus.at_the_inn.triggered.connect(self.open)
        for name, action in menus.inn.items():
            action.triggered.connect(lambda _=False, name=name: self.go_to(name))
        inn.match_controller.over.connect(self._end_game)
        inn.match_controller.seated.connect(self._watch_advice)
        inn.past.compare_wanted.connect(self._compare)

    def _end_game(self) -> None:
        """Open the page at the end of a game: of its evening, its daily deal, a comparison, or the game."""
        from cucu_desktop.ui.window.game_end import game_over_page

        parts, playing = self.parts, self.parts.match_controller.playing
        assert playing is not None  # a game on the table has just ended
        build = parts.evenings.after_game(playing.session)
        if build is not None or playing.session.match_view.setup.deals is None:
            parts.page_stack.push(build or partial(game_over_page, parts), stays=True)
        elif playing.log is not None and not parts.daily.tell_end(playing.log):
            parts.duplicates.tell_end(playing.log)

    def _watch_advice(self) -> None:
        """Mark in the diary each decision of a daily deal for which a hint is shown."""
        playing = self.parts.match_controller.playing
        assert playing is not None  # a match has just been seated
        seen, log = playing.session.match_view, playing.log
        if log is not None and seen.setup.deals is not None:
            playing.session.advised.connect(lambda _: self.parts.daily.mark_advised(log, seen.shown))

    def _compare(self, log: Path, deal: int, seat: int) -> None:
        self.parts.duplicates.compare(log, deal, seat)

    def open(self) -> None:
        """Open the page with all features."""
        self.parts.page_stack.push(lambda: self._page([row.id for row in ROWS]))

    def open_real_table(self) -> None:
        """Open the page with the features for a table with real cards."""
        self.parts.page_stack.push(
            lambda: self._page(REAL_TABLE, tr("Start", "At the table with real cards"))
        )

    def _page(self, shown: Sequence[str], title: str = "") -> Page:
        from cucu_desktop.ui.pages.inn.inn_page import PICTURES, InnPage, Offered

        context = self.parts.context
        offered = {row.id: Offered(PICTURES[row.id], row.name, row.line) for row in ROWS if row.id in shown}
        page = InnPage(context.theme, context.art, offered, title)
        page.chosen.connect(self.go_to)
        return page

    def open_deal(self, entry: CollectedScenario) -> None:
        """Open the collection at a deal; a deal that is not in it is opened in the deal editor."""
        from cucu_desktop.match.scenario.collection import entries
        from cucu_desktop.ui.window.inn.writer_controller import WriterController

        if any(each.scenario == entry.scenario for each in entries(entry.game)):
            self.parts.page_opener.open_collection(entry)
        else:
            WriterController.of(self.parts).write_on(entry.scenario)

    def go_to(self, name: str) -> None:
        """Open the feature with this `Row.id`."""
        next(row for row in ROWS if row.id == name).opens(self.parts)
