"""What is said where a table cannot be laid as it is written."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.who_page import fault_told
from tests.ui.windows import a_window


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(qtbot, tmp_path, language):
    a_window(qtbot, tmp_path, language=language)
    faults = [
        seating.Fault(what, 0, "Anna")
        for what in ("no name", "same name", "long name", "few seats", "many seats")
    ]
    assert len({fault_told(fault) for fault in faults}) == len(faults)
    assert "Anna" in fault_told(faults[1])
