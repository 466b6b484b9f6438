"""Guests' screens in figures: memory, a push to twenty phones, the time from tap to moving card, and leaks.

    python tests/benchmarks/bench_guests.py             the figures of one table of Campli with twenty phones
    python tests/benchmarks/bench_guests.py frames      gaps between frames, with twenty phones and without
    python tests/benchmarks/bench_guests.py flood       the longest gap in a flood of refused requests
    python tests/benchmarks/bench_guests.py PAIRS       compares the bytes sent in this many pairs of worlds

The phones of the first are WebSockets in this process: their work is part of the time from tap to card, an
upper bound. Those of the second are in a process of their own: at one table they come and go by turns.
"""

import os
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from time import monotonic, perf_counter, process_time, sleep

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QObject
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
FRAMES_BAR = 1.05
FLOOD = 500
"""Refused requests a second, each over a connection of its own."""
FLOOD_SECONDS = 6
FLOOD_BAR = 50.0
TURNS = 4
TURN_SECONDS = 30
"""Frames are counted for so long without phones and then with them, and so on."""


def megabytes():
    """The proportional set size of this process."""
    for line in Path("/proc/self/smaps_rollup").read_text("ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def until(app, is_so, seconds=60, pause=0.0):
    end = monotonic() + seconds
    while not is_so():
        assert monotonic() < end
        app.processEvents()
        sleep(pause)


def told(what, value, unit, bar=None):
    rest = "" if bar is None else f"   bar {bar:g} {unit}: {'holds' if value <= bar else 'MISSED'}"
    print(f"{what:<44}{value:9.2f} {unit}{rest}")


def a_window(app, folder):
    settings = Settings(Path(folder, "settings.ini"), ["en"])
    settings.change(speed="fast", scheme="lamp", name="Anna", result_seconds=1)
    window = MainWindow(settings, Path(folder, "matches"), seed=7)
    window.resize(1280, 800)
    window.show()
    for _ in range(20):
        app.processEvents()
    return window


def table(app, folder):
    """Measure one table."""
    window = a_window(app, folder)
    before = megabytes()
    from cucu_desktop.ui.window.hosting import host_controller  # noqa: F401, PLC0415 - its memory is measured

    hosting = Hosting(
        "campli", GAMES["campli"].usual, PHONES, PHONES, (), "127.0.0.1", 0, Path(folder, "urls")
    )
    began = perf_counter()
    window.guests.open_table(hosting)
    app.processEvents()
    opened = (perf_counter() - began) * 1000
    after = megabytes()
    from tests.ui.guests.phones import Phone, action_of  # noqa: PLC0415 - not for the memory

    join = Path(folder, "urls").read_text("utf-8").split()[0]
    languages = ("en", "de", "it")
    phones = [Phone(join, f"P{n}", languages[n % 3], plays=False) for n in range(PHONES)]
    until(app, lambda: window.playing is not None and all(phone.state for phone in phones))
    guests, pushes, taps = window.guests.host.guests.table, [], []
    push = guests.push

    def timed(**values):
        start = process_time()
        push(**values)
        pushes.append(process_time() - start)

    guests.push = timed
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


class Frames(QObject):
    """The gaps between paints of a view while its director moves something, in ms."""

    def __init__(self, view):
        super().__init__()
        self._view, self._times = view, []
        view.viewport().installEventFilter(self)

    def eventFilter(self, _, event):  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            director = self._view.director
            timelines = [director._present, *(beside for beside, _ in director._beside)]
            moving = any(timeline is not None and timeline._active for timeline in timelines)
            self._times.append((perf_counter(), moving))
        return False

    def taken(self):
        times, self._times = self._times, []
        return [(now - before) * 1000 for (before, moving), (now, _) in pairwise(times) if moving]


def frames(app, folder):
    """Measure the gaps between frames at one table, with twenty phones and without any by turns."""
    from tests.ui.guests.phones import Phone  # noqa: PLC0415 - not for the memory

    window = a_window(app, folder)
    urls = Path(folder, "urls")
    hosting = Hosting("campli", GAMES["campli"].usual, PHONES, 1, (), "127.0.0.1", 0, urls)
    window.guests.open_table(hosting)
    join, watch = urls.read_text("utf-8").split()
    guest = Phone(join, "Anna", plays=False)
    until(app, lambda: guest.state is not None)
    guest.send(do="quit")  # a bot plays: the table never waits
    counted, gaps = Frames(window.playing.view), {0: [], PHONES: []}
    for number in [0, PHONES] * TURNS:
        command = [sys.executable, __file__, "phones", watch, str(number)]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as child:
            until(app, lambda number=number: window.guests.host.guests.onlookers == number)
            counted.taken()
            end = monotonic() + TURN_SECONDS
            until(app, lambda end=end: monotonic() > end or window.playing.is_over, TURN_SECONDS + 60, 0.0005)
            gaps[number] += counted.taken()
            child.communicate()
        until(app, lambda: not window.guests.host.guests.onlookers)
    p99 = {number: quantiles(found, n=100)[98] for number, found in gaps.items()}
    for number, found in gaps.items():
        told(f"gaps of {len(found)} frames, {number} phones, median", median(found), "ms")
        told(f"gaps of {len(found)} frames, {number} phones, p99", p99[number], "ms")
    told("p99 with phones to without", p99[PHONES] / p99[0], "", FRAMES_BAR)
    window.close()


def be_phones(app, watch, number):
    """Connect this many phones of spectators until standard input ends."""
    from tests.ui.guests.phones import Phone  # noqa: PLC0415 - in this process only

    phones = [Phone(watch) for _ in range(number)]
    os.set_blocking(0, False)
    until(app, lambda: sys.stdin.buffer.read() == b"", TURN_SECONDS + 120, 0.005)
    for phone in phones:
        phone.socket.close()
    app.processEvents()


def flood(app, folder):
    """Measure the longest gap of the event loop while strangers send requests that are refused."""
    from cucu_desktop.ui.window.hosting import host_controller  # noqa: PLC0415 - not for the figures
    from cucu_desktop.ui.window.inn import score_phones  # noqa: PLC0415
    from tests.ui.objects.controls import click  # noqa: PLC0415

    host_controller.private_addresses = score_phones.private_addresses = lambda: ("127.0.0.1",)
    window = a_window(app, folder)
    window.inn.go_to("score")
    page = window.page_stack.page
    for field, name in zip(page.setup.names, ("Anna", "Bea", "Carla"), strict=False):
        field.setText(name)
    click(page, "Start")
    for _ in range(20):
        app.processEvents()
    click(page, "Phones")
    _flooded(app, "score", window.inn.score.phones.guests.door)
    window.close()
    window = a_window(app, folder)
    window.guests.open_table(
        Hosting("campli", GAMES["campli"].usual, 3, 1, (), "127.0.0.1", 0, Path(folder, "urls"))
    )
    _flooded(app, "lobby", window.guests.host.guests.door)
    window.close()


def _flooded(app, what, door):
    """Flood a door from another process, and print the longest time between two runs of the event loop."""
    command = [sys.executable, __file__, "strangers", door.host]
    gaps = []
    with subprocess.Popen(command) as child:
        until(app, door.refused.total, pause=0.0005)  # until the process has started
        first, before, end = door.refused.total(), perf_counter(), monotonic() + FLOOD_SECONDS
        while monotonic() < end:
            app.processEvents()
            now = perf_counter()
            gaps.append((now - before) * 1000)
            before = now
            sleep(0.0005)
        child.kill()
    told(f"refused a second, {what}", (door.refused.total() - first) / FLOOD_SECONDS, "")
    told(f"longest gap in a flood, {what}", max(gaps), "ms", FLOOD_BAR)


def be_strangers(host):
    """Send requests with a wrong Host until the process is killed."""
    address, port = host.split(":")

    def send():
        due = monotonic()
        while True:
            due += 8 / FLOOD
            sleep(max(0.0, due - monotonic()))
            with suppress(OSError), socket.create_connection((address, int(port)), 2) as stranger:
                stranger.sendall(b"GET /x HTTP/1.1\r\nHost: nobody\r\n\r\n")
                while stranger.recv(4096):
                    continue

    for _ in range(8):
        Thread(target=send, daemon=True).start()
    sleep(10 * FLOOD_SECONDS)


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
    if sys.argv[1:2] == ["strangers"]:
        be_strangers(sys.argv[2])
        sys.exit()
    application = QApplication([])
    if sys.argv[1:2] == ["phones"]:
        be_phones(application, sys.argv[2], int(sys.argv[3]))
    elif sys.argv[1:] in (["frames"], ["flood"]):
        with tempfile.TemporaryDirectory() as scratch:
            (frames if sys.argv[1] == "frames" else flood)(application, scratch)
    elif len(sys.argv) > 1:
        pairs(int(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as scratch:
            table(application, scratch)
