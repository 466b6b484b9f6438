"""Bitboards: the cards of a trick game as bits, so that a hand is an integer and a search is quick.

A series is a run of pairs of bits, from its lowest design to its highest, one bit for each copy, with a gap
between the series. So of two cards of a series the higher one is the greater number, but for two copies: of
these neither is higher, and the first played takes the trick (001).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from cucu_desktop.engine.cards import Card

WIDTH: Final = 21
"""The number of bits of a series: ten pairs and the gap."""
GAP: Final = 1 << (WIDTH - 1)
"""The bit between the series, which is no card and separates them."""
MUCH_OF_ALL: Final = 19
"""The fraction of all points from which a trick counts much: in Cöch one point."""
WINNING: Final = 3
"""The value of winning the deal, as a multiple of `much`."""
RECOUNT: Final = 100
"""More than the total of a recount, which is 82 in Cöch."""
ABOVE_ALL: Final = 1 << 3 * WIDTH
"""The height of a trump card, above every other card."""


class BitPack:
    """The pack of a game, as bits.

    Attributes:
        series: for each series, by its name, its cards as bits.
        points: the value of each card, in parts that are whole numbers.
        part: the number of these parts in one point.
        much: the number of parts in a trick that are worth a high card.
        valued: the cards with a value.
        masks: the series in order.
        tops: the highest design of each series, both copies.
        low, high: of each card the lower and the higher copy.
        cards: the card of each bit.
        lows: the lower copy of each card.
        with_recount: the same pack with the values of both counts in one number, the first count above the
            recount (H3): the greater number wins. None if there is no recount.
    """

    def __init__(
        self,
        ranks: Mapping[str, Mapping[Card, int]],
        values: Mapping[Card, float],
        part: int,
        second_values: Mapping[Card, float] | None = None,
    ) -> None:
        """Build the bits.

        Args:
            ranks: for each series the ranks of its cards.
            values: the value of each card.
            part: the number of parts of a point, for whole numbers.
            second_values: the value of each card in the recount, in whole numbers.
        """
        self.with_recount: BitPack | None = None
        if second_values:
            both = {card: value * part * RECOUNT + second_values[card] for card, value in values.items()}
            self.with_recount = BitPack(ranks, both, 1)
        self.part = part
        self.much = round(sum(2 * points for points in values.values()) * part / MUCH_OF_ALL)
        self.series: dict[str, int] = {}
        self.points: dict[int, int] = {}
        self.low: dict[int, int] = {}
        self.high: dict[int, int] = {}
        self.cards: dict[int, Card] = {}
        for index, (name, series) in enumerate(ranks.items()):
            self.series[name] = 0
            for card, rank in series.items():
                low = 1 << index * WIDTH + 2 * rank
                for bit in (low, low << 1):
                    self.series[name] |= bit
                    self.points[bit] = round(values[card] * part)
                    self.low[bit], self.high[bit], self.cards[bit] = low, low << 1, card
        self.valued = sum(bit for bit, points in self.points.items() if points)
        self.masks = tuple(self.series.values())
        self.tops = sum(0b11 << mask.bit_length() - 2 for mask in self.masks)
        self.lows: dict[Card, int] = {card: self.low[bit] for bit, card in self.cards.items()}

    def lay(self, *hands: Iterable[Card]) -> list[int]:
        """Return hands as bits; a card's first copy among them is its low bit, the second its high one."""
        used = 0
        laid = []
        for hand in hands:
            bits = 0
            for card in hand:
                bit = self.lows[card]
                if used & bit:
                    bit <<= 1
                bits |= bit
                used |= bit
            laid.append(bits)
        return laid

    def in_hand(self, card: Card | None, hand: int) -> int:
        """Return the copy of a card that is in this hand."""
        assert card is not None  # only cards are played
        bit = self.lows[card]
        return bit if hand & bit else bit << 1

    def average(self, bits: int) -> float:
        """Return the average value of these cards, 0 for none."""
        return self.worth(bits) / max(bits.bit_count(), 1)

    def worth_of_end(self, ours: int, won: float) -> float:
        """Return the value of an end: our points, in parts, plus that of winning (1), a draw (0.5) or 0."""
        return ours + WINNING * self.much * won

    def won(self, ours: int, in_play: int) -> float:
        """Return 1 if this many parts of those in play win, 0.5 if they are half, 0 if they lose."""
        return (2 * ours > in_play) + (2 * ours == in_play) / 2

    def worth(self, bits: int) -> int:
        """Return the value of these cards."""
        points, worth = self.points, 0
        while bits:
            bit = bits & -bits
            worth += points[bit]
            bits ^= bit
        return worth
