"""How the engine's values are copied and compared.

Cards, packs, phases, actions and decisions never change, so a copy of one is the thing itself; that is what
lets the rules compare them with `is`. Tables and states change, and are equal if what they are made of is.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

HISTORY: Final = frozenset(("journal", "recording"))
"""Attributes that tell how it came to this and not what is: two states may differ in them and be equal."""


class Immutable:
    """Something that never changes: a copy is the thing itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


class Comparable:
    """Something equal to another of its class whose attributes in `__slots__`, `HISTORY` aside, are equal."""

    __slots__ = ()

    __hash__ = None  # type: ignore[assignment]  # it changes
    _compared: ClassVar[Callable[[object], Any]]

    def __init_subclass__(cls) -> None:
        """Find out which attributes make up a value of the class."""
        super().__init_subclass__()
        names = {name for base in cls.__mro__ for name in getattr(base, "__slots__", ())}
        cls._compared = attrgetter(*sorted(names - HISTORY))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        parts = type(self)._compared
        return bool(parts(self) == parts(other))
