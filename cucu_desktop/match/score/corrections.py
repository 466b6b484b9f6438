"""Corrections of a score: an earlier text is replaced or taken out, and all after it is computed again.

Written in a file's list `told` and in a log as {"replace": 4, "told": "paid Bea", "without": [7]}: the text
with the number 4, counted from 0 without the corrections, becomes "paid Bea" (null takes it out), and the
text with the number 7, which no longer fits, is left out.
"""

from typing import Any, Final, TypeVar

from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError, list_at, text_at, whole_at
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.trick_score import TrickScore

REPLACE: Final = "replace"
Sheet = Score | TrickScore
AnySheet = TypeVar("AnySheet", Score, TrickScore)


@frozen
class Correction:
    """A correction.

    Attributes:
        at: the number of the text.
        text: the text that replaces it; None takes it out.
        without: the numbers of later texts that are left out.
    """

    at: int
    text: str | None
    without: tuple[int, ...] = ()

    def as_json(self) -> dict[str, Any]:
        left_out = {"without": list(self.without)} if self.without else {}
        return {REPLACE: self.at, "told": self.text, **left_out}


def correction_at(where: str, said: dict[str, Any]) -> Correction:
    """Return the correction in a file.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    if not said.keys() <= {REPLACE, "told", "without"} or not {REPLACE, "told"} <= said.keys():
        raise InvalidScenarioError(where, "a correction has the keys replace, told and perhaps without")
    text = None if said["told"] is None else text_at(f"{where}.told", said["told"])
    left_out = [whole_at(f"{where}.without", each) for each in list_at(where, said.get("without", []))]
    return Correction(whole_at(f"{where}.replace", said[REPLACE]), text, tuple(left_out))


def corrected(sheet: Sheet, correction: Correction, where: str = "told") -> Sheet:
    """Return the score after a correction; the given one is unchanged.

    Raises:
        InvalidScenarioError: there is no such text, or one of the texts is not possible any more.
    """
    numbers = range(len(sheet.told))
    if correction.at not in numbers or not {*correction.without} <= {*numbers[correction.at + 1 :]}:
        last = f"; the last one is {len(sheet.told) - 1}" if sheet.told else ""
        raise InvalidScenarioError(where, f"there is no text {correction.at} to be replaced{last}")
    found = sheet.anew()
    for number, told in enumerate(sheet.told):
        text = correction.text if number == correction.at else told
        if text is not None and number not in correction.without:
            found.tell(text, where)
    return found


def proposed(sheet: AnySheet, at: int, text: str | None) -> tuple[Correction, AnySheet]:
    """Return a correction that leaves out all later texts that no longer fit, and the score after it.

    Raises:
        InvalidScenarioError: the text itself is not possible there.
    """
    found, left_out = sheet.anew(), []
    for number, told in enumerate(sheet.told):
        here = text if number == at else told
        try:
            if here is not None:
                found.tell(here)
        except InvalidScenarioError:
            if number <= at:
                raise
            left_out.append(number)
    return Correction(at, text, tuple(left_out)), found
