"""The score sheet of a game with real cards: its page and its log."""

# ruff: noqa: PLC0415 - imported only when a score is opened
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def open_score(parts: WindowParts) -> None:
    """Open the page with the score that was opened last, or the set-up of a new one."""
    from cucu_desktop.match.score.kept_score import KeptScore, known_names, last_score, new_path
    from cucu_desktop.ui.pages.score.score_page import ScorePage

    context = parts.context

    def build() -> ScorePage:
        kept = last_score(context.matches)
        page = ScorePage(context.theme, context.art, context.words_of, kept, known_names(context.matches))
        open_logs = [] if kept is None else [kept]

        def begin(plan: Mapping[str, Any]) -> None:
            open_logs.append(KeptScore.begin(dict(plan), new_path(context.matches)))
            page.keep(open_logs[-1])

        def close() -> None:
            for log in open_logs:
                log.close()
            open_logs.clear()

        page.begun.connect(begin)
        page.closed.connect(close)
        page.destroyed.connect(close)
        return page

    parts.page_stack.push(build)
