"""The settings page: a control for each preference with a group; everything fits."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.preference_rows import PreferenceRows, TableRows
from cucu_desktop.ui.pages.settings_page import SettingsPage
from cucu_desktop.ui.pages.setup.seating import usual
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import place_names
from cucu_desktop.ui.widgets.preferences import ROWS
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.controls import click, named, scrolled
from tests.ui.windows import a_window, cut_off, wait_for

EVERYWHERE = ("person", "reading", "table", "sound")
OF_GAMES = [
    (name, next(game.id for game in GAMES.values() if row.games(game)))
    for name, row in ROWS.items()
    if row.group in ("screen", "game")
]
"""Each preference that concerns some games, and one of these."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "size"), [(125, (1024, 700)), (200, (1280, 800))])
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


def change_by_control(page, settings, name):
    """Change a preference by the control with its label."""
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
        control.setValue(35)
        assert settings.now.volume == 35
    else:
        control.setText("Anna")
        control.editingFinished.emit()
        assert settings.now.name == "Anna"


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if row.group in EVERYWHERE])
def test_a_preference_for_all_games_is_changed_by_the_control_with_its_label(opened, name):
    change_by_control(*opened, name)


@pytest.mark.parametrize(("name", "game"), OF_GAMES)
def test_a_preference_for_some_games_is_changed_with_the_table(qtbot, tmp_path, name, game):
    settings = Settings(tmp_path / "settings.ini", ["en"])
    rows = TableRows(Theme(), settings, game, None, is_shared=True)
    qtbot.addWidget(rows)
    change_by_control(rows, settings, name)


@pytest.mark.parametrize(
    ("game", "shared", "alone"),
    [
        ("cambio", {"hidden_cards", "flat"}, {"pause_seconds", "other_back"}),
        ("coch", set(), {"other_back", "glosses", "trick_points"}),
        ("kille", {"hidden_cards", "flat"}, set()),
    ],
)
def test_a_table_has_the_preferences_of_its_game(qtbot, tmp_path, game, shared, alone):
    settings = Settings(tmp_path / "settings.ini", ["en"])
    for is_shared in (False, True):
        rows = TableRows(Theme(), settings, game, None, is_shared=is_shared)
        qtbot.addWidget(rows)
        assert set(rows.controls) - {"notes", "local_words"} == alone | (shared if is_shared else set())


def test_the_settings_have_those_of_the_table_only_when_there_is_one(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_settings()
    assert window.page_stack.page.findChild(TableRows) is None
    window.page_stack.close_pages()
    window.play(usual("campli", "Anna"))
    window.page_opener.open_settings()
    rows = window.page_stack.page.findChild(TableRows)
    assert rows.isHidden()
    click(window.page_stack.page, "This table")
    assert rows.isVisible()
    click(rows, "Cards with red backs")
    assert window.playing.view.table.art.other_back
    assert "hidden_cards" not in rows.controls, "one person plays"


def test_the_words_of_the_table_change_in_the_middle_of_a_deal_and_are_remembered(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(usual("campli", "Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.page_opener.open_settings()
    click(window.page_stack.page, "This table")
    names = place_names("en", "campli")
    seen, dump = window.playing.session.question, window.playing.view.table.dump()
    for number, place in enumerate(names):
        box = named(window.page_stack.page, QComboBox, "Place")
        assert [box.itemText(at) for at in range(box.count())] == list(names.values())
        box.setCurrentIndex(number)
        box.activated.emit(number)
        assert window.context.wording.place == place
        assert window.page_stack.page.findChild(TableRows).isVisible(), "it stays unfolded"
        assert window.playing.session.question == seen
        assert window.playing.view.table.dump() == dump
    assert a_window(qtbot, tmp_path).context.words_of("campli").place == list(names)[-1]


def test_controls_are_in_the_order_of_what_is_changed_first(opened):
    page, _ = opened
    groups = page.findChildren(PreferenceRows)
    assert [list(rows.controls) for rows in groups] == [
        ["name", "language"],
        ["text", "scheme", "four_colours", "motion", "full_screen"],
        ["speed", "result_seconds", "last_card"],
        ["volume", "calls"],
    ]


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


@pytest.mark.parametrize(("before", "after"), [(100, 200), (200, 150)])
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
