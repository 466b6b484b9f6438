"""The program as a screen reader finds it, through AT-SPI: for the scripts that the system's Python runs."""

import time

import pyatspi
from gi.repository import GLib


def look(read, default=None):
    """Read something of the program; it may be gone by now."""
    try:
        return read()
    except (GLib.Error, AttributeError, NotImplementedError, RuntimeError):
        return default


def attend():
    """Process all pending events."""
    while GLib.MainContext.default().iteration(False):
        pass


def answer(what, seconds):
    """Ask again and again until there is an answer, and return it, or None after these seconds."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        attend()
        found = look(what)
        if found:
            return found
        time.sleep(0.02)
    return None


def application():
    """The program, once it is there."""
    desktop = pyatspi.Registry.getDesktop(0)
    return next((app for app in desktop if app and app.name == "cucu-desktop"), None)


def shown(node):
    """Everything below that shows, depth first."""
    for child in node:
        if child is None or not child.getState().contains(pyatspi.STATE_SHOWING):
            continue
        yield child
        yield from shown(child)
