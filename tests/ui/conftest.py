"""For everything with a window."""

import sys

import pytest


@pytest.fixture(autouse=True)
def windows_gone():
    """Delete what a test has closed: without an event loop Qt keeps it, and tells it of every language."""
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415

        if QCoreApplication.instance():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def announced(monkeypatch):
    """All that is announced to a screen reader at the table."""
    heard = []
    monkeypatch.setattr("cucu_desktop.ui.access.Access.announce", lambda _, text, **__: heard.append(text))
    return heard
