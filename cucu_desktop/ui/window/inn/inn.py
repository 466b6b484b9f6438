"""Controllers of the extra features, each built on first use and kept as long as the window."""

# ruff: noqa: PLC0415 - imported on first use
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cucu_desktop.ui.window.inn.window_parts import WindowParts

if TYPE_CHECKING:
    from cucu_desktop.ui.window.inn.album_controller import AlbumController
    from cucu_desktop.ui.window.inn.club_controller import ClubController
    from cucu_desktop.ui.window.inn.daily_controller import DailyController
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController
    from cucu_desktop.ui.window.inn.score_controller import ScoreController


class Inn(WindowParts):
    """The parts of the window, with the controllers of the extra features."""

    @cached_property
    def album(self) -> AlbumController:
        """The controller of the album."""
        from cucu_desktop.ui.window.inn.album_controller import AlbumController

        return AlbumController(self, self.duplicates)

    @cached_property
    def daily(self) -> DailyController:
        """The controller of the daily deals."""
        from cucu_desktop.ui.window.inn.daily_controller import DailyController

        return DailyController(self, self.duplicates)

    @cached_property
    def club(self) -> ClubController:
        """The controller of the tournament."""
        from cucu_desktop.ui.window.inn.club_controller import ClubController

        return ClubController(self)

    @cached_property
    def score(self) -> ScoreController:
        """The controller of the score of real cards."""
        from cucu_desktop.ui.window.inn.score_controller import ScoreController

        return ScoreController(self)

    @cached_property
    def duplicates(self) -> DuplicateController:
        """The controller of deals that are played again."""
        from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController

        return DuplicateController(self)
