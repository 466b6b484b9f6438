"""Leaning of a person towards keeping or trying, beside what both are worth.

At level 2 it is a way of erring. People who count right still feel a loss more that they have brought on
themselves: so the cautious keep what they were dealt, and lose with it; the bold feel more what they could
have tried, and give good cards away. At level 3 it decides only where both ways are worth nearly the same,
and is what a guest may learn about somebody who makes no mistakes.
"""

from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, Unit
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP

RECKONER: Final = 3
"""From this level on nobody errs by feeling."""
NEARLY: Final = 0.008
"""Worths that differ by less than this part of a token are nearly the same."""
REGRET: Final = 0.55
"""By so much a loss weighs more that comes by the way one likes less."""
TEMPER: Final = 0.3
"""How much character adds to it."""
LAST_TWO: Final = 2
SOBER: Final = 4
"""By so much less the last two feel."""
COMPANY: Final = 6
"""From so many players on one feels most."""
HOPELESS: Final = 0.9
"""Who is likelier than this to lose with their card tries whatever else there is, however cautious."""


class Feeling(NamedTuple):
    """How much of a regret is felt at level 2.

    As much of it as makes both kinds err about as dearly: who gives away a good card may get a better one.

    Attributes:
        cautious: by those who would rather keep.
        bold: by those who would rather try.
    """

    cautious: float
    bold: float

    def among(self, players: int) -> "Feeling":
        """Return how much is felt at a table of so many: of two everybody sees what it comes to."""
        return self if players > LAST_TWO else self._times(1 / SOBER)

    def in_company(self, players: int) -> "Feeling":
        """Return the same where it grows with the table: the fewer play, the plainer is what counts."""
        return self._times(min(players, COMPANY) / COMPANY if players > LAST_TWO else 1 / SOBER)

    def _times(self, part: float) -> "Feeling":
        return Feeling(self.cautious * part, self.bold * part)


PLAIN: Final = Feeling(2.6, 20.0)
"""Where cards differ much, and all with the lowest pay."""
FLAT: Final = Feeling(2.4, 13.0)
"""In the north, where a matador may answer whatever one does."""
STRONG: Final = Feeling(3.4, 12.0)
"""At Campli, where neighbouring cards are worth nearly the same."""
FINE: Final = Feeling(1.8, 3.0)
"""At Montorio, where they are, too, but the card may run back."""
COARSE: Final = Feeling(3.8, 2.0)
"""Where everybody plays against one."""
BLURRED: Final = Feeling(2.7, 45.0)
"""Where ties even out most of what a card is worth."""


def stops(person: Person) -> bool:
    """Tell whether it is enough for this person to know which way is worth more, and not by how much."""
    return person.level >= RECKONER and not person.is_counsellor


def is_bold(person: Person) -> bool:
    """Tell whether this person would rather try than keep."""
    return person.boldness > person.caution


def lean(person: Person, assessment: Assessment, feeling: Feeling = PLAIN, token: float = 1.0) -> Assessment:
    """Return the assessment of keeping and exchanging with what this person chooses.

    Args:
        person: whose leaning decides.
        assessment: what both ways are worth; who gives advice goes by that alone.
        feeling: how much of a regret is felt in this game.
        token: what a token is worth, in the unit of the assessment.
    """
    if person.is_counsellor:
        return assessment
    keep, exchange = (assessment.option(action).worth for action in (KEEP, EXCHANGE))
    if person.level < RECKONER:
        felt = feeling.bold if is_bold(person) else feeling.cautious
        regret = 1 + felt * (REGRET + TEMPER * abs(person.boldness - person.caution))
        if is_bold(person):
            keep = _felt(assessment.unit, keep, regret)
        elif assessment.unit != "tokens" or keep > -HOPELESS:
            exchange = _felt(assessment.unit, exchange, regret)
    elif assessment.unit != "chance":  # best play of the last two leaves nothing to character
        nearly = NEARLY * max(token, 0.0)
        exchange += nearly if is_bold(person) else -nearly
    return assessment.with_policy({KEEP if keep >= exchange else EXCHANGE: 1.0})


def _felt(unit: Unit, worth: float, regret: float) -> float:
    """Return what is felt of a worth: a likely loss seems likelier, but nothing worse than a sure one."""
    if unit != "tokens":
        return worth * regret if worth < 0 else worth / regret
    sure = min(max(-worth, 0.0), 1.0)
    felt: float = worth + sure - 1 + (1 - sure) ** regret
    return felt
