"""Unknown faces are replaced by others, with a notice."""

import pytest

from cucu_desktop.games import campli
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.widgets.notices import Notice, face_not_known
from tests.ui.windows import a_window, page_of, press


def notices(window):
    return [notice.text for notice in window.findChildren(Notice)]


@pytest.mark.parametrize("face", ["you-9", "../../README", ""])
def test_a_match_with_such_a_face_is_gone_on_with(qtbot, tmp_path, face):
    path = tmp_path / "matches" / "a.cucu"
    players = (Player("Anna", face), Player("Bruna", "bruna", "bruna"))
    Match.begin(Setup("campli", players, campli.Options(), seed=3), path).close()
    window = a_window(qtbot, tmp_path)
    window.resume(path)
    window.grab()
    assert window.playing is not None
    assert notices(window) == [face_not_known("Anna")]


def test_a_match_begun_with_such_a_face_from_the_settings(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, face="nobody", lessons=("campli",))
    press(qtbot, page_of(window).buttons["play"])
    qtbot.waitUntil(lambda: window.playing is not None)
    window.grab()
    assert notices(window) == [face_not_known("Anna")]
