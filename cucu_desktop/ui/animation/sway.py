"""How a card hangs that is carried: tilted by its speed, and upright again when the hand rests."""

from __future__ import annotations

import math
from typing import Final

MOST: Final = 11.0
"""Degrees to which it tilts at most."""
_PER_SPEED: Final = 8.0
"""Degrees for each pixel a millisecond."""
_LAG: Final = 55.0
"""Milliseconds in which the tilt comes two thirds of the way to what the speed asks for."""
_LEVEL: Final = 0.1
"""Degrees at which it counts as upright."""


class Sway:
    """The tilt of one carried card.

    Attributes:
        tilt: degrees, clockwise.
    """

    def __init__(self) -> None:
        self.tilt = 0.0

    def move(self, across: float, milliseconds: float) -> float:
        """Return the tilt after the hand has moved so far to the right in so many milliseconds."""
        span = max(milliseconds, 1.0)
        wanted = max(-MOST, min(MOST, across / span * _PER_SPEED))
        self.tilt += (wanted - self.tilt) * (1 - math.exp(-span / _LAG))
        return self.tilt

    def rest(self, milliseconds: float) -> float:
        """Return the tilt after so many milliseconds in which nothing moved."""
        self.move(0.0, milliseconds)
        if abs(self.tilt) < _LEVEL:
            self.tilt = 0.0
        return self.tilt
