"""The settings page: a control for each preference with a group; everything fits."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.settings_page import SettingsPage
from cucu_desktop.ui.widgets.preferences import ROWS
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.widgets.theme import Theme
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


@pytest.fixture
def opened(qtbot, tmp_path):
    """A settings page and its settings."""
    settings = Settings(tmp_path / "settings.ini", ["en"])
    page = SettingsPage(Theme(), settings)
    qtbot.addWidget(page)
    return page, settings


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if row.group])
def test_a_preference_with_a_group_is_changed_by_the_control_with_its_label(opened, name):
    page, settings = opened
    label, before = ROWS[name].label(), getattr(settings.now, name)
    switch = next((each for each in page.findChildren(QCheckBox) if each.text() == label), None)
    if switch is not None:
        switch.click()
        assert getattr(settings.now, name) is not before
        return
    control = next(each for each in page.findChildren(QLabel) if each.text() == label).buddy()
    assert control.accessibleName() == label
    if isinstance(control, QComboBox):
        for number, (value, choice) in enumerate(ROWS[name].choices.items()):
            control.setCurrentIndex(number)
            control.activated.emit(number)
            assert getattr(settings.now, name) == value
            assert control.currentText() == choice()
    elif name == "volume":
        control.slider.setValue(35)
        assert settings.now.volume == 35
    else:
        control.setText("Anna")
        control.editingFinished.emit()
        assert settings.now.name == "Anna"


def test_a_change_of_a_preference_is_shown(opened):
    page, settings = opened
    settings.change(last_card=False, text=150)
    ticked = {each.text() for each in page.findChildren(QCheckBox) if each.isChecked()}
    assert ROWS["last_card"].label() not in ticked
    assert "150 %" in {each.currentText() for each in page.findChildren(QComboBox)}


def size_of_text(window):
    """The control that chooses it."""
    labels = window.page_stack.page.findChildren(QLabel)
    return next(each for each in labels if each.text() == ROWS["text"].label()).buddy()


@pytest.mark.parametrize(("before", "after"), [(100, 200), (150, 200), (200, 100), (200, 150)])
def test_another_size_of_text_leaves_its_control_in_sight(qtbot, tmp_path, before, after):
    window = a_window(qtbot, tmp_path, paints=False, size=(1024, 700), text=before)
    window.page_opener.open_settings()
    qtbot.wait(20)
    control = size_of_text(window)
    control.setFocus()
    scrolled(window.page_stack.page).show_in_full(control)
    number = [*ROWS["text"].choices].index(after)
    control.setCurrentIndex(number)
    control.activated.emit(number)
    qtbot.wait(50)
    area, control = scrolled(window.page_stack.page).viewport(), size_of_text(window)
    assert control.hasFocus()
    assert area.rect().contains(QRect(control.mapTo(area, QPoint()), control.size()))
