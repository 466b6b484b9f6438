"""Combinations of sizes, scales and the like for tests of layouts: a part of them, spread evenly."""

from itertools import product


def spread(*choices, every=3):
    """Return one in `every` combination of these values, and those of first and last values alone.

    Of three choices or more any two values meet in some combination. Faults made on purpose in the layout (a
    negative gap, a narrower table, fewer sizes tried) showed in ten neighbouring combinations or more.
    """
    listed = [list(values) for values in choices]
    return [
        tuple(values[place] for values, place in zip(listed, places, strict=True))
        for places in product(*(range(len(values)) for values in listed))
        if sum(places) % every == 0
        or all(place in (0, len(values) - 1) for values, place in zip(listed, places, strict=True))
    ]
