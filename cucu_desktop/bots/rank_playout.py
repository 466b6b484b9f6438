"""Playout of the turns of a deal by borders: the part that all exchange games have in common."""

from typing import Final

from cucu_desktop.bots.borders import Borders

NONE: Final = -1
"""The value for no card."""
NO_BORDERS: Final = Borders((), (), ())
"""Empty `Borders`, for a `RankPlayout` in which no player decides by them."""


class RankPlayout:
    """A deal being played out. Cards are their ranks, players their positions in the playing order.

    A game overrides `exchange`, and where they hold, what `skips` and `judges` are about.

    Attributes:
        cards: by position; they change.
        borders: the keep thresholds.
        skips: whether `begin_turn` gives the next turn; else the next position has it.
        judges: whether `keeps` decides; else players keep from the border on, and a card higher than the one
            they gave for it.
    """

    __slots__ = ("borders", "cards", "judges", "skips")

    def __init__(
        self,
        cards: list[int],
        borders: Borders = NO_BORDERS,
        *,
        skips: bool = False,
        judges: bool = False,
    ) -> None:
        self.cards = cards
        self.borders = borders
        self.skips = skips
        self.judges = judges

    def turns(
        self, position: int, given: int = NONE, here: tuple[int, ...] = (), *, late: bool = False
    ) -> None:
        """Play the turns from this position on by the borders.

        Args:
            position: the position on turn.
            given: the card that this player gave for theirs.
            here: the borders for dealt cards, if not those for asked players.
            late: whether the card that came for `given` set out late (`opponent_model.Arrivals`).
        """
        cards, borders, skips, judges = self.cards, self.borders, self.skips, self.judges
        last = len(cards) - 1
        here = here or borders.asked
        while position <= last:
            if skips:
                turn = self.begin_turn(position, here)
                if turn != position:
                    position, given = turn, NONE
                    continue
            card = cards[position]
            border = (here if given == NONE else borders.came(here))[last - position]
            if self.keeps(position, given, border, here) if judges else card >= border or NONE < given < card:
                if given != NONE:
                    here = borders.content(late=late and here is not borders.asked)
                position, given = position + 1, NONE
                continue
            if borders.asked_late:
                late = position > 0 and given == NONE and here is borders.unasked
            here = borders.tried(here)
            position, given = self.exchange(position)

    def begin_turn(self, position: int, here: tuple[int, ...]) -> int:
        """Return the position of the next player with a turn, from this one on.

        Args:
            position: the position after the last turn.
            here: the borders for dealt cards.
        """
        raise NotImplementedError

    def may_exchange(self, position: int) -> bool:
        """Return whether the player at this position has a turn in which exchanging is allowed."""
        return position < len(self.cards)

    def keeps(self, position: int, given: int, border: int, here: tuple[int, ...]) -> bool:
        """Return whether the player at this position keeps the card.

        Args:
            position: the position on turn.
            given: the card that this player gave for theirs, or `NONE`.
            border: the keep threshold.
            here: the borders for dealt cards.
        """
        raise NotImplementedError

    def exchange(self, position: int) -> tuple[int, int]:
        """Exchange for the player at this position.

        Returns:
            The next position, and the card that its player gave for a card that came, or `NONE`.
        """
        raise NotImplementedError
