"""Player actions: the options of a decision, and their one text notation.

An action is a word, for some words with coins, a percentage or a card: "exchange", "raise 12", "propose 60%",
"play V". Logs, scenarios and buttons are keyed by this notation. A `Decision` lists the options open
to one seat, and that list is the only definition of what is legal.
"""

from collections import Counter
from functools import partial
from itertools import repeat
from random import Random
from typing import Final, Literal

from cucu_desktop.engine.cards import CUCCO, Card, Pack
from cucu_desktop.engine.values import Immutable
from cucu_desktop.frozen import frozen

ExchangeKind = Literal[
    "turn",
    "inn",
    "promise",
    "bargain",
    "offer",
    "matto",
    "bet",
    "consent",
    "reentry",
    "backing",
    "agreement",
    "call",
    "penalty",
]
"""Kinds of decisions in exchange games."""
TrickKind = Literal["play", "bid", "rob", "discard"]
"""Kinds of decisions in trick games."""
PlayerKind = Literal[ExchangeKind, TrickKind]
"""Kinds of decisions that players make."""
DecisionKind = Literal[PlayerKind, "shuffle", "reshuffle"]
"""Kinds of decisions that players or chance make."""
DueKind = Literal[DecisionKind, ""]
"""The kind of the decision that is due; "" if none is."""

CHANCE: Final = -1
"""The seat number of the decisions that chance makes."""


@frozen
class Action(Immutable):
    """An action that a player takes at their decision.

    Attributes:
        word: what is done.
        coins: the number of coins, or None.
        percent: the share, 0 to 100, or None.
        outcome: the outcome that is bet on, one of `OUTCOMES`, or None.
        card: the card that is played, named in a bid or discarded, or None.
        series: the series that is named with a card led, or None.
    """

    word: str
    coins: int | None = None
    percent: int | None = None
    outcome: str | None = None
    card: Card | None = None
    series: str | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a call of `_same_action`, so that the rules' own object is found again."""
        return _same_action, (self.word, self.coins, self.percent, self.outcome, self.card, self.series)

    def __str__(self) -> str:
        """Return the notation.

        >>> str(Action("propose", percent=60))
        'propose 60%'
        """
        coins = "" if self.coins is None else f" {self.coins}"
        percent = "" if self.percent is None else f" {self.percent}%"
        outcome = "" if self.outcome is None else f" {self.outcome}"
        card = "" if self.card is None else f" {self.card.id}"
        series = "" if self.series is None else f" {self.series}"
        return self.word + coins + percent + outcome + card + series


@frozen
class Amount(Immutable):
    """An option with an amount that the player names: `word` with `low` to `high` coins, or percent."""

    word: str
    low: int
    high: int
    percent: bool = False

    def __str__(self) -> str:
        return self.word

    @property
    def bounds(self) -> str:
        """The option with its bounds, for the message that refuses another amount.

        >>> Amount("raise", 0, 12).bounds
        'raise 0 to 12'
        """
        sign = "%" if self.percent else ""
        return f"{self.word} {self.low}{sign} to {self.high}{sign}"

    def of(self, amount: int) -> Action:
        """Return the action for this amount."""
        return Action(self.word, percent=amount) if self.percent else Action(self.word, coins=amount)

    def includes(self, action: Action) -> bool:
        """Return whether the action is this option with an amount within bounds."""
        amount, other = (action.percent, action.coins) if self.percent else (action.coins, action.percent)
        return (
            action.word == self.word
            and other is None
            and action.outcome is None
            and amount is not None
            and self.low <= amount <= self.high
        )


@frozen
class Offer(Amount):
    """An offer of `low` to `high` coins, of 1 to `share` percent of the winnings, or of both (L8)."""

    share: int = 0

    @property
    def bounds(self) -> str:
        """The offer with its bounds.

        >>> Offer("offer", 1, 95, share=40).bounds
        'offer (1 to 95 coins, 1% to 40%, or both)'
        """
        coins = f"{self.low} to {self.high} coins" if self.high else ""
        share = f"1% to {self.share}%" if self.share else ""
        both = f"({coins}, {share}, or both)"
        return f"{self.word} {both if coins and share else coins or share}"

    def includes(self, action: Action) -> bool:
        """Return whether the action offers coins, a share or both, each within bounds."""
        coins, percent = action.coins, action.percent
        return (
            action.word == self.word
            and action.outcome is None
            and (coins is not None or percent is not None)
            and (coins is None or self.low <= coins <= self.high)
            and (percent is None or 1 <= percent <= self.share)
        )


