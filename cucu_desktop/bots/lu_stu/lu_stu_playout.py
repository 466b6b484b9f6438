"""Playout of a deal of Lu Stù, by the policy of sensible players (003; L1-L8)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from cucu_desktop.bots.borders import Borders, read
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
NONE: Final = -1
"""The value for no card."""


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


class LuStuPlayout:
    """A deal being played out. Cards are their ranks, players their positions in the order.

    Attributes:
        cards: by position, or `NONE`.
        tokens: by position.
        draw: deals a card.
        keep_from: the keep thresholds.
        promises: for each guest the innkeeper who pays for a nulla.
        sold: the positions with an inn that was bought.
        paid: the positions that have paid a token to an arrest.
    """

    __slots__ = ("cards", "draw", "keep_from", "paid", "promises", "sold", "tokens")

    def __init__(
        self, cards: list[int], tokens: Sequence[int], draw: Callable[[], int], keep_from: Borders
    ) -> None:
        self.cards = cards
        self.tokens = list(tokens)
        self.draw = draw
        self.keep_from = keep_from
        self.promises: dict[int, int] = {}
        self.sold: set[int] = set()
        self.paid: list[int] = []

    def exchange(self, position: int) -> int:
        """Make the player at this position try the next one or the pack; return the next position."""
        cards = self.cards
        last = len(cards) - 1
        target = position + 1
        dealt = HORSE
        while target <= last:
            dealt = cards[target] = self.draw()
            if dealt != HORSE:
                break
            target += 1
        if target > last:
            cards[position] = self.draw()
        elif dealt < ARREST:
            cards[position], cards[target] = dealt, cards[position]
            return target
        elif dealt == ARREST:
            self.promises[position] = target
        elif dealt in COSTLY:
            self.pay(position)
            if dealt == COSTLY[0] and self.tokens[position]:
                self.run_back(position)
        return target + 1

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

    def play_on(
        self, position: int, given: int = NONE, here: tuple[int, ...] = (), *, late: bool = False
    ) -> None:
        """Play on from this position by the borders.

        Args:
            position: the position on turn.
            given: the card that this player gave for theirs.
            here: the borders for dealt cards, if not those for asked players.
            late: whether that card has set out late, if another was given for it.
        """
        cards, keep_from = self.cards, self.keep_from
        last = len(cards) - 1
        here = here or keep_from.asked
        while position <= last:
            card = cards[position]
            if card == NONE:
                card = cards[position] = self.draw()
            kind = here if given == NONE else keep_from.came(here)
            if is_safe(card, given) or card >= kind[last - position] or (card >= ARREST and position < last):
                here = here if given == NONE else keep_from.content(late=late and here is not keep_from.asked)
                position, given = position + 1, NONE
                continue
            late = position > 0 and given == NONE and here is keep_from.unasked
            here = keep_from.tried(here)
            following = self.exchange(position)
            given = cards[position] if following <= last and cards[following] == card else NONE
            position = following

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
