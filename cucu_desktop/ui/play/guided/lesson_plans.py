"""The plan of the lesson of each game: data only, used by `lesson`.

The cards of each deal are written in the order in which they leave the pack. Seat 0 is the learner's, the
others sit in playing order; after the dealer the next seat begins. In each deal the learner has to decide,
and in most of them a player meets a special card.

The deals of the trick games are numbered ones, found by trial: the other players go by rules of thumb, so
their actions follow from the cards alone. In the first deal of Cöch the learner holds the twin of the card
that wins, then may give points to the partner, take a trick, and lead; in the second one series runs out
early. In Zifuli the learner first has cards to bid on, then the twin of the card that is called. In Cuccu a
trionfo the learner robs as the player who cuts, and the partner has the trionfo; then as the dealer, with the
trionfo in hand.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from cucu_desktop.engine.actions import AGREE, ASK, Action
from cucu_desktop.frozen import frozen
from cucu_desktop.match.scenario.practice import PracticeDeal


@frozen
class LessonPlan:
    """A lesson.

    Attributes:
        others: the ids of the bots at the other seats.
        deals: the practice deals.
        low: the highest rank that the other players pass on; "" if they decide as bots.
        answers: their answers by kind of decision; other kinds they decide as bots.
        explained: the types of events that are explained when they happen for the first time.
        options: the options that differ from the defaults.
        special: the special cards, which are named at the end if they have done nothing in the deals.
    """

    others: tuple[str, ...]
    deals: tuple[PracticeDeal, ...]
    low: str = ""
    answers: Mapping[str, Action] = field(default_factory=dict)
    explained: frozenset[str] = frozenset()
    options: Mapping[str, object] = field(default_factory=lambda: {"talk": False})
    special: tuple[str, ...] = ()


_THREE: Final = ("peppe", "bruna", "nicola")
_CUCCO: Final = ("XV", "XIV", "XIII", "XII", "XI", "MATTO")
_TWO_FOOLS: Final = PracticeDeal(3, "MATTO XV X III MATTO")
"""The learner has a fool that the cuckoo does not take; the dealer draws the other one."""
_LAST_TWO: Final = {"reentry": False, "sharing": False, "agreement": False, "talk": False}

PLANS: Final[Mapping[str, LessonPlan]] = {
    "campli": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "NULLA IX VI X VIII"),
            PracticeDeal(1, "III XII VIII V X"),
            PracticeDeal(2, "IX SECCHIA XIV MASCHERA LEONE"),
            PracticeDeal(0, "IV XIII X VII X"),
            PracticeDeal(3, "NULLA XI X V MATTO"),
            _TWO_FOOLS,
        ),
        low="V",
        answers={"inn": ASK, "promise": AGREE},
        options=_LAST_TWO,
        special=_CUCCO,
    ),
    "lu_stu": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "NULLA IX VI X VIII"),
            PracticeDeal(1, "III XII VIII V X"),
            PracticeDeal(2, "IX SECCHIA XI MASCHERA LEONE"),
            PracticeDeal(0, "IV XIII X VII X"),
            PracticeDeal(3, "MATTO IX XIV X VIII"),
            _TWO_FOOLS,
        ),
        low="V",
        explained=frozenset(("OfferAnswered",)),
        options={"agreement": False},
        special=_CUCCO,
    ),
    "cuckoo": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "2S 9H 4D JC 7D"),
            PracticeDeal(1, "3C KH 9S 4S 10C"),
            PracticeDeal(2, "10D AC KS 6H"),
            PracticeDeal(0, "4H 9C 10H QD JS"),
        ),
        low="4",
    ),
    "tiebreak": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "2S 9H 4D JC 7D"),
            PracticeDeal(1, "3C KH 9S 4S 3D 10C 6S 8D"),
            PracticeDeal(2, "10D AC KS 6H"),
            PracticeDeal(0, "4H 9C 10H QD JS"),
        ),
        low="4",
        explained=frozenset(("TieBegan", "TokenGained")),
    ),
    "ace_chasing": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "3S 9H 4D 8C"),
            PracticeDeal(1, "10C QD 4H AD"),
            PracticeDeal(0, "9D JH 5S 6C"),
        ),
        low="5",
        explained=frozenset(("Judged",)),
    ),
    "gnav": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "1 9 4 11 7"),
            PracticeDeal(1, "UGLE KATT 8 3 10"),
            PracticeDeal(2, "9 POTTE DRAGON 0 UGLE"),
            PracticeDeal(0, "NARR HUS 10 7 12"),
        ),
        low="4",
        explained=frozenset(("Knocked",)),
        special=("GJOK", "DRAGON", "KATT", "HEST", "HUS", "NARR"),
    ),
    "kille": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "KRANSEN 9 4 11 7"),
            PracticeDeal(1, "2 HUSU 8 3 BLAREN"),
            PracticeDeal(2, "9 BLOMPOTTAN HUSAR 1 10"),
            PracticeDeal(0, "2 VARDSHUS 10 HARLEKIN 12"),
            PracticeDeal(1, "3 KAVALL 4 KUKU"),
        ),
        low="4",
        explained=frozenset(("Lowered",)),
        special=("HARLEKIN", "KUKU", "HUSAR", "HUSU", "KAVALL", "VARDSHUS", "BLAREN"),
    ),
    "le_her": LessonPlan(
        ("orbais",),
        (
            PracticeDeal(1, "3S 10H 6D"),
            PracticeDeal(0, "5C 9H QS"),
            PracticeDeal(1, "4D KC"),
            PracticeDeal(0, "JD 6S 10C"),
        ),
        low="7",
    ),
    "coucou": LessonPlan(
        _THREE,
        (
            PracticeDeal(3, "2S 9H 4D 5C JC 7D 8H"),
            PracticeDeal(1, "3C KH 9S 5D 9C 10C"),
            PracticeDeal(2, "10D AC KS 6H 7C 8C"),
            PracticeDeal(1, "AD 6D 9D 7S 10S QC QH"),
        ),
        low="4",
    ),
    "cambio": LessonPlan(
        ("haruka", "kenta", "nicola"),
        (
            PracticeDeal(3, "NULLA IX IV X VIII"),
            PracticeDeal(1, "III XII VIII V X"),
            PracticeDeal(2, "IX XV II X"),
            PracticeDeal(0, "IV XIII X VII X"),
        ),
        low="V",
        explained=frozenset(("Fell", "Called")),
        special=_CUCCO,
    ),
    "coch": LessonPlan(
        ("tista", "nina", "bruna"), (PracticeDeal(0, 318), PracticeDeal(2, 2263)), options={"deals": 1}
    ),
    "zifuli": LessonPlan(
        ("concetta", "gildo", "nicola", "peppe"),
        (PracticeDeal(4, 903), PracticeDeal(2, 134)),
        options={"deals": 1},
    ),
    "trionfo": LessonPlan(
        ("gildo", "tista", "nina"), (PracticeDeal(1, 398), PracticeDeal(0, 742)), options={"deals": 1}
    ),
}
"""By the id of the game."""
