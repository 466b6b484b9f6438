"""The playing order of a trick game, and its change from one deal of a match to the next.

Seat numbers are those of the players, then those of the dummies. Round the table they sit in the playing
order of the deal. Usually that is one order all through a match, which begins with another seat in each deal;
but a dummy may go round (H4). So seat numbers alone do not give the next seat, or the opposite one.
"""

from collections.abc import Collection, Sequence
from functools import cache

Order = tuple[int, ...]
"""The seats in playing order, the dealer last."""


@cache
def turned(order: Order, first: int) -> Order:
    """Return the seats round the table, this one first.

    >>> turned((1, 3, 2, 0), 2)
    (2, 0, 1, 3)
    """
    at = order.index(first)
    return (*order[at:], *order[:at])


@cache
def following(order: Order) -> tuple[int, ...]:
    """Return for each seat the seat that plays after it.

    >>> following((1, 3, 2, 0))
    (1, 3, 0, 2)
    """
    return tuple(turned(order, seat)[1] for seat in range(len(order)))


def across(order: Order, seat: int) -> int:
    """Return the seat opposite.

    >>> across((1, 3, 2, 0), 0)
    3
    """
    return turned(order, seat)[len(order) // 2]


def first_order(dealer: int, seats: int) -> Order:
    """Return the playing order of a number of seats that sit in numerical order.

    >>> first_order(1, 4)
    (2, 3, 0, 1)
    """
    return tuple((dealer + place) % seats for place in range(1, seats + 1))


def opposite_dealer(order: Order, dummy: int) -> Order:
    """Return the playing order if this dummy sits opposite the dealer, and all others as before (H4).

    >>> opposite_dealer((1, 2, 3, 0), 3)
    (1, 3, 2, 0)
    """
    return _with_dummy([seat for seat in order if seat != dummy], dummy, len(order) // 2 - 1)


def next_order(order: Order, dummies: Collection[int]) -> Order:
    """Return the playing order of the next deal, which the next player deals; all keep their seats.

    >>> next_order((1, 2, 3, 0), {2, 3})
    (2, 3, 0, 1)
    """
    dealer = next(seat for seat in order if seat not in dummies)
    return (*turned(order, dealer)[1:], dealer)


def next_order_around(order: Order, dummy: int) -> Order:
    """Return the next deal's playing order with the dummy moved on, as far from the dealer as before (H4).

    >>> next_order_around((1, 3, 2, 0), 3)
    (2, 3, 0, 1)
    """
    dealer, *others = (seat for seat in order if seat != dummy)
    return _with_dummy([*others, dealer], dummy, order.index(dummy))


def _with_dummy(persons: Sequence[int], dummy: int, at: int) -> Order:
    return (*persons[:at], dummy, *persons[at:])
