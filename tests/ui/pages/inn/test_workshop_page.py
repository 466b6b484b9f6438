"""The page of what is done beside the table."""

import pytest

from cucu_desktop.ui.pages.club.club_page import ClubPage
from cucu_desktop.ui.pages.inn.people_page import WorkshopPage
from cucu_desktop.ui.pages.printing.print_page import PrintPage
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from tests.ui.windows import a_window, page_of, press


def the_workshop(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, doors=("front", "workshop"))
    link = page_of(window).edge["workshop"]
    assert link.accessibleName() == "Workshop ★"
    press(qtbot, link)
    assert isinstance(window.page_stack.page, WorkshopPage)
    return window


def test_it_is_on_the_start_page_once_its_door_is_open(qtbot, tmp_path):
    assert not page_of(a_window(qtbot, tmp_path / "new")).edge["workshop"].isVisible()
    the_workshop(qtbot, tmp_path)
    again = a_window(qtbot, tmp_path)
    assert page_of(again).edge["workshop"].accessibleName() == "Workshop"


@pytest.mark.parametrize(("way", "kind"), [("print", PrintPage), ("club", ClubPage)])
def test_each_slip_opens_its_page(qtbot, tmp_path, way, kind):
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
