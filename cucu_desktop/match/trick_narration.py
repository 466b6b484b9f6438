"""Narration of trick games: the key and the words of each event's sentence."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar, cast

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.words import signed

_Sentence = tuple[str, dict[str, Any]] | None
_AnyEvent = TypeVar("_AnyEvent")
_HALF: Final = "\N{VULGAR FRACTION ONE HALF}"


def written(points: float) -> str:
    """Return points in the notation of trick games.

    >>> written(9.5), written(0.5), written(10)
    ('9½', '½', '10')
    """
    whole, half = divmod(abs(points), 1)
    text = f"{int(whole) or ''}{_HALF}" if half else str(int(whole))
    return signed(f"-{text}") if points < 0 else text


class DummyName(str):
    """The name of a dummy, derived from its partner's, who is named already in lists of a side (H2)."""

    __slots__ = ()


def names_in(side: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return the names of a side's players, without dummies.

    >>> names_in((0, 2), ("Anna", "Bruno", DummyName("(Anna)"), DummyName("(Bruno)")))
    ['Anna']
    """
    return [names[seat] for seat in side if not isinstance(names[seat], DummyName)]


def in_order(side: Iterable[int], first: int) -> tuple[int, ...]:
    """Return the seats of a side in display order: by seat, but the viewer's first.

    >>> in_order((3, 1, 2), 2)
    (2, 1, 3)
    """
    return tuple(sorted(side, key=lambda seat: (seat != first, seat)))


def place_of(side: Sequence[int], first: int) -> tuple[bool, int]:
    """Return the sort key of sides in display order: by seat, but the viewer's first.

    >>> sorted([(0, 2), (1, 3)], key=lambda side: place_of(side, 3))
    [(1, 3), (0, 2)]
    """
    return first not in side, min(side)


def arranged(event: _AnyEvent, first: int) -> _AnyEvent:
    """Return the event with sides and winners in display order; other events unchanged.

    >>> arranged(tricks.Counted(((2, 0), (1, 3)), (7, 12), None), 3)
    Counted(sides=((3, 1), (0, 2)), points=(12, 7), recount=None)
    """
    if isinstance(event, tricks.DealWon):
        return cast("_AnyEvent", tricks.DealWon(in_order(event.winners, first)))
    if not isinstance(event, tricks.Counted):
        return event
    numbers = sorted(range(len(event.sides)), key=lambda number: place_of(event.sides[number], first))
    counted = tricks.Counted(
        tuple(in_order(event.sides[number], first) for number in numbers),
        tuple(event.points[number] for number in numbers),
        event.recount and tuple(event.recount[number] for number in numbers),
    )
    return cast("_AnyEvent", counted)


def _played(event: tricks.Played) -> _Sentence:
    key = f"played-naming-{event.series}" if event.series else "played"
    return key, {"name": event.seat, "card": event.card}


def _partner(event: tricks.PartnerKnown) -> _Sentence:
    if event.partner is None:
        return "partner-none", {"name": event.bidder}
    return "partner", {"name": event.partner, "other": event.bidder}


def _counted(event: tricks.Counted) -> _Sentence:
    words = {"sides": event.sides, "points": event.points}
    if event.recount is None:
        return "counted", words
    return "counted-again", {**words, "ones": event.recount}


def _tokens(event: tricks.TokensMoved) -> _Sentence:
    number = abs(event.tokens)
    return "tokens" if event.tokens > 0 else "tokens-paid", {"name": event.seat, "number": number}


TOLD: Final[dict[type, Callable[[Any], _Sentence]]] = {
    tricks.DummyAssigned: lambda e: ("dummy-assigned", {"name": e.seat}),
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
"""For each kind of event the sentence's key and its words."""
