"""The lessons: data only. A lesson is a few practice deals and, by moment, the line that is said then.

The cards of each deal are written in the order in which they leave the pack. Seat 0 is the learner's, the
others sit in playing order; after the dealer the next seat begins. Whatever the learner chooses, the deal
shows its point: `tests/ui/play/guided/test_lesson_roads.py` plays every road, and says who pays on each.

The words of a line are the message "lines.<key>" of the game. The deals of the trick games are numbered
ones, found by trial: the other players go by rules of thumb, so their actions follow from the cards alone.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from cucu_desktop.engine.actions import PASS, PAY, WAIT, Action
from cucu_desktop.frozen import frozen


@frozen
class LessonDeal:
    """A practice deal.

    Attributes:
        dealer: the dealer's seat.
        cards: the first cards of the pack in the order of leaving it, or the number of the deal.
        lines: the key of the line for each moment, and the seat that it names if it is always the same one;
            `lesson_lines` lists the moments.
        stops: the card that answers who asks for it, if it is named when it is turned up, too.
        passes_too_much: whether the learner has passed on too good a card by asking for the card that stops.
        own: answers given for the learner without asking, by kind of decision.
        once: those given after the first choice.
        tricks: the number of tricks after which the lesson ends; 0: it ends with the deal.
        answers: answers of the other players by kind of decision; other kinds they decide as bots.
    """

    dealer: int
    cards: str | int
    lines: Mapping[str, str] = field(default_factory=dict)
    stops: str = ""
    passes_too_much: bool = False
    tricks: int = 0
    own: Mapping[str, Action] = field(default_factory=dict)
    once: Mapping[str, Action] = field(default_factory=dict)
    answers: Mapping[str, Action] = field(default_factory=dict)


@frozen
class Lesson:
    """A lesson.

    Attributes:
        others: the ids of the bots at the other seats.
        deals: the practice deals.
        low: the highest rank that the other players pass on; "" if they decide as bots.
        options: the options that differ from the defaults.
    """

    others: tuple[str, ...]
    deals: tuple[LessonDeal, ...]
    low: str = ""
    options: Mapping[str, object] = field(default_factory=lambda: {"talk": False})


_THREE: Final = ("peppe", "bruna", "nicola")
_LOW: Final = {"choice-1": "low"}
_STOP: Final = {"met": "met", "turned-up": "turned-up"}
_LAST: Final = {"choice-1": "last"}
_TRICK: Final = {"trick-mine": "taken", "trick-theirs": "lost"}
_ENDS: Final = {"reentry": False, "sharing": False, "agreement": False, "talk": False}
_NO_BET: Final = {"bet": Action("bet", coins=0)}
_PAYS: Final = {"penalty": PAY, "call": WAIT}
_CAMPLI: Final = (
    LessonDeal(3, "I IX VI X VIII", _LOW),
    LessonDeal(3, "IV XII II X III", _STOP, stops="XII", passes_too_much=True),
    LessonDeal(0, "VI IX X MASCHERA VIII", _LAST),
)
_KINGS: Final = (
    LessonDeal(3, "2S 9H 4D JC 7D", _LOW),
    LessonDeal(3, "4H KH 2S 10C 3D", _STOP, stops="KH"),
    LessonDeal(0, "9C 10H QD AS JS", _LAST),
)
_TIE: Final = LessonDeal(3, "6S 9H 6D JC 10C 8H", {"tie": "tie"})

LESSONS: Final[Mapping[str, Lesson]] = {
    "campli": Lesson(_THREE, _CAMPLI, low="V", options=_ENDS),
    "lu_stu": Lesson(_THREE, _CAMPLI, low="V", options={"agreement": False}),
    "cuckoo": Lesson(_THREE, _KINGS, low="4"),
    "tiebreak": Lesson(_THREE, (_KINGS[0], _TIE, _KINGS[2]), low="4"),
    "gnav": Lesson(
        _THREE,
        (
            LessonDeal(3, "1 9 4 11 7", _LOW),
            LessonDeal(3, "5 KATT 2 10 1", _STOP, stops="KATT", passes_too_much=True),
            LessonDeal(0, "6 10 8 POTTE 12", _LAST),
        ),
        low="4",
    ),
    "kille": Lesson(
        _THREE,
        (
            LessonDeal(3, "2 9 4 11 7", _LOW),
            LessonDeal(2, "2 HARLEKIN HUSAR 9", {"dealt": "harlequin", "choice-1": "fallen 3", "met": "met"}),
            LessonDeal(0, "7 10 8 BLOMPOTTAN 12", _LAST),
        ),
        low="4",
        options={"buys": 0, "talk": False},
    ),
    "le_her": Lesson(
        ("orbais",),
        (
            LessonDeal(1, "3S 10H 6D", _LOW),
            LessonDeal(0, "5C 9H QS", {"choice-1": "nine"}),
            LessonDeal(1, "7H 4C KD", {"choice-1": "seven"}),
        ),
        low="7",
    ),
    "coucou": Lesson(
        _THREE,
        (
            LessonDeal(3, "2S 9H 4D 5C JC 7D 8H", _LOW),
            LessonDeal(3, "4H KH 2S 7C 8C QD 3D", _STOP, stops="KH"),
            LessonDeal(1, "6D 9D AS 7S 10S QC JH", _LAST),
        ),
        low="4",
    ),
    "cambio": Lesson(
        ("haruka", "kenta", "nicola"),
        (
            LessonDeal(3, "I IX VI X VIII", _LOW, own=_PAYS),
            LessonDeal(3, "V XII II X I", _STOP, stops="XII", passes_too_much=True, own=_PAYS),
            LessonDeal(
                2,
                "III XV X VIII II",
                {"choice-1": "owl", "gone": "waited"},
                own={"penalty": PAY},
                once={"call": WAIT},
            ),
        ),
        low="V",
    ),
    "ace_chasing": Lesson(
        _THREE,
        (
            LessonDeal(
                3, "3S 9H 4D 8C", {"choice-1": "matador 3", "theirs": "nobody"}, own=_NO_BET, answers=_NO_BET
            ),
            LessonDeal(
                1,
                "AC QC 4H 9D",
                {"choice-1": "ace", "yours": "suit 2", "theirs": "suit 2"},
                own=_NO_BET,
                answers=_NO_BET,
            ),
            LessonDeal(
                3,
                "KS 9H QD 2C",
                {"choice-1": "bet 3", "theirs": "nobody", "paid": "paid"},
                answers=_NO_BET,
            ),
        ),
        low="5",
    ),
    "coch": Lesson(
        ("tista", "nina", "bruna"),
        (
            LessonDeal(
                0,
                715,
                {"choice-1": "partner 2", "lead-2": "lead", "choice-2": "follow", **_TRICK},
                tricks=3,
            ),
        ),
        options={"deals": 1},
    ),
    "zifuli": Lesson(
        ("concetta", "gildo", "nicola", "peppe"),
        (
            LessonDeal(
                2,
                134,
                {
                    "choice-1": "secret 3",
                    "choice-2": "give",
                    "holds-3": "twin",
                    "known": "known 3",
                    "trick-theirs": "lost",
                },
                tricks=3,
                own={"bid": PASS},
            ),
        ),
        options={"deals": 1},
    ),
    "trionfo": Lesson(
        ("gildo", "tista", "nina"),
        (
            LessonDeal(
                2,
                83,
                {"choice-1": "trump", "choice-2": "follow", **_TRICK},
                tricks=3,
            ),
        ),
        options={"deals": 1},
    ),
}
"""By the id of the game."""
