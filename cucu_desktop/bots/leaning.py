"""A person's bias towards keeping or exchanging, added to the worths.

At level 2 it is an error. Players who count correctly still feel a loss more if their own action caused
it: so cautious players keep their dealt cards, and lose with them; bold ones regret untried exchanges,
and give good cards away. At level 3 it decides only where both worths are nearly equal,
and a human may learn it of an opponent who makes no mistakes.
"""

from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, Unit
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import EXCHANGE, KEEP

RECKONER: Final = 3
"""The level from which bias causes no errors."""
NEARLY: Final = 0.008
"""Worths that differ by less than this fraction of a token are nearly equal."""
REGRET: Final = 0.55
"""The extra weight of a loss by the disliked action."""
TEMPER: Final = 0.3
"""The part of it that depends on character."""
LAST_TWO: Final = 2
SOBER: Final = 4
"""The factor by which bias is weaker for the last two."""
COMPANY: Final = 6
"""The number of players from which bias is strongest."""
HOPELESS: Final = 0.9
"""The probability of losing above which every person exchanges, however cautious."""


class Feeling(NamedTuple):
    """The weights of regret at level 2.

    They are chosen so that both kinds of player err about equally: a good card given away may be replaced by
    a better one.

    Attributes:
        cautious: for those who prefer keeping.
        bold: for those who prefer exchanging.
    """

    cautious: float
    bold: float

    def among(self, players: int) -> "Feeling":
        """Return the weights at a table of this size: the last two feel less."""
        return self if players > LAST_TWO else self._times(1 / SOBER)

    def in_company(self, players: int) -> "Feeling":
        """Return weights that grow with the table: with fewer players the count is clearer."""
        return self._times(min(players, COMPANY) / COMPANY if players > LAST_TWO else 1 / SOBER)

    def _times(self, part: float) -> "Feeling":
        return Feeling(self.cautious * part, self.bold * part)


PLAIN: Final = Feeling(2.6, 20.0)
"""For games in which cards differ much, and all of the lowest rank pay."""
FLAT: Final = Feeling(2.4, 13.0)
"""For the games of the north, where a matador may answer any exchange."""
STRONG: Final = Feeling(3.4, 12.0)
"""For Campli, where neighbouring cards are worth nearly the same."""
FINE: Final = Feeling(1.8, 3.0)
"""For Montorio, likewise, but where the card may run back."""
COARSE: Final = Feeling(3.8, 2.0)
"""For games of all against one."""
BLURRED: Final = Feeling(2.7, 45.0)
"""For games in which ties even out the worths of cards."""


def stops(person: Person) -> bool:
    """Return whether this person needs only the better option, not the worths."""
    return person.level >= RECKONER and not person.wants_worths


def is_bold(person: Person) -> bool:
    """Return whether this person prefers exchanging to keeping."""
    return person.boldness > person.caution


def lean(person: Person, assessment: Assessment, feeling: Feeling = PLAIN, token: float = 1.0) -> Assessment:
    """Return the assessment of keeping and exchanging with this person's policy.

    Args:
        person: whose bias decides.
        assessment: the worths; the counsellor goes by these alone.
        feeling: the weights of regret in this game.
        token: the value of a token, in the unit of the assessment.
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
    """Return a worth as it is felt: losses weigh more, but never more than a certain loss."""
    if unit != "tokens":
        return worth * regret if worth < 0 else worth / regret
    sure = min(max(-worth, 0.0), 1.0)
    felt: float = worth + sure - 1 + (1 - sure) ** regret
    return felt
