"""Powers of matadors: a table by card, read by rules, bots, hints and animation."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen

PowerKind = Literal["bird", "dragoon", "cat", "inn"]
"""Kinds of powers by effect: end the deal, strike, undo, send on."""

PowerFigure = Literal["bird", "cat", "horse"]
"""Figures that step out of a card: a house sends on as a horse does, but stays in place."""


@frozen
class Power(Immutable):
    """A row of the table of powers.

    Attributes:
        kind: the kind of power.
        card: the card that has it.
        effect: applies the power to the player at a position, who asked for the card or drew it.
        figure: the figure on the card that steps out of it on the table, or None.
    """

    kind: PowerKind
    card: Card
    effect: Callable[[Any, int, Card], None]
    figure: PowerFigure | None = None


@cache
def by_card(powers: tuple[Power, ...]) -> Mapping[Card, Power]:
    return {power.card: power for power in powers}
