"""A damaged match is offered as far as it stands whole, and goes on in a copy."""

import pytest

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.notices import Notice, gone_on_from_the_beginning, unreadable
from tests.ui.windows import a_window, short_plan, wait_for, words_of


@pytest.fixture
def log(qtbot, tmp_path):
    """A match that was left after a few decisions."""
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=4, tokens=3))
    session = window.playing.session
    for _ in range(3):
        wait_for(qtbot, window, Stage.ANSWER)
        session.act(session.question.decision.options[0])
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    window.close()
    return session.match_view.log


def notices(window):
    return [notice.text for notice in window.findChildren(Notice)]


@pytest.mark.parametrize("damage", [b"\x00", b'{"seat":3,"do":"fly"}\n', b"{"])
def test_a_damaged_match_goes_on_in_a_copy(qtbot, tmp_path, log, damage):
    lines = log.read_bytes().splitlines(keepends=True)
    lines[-2] = damage + lines[-2]
    log.write_bytes(b"".join(lines))
    window = a_window(qtbot, tmp_path)
    (save,) = saved_matches.waiting(tmp_path / "matches")
    if save.is_damaged:
        window.album.open()
        told = words_of(window.page_stack.page)
        assert any("damaged; resumes from before the damage" in text for text in told)
    window.resume(save.path)
    assert notices(window) == [gone_on_from_the_beginning(log.name)]
    copy = window.playing.log
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert copy.read_bytes().startswith(b"".join(lines[:-2]))
    assert not log.exists()
    assert (tmp_path / "damaged" / log.name).read_bytes() == b"".join(lines)
    window.leave()
    assert [each.path for each in saved_matches.waiting(tmp_path / "matches")] == [copy]


def test_of_a_match_whose_header_is_damaged_nothing_can_be_offered(qtbot, tmp_path, log):
    damaged = log.read_bytes().replace(b'"players"', b'"plaiers"', 1)
    log.write_bytes(damaged)
    window = a_window(qtbot, tmp_path)
    window.resume(log)
    assert window.playing is None
    assert notices(window) == [unreadable("damaged", log.name)]
    assert log.read_bytes() == damaged
