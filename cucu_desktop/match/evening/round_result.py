"""The result of a game for its evening: places, coins and moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine.events import SPECTATOR, BoughtIn, DealBegan, Eliminated, GameWon, Reentered
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.kept_stores import is_file_name
from cucu_desktop.match.evening.evening_plan import TRICK_STAKE
from cucu_desktop.match.evening.game_moments import Moment, moments_of
from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.names import as_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match
    from cucu_desktop.match.records.game_result import SeatTally


MOST: Final = 10**9
"""An upper limit of the coins won or lost in a game."""


@frozen
class RoundResult:
    """The result of a finished game of an evening; all values are in the order of `names`.

    Attributes:
        match: the name of its log.
        names: the players.
        places: from 1; equal ones are shared.
        coins: won, or, if negative, lost.
        bought: coins that were bought with other money, because the purse was empty (E9).
        moments: the moments of the game.
    """

    match: str
    names: tuple[str, ...]
    places: tuple[int, ...]
    coins: tuple[int, ...]
    bought: tuple[int, ...]
    moments: tuple[Moment, ...] = ()

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners; empty if all are equal."""
        if len(set(self.places)) == 1:
            return ()
        return tuple(name for name, place in zip(self.names, self.places, strict=True) if place == 1)


def round_result(match: Match, name: str) -> RoundResult:
    """Return the result of the first game of a match, which is over; `name` is the name of the log."""
    events = match.feed(SPECTATOR)
    game = GAMES[match.setup.game]
    tally = tally_seats(match.players, events)
    coins = [each.taken - each.paid for each in tally]
    if isinstance(game, TrickGame):
        places = _places_in_tricks(tally)
    elif game.chips:  # all have begun with the same number, and the most win
        places = _ranked([(each.won, won) for each, won in zip(tally, coins, strict=True)])
    else:
        places = _places(len(tally), events)
    if isinstance(game, TrickGame):
        coins = stakes(places)
    bought = [0] * len(tally)
    for event in events:
        if isinstance(event, BoughtIn):
            bought[event.seat] += event.coins
    return RoundResult(
        name,
        tuple(each.player.name for each in tally),
        tuple(places),
        tuple(coins),
        tuple(bought),
        tuple(moments_of(match.setup.game, match.players, events, places)),
    )


def stakes(places: Sequence[int]) -> list[int]:
    """Return the payments of a game of tricks: the losers' stakes go to the winners in equal parts.

    An indivisible rest goes to the first players.
    """
    winners = [seat for seat, place in enumerate(places) if place == 1]
    pot = TRICK_STAKE * (len(places) - len(winners))
    share, rest = divmod(pot, len(winners))
    got = {seat: share + (index < rest) for index, seat in enumerate(winners)}
    return [got.get(seat, -TRICK_STAKE) for seat in range(len(places))]


def _places(seats: int, events: Sequence[Event]) -> list[int]:
    """Return the places in an exchange game: the winners, then by time in the game."""
    deal, out, winners = 0, dict.fromkeys(range(seats), 1 << 30), set[int]()
    for event in events:
        if isinstance(event, DealBegan):
            deal += 1
        elif isinstance(event, Eliminated):
            out[event.seat] = deal
        elif isinstance(event, Judged):
            out |= dict.fromkeys(event.eliminated, deal)
        elif isinstance(event, Reentered):
            out[event.seat] = 1 << 30
        elif isinstance(event, GameWon):
            winners = set(event.winners)
    return _ranked([(seat in winners, out[seat]) for seat in range(seats)])


def _places_in_tricks(tally: Sequence[SeatTally]) -> list[int]:
    return _ranked([(each.won, each.tokens + each.deals) for each in tally])


def _ranked(worth: Sequence[tuple[bool, int]]) -> list[int]:
    """Return the place of each: one more than the number of better ones."""
    return [1 + sum(other > mine for other in worth) for mine in worth]


def result_to_json(result: RoundResult) -> dict[str, Any]:
    """Return a result as a line of an evening's log."""
    return {
        "match": result.match,
        "names": list(result.names),
        "places": list(result.places),
        "coins": list(result.coins),
        "bought": list(result.bought),
        "moments": [moment.to_json() for moment in result.moments],
    }


def result_from_json(told: Mapping[str, Any]) -> RoundResult:
    """Parse a result.

    Raises:
        ValueError, KeyError, TypeError: it is damaged.
    """
    names = tuple(as_named(name) if isinstance(name, str) else name for name in told["names"])
    places, coins, bought = (tuple(told[key]) for key in ("places", "coins", "bought"))
    whole = all(isinstance(name, str) for name in names) and all(
        type(number) is int and abs(number) <= MOST for number in (*places, *coins, *bought)
    )
    fits = len(names) == len(places) == len(coins) == len(bought)
    if not whole or not fits or min(places) != 1 or not is_file_name(told["match"]):
        msg = "this is no result of a game"
        raise ValueError(msg)
    moments = tuple(Moment.from_json(each) for each in told["moments"])
    return RoundResult(str(told["match"]), names, places, coins, bought, moments)
