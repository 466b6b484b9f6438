"""What stays of matches that were left, twenty of them, of one game and of ten, and what an evening leaves.

The window of the program, 1280x800, without a screen. A match is begun, answered for two seconds by the
player who sits at the screen, and left. Counted is what the process has written; what it has only mapped,
such as Qt, is its own or not as other programs run. Bar: 5 MB between the first and any later match of one
game. Of ten games the code of each comes once, and what Qt keeps for pages and pictures that it has not
shown before: bar 10 MB after the first ten matches, 3 MB more after the second ten. Then an evening of
Campli, Cuckoo and Cöch is played for six, through its pages, and left; counted is the PSS, as a task
manager shows it. Bar: 130 MB after each game.

    python tests/benchmarks/bench_memory.py [matches [speed of the evening]]
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MATCHES = 20
ANSWERING = 2000
"""Milliseconds that a match is played."""
RESTING = 400
"""Milliseconds after which all is given back that is."""
STEP = 5
EVENING = ("campli", "cuckoo", "coch")
COMPANY = ("peppe", "bruna", "assunta", "nicola", "carlo")
SPEED = "at once"
GAMES = {
    "one game": ("campli",),
    "ten games": tuple("campli lu_stu coch trionfo cuckoo tiebreak zifuli ace_chasing gnav kille".split()),
}


def memory(kind: str) -> float:
    """Return so much of this process: "Private_Dirty", what it has written, or "Pss", with what it shares."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:")) / 1024


def answer(window: Any) -> None:
    """Answer what is asked by what comes first, and read no results."""
    from cucu_desktop.engine.actions import Amount  # noqa: PLC0415 - only the child opens a window
    from cucu_desktop.ui.play.session_state import Stage  # noqa: PLC0415
    from cucu_desktop.ui.view.view import TableView  # noqa: PLC0415

    session = window.playing.session if window.playing else None
    if session is not None and session.stage is Stage.ANSWER and session.question is not None:
        option = session.question.decision.options[0]
        session.act(option.of(option.low) if isinstance(option, Amount) else option)
    for view in window.findChildren(TableView):
        view.director.rest.go_on()


def several(window: Any, games: tuple[str, ...], matches: int) -> Iterator[int]:
    """Play matches of these games in turn and print the memory after each; yield for how long to wait."""
    from cucu_desktop.ui.pages.setup import seating  # noqa: PLC0415 - only the child opens a window

    yield 1000
    used = []
    for number in range(matches):
        window.play(seating.usual(games[number % len(games)], "Anna"))
        for _ in range(ANSWERING // STEP):
            answer(window)
            yield STEP
        window.leave()
        yield RESTING
        used.append(memory("Private_Dirty"))
    told = " ".join(f"{each:.0f}" for each in used)
    print(f"{told} MB: {max(used) - used[0]:+.1f} MB at most")


def evening(window: Any) -> Iterator[int]:
    """Play an evening to its end and print the memory after each game; yield for how long to wait."""
    from cucu_desktop.match.evening.evening_plan import EveningPlan, usual_round  # noqa: PLC0415
    from cucu_desktop.match.match import Player  # noqa: PLC0415
    from cucu_desktop.ui.pages.end_page import EndPage  # noqa: PLC0415

    yield 1000
    told = [f"at the start {memory('Pss'):.0f}"]
    players = (Player("Anna", "anna"), *(Player(name.title(), name, bot=name) for name in COMPANY))
    window.evenings.begin(EveningPlan(players, tuple(usual_round(game) for game in EVENING)))
    for game in EVENING:
        while not isinstance(window.page_stack.page, EndPage):
            answer(window)
            yield STEP
        yield RESTING
        told.append(f"after {game} {memory('Pss'):.0f}")
        if not window.evenings.evening.is_over:
            window.evenings._play_next()
    window.leave()
    yield RESTING
    print(f"{', '.join(told)}, when it is left {memory('Pss'):.0f} MB (PSS)")


def child(speed: str, matches: int, games: tuple[str, ...]) -> None:
    """Open the window and play in it: matches of these games, or, without any, an evening."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.ui.widgets.settings_file import Settings  # noqa: PLC0415
    from cucu_desktop.ui.window.main_window import MainWindow  # noqa: PLC0415

    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "settings.ini", ["en"])
    settings.change(speed=speed, name="Anna")
    window = MainWindow(settings, folder / "matches", seed=3)
    window.resize(1280, 800)
    window.show()
    steps = several(window, games, matches) if games else evening(window)

    def go_on() -> None:
        wait = next(steps, None)
        if wait is None:
            application.quit()
        else:
            QTimer.singleShot(wait, go_on)

    go_on()
    application.exec()


def main(matches: int, speed: str) -> None:
    """Measure each in a process of its own."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    for name, (pace, games) in {
        **{name: (SPEED, games) for name, games in GAMES.items()},
        "an evening": (speed, ()),
    }.items():
        print(f"{name}: ", end="", flush=True)
        command = [sys.executable, __file__, pace, str(matches), "child", *games]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    if "child" in sys.argv:
        child(sys.argv[1], int(sys.argv[2]), tuple(sys.argv[4:]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES, sys.argv[2] if len(sys.argv) > 2 else SPEED)
