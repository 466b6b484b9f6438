"""The features beside a match, with their controllers, and the pages after a game."""

# ruff: noqa: PLC0415, PLW0108 - controllers are imported and built on first use
from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.ui.window.inn.album_controller import AlbumController
    from cucu_desktop.ui.window.inn.club_controller import ClubController
    from cucu_desktop.ui.window.inn.daily_controller import DailyController
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController
    from cucu_desktop.ui.window.inn.score_controller import ScoreController
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class Inn(QObject):
    """Opens the features beside a match.

    Attributes:
        parts: the parts of the window.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self.parts = parts
        parts.match_controller.over.connect(self._end_game)
        parts.match_controller.seated.connect(self._watch_advice)

    @cached_property
    def album(self) -> AlbumController:
        """The controller of the album."""
        from cucu_desktop.ui.window.inn.album_controller import AlbumController

        return AlbumController(self.parts, self.duplicates)

    @cached_property
    def daily(self) -> DailyController:
        """The controller of the daily deals."""
        from cucu_desktop.ui.window.inn.daily_controller import DailyController

        return DailyController(self.parts, self.duplicates)

    @cached_property
    def club(self) -> ClubController:
        """The controller of the tournament."""
        from cucu_desktop.ui.window.inn.club_controller import ClubController

        return ClubController(self.parts)

    @cached_property
    def score(self) -> ScoreController:
        """The controller of the score of real cards."""
        from cucu_desktop.ui.window.inn.score_controller import ScoreController

        return ScoreController(self.parts)

    @cached_property
    def duplicates(self) -> DuplicateController:
        """The controller of deals that are played again."""
        from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController

        return DuplicateController(self.parts)

    @property
    def doors(self) -> Mapping[str, Callable[[], object]]:
        """What opens each feature, by the id of its entry."""
        return {
            "evening": self.parts.evenings.tonight.open,
            "daily": lambda: self.daily.open(),
            "puzzles": self.parts.page_opener.open_puzzles,
            "feats": self.album.open_shelf,
            "score": lambda: self.score.open(),
            "club": lambda: self.club.open(),
            "print": self._open_print,
        }

    def go_to(self, name: str) -> None:
        """Open the feature with this id."""
        self.doors[name]()

    def _open_print(self) -> None:
        from cucu_desktop.ui.pages.printing.print_page import PrintPage

        context = self.parts.context
        self.parts.page_stack.push(lambda: PrintPage(context.theme, context.game_name))

    # A game

    def _end_game(self) -> None:
        """Open the page at the end of a game: of its evening, its daily deal, a comparison, or the game."""
        from cucu_desktop.ui.window.game_end import game_over_page

        playing = self.parts.match_controller.playing
        assert playing is not None  # a game on the table has just ended
        build = self.parts.evenings.after_game(playing.session)
        if build is not None or playing.session.match_view.setup.deals is None:
            self.parts.page_stack.push(
                build or partial(game_over_page, self.parts, self.album.open_here), stays=True
            )
        elif playing.log is not None and not self.daily.tell_end(playing.log):
            self.duplicates.tell_end(playing.log)

    def _watch_advice(self) -> None:
        """Mark in the diary each decision of a daily deal for which a hint is shown."""
        playing = self.parts.match_controller.playing
        assert playing is not None  # a match has just been seated
        seen, log = playing.session.match_view, playing.log
        if log is not None and seen.setup.deals is not None:
            playing.session.advised.connect(lambda _: self.daily.mark_advised(log, seen.shown))
