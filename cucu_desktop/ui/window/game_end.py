"""The pages at the end of a game outside evenings, daily deals and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.game_ending import game_ending
from cucu_desktop.ui.pages.list_page import Act
from cucu_desktop.ui.pages.setup.next_players_page import NextPlayersPage
from cucu_desktop.ui.pages.setup.seating import Plan
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.window.last_table import people_here

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def _tally(parts: WindowParts) -> list[SeatTally]:
    """Return the result of the game on the table, by seat."""
    assert parts.match_controller.playing is not None  # the pages are closed with the match
    seen = parts.match_controller.playing.session.match_view
    return tally_seats(seen.company, seen.public_events())


def game_over_page(parts: WindowParts, look_back: Callable[[], object]) -> EndPage:
    """Return the page with the result of the game on the table; `look_back` opens it in the album."""
    context, controller = parts.context, parts.match_controller
    assert controller.playing is not None
    game = GAMES[controller.playing.session.match_view.setup.game]
    page = EndPage(
        context.theme,
        game_ending(context.theme, context.wording, game, _tally(parts), context.results),
        Act(tr("Ending", "Leave"), controller.leave),
        Act(tr("Ending", "Play again"), lambda: controller.another_game([], [])),
        Act(tr("Ending", "Look back"), look_back),
        Act(tr("Ending", "Change players"), lambda: parts.page_stack.push(lambda: _players(parts))),
    )
    page.game = game.id
    return page


def _players(parts: WindowParts) -> NextPlayersPage:
    """Return the page on which the players of the next game are chosen."""
    context, tally = parts.context, _tally(parts)
    assert parts.match_controller.playing is not None
    setup = parts.match_controller.playing.session.match_view.setup
    plan = Plan(setup.game, tuple(each.player for each in tally), (), setup.options)
    page = NextPlayersPage(context.theme, context.wording, plan, tally, people_here(context))
    page.another.connect(parts.match_controller.another_game)
    return page
