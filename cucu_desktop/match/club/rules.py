"""Rules of qualification, as data: steps that each take a number of people of a group by its standing."""

from collections.abc import Mapping
from typing import Final, Literal

from cucu_desktop.frozen import frozen
from cucu_desktop.json_values import JsonObject

Group = Literal["place", "shift", "all"]
GROUPS: Final[tuple[Group, ...]] = ("place", "shift", "all")
MOST: Final = 10_000


@frozen
class QualificationStep:
    """A step of a qualification.

    Attributes:
        take: the number of people who qualify from each group.
        per: the groups: the people of a "place", of a "shift" at a place, or "all".
        under: only people younger than this in the year of the tournament; 0: everybody.
    """

    take: int
    per: Group = "place"
    under: int = 0


@frozen
class Rules:
    """Rules of qualification.

    Attributes:
        steps: in order; people who have qualified are skipped in later ones.
        champion: whether last year's champion qualifies without playing.
    """

    steps: tuple[QualificationStep, ...]
    champion: bool = False

    def as_json(self) -> JsonObject:
        """Return the rules as an entry has them."""
        steps: list[JsonObject] = [
            {"take": step.take, "per": step.per, "under": step.under} for step in self.steps
        ]
        return {"steps": list(steps), "champion": self.champion}


PRESETS: Final[Mapping[str, Rules]] = {
    "two-of-a-place": Rules((QualificationStep(2),), champion=True),
    "best-of-a-shift": Rules((QualificationStep(1, "shift"),), champion=True),
    "final-of-ten": Rules((QualificationStep(9, "all"),), champion=True),
    "under-16": Rules((QualificationStep(2, "place", 16),)),
}
"""The presets: two of each place; the best of each shift; nine of all; two under 16 of each place."""


def rules_from(said: object) -> Rules | None:
    """Return the rules of a preset's name or of steps; None if they are not valid."""
    if isinstance(said, str):
        return PRESETS.get(said)
    if not isinstance(said, dict) or not isinstance(said.get("steps"), list):
        return None
    steps = [_step(step) for step in said["steps"]]
    champion = said.get("champion", False)
    if None in steps or not isinstance(champion, bool):
        return None
    return Rules(tuple(step for step in steps if step), champion)


def _step(said: object) -> QualificationStep | None:
    if not isinstance(said, dict) or not said.keys() <= {"take", "per", "under"}:
        return None
    take, per, under = said.get("take"), said.get("per", "place"), said.get("under", 0)
    if type(take) is not int or type(under) is not int or per not in GROUPS:
        return None
    return QualificationStep(take, per, under) if 1 <= take <= MOST and 0 <= under <= MOST else None
