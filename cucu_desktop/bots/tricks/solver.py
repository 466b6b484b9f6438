"""Double dummy solver: the best play with all cards open, to the last card.

Our side takes as much as it can and the other one lets it have as little as it can: a double dummy solver, as
bridge has them. The search asks one thing only: can our side still take so much (`search`)? The number is
found by asking for the middle of what it can still be, until it can be one thing only.
"""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.position import DealContext, Position
from cucu_desktop.bots.tricks.search import search


class Solver:
    """What our side can take of what is left, if both sides play their best."""

    def __init__(self, context: DealContext, hands: Sequence[int]) -> None:
        """Get ready to solve any position with these hands, or with what is left of them."""
        self._contest = context
        self._search = search(context, hands)

    def __del__(self) -> None:
        """Leave nothing to the garbage collector, which would stop the next search for it."""
        self._search.forget()

    @property
    def work(self) -> int:
        """How many leads have been looked at so far."""
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
        """Tell whether our side can take so much from the trick under way on."""
        taken, left = self._taken_and_left(position, out)
        need -= taken
        return need <= 0 or (need <= left and self._ask(position, out, need, left) >= need)

    def _taken_and_left(self, position: Position, out: int) -> tuple[int, int]:
        """Return what our side has taken already, by a trick that is complete, and what is left to take."""
        if position.to_come:
            return 0, self._contest.pack.worth(out) + position.points
        return position.points if self._contest.ours[position.winner] else 0, self._contest.pack.worth(out)

    def _ask(self, position: Position, out: int, need: int, left: int) -> int:
        """Return what our side can take, on the right side of what it needs."""
        if not position.to_come:
            return self._search.lead(out, position.winner, need, left)[0]
        if not position.series:
            return self._search.lead(out, position.seat, need, left)[0]
        return self._search.follow(out, *position, need, left)[0]
