"""The best play with all cards open, to the last card.

Our side takes as much as it can and the other one lets it have as little as it can: a double dummy solver, as
bridge has them. The search asks one thing only: can our side still take so much (`search`)? The number is
found by asking for the middle of what it can still be, until it can be one thing only.
"""

from collections.abc import Sequence

from cucu_desktop.bots.tricks.position import Contest, Position
from cucu_desktop.bots.tricks.search import search


class Solver:
    """What our side can take of what is left, if both sides play their best."""

    def __init__(self, contest: Contest, hands: Sequence[int]) -> None:
        """Get ready to solve any position with these hands, or with what is left of them."""
        self._contest = contest
        self._search = search(contest, hands)

    def __del__(self) -> None:
        """Leave nothing to the garbage collector, which would stop the next search for it."""
        self._search.forget()

    @property
    def work(self) -> int:
        """How many leads have been looked at so far."""
        return self._search.work()

    def value(self, position: Position, out: int) -> int:
        """Return the points, in parts, that our side takes from the trick under way on; `out` is in hand."""
        taken, leader = 0, position.seat
        if not position.to_come:
            leader = position.winner
            taken = position.points if self._contest.ours[leader] else 0
        is_lead = not position.to_come or not position.series
        left = self._contest.deck.worth(out) + (0 if is_lead else position.points)
        least, most = 0, left
        while least < most:
            need = (least + most + 1) // 2
            if is_lead:
                value, _ = self._search.lead(out, leader, need, left)
            else:
                value, _ = self._search.follow(out, *position, need, left)
            if value >= need:
                least = value
            else:
                most = value
        return taken + least
