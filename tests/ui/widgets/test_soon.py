"""What is done in a moment, or not at all."""

import gc
import weakref

from PySide6.QtCore import QObject

from cucu_desktop.ui.widgets.soon import soon


class Owner(QObject):
    def __init__(self, parent):
        super().__init__(parent)
        self.done = 0

    def do(self):
        self.done += 1


def test_it_is_done_once_and_not_at_once(qtbot):
    parent = QObject()
    owner = Owner(parent)
    soon(owner, owner.do)
    assert not owner.done
    qtbot.wait(20)
    assert owner.done == 1


def test_who_is_gone_before_is_let_go(qtbot):
    parent = QObject()
    owner = Owner(parent)
    gone = weakref.ref(owner)
    soon(owner, owner.do)
    del owner, parent
    gc.collect()
    qtbot.wait(20)
    gc.collect()
    assert gone() is None
