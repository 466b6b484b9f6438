"""A finished deal: the table before and after it, and its decisions."""

from collections.abc import Iterable, Iterator

from cucu_desktop.engine.tricks.events import Counted, TokensMoved
from cucu_desktop.frozen import frozen
from cucu_desktop.match.past_decisions import PastDecision, TableStanding


@frozen
class AnalysedDeal:
    """A finished deal.

    Attributes:
        begin, end: the table before it and after it.
        decisions: its decisions, and those until the next deal.
    """

    begin: TableStanding
    end: TableStanding
    decisions: tuple[PastDecision, ...]

    def _count(self) -> Counted | None:
        return next((event for event in self.end.events if isinstance(event, Counted)), None)

    def lead(self, seat: int) -> float:
        """Return the point difference of a seat's side at the count of a trick game; 0 without a count."""
        count = self._count()
        if count is None:
            return 0.0
        own = next(points for side, points in zip(count.sides, count.points, strict=True) if seat in side)
        return 2 * own - sum(count.points)

    def are_partners(self, seat: int, other: int) -> bool:
        """Return whether two seats were counted on one side at the end of a trick game."""
        count = self._count()
        return count is not None and any(seat in side and other in side for side in count.sides)

    def tokens(self, seat: int) -> int:
        """Return the tokens that a deal of a trick game has won or lost a seat."""
        moved = (event for event in self.end.events if isinstance(event, TokensMoved))
        return sum(event.tokens for event in moved if event.seat == seat)


def deals_of(found: Iterable[PastDecision | TableStanding]) -> Iterator[AnalysedDeal]:
    """Yield the deals of a match, game after game."""
    begin: TableStanding | None = None
    decisions: list[PastDecision] = []
    for each in found:
        if isinstance(each, PastDecision):
            decisions.append(each)
            continue
        if begin is not None and begin.game == each.game:
            yield AnalysedDeal(begin, each, tuple(decisions))
        begin = each
        decisions.clear()
