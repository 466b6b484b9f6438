"""Powers of matadors: a table by card, which rules, bots, hints and staging read."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen

PowerKind = Literal["bird", "dragoon", "cat", "inn"]
"""What matadors are, by what they do: end the deal, strike, undo, send on."""

PowerFigure = Literal["bird", "cat", "horse"]
"""Who steps out of a card, whatever that does: a house sends on as a horse does, and stands still."""


@frozen
class Power(Immutable):
    """A row of the table of powers.

    Attributes:
        kind: what the card is.
        card: which it is.
        effect: what this card does to the player at this position, whether they asked for it or drew it.
        figure: what is drawn on it and can step out of it on the table; None: nobody does.
    """

    kind: PowerKind
    card: Card
    effect: Callable[[Any, int, Card], None]
    figure: PowerFigure | None = None


@cache
def by_card(powers: tuple[Power, ...]) -> Mapping[Card, Power]:
    """Return a table of powers by card."""
    return {power.card: power for power in powers}
