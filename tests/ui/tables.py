"""Matches and views for the tests of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from cucu_desktop.engine.actions import Action, Amount
from cucu_desktop.games.campli import Options
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.view import TableView
from cucu_desktop.ui.wording import Wording

if TYPE_CHECKING:
    from random import Random

    from cucu_desktop.engine.observation import Observation

FACES = ("you-1", "tonino", "bruna", "nicola", "carlo", "assunta", "peppe", "concetta", "ercole", "filomena")


def a_match(
    seats: int = 4, *, seed: int = 1, onlookers: int = 0, bots: bool = True, **options: object
) -> Match:
    people = [
        Player(f"Player {number}", FACES[number % len(FACES)], "peppe" if bots and number else None)
        for number in range(seats + onlookers)
    ]
    setup = Setup("campli", tuple(people[:seats]), Options(**options), tuple(people[seats:]), seed)
    return Match.begin(setup)


def a_view(
    qtbot, width: int = 1024, height: int = 676, *, text_scale: float = 1.0, speed: str = "at once"
) -> TableView:
    view = TableView(Theme("lamp", text_scale))
    qtbot.addWidget(view)
    view.set_wording(Wording("en"))
    view.set_speed(speed)
    view.resize(width, height)
    view.show()
    return view


def choose(observation: Observation, chance: Random) -> Action:
    assert observation.decision is not None
    option = chance.choice(observation.decision.options)
    return option.of(chance.randint(option.low, option.high)) if isinstance(option, Amount) else option


def spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def step(view: TableView, milliseconds: float) -> None:
    """Let so much time pass at the table, and no more."""
    view.director._clock.stop()
    view.director._tick(milliseconds)
    view.director._clock.stop()
