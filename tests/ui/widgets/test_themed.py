"""Widgets that follow theme and language, with whatever lies within them."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed, Translated


class Part(Themed, Translated, QWidget):
    def __init__(self, log, name):
        super().__init__()
        self.theme, self._log, self._name = Theme(), log, name
        QVBoxLayout(self)

    def restyle(self):
        self._log.append((self._name, self.theme.scheme))

    def retranslate(self):
        self._log.append((self._name, "written"))


@pytest.fixture
def log():
    return []


@pytest.fixture
def outer(qtbot, log):
    """A part within a plain widget within a part."""
    outer, between = Part(log, "outer"), QWidget()
    qtbot.addWidget(outer)
    outer.layout().addWidget(between)
    QVBoxLayout(between).addWidget(Part(log, "inner"))
    return outer


def test_a_theme_reaches_every_part_once_and_the_innermost_first(outer, log):
    outer.set_theme(Theme("day"))
    assert log == [("inner", "day"), ("outer", "day")]


def test_a_part_may_give_those_within_another_theme_than_its_own(outer, log, monkeypatch):
    inner = outer.findChild(Part)
    monkeypatch.setattr(outer, "restyle", lambda: inner.set_theme(Theme("contrast")))
    outer.set_theme(Theme("day"))
    assert (outer.theme.scheme, inner.theme.scheme) == ("day", "contrast")


def test_every_part_is_written_anew_in_another_language(outer, log):
    for language in ("it", "en"):
        log.clear()
        speak(language)
        QCoreApplication.sendPostedEvents(outer)
        assert sorted(log) == [("inner", "written"), ("outer", "written")]


def test_what_is_made_in_a_language_is_not_told_of_it_later(qtbot, log):
    speak("de")
    part = Part(log, "new")
    qtbot.addWidget(part)
    QCoreApplication.sendPostedEvents()
    assert not log
    speak("en")
