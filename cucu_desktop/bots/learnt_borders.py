"""Borders as they were learnt by the rules (`learning`), for any options and number of players."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, NamedTuple

from cucu_desktop.bots.borders import Blur, Borders
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.learning.policy import Row
from cucu_desktop.learning.policy_store import turns_for, with_lives
from cucu_desktop.learning.turn_key import ASKED, KEEP, LATE, NONE, STOPPED, UNASKED, TurnKey, read_key

HARDLY: Final = 0.05
"""Cards that are kept less often than this are passed on, and the other way round."""
NEAR: Final = 3
"""The least number of places next to one from which it is known; at large tables it is a third of them."""
RISE: Final = 0.3
"""The rise once round the table, from the dealer on, of what keeping gains where all before have kept.

Measured as the mean over all shipped tables from five players on; where others have asked it is 0.
"""
DRIFT: Final = 0.2
"""The spread of that rise among games, in tokens."""
DEALER: Final = 0.7
"""The rise from the dealer, who draws from the stock, to the player before, and its spread; times players."""
LEAST_ERROR: Final = 0.01
RANKS: Final = 100
"""More ranks than a pack has."""
RARE_ERROR: Final = 0.1
"""The error of a difference of worths, in tokens, from which the learnt fraction is luck."""
SURE: Final = 3.0
"""The number of standard errors from which a difference is no luck."""
UNKNOWN: Final = Blur(0, ())
"""The border where nothing is known: all cards are kept."""


class Kind(NamedTuple):
    """A kind of turn, as in `TurnKey`."""

    here: int
    setout: int | None = None
    gave: int = NONE
    beside_open: bool = False
    lower: bool = False

    @classmethod
    def of(cls, turn: TurnKey) -> "Kind":
        """Return the kind of a turn."""
        return cls(turn.here, turn.setout, turn.gave, turn.beside_open, turn.lower)


CAME: Final = (
    (Kind(STOPPED, UNASKED), Kind(STOPPED, STOPPED)),
    (Kind(ASKED, ASKED), Kind(LATE, LATE), Kind(STOPPED, STOPPED), Kind(STOPPED, UNASKED)),
)
"""The kinds of turns with a card that came, by whether a receiver was content before it set out."""


@lru_cache(maxsize=256)
def learnt_borders(
    options: ExchangeOptions, players: int, silent: int = 0, last: tuple[bool, ...] = ()
) -> Borders:
    """Return the borders of the players with a turn.

    Args:
        options: the options of the game.
        players: the number of players in the deal.
        silent: the number of players without a turn, who come after all others.
        last: by number of players after it, whether a player is at the last token; empty if all have the
            tokens of the options. A player keeps by the borders of a deal in which all have as many.
    """

    def blurs(*kinds: Kind) -> tuple[Blur, ...]:
        return learnt_blurs(options, players, silent, last, kinds)

    return Borders.of(
        unasked=blurs(Kind(UNASKED)),
        asked=blurs(Kind(ASKED), Kind(LATE)),
        given=blurs(*CAME[0]),
        stopped=blurs(Kind(STOPPED), Kind(ASKED)),
        relieved=blurs(*CAME[1]),
        late=blurs(Kind(LATE), Kind(ASKED)),
    )


def borders_here(observation: Observation) -> Borders:
    """Return the borders of the players with a turn in this deal."""
    order, silent = observation.order, int(observation.dealer_waits)
    return learnt_borders(observation.options, len(order), silent, at_last_token(observation))


def at_last_token(observation: Observation) -> tuple[bool, ...]:
    """Return by number of players after it whether a player is at the last token."""
    return tuple([observation.tokens[seat] == 1 for seat in reversed(observation.order)])


def good_rank(observation: Observation) -> int:
    """Return the rank from which a card is good: the last player keeps it if all before have kept."""
    return borders_here(observation).unasked[0]


def learnt_blurs(
    options: ExchangeOptions, players: int, silent: int, last: tuple[bool, ...], kinds: tuple[Kind, ...]
) -> tuple[Blur, ...]:
    """Return the blurred borders of the first of these kinds of turns that is known; see `learnt_borders`."""
    if not last:
        return _blurs(options, players, silent, kinds)
    of_many, of_one = (
        _blurs(with_lives(options, last=is_last), players, silent, kinds) for is_last in (False, True)
    )
    each = zip(last[silent:], of_many, of_one, strict=True)
    return tuple([one if is_last else many for is_last, many, one in each])


def kept_beside_lower(options: ExchangeOptions, players: int, turn: TurnKey) -> float | None:
    """Return the fraction of such cards that is kept where another player is seen to have a lower one.

    Cards that are always kept have no rows. None says that the lower card is no help in some turns, and that
    nothing is known of this one: its holder may not be the one who loses. No player is at the last token.
    """
    return _turns(with_lives(options, last=False), players, 0).kept_beside_lower(turn)


@lru_cache(maxsize=512)
def _blurs(options: ExchangeOptions, players: int, silent: int, kinds: tuple[Kind, ...]) -> tuple[Blur, ...]:
    return _turns(options, players, silent).blurs(*kinds)


@lru_cache(maxsize=64)
def _turns(options: ExchangeOptions, players: int, silent: int) -> "LearntTurns":
    return LearntTurns(options, players, silent)


class LearntTurns:
    """The fractions of cards that are kept, by kind of turn.

    At a large table the worth of keeping changes little from one place to the next, except from the dealer
    to the player before. So the differences of worths of neighbouring places are averaged, less the usual
    change between the places, by their errors and the spread of that change: turns that come about rarely, as
    where all of fifteen players have kept, are known by these.
    """

    def __init__(self, options: ExchangeOptions, players: int, silent: int = 0) -> None:
        policy = turns_for(options, players)
        self._players, self._silent = players, silent
        self._last = policy.origin.seats - 1
        self._near = max(NEAR, players // 3)
        self._known: dict[Kind, dict[int, dict[int, Row]]] = {}
        for key, row in policy.rows.items():
            turn = read_key(key)
            if turn is not None:
                self._known.setdefault(Kind.of(turn), {}).setdefault(turn.rank, {})[turn.after] = row
        self._no_help = {
            kind.gave
            for kind, ranks in self._known.items()
            if kind.gave != NONE
            and any(row.chance(KEEP) < HARDLY for rows in ranks.values() for row in rows.values())
        }

    def kept_beside_lower(self, turn: TurnKey) -> float | None:
        """Return the fraction that is kept where another player is seen to have a lower card, or None."""
        row = self._known.get(Kind.of(turn), {}).get(turn.rank, {}).get(min(turn.after, self._last))
        if row is not None:
            return row.chance(KEEP)
        return None if turn.gave in self._no_help else 1.0

    def blurs(self, *kinds: Kind) -> tuple[Blur, ...]:
        """Return the borders by number of players after a turn, of the first of these kinds that is known.

        Where no turn of them was ever seen they are those with fewer players after it, else with more.
        """
        found: list[Blur | None] = []
        for after in range(self._players):
            known = [self._shares(kind, min(after, self._last)) for kind in kinds]
            shares = next((each for each in known if each), None)
            found.append(as_blur(shares) if shares else found[-1] if found else None)
        first = next((blur for blur in found if blur), UNKNOWN)
        return tuple([blur or first for blur in found[self._silent :]])

    def _shares(self, kind: Kind, after: int) -> dict[int, float]:
        """Return the fractions of kept cards by rank, as far as they are known here or at places near by."""
        near = {
            rank: {place: row for place, row in rows.items() if abs(place - after) <= self._near}
            for rank, rows in sorted(self._known.get(kind, {}).items())
        }
        near = {rank: rows for rank, rows in near.items() if rows}
        found = [self._gain(kind, rows, after) for rows in near.values()]
        rising = _rising([gain for gain, _ in found], [error**-2 for _, error in found])
        is_any_sure = any(abs(gain) > SURE * error for gain, error in found)
        here: dict[int, Known] = {}
        beside: dict[int, Known] = {}
        for (rank, rows), (own, error), gain in zip(near.items(), found, rising, strict=True):
            row = rows.get(after)
            known = Known(float(gain > 0), gain)
            if row is not None and row.error <= RARE_ERROR:
                here[rank] = known if abs(own) > SURE * error else Known(row.chance(KEEP), gain)
            elif is_any_sure:  # else one lucky deal would set the border
                beside[rank] = known
        never = max((rank for rank, known in here.items() if not known.share), default=-1)
        always = min((rank for rank, known in here.items() if known.share == 1), default=RANKS)
        return _between(here | {rank: known for rank, known in beside.items() if never < rank < always})

    def _gain(self, kind: Kind, rows: Mapping[int, Row], after: int) -> tuple[float, float]:
        """Return the gain of keeping cards of one rank, in tokens, and its standard error.

        Args:
            kind: of the turn.
            rows: those of this place and of places near it.
            after: the number of players after it.
        """
        rise = RISE if UNASKED in (kind.here, kind.setout) else 0.0
        whole = weights = 0.0
        for place, row in rows.items():
            keep, steps = row.actions.index(KEEP), place - after
            crosses = (place > 0) - (after > 0)
            shift = (rise * steps + DEALER * crosses) / self._players
            spread = hypot(DRIFT * steps, DEALER * crosses) / self._players
            variance = max(row.error, LEAST_ERROR) ** 2 + spread**2
            whole += (row.worths[keep] - row.worths[1 - keep] - shift) / variance
            weights += 1 / variance
        return whole / weights, 1 / sqrt(weights)


class Known(NamedTuple):
    """The learnt share and gain of keeping one rank at a turn.

    Attributes:
        share: the fraction of such cards that is kept.
        gain: what keeping gains, in tokens.
    """

    share: float
    gain: float


def _between(known: Mapping[int, Known]) -> dict[int, float]:
    """Return the fractions of kept cards by rank; one between two is kept if the line of gains is above 0."""
    shares = {rank: each.share for rank, each in known.items()}
    for low, high in pairwise(sorted(known)):
        if not shares[low] and shares[high] == 1:
            slope = (known[high].gain - known[low].gain) / (high - low)
            shares |= {
                rank: float(known[low].gain + slope * (rank - low) > 0) for rank in range(low + 1, high)
            }
    return shares


def as_blur(shares: Mapping[int, float]) -> Blur:
    """Return a border that comes nearest to these fractions of kept cards, by rank.

    >>> as_blur({3: 0.01, 4: 0.3, 6: 0.2, 7: 1.0})
    Blur(first=4, shares=(0.25, 0.25, 0.25))
    """
    ranks = sorted(shares)
    rising = _rising([shares[rank] for rank in ranks])
    kept = dict(zip(ranks, rising, strict=True))
    found, share = [], 0.0
    for rank in range(ranks[0], ranks[-1] + 1):
        share = kept.get(rank, share)
        found.append(0.0 if share < HARDLY else 1.0 if share > 1 - HARDLY else share)
    never, always = found.count(0.0), found.count(1.0)
    return Blur(ranks[0] + never, tuple(found[never : len(found) - always]))


def _rising(values: Sequence[float], weights: Sequence[float] = ()) -> list[float]:
    """Return the values that never fall and come nearest to these: neighbours that fall have their mean.

    Args:
        values: the values.
        weights: how much each of them counts; all alike if empty.
    """
    groups: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights or [1.0] * len(values), strict=True):
        mean, whole, count = value, weight, 1
        while groups and groups[-1][0] > mean:
            below, heavy, more = groups.pop()
            mean = (below * heavy + mean * whole) / (heavy + whole)
            whole, count = whole + heavy, count + more
        groups.append((mean, whole, count))
    return [mean for mean, _, count in groups for _ in range(count)]
