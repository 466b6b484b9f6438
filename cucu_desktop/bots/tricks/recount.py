"""The recount: the winner of a deal with even points, as most deals of Cöch and Zifuli need none.

Even points are counted again by other values (H3), so an end with even points is still won, drawn or
lost. A deal is searched for its points, which is quick since many cards have equal values; only an even
end is searched again, with both counts in one number.
"""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.bots.tricks.trick_position import DealContext
from cucu_desktop.engine.actions import Action


class Recount:
    """The ends of one world with even points."""

    def __init__(
        self, belief: TrickBelief, pack: BitPack, context: DealContext, hands: Sequence[int]
    ) -> None:
        """Take a world.

        Args:
            belief: the seat's information.
            pack: the pack with both counts in one number.
            context: the deal.
            hands: the cards in hand.
        """
        self._position = TrickBelief.of(belief.observation, pack).position
        self._context = context._replace(pack=pack)
        self._hands = hands
        self._pack = pack
        self._ours, theirs = TrickBelief.of(belief.observation, pack).taken(context)
        self._in_play = self._ours + theirs + self._position.points + pack.worth(sum(hands))
        self._solver: Solver | None = None

    @property
    def work(self) -> int:
        """The number of leads examined so far."""
        return self._solver.work if self._solver else 0

    def after(self, taken: int) -> float:
        """Return 1, 0.5 or 0: won, drawn or lost if our side takes these cards of those left."""
        return self._pack.won(self._ours + self._pack.worth(taken), self._in_play)

    def solved(self, card: int, option: Action, out: int) -> float:
        """Return the same if this card is played now, and `out` is then played with best play."""
        self._solver = self._solver or Solver(self._context, self._hands)
        position = self._position.after(card, self._context, option.series)
        half, is_odd = divmod(self._in_play, 2)
        if self._solver.can_take(position, out, half + 1 - self._ours):
            return 1.0
        if not is_odd and self._solver.can_take(position, out, half - self._ours):
            return 0.5
        return 0.0
