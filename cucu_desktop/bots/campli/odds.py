"""Odds of Campli: the probability that no player ends up with a lower card.

Whatever the Matti do, a player with an ordinary card loses exactly when no other live card is lower, a Matto
not counted (see `games.campli`). So the one number needed is the probability that all end the deal without a
card between the Matto and rank r. It is computed here for the players still to be dealt a card, by following
the deal under the learnt play of the others (`campli_borders`): a low card that is dealt is passed on, a
player who gave a lower card for it keeps it, an arrest stops it, the cat sends it back, the dealer lays it
away.

As long as no player has a card below r, each card dealt so far is another one of the rest, except for a
travelling low card: so cards are drawn from the pack in order, each once.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import comb
from typing import Final

from cucu_desktop.bots.campli.campli_borders import GIVEN, TRIED, Habits
from cucu_desktop.games.campli import MATTO, XI, XII, XIII, XV
from cucu_desktop.learning.turn_key import ASKED

RANKS: Final = XV.rank + 1
COPIES: Final = 2
PACK: Final = RANKS * COPIES
ARREST: Final = XI.rank
"""The lowest rank that is announced when it is asked for."""
FOOL: Final = MATTO.rank
CAT: Final = XII.rank
HORSE: Final = XIII.rank


def is_below(card: int, limit: int) -> bool:
    """Return whether a card is between the Matto and this rank."""
    return FOOL < card < limit


def plain_clear(after: int, low: int, unseen: int) -> float:
    """Return the probability that none of `after` cards from the pack is low, by counting alone."""
    return comb(unseen - low, after) / comb(unseen, after) if unseen >= after else 0.0


CARRIED: Final = 0
CARRIED_ON: Final = 1
SENT_BACK: Final = 2
DRAWN_LOW: Final = 3
WITH_FOOL: Final = 4
"""The counted ways of a card: all; those without a cat that sends it back; only those with one; all of a
low card that was dealt just now; those on which a Matto is met.
"""


class Coming:
    """The play of those still to be dealt a card, if no player before them has a card below a limit.

    The methods return the probability that none of them ends with a card below it.
    """

    __slots__ = (
        "_below", "_clear", "_fresh", "_habits", "_high", "_left", "_limit", "_ordinary", "_stops",
        "_to_come", "_travels", "_whole",
    )  # fmt: skip

    def __init__(self, habits: Habits, to_come: int, limit: int, left: Sequence[float]) -> None:
        """Begin with the remaining cards.

        Args:
            habits: the borders of the players.
            to_come: the number of players still to be dealt a card.
            limit: the rank that none is to be below.
            left: the number of cards of each rank in the pack.
        """
        self._habits, self._to_come, self._limit, self._left = habits, to_come, limit, left
        self._clear = [0.0 if is_below(rank, limit) else count for rank, count in enumerate(left)]
        self._whole, self._high = sum(left), sum(self._clear)
        self._ordinary = sum(self._clear[:ARREST])
        self._below = [0.0, 0.0, *accumulate(self._clear[1:ARREST])]
        """By rank of a given card the number of cards for which its receiver would give it and be content."""
        self._below[FOOL] = self._clear[FOOL]
        self._stops = sum(self._clear[ARREST:]) - self._clear[HORSE]
        self._fresh: dict[tuple[int, int], float] = {}
        self._travels: dict[tuple[int, int, int, int], float] = {}

    def _draws(self, to_come: int, low: int) -> float:
        """Return the expected reduction of high cards over `to_come` draws, as a fraction of all cards.

        Args:
            to_come: the number of players still to be dealt a card.
            low: the number of low cards dealt.
        """
        dealt = self._to_come - to_come
        return max(self._high - dealt + low, 0.0) / (self._high * max(self._whole - dealt, 1.0) or 1.0)

    def dealt(self, kind: int, to_come: int) -> float:
        """Continue with the next of `to_come` players being dealt a card, in a turn of this kind."""
        if not to_come:
            return 1.0
        found = self._fresh.get((kind, to_come))
        if found is None:
            found = self._fresh[kind, to_come] = self._dealt(kind, to_come)
        return found

    def _dealt(self, kind: int, to_come: int) -> float:
        border = self._habits[kind][to_come - 1]
        high = self._draws(to_come, 0)
        every = 1 / max(self._whole - self._to_come + to_come, 1.0)
        whole = border.always
        following = self.dealt(kind, to_come - 1)
        clear = high * sum(self._clear[whole:]) * following
        for rank in range(whole):
            low = is_below(rank, self._limit)
            share = border.kept(rank)
            goes = self.passed(rank, kind, to_come - 1, DRAWN_LOW if low else CARRIED)
            clear += (
                (every * self._left[rank]) * (1 - share) * goes
                if low
                else (high * self._clear[rank] * (share * following + (1 - share) * goes))
            )
        return clear

    def passed(self, card: int, kind: int, to_come: int, way: int = CARRIED) -> float:
        """Continue with a card being passed on to the first of `to_come` players.

        Args:
            card: its rank.
            kind: the kind of turn in which it set out.
            to_come: the number of players still to be dealt a card.
            way: the ways that are counted, and whether it is a low card that one of them was dealt.
        """
        key = card, kind, to_come, way
        found = self._travels.get(key)
        if found is None:
            found = self._travels[key] = self._passed(card, kind, to_come, way)
        return found

    def _passed(self, card: int, kind: int, to_come: int, way: int) -> float:
        draws = self._draws(to_come, way == DRAWN_LOW)
        if not to_come:  # the dealer lays it away
            return 0.0 if way == SENT_BACK else self._high * draws
        content = stopped = 0.0
        if not is_below(card, self._limit):
            content = self.dealt(ASKED, to_come - 1)
            stopped = self.dealt(TRIED[kind], to_come - 1)
        keeps = self._below[min(card, ARREST)]
        others = self._ordinary - keeps
        share = self._habits[GIVEN + kind][to_come - 1].kept(card)
        goes = self.passed(card, kind, to_come - 1, way)
        cat = self._clear[CAT]
        if way == SENT_BACK:
            here = cat * stopped
        else:
            here = (keeps + share * others) * content
            here += (self._stops - (cat if way == CARRIED_ON else 0.0)) * stopped
        return draws * (here + ((1 - share) * others + self._clear[HORSE]) * goes)

    def fool_dealt(self, kind: int, to_come: int) -> float:
        """Return the probability that a Matto in the pack ends with a player, at the next player's turn."""
        if not to_come:
            return 0.0
        key = FOOL, kind, to_come, WITH_FOOL
        found = self._travels.get(key)
        if found is None:
            border = self._habits[kind][to_come - 1]
            whole = border.always
            this, other = self._fool_draws(to_come)
            kept = sum(self._left[whole:])
            found = this * (1 - (1 - self._stops / self._whole) ** (to_come - 1))
            found += other * kept * self.fool_dealt(kind, to_come - 1)
            for rank in range(1, whole):
                share = border.kept(rank)
                kept = share * self.fool_dealt(kind, to_come - 1) if share else 0.0
                goes = self.fool_asked(rank, kind, to_come - 1)
                found += other * self._left[rank] * (kept + (1 - share) * goes)
            self._travels[key] = found
        return found

    def fool_asked(self, card: int, kind: int, to_come: int) -> float:
        """Return the same while this card is passed on."""
        this, other = self._fool_draws(to_come)
        if not to_come:
            return this
        key = card, kind, to_come, WITH_FOOL
        found = self._travels.get(key)
        if found is None or not card:
            keeps = self._below[min(card, ARREST)] if card else 0.0
            others = self._ordinary - self._clear[FOOL] - keeps
            share = self._habits[GIVEN + kind][to_come - 1].kept(card)
            found = (keeps + share * others) * self.fool_dealt(ASKED, to_come - 1)
            found += self._stops * self.fool_dealt(TRIED[kind], to_come - 1)
            goes = self.fool_asked(card, kind, to_come - 1)
            found = this + other * (found + ((1 - share) * others + self._clear[HORSE]) * goes)
            if card:
                self._travels[key] = found
        return found

    def _fool_draws(self, to_come: int) -> tuple[float, float]:
        """Return the probabilities that the next card is that Matto, and that it is another card."""
        this = 1 / max(self._whole - self._to_come + to_come, 1.0)
        return this, (1 - this) / max(self._whole - self._left[FOOL], 1.0)
