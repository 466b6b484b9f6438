"""Whether an open table ever draws a face that nobody may see: all games, filmed frame after frame.

Persons play at random in the window, off screen; they hold keys and press cards, their own and others'. Each
frame is painted and searched for faces, as in `tests/ui/play/covers/test_film.py`, which films fewer.

Bar: none, in 10,000 frames.

    python tests/benchmarks/bench_open_table.py [frames]
"""

# ruff: noqa: PLC0415 - off screen is chosen before Qt is imported

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).parents[2]))

FRAMES = 10_000


class Patience:
    """Lets time go by in the window, as `qtbot` does in tests."""

    def __init__(self, application: Any) -> None:
        self._application = application

    def wait(self, milliseconds: float) -> None:
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end:
            self._application.processEvents()

    def waitUntil(self, is_so: Callable[[], bool], timeout: float = 60_000) -> None:  # noqa: N802 - as of qtbot
        end = time.monotonic() + timeout / 1000
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError
            self.wait(5)


def film_of(application: Any, game: str, frames: int) -> Any:
    """Film a game at a table for two to four persons."""
    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.window.main_window import MainWindow
    from tests.ui.objects.open_table import OpenTable, plan_of
    from tests.ui.play.covers.film import Film, play

    seats = GAMES[game].seats_of(GAMES[game].usual)
    people = ("Anna", "Bea", "Carla", "Dora")[: min(max(seats[0], 3), seats[-1])]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder, "settings.ini"), ["en"])
        settings.change(speed="fast", volume=0, result_seconds=3)
        window = MainWindow(settings, Path(folder, "matches"), seed=1)
        window.resize(800, 600)
        window.show()
        window.play(plan_of(game, *people))
        patience = Patience(application)
        patience.wait(300)
        table = OpenTable(patience, window)
        film = Film(table)
        play(table, film, frames, seed=len(game))
        window.close()
    return film


def main() -> int:
    from PySide6.QtWidgets import QApplication

    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.games.game import ExchangeGame

    application = QApplication([])
    games = [game for game, rules in GAMES.items() if isinstance(rules, ExchangeGame)]
    frames = int(sys.argv[1]) if len(sys.argv) > 1 else FRAMES
    faults = filmed = held = 0
    for game in games:
        film = film_of(application, game, -(-frames // len(games)))
        filmed, held, faults = filmed + film.frames, held + film.held, faults + len(film.faults)
        print(f"{game:12} {film.frames:6} frames, {film.held:5} with a card held, {len(film.faults)} faults")
        for fault in film.faults[:3]:
            print("  ", fault)
    print(f"{filmed} frames, {held} with a card held, {faults} faults (bar: 0)")
    return int(faults > 0)


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    code = main()
    os._exit(code)
