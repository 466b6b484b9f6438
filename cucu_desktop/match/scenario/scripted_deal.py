"""A scenario laid on the table: who sits where, the cards in its order, and what everybody does in it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cucu_desktop.engine.actions import RESHUFFLE, Action, Shuffled, parse
from cucu_desktop.engine.edition import EDITION
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.families import GameState, seen_from
from cucu_desktop.engine.tricks.seating import Order, across
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario import reader, trick_reader
from cucu_desktop.match.scenario.fields import InvalidScenarioError
from cucu_desktop.match.scenario.runner import first_cards, set_up_table

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions

PURSE = 100
"""The coins that everybody has whose coins are not written down."""


@frozen
class ScenarioSeating:
    """Who sits where in a scenario.

    In a match those who play have the first numbers and the hands without a player the last (H2).

    Attributes:
        names: everybody's by seat.
        players: how many of them play.
        order: the seats in playing order, the dealer last.
    """

    names: tuple[str, ...]
    players: int
    order: Order

    @classmethod
    def of(cls, scenario: Mapping[str, Any]) -> "ScenarioSeating":
        """Read who sits there, the dealer last."""
        seats = scenario["seats"]
        dummies = [index for index, seat in enumerate(seats) if seat.get("dummy", False)]
        turn = dummies[-1] + 1 if dummies else 0
        places = [*range(turn, len(seats)), *range(turn)]  # two dummies were neighbours, and now come last
        return cls(
            tuple(str(seats[place]["name"]) for place in places),
            len(seats) - len(dummies),
            tuple(places.index(place) for place in range(len(seats))),
        )

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.order[-1]

    def read_action(self, text: str) -> tuple[int, Action]:
        """Return who does what ("Ada keep"); for a dummy its partner does, who sits opposite.

        Raises:
            ValueError: somebody acts who does not sit there, or does what cannot be done.
        """
        name = max((name for name in self.names if text.startswith(f"{name} ")), key=len, default="")
        seat = self.names.index(name)
        who = seat if seat < self.players else across(self.order, seat)
        return who, parse(text.removeprefix(f"{name} "))


class ScriptedDeal:
    """A scenario on the table of a match.

    Attributes:
        state: the game as it stands before the cards are shuffled.
        options: the game's options.
        seating: who sits where.
        coins: what everybody has, by seat.
        actions: what is done in it: who does what.
        left: what of it has yet to be done: who does what. Nothing, as soon as anybody does anything else.
        opening: the table before the cards are dealt, as everybody sees it.
    """

    def __init__(self, scenario: Mapping[str, Any], edition: int = EDITION) -> None:
        """Lay a scenario on the table.

        Args:
            scenario: what is written down.
            edition: the edition of the rulings that is played by.

        Raises:
            ValueError: it is not valid.
        """
        try:
            if trick_reader.is_trick_game(scenario):
                self._lay_tricks(trick_reader.read(scenario), ScenarioSeating.of(scenario), edition)
            else:
                self._lay(reader.read(scenario), ScenarioSeating.of(scenario))
        except InvalidScenarioError as error:
            raise ValueError(str(error)) from error
        self.state.edition = edition
        self.opening = seen_from(self.state, SPECTATOR)

    def _lay(self, read: reader.ParsedScenario, seating: ScenarioSeating) -> None:
        state = set_up_table(read)
        self.state: GameState = state
        self._first = first_cards(state, read)
        self.coins = [seat.coins for seat in read.seats]
        self._agree(read, seating)

    def _lay_tricks(
        self, read: trick_reader.ParsedTrickScenario, seating: ScenarioSeating, edition: int
    ) -> None:
        self.coins = [PURSE] * seating.players
        self.state = Series(
            read.game.state_class,
            read.options,
            self.coins,
            seating.dealer,
            edition=edition,
            order=seating.order,
        )
        self.state.start()
        self._first = Shuffled(read.pack)
        self._agree(read, seating)

    def _agree(
        self, read: reader.ParsedScenario | trick_reader.ParsedTrickScenario, seating: ScenarioSeating
    ) -> None:
        self.options: GameOptions = read.options
        self.seating = seating
        self.actions = tuple(seating.read_action(text) for text in read.actions)
        self.left = list(self.actions)

    @property
    def deals(self) -> int:
        """How many deals have begun: the first is the scenario's."""
        return self.state.deals

    def shuffled(self) -> Shuffled | None:
        """Return the cards in the scenario's order; None when its deal is over.

        A pack that has run out is not shuffled: the discards follow as they were laid away (T4).
        """
        if not self.state.deals:
            return self._first
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
