"""A window for the tests of the deal editor."""

import pytest

from tests.ui.windows import a_window


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, size=(1280, 800), motion="reduced")
