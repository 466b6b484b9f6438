"""The score of real cards, with phones."""

import pytest

from cucu_desktop.ui.window.inn import score_phones
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window


@pytest.fixture
def hand(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(score_phones, "private_addresses", lambda: ("127.0.0.1", "127.0.0.2"))
    window = a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
    return Scorekeeper(window, qtbot)
