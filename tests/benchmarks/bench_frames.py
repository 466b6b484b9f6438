"""How evenly the table moves: 20 seats dealt and compared at 1920x1080, the time between paints.

Runs on a virtual screen of its own, software raster. Counted are the gaps between two paints while something
moves; pauses, in which nothing moves and nothing is painted, are not. Bar: p99 at most 20 ms.
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

SEATS = 20
DEALS = 3


def child() -> None:
    """Show deals and print the gaps."""
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.engine.actions import EXCHANGE, KEEP  # noqa: PLC0415
    from cucu_desktop.engine.events import SPECTATOR, DealBegan  # noqa: PLC0415
    from cucu_desktop.games.campli import Options  # noqa: PLC0415
    from cucu_desktop.match.match import Match, Player, Setup  # noqa: PLC0415
    from cucu_desktop.ui.theme import Theme  # noqa: PLC0415
    from cucu_desktop.ui.view import TableView  # noqa: PLC0415
    from cucu_desktop.ui.wording import Wording  # noqa: PLC0415

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
    players = tuple(Player(f"{faces[seat % 10].title()} {seat}", faces[seat % 10]) for seat in range(SEATS))
    match = Match.begin(Setup("campli", players, Options(talk=False, reentry=False), seed=4))
    view = Watched(Theme("lamp", 1.0))
    view.set_wording(Wording("en"))
    view.resize(1920, 1080)
    view.show()
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    while match.observation(SPECTATOR).deals <= DEALS:
        seat = match.to_act
        assert seat is not None
        decision = match.observation(seat).decision
        assert decision is not None
        keeps = KEEP in decision.options and (seat + match.length) % 3
        since = match.length
        passes = EXCHANGE if EXCHANGE in decision.options else decision.options[-1]
        match.submit(seat, KEEP if keeps else passes)
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
        f"{SEATS} seats at 1920x1080, {len(gaps)} gaps between paints in motion: median {marks[49]:.1f} ms,"
        f" p95 {marks[94]:.1f} ms, p99 {marks[98]:.1f} ms, longest {max(gaps):.1f} ms"
    )


def main() -> None:
    """Measure in a process of its own on a screen of its own."""
    with Screen(1920, 1080) as screen:
        environment = screen.environment | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
        subprocess.run([sys.executable, __file__, "child"], env=environment, check=True)


if __name__ == "__main__":
    child() if len(sys.argv) > 1 else main()
