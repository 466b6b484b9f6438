"""The keys of a scenario: parsing them, and errors with their location."""

from collections.abc import Sequence
from typing import Any, Final

from cucu_desktop.match.scenario.schema import MOST

FORMAT: Final = 1
MOST_TIMES: Final = 1000

KEYS: Final = frozenset(
    "format game title notes source options seats pack hands cut stock stake pool eliminations reentries "
    "agreement bets slippers_taken pile deal settled actions expect".split()
)
RESULT_KEYS: Final = frozenset(
    "ok mismatch state to_act legal cost cards tokens virgin lost gained losers arrests out reentered coins "
    "pool winner down eliminated matador_survives rounds bidder bid partner robbed indicator trump tricks "
    "points recount score result drawn slippers knocked dead bought lowered may_call caller fallen paid pile "
    "pack pot_winner carried next".split()
)

Table = dict[str, Any]


class InvalidScenarioError(Exception):
    """The scenario is not valid.

    Attributes:
        where: the wrong key ("actions[3]", "seats[1].name").
        message: the fault, and the valid values.
    """

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
        self.message = message


def opened(
    written: object,
    where: str = "scenario",
    known: frozenset[str] = KEYS,
    texts: Sequence[str] = ("title", "notes", "source"),
) -> Table:
    """Return the keys of what is written after checks common to all games: keys, format, texts.

    `where` is the name of the whole in errors.
    """
    keys = table_at(where, written)
    for key in keys:
        if key not in known:
            listed = ", ".join(sorted(known))
            raise InvalidScenarioError(key, f"there is no key {key!r}; the keys are {listed}")
    if whole_at("format", keys.get("format", FORMAT)) != FORMAT:
        raise InvalidScenarioError("format", f"only format {FORMAT} can be read")
    for key in texts:
        check_text(key, keys.get(key, ""))
    return keys


def check_text(key: str, value: object) -> None:
    """Check a text for people: one, or one for each language."""
    if isinstance(value, dict):
        for language, text in value.items():
            text_at(f"{key}.{language}", text)
    else:
        text_at(key, value)


def table_at(where: str, value: object) -> Table:
    """Return a table; InvalidScenarioError for another value."""
    if not isinstance(value, dict):
        raise InvalidScenarioError(where, "a table of keys and values is needed here")
    return value


def list_at(where: str, value: object) -> list[Any]:
    """Return a list; InvalidScenarioError for another value."""
    if not isinstance(value, list):
        raise InvalidScenarioError(where, "a list is needed here")
    return value


def text_at(where: str, value: object) -> str:
    """Return a text; InvalidScenarioError for another value."""
    if not isinstance(value, str):
        raise InvalidScenarioError(where, "a text is needed here")
    return value


def texts_at(where: str, value: object) -> tuple[str, ...]:
    return tuple(text_at(f"{where}[{index}]", item) for index, item in enumerate(list_at(where, value)))


def flag_at(where: str, value: object) -> bool:
    """Return a boolean; InvalidScenarioError for another value."""
    if not isinstance(value, bool):
        raise InvalidScenarioError(where, "true or false is needed here")
    return value


def whole_at(where: str, value: object, most: int = MOST) -> int:
    """Return a whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise InvalidScenarioError(where, f"a whole number from 0 to {most} is needed here")
    return value


def expected(keys: Table) -> Table:
    """Return the expected result, after checking its keys."""
    expect = table_at("expect", keys.get("expect", {}))
    for key in expect:
        if key not in RESULT_KEYS:
            raise InvalidScenarioError(f"expect.{key}", f"no result has a key {key!r}")
    return expect
