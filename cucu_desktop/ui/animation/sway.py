"""The tilt of a dragged card: by its speed, and upright again at rest."""

from __future__ import annotations

import math
from typing import Final

MOST: Final = 11.0
"""The largest tilt in degrees."""
_PER_SPEED: Final = 8.0
"""The degrees of tilt for each pixel a millisecond."""
_LAG: Final = 55.0
"""Milliseconds in which the tilt comes two thirds of the way to its target."""
_LEVEL: Final = 0.1
"""The tilt in degrees that counts as upright."""


class Sway:
    """The tilt of one dragged card.

    Attributes:
        tilt: degrees, clockwise.
    """

    def __init__(self) -> None:
        self.tilt = 0.0

    def move(self, across: float, milliseconds: float) -> float:
        """Return the tilt after a move to the right by `across` pixels in some milliseconds."""
        span = max(milliseconds, 1.0)
        wanted = max(-MOST, min(MOST, across / span * _PER_SPEED))
        self.tilt += (wanted - self.tilt) * (1 - math.exp(-span / _LAG))
        return self.tilt

    def rest(self, milliseconds: float) -> float:
        """Return the tilt after some milliseconds without a move."""
        self.move(0.0, milliseconds)
        if abs(self.tilt) < _LEVEL:
            self.tilt = 0.0
        return self.tilt
