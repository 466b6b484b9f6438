"""Every entry of every menu has a key of its own in its menu, in every language."""

import pytest
from PySide6.QtWidgets import QMenu

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from tests.ui.windows import a_window, short_plan


def key_of(title):
    """The letter after the mark, of the title of an entry."""
    plain = title.replace("&&", "")
    return plain[plain.index("&") + 1].casefold() if "&" in plain else None


def menus_of(window):
    """All menus that can be reached from the bar, filled as they are when they open."""
    for menu in window.findChildren(Menu):
        menu.aboutToShow.emit()
    return [menu for menu in window.findChildren(QMenu) if menu.actions()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("places", [{}, {"campli": "montorio"}], ids=["at home", "elsewhere"])
def test_every_entry_has_a_key_of_its_own(qtbot, tmp_path, language, places):
    window = a_window(qtbot, tmp_path, language=language, places=places)
    window.play(short_plan("Anna", talk=True))
    window.settings.change(speed="at once")
    found = menus_of(window)
    assert len(found) > 3, "the menu, what lies below it, and table talk"
    for menu in found:
        titles = [each.text() for each in menu.actions() if each.isVisible() and not each.isSeparator()]
        keys = [key_of(title) for title in titles]
        assert None not in keys, (menu.title(), titles)
        assert len(set(keys)) == len(keys), (menu.title(), titles)


def test_an_entry_with_few_letters_takes_one_from_those_with_more():
    keyed = with_access_keys(["il Leone", "il Matto", "il nove", "leone", "no", "le"])
    keys = [key_of(title) for title in keyed]
    assert None not in keys
    assert len(set(keys)) == len(keys)
