"""The results of an analysis, as values that can be stored as JSON."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Literal

from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.analysis.currency import CurrencyName


@frozen
class CostlyDecision:
    """A decision that was not the best.

    Attributes:
        deal: the number of the deal in the game, from 1.
        line: the line of the log, the header not counted.
        seat: the seat that decided.
        kind: the kind of decision.
        did, best: the action taken and the best one, in the notation of actions.
        cost: the loss, in the currency of the game.
        error: the standard error of the cost.
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
    """The split of a seat's result in a deal or a game.

    Attributes:
        before, after: the seat's expectations before and after it.
        own: the loss of its own decisions, never above 0.
        others: its gain, or loss, by the others' decisions.
        paid: its net payments besides, as for coming back into the game.
    """

    before: float
    after: float
    own: float
    others: float
    paid: float

    @property
    def result(self) -> float:
        """The result, payments taken off."""
        return self.after - self.before - self.paid

    @property
    def cards(self) -> float:
        """The gain by the cards: the remainder."""
        return self.result - self.own - self.others


@frozen
class Rating:
    """The quality of a player's decisions.

    Attributes:
        decisions: the number of decisions with a choice.
        cost: the sum of their losses.
        squares: the sum of the squares of the losses.
    """

    decisions: int = 0
    cost: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Rating) -> Rating:
        return Rating(self.decisions + other.decisions, self.cost + other.cost, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The average loss of a decision."""
        return self.cost / self.decisions if self.decisions else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.decisions < 2:  # the spread of one value is unknown
            return 0.0
        spread = max(self.squares / self.decisions - self.mean**2, 0.0)
        return sqrt(spread / (self.decisions - 1))


@frozen
class Sitter:
    """A player: their name, and the id of the bot, or None for a person."""

    name: str
    bot: str | None


@frozen
class GameAnalysis:
    """The analysis of a game.

    Attributes:
        game: the game's id.
        number: the number of the game in its match, from 1.
        currency: the currency of all values.
        is_over: whether the game is over.
        is_known: whether the cards of one of its deals may have been known.
        players: by seat.
        numbers: for each deal its deal number, or None.
        deals: for each deal, and in it for each seat, the split.
        costly: the decisions that were not the best, in order.
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
        """Return the split of a seat's result in the game."""
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
        """Return the seat's value before the first deal and after each; chances as computed."""
        course = [self.deals[0][seat].before]
        for deal in self.deals:
            course.append(deal[seat].after if self.currency == "chance" else course[-1] + deal[seat].result)
        return course


@frozen
class Analysed:
    """The analyses of a match.

    Attributes:
        log: its log.
        games: its games; empty if the log cannot be read.
        error: the cause (`LogError`'s reason), or "".
        hidden: the numbers of the deals under way in any of the requested matches, whose cards must
            not be shown.
    """

    log: Path
    games: tuple[GameAnalysis, ...]
    error: str = ""
    hidden: frozenset[int] = frozenset()


def from_json(told: Mapping[str, Any]) -> GameAnalysis:
    """Return the analysis from its JSON.

    Raises:
        KeyError, TypeError, ValueError: it is not valid.
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


Grade = Literal["slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("blunder", "mistake", "slip")

_CHANCE: Final = (0.03, 0.1)
"""The losses in chance to win from which a decision is a mistake, and a blunder."""
_SHARE: Final = (0.15, 0.5)
"""The same losses in games without a pool, in units of the average gain or loss of a deal."""


SURE: Final = 2.0
"""The number of standard errors from which a loss is significant."""


def grade_of(cost: float, analysis: GameAnalysis) -> Grade:
    """Return the grade of this loss in a game, in its currency."""
    mistake, blunder = _CHANCE
    if analysis.currency != "chance":
        results = [abs(split.result) for deal in analysis.deals for split in deal]
        usual = sum(results) / max(len(results), 1)
        mistake, blunder = (usual * share for share in _SHARE)
    return "blunder" if cost >= blunder else "mistake" if cost >= mistake else "slip"


def best_of(game: GameAnalysis) -> tuple[int, int] | None:
    """Return the number of best decisions of the only person, and of all with a choice.

    None if there is no person, or several.
    """
    persons = [seat for seat, who in enumerate(game.players) if who.bot is None]
    if len(persons) != 1:
        return None
    (seat,) = persons
    missed = sum(each.seat == seat and each.cost > SURE * each.error for each in game.costly)
    decisions = game.ratings[seat].decisions
    return decisions - missed, decisions
