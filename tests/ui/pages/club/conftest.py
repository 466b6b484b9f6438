"""The page of a tournament."""

import pytest

from tests.ui.objects.club import Club
from tests.ui.windows import a_window


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, paints=False, size=(1280, 800), motion="reduced")


@pytest.fixture
def club(window, qtbot):
    return Club(window, qtbot)
