"""Frozen values: `@frozen` is `@dataclass(frozen=True, slots=True)` in a tenth of the time.

A dataclass is compiled from text, method by method, as soon as it is defined: more than half a millisecond
each, and at the start some 150 of them, most of them events of few matches. Here a method is compiled when it
is first called, and methods that need no generated text are shared by all classes.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, ClassVar, Final, Protocol, TypeVar, dataclass_transform, overload

T = TypeVar("T")


class Parted(Protocol):
    """Any dataclass, frozen values included."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@overload
def frozen(cls: type[T], /) -> type[T]: ...
@overload
def frozen(*, eq: bool = ..., kw_only: bool = ...) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(
    cls: type[T] | None = None, /, *, eq: bool = True, kw_only: bool = False
) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass with slots.

    Args:
        cls: the class, when the decorator is written without brackets.
        eq: whether values with equal parts are equal; else by identity.
        kw_only: whether all parts are given by name.

    >>> @frozen
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3)
    Point(x=3, y=0)
    >>> Point(3) == Point(3, 0)
    True
    """

    def make(cls: type[T]) -> type[T]:
        made = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(cls)
        methods = dict(_COMMON)
        for name in ("__init__", "__eq__", "__hash__") if eq else ("__init__",):
            methods[name] = _compiled_when_called(made, name)
        for name, method in methods.items():
            if made.__dict__.get(name) is None:  # else the class defines its own
                setattr(made, name, method)
        return made

    return make if cls is None else make(cls)


def _compiled_when_called(cls: type, name: str) -> Callable[..., object]:
    """Return a method that at its first call replaces itself with the real one."""

    def first(self: object, /, *args: object, **named: object) -> object:
        names: dict[str, Any] = {}
        exec(_TEXTS[name](cls, names), names)  # noqa: S102 - as `dataclasses` does
        method = names[name]
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method(self, *args, **named)

    return first


def _init(cls: type, names: dict[str, object]) -> str:
    """Return the text of `__init__` with the parts as parameters, and add the objects it needs to `names`."""
    positional: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for part in fields(cls):
        parameter = given = name = part.name
        names[f"put_{name}"] = getattr(cls, name).__set__  # the slot's setter: `__setattr__` refuses
        if part.default is not MISSING:
            names[f"usual_{name}"] = part.default
            parameter = f"{name}=usual_{name}"
        elif part.default_factory is not MISSING:
            names |= {"MISSING": MISSING, f"make_{name}": part.default_factory}
            parameter = f"{name}=MISSING"
            given = f"make_{name}() if {name} is MISSING else {name}"
        (by_name if part.kw_only else positional).append(parameter)
        body.append(f" put_{name}(self, {given})")
    parameters = ["self", *positional, *(["*", *by_name] if by_name else [])]
    return "\n".join([f"def __init__({', '.join(parameters)}):", *body, " pass"])


def _eq(cls: type, names: dict[str, object]) -> str:
    del names
    ours, theirs = ("".join(f"{side}.{part.name}, " for part in fields(cls)) for side in ("self", "other"))
    same = f"({ours}) == ({theirs}) if type(self) is type(other) else NotImplemented"
    return f"def __eq__(self, other): return {same}"


def _hash(cls: type, names: dict[str, object]) -> str:
    del names
    return f"def __hash__(self): return hash(({''.join(f'self.{part.name}, ' for part in fields(cls))}))"


_TEXTS: Final = {"__init__": _init, "__eq__": _eq, "__hash__": _hash}


def _represent(self: Parted) -> str:
    parts = (f"{part.name}={getattr(self, part.name)!r}" for part in fields(self))
    return f"{type(self).__qualname__}({', '.join(parts)})"


def _refuse(self: Parted, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"cannot change {name!r} of {type(self).__name__}")


def _state(self: Parted) -> list[object]:
    return [getattr(self, part.name) for part in fields(self)]


def _restore(self: Parted, state: list[object]) -> None:
    for part, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, part.name, value)


_COMMON: Final[dict[str, Callable[..., object]]] = {
    "__repr__": _represent,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__getstate__": _state,  # for copies and pickles, which would otherwise use the refusing `__setattr__`
    "__setstate__": _restore,
}
"""The methods that are the same in every class."""
