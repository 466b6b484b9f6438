"""What happened in a trick game: which sentence tells an event, and with which words."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

from cucu_desktop.engine import trick_events as tricks

Told = tuple[str, dict[str, Any]] | None
_HALF: Final = "\N{VULGAR FRACTION ONE HALF}"


def written(points: float) -> str:
    """Return points as they are written at a table of tricks.

    >>> written(9.5), written(0.5), written(10)
    ('9½', '½', '10')
    """
    whole, half = divmod(Fraction(points), 1)
    return f"{whole or ''}{_HALF}" if half else str(whole)


class DummyName(str):
    """What a dummy is called: after its player, who is already named where those of a side are (H2)."""

    __slots__ = ()


def names_in(side: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return what those of a side are called, without a dummy.

    >>> names_in((0, 2), ("Anna", "Bruno", DummyName("(Anna)"), DummyName("(Bruno)")))
    ['Anna']
    """
    return [names[seat] for seat in side if not isinstance(names[seat], DummyName)]


def in_turn(
    sides: Sequence[tuple[int, ...]], points: Sequence[float]
) -> Sequence[tuple[tuple[int, ...], float]]:
    """Return the sides with what they have counted: partners as they sit, but a bidder's side first.

    >>> in_turn([(2, 0), (1, 3)], [7, 12])
    [((0, 2), 7), ((1, 3), 12)]
    """
    if len({len(side) for side in sides}) > 1:
        return [*zip(sides, points, strict=True)]
    return sorted((tuple(sorted(side)), number) for side, number in zip(sides, points, strict=True))


def _played(event: tricks.Played) -> Told:
    key = f"played-naming-{event.series}" if event.series else "played"
    return key, {"name": event.seat, "card": event.card}


def _partner(event: tricks.PartnerKnown) -> Told:
    if event.partner is None:
        return "partner-none", {"name": event.bidder}
    return "partner", {"name": event.partner, "other": event.bidder}


def _counted(event: tricks.Counted) -> Told:
    words = {"sides": event.sides, "points": event.points}
    if event.recount is None:
        return "counted", words
    return "counted-again", {**words, "ones": event.recount}


def _tokens(event: tricks.TokensMoved) -> Told:
    number = abs(event.tokens)
    key = "tokens" if event.tokens > 0 else "tokens-paid"
    return key if number > 1 else f"{key}-one", {"name": event.seat, "number": number}


TOLD: Final[dict[type, Callable[[Any], Told]]] = {
    tricks.BidMade: lambda e: ("bid", {"name": e.seat, "card": e.card}),
    tricks.Passed: lambda e: ("passed", {"name": e.seat}),
    tricks.ThrownIn: lambda _: ("thrown-in", {}),
    tricks.LookedAt: lambda e: ("looked-at", {"name": e.seat}),
    tricks.Robbed: lambda e: ("robbed", {"name": e.seat, "card": e.card}),
    tricks.RobbingEnded: lambda e: ("robbing-ended", {"name": e.seat}),
    tricks.IndicatorTurned: lambda e: ("indicator", {"card": e.card}),
    tricks.Discarded: lambda e: ("laid-away", {"name": e.seat}),
    tricks.Played: _played,
    tricks.TrickTaken: lambda e: ("trick-taken", {"name": e.seat}),
    tricks.PartnerKnown: _partner,
    tricks.Counted: _counted,
    tricks.DealWon: lambda e: ("deal-won", {"names": e.winners}) if e.winners else ("deal-drawn", {}),
    tricks.TokensMoved: _tokens,
}
"""What to say of each kind of event: the sentence's key and its words."""
