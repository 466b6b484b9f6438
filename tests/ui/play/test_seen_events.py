"""Events are shown when the table has shown them, each once and in their order."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play.seen_events import SeenEvents


class Director(QObject):
    showing = Signal(list)


class Feed:
    """A director and a match of which so much has happened, with those who listen."""

    def __init__(self):
        self.director = Director()
        self.happened = []
        match_view = SimpleNamespace(first=0, public_events=lambda: list(self.happened))
        self.seen = SeenEvents(self.director, match_view, self.director)
        self.told = []
        self.seen.news.connect(self.told.append)

    def happen(self, *events):
        self.happened += events
        self.seen.add(events)


@pytest.fixture
def feed(qapp):
    return Feed()


def test_what_is_shown_is_told_and_the_rest_waits(feed):
    feed.happen("dealt", "kept", "compared")
    feed.director.showing.emit(["dealt"])
    feed.director.showing.emit(["kept"])
    feed.seen.tell_shown()
    assert feed.told == [["dealt", "kept"]]
    assert feed.seen.so_far == ["dealt", "kept"]
    feed.seen.tell_all()
    assert feed.told == [["dealt", "kept"], ["compared"]]
    assert feed.seen.so_far == feed.happened


def test_what_is_shown_before_it_is_handed_over_is_told_with_it(feed):
    feed.director.showing.emit(["dealt"])
    feed.happen("dealt", "kept")
    feed.seen.tell_shown()
    assert feed.told == [["dealt"]]


def test_nothing_is_told_twice_and_no_news_are_no_signal(feed):
    feed.happen("dealt")
    feed.seen.tell_all()
    feed.seen.tell_all()
    feed.seen.tell_shown()
    assert feed.told == [["dealt"]]


def test_what_is_taken_back_is_never_told(feed):
    feed.happen("dealt", "kept")
    feed.director.showing.emit(["dealt"])
    feed.seen.drop()
    feed.happened.clear()
    feed.seen.tell_shown()
    feed.seen.tell_all()
    assert feed.told == []
    assert feed.seen.so_far == []
