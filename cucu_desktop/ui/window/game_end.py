"""The page at the end of a game outside evenings, daily deals and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.ui.pages.game_over_page import GameOverPage
from cucu_desktop.ui.pages.setup.seating import Plan

if TYPE_CHECKING:
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def game_over_page(parts: WindowParts) -> GameOverPage:
    """Return the page with the result of the game on the table."""
    context, controller = parts.context, parts.match_controller
    assert controller.playing is not None  # the page is closed with the match
    seen = controller.playing.session.match_view
    tally = tally_seats(seen.company, seen.public_events())
    plan = Plan(seen.setup.game, seen.company, (), seen.setup.options)
    page = GameOverPage(context.theme, context.wording, plan, tally, context.results)
    page.another.connect(controller.another_game)
    page.left.connect(controller.leave)
    page.statistics_wanted.connect(parts.page_opener.open_statistics)
    page.analysis_wanted.connect(parts.page_opener.open_analysis)
    page.replay_wanted.connect(parts.past.look_back)
    page.deals_wanted.connect(parts.past.tell_deals)
    return page