@frozen
class Bet(Amount):
    """A bet of `low` to `high` coins on one of the outcomes, none of the `refused` bets again (A3).

    A bet of no coins, where `low` is 0, names no outcome.
    """

    outcomes: tuple[str | None, ...] = (None,)
    refused: tuple[Action, ...] = ()

    @property
    def bounds(self) -> str:
        """The bet with all that it may be.

        >>> Bet("bet", 0, 9, outcomes=("out", "through"), refused=(Action("bet", 4, None, "out"),)).bounds
        'bet 0 to 9 (out or through; refused: bet 4 out)'
        """
        on = " or ".join(outcome for outcome in self.outcomes if outcome)
        refused = ", ".join(str(bet) for bet in self.refused)
        more = "; ".join(part for part in (on, refused and f"refused: {refused}") if part)
        return f"{self.word} {self.low} to {self.high}" + (f" ({more})" if more else "")

    def includes(self, action: Action) -> bool:
        """Return whether the action is a legal bet."""
        return (
            action.word == self.word
            and action.percent is None
            and action.coins is not None
            and self.low <= action.coins <= self.high
            and action.outcome in (self.outcomes if action.coins else (None,))
            and action not in self.refused
        )


OUTCOMES: Final = ("out", "through")
"""The outcomes that can be bet on: the matador is knocked out, or goes through (A3)."""
KEEP: Final = Action("keep")
EXCHANGE: Final = Action("exchange")
ASK: Final = Action("ask")
AGREE: Final = Action("agree")
REFUSE: Final = Action("refuse")
REENTER: Final = Action("reenter")
LEAVE: Final = Action("leave")
BUY: Final = Action("buy")
ACCEPT: Final = Action("accept")
DECLINE: Final = Action("decline")
PLAY_ON: Final = Action("play-on")
NO_OFFER: Final = Action("no-offer")
SHOW: Final = Action("show")
HIDE: Final = Action("hide")
"""Options of a Matto's holder before the bargain (003, rule 21)."""
CALL: Final = Action("call")
WAIT: Final = Action("wait")
"""Options of an owl's holder at a pause; waiting is not recorded (B11)."""
PAY: Final = Action("pay")
"""Options of a loser in the pot (B17)."""

PASS: Final = Action("pass")
ROB: Final = Action("rob")
SERIES: Final = ("numeri", "figure")
"""The series that can be named when the trump card is led."""
PLAY: Final = {card: Action("play", card=card) for card in CUCCO.designs}
BID: Final = {card: Action("bid", card=card) for card in CUCCO.designs}
DISCARD: Final = {card: Action("discard", card=card) for card in CUCCO.designs}
LEAD_NAMING: Final = {
    card: tuple(Action("play", card=card, series=series) for series in SERIES) for card in CUCCO.designs
}
"""The actions of leading a card and naming the series to follow."""

_WORDS: Final = {
    str(action): action
    for action in (
        *(KEEP, EXCHANGE, ASK, AGREE, REFUSE, REENTER, LEAVE, BUY, ACCEPT, DECLINE, PLAY_ON, NO_OFFER),
        *(SHOW, HIDE, CALL, WAIT, PAY),
        *(PASS, ROB, *PLAY.values(), *BID.values(), *DISCARD.values()),
        *(action for both in LEAD_NAMING.values() for action in both),
    )
}


def _same_action(
    word: str,
    coins: int | None,
    percent: int | None,
    outcome: str | None,
    card: Card | None,
    series: str | None,
) -> Action:
    """Return the action with these attributes, the rules' own object if it has no amount."""
    action = Action(word, coins, percent, outcome, card, series)
    return _WORDS.get(str(action), action) if coins is percent is None else action


Option = Action | Amount


def spelled(option: Option) -> str:
    """Return an option for a message, an amount with its bounds."""
    return option.bounds if isinstance(option, Amount) else str(option)


