"""The shelf of the album: plates for what was done, each opening its deal."""

import shutil

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.match.evening.prize_shelf import Prize
from cucu_desktop.match.feats.shelf import FEATS
from cucu_desktop.ui.pages.album.shelf_section import plate_picture
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.theme import Theme
from tests.analysis.bot_matches import play
from tests.ui.objects.album import act, acts, unfold
from tests.ui.objects.controls import texts, told_at_the_foot
from tests.ui.windows import PATIENCE, a_window

ANNA = "gildo-0"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    folder = tmp_path_factory.mktemp("played")
    for seed in (0, 1, 2, 22):
        play(folder / f"{seed}.cucu", "campli", 5, deals=30, seed=seed, bots=("gildo", "nicola"))
    return folder


def opened(qtbot, window, played=None):
    """The page, when all matches are gone through."""
    if played is not None:
        shutil.copytree(played, window.context.matches)
    window.menus.actions["feats"].trigger()
    page = window.page_stack.page
    qtbot.waitUntil(lambda: not page.section.is_looking, timeout=PATIENCE)
    return page


def test_what_was_done_is_painted_and_opens_its_deal(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = opened(qtbot, window, played)
    earned = page.section.earned
    assert [row.key for row in page.rows.rows] == [feat for feat in FEATS if feat in earned]
    unfold(page, f"{len(FEATS) - len(earned)} more to find")
    assert len(page.rows.rows) == len(FEATS)
    assert not page.rows.rows[0].is_faint
    assert page.rows.rows[-1].is_faint
    assert any(ANNA in text for text in texts(page))
    act(page, "Watch")
    replay = window.past.replay
    assert replay is not None
    assert replay.steps.playback.deal_at(replay.steps.position).is_over


def test_the_shelf_is_there_at_once_the_next_time(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path)
    before = [row.key for row in opened(qtbot, window, played).rows.rows]
    window.page_stack.close_pages()
    window.menus.actions["feats"].trigger()
    assert [row.key for row in window.page_stack.page.rows.rows] == before != []


def test_without_a_match_all_that_can_be_done_is_on_demand(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    page = opened(qtbot, window)
    assert page.rows.rows == ()
    unfold(page, f"{len(FEATS)} more to find")
    page.rows.setFocus()
    qtbot.keyClick(page.rows, Qt.Key.Key_Right)
    assert page.rows.row is page.rows.rows[1]
    assert "Win against three or more without losing a token. Not yet." in texts(page)
    assert "Watch" not in acts(page)
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert window.past.replay is None
    assert acts(page) == ["Famous deals"]


def test_a_feat_whose_match_is_gone_is_still_there(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path)
    opened(qtbot, window, played)
    window.page_stack.close_pages()
    for log in saved_matches.kept_logs(window.context.matches):
        log.unlink()
    page = opened(qtbot, window)
    assert page.rows.rows
    assert "Watch" not in acts(page)
    assert "That game has been deleted." in told_at_the_foot(page)


def test_prizes_stand_on_the_shelf(qtbot, tmp_path, monkeypatch):
    prize = Prize("first", "Anna", "a.season")
    monkeypatch.setattr("cucu_desktop.match.evening.prize_shelf.prizes", lambda _: (prize,))
    page = opened(qtbot, a_window(qtbot, tmp_path))
    assert page.rows.rows[0].key == ("prize", 0)
    assert "Anna" in page.rows.rows[0].name


def test_an_earned_plate_has_a_seal(qapp):
    del qapp
    theme, feat, sealed = Theme(), next(iter(FEATS)), []
    for is_earned in (False, True):
        image = plate_picture(theme, feat, 1, is_earned=is_earned).toImage()
        colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        sealed.append(colours.count(theme.color("active")) > 20)
    assert sealed == [False, True]
