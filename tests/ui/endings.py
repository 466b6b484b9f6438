"""The end of a game, laid on the table for tests."""

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.match.records.game_result import SeatTally
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.game_ending import game_ending
from cucu_desktop.ui.pages.list_page import Act
from cucu_desktop.ui.pages.setup.next_players_page import NextPlayersPage
from cucu_desktop.ui.pages.setup.seating import Plan
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.language import tr


def end_page(window, game, tally):
    """The page at the end of a game with this tally; its buttons but *Leave* do nothing."""
    context = window.context
    acts = [Act(tr("Ending", words), int) for words in ("Play again", "Look back", "Change players")]
    ending = game_ending(context.theme, context.words_of(game), GAMES[game], tally, context.results)
    page = EndPage(context.theme, ending, Act(tr("Ending", "Leave"), window.page_stack.close_pages), *acts)
    page.game = game
    return page


def players_page(window, tally, game="campli"):
    """The page on which the players after a game with this tally are chosen."""
    context, players = window.context, tuple(each.player for each in tally)
    plan = Plan(game, players, (), GAMES[game].options())
    return NextPlayersPage(context.theme, context.words_of(game), plan, tally)


PLAYERS = (
    Player("Nonna Assunta", "assunta", "assunta"),
    Player("Anna", "you-1"),
    Player("Bruna", "bruna", "bruna"),
)
TALLY = (
    SeatTally(0, PLAYERS[0], 15, 25, 2, won=True, divided=True),
    SeatTally(1, PLAYERS[1], 15, 15, 3, won=False, divided=True),
    SeatTally(2, PLAYERS[2], 15, 5, 3, won=False, share=5),
)


def open_players(window):
    window.page_stack.push(lambda: players_page(window, TALLY))


def open_ending(window):
    results = saved_matches.results(window.context.matches)
    played = [PlayerResult(each.player.name, each.player.bot, each.won, 3, 1) for each in TALLY]
    options = GAMES["campli"].options()
    Store(results).record(
        GameResult("2026-05-04T20:15:00", "campli", options, 5, 9, "a.cucu", 1, tuple(played))
    )
    window.page_stack.push(lambda: end_page(window, "campli", TALLY))
