"""What is printed on the cloths and holds the rims together, as outlines: each place has its own."""

import math
from typing import Final

Shape = tuple[tuple[float, float], ...]
"""An outline: x runs the way the play goes, y towards the middle of the table."""

# The border's pieces, each as wide as it is repeated.

WAVE: Final[Shape] = (
    (0.0, 0.0), (0.16, 0.03), (0.3, 0.14), (0.4, 0.34), (0.46, 0.58), (0.56, 0.82),
    (0.72, 0.97), (0.88, 0.95), (1.0, 0.8), (1.03, 0.6), (0.96, 0.43), (0.84, 0.38),
    (0.74, 0.47), (0.76, 0.6), (0.84, 0.58), (0.9, 0.6), (0.9, 0.72), (0.81, 0.8),
    (0.7, 0.75), (0.64, 0.6), (0.66, 0.38), (0.76, 0.17), (0.88, 0.05), (1.0, 0.0),
)  # fmt: skip
PEAK: Final[Shape] = (
    (0.0, 0.0), (0.18, 0.36), (0.26, 0.3), (0.6, 1.08), (0.66, 0.76), (0.74, 0.84),
    (0.86, 0.34), (0.92, 0.36), (1.0, 0.0),
)  # fmt: skip
FISH: Final[Shape] = (
    (0.84, 0.52), (0.74, 0.78), (0.56, 0.94), (0.38, 0.82), (0.24, 0.6), (0.06, 0.96),
    (0.13, 0.52), (0.06, 0.08), (0.24, 0.44), (0.38, 0.22), (0.56, 0.1), (0.74, 0.26),
)  # fmt: skip
MERLON: Final[Shape] = (
    (0.0, 0.0), (0.0, 0.34), (0.16, 0.34), (0.16, 1.0), (0.42, 0.64), (0.68, 1.0),
    (0.68, 0.34), (1.0, 0.34), (1.0, 0.0),
)  # fmt: skip
CABLE: Final[Shape] = (
    (0.0, 0.06), (0.12, 0.0), (0.34, 0.06), (0.66, 0.46), (1.0, 0.94), (0.88, 1.0),
    (0.66, 0.94), (0.34, 0.54),
)  # fmt: skip
CHECK: Final[Shape] = (
    (0.0, 0.0), (0.5, 0.0), (0.5, 0.5), (1.0, 0.5), (1.0, 1.0), (0.5, 1.0),
    (0.5, 0.5), (0.0, 0.5),
)  # fmt: skip

# The ring's sprigs, on both sides of a line.

_HALF_LEAF: Final[Shape] = (
    (0.0, 0.0), (0.05, 0.32), (0.3, 0.62), (0.7, 0.8), (1.25, 0.82), (1.0, 0.5),
    (0.62, 0.22), (0.3, 0.06),
)  # fmt: skip


def _mirrored(half: Shape) -> Shape:
    """A shape and its image across the line."""
    return (*half, *((x, -y) for x, y in reversed(half)))


def _star(points: int, inner: float, outer: float) -> Shape:
    """A star, a tip forward."""
    turns = ((math.pi * i / points, inner if i % 2 else outer) for i in range(2 * points))
    return tuple((reach * math.cos(turn), reach * math.sin(turn)) for turn, reach in turns)


LEAVES: Final[tuple[Shape, ...]] = (_mirrored(_HALF_LEAF),)
STARS: Final[tuple[Shape, ...]] = (_star(8, 0.34, 0.84), _star(4, 0.16, 0.46))
SHOAL: Final[tuple[Shape, ...]] = (
    tuple(((x - 0.46) * 2.6, (y - 0.52) * 1.3) for x, y in FISH),
    _star(6, 0.24, 0.24),
)
LOZENGES: Final[tuple[Shape, ...]] = (
    ((0.95, 0.0), (0.0, 0.64), (-0.95, 0.0), (0.0, -0.64)),
    _star(4, 0.2, 0.62),
)
_HEART: Final[Shape] = _mirrored(
    ((-0.48, 0.0), (-0.76, 0.22), (-0.78, 0.52), (-0.54, 0.78), (-0.2, 0.74), (0.2, 0.46), (0.85, 0.0))
)
_SPADE: Final[Shape] = _mirrored(
    (
        (0.9, 0.0),
        (0.3, 0.42),
        (-0.08, 0.74),
        (-0.4, 0.68),
        (-0.52, 0.4),
        (-0.36, 0.12),
        (-0.85, 0.34),
        (-0.85, 0.0),
    )
)
_CLUB: Final[Shape] = _mirrored(
    (
        (0.85, 0.0), (0.76, 0.26), (0.5, 0.34), (0.26, 0.24), (0.3, 0.56), (0.06, 0.8),
        (-0.28, 0.74), (-0.44, 0.44), (-0.36, 0.12), (-0.85, 0.34), (-0.85, 0.0),
    )
)  # fmt: skip
SUITS: Final[tuple[Shape, ...]] = (
    _SPADE,
    _HEART,
    _CLUB,
    ((0.85, 0.0), (0.0, 0.56), (-0.85, 0.0), (0.0, -0.56)),
)
GRAPES: Final[tuple[Shape, ...]] = (
    _mirrored(
        (
            (-0.6, 0.0), (-0.6, 0.4), (-0.42, 0.62), (-0.16, 0.54), (-0.06, 0.7), (0.2, 0.62),
            (0.28, 0.4), (0.5, 0.46), (0.66, 0.28), (0.62, 0.14), (0.95, 0.12), (1.0, 0.0),
        )
    ),
    _mirrored(_HALF_LEAF),
)  # fmt: skip

# What holds the staves of the rim together; in thousandths of the table's width.

BOW_TIE: Final[Shape] = ((-8.0, -7.5), (0.0, -2.6), (8.0, -7.5), (8.0, 7.5), (0.0, 2.6), (-8.0, 7.5))
PEG: Final[Shape] = tuple((5.2 * x, 5.2 * y) for x, y in _star(9, 1.0, 1.0))
INLAY: Final[Shape] = tuple((x * 11, y * 11) for x, y in _star(4, 0.33, 1.0))
