"""Files from elsewhere are opened at the table, and the log of a game can be saved as text."""

import json
import tomllib

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.match import Match
from cucu_desktop.resources import asset
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.windows import a_window, match_of, play_out, short_plan, wait_for

DEALS = sorted(asset("scenarios").glob("*/*.toml"))


def own_matches(folder):
    return sorted(path.name for path in (folder / "matches").glob("*.cucu"))


def told(window):
    return [notice.text for notice in window.page_stack.notices]


@pytest.fixture
def a_match(tmp_path):
    """A match of another user, in a folder of theirs."""
    path = tmp_path / "elsewhere" / "theirs.cucu"
    match = Match.begin(short_plan("Anna", bots=2).setup(3), path)
    while match.players[match.to_act].bot is not None:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    match.close()
    return path


def test_a_match_from_elsewhere_goes_on_in_a_copy(qtbot, tmp_path, a_match):
    before = a_match.read_bytes()
    window = a_window(qtbot, tmp_path)
    window.files.open(a_match)
    wait_for(qtbot, window, Stage.ANSWER)
    assert min(window.playing.names) == "Anna"
    assert window.playing.log.parent == tmp_path / "matches"
    session = window.playing.session
    session.act(session.question.decision.options[0])
    window.leave()
    assert a_match.read_bytes() == before
    window.files.open(a_match)
    assert len(own_matches(tmp_path)) == 1, "the copy that was made goes on"


def test_ones_own_match_goes_on_where_it_is(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=2))
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.log
    window.leave()
    window.files.open(log)
    assert window.playing.log == log
    assert own_matches(tmp_path) == [log.name]


def test_a_match_that_is_over_is_looked_through_and_counts_for_nobody(qtbot, tmp_path, a_match):
    match = Match.resume(a_match)
    while not match.is_over:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    match.close()
    before = a_match.read_bytes()
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(a_match)
    assert window.past.replay is not None
    assert window.past.replay.steps.playback.length > 1
    assert told(window) == []
    assert window.playing is None
    window.leave()
    assert window.past.replay is None
    assert a_match.read_bytes() == before
    assert own_matches(tmp_path) == []
    assert not (tmp_path / "results.sqlite").exists()


def test_a_damaged_match_goes_on_from_what_stands_whole(qtbot, tmp_path, a_match):
    a_match.write_bytes(a_match.read_bytes() + b"\0\0\0\n")
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(a_match)
    assert "damaged" in told(window)[0]
    assert window.playing is not None
    assert a_match.exists()


@pytest.mark.parametrize("path", DEALS[:: len(DEALS) // 4], ids=lambda path: path.stem)
def test_a_written_down_deal_is_played_from_its_position(qtbot, tmp_path, path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(path)
    match = match_of(window.playing.session)
    assert match.scripted_deal is not None
    assert told(window) == []
    window.leave()


def test_a_deal_in_json_without_a_title_is_called_like_its_file(qtbot, tmp_path):
    text = DEALS[0].read_text("utf-8")
    deal = {key: value for key, value in tomllib.loads(text).items() if key not in ("title", "notes")}
    (tmp_path / "my deal.json").write_text(json.dumps(deal | {"notes": "Just so."}), "utf-8")
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(tmp_path / "my deal.json")
    window.leave()
    window.album.open()
    log = json.loads((tmp_path / "matches" / own_matches(tmp_path)[0]).read_text("utf-8").splitlines()[0])
    assert log["case"]["title"] == dict.fromkeys(("it", "de", "en"), "my deal")
    assert log["case"]["notes"]["de"] == "Just so."


BAD = {
    "empty.toml": b"",
    "letter.txt": b"Dear diary, 1 = 2",
    "picture.png": b"\x89PNG\r\n\x1a\n\0\0\0\xff",
    "list.json": b"[1, 2]",
    "deep.json": b'{"game": ' + b"[" * 100_000,
    "other.toml": b"[project]\nname = 'something'\n",
    "no-game.toml": b"game = 'chess'\nseats = []\n",
    "no-seats.toml": b"game = 'campli'\nseats = 3\n",
    "wrong.toml": b"game = 'campli'\npack = ['XXX']\n[[seats]]\nname = 'Ada'\n[[seats]]\nname = 'Bo'\n",
    "empty.cucu": b"",
    "letter.cucu": b"Dear diary\n",
    "newer.cucu": b'{"cucu": 99}\n',
    "half.cucu": b'{"cucu": 1, "game": "campli"}\n',
    "endless.toml": b"game = 'campli'\nseats = [{name = 'A'}, {name = '%s'}]\n" % (b"B" * 1000),
    "dates.toml": b"game = 'campli'\nseats = [1979-05-27]\n",
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_costs_a_sentence(qtbot, tmp_path, name):
    (tmp_path / name).write_bytes(BAD[name])
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(tmp_path / name)
    (sentence,) = told(window)
    assert name in sentence
    assert window.playing is None
    assert own_matches(tmp_path) == []
    assert (tmp_path / name).read_bytes() == BAD[name]


@pytest.mark.parametrize("name", ["gone.cucu", "a folder", "nul\0.toml"])
def test_what_is_no_file_costs_a_sentence(qtbot, tmp_path, name):
    (tmp_path / "a folder").mkdir()
    window = a_window(qtbot, tmp_path, paints=False)
    window.files.open(tmp_path / name)
    assert len(told(window)) == 1


def test_a_file_is_dropped_on_the_table(qtbot, tmp_path, a_match):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Bruna", bots=2))
    dragged = QMimeData()
    where, buttons = QPointF(300, 300), Qt.MouseButton.LeftButton
    keys, copy = Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    dragged.setText("a word")
    for is_file in (False, True):
        entered = QDragEnterEvent(where.toPoint(), copy, dragged, buttons, keys)
        QApplication.sendEvent(window.page_stack, entered)
        assert entered.isAccepted() == is_file
        dragged.setUrls([QUrl.fromLocalFile(str(a_match))])
    QApplication.sendEvent(window.page_stack, QDropEvent(where, copy, dragged, buttons, keys))
    qtbot.waitUntil(lambda: "Anna" in window.playing.names)


def test_a_chosen_file_is_opened(qtbot, tmp_path, a_match, monkeypatch):
    window = a_window(qtbot, tmp_path, paints=False)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(a_match), ""))
    window.menus.actions["open_file"].trigger()
    assert "Anna" in window.playing.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_is_copied_and_saved(qtbot, tmp_path, monkeypatch, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    assert not window.menus.actions["copy_account"].isEnabled()
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    window.menus.actions["copy_account"].trigger()
    copied = QGuiApplication.clipboard().text()
    window.playing.log_display.show(window.playing, window.context.wording, wanted=True)
    for sentence in window.playing.log_display.panel.sentences():
        # The panel has a swap in one row, and a question that came to nothing with a question mark.
        assert sentence in copied.splitlines() or "\N{RIGHTWARDS ARROW}" in sentence
    assert copied.splitlines()[1] == ", ".join(window.playing.names)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "kept.txt"), ""))
    window.menus.actions["save_account"].trigger()
    assert (tmp_path / "kept.txt").read_text("utf-8") == copied
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "kept.txt"), ""))
    window.menus.actions["save_account"].trigger()
    assert len(told(window)) == 3
