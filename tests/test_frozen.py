"""Frozen values behave as `@dataclass(frozen=True, slots=True)` would make them."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from pathlib import Path

import pytest

import cucu_desktop
from cucu_desktop.frozen import frozen


@frozen
class Parcel:
    """A value with parts of every kind."""

    number: int
    name: str = "parcel"
    rest: list[int] = field(default_factory=list)


@frozen(kw_only=True)
class Letter(Parcel):
    """A value that adds to another one."""

    stamp: str = "red"


@frozen
class Nothing:
    """A value without parts."""


@frozen
class Alone:
    """A value of one part."""

    number: int


@frozen(eq=False)
class Thing:
    """Equal to itself alone."""

    number: int


@frozen
class Unlike:
    """A value that compares in its own way."""

    number: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unlike) and self.number % 10 == other.number % 10

    def __hash__(self) -> int:
        return self.number % 10


@dataclass(frozen=True, slots=True)
class Model:
    """What `Parcel` is, by the standard library alone."""

    number: int
    name: str = "parcel"
    rest: list[int] = field(default_factory=list)


@pytest.mark.parametrize("make", [Parcel, Model])
def test_parts_are_given_by_place_and_by_name_and_have_defaults(make: Callable[..., Parcel]):
    first, second = make(1), make(2, name="big", rest=[3])
    assert (first.number, first.name, first.rest) == (1, "parcel", [])
    assert (second.number, second.name, second.rest) == (2, "big", [3])
    assert make(1).rest is not first.rest


@pytest.mark.parametrize("make", [Parcel, Model])
@pytest.mark.parametrize(("places", "names"), [((), {}), ((1, "a", [], 4), {}), ((1,), {"colour": "red"})])
def test_wrong_parts_are_refused(
    make: Callable[..., object], places: tuple[object, ...], names: dict[str, str]
):
    with pytest.raises(TypeError, match="__init__"):
        make(*places, **names)


def test_values_of_equal_parts_are_equal_and_others_are_not():
    assert Parcel(1) == Parcel(1)
    assert Parcel(1) != Parcel(2)
    assert Parcel(1) != Letter(number=1)
    assert Parcel(1) != 1
    assert Alone(1) == Alone(1)
    assert Alone(1) != Alone(2)
    assert Nothing() == Nothing()


def test_equal_values_have_one_hash():
    assert len({Alone(1), Alone(1), Alone(2)}) == 2
    assert len({Nothing(), Nothing()}) == 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(Parcel(1))  # it has a list


def test_a_class_keeps_what_it_defines_itself():
    assert Unlike(3) == Unlike(13)
    assert len({Unlike(3), Unlike(13)}) == 1


def test_a_value_can_be_equal_to_itself_alone():
    one = Thing(1)
    assert one == one  # noqa: PLR0124
    assert one != Thing(1)
    assert len({one, Thing(1)}) == 2


@pytest.mark.parametrize("value", [Parcel(1), Nothing(), Letter(number=2)])
def test_nothing_of_it_changes(value: object):
    with pytest.raises(FrozenInstanceError):
        value.number = 5  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError):
        del value.number  # type: ignore[attr-defined]
    assert not hasattr(value, "__dict__")


def test_the_representation_rebuilds_it():
    for value in (Parcel(1, "a", [2]), Letter(number=1), Nothing(), Alone(2)):
        assert eval(repr(value)) == value
    assert repr(Parcel(1)) == repr(Model(1)).replace("Model", "Parcel")


def test_it_is_a_dataclass_to_the_standard_library():
    assert is_dataclass(Letter)
    assert [part.name for part in fields(Letter)] == ["number", "name", "rest", "stamp"]
    assert replace(Parcel(1), name="b") == Parcel(1, "b")
    match Parcel(4, "c"):
        case Parcel(number, name):
            assert (number, name) == (4, "c")


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]
)
@pytest.mark.parametrize("value", [Parcel(1, "a", [2]), Letter(number=1), Nothing(), Alone(2)])
def test_a_copy_is_equal(copied: Callable[[object], object], value: object):
    assert copied(value) == value
    assert repr(copied(value)) == repr(value)


def test_parts_that_go_by_name_cannot_go_by_place():
    assert Letter(number=1, stamp="blue").stamp == "blue"
    with pytest.raises(TypeError):
        Letter(1, "a", [], "blue")  # type: ignore[misc]


def test_all_frozen_values_are_made_so():
    sources = {path: path.read_text("utf-8") for path in Path(cucu_desktop.__file__).parent.rglob("*.py")}
    others = [path for path, text in sources.items() if "\n@dataclass(frozen=True, slots=True" in text]
    assert not others, "these need @frozen, or the start waits for them"
