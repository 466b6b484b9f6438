"""One deal of an exchange game under way, with the information state of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from cucu_desktop.engine.actions import CHANCE, RESHUFFLE, Action, Decision
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.values import Cloneable
from cucu_desktop.learning.information import SKIPPED, letter, places, public_part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cucu_desktop.engine.exchange import ExchangeState

PENALTY: Final = "penalty"
"""The kind of decision in which a loser pays to stay in the pot; no token or coin is lost before it."""
BETWEEN_DEALS: Final = frozenset(("reentry", "backing", "agreement", PENALTY))
"""The kinds of decisions between two deals."""


class UnsuitedError(ValueError):
    """The game begins with a decision or shuffles in the middle of a deal, or its tree would have amounts."""


def _frozen(value: object) -> object:
    """Return an attribute of a deal as a value that can be a key."""
    if isinstance(value, list | set):
        return tuple(value)
    return tuple(value.items()) if isinstance(value, dict) else value


class DealRecord(Cloneable):
    """A deal under way.

    Attributes:
        state: the state of the game; its table records the events since the last action.
        order: the seats in playing order.
        place: for each seat the digit of its position in that order.
        public: the public part of the events so far.
        private: for each seat the letters of the cards that it has seen, in the order of the events.
        tokens: the tokens of each seat before the deal.
    """

    __slots__ = ("order", "place", "private", "public", "state", "tokens")

    def __init__(self, state: ExchangeState, tokens: Sequence[int]) -> None:
        """Begin with a state in which a deal has just been shuffled.

        Args:
            state: the state; it is changed.
            tokens: the tokens of each seat before the deal.
        """
        self.state = state
        self.tokens = tokens
        # `state.deal.order` is gone if no player had a choice: that deal is over.
        began = next(entry for entry in state.table.journal if entry[0] is DealBegan)
        self.order: tuple[int, ...] = began[-1]
        self.place = places(self.order)
        self.public = ""
        self.private = [""] * len(state.table.tokens)
        self._read()

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = super().clone()
        copy.state.table.recording = True
        return copy

    @property
    def runs_out(self) -> bool:
        return self.state.decision is RESHUFFLE

    @property
    def due(self) -> Decision | None:
        """The decision that is due in this deal, or None if the deal is over.

        Raises:
            UnsuitedError: the pack has run out.
        """
        decision = self.state.decision
        if self.runs_out:
            raise UnsuitedError
        if decision is None or decision.seat == CHANCE or decision.kind in BETWEEN_DEALS:
            return None
        return decision

    def apply(self, action: Action) -> None:
        """Apply an action of the deciding seat."""
        self.state.apply(action)
        self._read()

    def key(self, decision: Decision) -> str:
        """Return the information state of the deciding seat."""
        seat = decision.seat
        return f"{decision.kind}{self.place[seat]} {self.private[seat]} {self.public}"

    def position(self) -> tuple[object, ...]:
        """Return all that the rest of the deal depends on, by the ranks of the cards.

        That is the whole state, but for what the seats have seen, which no rule reads, and for the order of
        the cards in the pack.
        """
        state, table = self.state, self.state.table
        deal = state.deal
        return (
            state.decision,
            tuple([card and card.rank for card in table.cards]),
            tuple(sorted([card.rank for card, _ in table.laid])),
            tuple(table.tokens),
            tuple(table.dead),
            tuple(table.shown),
            *[_frozen(getattr(deal, name)) for name in deal._cloned],  # noqa: SLF001 - all its attributes
        )

    def payoff(self) -> tuple[int, ...]:
        """Return the tokens that each seat, in playing order, has won less lost.

        Between two players what one wins the other loses, so that each counts both. In a deal for a place in
        the pot a loser loses 1.
        """
        state = self.state
        tokens, before = state.table.tokens, self.tokens
        if state.decision and state.decision.kind == PENALTY:
            dead, losers = state.table.dead, state.deal.losers
            won = [-int(dead[seat] or seat in losers) for seat in self.order]
        else:
            won = [tokens[seat] - before[seat] for seat in self.order]
        if len(won) == 2:
            return won[0] - won[1], won[1] - won[0]
        return tuple(won)

    def outcomes(
        self, action: Action, chance: float = 1.0, known: int = 0
    ) -> Iterator[tuple[float, DealRecord]]:
        """Yield each outcome of an action of the deciding seat, with its probability.

        Where the action takes cards from the pack, there is an outcome for each rank that may come. How many
        it takes is tried on a copy.

        Args:
            action: one of the options.
            chance: the probability of this position.
            known: the number of cards on top of the pack that are known.
        """
        stock = self.state.table.stock
        unknown = len(stock) - known
        by_rank: dict[int, list[int]] = {}
        for at in range(unknown):
            by_rank.setdefault(stock[at].rank, []).append(at)
        for spots in by_rank.values() or ([],):
            tried = self._with_on_top(spots, unknown)
            tried.apply(action)
            taken = len(stock) - len(tried.state.table.stock)
            if taken <= known:  # the card on top is not taken
                yield chance, tried
                return
            part = chance * len(spots) / unknown
            if taken == known + 1:
                yield part, tried
            else:
                yield from self._with_on_top(spots, unknown).outcomes(action, part, known + 1)

    def _with_on_top(self, spots: Sequence[int], unknown: int) -> DealRecord:
        """Return a copy with the card at the first of these spots on top of the unknown ones."""
        copy = self.clone()
        if spots:
            cards, at, top = copy.state.table.stock, spots[0], unknown - 1
            cards[at], cards[top] = cards[top], cards[at]
        return copy

    def _read(self) -> None:
        """Read the events since the last action."""
        journal, private = self.state.table.journal, self.private
        for entry in journal:
            if entry[0] in SKIPPED:
                continue
            if entry[0] is not DealBegan:
                try:
                    text, cards, audience = public_part(entry, self.place)
                except KeyError:
                    break  # of a seat that is not in the deal: the deal is over
                self.public += text
                for seat in self.order if cards else ():
                    if audience >> seat & 1:
                        private[seat] += "".join(map(letter, cards))
        journal.clear()
