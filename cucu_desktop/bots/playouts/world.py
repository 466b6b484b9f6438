"""A deal in the engine that a seat cannot tell from the one at the table."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from cucu_desktop.bots.playouts.others import Others
from cucu_desktop.engine.actions import CHANCE, Action, Amount, Decision
from cucu_desktop.engine.events import TokenLost
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import SlippersLost, TokenGained
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.learning.turn_record import TurnRecord

Entry = tuple[Any, ...]
"""An event of the journal: its kind and its attributes."""
_PURSE: Final = 100
BETWEEN_DEALS: Final = frozenset(("reentry", "backing", "agreement", "penalty", "bet", "consent"))
"""The kinds of decisions that are made when no card moves any more, or none yet."""


class World(TurnRecord):
    """A deal under way that a seat cannot tell from the one at the table.

    Attributes:
        news: the events of the last action.
        lost, won: the seats that have lost or won a token, with repeats.
    """

    __slots__ = ("lost", "news", "won")

    def __init__(self, state: ExchangeState) -> None:
        self.lost: tuple[int, ...] = ()
        self.won: tuple[int, ...] = ()
        super().__init__(state, ())

    @property
    def due(self) -> Decision | None:
        """The next decision of the deal; None when no card moves any more."""
        due = self.state.decision
        return None if due is None or due.seat == CHANCE or due.kind in BETWEEN_DEALS else due

    def play_on(self, others: Others, random: Random) -> None:
        """Play the deal to its end."""
        while (due := self.due) is not None:
            options = plain(due.options)
            if len(options) == 1:
                self.apply(options[0])
                continue
            chances = others.chances(self, due, options)
            self.apply(random.choices(options, chances)[0])

    def _read(self) -> None:
        self.news: list[Entry] = self.state.table.journal.copy()
        for entry in self.news:
            if entry[0] is TokenLost or entry[0] is SlippersLost:
                self.lost += (entry[1],)
            elif entry[0] is TokenGained:
                self.won += (entry[1],)
        super()._read()


def plain(options: Sequence[object]) -> list[Action]:
    """Return the options as actions; an option with an amount has the least and the greatest one."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Action):
            found.append(option)
        elif isinstance(option, Amount):
            found += [
                action
                for action in (option.of(option.low), option.of(option.high))
                if option.includes(action)
            ]
    return found


def before_shuffle(options: ExchangeOptions, players: int) -> ExchangeState:
    """Return a game with this number of players before its first shuffle."""
    game = GAMES[options.game]
    assert isinstance(game, ExchangeGame)  # only these are played out
    state = game.state_class(options, [game.coins_of(options, _PURSE)] * players, players - 1)
    state.start()
    while (due := state.decision) is not None and due.seat != CHANCE:
        state.apply(plain(due.options)[0])
    return state
