"""What an analysis tells, as values that can be written down as JSON and read again."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import sqrt
from pathlib import Path
from typing import Any

from cucu_desktop.analysis.currency import CurrencyName
from cucu_desktop.frozen import frozen


@frozen
class CostlyDecision:
    """A decision that was not the best.

    Attributes:
        deal: in which deal of the game, from 1.
        line: which line of the log, the header not counted.
        seat: whose it was.
        kind: what was decided.
        did, best: what was done and what was best, in the notation of actions.
        cost: what was lost, in the currency of the game.
        error: the standard error of that.
    """

    deal: int
    line: int
    seat: int
    kind: str
    did: str
    best: str
    cost: float
    error: float


@frozen
class Split:
    """What a deal or a game has brought a seat, split.

    Attributes:
        before, after: what the seat might expect before and after it.
        own: what its own decisions have lost, never above 0.
        others: what it has gained, or lost, by what the others' decisions have lost.
        paid: what it has paid besides, less what it has been paid, as for coming back into the game.
    """

    before: float
    after: float
    own: float
    others: float
    paid: float

    @property
    def result(self) -> float:
        """What it brought, what was paid taken off."""
        return self.after - self.before - self.paid

    @property
    def cards(self) -> float:
        """What the cards have given: all the rest."""
        return self.result - self.own - self.others


@frozen
class Rating:
    """How well somebody has decided.

    Attributes:
        decisions: how many there were with a choice.
        cost: what all of them have lost.
        squares: the sum of the squares of what each has lost.
    """

    decisions: int = 0
    cost: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Rating") -> "Rating":
        return Rating(self.decisions + other.decisions, self.cost + other.cost, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """What a decision loses on the average."""
        return self.cost / self.decisions if self.decisions else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.decisions < 2:  # of one nothing is known of the spread
            return 0.0
        spread = max(self.squares / self.decisions - self.mean**2, 0.0)
        return sqrt(spread / (self.decisions - 1))


@frozen
class Sitter:
    """Somebody who played: their name, and the id of the bot, or None for a person."""

    name: str
    bot: str | None


@frozen
class GameAnalysis:
    """A game looked back at.

    Attributes:
        game: the game's id.
        number: which game of its match it is, from 1.
        currency: what everything is counted in.
        is_over: whether the game has come to its end.
        is_known: whether somebody may have known the cards of one of its deals.
        players: by seat.
        numbers: for each deal what its cards followed from, if it is known.
        deals: for each deal, and in it for each seat, what it brought.
        costly: the decisions that were not the best, in their order.
        ratings: by seat.
    """

    game: str
    number: int
    currency: CurrencyName
    is_over: bool
    is_known: bool
    players: tuple[Sitter, ...]
    numbers: tuple[int | None, ...]
    deals: tuple[tuple[Split, ...], ...]
    costly: tuple[CostlyDecision, ...]
    ratings: tuple[Rating, ...]

    def whole(self, seat: int) -> Split:
        """Return what the game has brought a seat."""
        deals = [deal[seat] for deal in self.deals]
        if self.currency != "chance":
            return Split(
                0.0,
                sum(deal.result for deal in deals),
                sum(deal.own for deal in deals),
                sum(deal.others for deal in deals),
                0.0,
            )
        return Split(
            deals[0].before,
            deals[-1].after,
            sum(deal.own for deal in deals),
            sum(deal.others for deal in deals),
            sum(deal.paid for deal in deals),
        )

    def course(self, seat: int) -> Sequence[float]:
        """Return where the seat stood before the first deal and after each; a chance is told as it was."""
        course = [self.deals[0][seat].before]
        for deal in self.deals:
            course.append(deal[seat].after if self.currency == "chance" else course[-1] + deal[seat].result)
        return course


@frozen
class Analysed:
    """What there is to say of a match.

    Attributes:
        log: its log.
        games: its games; none if the log cannot be read.
        error: why it cannot be (`LogError`'s reason); "" if it can.
        hidden: the numbers of the deals that are still on in any of the matches asked about: nothing may be
            told of their cards.
    """

    log: Path
    games: tuple[GameAnalysis, ...]
    error: str = ""
    hidden: frozenset[int] = frozenset()


def as_json(analysis: GameAnalysis) -> dict[str, Any]:
    """Return an analysis as JSON has it."""
    return asdict(analysis)


def from_json(told: Mapping[str, Any]) -> GameAnalysis:
    """Return the analysis that was written down so.

    Raises:
        KeyError, TypeError, ValueError: it is none.
    """
    return GameAnalysis(
        game=told["game"],
        number=told["number"],
        currency=told["currency"],
        is_over=told["is_over"],
        is_known=told["is_known"],
        players=tuple(Sitter(**player) for player in told["players"]),
        numbers=tuple(told["numbers"]),
        deals=tuple(tuple(Split(**split) for split in deal) for deal in told["deals"]),
        costly=tuple(CostlyDecision(**decision) for decision in told["costly"]),
        ratings=tuple(Rating(**rating) for rating in told["ratings"]),
    )
