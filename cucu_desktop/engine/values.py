"""Copying and comparing the engine's values.

Cards, packs, phases, actions and decisions never change, so a copy is the object itself; this
lets the rules compare them with `is`. Tables and states change, and are equal if their parts are equal.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

HISTORY: Final = frozenset(("journal", "recording"))
"""Attributes with the history of a state, not its value: two states may differ in them and be equal."""


class Immutable:
    """An object that never changes: a copy is the object itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


class Comparable:
    """An object equal to others of its class with equal attributes in `__slots__`, `HISTORY` aside."""

    __slots__ = ()

    __hash__ = None  # type: ignore[assignment]  # it changes
    _compared: ClassVar[Callable[[object], Any]]

    def __init_subclass__(cls) -> None:
        """Collect the attributes that make up a value of the class."""
        super().__init_subclass__()
        cls._compared = attrgetter(*sorted(_slots_of(cls) - HISTORY))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        parts = type(self)._compared
        return bool(parts(self) == parts(other))


class Cloneable:
    """An object that is copied with all attributes in `__slots__`, `HISTORY` aside."""

    __slots__ = ()

    _cloned: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        """Collect the attributes that a clone has."""
        super().__init_subclass__()
        cls._cloned = tuple(sorted(_slots_of(cls) - HISTORY))

    def clone(self) -> Self:
        """Return a copy: lists, sets and dicts in it are copied, `Cloneable` values cloned, others shared."""
        copy = type(self).__new__(type(self))
        for name in self._cloned:
            value = getattr(self, name)
            kind = type(value)
            if kind in _CONTAINERS:
                value = value.copy()
            elif kind not in _SHARED and isinstance(value, Cloneable):
                value = value.clone()
            setattr(copy, name, value)
        return copy


_CONTAINERS: Final = frozenset((list, set, dict))
_SHARED: Final = frozenset((int, bool, str, tuple, type(None)))
"""The most frequent types that are no `Cloneable`: a lookup is faster than `isinstance`."""


def _slots_of(kind: type[object]) -> set[str]:
    """Return the names in `__slots__` of a class and its bases."""
    return {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}
