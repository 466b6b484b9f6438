"""The clock tells every frame while something moves, and while nothing does only when something is due."""

import gc

import pytest
from PySide6.QtCore import QObject

from cucu_desktop.ui.animation.clock import Clock
from tests.ui.tables import spin


@pytest.fixture
def told():
    return []


@pytest.fixture
def clock(qapp, told):
    parent = QObject()
    clock = Clock(told.append, parent)
    yield clock
    clock.stop()
    del parent


def test_awake_it_tells_every_frame_until_it_is_stopped(qtbot, clock, told):
    clock.start()
    qtbot.waitUntil(lambda: len(told) > 3)
    assert clock.is_on
    assert not clock._is_asleep
    clock.stop()
    told.clear()
    spin(60)
    assert not told
    assert not clock.is_on


def test_asleep_it_tells_once_how_long_it_has_slept(qtbot, clock, told):
    clock.start()
    qtbot.waitUntil(lambda: bool(told))
    told.clear()
    clock.sleep(150)
    assert clock._is_asleep
    assert clock.is_on
    qtbot.waitUntil(lambda: bool(told))
    assert told[0] > 100
    assert not clock._is_asleep


def test_it_does_not_sleep_for_two_frames_nor_when_it_is_stopped(clock):
    clock.sleep(1000)
    assert not clock.is_on
    clock.start()
    clock.sleep(30)
    assert not clock._is_asleep


def test_whoever_wakes_it_is_told_what_it_has_slept(qtbot, clock, told):
    clock.start()
    assert clock.slept() == 0.0
    clock.sleep(5000)
    spin(60)
    assert clock.slept() > 0
    assert not clock._is_asleep
    qtbot.waitUntil(lambda: bool(told))
    clock.sleep(5000)
    clock.sleep(10)
    assert not clock._is_asleep


def test_nothing_is_collected_while_it_is_on_asleep_or_not(clock):
    clock.start()
    assert not gc.isenabled()
    clock.sleep(5000)
    assert not gc.isenabled()
    clock.stop()
    assert gc.isenabled()
