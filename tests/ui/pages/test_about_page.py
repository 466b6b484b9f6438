"""Whose games these are: everybody whose rules are played is named."""

import pytest
from PySide6.QtGui import QGuiApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.about_page import AboutPage
from tests.ui.objects.controls import texts
from tests.ui.windows import a_window, press

AUTHORS = (
    "Nicolino Farina", "Di Luigi", "Mazza", "Virgilio Ferrari", "Anthony Smith", "Arduino", "Chizzoni",
    "Fantini", "Santelia", "John McLeod", "Ulf Martin", "Matthew Allen", "Mark Rinaldi",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_whose_games_these_are(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    window.page_opener.open_about()
    page = window.page_stack.page
    assert isinstance(page, AboutPage)
    told = " ".join(texts(page))
    assert [name for name in AUTHORS if name not in told] == []


def test_the_systems_information_is_copied_without_the_users_name(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", "/home/matilda")
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME", raising=False)
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_about()
    press(qtbot, window.page_stack.page.copy)
    copied = QGuiApplication.clipboard().text()
    for what in (
        "cucu-desktop 1.",
        "Python 3.",
        "PySide6 6.",
        "Qt 6.",
        "Style: ",
        "Screen 1: ",
        "Data: ~",
    ):
        assert what in copied
    assert "Style: ," not in copied
    assert "matilda" not in copied
