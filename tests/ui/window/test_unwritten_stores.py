"""Entries that are shown and cannot be written: told, tried again, never lost by a rebuild of the page."""

import ast
import errno
import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

import cucu_desktop
from cucu_desktop import kept_stores
from cucu_desktop.match.club.club_file import ClubFile, open_club
from cucu_desktop.match.evening import evening_store, prize_shelf
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.log import read_log
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.score.kept_score import KeptScore, kept_games, new_path
from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.inn.score_to_club import hand_in
from tests.ui.objects.score import NAMES, Scorekeeper
from tests.ui.windows import a_window, first, short_plan, wait_for

PACKAGE = Path(cucu_desktop.__file__).parent


@pytest.fixture(autouse=True)
def nothing_waits():
    yield
    for path in list(kept_stores._waiting):
        kept_stores.forget(path)


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")


@pytest.fixture
def full(monkeypatch):
    """A disk that is full within `with full():`."""

    def fail(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def context():
        patched = pytest.MonkeyPatch()
        patched.setattr("cucu_desktop.match.log_writer.os.write", fail)
        return patched

    class Full:
        def __enter__(self):
            self.patched = context()

        def __exit__(self, *_):
            self.patched.undo()

    return Full


def notices(window):
    return [notice.text for notice in window.page_stack.notices]


@pytest.mark.parametrize("change", [{"language": "de"}, {"text": 150}, {"scheme": "day"}])
def test_a_score_that_could_not_be_written_outlives_its_page(window, qtbot, full, change):
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES[:4])
    hand.lose("Anna")
    with full():
        hand.lose("Bea")
        told = hand.told
        window.context.prefer(**change)
        assert window.page_stack.page is not hand.page
        assert window.page_stack.page.kept.score.told == told
        window.page_stack.page.closed.emit()
        again = Scorekeeper(window, qtbot)
        assert again.told == told
    window.store_watch.try_again()
    assert KeptScore.read(again.page.kept.path).score.told == told
    assert kept_stores.unwritten() == ()


def test_games_of_which_no_file_could_be_made_have_paths_of_their_own(window, qtbot, tmp_path):
    folder = tmp_path / "scores"
    folder.write_text("in the way")
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES[:4])
    hand.lose("Anna")
    told, path = hand.told, hand.page.kept.path
    assert new_path(window.context.matches) != path
    assert [kept.score.told for kept in kept_games(window.context.matches)] == [told]
    folder.unlink()
    window.store_watch.try_again()
    assert KeptScore.read(path).score.told == told


def test_an_evening_of_which_no_file_could_be_made_keeps_its_path_and_is_listed(tmp_path):
    now, matches = datetime(2026, 11, 28, 20, tzinfo=UTC), tmp_path / "matches"
    for store in (evening_store, prize_shelf):
        path = store.new_log(matches, now)
        kept_stores.keep("evening", path, partial(path.read_bytes), path)
        assert kept_stores.unwritten_at(path) == path
        assert store.new_log(matches, now) != path
        assert path in kept_stores.stored_in(path.parent, path.suffix)
        kept_stores.forget(path)
        assert store.new_log(matches, now) == path


def test_a_rebuilt_score_keeps_its_game_beside_a_newer_one(window, qtbot, tmp_path):
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES[:4])
    other = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    second = Scorekeeper(other, qtbot)
    second.begin(*NAMES[4:8])
    for _ in range(2):
        window.context.prefer(text=150)
        page = window.page_stack.page
        assert page.kept.path.name == "00001.score"
        page.tell("paid Anna")
        page.tell("dealt")
        second.lose("Ezio")
        window.context.prefer(text=100)
    texts = [path.read_bytes() for path in sorted(page.kept.path.parent.glob("*.score"))]
    assert not any(b"\0" in text for text in texts)
    assert KeptScore.read(second.page.kept.path).score.told == ["paid Ezio", "dealt"] * 2
    other.close()


