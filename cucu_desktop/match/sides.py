"""Sides of a trick game in display order, the names of dummies, and points."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, cast

from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.words import signed

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
