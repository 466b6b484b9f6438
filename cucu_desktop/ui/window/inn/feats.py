"""Opens the page of feats, and the deal in which one was achieved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.feats.shelf import NAME, Shelf
from cucu_desktop.ui.pages.feats.feats_page import FeatsPage
from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from cucu_desktop.match.feats.shelf import Earned
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def open_feats(parts: WindowParts) -> None:
    """Open the page of feats."""
    context = parts.context
    logs = {log.name: log for log in saved_matches.kept_logs(context.matches)}

    def look_at(earned: Earned) -> None:
        parts.past.open(logs[earned.log], earned.line, earned.seat)

    def build() -> FeatsPage:
        shelf = Shelf(context.results.with_name(NAME))
        page = FeatsPage(context.theme, context.game_name, shelf, list(logs.values()))
        page.wanted.connect(look_at)
        return page

    parts.page_stack.push(build)
