"""A scenario laid on the table: who sits where, the cards in its order, and what everybody does in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cucu_desktop.engine.actions import RESHUFFLE, Action, Shuffled, parse
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.match import case, trick_case
from cucu_desktop.match.keys import InvalidScenarioError
from cucu_desktop.match.scenario import stage
from cucu_desktop.match.series import Game, Series, seen_from

PURSE = 100
"""The coins that everybody has whose coins are not written down."""


@dataclass(frozen=True, slots=True)
class Places:
    """Who sits where in a scenario.

    In a match the hands without a player come last (H2), so that a scenario that has them elsewhere is turned
    round until they do.

    Attributes:
        names: everybody's, in playing order; those who play come first.
        players: how many of them play.
        dealer: the dealer's place.
    """

    names: tuple[str, ...]
    players: int
    dealer: int

    @classmethod
    def of(cls, scenario: Mapping[str, Any]) -> "Places":
        """Read who sits there, the dealer last."""
        seats = scenario["seats"]
        names = tuple(str(seat["name"]) for seat in seats)
        dummies = [place for place, seat in enumerate(seats) if seat.get("dummy", False)]
        turn = dummies[-1] + 1 if dummies else 0
        return cls((*names[turn:], *names[:turn]), len(names) - len(dummies), len(names) - 1 - turn)

    def deed(self, text: str) -> tuple[int, Action]:
        """Return who does what ("Ada keep"); for a dummy its partner does, who sits opposite.

        Raises:
            ValueError: somebody acts who does not sit there, or does what cannot be done.
        """
        name = max((name for name in self.names if text.startswith(f"{name} ")), key=len, default="")
        seat, seats = self.names.index(name), len(self.names)
        who = seat if seat < self.players else (seat + seats // 2) % seats
        return who, parse(text.removeprefix(f"{name} "))


class Staged:
    """A scenario on the table of a match.

    Attributes:
        state: the game as it stands before the cards are shuffled.
        options: the game's options.
        places: who sits where.
        coins: what everybody has, by seat.
        left: what has yet to be done: who does what. Nothing, as soon as anybody does anything else.
        opening: the table before the cards are dealt, as everybody sees it.
    """

    def __init__(self, scenario: Mapping[str, Any]) -> None:
        """Lay a scenario on the table.

        Raises:
            ValueError: it is not valid.
        """
        try:
            if trick_case.is_trick_game(scenario):
                self._lay_tricks(trick_case.read(scenario), Places.of(scenario))
            else:
                self._lay(case.read(scenario), Places.of(scenario))
        except InvalidScenarioError as error:
            raise ValueError(str(error)) from error
        self.opening = seen_from(self.state, SPECTATOR)

    def _lay(self, read: case.Case, places: Places) -> None:
        self.state: Game = stage(read)
        self.coins = [seat.coins for seat in read.seats]
        self._agree(read, places)

    def _lay_tricks(self, read: trick_case.TrickCase, places: Places) -> None:
        self.coins = [PURSE] * places.players
        self.state = Series(read.game, read.options, self.coins, places.dealer)
        self.state.start()
        self._agree(read, places)

    def _agree(self, read: case.Case | trick_case.TrickCase, places: Places) -> None:
        self.options: Any = read.options
        self.places = places
        self.left = [places.deed(text) for text in read.actions]
        self._pack = read.pack

    @property
    def deals(self) -> int:
        """How many deals have begun: the first is the scenario's."""
        return self.state.deals

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
