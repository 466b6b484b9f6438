"""The screen of the tests' own is one that a window can live on."""

import subprocess
import sys

WINDOW = """
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
window = QWidget()
window.show()
window.activateWindow()
size = application.primaryScreen().size()
print(application.platformName(), size.width(), size.height(), QTest.qWaitForWindowActive(window))
"""


def test_a_window_opens_there_and_gets_the_keyboard(screen):
    run = subprocess.run(
        [sys.executable, "-c", WINDOW],
        env=screen.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.stdout.split() == ["xcb", "1280", "800", "True"], run.stderr
