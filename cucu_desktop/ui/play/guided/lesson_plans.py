"""What is taught in the lesson of each game, and when: data alone, told by `lesson`.

The cards are those of one chosen match, in which all comes up that there is to learn; what is said comes from
the game's rules page, from its explanations, and from the advice that it gives.
"""

from collections.abc import Mapping
from typing import Final, Literal

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.frozen import frozen
from cucu_desktop.games import (
    ace_chasing,
    cambio,
    coch,
    coucou,
    cuckoo,
    gnav,
    kille,
    le_her,
    lu_stu,
    tiebreak,
    trionfo,
    zifuli,
)

Moment = Literal["begin", "end", PlayerKind]
"""Before the first card, when a deal has ended, or when a decision of this kind is due for the first time."""


@frozen
class LessonPlan:
    """A lesson.

    Attributes:
        others: who sits there besides the learner, as bots; the learner comes first.
        seed: what the cards follow from; at Cuccu a trionfo the learner begins by robbing.
        chapters: the sections of the rules page that are told, by the moment at which they are.
        options: which options are not as usual.
    """

    others: tuple[str, ...]
    seed: int
    chapters: Mapping[Moment, tuple[str, ...]]
    options: Mapping[str, object]


_THREE: Final = ("peppe", "bruna", "nicola")
_FOUR: Final = (*_THREE, "concetta")
_QUIET: Final = {"talk": False}

PLANS: Final[Mapping[str, LessonPlan]] = {
    lu_stu.ID: LessonPlan(
        _THREE,
        11,
        {"begin": ("start",), "turn": ("turn", "arrests"), "bargain": ("inn",), "end": ("comparison",)},
        {},
    ),
    cuckoo.ID: LessonPlan(
        _THREE, 11, {"begin": ("start",), "turn": ("turn", "arrests"), "end": ("comparison",)}, _QUIET
    ),
    tiebreak.ID: LessonPlan(
        _THREE,
        11,
        {"begin": ("start",), "turn": ("turn", "arrests"), "end": ("ties", "comparison")},
        _QUIET,
    ),
    ace_chasing.ID: LessonPlan(
        _THREE,
        11,
        {"begin": ("start",), "bet": ("bets",), "turn": ("turn",), "end": ("comparison",)},
        _QUIET,
    ),
    gnav.ID: LessonPlan(
        _THREE, 11, {"begin": ("start",), "turn": ("turn", "arrests"), "end": ("fool", "comparison")}, _QUIET
    ),
    kille.ID: LessonPlan(
        _THREE,
        11,
        {
            "begin": ("start",),
            "turn": ("turn", "arrests"),
            "reentry": ("back",),
            "end": ("harlekin", "comparison"),
        },
        _QUIET,
    ),
    le_her.ID: LessonPlan(
        ("orbais",),
        11,
        {"begin": ("start",), "turn": ("turn", "arrests", "solution"), "end": ("comparison", "pool")},
        _QUIET,
    ),
    coucou.ID: LessonPlan(
        _THREE, 11, {"begin": ("start",), "turn": ("turn", "arrests"), "end": ("comparison",)}, _QUIET
    ),
    cambio.ID: LessonPlan(
        ("haruka", "kenta", "nicola"),
        71,
        {
            "begin": ("start",),
            "turn": ("turn", "arrests"),
            "call": ("owl",),
            "penalty": ("pot",),
            "end": ("fool", "comparison", "counting"),
        },
        _QUIET,
    ),
    coch.ID: LessonPlan(
        _THREE, 11, {"begin": ("start", "series"), "play": ("tricks",), "end": ("counting",)}, {}
    ),
    zifuli.ID: LessonPlan(
        _FOUR,
        11,
        {
            "begin": ("start", "series"),
            "bid": ("bidding",),
            "play": ("partner", "tricks"),
            "end": ("counting", "tokens"),
        },
        {},
    ),
    trionfo.ID: LessonPlan(
        _THREE,
        2,
        {
            "begin": ("start", "series"),
            "rob": ("robbing",),
            "play": ("trump", "tricks"),
            "end": ("counting",),
        },
        {},
    ),
}
"""By the id of the game; Campli has a lesson of its own in `tutorial`."""
