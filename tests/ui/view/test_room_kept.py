"""The room behind the table: painted when it changes, and not with every frame."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.ui.text.wording import wording_of
from tests.ui.tables import a_match, a_view, spin


@pytest.fixture
def watched(qtbot, monkeypatch):
    """A match, its view, and how often the view was asked for the room since."""
    match, view = a_match(4, bots=False), a_view(qtbot)
    view.sit(match.players)
    view.show_position(match.observation(0))
    asked = []
    kind = type(view)
    draw = kind.drawBackground
    monkeypatch.setattr(kind, "drawBackground", lambda *told: (asked.append(1), draw(*told))[0])
    spin(50)
    asked.clear()
    return match, view, asked


def test_the_room_is_kept_while_cards_fly(qtbot, watched):
    match, view, asked = watched
    view.set_speed("normal")
    since = match.length
    match.submit(match.to_act, KEEP)
    view.play(match.feed(0, since), match.observation(0))
    qtbot.waitUntil(lambda: not view.busy, timeout=10_000)
    assert not asked


def test_another_place_has_another_room(watched):
    _, view, asked = watched
    wording = view.director.wording
    view.set_wording(wording_of("en", "cuckoo", a_match(4, game="cuckoo").setup.options))
    spin(50)
    assert wording is None or view.director.wording.place != wording.place
    assert asked


def test_on_another_screen_the_table_is_laid_anew(qtbot, watched):
    _, view, asked = watched
    with qtbot.waitSignal(view.geometry_changed):
        QCoreApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    spin(50)
    assert asked


def test_nothing_stands_in_the_corners_of_a_table_in_a_page(qtbot):
    match, pictures = a_match(4, bots=False), []
    for is_clear in (False, True):
        view = a_view(qtbot)
        if is_clear:
            view.is_furnished = False
        view.sit(match.players)
        view.show_position(match.observation(0))
        spin(20)
        corner = view.table.lay.corners[0].toAlignedRect()
        pictures.append(view.grab().toImage().copy(corner))
    assert pictures[0] != pictures[1]
