"""A person's bias towards keeping or exchanging.

It decides only where both worths are nearly equal, and a human may learn it of an opponent who makes no
mistakes. The errors of lower levels are `slips`.
"""

from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP

RECKONER: Final = 3
"""The level from which bias causes no errors."""
NEARLY: Final = 0.008
"""Worths that differ by less than this fraction of a token are nearly equal."""


def stops(person: Person) -> bool:
    """Return whether this person needs only the better option, not the worths."""
    return person.level >= RECKONER and not person.is_counsellor


def is_bold(person: Person) -> bool:
    """Return whether this person prefers exchanging to keeping."""
    return person.boldness > person.caution


def lean(person: Person, assessment: Assessment, token: float = 1.0) -> Assessment:
    """Return the assessment of keeping and exchanging with this person's policy.

    Args:
        person: whose bias decides, at the highest level; the counsellor has none.
        assessment: the worths.
        token: the value of a token, in the unit of the assessment.
    """
    if person.is_counsellor:
        return assessment
    keep, exchange = (assessment.option(action).worth for action in (KEEP, EXCHANGE))
    if assessment.unit != "chance":  # best play of the last two leaves nothing to character
        nearly = NEARLY * max(token, 0.0)
        exchange += nearly if is_bold(person) else -nearly
    return assessment.with_policy({KEEP if keep >= exchange else EXCHANGE: 1.0})
