"""The end of a game: who has won, what it cost, and who plays another."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.events import CoinsTaken, GameWon
from cucu_desktop.engine.rarer_events import CoinsGiven
from cucu_desktop.engine.tricks.events import DealWon, TokensMoved
from cucu_desktop.match.match import Player
from cucu_desktop.match.records.game_result import SeatTally, statistics_so_far, tally_seats
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.game_ending import WinnersView, in_order
from cucu_desktop.ui.widgets.player_names import GUEST, labelled
from tests.ui.endings import end_page, open_ending, players_page
from tests.ui.objects.controls import click, shows_button, texts, told_at_the_foot
from tests.ui.objects.setup_form import Company
from tests.ui.windows import a_window, page_of, play_out, short_plan


def rows_of(sheet):
    """The name, note and numbers of each row."""
    return [(row.name, row.line, *(number for number, _ in row.numbers)) for row in sheet.rows.rows]


def columns_of(sheet):
    return [what for _, what in sheet.rows.rows[0].numbers]


def test_the_ending_tells_who_divided_and_what_has_been_so_far(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    sheet = window.page_stack.page
    assert sheet.title.text() == "Nonna Assunta and Anna split the pool"
    assert rows_of(sheet) == [
        ("Nonna Assunta", "as agreed", "15", "25"),
        ("Anna", "as agreed", "15", "15"),
        ("Bruna", "for backing a buy-back", "15", "5"),
    ]
    assert columns_of(sheet) == ["paid in", "paid out"]
    space = "\N{NO-BREAK SPACE}"
    whole = f"Anna so far: 1{space}game, 0{space}won, +3{space}coins"
    assert whole in texts(sheet), "no line ends between a number and what it counts"


def test_the_ending_does_without_results_that_cannot_be_read(tmp_path):
    (tmp_path / "results.sqlite").write_text("no database")
    assert statistics_so_far([Player("Anna", "you-1")], tmp_path / "results.sqlite", "campli") == []


def test_who_divides_a_pool_is_read_off_what_they_took():
    players = [Player(name, "you-1") for name in ("Anna", "Ugo", "Ines")]
    taken = [CoinsTaken(0, 9, "win"), CoinsTaken(1, 4, "agreement"), CoinsTaken(2, 2, "share")]
    found = tally_seats(players, [GameWon((0,)), *taken])
    assert [tally.divided for tally in found] == [True, True, False]
    assert [tally.share for tally in found] == [0, 0, 2]
    assert not any(tally.divided for tally in tally_seats(players, [GameWon((0,)), taken[0], taken[2]]))


SHARED = (CoinsTaken(0, 8, "win"), CoinsTaken(2, 7, "win"))
PAID_IN, PAID = ["paid in", "paid out"], ["paid", "received"]


@pytest.mark.parametrize(
    ("game", "first", "events", "headline", "columns"),
    [
        ("ace_chasing", "Anna", [GameWon((1,))], "Ugo is the last one standing", PAID),
        ("tiebreak", "Anna", [GameWon((1,))], "Ugo takes the pool", PAID_IN),
        ("cambio", "Anna", [GameWon((0,))], "Anna has the most chips", PAID_IN),
        ("cambio", "Anna", [GameWon((0, 1))], "Anna and Ugo have the most chips", PAID_IN),
        ("cuckoo", "Anna", [GameWon((0, 2)), *SHARED], "Anna and Ines split the pool", PAID_IN),
        ("campli", GUEST, [GameWon((0,))], "You take the pool", PAID_IN),
        ("ace_chasing", GUEST, [GameWon((0,))], "You are the last one standing", PAID),
        ("cambio", GUEST, [GameWon((0,))], "You have the most chips", PAID_IN),
        ("coch", GUEST, [GameWon((0,))], "You win", ["deals won"]),
        ("cuckoo", GUEST, [GameWon((0, 2)), *SHARED], "Guest and Ines split the pool", PAID_IN),
    ],
)
def test_each_game_ends_in_its_own_words(qtbot, tmp_path, game, first, events, headline, columns):
    window = a_window(qtbot, tmp_path, paints=False)
    players = tuple(Player(name, "you-1") for name in (first, "Ugo", "Ines", "Rocco"))
    sheet = end_page(window, game, tally_seats(players, events))
    window.page_stack.push(lambda: sheet)
    assert sheet.title.text() == headline
    assert columns_of(sheet) == columns
    assert labelled(first) in {name for name, *_ in rows_of(sheet)}


def open_players(window, tally, game="campli"):
    """Open the page on which the players of the next game are chosen; return it, and its list."""
    page = players_page(window, tally, game)
    window.page_stack.push(lambda: page)
    return page, Company(page)


def test_another_game_waits_for_the_name_of_whoever_joins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = [Player(name, "you-1") for name in ("Anna", "Pia", "Ines")]
    page, form = open_players(window, tally_seats(players, [GameWon((1,))]))
    asked = []
    page.another.connect(lambda *who: asked.append(who))
    qtbot.wait(10)
    form.new("Ugo")
    form.rename(3, "")
    click(page, "Start")
    assert asked == []
    assert window.focusWidget() is form.slip.name
    assert told_at_the_foot(page)
    qtbot.keyClicks(form.slip.name, "Rocco")
    click(page, "Start")
    assert asked == [([Player("Rocco", "you-2")], [])]
    form.take_away(1)
    click(page, "Start")
    assert asked[1] == ([Player("Rocco", "you-2")], ["Pia"])
    form.new("pia")
    click(page, "Start")
    assert asked[2] == ([Player("Rocco", "you-2")], []), "she stays, with her coins and the deal"
    assert not shows_button(form.open(0), "Face"), "who has played before is not changed"


def test_bets_and_bargains_count_on_both_sides():
    players = [Player(name, "you-1") for name in ("Anna", "Ugo")]
    events = [CoinsGiven(0, 1, 8, "bet"), CoinsGiven(1, 0, 3, "bet"), GameWon((1,))]
    found = tally_seats(players, events)
    assert [(tally.paid, tally.taken) for tally in found] == [(8, 3), (3, 8)]


def test_a_trick_game_ends_in_deals_and_tokens(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco", "Pia"))
    events = [DealWon((0, 2)), TokensMoved(0, 2), TokensMoved(1, -1), TokensMoved(2, 1), GameWon((0,))]
    tally = tally_seats(players, events)
    assert [(each.deals, each.tokens) for each in tally] == [(1, 2), (0, -1), (1, 1), (0, 0), (0, 0)]
    sheet = end_page(window, "zifuli", tally)
    window.page_stack.push(lambda: sheet)
    assert sheet.title.text() == "Anna wins"
    assert columns_of(sheet) == ["tokens", "deals won"]
    assert [name for name, *_ in rows_of(sheet)] == ["Anna", "Ines", "Rocco", "Pia", "Ugo"]
    assert rows_of(sheet)[-1] == ("Ugo", "", "\N{MINUS SIGN}1", "0")


def test_where_all_are_equal_in_deals_nobody_is_said_to_win(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco"))
    tally = tally_seats(players, [DealWon((0, 2)), DealWon((1, 3)), GameWon((0, 1, 2, 3))])
    sheet = end_page(window, "coch", tally)
    window.page_stack.push(lambda: sheet)
    assert sheet.title.text() == "All level: nobody has lost"
    page, form = open_players(window, tally, "coch")
    assert "Anna deals the next game." in texts(page)
    form.take_away(0)
    form.new("Elio")
    assert "Ugo deals the next game. New players sit to their left." in texts(page)


def test_the_one_who_deals_is_named_where_partners_win_together(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, language="de")
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco"))
    tally = tally_seats(players, [DealWon((1, 3)), GameWon((1, 3))])
    page, form = open_players(window, tally, "coch")
    assert "Ugo gibt im nächsten Spiel." in texts(page)
    form.take_away(1)
    assert "Anna gibt im nächsten Spiel." in texts(page)


def test_the_winners_coins_are_counted_out_until_they_are_too_many(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    stacks = {}
    for coins in (0, 7, 10, 25, 90):
        tally = SeatTally(0, Player("Anna", "you-1"), 5, coins, 0, won=True)
        winners = WinnersView(window.context.theme, [tally])
        qtbot.addWidget(winners)
        stacks[coins] = winners.stacks(tally)
    assert stacks == {0: [], 7: [7], 10: [10], 25: [10, 10, 5], 90: [10, 10, 10]}


def test_of_equal_ones_sides_and_people_stand_as_on_the_score():
    players = [Player("Bot", "peppe", "peppe"), Player("Bruna", "bruna", "bruna")]
    players += [Player("Anna", "you-1"), Player("Carlo", "carlo", "carlo")]
    drawn = tally_seats(players, [GameWon((0, 1, 2, 3))])
    names = [tally.player.name for tally in in_order(drawn, has_partners=True)]
    assert names == ["Anna", "Bot", "Bruna", "Carlo"]
    lost = tally_seats(players, [DealWon((1, 3)), GameWon((1, 3))])
    names = [tally.player.name for tally in in_order(lost, has_partners=True)]
    assert names == ["Bruna", "Carlo", "Anna", "Bot"]
    alone = [tally.player.name for tally in in_order(drawn, has_partners=False)]
    assert alone == ["Anna", "Bot", "Bruna", "Carlo"]


def test_escape_gets_up_from_a_game_that_is_over(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, EndPage))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.playing is None)
    assert window.page_stack.page is None
    assert page_of(window).isVisible()
