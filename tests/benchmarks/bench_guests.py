"""Guests' screens in figures: memory, a push to twenty phones, the time from tap to moving card, and leaks.

    python tests/benchmarks/bench_guests.py             the figures of one table of Campli with twenty phones
    python tests/benchmarks/bench_guests.py PAIRS       compares the bytes sent in this many pairs of worlds

The phones are WebSockets in this process: their work is part of the time from tap to card, an upper bound.
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, process_time

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.hosting.host_command import Hosting
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow

PHONES = 20
TAPS = 40
PUSH_BAR = 0.002
TAP_BAR = 0.060
MEMORY_BAR = 8.0


def megabytes():
    """The proportional set size of this process."""
    for line in Path("/proc/self/smaps_rollup").read_text("ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def until(app, is_so, seconds=60):
    end = monotonic() + seconds
    while not is_so():
        assert monotonic() < end
        app.processEvents()


def told(what, value, unit, bar=None):
    rest = "" if bar is None else f"   bar {bar:g} {unit}: {'holds' if value <= bar else 'MISSED'}"
    print(f"{what:<44}{value:9.2f} {unit}{rest}")


def table(app, folder):
    """Measure one table."""
    settings = Settings(Path(folder, "settings.ini"), ["en"])
    settings.change(speed="fast", scheme="lamp", name="Anna", result_seconds=1)
    window = MainWindow(settings, Path(folder, "matches"), seed=7)
    window.resize(1280, 800)
    window.show()
    for _ in range(20):
        app.processEvents()
    before = megabytes()
    from cucu_desktop.ui.window.hosting import host_controller  # noqa: PLC0415 - its memory is measured

    hosting = Hosting(
        "campli", GAMES["campli"].usual, PHONES, PHONES, (), "127.0.0.1", 0, Path(folder, "urls")
    )
    room = host_controller.Room(window.context, window.page_stack, window.match_controller)
    began = perf_counter()
    window.take_host(host_controller.host(room, hosting))
    app.processEvents()
    opened = (perf_counter() - began) * 1000
    after = megabytes()
    from tests.ui.guests.phones import Phone, action_of  # noqa: PLC0415 - as above

    join = Path(folder, "urls").read_text("utf-8").split()[0]
    languages = ("en", "de", "it")
    phones = [Phone(join, f"P{n}", languages[n % 3], plays=False) for n in range(PHONES)]
    until(app, lambda: window.playing is not None and all(phone.state for phone in phones))
    guests, pushes, taps = window.host.guests.table, [], []
    push = guests._push

    def timed(**values):
        start = process_time()
        push(**values)
        pushes.append(process_time() - start)

    guests._push = timed
    showing = []
    window.playing.view.director.showing.connect(lambda _: showing.append(perf_counter()))
    for _ in range(TAPS):
        until(app, lambda: any(phone.state["own"]["options"] for phone in phones))
        asked = next(phone for phone in phones if phone.state["own"]["options"])
        option = asked.state["own"]["options"][0]
        number, asked.state["own"]["options"] = asked.state["public"]["n"], []
        showing.clear()
        start = perf_counter()
        asked.send(n=number, do=action_of(option))
        until(app, lambda: bool(showing))
        taps.append(showing[0] - start)
    taps.sort()
    sizes = {len(phone.told[-1]["public"]["told"]) for phone in phones}
    assert sizes
    told("the door, open for the first time", opened, "ms")
    told("memory of modules and door", after - before, "MB", MEMORY_BAR)
    told(f"push to {PHONES} phones, processor, median", median(pushes) * 1000, "ms", PUSH_BAR * 1000)
    told(f"push to {PHONES} phones, processor, most", max(pushes) * 1000, "ms")
    told("tap to the first moving frame, median", median(taps) * 1000, "ms")
    told("tap to the first moving frame, p99", taps[int(len(taps) * 0.99)] * 1000, "ms", TAP_BAR * 1000)
    window.close()


def pairs(wanted):
    """Compare the bytes that go to a seat in pairs of worlds that it cannot tell apart, over all games."""
    from tests.ui.guests import test_seat_view as views  # noqa: PLC0415 - not for the figures

    start, whole = monotonic(), 0
    for game in GAMES:
        compared = views.compare(game, wanted // len(GAMES) + 1, f"bench {wanted}")
        whole += compared
        print(f"{game:<12}{compared:8} pairs, no difference", flush=True)
    print(f"{whole} pairs in {monotonic() - start:.0f} s")


if __name__ == "__main__":
    application = QApplication([])
    if len(sys.argv) > 1:
        pairs(int(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as scratch:
            table(application, scratch)
