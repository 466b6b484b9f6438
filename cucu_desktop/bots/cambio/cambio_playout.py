"""RankPlayout of a deal of Cambio. Cards are their ranks, players their positions in the order."""

from collections.abc import Callable, Sequence
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.rank_playout import NONE, RankPlayout
from cucu_desktop.games.cambio import CAT, FOOL, HIGHEST, HORSE, HOUSE, HUMAN, OWL

LAST_TWO: Final = 2
SKIPS: Final = frozenset((HORSE.rank, HOUSE.rank))
REFUSES: Final = frozenset((HUMAN.rank, CAT.rank))


class CambioPlayout(RankPlayout):
    """A deal under way.

    Attributes:
        cards: by position; a fool that was drawn from the pack has the rank `HIGHEST`.
        dead: by position whether its player has fallen.
        dealt_to: by position the position to which its card was dealt; None for a drawn card.
        draw: returns the next card of the pack, or `NONE`.
        quiet: the position that does not call before the next turn.
    """

    __slots__ = ("dead", "dealt_to", "draw", "quiet")

    def __init__(
        self,
        cards: list[int],
        dead: Sequence[bool],
        dealt_to: Sequence[int | None],
        draw: Callable[[], int],
        borders: Borders,
    ) -> None:
        super().__init__(cards, borders, skips=True)
        self.dead = list(dead)
        self.dealt_to = list(dealt_to)
        self.draw = draw
        self.quiet = NONE

    def begin_turn(self, position: int, here: tuple[int, ...]) -> int:
        """Return the next position that has not fallen, from this one on; none after a call."""
        dead = self.dead
        if dead.count(False) < LAST_TWO:
            return len(dead)
        if dead[position]:
            return position + 1
        if self._is_called(position, self.quiet, tried=here is not self.borders.unasked):
            return len(dead)
        self.quiet = NONE
        return position

    def _is_called(self, position: int, quiet: int, *, tried: bool) -> bool:
        """Return whether an owl is called before this turn.

        Its holder calls if asked next; if asked after the next player, once a player has
        tried to exchange; and if the owl came by exchange and may still meet the cat.
        """
        cards, dead, owl = self.cards, self.dead, OWL.rank
        if owl not in cards:
            return False
        standing = [target for target in range(position + 1, len(cards)) if not dead[target]]
        asked = standing[: 1 + tried]
        if any(cards[target] == owl and target != quiet for target in asked):
            return True
        came = self.dealt_to[position:]
        return any(
            cards[holder] == owl and holder != quiet and not dead[holder] and holder in came
            for holder in range(position)
        )

    def exchange(self, position: int) -> tuple[int, int]:
        """Make the player at this position try the next one who stands, or the pack; all keep their turns."""
        cards, dead, following = self.cards, self.dead, position + 1
        for target in range(following, len(cards)):
            if dead[target]:
                continue
            card = cards[target]
            if card in SKIPS:
                continue
            if card in REFUSES:
                self._refuse(card, position)
                return following, NONE
            self._cross(position, target)
            return following, cards[position] if target == following else NONE
        self._draw_from_pack(position)
        return following, NONE

    def _cross(self, position: int, target: int) -> None:
        cards, to = self.cards, self.dealt_to
        cards[position], cards[target] = cards[target], cards[position]
        to[position], to[target] = to[target], to[position]
        for each in (position, target):
            if cards[each] == FOOL.rank:
                self.dead[each] = True

    def _draw_from_pack(self, position: int) -> None:
        while (card := self.draw()) != NONE:
            if card in SKIPS:
                continue
            if card in REFUSES:
                self._refuse(card, position)
            elif card != OWL.rank:
                self.cards[position] = HIGHEST if card == FOOL.rank else card
                self.dealt_to[position] = None
            return

    def _refuse(self, card: int, position: int) -> None:
        struck = position if card == HUMAN.rank else self.dealt_to[position]
        if struck is not None:
            self.dead[struck] = True

    def loses(self, position: int) -> tuple[int, bool]:
        """Return the number of losers of this deal, and whether the player at this position is one (B14)."""
        cards, dead = self.cards, self.dead
        standing = [card for card, fell in zip(cards, dead, strict=True) if not fell]
        fallen = len(cards) - len(standing)
        if len(standing) < LAST_TWO:
            return fallen, dead[position]
        lowest = min(standing)
        return fallen + standing.count(lowest), dead[position] or cards[position] == lowest
