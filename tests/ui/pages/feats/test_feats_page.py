"""The shelf of feats: plates painted for what was done, each opening its deal."""

import shutil

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.feats.feat import FEATS
from cucu_desktop.ui.pages.feats.feats_page import FeatsPage
from cucu_desktop.ui.pages.feats.plate import EmptyBoard, Plate
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.focus import HALF
from cucu_desktop.ui.widgets.theme import Theme, load_fonts
from tests.analysis.bot_matches import play
from tests.ui.objects.controls import texts
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off, nameless

ANNA = "gildo-0"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    folder = tmp_path_factory.mktemp("played")
    for seed in range(4):
        play(folder / f"{seed}.cucu", "campli", 5, deals=30, seed=seed, bots=("gildo", "nicola"))
    return folder


def opened(qtbot, window, played=None):
    """The page, when all matches are gone through."""
    if played is not None:
        shutil.copytree(played, window.context.matches)
    window.menus.inn["feats"].trigger()
    page = window.page_stack.page
    assert isinstance(page, FeatsPage)
    qtbot.waitUntil(lambda: not page.is_looking, timeout=PATIENCE)
    return page


def earned(page):
    return [plate for plate in page.plates.values() if plate.is_earned]


def test_what_was_done_is_painted_and_opens_its_deal(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page = opened(qtbot, window, played)
    assert earned(page)
    assert f"{len(earned(page))} of {len(FEATS)} plates earned" in " ".join(texts(page))
    plate = earned(page)[0]
    assert ANNA in plate.accessibleDescription()
    plate.click()
    replay = window.past.replay
    assert replay is not None
    assert replay.steps.playback.deal_at(replay.steps.position).is_over


def test_the_shelf_is_there_at_once_the_next_time(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path)
    before = [plate.feat for plate in earned(opened(qtbot, window, played))]
    window.page_stack.close_pages()
    window.menus.inn["feats"].trigger()
    assert [plate.feat for plate in earned(window.page_stack.page)] == before


def test_whoever_has_played_nothing_sees_what_may_be_done(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    page = opened(qtbot, window)
    assert earned(page) == []
    first, second = list(page.plates.values())[:2]
    assert window.focusWidget() is first
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert window.focusWidget() is second
    assert "Win against three or more without losing a token. Not yet." in texts(page)
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert window.past.replay is None
    qtbot.keyClick(second, Qt.Key.Key_Down)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.focusWidget() is first


def test_a_feat_whose_match_is_gone_is_still_there(qtbot, tmp_path, played):
    window = a_window(qtbot, tmp_path)
    opened(qtbot, window, played)
    window.page_stack.close_pages()
    for log in saved_matches.kept_logs(window.context.matches):
        log.unlink()
    page = opened(qtbot, window)
    plate = earned(page)[0]
    plate.click()
    assert window.past.replay is None
    assert "That match has been deleted." in texts(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_language(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    page = opened(qtbot, window)
    assert cut_off(page) == []
    assert nameless(page) == []


def test_a_small_window_has_the_shelf_too(qtbot, tmp_path):
    page = opened(qtbot, a_window(qtbot, tmp_path, size=(640, 400)))
    assert cut_off(page) == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_ring_of_the_focus_crosses_no_name(qtbot, text):
    load_fonts()
    plate = Plate(Theme(text_scale=text), "lion-won")
    qtbot.addWidget(plate)
    plate.say("Ganz gegen jede Regel", "", earned=True)
    plate.resize(plate.minimumSizeHint())
    plate.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    picture = plate.grab().toImage()
    names = [
        y for y in range(picture.height()) if any(picture.pixelColor(x, y).alpha() for x in range(8, 60))
    ]
    assert names[-1] < picture.height() - 2 * HALF


def test_every_shelf_has_its_whole_board(qtbot, tmp_path):
    page = opened(qtbot, a_window(qtbot, tmp_path, size=(1280, 800)))
    plates = list(page.plates.values())
    ends = [
        max(plate.geometry().right() for plate in plates if plate.y() == y) for y in {p.y() for p in plates}
    ]
    rest = page.findChild(EmptyBoard)
    assert len(set(ends)) == 1 or (rest.isVisible() and abs(rest.geometry().right() - max(ends)) <= 1)


def test_an_earned_plate_has_a_seal(qtbot):
    theme = Theme()
    plate = Plate(theme, next(iter(FEATS)))
    qtbot.addWidget(plate)
    plate.resize(plate.sizeHint())
    sealed = []
    for is_earned in (False, True):
        plate.say("Name", "Told", earned=is_earned)
        image = plate.grab().toImage()
        colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        sealed.append(colours.count(theme.color("active")) > 20)
    assert sealed == [False, True]


@pytest.mark.parametrize(("scheme", "is_clear"), [("lamp", False), ("contrast", True)])
def test_in_high_contrast_what_is_not_earned_is_clearly_seen_too(qtbot, scheme, is_clear):
    plate = Plate(Theme(scheme), "lion-won")
    qtbot.addWidget(plate)
    plate.resize(plate.sizeHint())
    plate.say("", "", earned=False)
    picture = QImage(plate.size(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)  # not the application's colours, which other windows have set
    plate.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    seen = [picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(72)]
    assert (sum(light < 110 for light in seen) > 100) == is_clear
