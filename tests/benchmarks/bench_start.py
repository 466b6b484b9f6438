"""What the start costs beside a bare window: processor time to the first paint, memory, and the idle table.

Every figure is of a process of its own in a window of 1280x800 on a virtual screen, with a home of its own.
The processes take turns, so that whatever else the machine does falls on all of them alike, and what counts
is their ratio: processor time (user and system, of all threads and child processes) until the first paint is
done, against that of a QGraphicsView with 200 rectangles. Bars: 1.8 for the page of the start, 2.6 for the
table of `--play`, 70 MB (PSS) for the page of the start, 0.0 % of a processor over ten seconds of waiting
for a person.

    python tests/benchmarks/bench_start.py [runs]
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from screen import Screen

RUNS = 15
IDLE_SECONDS = 10

# What is measured imports as little as it can beside the program.
MEASURE = """
import os
def spent():
    import resource
    own, gone = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    used = own.ru_utime + own.ru_stime + gone.ru_utime + gone.ru_stime
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            try:
                with open(entry.path + "/stat") as stat, open(entry.path + "/schedstat") as schedule:
                    if int(stat.read().rpartition(")")[2].split()[1]) == os.getpid():
                        used += int(schedule.read().split()[0]) / 1e9
            except OSError:
                continue
    return used
def memory():
    with open("/proc/self/smaps_rollup") as lines:
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))
def tell(_):
    print(spent(), memory(), flush=True)
    os._exit(0)
def watch(view, then=tell, is_whole=lambda view: True):
    from PySide6.QtCore import QTimer
    paint, seen = view.paintEvent, []
    def watched(widget, event):
        paint(widget, event)
        if not seen and is_whole(widget):
            seen.append(widget)
            QTimer.singleShot(0, lambda: then(widget))  # what lies on it is painted after it
    view.paintEvent = watched
"""
BARE = """
from random import Random
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
class Bare(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
watch(Bare)
application = QApplication([])
chance, scene = Random(1), QGraphicsScene()
for number in range(200):
    x, y = chance.uniform(0, 1200), chance.uniform(0, 740)
    scene.addRect(x, y, 60, 40, QPen(QColor("black")), QColor.fromHsv(number, 200, 200))
window = Bare(scene)
window.resize(1280, 800)
window.show()
application.exec()
"""
PROGRAM = """
from cucu_desktop import app
from cucu_desktop.match import display
looks_for_display = display.has_display
def has_display():
    import gc
    found = looks_for_display()
    gc.disable()  # as the program does next; then it imports the window
    prepare()
    return found
display.has_display = has_display
"""
START = f"""
{PROGRAM}
def prepare():
    from cucu_desktop.ui.pages.start_page import StartPage
    watch(StartPage)
app.main([])
"""
PLAY = f"""
{PROGRAM}
def prepare():
    from cucu_desktop.ui.view.view import TableView
    watch(TableView, is_whole=lambda view: view.table.layout_ is not None)
app.main(["--play", "--seed", "5", "--lang", "en"])
"""
WAIT = f"""
{PROGRAM}
def prepare():
    from cucu_desktop.ui.view.view import TableView
    watch(TableView, rest, lambda view: view.table.layout_ is not None)
def rest(view):
    import time
    from PySide6.QtCore import QTimer
    if view.busy:
        view.director.skip()
        QTimer.singleShot(1000, lambda: rest(view))
        return
    used, began = time.process_time(), time.perf_counter()
    def tell():
        print((time.process_time() - used) / (time.perf_counter() - began) * 100, memory(), flush=True)
        os._exit(0)
    QTimer.singleShot({IDLE_SECONDS * 1000}, tell)
app.main(["--play", "--seed", "5", "--lang", "en"])
"""


def figures(screen: Screen, code: str, cache: str) -> tuple[float, float]:
    """Run a process on the screen, with a home of its own, and return the two numbers it prints.

    `cache`: the folder where all of them keep what they have compiled, and nobody else does.
    """
    with tempfile.TemporaryDirectory() as home:
        homes = {f"XDG_{kind}_HOME": f"{home}/{kind}" for kind in ("CONFIG", "DATA", "STATE")}
        paths = {"PYTHONPATH": str(Path(__file__).parents[2]), "XDG_CACHE_HOME": cache}
        run = subprocess.run(
            [sys.executable, "-c", MEASURE + code],
            env=screen.environment | homes | paths | {"PYTHONDONTWRITEBYTECODE": ""},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=120,
        )
    spent, memory = run.stdout.split()
    return float(spent), float(memory)


def main(runs: int = RUNS) -> None:
    """Measure and print."""
    kinds = {"bare Qt window": BARE, "page of the start": START, "--play, the table": PLAY}
    told: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    with Screen(1280, 800) as screen, tempfile.TemporaryDirectory() as cache:
        for code in kinds.values():  # the first start compiles catalogues and byte code
            figures(screen, code, cache)
        for _ in range(runs):
            for kind, code in kinds.items():
                told[kind].append(figures(screen, code, cache))
        idle, later = figures(screen, WAIT, cache)
    bare = median(seconds for seconds, _ in told["bare Qt window"])
    for kind, rows in told.items():
        times = sorted(seconds * 1000 for seconds, _ in rows)
        megabytes = median(share for _, share in rows)
        print(
            f"{kind:20} {median(times):4.0f} ms of processor time ({times[0]:.0f} to {times[-1]:.0f}), "
            f"{median(times) / bare / 1000:4.2f} of the bare window, {megabytes:5.1f} MB (PSS)"
        )
    print(f"waiting for a person {idle:4.2f} % of a processor over {IDLE_SECONDS} s, {later:.1f} MB (PSS)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
