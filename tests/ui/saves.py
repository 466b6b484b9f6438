"""The saved match that the start page offers."""

from types import SimpleNamespace

from cucu_desktop.ui.window.inn import what_waits


def newest(matches):
    """The match to be offered first, if any: a usual one before one from a scenario."""
    return what_waits.newest(SimpleNamespace(matches=matches, preferences=SimpleNamespace(told=())))
