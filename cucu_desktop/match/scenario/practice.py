"""Practice: a match of given deals, each a game of its own, as in a lesson.

Every deal begins with all tokens and full purses, so nobody is out by the result of the last deal.
"""

from collections.abc import Iterable, Sequence
from typing import Self

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.deal_numbers import shuffled
from cucu_desktop.match.log import Line
from cucu_desktop.match.match import Match, Player
from cucu_desktop.match.setup import Setup, game_line


@frozen
class PracticeDeal:
    """One deal.

    `cards` are the first cards of the pack in the order of leaving it, the others as in a new pack; or it is
    the deal number of all cards.
    """

    dealer: int
    cards: str | int


class PracticeMatch(Match):
    """A match of these deals, without a log; `next_game` goes on to the next one."""

    _deals: Sequence[PracticeDeal] = ()

    @classmethod
    def of(cls, setup: Setup, deals: Sequence[PracticeDeal]) -> Self:
        """Begin the first deal; `setup.deals` has to be 1."""
        match = cls(setup)
        match._deals = deals
        match._go_on()
        return match

    @property
    def has_more(self) -> bool:
        return self.deals_left > 0

    @property
    def deals_left(self) -> int:
        """The number of deals that follow the present one."""
        return len(self._deals) - self.game_number

    def next_game(self, joining: Iterable[Player] = (), leaving: Iterable[str] = ()) -> None:
        """Begin the next deal with the same players at the same seats.

        Raises:
            ValueError: the deal is not over, it was the last, or the players are to change.
        """
        if not (self.is_over and self.has_more) or [*joining, *leaving]:
            msg = "there is no next deal for these players"
            raise ValueError(msg)
        self._do(self._first_game())
        self._go_on()

    def _first_game(self) -> Line:
        setup = self.setup
        purse = GAMES[setup.game].coins_of(setup.options, setup.purse)
        coins = [purse] * len(setup.players)
        return game_line(setup.players, coins, self._deals[self.game_number].dealer, onlookers=0)

    def _deal(self) -> None:
        written, pack = self._deals[self.game_number - 1].cards, self._replay.state.to_shuffle
        if isinstance(written, int):
            order = shuffled(written, pack)
        else:
            order = Shuffled(pack.complete(pack[card] for card in written.split()))
        self._do({"shuffle": str(order)})
