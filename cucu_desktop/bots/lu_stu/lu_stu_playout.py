"""RankPlayout of a deal of Lu Stù, by the policy of sensible players (003; L1-L8)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read
from cucu_desktop.bots.rank_playout import NONE, RankPlayout
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.lu_stu import MATTO, NULLA, XI, XII, XIII, XIV, XV

RANKS: Final = XV.rank + 1
ARREST: Final = XI.rank
"""The lowest rank that is not given on demand."""
FOOL: Final = MATTO.rank
HORSE: Final = XIII.rank
COSTLY: Final = (XII.rank, XIV.rank)
LAST_TWO: Final = 2
TWO_PLAYER_BORDERS: Final = (CUCCO["VII"].rank, CUCCO["I"].rank)
"""The ranks from which dealer and eldest hand of the last two keep."""
_FOUND: Final = {
    3: ("10.14 7.98 6:20/77", "4.97 4 4", "11 7:22/70 8", "5:12/96/98 6 6", "11 7:22/70 8"),
    4: (
        "9.2 7.84 6:5/88 5:4/65",
        "4.13 3.79 3 3",
        "8:11/15/92 7:41/98 6:4/95 7",
        "3:3/4/53 3:3/28 4 4",
        "4.3 4 4 4",
        "4.98 4 4 4",
    ),
    5: (
        "8.64 7.13 6.97 6.4 5:21/94",
        "4 3.09 3 3 3",
        "7:11/25/92 7.08 6.69 6.1 6",
        "3:2/4/65 3:6/46 3:8/65 4 4",
        "4.3 3 4 4 4",
        "4.85 4 4 4 4",
    ),
    6: (
        "8 7 6.73 6.08 5.79 5.32",
        "3:5/97 3 3.05 3.08 3 3",
        "7:43/93 6.96 6.16 6 5.8 6",
        "4:8/83 3:9/72 3:8/84 3:7/95 3 3",
        "4.3 3.1 3 3 3 3",
        "4.33 3.36 3.06 3.06 3 3",
    ),
    8: ("76665555", "33333333", "66666555", "43333333"),
    10: ("6555555444", "3222222222", "5555555544", "4333333333"),
}
"""By number of players the borders: unasked, asked, given and stopped; given when asked; asked late.

The dealer's come first.
"""


@cache
def borders(players: int) -> Borders:
    """Return the borders for a number of players.

    Found by play, at most tables as the observed play of the best. The dealer, who pays
    last of equals and draws without the risk of an arrest, demands more, and earlier players demand
    less. Of two the eldest hand is content with a I.
    """
    if players == LAST_TWO:
        return Borders(TWO_PLAYER_BORDERS, TWO_PLAYER_BORDERS, TWO_PLAYER_BORDERS)
    if players in _FOUND:
        return read(_FOUND[players])
    dealers = 1.18 * RANKS / (1.8 + 0.25 * players)
    others = RANKS / (1.8 + 0.25 * players)
    earlier = [0.6 - 1.2 * after / (players - 2) for after in range(players - 1)]
    return Borders(
        (round(dealers + 1), *[round(others + more) for more in earlier]),
        (round(0.7 * dealers), *[round(0.7 * others)] * (players - 1)),
        (round(dealers), *[round(others + 0.2)] * (players - 1)),
    )


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
