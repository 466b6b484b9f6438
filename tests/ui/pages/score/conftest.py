"""The page with the score of real cards."""

import pytest

from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, paints=False, size=(1280, 800), motion="reduced")


@pytest.fixture
def hand(window, qtbot):
    return Scorekeeper(window, qtbot)
