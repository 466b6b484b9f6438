"""The games of the album: which are listed, and what can be done with each."""

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from tests.analysis.bot_matches import play
from tests.ui.objects.album import act, acts, choose_deal, open_game, unfold
from tests.ui.objects.controls import click
from tests.ui.windows import PATIENCE, a_window, play_out, short_plan, wait_for


def finished(window, name="past", game="campli"):
    """The log of a match that is over."""
    log = window.context.matches.parent / "played" / f"{name}.cucu"
    log.parent.mkdir(parents=True, exist_ok=True)
    play(log, game, 4, deals=30)
    return log


def two_games(qtbot, window):
    """Finish a game, and begin another one in the same match."""
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: window.page_stack.page is not None, timeout=PATIENCE)
    click(window.page_stack.page, "Play again")
    wait_for(qtbot, window, Stage.ANSWER)


def test_a_game_is_listed_when_it_ends_not_when_the_players_leave(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    two_games(qtbot, window)
    window.leave()
    window.album.open()
    page = window.page_stack.page
    log = next((tmp_path / "matches").glob("*.cucu")).name
    assert [row.key for row in page.rows.rows] == [(log, 2), (log, 1)]
    assert "unfinished, deal 1" in page.rows.rows[0].line
    assert page.rows.rows[1].line.split(" · ")[1].split()[0] in ("won", "lost")
    assert acts(page)[0] == "Continue"
    page.open_at((log, 1))
    assert acts(page)[:2] == ["Play again", "Watch"]
    unfold(page, "All deals")
    assert page.section.deals.rows
    choose_deal(page, 1)
    act(page, "Watch")
    replay = window.past.replay
    assert replay is not None
    assert replay.steps.playback.deal_at(replay.steps.position).game == 1


def test_the_game_at_the_table_is_the_first_and_is_not_continued(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    finished(window)
    two_games(qtbot, window)
    window.menus.actions["look_back"].trigger()
    page = window.page_stack.page
    assert page.rows.row.key == (window.playing.log.name, 2)
    assert page.rows.row.line.endswith("at the table")
    assert "Continue" not in acts(page)
    assert "Delete" not in acts(page)


def test_an_unfinished_game_is_continued(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    log = window.playing.log
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    window.album.open()
    click(window.page_stack.page, "Continue")
    assert window.playing.log == log
    assert window.page_stack.page is None


def test_a_finished_game_is_played_again_with_the_same_company(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    log = finished(window)
    page = open_game(window, log)
    click(page, "Play again")
    assert [player.name for player in window.playing.session.match_view.company] == [
        player.name for player in saved_players(log)
    ]


def saved_players(log):
    from cucu_desktop.match.log import read_log  # noqa: PLC0415
    from cucu_desktop.match.setup import setup_in  # noqa: PLC0415

    return setup_in(read_log(log)[0]).players


def test_what_cannot_be_read_is_told_and_can_be_deleted(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.context.matches.mkdir(exist_ok=True)
    (window.context.matches / "odd.cucu").write_text("no log\n", "utf-8")
    window.album.open()
    page = window.page_stack.page
    assert "odd.cucu" in page.rows.rows[0].name
    assert acts(page) == ["Delete"]
    act(page, "Delete")
    assert acts(page) == ["Cancel", "Delete"]
    act(page, "Delete")
    assert not (window.context.matches / "odd.cucu").exists()
    assert page.rows.rows == ()


def test_a_match_played_in_another_window_can_be_neither_continued_nor_deleted(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    other = a_window(qtbot, tmp_path, paints=False)
    other.album.open()
    assert acts(other.page_stack.page) == []
    assert not saved_matches.remove(saved_matches.told_game(window.playing.log))
    assert window.playing.log.exists()


def test_each_game_of_a_match_has_its_own_number_of_deals(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    two_games(qtbot, window)
    log = window.playing.log
    first, second = saved_matches.told_game(log, 1), saved_matches.told_game(log)
    assert (first.number, second.number) == (1, 2)
    assert second.deals == 1
    assert first.deals >= 1


def test_each_finished_game_that_counts_tells_its_outcome(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    logs = {name: finished(window, name) for name in ("lost", "even", "won", "uncounted")}
    store = Store(window.context.results)
    for name, (won, coins) in {"lost": (False, -25), "even": (True, 0), "won": (True, 48)}.items():
        players = (
            PlayerResult("Assunta", "assunta", won=False, coins=-coins, lost=0),
            PlayerResult("Anna", None, won=won, coins=coins, lost=0),
        )
        options = GAMES["campli"].usual
        store.record(GameResult("2026-03-01T20:00:00", "campli", options, 5, 9, logs[name].name, 1, players))
    window.album.open()
    told = {row.key[0]: row.line.split(" · ")[1:] for row in window.page_stack.page.rows.rows}
    assert told == {
        "lost.cucu": ["lost 25"],
        "even.cucu": ["won"],
        "won.cucu": ["won 48"],
        "uncounted.cucu": [],
    }
