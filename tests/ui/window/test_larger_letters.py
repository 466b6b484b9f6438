"""Who wishes larger letters gets none that are smaller: on every page, at the table, at the start."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.preferences import TEXT_SIZES
from cucu_desktop.ui.widgets.theme import letter_sizes
from tests.ui.letters import Letters
from tests.ui.windows import PATIENCE, a_window, page_of, short_plan, wait_for

NBSP = "\N{NO-BREAK SPACE}"
SIZES = [(1366, 768), (1280, 800), (1920, 1080), (640, 400)]
FEWER_SIZES = (100, 125, 200)
PIXEL = 2.01
"""How far numbers at a seat may go back: seats are laid anew for each wish, in whole pixels."""


@pytest.fixture
def letters(monkeypatch):
    return Letters(monkeypatch)


def opened(qtbot, folder, size, **how):
    window = a_window(qtbot, folder, size=None, **how)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setMinimumSize(320, 200)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size().toTuple() == size)
    if window.updatesEnabled():
        qtbot.wait(200)  # it rests, and has its letters
    return window


def smaller(qtbot, window, letters, least=0.0, wishes=TEXT_SIZES):
    """The texts that shrink with a larger text size by more than `least` pixels, and their sizes."""
    sizes = {}
    for wished in wishes:
        letters.begin()
        window.settings.change(text=wished)
        qtbot.wait(50)
        shown = window.page_stack.page or window.playing or window
        for text, pixels in letters.of(shown).items():
            sizes.setdefault(text, []).append(round(pixels, 1))
    assert len(sizes) > 1
    return {
        text: found
        for text, found in sizes.items()
        if any(more < less - least for less, more in pairwise(found))
    }


@pytest.mark.parametrize(("size", "is_left"), [(size, number % 2 == 1) for number, size in enumerate(SIZES)])
def test_at_the_start(qtbot, tmp_path, letters, size, is_left):
    window = opened(qtbot, tmp_path, size, language="de")
    if is_left:
        window.play(short_plan("Anna"))
        wait_for(qtbot, window, Stage.ANSWER)
        window.leave()
    assert smaller(qtbot, window, letters, least=1) == {}, "sizes are tried in steps of a pixel"


@pytest.mark.parametrize("is_left", [False, True], ids=["three offers", "four offers"])
def test_at_the_start_where_the_system_has_larger_letters(qtbot, tmp_path, is_left):
    """A window of a given size in points has fewer pixels of the program the larger a point is."""
    seen = []
    window = opened(qtbot, tmp_path, (1366, 768), language="de")
    if is_left:
        window.play(short_plan("Anna"))
        wait_for(qtbot, window, Stage.ANSWER)
        window.leave()
    for dpi in (96, 120, 144, 192):
        ratio = dpi / 96
        window.resize(round(1366 / ratio), round(768 / ratio))
        qtbot.wait(250)
        offer = page_of(window).shown[0]  # the large one; the others get smaller the more there are
        seen.append(offer.theme.font("bubble").pixelSize() * ratio)
    # Letters have whole pixels of the program, each of which is up to two of the screen.
    assert all(more >= less - PIXEL for less, more in pairwise(seen[:3])), seen
    assert seen[-1] >= seen[0], "the smallest window has room for no more"


@pytest.mark.parametrize(
    ("game", "advises"), [("cambio", True), ("trionfo", True), ("tiebreak", False), ("ace_chasing", False)]
)
def test_at_the_table(qtbot, tmp_path, letters, game, advises):
    window = opened(qtbot, tmp_path, (1280, 800), language="de")
    window.play(seating.usual(game, "Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    if advises:
        with qtbot.waitSignal(window.playing.session.advised, timeout=PATIENCE):
            window.menus.actions["hint"].trigger()
    assert smaller(qtbot, window, letters, PIXEL, FEWER_SIZES) == {}
    if advises:
        hint, _, question = bar.line.text().replace(NBSP, " ").partition("\n")
        assert hint in bar.question, "a hint may be brief in the largest letters, and is its reason"
        assert hint.endswith(".")
        assert question, "the question stands below the hint"


def test_sizes_that_are_tried_are_the_same_below_every_wish():
    for less, more in pairwise(TEXT_SIZES):
        below = list(letter_sizes(less / 100 * 1.05, 0.7, 1.05))
        assert below == [size for size in letter_sizes(more / 100 * 1.05, 0.7, 1.05) if size <= below[0]]
        assert below == sorted(below, reverse=True)
        assert below[-1] == 0.7
