"""A deal between two, enumerated: the ends of any two cards, as a playout by the game's rules has them."""

from collections.abc import Callable, Container
from typing import Generic, TypeVar

from cucu_desktop.bots.rank_playout import NONE, RankPlayout
from cucu_desktop.bots.two_players.card_odds import Pack, next_card
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST, Deal, End, Ends, Meeting, Once

P = TypeVar("P", bound=RankPlayout)
Known = dict[tuple[int, ...], Ends]
"""The ends by both cards, the next card of the pack, and the positions that exchange."""


class PlayedDeal(Generic[P]):
    """The possible ends of a deal with two cards."""

    def __init__(
        self,
        pack: Pack,
        begin: Callable[[list[int], Callable[[], int]], P],
        end: Callable[[P], End],
        drawable: Pack = (),
        *,
        looks_back: bool = False,
        known: Known | None = None,
    ) -> None:
        """Take the rules.

        Args:
            pack: by rank the number of cards.
            begin: begins a playout with both cards and a source of the next cards.
            end: gives the end of a deal that has been played out.
            drawable: the cards of the pack at which a draw may end; by default all.
            looks_back: whether an exchange makes a difference to the draw after it.
            known: the ends found so far, which packs of the same cards may share.
        """
        self._pack = pack
        self._begin = begin
        self._end = end
        self._drawable = drawable or pack
        self._looks_back = looks_back
        self._known: Known = {} if known is None else known
        self._kept: dict[tuple[int, int], tuple[Ends, ...]] = {}

    def deal(self, shown: Container[int] = ()) -> Deal:
        """Return the deal as a tree over hands.

        Args:
            shown: the ranks whose holders show them; the hands of players who see one are named by as many
                more as there are ranks.
        """
        ranks, once = len(self._pack), Once()
        return {
            (mine + ranks * (theirs in shown), theirs + ranks * (mine in shown)): Meeting(
                first * second, once(self.kept(mine, theirs)), once(self.passed(mine, theirs))
            )
            for mine, first in next_card(self._pack)
            for theirs, second in next_card(self._pack, mine)
        }

    def kept(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return the ends when the eldest hand has kept and the dealer keeps, and if allowed draws."""
        known = self._kept.get((mine, dealers))
        if known is None:
            deal = self._begin([mine, dealers], lambda: NONE)
            draws = [self._with_a_draw(mine, dealers, DEALER)] if deal.may_exchange(DEALER) else []
            known = self._kept[mine, dealers] = (self._ends(mine, dealers), *draws)
        return known

    def passed(self, mine: int, dealers: int) -> tuple[Ends, ...]:
        """Return the ends when the eldest hand passes a card, as `kept` if it comes to the dealer.

        They are empty if the eldest hand may not pass it.
        """
        draws: list[int] = []

        def draw() -> int:
            draws.append(NONE)
            return NONE

        deal = self._begin([mine, dealers], draw)
        if not deal.may_exchange(ELDEST):
            return ()
        following, _ = deal.exchange(ELDEST)
        if following != DEALER:
            return (self._with_a_draw(mine, dealers, ELDEST) if draws else self._ends(mine, dealers, ELDEST),)
        if self._looks_back:
            return self._ends(mine, dealers, ELDEST), self._with_a_draw(mine, dealers, ELDEST, DEALER)
        return self.kept(dealers, mine)

    def _with_a_draw(self, mine: int, dealers: int, *turns: int) -> Ends:
        found: dict[End, float] = {}
        gone = [rank for rank in (mine, dealers) if self._drawable[rank]]
        for card, chance in next_card(self._drawable, *gone):
            for end in self._ends(mine, dealers, *turns, drawn=card):
                found[end] = found.get(end, 0.0) + chance
        return found

    def _ends(self, mine: int, dealers: int, *turns: int, drawn: int = NONE) -> Ends:
        """Return the ends when they exchange in these turns, given the next card of the pack."""
        key = mine, dealers, drawn, *turns
        if key not in self._known:
            deal = self._begin([mine, dealers], lambda: drawn)
            for position in turns:
                deal.exchange(position)
            self._known[key] = {self._end(deal): 1.0}
        return self._known[key]
