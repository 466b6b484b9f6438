"""Opens the features beside a match, and the pages that follow a game."""

# ruff: noqa: PLC0415 - imported on first use
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.ui.window.inn.inn import Inn


class InnController(QObject):
    """Opens the features beside a match.

    Attributes:
        parts: the parts of the window, with the controllers of the features.
    """

    def __init__(self, inn: Inn) -> None:
        """Connect the signals of the match."""
        super().__init__(inn.page_stack)
        self.parts = inn
        inn.match_controller.over.connect(self._end_game)
        inn.match_controller.seated.connect(self._watch_advice)

    @property
    def doors(self) -> Mapping[str, Callable[[], object]]:
        """What opens each feature, by the id of its entry."""
        return {
            "evening": self.parts.evenings.tonight.open,
            "daily": self._open_daily,
            "puzzles": self._open_puzzles,
            "feats": self.parts.album.open_shelf,
            "score": self._open_score,
            "club": self._open_club,
            "print": self._open_print,
        }

    def go_to(self, name: str) -> None:
        """Open the feature with this id."""
        self.doors[name]()

    def _open_daily(self) -> None:
        self.parts.daily.open()

    def _open_score(self) -> None:
        self.parts.score.open()

    def _open_club(self) -> None:
        self.parts.club.open()

    def _open_puzzles(self) -> None:
        from cucu_desktop.ui.window.inn.puzzles import open_puzzles

        open_puzzles(self.parts)

    def _open_print(self) -> None:
        from cucu_desktop.ui.window.inn.print_controller import open_print

        open_print(self.parts)

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
