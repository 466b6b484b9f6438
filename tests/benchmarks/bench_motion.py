"""How evenly the table moves, beside a bare scene in which as many pictures move, and what a frame costs.

Deals are shown to their end: twenty seats of Campli at 1920x1080, 52 of Ace Chasing at 1280x800, bets and
all, and a deal of Cöch with its count at 1920x1080. First it is counted how many things move from each paint
to the next. Then program and bare scene take turns, so that whatever else the machine does falls on both: a
QGraphicsScene with as many moving pixmaps in each frame, of a card's size, over a painted background. All run
on a virtual screen of their own, software raster. Counted are the gaps between two paints while something
moves, and the processor time of each process (not that of the screen) for each paint.

Bars: p99 of the gaps at most 1.15 times the bare scene's, none over 50 ms that it has not, too. What a frame
costs is compared from version to version.

    python tests/benchmarks/bench_motion.py [rounds]
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from screen import Screen

RUNS = {"campli": (20, 1, 1920, 1080), "ace_chasing": (52, 1, 1280, 800), "coch": (4, 1, 1920, 1080)}
"""By game: seats, deals, and the size of the screen."""
ROUNDS = 2
LONGEST = 50
"""In ms: no gap between two paints may be longer."""
EVENNESS = 1.15
CARD = (68, 113)
SHORTEST = 300
"""Frames: a short trace is shown over and over until there are as many."""


class Paints:
    """The paints of a view: when each came, whether anything moved then, and how many things had moved."""

    def __init__(self) -> None:
        self.times: list[tuple[float, bool]] = []
        self.moved: list[int] = []
        self._places: dict[int, tuple[float, ...]] = {}

    def count(self, view: Any) -> None:
        """Count what lies elsewhere than at the last paint."""
        places = {}
        for item in view.scene().items():
            if item.isVisible():
                at = item.scenePos()
                places[id(item)] = (at.x(), at.y(), item.rotation(), item.scale())
        self.moved.append(sum(self._places.get(item) not in (None, place) for item, place in places.items()))
        self._places = places

    def told(self, spent: float) -> str:
        """Return the gaps while something moved, in ms, the processor time of a frame, and what moved."""
        gaps = [(now - before) * 1000 for (before, moving), (now, _) in pairwise(self.times) if moving]
        return json.dumps({"gaps": gaps, "cpu": spent * 1000 / max(len(self.times), 1), "moved": self.moved})


def program(game: str, *, counts: bool) -> None:
    """Show deals of a game and print what was measured."""
    from PySide6.QtCore import QEventLoop  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cucu_desktop.engine.actions import AGREE, EXCHANGE, KEEP, Bet, parse  # noqa: PLC0415
    from cucu_desktop.engine.events import SPECTATOR  # noqa: PLC0415
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415
    from cucu_desktop.match.match import Match, Player, Setup  # noqa: PLC0415
    from cucu_desktop.ui.text.wording import wording_of  # noqa: PLC0415
    from cucu_desktop.ui.view.families import family_of  # noqa: PLC0415
    from cucu_desktop.ui.view.view import TableView  # noqa: PLC0415
    from cucu_desktop.ui.widgets.theme import Theme  # noqa: PLC0415

    seats, deals, width, height = RUNS[game]
    application = QApplication([])
    paints, loop = Paints(), QEventLoop()

    class Watched(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            director = self.director
            timelines = [director._present, *(beside for beside, _ in director._beside)]
            moving = any(timeline is not None and timeline._active for timeline in timelines)
            paints.times.append((time.perf_counter(), moving))
            if counts:
                paints.count(self)

    faces = "peppe assunta nicola bruna carlo tonino concetta ercole filomena berardo".split()
    players = tuple(Player(f"{faces[seat % 10].title()} {seat}", faces[seat % 10]) for seat in range(seats))
    quiet = {"campli": {"talk": False, "reentry": False}, "ace_chasing": {"talk": False}}.get(game, {})
    setup = Setup(game, players, GAMES[game].options(**quiet), seed=4)
    match = Match.begin(setup)
    view = Watched(Theme("lamp", 1.0), family=family_of(GAMES[game]))
    view.set_game(GAMES[game], setup.options)
    view.set_wording(wording_of("en", game, setup.options))
    view.resize(width, height)
    view.show()
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    view.drained.connect(loop.quit)
    for _ in range(50):
        application.processEvents()
    paints.times.clear()
    spent = 0.0
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
        began = time.process_time()
        view.play(match.feed(SPECTATOR, since), match.observation(SPECTATOR))
        if view.busy:
            loop.exec()
        spent += time.process_time() - began
    print(paints.told(spent))


def painted(size: tuple[int, int], colour: str) -> Any:
    """Return a picture of a card of this size."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtGui import QColor, QPainter, QPixmap  # noqa: PLC0415

    made = QPixmap(*size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(2, 2, size[0] - 4, size[1] - 4, 6, 6)
    painter.end()
    return made


def bare(game: str, moved: Sequence[int]) -> None:
    """Move as many pixmaps over a painted background from frame to frame, and print what was measured."""
    from PySide6.QtCore import QAbstractAnimation, QTimer  # noqa: PLC0415 - only the child opens a window
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView  # noqa: PLC0415  # noqa: PLC0415

    _, _, width, height = RUNS[game]
    application = QApplication([])
    paints = Paints()

    class Bare(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            paints.times.append((time.perf_counter(), True))

    class Clock(QAbstractAnimation):
        """Tells of every frame."""

        def __init__(self, tick: Callable[[int], None]) -> None:
            super().__init__()
            self.tick = tick

        def duration(self) -> int:
            return -1

        def updateCurrentTime(self, current: int) -> None:  # noqa: N802 - Qt's name
            self.tick(current)

    scene = QGraphicsScene(0, 0, width, height)
    ground = scene.addPixmap(painted((width, height), "darkgreen"))
    ground.setZValue(-1)
    cards: list[QGraphicsPixmapItem] = []
    for number in range(max(moved)):
        card = scene.addPixmap(painted(CARD, "ivory"))
        card.setTransformOriginPoint(CARD[0] / 2, CARD[1] / 2)
        card.setPos(80 + number * 41 % (width - 200), 80 + number * 67 % (height - 240))
        cards.append(card)
    view = Bare(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(width, height)
    view.show()
    frames = [count for count in moved if count]
    frames *= SHORTEST // len(frames) + 1
    began = 0.0
    frame = 0

    def tick(_: int) -> None:
        nonlocal frame, began
        if not frame:
            paints.times.clear()
            began = time.process_time()
        if frame == len(frames):
            clock.stop()
            print(paints.told(time.process_time() - began))
            application.quit()
            return
        for card in cards[: frames[frame]]:
            card.moveBy(3 if frame // 60 % 2 else -3, 2 if frame // 45 % 2 else -2)
            card.setRotation(card.rotation() + 1)
        frame += 1

    clock = Clock(tick)
    QTimer.singleShot(300, clock.start)
    application.exec()


def measured(game: str, kind: str, environment: Mapping[str, str], asked: str = "") -> Any:
    """Return what a process of its own has measured."""
    command = [sys.executable, __file__, game, kind]
    done = subprocess.run(
        command, env=environment, check=True, input=asked, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout)


def p99(gaps: Sequence[float]) -> float:
    """Return what one gap in a hundred is longer than."""
    return quantiles(gaps, n=100)[98]


def compare(game: str, rounds: int, environment: Mapping[str, str]) -> None:
    """Measure program and bare scene in turn, and print the results."""
    seats, _, width, height = RUNS[game]
    moved = measured(game, "count", environment)["moved"]
    busy = [count for count in moved if count]
    print(f"{game}, {seats} seats at {width}x{height}, {sum(busy) / len(busy):.1f} things move in a frame:")
    told: dict[str, list[Any]] = {"program": [], "bare": []}
    for _ in range(rounds):
        for name, runs in told.items():
            run = measured(game, name, environment, json.dumps(moved))
            runs.append(run)
            gaps, long = run["gaps"], sum(gap > LONGEST for gap in run["gaps"])
            print(
                f"  {name:8} {len(gaps):5} gaps: median {median(gaps):.1f} ms, p99 {p99(gaps):.1f},"
                f" longest {max(gaps):.1f}, {long} over {LONGEST}; {run['cpu']:.2f} ms of processor a frame",
                flush=True,
            )
    pairs = list(zip(told["program"], told["bare"], strict=True))
    even = median(p99(ours["gaps"]) / p99(bare["gaps"]) for ours, bare in pairs)
    cost = median(ours["cpu"] / bare["cpu"] for ours, bare in pairs)
    print(f"  p99 {even:.2f} times the bare scene's (bar {EVENNESS}), a frame costs {cost:.1f} of its frames")


def main(rounds: int) -> None:
    """Measure each game on a screen of its own."""
    for game, (_, _, width, height) in RUNS.items():
        with Screen(width, height) as screen:
            path = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
            compare(game, rounds, screen.environment | path)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    elif sys.argv[2] == "bare":
        bare(sys.argv[1], json.loads(sys.stdin.read()))
    else:
        from cucu_desktop.ui.window.run import paint_in_one_thread, wait_without_glib

        paint_in_one_thread()
        wait_without_glib()
        program(sys.argv[1], counts=sys.argv[2] == "count")
