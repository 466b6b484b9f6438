"""An exchange game that is over after a number of deals, whatever is left in the pool.

Many deals make a game tree too large to traverse; one makes a small one. A class of states is derived from
the game's own, with one phase more after its last one.
"""

from functools import lru_cache
from typing import Any, ClassVar, Final

from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase


class DealsPlayed(Phase[Any, ExchangeOptions]):
    """The end of the game after the given number of deals."""

    def enter(self, state: Any) -> None:  # noqa: ANN401 - of any such class
        """End the game without a winner after the last deal."""
        if state.deals >= state.most_deals:
            state.end(())


DEALS_PLAYED: Final = DealsPlayed()


@lru_cache(maxsize=64)
def few_deals(kind: type[ExchangeState], deals: int) -> type[ExchangeState]:
    """Return the class of this game's states that end after this number of deals."""

    class FewDeals(kind):  # type: ignore[misc, valid-type]  # which one is known when it runs
        __slots__ = ()

        phases = (*kind.phases, DEALS_PLAYED)
        most_deals: ClassVar[int] = deals

        def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
            """Pickle by its arguments, as the class has no importable name."""
            _, _, attributes, *_ = super().__reduce_ex__(2)
            return _new, (kind, deals), attributes

    return FewDeals


def _new(kind: type[ExchangeState], deals: int) -> ExchangeState:
    found = few_deals(kind, deals)
    return found.__new__(found)
