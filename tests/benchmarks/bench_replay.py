"""Any move through a game of a hundred deals that is looked through: how long it takes until it is shown.

Games of Campli and matches of Cöch played at random, in one log each, until there are a hundred deals. Bar:
1 s for each move, at the table, with the account beside it; how long opening takes is shown.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from cucu_desktop.engine.actions import Amount
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup

DEALS = 100
MOVES = 60
BAR = 1000.0
"""Milliseconds."""


def played(game: str, path: Path) -> None:
    """Play at random until a number of deals are played, game after game; the log goes there."""
    chance, options = Random(1), GAMES[game].options()
    seats = min(6, GAMES[game].seats_of(options)[-1])
    players = tuple(Player(f"P{seat}", "peppe", "peppe" if seat else None) for seat in range(seats))
    match = Match.begin(Setup(game, players, options, seed=3), path)
    deals = 0
    while deals < DEALS:
        if match.is_over:
            deals += len(match.finished_deals)
            match.next_game()
            continue
        seat = match.to_act
        assert seat is not None
        decision = match.observation(seat).decision
        assert decision is not None
        option = chance.choice(decision.options)
        amount = isinstance(option, Amount)
        match.submit(seat, option.of(option.low) if amount else option)
    match.close()


def measure(game: str, path: Path) -> float:
    """Return the longest that a move took, and print all."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - after the platform is chosen

    from cucu_desktop.ui.widgets.settings_file import Settings  # noqa: PLC0415 - as above
    from cucu_desktop.ui.window.main_window import MainWindow  # noqa: PLC0415 - as above

    app = QApplication.instance() or QApplication(sys.argv[:1])
    window = MainWindow(Settings(path.with_suffix(".ini"), ["en"]), path.parent / "matches", seed=1)
    window.resize(1280, 800)
    window.show()
    app.processEvents()
    began = time.perf_counter()
    window.past.open(path)
    app.processEvents()
    opening = (time.perf_counter() - began) * 1000
    replay = window.past.replay
    assert replay is not None
    steps, chance, took = replay.steps, Random(2), []
    for _ in range(MOVES):
        began = time.perf_counter()
        steps.go_to(chance.randrange(steps.playback.length))
        app.processEvents()
        took.append((time.perf_counter() - began) * 1000)
    took.sort()
    deals, length = len(steps.playback.deals), steps.playback.length
    print(
        f"{game}: {deals} deals, {length} positions; opened in {opening:.0f} ms; {MOVES} moves: "
        f"half in {took[MOVES // 2]:.0f} ms, all in {took[-1]:.0f} ms"
    )
    window.close()
    window.deleteLater()
    return took[-1]


def main() -> int:
    """Measure, and tell whether the bar is met."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        for game in ("campli", "coch"):
            path = Path(folder, f"{game}.cucu")
            played(game, path)
            longest = max(longest, measure(game, path))
    return int(longest > BAR)


if __name__ == "__main__":
    sys.exit(main())
