"""The settings fit their page."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from tests.ui.objects.controls import scrolled
from tests.ui.windows import a_window, cut_off


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_nothing_of_the_settings_is_cut_off_at_the_side(qtbot, tmp_path, language, text, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language, text=text)
    window.page_opener.open_settings()
    qtbot.wait(20)
    page = window.page_stack.page
    inside = scrolled(page)
    assert inside.widget().minimumSizeHint().width() <= inside.viewport().width()
    assert cut_off(page) == []
