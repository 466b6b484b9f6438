"""What the menus tick when somebody opens them."""

import pytest
from PySide6.QtGui import QAccessible

from tests.ui.windows import a_window


@pytest.mark.parametrize(
    ("chosen", "is_heard", "ticked"),
    [("usual", False, "Normal"), ("usual", True, "When I press a key"), ("fast", True, "Fast")],
)
def test_the_usual_speed_is_ticked_as_it_is_when_the_menu_opens(
    qtbot, tmp_path, monkeypatch, chosen, is_heard, ticked
):
    speed = a_window(qtbot, tmp_path, speed=chosen).menus.speed
    monkeypatch.setattr(QAccessible, "isActive", lambda: is_heard)
    speed.aboutToShow.emit()
    assert [action.text().replace("&", "") for action in speed.actions() if action.isChecked()] == [ticked]
