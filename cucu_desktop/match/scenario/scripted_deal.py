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
from cucu_desktop.match.scenario.reader import ParsedTricks, read
from cucu_desktop.match.scenario.runner import first_cards, set_up_table
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions


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
        """Set up a scenario under an edition of the rulings.

        Raises:
            ValueError: it is not valid.
        """
        try:
            parsed = read(scenario)
        except InvalidScenarioError as error:
            raise ValueError(str(error)) from error
        self.options: GameOptions = parsed.options
        self.seating = seating = ScenarioSeating.of(scenario)
        self.coins = [seat.coins for seat in parsed.seats if not seat.dummy]
        self.state: GameState
        if isinstance(parsed, ParsedTricks):
            kind, dealer = parsed.game.state_class, seating.dealer
            self.state = Series(
                kind, parsed.options, self.coins, dealer, edition=edition, order=seating.order
            )
            self.state.start()
            self._first = Shuffled(parsed.pack)
        else:
            self.state = set_up_table(parsed)
            self._first = first_cards(self.state, parsed)
        self.state.edition = edition
        self.actions = tuple(seating.read_action(text) for text in parsed.actions)
        self.left = list(self.actions)
        self.opening = seen_from(self.state, SPECTATOR)

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
