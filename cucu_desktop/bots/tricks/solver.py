"""Double dummy solver: the best play with all cards open, to the last card.

Our side maximises its points and the other side minimises them: a double dummy solver, as in bridge. The
search answers one question only: can our side still take this many points (`alpha_beta`)? The number is found
by bisection.
"""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.alpha_beta import search
from cucu_desktop.bots.tricks.trick_position import DealContext, Position


class Solver:
    """The points that our side can take of those left, with best play of both sides."""

    def __init__(self, context: DealContext, hands: Sequence[int]) -> None:
        """Prepare to solve any position with these hands, or with a part of them."""
        self._contest = context
        self._search = search(context, hands)

    def __del__(self) -> None:
        """Free the memory without the garbage collector, which would interrupt the next search."""
        self._search.forget()

    @property
    def work(self) -> int:
        """The number of leads examined so far."""
        return self._search.work()

    def value(self, position: Position, out: int) -> int:
        """Return the points, in parts, that our side takes from the trick under way on; `out` is in hand."""
        taken, left = self._taken_and_left(position, out)
        least, most = 0, left
        while least < most:
            need = (least + most + 1) // 2
            value = self._ask(position, out, need, left)
            if value >= need:
                least = value
            else:
                most = value
        return taken + least

    def can_take(self, position: Position, out: int, need: int) -> bool:
        """Return whether our side can take this many points from the trick under way on."""
        taken, left = self._taken_and_left(position, out)
        need -= taken
        return need <= 0 or (need <= left and self._ask(position, out, need, left) >= need)

    def _taken_and_left(self, position: Position, out: int) -> tuple[int, int]:
        """Return our side's points in a complete trick, and the points still to take."""
        if position.to_come:
            return 0, self._contest.pack.worth(out) + position.points
        return position.points if self._contest.ours[position.winner] else 0, self._contest.pack.worth(out)

    def _ask(self, position: Position, out: int, need: int, left: int) -> int:
        """Return a bound on our side's points, on the right side of `need`."""
        if not position.to_come:
            return self._search.lead(out, position.winner, need, left)[0]
        if not position.series:
            return self._search.lead(out, position.seat, need, left)[0]
        return self._search.follow(out, *position, need, left)[0]
