"""The collection of scenarios: deals worth seeing, which can be laid on the table and played from any seat.

They lie in assets/scenarios, one file each, in the format that `cucu-desktop scenario` runs. A match that
begins with one writes it into its log's header, as `case`: the first deal is the scenario's, card for card;
all that follows is shuffled as in any match.
"""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from cucu_desktop.engine.actions import RESHUFFLE, Action, Shuffled, parse
from cucu_desktop.engine.cards import Pack
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.case import read
from cucu_desktop.match.forms import FORMS
from cucu_desktop.match.keys import InvalidScenarioError, Table
from cucu_desktop.match.scenario import stage
from cucu_desktop.resources import asset

FOLDER: Final = "scenarios"


@dataclass(frozen=True, slots=True)
class Entry:
    """A scenario of the collection.

    Attributes:
        game: the game's id.
        name: the file's, without its ending.
        scenario: what is written there.
    """

    game: str
    name: str
    scenario: Table

    def title(self, language: str) -> str:
        """Return what it is called."""
        return str(self.scenario["title"][language])

    def notes(self, language: str) -> str:
        """Return what happens in it."""
        return str(self.scenario["notes"][language])

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of those who sit there, the dealer last."""
        return tuple(seat["name"] for seat in self.scenario["seats"])

    @property
    def playing(self) -> tuple[str, ...]:
        """The names of those who are dealt a card."""
        return tuple(seat["name"] for seat in self.scenario["seats"] if not seat.get("out", False))

    @property
    def pack(self) -> Pack:
        """The pack that it is played with."""
        return Staged(self.scenario).state.pack

    @property
    def busiest(self) -> int:
        """The seat that has most to do in it, the first of several."""
        deeds = [seat for seat, _ in deeds_of(self.scenario.get("actions", ()), self.seats)]
        return max(range(len(self.seats)), key=deeds.count)


def collected() -> tuple[Entry, ...]:
    """Return the scenarios of all games that can be played and begun with one, game by game."""
    return tuple(entry for game in GAMES if game in FORMS for entry in entries(game))


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """Return a game's scenarios, by the names of their files."""
    files = sorted(asset(FOLDER, game).glob("*.toml"))
    return tuple(Entry(game, file.stem, tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


class Staged:
    """A scenario laid on the table: the state, the pack, and what everybody does in it.

    Attributes:
        state: the game as it stands before the cards are shuffled.
        options: the game's options.
        coins: what everybody has, by seat.
        left: what has yet to be done: who does what. Nothing, as soon as anybody does anything else.
        opening: the table before the cards are dealt, as everybody sees it.
    """

    def __init__(self, scenario: object) -> None:
        """Lay a scenario on the table.

        Raises:
            ValueError: it is not valid, or none of an exchange game.
        """
        try:
            case = read(scenario)
        except InvalidScenarioError as error:
            raise ValueError(str(error)) from error
        self.state = stage(case)
        self.opening = observe(self.state, SPECTATOR)
        self.options: Any = case.options
        self.coins = [seat.coins for seat in case.seats]
        self.left = deeds_of(case.actions, [seat.name for seat in case.seats])
        self._pack = case.pack

    def shuffled(self) -> Shuffled | None:
        """Return the cards in the scenario's order; None when its deal is over.

        A pack that has run out is not shuffled: the discards follow as they were laid away (T4).
        """
        if not self.state.deals:
            return Shuffled(self._pack)
        if self.state.deals == 1 and self.state.decision is RESHUFFLE:
            return Shuffled(self.state.to_shuffle.cards)
        return None

    def hear(self, seat: int, action: Action) -> None:
        """Keep in mind what somebody has done: who leaves the scenario makes another deal of it."""
        if self.left and self.left[0] == (seat, action):
            self.left = self.left[1:]
        else:
            self.left = []

    def due(self, seat: int) -> Action | None:
        """Return what this seat does now in the scenario, if all has gone as it is written."""
        return self.left[0][1] if self.left and self.left[0][0] == seat else None


def deeds_of(actions: Iterable[str], names: Sequence[str]) -> list[tuple[int, Action]]:
    """Return who does what, by seat, in a scenario's actions ("Ada keep"); no name begins with another.

    Raises:
        ValueError: somebody acts who does not sit there, or does what cannot be done.
    """
    deeds = []
    for text in actions:
        name = next((name for name in names if text.startswith(f"{name} ")), "")
        deeds.append((names.index(name), parse(text.removeprefix(f"{name} "))))
    return deeds
