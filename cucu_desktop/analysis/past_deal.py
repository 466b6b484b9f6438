"""A deal that is over: how the table stood before and after it, and what was decided in it."""

from collections.abc import Iterable, Iterator

from cucu_desktop.engine.tricks.events import Counted, TokensMoved
from cucu_desktop.frozen import frozen
from cucu_desktop.match.past_decisions import PastDecision, Standing


@frozen
class PastDeal:
    """A deal that is over.

    Attributes:
        begin, end: how the table stood before it and after it.
        decisions: what was decided in it, and until the next deal.
    """

    begin: Standing
    end: Standing
    decisions: tuple[PastDecision, ...]

    def _count(self) -> Counted | None:
        return next((event for event in self.end.events if isinstance(event, Counted)), None)

    def lead(self, seat: int) -> float:
        """Return by how many points a seat's side was ahead at the count of a trick game; 0 without one."""
        count = self._count()
        if count is None:
            return 0.0
        own = next(points for side, points in zip(count.sides, count.points, strict=True) if seat in side)
        return 2 * own - sum(count.points)

    def are_partners(self, seat: int, other: int) -> bool:
        """Tell whether two seats have counted together at the end of a trick game."""
        count = self._count()
        return count is not None and any(seat in side and other in side for side in count.sides)

    def tokens(self, seat: int) -> int:
        """Return how many tokens a deal of a trick game has brought a seat, or cost it."""
        moved = (event for event in self.end.events if isinstance(event, TokensMoved))
        return sum(event.tokens for event in moved if event.seat == seat)


def deals_of(found: Iterable[PastDecision | Standing]) -> Iterator[PastDeal]:
    """Yield the deals of a match that was gone through, game after game."""
    begin: Standing | None = None
    decisions: list[PastDecision] = []
    for each in found:
        if isinstance(each, PastDecision):
            decisions.append(each)
            continue
        if begin is not None and begin.game == each.game:
            yield PastDeal(begin, each, tuple(decisions))
        begin = each
        decisions.clear()
