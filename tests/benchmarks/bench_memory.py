"""What stays of a match that was left: the memory of one window after each of twenty, of one game and of all.

The window of the program, 1280x800, without a screen. A match is begun, answered for two seconds by whoever
sits at the screen, and left. Counted is what the process has written; what it has only mapped, such as Qt, is
its own or not as other programs run. Bar: 5 MB between the first and any later match of one game; with all
eight games the code and the words of each come once.

    python tests/benchmarks/bench_memory.py [matches]
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

MATCHES = 20
ANSWERING = 2000
"""Milliseconds that a match is played."""
RESTING = 400
"""Milliseconds after which all is given back that is."""
STEP = 5
GAMES = {
    "one game": ("campli",),
    "all games": tuple("campli lu_stu coch trionfo cuckoo tiebreak zifuli ace_chasing".split()),
}


def own_memory() -> float:
    """Return the megabytes that this process has written."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty")) / 1024


def child(games: tuple[str, ...], matches: int) -> None:
    """Play matches of these games in turn and print the memory after each."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.engine.actions import Amount  # noqa: PLC0415
    from cucu_desktop.ui.pages.setup import seating  # noqa: PLC0415
    from cucu_desktop.ui.play.session_state import Stage  # noqa: PLC0415
    from cucu_desktop.ui.widgets.preferences import Settings  # noqa: PLC0415
    from cucu_desktop.ui.window.main_window import MainWindow  # noqa: PLC0415

    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "settings.ini", ["en"])
    settings.put(replace(settings.now, speed="at once", name="Anna"))
    window = MainWindow(settings, folder / "matches", seed=3)
    window.resize(1280, 800)
    window.show()

    def answer() -> None:
        session = window.playing.session if window.playing else None
        if session is not None and session.stage is Stage.ANSWER and session.question is not None:
            option = session.question.decision.options[0]
            session.act(option.of(option.low) if isinstance(option, Amount) else option)

    def play() -> Iterator[int]:
        yield 1000
        used = []
        for number in range(matches):
            window.play(seating.usual(games[number % len(games)], "Anna"))
            for _ in range(ANSWERING // STEP):
                answer()
                yield STEP
            window.leave()
            yield RESTING
            used.append(own_memory())
        told = " ".join(f"{each:.0f}" for each in used)
        print(f"{told} MB: {max(used) - used[0]:+.1f} MB at most")
        application.quit()

    steps = play()

    def go_on() -> None:
        wait = next(steps, None)
        if wait is not None:
            QTimer.singleShot(wait, go_on)

    go_on()
    application.exec()


def main(matches: int) -> None:
    """Measure each in a process of its own."""
    for name, games in GAMES.items():
        print(f"{name}: ", end="", flush=True)
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, __file__, str(matches), *games]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    child(tuple(sys.argv[2:]), wanted) if len(sys.argv) > 2 else main(wanted)
