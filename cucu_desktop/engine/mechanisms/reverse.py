"""The cat's reverse run: "Gnaff, cart'arrit", the card runs back (003, rules 14 and 23; L7)."""

from typing import Final

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.mechanisms.bargain import BargainState
from cucu_desktop.engine.options import BargainOptions
from cucu_desktop.engine.rarer_events import RunsBack
from cucu_desktop.engine.state import Phase

HORSE: Final = CUCCO["XIII"]
COSTLY: Final = frozenset((CUCCO["XII"], CUCCO["XIV"]))


class ReverseRun(Phase[BargainState, BargainOptions]):
    """The travelling card's holder tries the nearest remaining player before them, and so on.

    Nobody decides anything: a card up to X, or an inn that was bought in this deal, has to be given; a horse
    is jumped, the others stop the card, and a cat or a hunter takes a token as well.
    """

    def enter(self, state: BargainState) -> None:
        """Run the card back until something stops it."""
        deal, table = state.deal, state.table
        order, sold, carrier = deal.order, deal.sold, deal.exchanger
        before = [position for position in range(carrier) if table.tokens[order[position]]]
        for position in reversed(before):
            seat, other = order[carrier], order[position]
            table.record(RunsBack, seat, other)
            card = table.cards[other]
            if card in state.arrests and other not in sold:
                table.announce(other, seat)
                if card is HORSE:
                    continue
                if card in COSTLY:
                    state.pay_for(carrier, str(card))
                return
            if other in sold:
                sold.remove(other)
                sold.add(seat)
            else:
                table.low[other] = True
            table.swap(seat, other, "cat")
            carrier = position


REVERSE_RUN: Final = ReverseRun()
