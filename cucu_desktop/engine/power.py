"""Powers of matadors: a table by card, which rules, bots, hints and staging read."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen

PowerKind = Literal["bird", "dragoon", "cat", "inn"]
"""What matadors are, by what they do: end the deal, strike, undo, send on."""


@frozen
class Power(Immutable):
    """A row of the table of powers.

    Attributes:
        kind: what the card is.
        card: which it is.
        effect: what this card does to the player at this position, whether they asked for it or drew it.
    """

    kind: PowerKind
    card: Card
    effect: Callable[[Any, int, Card], None]


@cache
def by_card(powers: tuple[Power, ...]) -> Mapping[Card, Power]:
    """Return a table of powers by card."""
    return {power.card: power for power in powers}