def test_two_windows_that_begin_at_once_have_a_game_each(window, qtbot, tmp_path, monkeypatch):
    other = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    hand, second = Scorekeeper(window, qtbot), Scorekeeper(other, qtbot)
    path = new_path(window.context.matches)
    monkeypatch.setattr("cucu_desktop.match.score.kept_score.new_path", lambda _: path)
    for each, names in ((hand, NAMES[:4]), (second, NAMES[4:8])):
        each.begin(*names)
        each.lose(names[0])
    assert hand.page.kept.path != second.page.kept.path
    assert kept_stores.unwritten() == ()
    other.close()


def test_an_older_game_is_continued_beside_a_newer_one(window, qtbot, tmp_path):
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES[:4])
    hand.lose("Anna")
    hand.press("New game")
    hand.page.setup.show_plan({"game": "campli", "seats": [{"name": name} for name in NAMES[4:8]]})
    hand.press("Start")
    hand.lose("Ezio")
    assert hand.page.kept.path.name == "00002.score"
    hand.press("New game")
    box = hand.page.setup.kept.fields["game"]
    assert box.currentText().endswith("deal 2 · Anna, Bea, Carla, Dino")
    hand.press("Continue")
    assert hand.page.kept.path.name == "00001.score"
    assert hand.told == ["paid Anna", "dealt"]
    hand.lose("Bea")
    hand.press("New game")
    hand.press("Continue")
    assert hand.told == ["paid Ezio", "dealt"]
    other = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    second = Scorekeeper(other, qtbot)
    second.page.setup.kept.fields["game"].setCurrentIndex(1)
    second.press("Continue")
    assert second.told == ["paid Anna", "dealt", "paid Bea", "dealt"]
    hand.press("New game")
    hand.press("Continue")
    assert hand.foot == "This game is open in another window."
    other.close()


def test_a_tournament_that_cannot_be_written_is_told_and_written_when_there_is_room(window, qtbot, full):
    window.inn.go_to("club")
    club = window.page_stack.page.club
    club.write("place", place="bar", name="Bar")
    with full():
        club.write("person", person="a", name="Anna", place="bar")
        assert any("Not saved: the tournament" in each for each in notices(window))
        window.page_stack.page.closed.emit()
        window.inn.go_to("club")
        assert window.page_stack.page.club is club
        assert not window.close(), "the first time it says what would be lost"
        assert any("Not saved yet: the tournament" in each for each in notices(window))
        assert window.isVisible()
    window.store_watch.try_again()
    window.page_stack.page.closed.emit()
    kept = open_club(window.context.matches)
    assert kept is not club
    assert set(kept.book.persons) == {"a"}
    kept.close()
    assert window.close()


def test_the_window_closes_at_the_second_time(window, qtbot, full):
    Scorekeeper(window, qtbot).begin(*NAMES[:4])
    with full():
        window.page_stack.page.tell("paid Anna")
        assert not window.close()
        assert window.close()


def test_a_closed_file_keeps_its_lock_until_it_is_written(window, qtbot, tmp_path, full):
    window.inn.go_to("club")
    with full():
        window.page_stack.page.club.write("place", place="bar", name="Bar")
        window.page_stack.page.closed.emit()
        lock = window.context.matches.parent / "clubs" / "tournament.cucu-club.lock"
        assert lock.exists()
    window.store_watch.try_again()
    assert not lock.exists()


def test_an_answer_to_a_puzzle_that_could_not_be_written_is_told_and_written_later(window, tmp_path):
    results = window.context.results
    results.mkdir()
    Solved(results).note("campli/one", is_right=True)
    window.inn.go_to("puzzles")
    assert Solved(results).is_solved("campli/one")
    (told,) = notices(window)
    assert told.startswith("Not saved: your results (statistics, puzzles,")
    assert not window.store_watch.may_close()
    results.rmdir()
    window.store_watch.try_again()
    assert notices(window)[-1].startswith("Saved again: your results")
    assert kept_stores.unwritten() == ()
    assert Solved(results).is_solved("campli/one")


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES])
def test_a_tournament_on_a_full_disk_is_not_said_to_be_missing(window, monkeypatch, error):
    def fail(*_):
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("cucu_desktop.match.club.club_file.ClubFile.__init__", fail)
    with pytest.raises(EntryRefusedError) as refused:
        hand_in(window.context.matches, None)
    told = str(refused.value)
    assert ("can’t be saved there" in told) == (error == errno.ENOSPC)
    window.inn.go_to("club")
    assert notices(window) == [told]


