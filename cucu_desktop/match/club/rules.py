"""Rules of a tournament, as data: its stages, and for each one the steps by which people go on."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final, Literal, cast

from cucu_desktop.frozen import frozen
from cucu_desktop.json_values import JsonObject

Group = Literal["place", "shift", "table", "all"]
GROUPS: Final[tuple[Group, ...]] = ("place", "shift", "table", "all")
MOST: Final = 10_000
MOST_STAGES: Final = 20
USUAL_TABLE, USUAL_STAKE = 10, 5


@frozen
class QualificationStep:
    """A step of a qualification.

    Attributes:
        take: the number of people who qualify from each group.
        per: the groups: the people of a "place", of a "shift" at a place, of a "table", or "all".
        under: only people younger than this in the year of the tournament; 0: everybody.
        winless: whether people without a win can qualify, too.
    """

    take: int
    per: Group = "place"
    under: int = 0
    winless: bool = False


@frozen
class Stage:
    """A stage of a tournament.

    Attributes:
        steps: its rule of qualification; people who have qualified are skipped in later steps.
        id: its id; "" for the first one, which alone is played at each place by itself.
        name: its own name; "" for that of its id.
        after: the stages whose qualified people play; none: all who have entered.
        champion: whether last year's champion plays in it without qualifying.
        under: its class: 0 for adults, else only people younger than this.
        parts: the number of shifts among which its people are divided; 1: all play in each shift.
        table: the usual number of people at a table.
        stake: the usual entry fee of its class, in coins.
        points: whether people are ranked by the number of players whom they outlasted, not by wins.
    """

    steps: tuple[QualificationStep, ...]
    id: str = ""
    name: str = ""
    after: tuple[str, ...] = ()
    champion: bool = False
    under: int = 0
    parts: int = 1
    table: int = USUAL_TABLE
    stake: int = USUAL_STAKE
    points: bool = False


@frozen
class Rules:
    """Rules of a tournament.

    Attributes:
        stages: in order; the first one has the id "".
        champion: whether last year's champion qualifies from the first stage without playing.
    """

    stages: tuple[Stage, ...]
    champion: bool = False

    @property
    def steps(self) -> tuple[QualificationStep, ...]:
        return self.stages[0].steps

    def stage(self, stage: str) -> Stage | None:
        return next((each for each in self.stages if each.id == stage), None)

    def classes(self) -> list[int]:
        return [*dict.fromkeys(stage.under for stage in self.stages)]

    def stake(self, under: str) -> int:
        """Return the entry fee of a class, given by its age limit; of the first stage for ""."""
        return next((each.stake for each in self.stages if under in ("", str(each.under))), USUAL_STAKE)

    def later(self, stage: str) -> set[str]:
        """Return the ids of the stages that people of a stage can reach."""
        found: set[str] = set()
        for each in self.stages:  # a stage comes after those whose people it takes
            if stage in each.after or found.intersection(each.after):
                found.add(each.id)
        return found

    def as_json(self) -> JsonObject:
        """Return the rules as an entry has them: of a single stage as format 1 did."""
        if self.stages == (Stage(self.steps),):
            return {"steps": [_given(step) for step in self.steps], "champion": self.champion}
        stages = [
            _given(stage) | {"steps": [_given(step) for step in stage.steps], "after": [*stage.after]}
            for stage in self.stages
        ]
        return cast("JsonObject", {"stages": stages, "champion": self.champion})


def _given(thing: QualificationStep | Stage) -> JsonObject:
    """Return the attributes of a step or stage: those of format 1, and those without their usual value."""
    usual = QualificationStep(0) if isinstance(thing, QualificationStep) else Stage(())
    kept = ("take", "per", "under", "id")
    return cast(
        "JsonObject",
        {
            name: value
            for name, value in asdict(thing).items()
            if name in kept or value != getattr(usual, name)
        },
    )


YOUNG: Final = 16
PRESETS: Final[Mapping[str, Rules]] = {
    "two-of-a-place": Rules((Stage((QualificationStep(2),)),), champion=True),
    "best-of-a-shift": Rules((Stage((QualificationStep(1, "shift"),)),), champion=True),
    "final-of-ten": Rules((Stage((QualificationStep(9, "all"),)),), champion=True),
    "under-16": Rules((Stage((QualificationStep(2, "place", YOUNG),)),)),
    "grande-torneo": Rules(
        (
            Stage((QualificationStep(2),)),
            Stage((QualificationStep(2, "table", winless=True),), "qualified", after=("",), parts=2),
            Stage((QualificationStep(9, "all", winless=True),), "semifinal", after=("qualified",)),
            Stage((QualificationStep(1, "all"),), "final", after=("semifinal",), champion=True),
            Stage((QualificationStep(1, "table"),), "young", under=YOUNG, stake=2),
            Stage((QualificationStep(1, "all"),), "young-final", after=("young",), under=YOUNG, table=20),
        )
    ),
    "one-evening": Rules(
        (
            Stage((QualificationStep(8, "all", winless=True),)),
            Stage((QualificationStep(1, "all"),), "final", after=("",)),
        )
    ),
    "league": Rules((Stage((QualificationStep(1, "all"),), points=True),)),
}
"""The presets: two of each place; the best of each shift; nine of all; two under 16 of each place; the Grande
Torneo of Montorio; one evening with a final table; a league over evenings, each of which is a shift."""


def rules_from(said: object) -> Rules | None:
    """Return the rules of a preset's name, of stages, or of the steps of one stage; None if not valid."""
    if isinstance(said, str):
        return PRESETS.get(said)
    if not isinstance(said, dict) or not isinstance(said.get("champion", False), bool):
        return None
    listed = said.get("stages", [{"steps": said.get("steps")}])
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_STAGES:
        return None
    stages = [_stage(each) for each in listed]
    found = tuple(stage for stage in stages if stage is not None)
    return (
        Rules(found, said.get("champion", False)) if len(found) == len(stages) and _in_order(found) else None
    )


def _in_order(stages: tuple[Stage, ...]) -> bool:
    """Return whether the first stage is of all who entered, and each other one after those it names."""
    before: set[str] = set()
    for number, stage in enumerate(stages):
        if bool(stage.id) != bool(number) or stage.id in before or not before.issuperset(stage.after):
            return False
        before.add(stage.id)
    return True


_LIMITS: Final[Mapping[str, range]] = {
    "take": range(1, MOST + 1),
    "under": range(MOST + 1),
    "parts": range(1, 100),
    "table": range(2, 41),
    "stake": range(10**6),
}
"""The possible numbers of a step or stage."""


def _step(said: object) -> QualificationStep | None:
    if not isinstance(said, dict) or "take" not in said or said.get("per", "all") not in GROUPS:
        return None
    return QualificationStep(**said) if _is_valid(said, QualificationStep(1)) else None


def _stage(said: object) -> Stage | None:
    if not isinstance(said, dict) or not isinstance(said.get("steps"), list):
        return None
    steps, after = tuple(map(_step, said["steps"])), said.get("after", [])
    if None in steps or not isinstance(after, list) or not all(isinstance(each, str) for each in after):
        return None
    found = {**said, "steps": steps, "after": tuple(after)}
    return Stage(**found) if _is_valid(found, Stage(())) else None


def _is_valid(said: Mapping[str, Any], usual: QualificationStep | Stage) -> bool:
    """Return whether all values are attributes of the usual one, of the same types and in the limits."""
    attributes = asdict(usual)
    return said.keys() <= attributes.keys() and all(
        type(value) is type(attributes[name]) and (name not in _LIMITS or value in _LIMITS[name])
        for name, value in said.items()
    )
