"""The page with which a game ends that stands for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.ui.pages.game_over_page import GameOverPage
from cucu_desktop.ui.pages.setup.seating import Plan

if TYPE_CHECKING:
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.session import Session


def page_of(context: Context, session: Session) -> GameOverPage:
    """Return the page that tells how the game of this session went."""
    seen = session.match_view
    tally = tally_seats(seen.company, seen.public_events())
    plan = Plan(seen.setup.game, seen.company, (), seen.setup.options)
    return GameOverPage(context.theme, context.wording, plan, tally, context.results)
