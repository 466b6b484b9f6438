"""All durations, and the paces of animations.

Durations are in milliseconds at normal speed. A routine movement (a card dealt) is
quick, one with consequences (a card turned, a token lost) is long enough to be noticed, and an
arrest is a small scene of a second or two.
"""

from random import Random
from typing import Final, Literal

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.preferences import Speed

_FACTOR: Final[dict[Speed, float]] = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "at once": 0.0, "by key": 0.5}

Moment = Literal[
    "deal", "deal_gap", "settle", "flip", "cross", "swap", "draw", "gather", "riffle", "coin",
    "coin_gap", "token", "tension", "expose", "expose_gap", "push", "bubble", "remark", "call", "grow",
    "shrink", "shot", "leap", "spit", "run", "swing", "fade", "seat_card", "win", "breath", "trick",
    "count", "counted", "line", "note", "idle", "glow", "page_guard", "step_guard", "question_guard", "blink",
]  # fmt: skip

DURATIONS: Final[dict[Moment, int]] = {
    "deal": 210,  # from the pack to a player
    "deal_gap": 90,  # between two cards where all are dealt before the first turn
    "settle": 60,  # the card comes to rest
    "flip": 180,  # a card is turned over
    "cross": 520,  # a card goes across the table
    "swap": 360,  # two cards change hands, visibly
    "draw": 300,  # a card laid away, one taken
    "gather": 280,  # all cards swept back into the pack
    "riffle": 300,  # the halves of the pack run into one another
    "coin": 430,  # a coin's flight
    "coin_gap": 55,  # between the coins of a heap
    "token": 400,  # a token is lost
    "tension": 240,  # the pause before a token is lost
    "expose": 260,  # turned up at the comparison
    "expose_gap": 80,  # the turning goes round the table
    "push": 280,  # the lowest card is pushed forward
    "bubble": 700,  # a short call: "Sto", "Passo"
    "remark": 1500,  # something to be read: an offer, an answer, table talk
    "call": 1000,  # the call of an arrest
    "grow": 320,  # the arresting card is turned up and grows
    "shrink": 230,  # and goes back
    "shot": 420,  # flash and smoke
    "leap": 430,  # the horse's leap
    "spit": 360,  # the cat's spit and claws
    "run": 400,  # the cards run back: each exchange undone
    "swing": 1100,  # the inn's sign swings
    "fade": 140,  # a movement, if motion is reduced
    "seat_card": 150,  # between the cards of the seat draw
    "win": 900,  # the last one takes the pool
    "trick": 1150,  # a trick lies there to be read before it is taken
    "count": 95,  # between two cards that are counted
    "counted": 1600,  # the count, to be checked; it stays while the winners are glad
    "line": 3500,  # the least time for a line of a lesson to be read
    "idle": 15_000,  # without a choice in a lesson, until the advised button glows
    "glow": 1800,  # once, for so long
    "note": 4000,  # a first-time note beside a card
    "blink": 180,  # the answers are lit after a key that answers nothing
    "question_guard": 500,  # a new question ignores earlier input
    "page_guard": 600,  # a new page ignores keys meant for the animation
    "step_guard": 150,  # a stop ignores a key that was held too long
    "breath": 140,  # between two things that should be seen separately
}

THINKING: Final[dict[PlayerKind, tuple[int, int]]] = {
    "turn": (150, 650),
    "inn": (600, 1500),
    "promise": (700, 1700),
    "reentry": (900, 2000),
    "backing": (700, 1500),
    "agreement": (1000, 2200),
    "bargain": (800, 2000),
    "offer": (800, 1900),
    "matto": (350, 1100),
    "bet": (450, 1300),
    "consent": (350, 1100),
    "play": (350, 1200),
    "bid": (600, 1800),
    "call": (350, 1100),
    "penalty": (700, 1500),
    "rob": (400, 1100),
    "discard": (350, 1000),
}
"""The range of a bot's thinking time, by kind of decision; never by the cards, which it would reveal."""


@frozen
class Pace:
    """The pace of animations.

    Attributes:
        reduced: whether movements are replaced by short fades.
    """

    speed: Speed = "normal"
    reduced: bool = False

    @property
    def at_once(self) -> bool:
        return self.speed == "at once"

    @property
    def by_key(self) -> bool:
        """Whether step mode is on: the table waits after each event, without thinking time."""
        return self.speed == "by key"

    def ms(self, moment: Moment, times: float = 1.0) -> float:
        return DURATIONS[moment] * _FACTOR[self.speed] * times

    def thinking_time(self, kind: PlayerKind, chance: Random) -> float:
        """Return a bot's apparent thinking time for a decision of this kind.

        Most are short and a few long, as people's are.
        """
        least, most = THINKING[kind]
        part: float = chance.random() ** 2.2
        return (least + (most - least) * part) * _FACTOR[self.speed]

    def long(self, kind: PlayerKind) -> float:
        """Return the thinking time from which a decision counts as long, in ms: about one in seven."""
        least, most = THINKING[kind]
        return (least + (most - least) * 0.7) * _FACTOR[self.speed]