def stores_with_failed():
    """Return the classes of the package that tell by `failed` that they could not be written."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for each in ast.walk(ast.parse(path.read_text())):
            if isinstance(each, ast.ClassDef) and "OSError | None" in {
                ast.unparse(part.returns or ast.Constant(None))
                for part in each.body
                if isinstance(part, ast.FunctionDef) and part.name == "failed"
            } | {
                ast.unparse(part.annotation)
                for part in ast.walk(each)
                if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "self.failed"
            }:
                found.add(each.name)
    return found


def writers():
    """Return the modules that make a `LogWriter`."""
    return {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if any(
            isinstance(each, ast.Call) and ast.unparse(each.func) in ("LogWriter", "LogWriter.after")
            for each in ast.walk(ast.parse(path.read_text()))
        )
    }


def test_every_store_that_can_fail_is_told_of(tmp_path, full):
    assert stores_with_failed() == {"LogWriter"}, "a new store needs a case below"
    assert writers() == {
        "match/club/club_file.py",
        "match/evening/kept_log.py",
        "match/match.py",
        "match/log_replay.py",  # raises LogError
    }, "a new writer needs a reader of `failed`"
    assert {each.__name__ for each in Evening.__mro__[1].__subclasses__()} >= {"Evening", "KeptScore"}
    heard = []
    kept_stores.listen(heard.append)
    score = KeptScore.begin(
        {"game": "campli", "seats": [{"name": name} for name in NAMES[:4]]},
        tmp_path / "scores" / "00001.score",
    )
    club = ClubFile(tmp_path / "clubs" / "a.cucu-club", "a")
    with full():
        score.tell("paid Anna")
        club.write("place", place="bar", name="Bar")
    kept_stores.listen(None)
    assert [(report.what, report.kind) for report in heard] == [("lost", "score"), ("lost", "club")]
    assert not kept_stores.try_again()


@pytest.mark.parametrize("is_first", [True, False])
def test_a_match_that_could_not_be_written_is_resumed_from_memory(qtbot, tmp_path, full, is_first):
    window = a_window(qtbot, tmp_path)
    with full():
        window.play(short_plan("Anna", bots=3, tokens=3))
        wait_for(qtbot, window, Stage.ANSWER)
        session, path = window.playing.session, window.playing.log
        match = session._match
        told = match.lines
        assert kept_stores.unwritten() == ("match",)
        assert any("Not saved: this game" in told for told in notices(window))
        window.leave()
        if is_first:
            assert [save.path for save in saved_matches.waiting(window.context.matches)] == [path]
            window.resume(path)
            assert window.playing.session._match.lines == told
            window.leave()
        assert not window.store_watch.may_close()
        assert "Not saved yet: this game" in notices(window)[-1]
    window.store_watch.try_again()
    assert kept_stores.unwritten() == ()
    assert read_log(path)[1:] == told[1:]
    window.resume(path)
    assert window.playing.session._match.lines == told


def test_a_log_that_another_program_has_changed_is_told_as_that(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    session, path = window.playing.session, window.playing.log
    with path.open("ab") as file:
        file.write(b"of another program\n")
    session.act(first(session.question.decision.options[0]))
    assert any("Another program has changed the file" in told for told in notices(window))
    assert not any("full" in told for told in notices(window))
    path.rename(path.with_name("elsewhere"))
    window.store_watch.try_again()
    assert kept_stores.unwritten() == ()
    assert read_log(path)[1:] == session._match.lines[1:]


@pytest.mark.parametrize("covers", [False, True])
def test_a_window_that_is_closed_releases_its_score_and_its_tournament(window, qtbot, tmp_path, covers):
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES[:4])
    hand.lose("Anna")
    window.inn.go_to("club")
    window.page_stack.page.club.write("place", place="bar", name="Bar")
    if covers:
        window.menus.actions["settings"].trigger()
    assert window.close()
    other = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    other.inn.go_to("club")
    assert set(other.page_stack.page.club.book.places) == {"bar"}
    assert Scorekeeper(other, qtbot).told == ["paid Anna", "dealt"]
    assert notices(other) == []
    other.close()
