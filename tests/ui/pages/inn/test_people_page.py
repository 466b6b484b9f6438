"""Pages of slips: the ways to play with others, and what is done beside the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from cucu_desktop.ui.guests.lobby_page import LobbyPage
from cucu_desktop.ui.pages.club.club_page import ClubPage
from cucu_desktop.ui.pages.inn.people_page import PeoplePage, WorkshopPage
from cucu_desktop.ui.pages.printing.print_page import PrintPage
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.window.hosting import host_controller
from tests.ui.windows import a_window, page_of, press, words_of


def a_page(qtbot, tmp_path, **how):
    window = a_window(qtbot, tmp_path, **how)
    press(qtbot, page_of(window).edge["people"])
    assert isinstance(window.page_stack.page, PeoplePage)
    return window, window.page_stack.page


@pytest.mark.parametrize(
    ("way", "kind"), [("screen", SetupPage), ("guests", LobbyPage), ("score", ScorePage)]
)
def test_each_slip_opens_its_page(qtbot, tmp_path, monkeypatch, way, kind):
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))
    window, page = a_page(qtbot, tmp_path)
    press(qtbot, page.slips[way])
    assert isinstance(window.page_stack.page, kind)


def test_a_second_person_is_seated_at_this_screen(qtbot, tmp_path):
    window, page = a_page(qtbot, tmp_path)
    press(qtbot, page.slips["screen"])
    told = " ".join(words_of(window.page_stack.page))
    assert "Player 2" in told


def test_arrows_walk_and_enter_opens(qtbot, tmp_path):
    _, page = a_page(qtbot, tmp_path)
    slips = list(page.slips.values())
    for key, there in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Right, 1),
    ):
        qtbot.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is slips[there]
    with qtbot.waitSignal(page.chosen) as heard:
        qtbot.keyClick(slips[1], Qt.Key.Key_Return)
    assert heard.args == ["guests"]


def test_a_screen_reader_is_told_the_name_and_the_line(qtbot, tmp_path):
    _, page = a_page(qtbot, tmp_path)
    told = QAccessible.queryAccessibleInterface(page.slips["guests"])
    assert told.text(QAccessible.Text.Name) == "On their phones"
    assert told.text(QAccessible.Text.Description) == "they scan a code"


def the_workshop(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, doors=("front", "workshop"))
    link = page_of(window).edge["workshop"]
    assert link.accessibleName() == "Workshop ★"
    press(qtbot, link)
    assert isinstance(window.page_stack.page, WorkshopPage)
    return window


def test_the_workshop_is_on_the_start_page_once_its_door_is_open(qtbot, tmp_path):
    assert not page_of(a_window(qtbot, tmp_path / "new")).edge["workshop"].isVisible()
    the_workshop(qtbot, tmp_path)
    again = a_window(qtbot, tmp_path)
    assert page_of(again).edge["workshop"].accessibleName() == "Workshop"


@pytest.mark.parametrize(("way", "kind"), [("print", PrintPage), ("club", ClubPage)])
def test_each_slip_of_the_workshop_opens_its_page(qtbot, tmp_path, way, kind):
    window = the_workshop(qtbot, tmp_path)
    press(qtbot, window.page_stack.page.slips[way])
    assert isinstance(window.page_stack.page, kind)
    window.page_stack.back()
    assert isinstance(window.page_stack.page, WorkshopPage)


def test_the_number_of_a_deal_is_typed_at_once(qtbot, tmp_path):
    window = the_workshop(qtbot, tmp_path)
    press(qtbot, window.page_stack.page.slips["deal_number"])
    page = window.page_stack.page
    assert isinstance(page, SetupPage)
    field = page.rules.deal.field
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "123 456 789")
    assert page.plan.deal == 123456789
