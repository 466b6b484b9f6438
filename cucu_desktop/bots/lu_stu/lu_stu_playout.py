"""RankPlayout of a deal of Lu Stù, by the policy of sensible players (003; L1-L8)."""

from collections.abc import Callable, Sequence
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.rank_playout import NONE, RankPlayout
from cucu_desktop.games.lu_stu import MATTO, NULLA, XI, XII, XIII, XIV, XV

RANKS: Final = XV.rank + 1
ARREST: Final = XI.rank
"""The lowest rank that is not given on demand."""
FOOL: Final = MATTO.rank
HORSE: Final = XIII.rank
COSTLY: Final = (XII.rank, XIV.rank)


def is_safe(came: int, gave: int) -> bool:
    """Return whether a card protects its holder, given the card that they gave for it, or none.

    Of equal cards the earlier pays (L2), but a Matto is no protection, unless both win by it.
    """
    return FOOL < gave <= came or gave == came == FOOL


class LuStuPlayout(RankPlayout):
    """A deal being played out.

    Attributes:
        cards: by position, or `NONE` before the turn.
        tokens: by position.
        draw: deals a card.
        promises: for each guest the innkeeper who pays for a nulla.
        sold: the positions with an inn that was bought.
        paid: the positions that have paid a token to an arrest.
    """

    __slots__ = ("draw", "paid", "promises", "sold", "tokens")

    def __init__(
        self, cards: list[int], tokens: Sequence[int], draw: Callable[[], int], borders: Borders
    ) -> None:
        super().__init__(cards, borders, skips=True, judges=True)
        self.tokens = list(tokens)
        self.draw = draw
        self.promises: dict[int, int] = {}
        self.sold: set[int] = set()
        self.paid: list[int] = []

    def begin_turn(self, position: int, here: tuple[int, ...]) -> int:
        """Deal the player at this position a card, if none has come."""
        del here
        if self.cards[position] == NONE:
            self.cards[position] = self.draw()
        return position

    def keeps(self, position: int, given: int, border: int, here: tuple[int, ...]) -> bool:
        """Return whether the player keeps, by the border, or as the card given for this one saves them."""
        del here
        card = self.cards[position]
        return card >= border or is_safe(card, given) or not self.may_exchange(position)

    def may_exchange(self, position: int) -> bool:
        """Return whether the card is no arrest; the dealer may exchange all but the highest (L1)."""
        cards = self.cards
        return cards[position] < (ARREST if position < len(cards) - 1 else XV.rank)

    def exchange(self, position: int) -> tuple[int, int]:
        """Make the player at this position try the next one or the pack."""
        cards = self.cards
        last = len(cards) - 1
        target = position + 1
        dealt = HORSE
        while target <= last:
            dealt = cards[target] = self.draw() if cards[target] == NONE else cards[target]
            if dealt != HORSE:
                break
            target += 1
        if target > last:
            cards[position] = self.draw()
        elif dealt < ARREST:
            cards[position], cards[target] = dealt, cards[position]
            return target, dealt
        elif dealt == ARREST:
            self.promises[position] = target
        elif dealt in COSTLY:
            self.pay(position)
            if dealt == COSTLY[0] and self.tokens[position]:
                self.run_back(position)
        return target + 1, NONE

    def pay(self, position: int) -> None:
        """Take a token for an arrest; a player who pays the last one is out at once (L6)."""
        self.paid.append(position)
        self.tokens[position] -= 1
        if not self.tokens[position]:
            self.cards[position] = NONE

    def run_back(self, carrier: int) -> None:
        """Run the card back until something stops it (L7)."""
        cards = self.cards
        for position in range(carrier - 1, -1, -1):
            card = cards[position]
            if card == NONE:
                continue
            if card >= ARREST and position not in self.sold:
                if card == HORSE:
                    continue
                if card in COSTLY:
                    self.pay(carrier)
                return
            if position in self.sold:
                self.sold.remove(position)
                self.sold.add(carrier)
            cards[carrier], cards[position] = card, cards[carrier]
            carrier = position

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Compare the cards; return the positions of lost tokens, with repeats, and of gained ones."""
        live, fools, lowest, least = 0, [], NONE, RANKS
        tokens = self.tokens
        for position, card in enumerate(self.cards):
            if card == NONE or not tokens[position]:
                continue
            live += 1
            if card == FOOL:
                fools.append(position)
            elif card < least:
                lowest, least = position, card
        gainers: tuple[int, ...] = ()
        if len(fools) == 2:
            gainers = tuple(fools if live > 2 else fools[1:])
        lost = self.paid.copy()
        if live > max(len(fools), 1):
            if len(fools) == 1:
                lost += fools
            lost.append(self.promises.get(lowest, lowest) if least == NULLA.rank else lowest)
        return tuple(lost), gainers
