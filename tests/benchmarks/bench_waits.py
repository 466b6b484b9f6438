"""How long a person waits for what is laid or started, each the best of five.

A book of a thousand games opens within 0.5 s, a table for 52 is laid within 1 s, and `bootstrap.py play` in a
checkout that has been set up before adds less than 0.5 s to the program's own start.

    python tests/benchmarks/bench_waits.py
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QSpinBox

from cucu_desktop.games.campli import Options
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.main_window import MainWindow

ROOT = Path(__file__).parents[2]
TIMES = 5
GAMES = 1000
DEEDS = {"deal": 10, "survived": 7, "arrest-XII": 2, "arrest-XV": 1, "arrested": 1, "pack": 3}


def fill_book(matches: Path) -> None:
    """Write down a thousand games of Anna's."""
    store = Store(saved_matches.results(matches))
    begun = datetime(2026, 5, 4, 21, 15).astimezone()
    for number in range(GAMES):
        won = number % 5 == 0
        players = (
            PlayerResult("Anna", None, won, 15 if won else -4, 0 if won else 3, DEEDS),
            PlayerResult("Bruna", "bruna", not won, 4, 3),
        )
        when = (begun + timedelta(hours=number)).isoformat(timespec="seconds")
        store.record(GameResult(when, "campli", Options(), 5, 9, "anna.cucu", number, players))


def seconds(run: Callable[[], object]) -> float:
    """The best of some runs; what is loaded and drawn the first time is not what is measured."""
    run()
    took = []
    for _ in range(TIMES):
        start = perf_counter()
        run()
        took.append(perf_counter() - start)
    return min(took)


def tell(what: str, took: float, bar: float) -> bool:
    """Print a figure beside its bar, and return whether it holds."""
    print(f"{what:55} {took * 1000:6.0f} ms, bar {bar * 1000:.0f} {'' if took < bar else ' MISSED'}")
    return took < bar


def pages(folder: Path) -> list[bool]:
    """Measure the book and the large table."""
    app = QApplication([])
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    matches = folder / "matches"
    matches.mkdir()
    window = MainWindow(Settings(folder / "settings.ini", ["en"]), matches, seed=7)
    window.resize(1280, 800)
    window.show()
    fill_book(matches)

    def lay_for_52() -> None:
        (seats,) = (
            box
            for box in window.findChildren(QSpinBox)
            if box.isVisible() and box.accessibleName() == "Number of players"
        )
        for number in (2, 52):
            seats.setValue(number)
            app.processEvents()

    book = seconds(window.album.open_you)
    window.page_stack.close_pages()
    window.page_opener.lay_table("ace_chasing")
    app.processEvents()
    return [
        tell("a book of a thousand games opens", book, 0.5),
        tell("a table for 52 is laid", seconds(lay_for_52), 1),
    ]


def bootstrap(folder: Path) -> bool:
    """Measure what the second run adds; the environment's Python does nothing here."""
    for name in ("uv.lock", "pyproject.toml", "packaging/bootstrap.py"):
        copy = folder / name
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes((ROOT / name).read_bytes())
    programs = folder / "bin"
    programs.mkdir()
    uv = programs / "uv"
    uv.write_text(
        "#!/bin/sh\n/bin/mkdir -p .venv/bin && echo '#!/bin/sh' > .venv/bin/python"
        " && /bin/chmod +x .venv/bin/python\n",
        "utf-8",
    )
    uv.chmod(0o755)
    play = [sys.executable, str(folder / "packaging" / "bootstrap.py"), "play", "--version"]
    environment = {**os.environ, "PATH": str(programs)}

    def run() -> None:
        subprocess.run(play, check=True, env=environment, stdout=subprocess.DEVNULL)

    return tell("a second `bootstrap.py play` adds", seconds(run), 0.5)


def main() -> None:
    """Measure, and fail if a bar is missed."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as checkout:
        held = [*pages(Path(folder)), bootstrap(Path(checkout))]
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
