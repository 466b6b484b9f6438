"""Effects of special cards on a player who asks for them, where the exchange games agree.

Each is called with the state and the exchanger's and the holder's positions in the order.
"""

from cucu_desktop.engine.exchange import ExchangeState


def stop(state: ExchangeState, exchanger: int, holder: int) -> None:
    """Stop the exchange, without a penalty: the cuckoo, a King (000; K2)."""
    deal = state.deal
    state.table.announce(deal.order[holder], deal.order[exchanger])
    state.end_run(holder)


def jump(state: ExchangeState, exchanger: int, holder: int) -> None:
    """Send the exchanger over the horse to the next player; over the dealer's, to the pack (E4)."""
    deal, table = state.deal, state.table
    table.announce(deal.order[holder], deal.order[exchanger])
    if holder == len(deal.order) - 1:
        table.draw(deal.order[exchanger])
        state.end_run(holder)
    else:
        state.try_exchange(holder + 1)
