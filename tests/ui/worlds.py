"""Two worlds that differ in a hidden card alone, and all that somebody at the screen can learn in each."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu

from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import wait_for, words_of


def first_cover(qtbot, window, plan):
    """The window with this match in it, covered until the first person comes to the screen."""
    window.play(plan)
    wait_for(qtbot, window, Stage.HAND_OVER)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def take_over(qtbot, window):
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)


def trace(qtbot, window):
    """Everything that somebody at the screen can learn from the window."""
    qtbot.wait(30)
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    window.menus.fill_talk(window.playing, window.wording)
    menus = [action.text() for menu in window.findChildren(QMenu) for action in menu.actions()]
    return {
        "pixels": bytes(image.constBits()),
        "words": words_of(window),
        "menus": menus,
        "table": window.playing.view.dump(),
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
