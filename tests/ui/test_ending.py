"""The end of a game: who has won, what it cost, and who plays another."""

import pytest

from cucu_desktop.engine.events import CoinsTaken, GameWon
from cucu_desktop.engine.rarer_events import CoinsGiven
from cucu_desktop.engine.trick_events import DealWon, TokensMoved
from cucu_desktop.games import coch, zifuli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.match.store import GameResult, PlayerResult, Store
from cucu_desktop.ui import seating
from cucu_desktop.ui.ending import EndingSheet
from cucu_desktop.ui.results import Tally, so_far, tallies
from cucu_desktop.ui.setup import fault_told
from cucu_desktop.ui.statistics_page import StatisticsSheet
from cucu_desktop.ui.winners import Winners
from tests.ui.endings import open_ending
from tests.ui.windows import a_window, play_out, short_plan


def test_the_ending_tells_who_divided_and_what_has_been_so_far(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    sheet = window.room.sheet
    assert sheet.title.text() == "Nonna Assunta and Anna divide the pool"
    assert [note.text() for note, _ in sheet._notes] == ["as agreed", "as agreed", "for having paid in"]
    assert sheet._so_far.text() == "Anna at this game so far: 1 game, 0 won, +3 coins"


def test_the_ending_does_without_results_that_cannot_be_read(tmp_path):
    (tmp_path / "results.sqlite").write_text("no database")
    assert so_far([Player("Anna", "you-1")], tmp_path / "results.sqlite", "campli") == []


def test_who_divides_a_pool_is_read_off_what_they_took():
    players = [Player(name, "you-1") for name in ("Anna", "Ugo", "Ines")]
    taken = [CoinsTaken(0, 9, "win"), CoinsTaken(1, 4, "agreement"), CoinsTaken(2, 2, "share")]
    found = tallies(players, [GameWon((0,)), *taken])
    assert [tally.divided for tally in found] == [True, True, False]
    assert [tally.share for tally in found] == [0, 0, 2]
    assert not any(tally.divided for tally in tallies(players, [GameWon((0,)), taken[0], taken[2]]))


def test_another_game_waits_for_the_name_of_whoever_joins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    sheet = window.room.sheet
    asked = []
    sheet.another.connect(lambda *who: asked.append(who))
    qtbot.wait(10)
    sheet._person.click()
    sheet._again.click()
    assert asked == []
    assert window.focusWidget() is sheet._joining[0]._name
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 0))
    qtbot.keyClicks(sheet._joining[0]._name, "Ugo")
    sheet._again.click()
    assert asked == [([Player("Ugo", "you-2")], [])]


def test_bets_and_bargains_are_reckoned_on_both_sides():
    players = [Player(name, "you-1") for name in ("Anna", "Ugo")]
    events = [CoinsGiven(0, 1, 8, "bet"), CoinsGiven(1, 0, 3, "bet"), GameWon((1,))]
    found = tallies(players, events)
    assert [(tally.paid, tally.taken) for tally in found] == [(8, 3), (3, 8)]


@pytest.mark.parametrize(
    ("game", "headline", "columns"),
    [
        ("ace_chasing", "Ugo is the last one left", ["paid", "got", "plays on"]),
        ("tiebreak", "Ugo takes the pool", ["put in", "took out", "plays on"]),
    ],
)
def test_each_game_ends_in_its_own_words(qtbot, tmp_path, game, headline, columns):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco"))
    plan = seating.Plan(game, players, (), GAMES[game].Options())
    tally = tallies(players, [GameWon((1,))])
    sheet = EndingSheet(window.theme, window.words_of(game), plan, tally, tmp_path / "results.sqlite")
    window.room.lay(sheet)
    assert sheet.title.text() == headline
    assert [head.text() for head in sheet._heads] == columns


def test_those_who_share_a_pool_have_both_won(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines"))
    plan = seating.Plan("cuckoo", players, (), GAMES["cuckoo"].Options())
    tally = tallies(players, [GameWon((0, 2)), CoinsTaken(0, 8, "win"), CoinsTaken(2, 7, "win")])
    sheet = EndingSheet(window.theme, window.words_of("cuckoo"), plan, tally, tmp_path / "results.sqlite")
    window.room.lay(sheet)
    assert sheet.title.text() == "Anna and Ines divide the pool"


def test_what_has_been_so_far_is_told_game_by_game(tmp_path):
    store = Store(tmp_path / "results.sqlite")
    for number, game in enumerate(("campli", "lu_stu", "lu_stu")):
        won = PlayerResult("Anna", None, won=True, coins=4, lost=1)
        options = GAMES[game].Options()
        store.record(GameResult("2026-05-04T20:15:00", game, options, 5, 9, "a.cucu", number, (won,)))
    assert [store.statistics("Anna", game).games for game in ("campli", "lu_stu", "cuckoo")] == [1, 2, 0]
    assert store.statistics("Anna").games == 3


def test_a_trick_game_ends_in_deals_and_tokens(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco", "Pia"))
    events = [DealWon((0, 2)), TokensMoved(0, 2), TokensMoved(1, -1), TokensMoved(2, 1), GameWon((0,))]
    tally = tallies(players, events)
    assert [(each.deals, each.tokens) for each in tally] == [(1, 2), (0, -1), (1, 1), (0, 0), (0, 0)]
    plan = seating.Plan("zifuli", players, (), zifuli.Options())
    sheet = EndingSheet(window.theme, window.wording, plan, tally, tmp_path / "results.sqlite")
    window.room.lay(sheet)
    assert sheet.title.text() == "Anna wins"
    assert [head.text() for head in sheet._heads] == ["tokens", "deals won", "plays on"]
    assert [each.player.name for each in sheet._tally] == ["Anna", "Ines", "Rocco", "Pia", "Ugo"]
    assert [label.text() for label, _ in sheet._numbers][-2:] == ["\N{MINUS SIGN}1", "0"]


def test_where_all_are_equal_in_deals_nobody_is_said_to_win(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    players = tuple(Player(name, "you-1") for name in ("Anna", "Ugo", "Ines", "Rocco"))
    tally = tallies(players, [DealWon((0, 2)), DealWon((1, 3)), GameWon((0, 1, 2, 3))])
    plan = seating.Plan("coch", players, (), coch.Options())
    sheet = EndingSheet(window.theme, window.wording, plan, tally, tmp_path / "results.sqlite")
    window.room.lay(sheet)
    assert sheet.title.text() == "All equal: nobody has lost"
    assert sheet._who_joins.text() == "The winner deals the next game."
    sheet._stays[0].setChecked(False)
    assert "Whoever joins" in sheet._who_joins.text()


def test_the_winners_coins_are_counted_out_until_they_are_too_many(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    stacks = {}
    for coins in (0, 7, 10, 25, 90):
        tally = Tally(0, Player("Anna", "you-1"), 5, coins, 0, won=True)
        winners = Winners(window.theme, [tally])
        qtbot.addWidget(winners)
        stacks[coins] = winners.stacks(tally)
    assert stacks == {0: [], 7: [7], 10: [10], 25: [10, 10, 5], 90: [10, 10, 10]}


def test_the_ending_leads_to_all_that_has_been_and_back(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    asked = []
    window.room.sheet.book_wanted.connect(lambda: asked.append(1))
    window.room.sheet._book.click()
    assert asked == [1]
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.room.sheet, EndingSheet))
    ending = window.room.sheet
    ending._book.click()
    assert isinstance(window.room.sheet, StatisticsSheet)
    assert window.room.sheet.name == "Anna"
    window.room.sheet._back.click()
    assert window.room.sheet is ending
