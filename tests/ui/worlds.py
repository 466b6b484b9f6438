"""Two worlds that differ in a hidden card alone, and all that a player at the screen can learn in each."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu

from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from tests.ui.windows import wait_for, words_of

ALIKE = 3
"""The number of pictures in a row that do not change before the window is taken to rest."""


def first_cover(qtbot, window, plan):
    """The window with this match in it, covered until the first person comes to the screen."""
    window.play(plan)
    wait_for(qtbot, window, Stage.HAND_OVER)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def take_over(qtbot, window):
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)


def pixels_of(window):
    """What the window shows."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def trace(qtbot, window):
    """Everything that a player at the screen can learn from the window.

    A cover's button is enabled some time after the cover is seen, a text cursor blinks, a page lays itself
    out in steps. On a slow machine this had happened in one world and not yet in the other, which is no trace
    of a card.
    """
    QApplication.setCursorFlashTime(0)
    qtbot.wait(30)
    for cover in window.findChildren(HandoverScreen):
        if cover.isVisible():
            button = cover.findChild(PaperButton)
            # What lies on the cover disables it as a whole.
            qtbot.waitUntil(lambda cover=cover, button=button: button.isEnabledTo(cover))
    pixels, alike = b"", 0
    while alike < ALIKE:
        now = pixels_of(window)
        alike = alike + 1 if now == pixels else 0
        pixels = now
        qtbot.wait(20)
    window.menus.fill_talk(window.playing, window.context.wording)
    menus = [action.text() for menu in window.findChildren(QMenu) for action in menu.actions()]
    return {
        "pixels": pixels,
        "words": words_of(window),
        "menus": menus,
        "table": window.playing.view.table.dump(),
    }


def traces_of(qtbot, worlds, do):
    """What there is to learn in each world after the same deeds; `worlds` opens one after the other."""
    found = []
    for window in worlds:
        do(window)
        found.append(trace(qtbot, window))
        window.close()
    return found


def differences(traces):
    one, other = traces
    return [what for what in one if one[what] != other[what]]
