"""What PySide6 itself must not do to us."""

import subprocess
import sys

from PySide6.QtCore import QObject


def test_void_calls_do_not_wear_none_out():
    """PySide6 6.12.0 lost a reference to None at each; on Python 3.10 and 3.11 the process then aborts."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("card")
    # Not exactly what it was: other threads and the collector may take or leave a few.
    assert sys.getrefcount(None) > before - 500


ASKS_LATE = """
import sys
from cucu_desktop import late_signatures
from cucu_desktop.ui.window import run
from PySide6.QtCore import QPointF
whole = late_signatures.waiting.keys() == late_signatures.LATE
try:
    QPointF("here")
except TypeError as error:
    print("QPointF.__init__(xpos: float, ypos: float, /)" in str(error))
from shibokensupport.signature import get_signature
print(get_signature(QPointF.setX))
print(QPointF.setX.__doc__)
print(whole, len(late_signatures.waiting) < len(late_signatures.LATE))
print(type(compile) is type(len))
"""


def test_what_tells_signatures_is_read_when_it_is_asked_for():
    """PySide compiles it in each process; if it has other files one day, `LATE` is to name them."""
    run = subprocess.run([sys.executable, "-c", ASKS_LATE], capture_output=True, text=True, check=True)
    told, signature, document, waits, restored = run.stdout.strip().split("\n")
    assert told == "True", "an error says what would have been right"
    assert signature == document.removeprefix("setX") == "(self, x: float, /) -> None"
    assert waits == "True True"
    assert restored == "True"


def test_the_start_reads_no_source():
    """PySide6 reads the source of every module that is imported after it, unless it is kept from that."""
    code = "import linecache, cucu_desktop.ui.window.run; print(*linecache.cache)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "cucu_desktop/ui/window" not in run.stdout.replace("\\", "/")