@frozen
class Decision(Immutable):
    """A decision: the seat that chooses, and its options.

    Attributes:
        seat: the seat that decides; CHANCE for the shuffle.
        kind: the kind of decision.
        options: all legal options.
        other: the other seat concerned (the innkeeper, the guest, the player who re-enters, the dummy), or
            None.
        cost: the price of the re-entry being offered, in coins, else None.
    """

    seat: int
    kind: DecisionKind
    options: tuple[Option, ...] = ()
    other: int | None = None
    cost: int | None = None

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickle a decision of chance by name: the rules compare it by `is`."""
        if self.seat == CHANCE:
            return self.kind.upper()
        return Decision, (self.seat, self.kind, self.options, self.other, self.cost)

    def allows(self, action: "Action | Shuffled") -> bool:
        """Return whether the action is one of the options.

        >>> decision = Decision(0, "agreement", (Amount("propose", 0, 100, percent=True), PLAY_ON))
        >>> decision.allows(Action("propose", percent=60)), decision.allows(KEEP)
        (True, False)
        """
        for option in self.options:
            if option is action:
                return True
        if isinstance(action, Shuffled):
            return self.seat == CHANCE
        for option in self.options:
            if option == action if isinstance(option, Action) else option.includes(action):
                return True
        return False


def turns(*options: Option) -> tuple[Decision, ...]:
    """Return for each seat the decision of a turn with these options.

    Turns are most decisions of a game, so each game makes them once, in advance.
    """
    return tuple(Decision(seat, "turn", options) for seat in range(64))


KEEP_OR_EXCHANGE: Final = turns(KEEP, EXCHANGE)
"""The usual turn, by seat."""
SHUFFLE: Final = Decision(CHANCE, "shuffle")
RESHUFFLE: Final = Decision(CHANCE, "reshuffle")
"""The decision of chance when the pack runs out in the middle of a deal: shuffle the discards (T4)."""


@frozen
class Shuffled(Immutable):
    """The order in which the cards leave the pack, as chance decided it."""

    cards: tuple[Card, ...]

    @classmethod
    def by(cls, random: Random, pack: Pack) -> "Shuffled":
        """Return the pack in random order, sorted by a number drawn for each card."""
        cards = list(pack.cards)
        draws = map(Random.random, repeat(random))
        cards.sort(key=partial(next, draws))  # next(draws, card): the card is ignored
        return cls(tuple(cards))

    @classmethod
    def read(cls, text: str, pack: Pack) -> "Shuffled":
        """Read the notation: the names of all cards of the pack in order.

        Raises:
            UnknownCardError: the pack has no such card.
            NotationError: these are not exactly the cards of the pack.
        """
        cards = tuple(pack[name] for name in text.split())
        if Counter(cards) != Counter(pack.cards):
            msg = f"these are not the {len(pack.cards)} cards of the pack"
            raise NotationError(msg)
        return cls(cards)

    def __str__(self) -> str:
        return " ".join(card.id for card in self.cards)


class IllegalActionError(ValueError):
    """The action is not among the options; the message lists them."""

    def __init__(self, action: "Action | Shuffled", decision: Decision | None) -> None:
        self.options = decision.options if decision else ()
        legal = ", ".join(map(spelled, self.options)) or "nothing"
        super().__init__(f"{action} is not legal here; legal: {legal}")


class NotationError(ValueError):
    """The text is not an action's notation."""


def parse(text: str) -> Action:
    """Read an action's notation: one blank between words, numbers without leading zeros.

    >>> parse("raise 12")
    Action(word='raise', coins=12, percent=None, outcome=None, card=None, series=None)
    >>> str(parse("play XII numeri"))
    'play XII numeri'

    Raises:
        NotationError: the text is no action.
    """
    if text in _WORDS:
        return _WORDS[text]
    word, *amounts = text.split(" ")
    coins = percent = outcome = None
    if amounts and amounts[-1] in OUTCOMES:
        outcome = amounts.pop()
    for amount in amounts:
        number = _whole(amount.removesuffix("%"), text)
        if amount.endswith("%") and percent is None:
            percent = number
        elif not amount.endswith("%") and coins is None and percent is None:
            coins = number
        else:
            msg = f"{text!r} is not an action"
            raise NotationError(msg)
    if not (word.isascii() and word.replace("-", "a").isalpha() and word.islower()):
        msg = f"{text!r} is not an action"
        raise NotationError(msg)
    return Action(word, coins, percent, outcome)


def _whole(digits: str, text: str) -> int:
    if len(digits) > _DIGITS or not (digits.isascii() and digits.isdigit() and str(int(digits)) == digits):
        msg = f"{text!r} is not an action"
        raise NotationError(msg)
    return int(digits)


_DIGITS: Final = 15  # more than any amount of coins has; keeps int() from reading very long texts
