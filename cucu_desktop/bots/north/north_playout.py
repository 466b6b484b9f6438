"""RankPlayout of a deal of a northern game. Cards are their ranks, players their positions in the order."""

from collections.abc import Callable, Sequence
from typing import Final

from cucu_desktop.bots.north.north_rules import NorthRules
from cucu_desktop.bots.rank_playout import NONE, RankPlayout

FALLEN: Final = -1
"""The height of a card that becomes the lowest when exchanged."""


class NorthPlayout(RankPlayout):
    """A deal under way.

    Attributes:
        lives: by position the number of payments left; a player without any is passed over.
        paid: the positions of payers before the comparison, with repeats.
        exchanges: the exchanges that stand, as pairs of positions.
        way: those of the card that was passed on last.
        fallen: by position whether its card is one that has fallen.
    """

    __slots__ = ("_draw", "_rules", "exchanges", "fallen", "lives", "paid", "way")

    def __init__(self, rules: NorthRules, cards: list[int], lives: int, draw: Callable[[], int]) -> None:
        """Begin a deal before the first turn.

        Args:
            rules: the rules.
            cards: the ranks by position.
            lives: the lives of each player.
            draw: gives the next card of the pack, or `NONE`.
        """
        super().__init__(cards)
        self._rules = rules
        self.lives = [lives] * len(cards)
        self.exchanges: list[tuple[int, int]] = []
        self.way: list[tuple[int, int]] = []
        self.fallen = [False] * len(cards)
        self.paid: list[int] = []
        self._draw = draw

    def exchange(self, position: int) -> tuple[int, int]:
        """Make the player at this position try the next one or the pack."""
        rules, cards, last = self._rules, self.cards, len(self.cards) - 1
        if self.way and self.way[-1][1] != position:  # another card sets out
            self.way.clear()
        target = position
        while target < last:
            target += 1
            if not self.lives[target]:
                continue
            kind = rules.powers[cards[target]]
            if not kind:
                self._cross(position, target)
                return target, cards[position]
            if kind != "inn":
                ends = self._answer(kind, position)
                return last + 1 if ends else target + 1, NONE
            if rules.inn_pays:
                self._pay(position)
                if not self.lives[position]:
                    return target + 1, NONE
        self._draw_from_pack(position)
        return last + 1, NONE

    def _cross(self, position: int, target: int) -> None:
        cards, fallen, falls = self.cards, self.fallen, self._rules.falls
        cards[position], cards[target] = cards[target], cards[position]
        fallen[position], fallen[target] = (
            fallen[target] or cards[position] == falls,
            fallen[position] or cards[target] == falls,
        )
        self.exchanges.append((position, target))
        self.way.append((position, target))

    def _draw_from_pack(self, position: int) -> None:
        rules = self._rules
        while True:
            card = self._draw()
            kind = rules.powers[card] if card != NONE and rules.drawn != "kept" else ""
            if card == NONE:
                return
            if not kind or (rules.drawn == "passes" and kind != "inn"):
                self.cards[position] = card
                self.fallen[position] = False
                return
            if kind != "inn":
                self._answer(kind, position)
                return

    def _answer(self, kind: str, position: int) -> bool:
        """Apply a matador's effect to this player; return whether it ends the deal."""
        rules = self._rules
        if kind == "bird":
            if rules.cuckoo_pays:
                self._pay(position)
            return rules.cuckoo_ends
        if kind == "dragoon":
            self._pay(position)
        elif rules.sow:
            struck = self.way[0][0] if self.way else position
            self._undo(len(self.way) if rules.chain else len(self.exchanges))
            self._pay(struck)
        else:
            if rules.cat_pays:
                self._pay(position)
            if rules.cat_undoes:
                self._undo(len(self.exchanges))
        return False

    def _pay(self, position: int) -> None:
        self.lives[position] -= 1
        self.paid.append(position)

    def _undo(self, count: int) -> None:
        cards, fallen = self.cards, self.fallen
        for _ in range(count):
            giver, receiver = self.exchanges.pop()
            cards[giver], cards[receiver] = cards[receiver], cards[giver]
            fallen[giver], fallen[receiver] = fallen[receiver], fallen[giver]

    def losers(self) -> tuple[int, ...]:
        """Return the positions of all payers of this deal, with repeats."""
        lives = self.lives
        left = [position for position, count in enumerate(lives) if count]
        if len(left) < 2:  # no opponent for a comparison (N9)
            return tuple(self.paid)
        rules, cards, fallen = self._rules, self.cards, self.fallen
        fools = [position for position in left if cards[position] in rules.fools]
        others = [position for position in left if position not in fools] if rules.fool == "next" else left
        heights = [FALLEN if fallen[each] else rules.heights[cards[each]] for each in others]
        lowest = min(heights, default=NONE)
        pay = [position for position, height in zip(others, heights, strict=True) if height == lowest]
        if fools and rules.fool in ("next", "dies"):
            pay = sorted({*pay, *fools})
        due = [(position, rules.prices[cards[position]]) for position in pay]
        if fools and rules.fool == "extra":
            due = sorted([*due, *((position, 1) for position in fools)])
        if rules.replays and self._leaves_nobody(left, due):
            return tuple(self.paid)
        return (*self.paid, *(position for position, tokens in due for _ in range(tokens)))

    def _leaves_nobody(self, left: Sequence[int], due: Sequence[tuple[int, int]]) -> bool:
        """Return whether these payments would leave no player with a life."""
        lives = self.lives
        return len(due) >= len(left) and all(
            sum(tokens for seat, tokens in due if seat == position) >= lives[position] for position in left
        )
