"""An open table, and the cards that are dealt there."""

import pytest

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.open_table import NAMES, OpenTable
from tests.ui.windows import a_window, short_plan


@pytest.fixture
def table(qtbot, tmp_path):
    """Sit down at an open table."""

    def open_table(*people, bots=0, plan=None, stages=(Stage.ANSWER,), **preferences):
        window = a_window(qtbot, tmp_path, **preferences)
        window.play(plan or short_plan(*(people or NAMES[:2]), bots=bots, tokens=3))
        qtbot.waitUntil(window.isActiveWindow)
        opened = OpenTable(qtbot, window)
        opened.wait(*stages)
        return opened

    return open_table


@pytest.fixture
def stacked(monkeypatch):
    """Deal these cards first, in every deal."""

    def stack(pack, cards):
        order = Shuffled(pack.complete(pack[name] for name in cards.split()))
        monkeypatch.setattr(Shuffled, "by", classmethod(lambda cls, random, pack: order))

    return stack
