"""Corrections of a score: an earlier text is replaced or taken out, and all after it is computed again.

Written in a file's list `told` and in a log as {"replace": 4, "told": "paid Bea", "without": [7]}: the text
with the number 4, counted from 0 without the corrections, becomes "paid Bea" (null takes it out; a list has
several texts, such as those of a deal of tricks), and the text with the number 7, which no longer fits, is
left out.
"""

from collections.abc import Collection, Iterator
from typing import Any, Final, TypeVar

from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, list_at, texts_at, whole_at
from cucu_desktop.match.score.sheet import Sheet

REPLACE: Final = "replace"
AnySheet = TypeVar("AnySheet", bound=Sheet[Any])


@frozen
class Correction:
    """A correction.

    Attributes:
        at: the number of the text.
        texts: the texts that replace it; none take it out.
        without: the numbers of later texts that are left out.
    """

    at: int
    texts: tuple[str, ...]
    without: tuple[int, ...] = ()

    def as_json(self) -> dict[str, Any]:
        left_out = {"without": list(self.without)} if self.without else {}
        texts = list(self.texts) if len(self.texts) > 1 else next(iter(self.texts), None)
        return {REPLACE: self.at, "told": texts, **left_out}


def correction_at(where: str, said: dict[str, Any]) -> Correction:
    """Return the correction in a file.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    if not said.keys() <= {REPLACE, "told", "without"} or not {REPLACE, "told"} <= said.keys():
        raise InvalidScenarioError(where, "a correction has the keys replace, told and perhaps without")
    told = said["told"]
    listed = told if isinstance(told, list) else [] if told is None else [told]
    left_out = [whole_at(f"{where}.without", each) for each in list_at(where, said.get("without", []))]
    at = whole_at(f"{where}.replace", said[REPLACE])
    return Correction(at, texts_at(f"{where}.told", listed), tuple(left_out))


def corrected(sheet: AnySheet, correction: Correction, where: str = "told") -> AnySheet:
    """Return the score after a correction; the given one is unchanged.

    Raises:
        InvalidScenarioError: there is no such text, or one of the texts is not possible any more.
    """
    numbers = range(len(sheet.told))
    if correction.at not in numbers or not {*correction.without} <= {*numbers[correction.at + 1 :]}:
        last = f"; the last one is {len(sheet.told) - 1}" if sheet.told else ""
        raise InvalidScenarioError(where, f"there is no text {correction.at} to be replaced{last}")
    found = sheet.anew()
    for _, text in _texts(sheet, correction):
        found.tell(text, where)
    return found


def proposed(
    sheet: AnySheet, at: int, texts: tuple[str, ...], without: Collection[int] = ()
) -> tuple[Correction, AnySheet]:
    """Return a correction that leaves out all later texts that no longer fit, and the score after it.

    The texts replace the one with the number `at`, and those `without`.

    Raises:
        InvalidScenarioError: the texts themselves are not possible there.
    """
    found, left_out = sheet.anew(), {*without}
    for number, text in _texts(sheet, Correction(at, texts, tuple(without))):
        try:
            found.tell(text)
        except InvalidScenarioError:
            if number <= at:
                raise
            left_out.add(number)
    return Correction(at, texts, tuple(sorted(left_out))), found


def _texts(sheet: Sheet[Any], correction: Correction) -> Iterator[tuple[int, str]]:
    """Yield the texts after a correction, with the numbers that they or the replaced one had before."""
    for number, told in enumerate(sheet.told):
        if number not in correction.without:
            texts = correction.texts if number == correction.at else (told,)
            yield from ((number, text) for text in texts)
