"""Playout of a deal of Cambio. Cards are their ranks, players their positions in the order."""

from collections.abc import Callable, Sequence
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.games.cambio import CAT, FOOL, HIGHEST, HORSE, HOUSE, HUMAN, OWL

NONE: Final = -1
"""The value for no card."""
LAST_TWO: Final = 2
SKIPS: Final = frozenset((HORSE.rank, HOUSE.rank))
REFUSES: Final = frozenset((HUMAN.rank, CAT.rank))


class CambioPlayout:
    """A deal under way.

    Attributes:
        cards: by position; a fool that was drawn from the pack has the rank `HIGHEST`.
        dead: by position whether its player has fallen.
        dealt_to: by position the position to which its card was dealt; None for a drawn card.
        draw: returns the next card of the pack, or `NONE`.
    """

    __slots__ = ("cards", "dead", "dealt_to", "draw")

    def __init__(
        self,
        cards: list[int],
        dead: Sequence[bool],
        dealt_to: Sequence[int | None],
        draw: Callable[[], int],
    ) -> None:
        self.cards = cards
        self.dead = list(dead)
        self.dealt_to = list(dealt_to)
        self.draw = draw

    def turns(
        self,
        position: int,
        borders: Borders,
        given: int = NONE,
        here: tuple[int, ...] = (),
        quiet: int = NONE,
    ) -> None:
        """Play the turns from this position on by the borders, until a call.

        Args:
            position: the position on turn.
            borders: the keep thresholds.
            given: the card that the first player gave for theirs.
            here: the borders for dealt cards, if not those for asked players.
            quiet: the position that does not call at the pause before this turn.
        """
        cards, dead = self.cards, self.dead
        last = len(cards) - 1
        here = here or borders.asked
        while position <= last and dead.count(False) > 1:
            if dead[position]:
                position, given = position + 1, NONE
                continue
            if self._is_called(position, quiet, tried=here is not borders.unasked):
                return
            quiet = NONE
            card = cards[position]
            kind = here if given == NONE else borders.came(here)
            if card >= kind[last - position] or NONE < given < card:
                here = here if given == NONE else borders.asked
                position, given = position + 1, NONE
                continue
            here = borders.tried(here)
            target = self.exchange(position)
            given = cards[position] if target == position + 1 else NONE
            position += 1

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

    def exchange(self, position: int) -> int:
        """Exchange for the player at this position; return the other position, or `NONE`."""
        cards, dead = self.cards, self.dead
        for target in range(position + 1, len(cards)):
            if dead[target]:
                continue
            card = cards[target]
            if card in SKIPS:
                continue
            if card in REFUSES:
                self._refuse(card, position)
                return NONE
            self._cross(position, target)
            return target
        self._draw_from_pack(position)
        return NONE

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
