"""Who has things done at the inn, each made when it is first wanted and kept as long as the window."""

# ruff: noqa: PLC0415 - nothing of it is paid for before somebody wants it
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cucu_desktop.ui.window.inn.window_parts import WindowParts

if TYPE_CHECKING:
    from cucu_desktop.ui.window.inn.daily_controller import DailyController
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController


class Inn(WindowParts):
    """The parts of the window, and whoever works with them at the inn."""

    @cached_property
    def daily(self) -> DailyController:
        """The deal of the day."""
        from cucu_desktop.ui.window.inn.daily_controller import DailyController

        return DailyController(self, self.duplicates)

    @cached_property
    def duplicates(self) -> DuplicateController:
        """Deals that are played once more."""
        from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController

        return DuplicateController(self)
