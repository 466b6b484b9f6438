"""The layout of an observation vector, and the vector itself.

A vector is made of an observation and of nothing else. It has the same parts at every decision;
`VectorLayout.describe` lists them with their shapes and meanings.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from operator import attrgetter

from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.frozen import frozen
from cucu_desktop.research.vector_parts import Part, Seats, Values, one_of


@frozen
class LayoutParameters:
    """The parameters of a vector's layout.

    Attributes:
        seats: the number of players; in a trick game of hands.
        pack: the pack.
        names: the name of each of its designs; designs with the same name are equal.
        coins: the total number of coins.
        kinds: the kinds of decisions.
        phases: the phases of the rules.
    """

    seats: int
    pack: Pack
    names: Mapping[Card, str]
    coins: int
    kinds: tuple[str, ...]
    phases: tuple[str, ...]


class VectorLayout:
    """The parts of a vector, in order.

    Attributes:
        parts: the parts.
        places: for each part's name its offset.
        size: the length of the vector.
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.places: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.places[part.name] = self.size
            self.size += part.size
        self._zeros = array("f", bytes(4 * self.size))
        usual = [part for part in self.parts if not part.may_be_zero]
        self._attributes = attrgetter(*(part.source for part in usual))
        self._writes = tuple(part.write for part in usual)
        self._beginnings = tuple(self.places[part.name] for part in usual)
        self._always = tuple(
            (part.source, part.write, self.places[part.name]) for part in self.parts if part.may_be_zero
        )

    def vector(self, observation: AnyObservation) -> Values:
        values = self._zeros[:]
        for source, write, at in self._always:
            write(values, at, getattr(observation, source), observation)
        attributes = self._attributes(observation)
        written = zip(self._writes, self._beginnings, attributes, strict=True)
        for write, at, value in compress(written, attributes):  # most attributes are empty
            write(values, at, value, observation)
        return values

    def describe(self) -> Iterator[str]:
        """Yield a line for each part: its offset, shape, name and meaning."""
        width = max(len(part.name) for part in self.parts)
        for part in self.parts:
            shape = " x ".join(map(str, part.shape))
            yield f"{self.places[part.name]:6} {shape:>8}  {part.name:{width}}  {part.meaning}"


def common_parts(table: LayoutParameters, seats: Seats) -> tuple[Part, ...]:
    """Return the parts common to both families of games."""
    n, kinds, phases = (table.seats,), table.kinds, table.phases
    return (
        Part("kind", (len(kinds),), "what is being decided: " + ", ".join(kinds), one_of(kinds)),
        Part("phase", (len(phases),), "the phase: " + ", ".join(phases), one_of(phases)),
        Part("to_act", n, "whose decision it is", seats.one, may_be_zero=True),
        Part("about", n, "the other seat that it is about", seats.one, may_be_zero=True),
        Part("dealer", n, "who deals", seats.one, may_be_zero=True),
        Part("order", n, "places in the playing order of the deal, the last 1", seats.in_order),
    )
