"""A scenario on the table of a match: its seating, its cards in order, and its actions."""

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
from cucu_desktop.match.scenario.runner import first_cards, set_up_table
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions

PURSE = 100
"""The default coins of a seat."""


@frozen
class ScenarioSeating:
    """The seating of a scenario.

    In a match players have the first seat numbers and dummies the last (H2).

    Attributes:
        names: all names by seat.
        players: the number of players.
        order: the seats in playing order, the dealer last.
    """

    names: tuple[str, ...]
    players: int
    order: Order

    @classmethod
    def of(cls, scenario: Mapping[str, Any]) -> "ScenarioSeating":
        """Return the seating of a scenario, the dealer last."""
        seats = scenario["seats"]
        dummies = [index for index, seat in enumerate(seats) if seat.get("dummy", False)]
        turn = dummies[-1] + 1 if dummies else 0
        places = [*range(turn, len(seats)), *range(turn)]  # dummies, which may be neighbours, come last
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
        """Parse an action with its seat ("Ada keep"); a dummy's is that of the partner opposite.

        Raises:
            ValueError: an unknown player or action.
        """
        name = max((name for name in self.names if text.startswith(f"{name} ")), key=len, default="")
        seat = self.names.index(name)
        who = seat if seat < self.players else across(self.order, seat)
        return who, parse(text.removeprefix(f"{name} "))


class ScriptedDeal:
    """A scenario on the table of a match.

    Attributes:
        state: the game before the cards are shuffled.
        options: the game's options.
        seating: the seating.
        coins: the coins by seat.
        actions: the scenario's actions, each with its seat.
        left: the remaining actions; empty after any deviation.
        opening: the public observation before the cards are dealt.
    """

    def __init__(self, scenario: Mapping[str, Any], edition: int = EDITION) -> None:
        """Set up a scenario.

        Args:
            scenario: its contents.
            edition: the edition of the rulings.

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

        A pack that has run out is not shuffled: the discards follow in their order (T4).
        """
        if not self.state.deals:
            return self._first
        if self.state.deals == 1 and self.state.decision is RESHUFFLE:
            return Shuffled(self.state.to_shuffle.cards)
        return None

    def hear(self, seat: int, action: Action) -> None:
        """Follow an action; a deviation from the scenario ends its script."""
        if self.left and self.left[0] == (seat, action):
            self.left = self.left[1:]
        else:
            self.left = []

    def due(self, seat: int) -> Action | None:
        """Return this seat's next action in the scenario, as long as nobody has deviated."""
        return self.left[0][1] if self.left and self.left[0][0] == seat else None
