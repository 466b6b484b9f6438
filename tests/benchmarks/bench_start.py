"""What the start costs, and what waiting costs: processor time to the first painted table, memory, idle.

Each figure is of a process of its own in a window of 1280x800 on a virtual screen. Bars: 350 ms of processor
time to the first painted table (a bare Qt window: 150), 110 MB (PSS) then, 0.0 % over ten seconds of waiting
for a person.
"""

import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from screen import Screen

RUNS = 7
IDLE_SECONDS = 10

BARE = """
import time
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
class Bare(QWidget):
    def paintEvent(self, event):
        print(time.process_time(), flush=True)
        application.exit()
application = QApplication([])
window = Bare()
window.resize(1280, 800)
window.show()
application.exec()
"""


def memory() -> float:
    """Return this process's proportional share of memory, in MB."""
    lines = Path("/proc/self/smaps_rollup").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


def child(*, waits: bool) -> None:
    """Start the program with the table laid and print its cost; `waits`: then wait for the person."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop import app  # noqa: PLC0415
    from cucu_desktop.ui.view import TableView  # noqa: PLC0415

    paint = TableView.paintEvent
    painted: list[float] = []

    def watch(view: TableView, event: object) -> None:
        paint(view, event)
        if not painted and view.table.layout_ is not None:
            painted.append(time.process_time())
            print(f"{painted[0]} {memory()}", flush=True)
            if waits:
                QTimer.singleShot(1000, lambda: rest(view))
            else:
                QApplication.exit()

    def rest(view: TableView) -> None:
        if view.busy:
            view.skip()
            QTimer.singleShot(1000, lambda: rest(view))
            return
        used, began = time.process_time(), time.perf_counter()

        def tell() -> None:
            share = (time.process_time() - used) / (time.perf_counter() - began)
            print(f"{share * 100} {memory()}", flush=True)
            QApplication.exit()

        QTimer.singleShot(IDLE_SECONDS * 1000, tell)

    TableView.paintEvent = watch
    app.main(["--play", "--seed", "5", "--lang", "en"])


def opening() -> None:
    """Start the program as anybody does and print what it cost until the table was there."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only the child opens a window

    from cucu_desktop import app  # noqa: PLC0415
    from cucu_desktop.ui.start import StartPage  # noqa: PLC0415

    paint = StartPage.paintEvent

    def watch(page: StartPage, event: object) -> None:
        paint(page, event)
        print(f"{time.process_time()} {memory()}", flush=True)
        QApplication.exit()

    StartPage.paintEvent = watch
    app.main(["--lang", "en"])


def figures(screen: Screen, *arguments: str) -> list[list[float]]:
    """Run a process on the screen, with a home of its own, and return the numbers it prints."""
    with tempfile.TemporaryDirectory() as home:
        homes = {f"XDG_{kind}_HOME": f"{home}/{kind}" for kind in ("CONFIG", "DATA", "STATE")}
        paths = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
        run = subprocess.run(
            [sys.executable, *arguments],
            env=screen.environment | homes | paths | {"PYTHONDONTWRITEBYTECODE": ""},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return [[float(number) for number in line.split()] for line in run.stdout.splitlines()]


def main() -> None:
    """Measure and print."""
    with Screen(1280, 800) as screen:
        figures(screen, __file__, "start")  # the first start compiles catalogues and byte code
        bare = [figures(screen, "-c", BARE)[0][0] * 1000 for _ in range(RUNS)]
        openings = [figures(screen, __file__, "open")[0] for _ in range(RUNS)]
        starts = [figures(screen, __file__, "start")[0] for _ in range(RUNS)]
        (_, (idle, later)) = figures(screen, __file__, "wait")
    first = [seconds * 1000 for seconds, _ in openings]
    dealt = [seconds * 1000 for seconds, _ in starts]
    for what, times in (
        ("bare Qt window:", bare),
        ("first painted table:", first),
        ("--play, seated:", dealt),
    ):
        print(f"{what:20} {median(times):6.0f} ms of processor time ({min(times):.0f} to {max(times):.0f})")
    print(f"memory then:         {median(share for _, share in starts):6.1f} MB (PSS)")
    print(f"waiting for a person {idle:6.2f} % of a processor over {IDLE_SECONDS} s, {later:.1f} MB (PSS)")


if __name__ == "__main__":
    {"open": opening, "start": partial(child, waits=False), "wait": partial(child, waits=True)}.get(
        sys.argv[1] if len(sys.argv) > 1 else "", main
    )()
