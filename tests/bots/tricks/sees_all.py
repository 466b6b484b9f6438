"""A player of tricks who sees all cards: an upper bound, to compare with.

Nobody like this is in the program. With eight cards in hand or fewer each card is solved to the end of the
deal, both sides playing their best with all cards open; of cards that are worth the same it takes the one
that a deal played out by policies likes best, since the others do not see. Before that only the latter: to
solve ten cards may take minutes.
"""

from cucu_desktop.bots.dispatch import trick_strategy_of
from cucu_desktop.bots.tricks.heuristics import policies
from cucu_desktop.bots.tricks.solver import Solver
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.bots.tricks.trick_playout import play_out
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.state import TrickState

SOLVED = 8
"""The number of cards in hand from which a deal is solved."""


class SeesAll:
    """Who plays the cards of one deal with all hands open."""

    def __init__(self, state: TrickState, seat: int) -> None:
        self._pack = trick_strategy_of(state.options.game).pack
        belief = TrickBelief.of(observe(state, seat), self._pack)
        ours = next(side for side in state.sides() if belief.seat in side)
        self._context = belief.context(ours)
        self._hands = self._pack.lay(*state.table.hands, state.table.trick)[: len(state.table.hands)]
        self._solver = Solver(self._context, self._hands)
        self._policies = policies(self._context)

    def choose(self, state: TrickState) -> Action:
        """Return the card that brings most."""
        pack, context = self._pack, self._context
        belief = TrickBelief.of(observe(state, state.decision.seat), pack)
        hands = [
            self._left(seat, [pack.lows[card] for card in hand])
            for seat, hand in enumerate(state.table.hands)
        ]
        found = {}
        for option in belief.options:
            card = pack.in_hand(option.card, hands[belief.seat])
            left = [*hands]
            left[belief.seat] ^= card
            after = belief.position.after(card, context, option.series)
            is_solved = len(state.table.hands[belief.seat]) <= SOLVED
            solved = self._solver.value(after, sum(left)) if is_solved else 0
            played = sum(
                play_out(context, left, after, [policy] * len(hands))[0] for policy in self._policies
            )
            found[option] = solved, played
        return max(found, key=found.__getitem__)

    def _left(self, seat: int, lows: list[int]) -> int:
        """Return what is left of a hand, given as lower copies, in the copies that it was dealt."""
        left = 0
        for low in lows:
            copies = [bit for bit in (low, low << 1) if bit & self._hands[seat] & ~left]
            left |= copies[0]
        return left
