"""The menu: few entries, and the pages that they open."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.match.narration import LANGUAGES
from tests.ui.every_page import FEATURES
from tests.ui.windows import a_window

OPENERS = (
    "new_game",
    "album",
    "collection",
    "settings",
    "keys",
    "everything",
    "people",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_called_as_the_entry_that_opens_it(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    # Before a sheet is begun its page asks who plays, the shelf is a tab, and a puzzle's title is its game.
    for name in {*OPENERS, *FEATURES} - {"score", "feats", "puzzles"}:
        entry = window.menus.actions[name]
        entry.trigger()
        called = window.page_stack.page.title.text().replace("’", "'").casefold()
        assert entry.text().replace("&", "").replace("’", "'").casefold() in called


def test_the_menu_is_at_the_upper_right(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    bar, menus = window.menuBar(), window.menus
    (title,) = (action for action in bar.actions() if action.isVisible())
    assert bar.width() - bar.actionGeometry(title).right() < 20
    for menu in (menus.menu, menus.talk):
        assert menu.layoutDirection() is Qt.LayoutDirection.LeftToRight, "keys are at the right"
