"""How long a bot's move at tricks takes as the window sees it: from the question to the answer.

    python tests/benchmarks/tricks/bench_trick_moves.py [GAME [DEALS]]

Whole deals with bots of the highest level at all seats, at a table that shows everything at once, so that
nothing but the bots is waited for. While they think the window ticks every few milliseconds; what comes late
is how long it stood still. Bars: a move takes 0.8 s at most in 99 of 100, never more than 1 s; the window
never stands still for more than 50 ms.
"""

import math
import os
import sys
import time
from collections import defaultdict
from itertools import pairwise

DEALS = 3
TICK = 5
"""Milliseconds between two ticks of the window."""


def child(game: str, deals: int) -> None:
    """Watch deals of a game and print how long moves took and how long the window stood still."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt, QTimer  # noqa: PLC0415 - the words come first
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.bots import PERSONS  # noqa: PLC0415
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415
    from cucu_desktop.match.match import Match, Player, Setup  # noqa: PLC0415
    from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought  # noqa: PLC0415
    from cucu_desktop.ui.play.match_widget import MatchWidget  # noqa: PLC0415
    from cucu_desktop.ui.text.wording import wording_of  # noqa: PLC0415
    from cucu_desktop.ui.widgets.theme import Theme  # noqa: PLC0415

    application = QApplication([])
    asked: dict[int, tuple[float, str]] = {}
    moves: dict[str, list[float]] = defaultdict(list)

    class Watched(BotWorkers):
        def start(self, question) -> None:
            asked[question.number] = time.perf_counter(), question.observation.kind
            super().start(question)

    def note(thought: Thought) -> None:
        began, kind = asked.pop(thought.number)
        if thought.action is not None:
            moves[kind].append(1000 * (time.perf_counter() - began))

    best = [person for person in PERSONS.values() if person.level == 3]
    seats = GAMES[game].state_class.seats
    players = tuple(
        Player(
            f"{best[seat % len(best)].name} {seat}", best[seat % len(best)].face, best[seat % len(best)].id
        )
        for seat in range(seats)
    )
    setup = Setup(game, players, GAMES[game].options(deals=deals), (), 4)
    match = Match.begin(setup)
    bot_workers = Watched()
    bot_workers.came.connect(note)
    playing = MatchWidget(Theme(), wording_of("en", game, setup.options), match, bot_workers=bot_workers)
    playing.view.set_speed("at once")
    playing.resize(1920, 1080)
    playing.show()
    ticks: list[tuple[float, float]] = []
    ticker = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=TICK)
    ticker.timeout.connect(lambda: ticks.append((time.perf_counter(), time.process_time())))
    playing.session.ended.connect(application.quit)
    application.processEvents()
    ticker.start()
    playing.begin()
    application.exec()
    playing.get_up(put_away=False)
    for kind, taken in sorted(moves.items()):
        print(f"{game}, {kind}: {len(taken)} moves, {marks(taken)}")
    still = [1000 * (now - before) - TICK for (before, _), (now, _) in pairwise(ticks)]
    worked = [1000 * (now - before) for (_, before), (_, now) in pairwise(ticks)]
    print(f"{game}: the window stood still for {marks(still)}; of that it worked itself for {marks(worked)}")
    print(f"({os.getloadavg()[0]:.1f} programs wanted to run on {os.cpu_count()} cores)")


def marks(times: list[float]) -> str:
    """Return the middle of times in milliseconds, 99 of 100, and the most."""
    in_order = sorted(times)
    half, nearly = (in_order[math.ceil(share * len(in_order)) - 1] for share in (0.5, 0.99))
    return f"p50 {max(half, 0):.0f}, p99 {nearly:.0f}, most {in_order[-1]:.0f} ms"


def main(arguments: list[str]) -> None:
    """Measure one game, or each in turn."""
    deals = int(arguments[1]) if len(arguments) > 1 else DEALS
    for game in arguments[:1] or ("coch", "zifuli", "trionfo"):
        if arguments:
            child(game, deals)
        else:
            os.spawnl(os.P_WAIT, sys.executable, sys.executable, __file__, game)


if __name__ == "__main__":
    main(sys.argv[1:])
