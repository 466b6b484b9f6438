"""A carried card tilts with its speed and hangs upright again."""

from cucu_desktop.ui.view.held_card import MOST, Sway


def test_it_leans_the_way_it_is_carried_the_more_the_faster_and_never_too_far():
    slow, fast, back = Sway(), Sway(), Sway()
    for _ in range(10):
        slow.move(2, 16)
        fast.move(400, 16)
        back.move(-30, 16)
    assert 0 < slow.tilt < fast.tilt <= MOST
    assert back.tilt < 0


def test_it_comes_to_rest_upright():
    sway = Sway()
    sway.move(100, 16)
    before = sway.tilt
    assert 0 < sway.rest(16) < before
    for _ in range(60):
        sway.rest(16)
    assert sway.tilt == 0
