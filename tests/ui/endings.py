"""The end of a game, laid on the table for tests."""

from cucu_desktop.match.match import Player
from cucu_desktop.match.records.game_result import SeatTally
from cucu_desktop.match.records.result_rows import GameResult, PlayerResult
from cucu_desktop.match.records.store import Store
from cucu_desktop.ui.pages.game_over_page import GameOverPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play import saved_matches


def open_ending(window):
    players = [
        Player("Nonna Assunta", "assunta", "assunta"),
        Player("Anna", "you-1"),
        Player("Bruna", "bruna", "bruna"),
    ]
    tally = [
        SeatTally(0, players[0], 15, 25, 2, won=True, divided=True),
        SeatTally(1, players[1], 15, 15, 3, won=False, divided=True),
        SeatTally(2, players[2], 15, 5, 3, won=False, share=5),
    ]
    plan = seating.Plan("campli", tuple(players), (), seating.usual("campli", "x").options)
    results = saved_matches.results(window.context.matches)
    played = [PlayerResult(each.player.name, each.player.bot, each.won, 3, 1) for each in tally]
    Store(results).record(
        GameResult("2026-05-04T20:15:00", "campli", plan.options, 5, 9, "a.cucu", 1, tuple(played))
    )

    def build():
        page = GameOverPage(window.context.theme, window.context.wording, plan, tally, results)
        page.left.connect(window.page_stack.close_pages)
        return page

    window.page_stack.push(build)
