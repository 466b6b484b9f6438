"""How evenly the table moves: deals shown to their end, the time between paints.

Twenty seats of Campli at 1920x1080, 52 of Ace Chasing at 1280x800, bets and all, and a deal of Cöch with its
count at 1920x1080. Runs on a virtual screen of its own, software raster. Counted are the gaps between two
paints while something moves; pauses, in which nothing moves and nothing is painted, are not. Bars: p99
at most 20 ms, and 33 ms in the crowd.
"""

import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from screen import Screen

RUNS = {"campli": (20, 3, 1920, 1080), "ace_chasing": (52, 1, 1280, 800), "coch": (4, 1, 1920, 1080)}
"""By game: seats, deals, and the size of the screen."""


def child(game: str) -> None:
    """Show deals of a game and print the gaps."""
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.engine.actions import AGREE, EXCHANGE, KEEP, Bet, parse  # noqa: PLC0415
    from cucu_desktop.engine.events import SPECTATOR, DealBegan  # noqa: PLC0415
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415
    from cucu_desktop.match.match import Match, Player, Setup  # noqa: PLC0415
    from cucu_desktop.ui.families import family_of  # noqa: PLC0415
    from cucu_desktop.ui.manners import manners_of  # noqa: PLC0415
    from cucu_desktop.ui.tables import words_of  # noqa: PLC0415
    from cucu_desktop.ui.theme import Theme  # noqa: PLC0415
    from cucu_desktop.ui.view import TableView  # noqa: PLC0415

    seats, deals, width, height = RUNS[game]
    application = QApplication([])
    paints: list[tuple[float, bool]] = []

    class Watched(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            director = self.director
            timelines = [director._present, *(beside for beside, _ in director._beside)]
            moving = any(timeline is not None and timeline._active for timeline in timelines)
            paints.append((time.perf_counter(), moving))

    faces = "peppe assunta nicola bruna carlo tonino concetta ercole filomena berardo".split()
    players = tuple(Player(f"{faces[seat % 10].title()} {seat}", faces[seat % 10]) for seat in range(seats))
    quiet = {"campli": {"talk": False, "reentry": False}, "ace_chasing": {"talk": False}}.get(game, {})
    setup = Setup(game, players, GAMES[game].Options(**quiet), seed=4)
    match = Match.begin(setup)
    view = Watched(Theme("lamp", 1.0), family=family_of(game))
    view.behave(manners_of(game, setup.options))
    view.set_wording(words_of("en", game, setup.options))
    view.resize(width, height)
    view.show()
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    while match.observation(SPECTATOR).deals <= deals and not match.is_over:
        seat = match.to_act
        assert seat is not None
        decision = match.observation(seat).decision
        assert decision is not None
        keeps = KEEP in decision.options and (seat + match.length) % 3
        since = match.length
        passes = EXCHANGE if EXCHANGE in decision.options else decision.options[-1]
        bets = isinstance(passes, Bet)
        action = parse(f"bet {seat % 3}") if bets else AGREE if AGREE in decision.options else passes
        match.submit(seat, KEEP if keeps else action)
        events = match.feed(SPECTATOR, since)
        view.play(events, match.observation(SPECTATOR))
        if any(isinstance(event, DealBegan) for event in events):
            print(f"deal {match.observation(SPECTATOR).deals - 1} shown", file=sys.stderr)
        while view.busy:
            application.processEvents()
            time.sleep(0.0005)
    gaps = [(now - before) * 1000 for (before, was_moving), (now, _) in pairwise(paints) if was_moving]
    marks = quantiles(gaps, n=100)
    print(
        f"{seats} seats at {width}x{height}, {len(gaps)} gaps between paints in motion:"
        f" median {marks[49]:.1f} ms, p95 {marks[94]:.1f} ms, p99 {marks[98]:.1f} ms,"
        f" longest {max(gaps):.1f} ms"
    )


def main() -> None:
    """Measure each in a process of its own on a screen of its own."""
    for game, (_, _, width, height) in RUNS.items():
        with Screen(width, height) as screen:
            environment = screen.environment | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
            subprocess.run([sys.executable, __file__, game], env=environment, check=True)


if __name__ == "__main__":
    child(sys.argv[1]) if len(sys.argv) > 1 else main()
