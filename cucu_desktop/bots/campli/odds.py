"""The odds of Campli: how likely is it that nobody ends up with a lower card than mine.

Whatever the Matti do, a player with an ordinary card loses exactly when no other live card is lower, a Matto
not counted (see `games.campli`). So the one number to know is the chance that a group of players ends the
deal without a card between the Matto and rank r. It is worked out here for players who have yet to be dealt a
card, by going through the deal as it will be played: who is dealt a low card passes it on, whoever gave a
lower card for it keeps it, an arrest stops it, the dealer lays it away. Cards drawn are taken for
independent; `rest_clear` then corrects for the cards that are seen to be gone.
"""

from dataclasses import dataclass
from functools import cache
from math import comb, log
from typing import Final

from cucu_desktop.games.campli import MATTO, XI, XV

RANKS: Final = XV.rank + 1
COPIES: Final = 2
PACK: Final = RANKS * COPIES
ARREST: Final = XI.rank
"""The lowest rank that is announced when somebody asks for it."""
FOOL: Final = MATTO.rank
FREE: Final = ARREST - 1
_EACH = 1 / RANKS


@dataclass(frozen=True, slots=True)
class Prospect:
    """What becomes of the players still to come, in a game of a certain size.

    Attributes:
        thresholds: for each number of players after one the lowest rank that a sensible player keeps.
        clear: `clear[k][r]`: the chance that of k players to come none ends with a card between Matto and
            rank r.
        passing: `passing[k][e][r]`: the same for k players of whom the first holds card e and passes it on.
    """

    thresholds: tuple[int, ...]
    clear: list[list[float]]
    passing: list[list[list[float]]]


@cache
def prospect(players: int) -> Prospect:
    """Return the prospects for a deal of so many; its thresholds are those that follow from themselves."""
    thresholds = tuple(_first_guess(players, after) for after in range(players))
    for _ in range(2):
        found = _reckon(thresholds)
        thresholds = tuple(_threshold(found, players, after) for after in range(players))
    return _reckon(thresholds)


@cache
def plain_prospect(players: int) -> Prospect:
    """Return the prospects of somebody who counts cards but does not think what others do with theirs.

    Whoever is to come ends with a card from the pack, and a card that was passed on stays there.
    """
    clear = [[(1 - _low_share(limit)) ** left for limit in range(RANKS)] for left in range(players + 1)]
    passing = [
        [[float(not FOOL < card < limit) for limit in range(RANKS)] for card in range(ARREST + 1)]
        for _ in range(players + 1)
    ]
    return Prospect(prospect(players).thresholds, clear, passing)


def _first_guess(players: int, after: int) -> int:
    return max(2, min(ARREST - 1, round(PACK / (players + 1) / COPIES) + 1 + (not after)))


def _low_share(limit: int) -> float:
    return max(limit - 1, 0) * _EACH


def _reckon(thresholds: tuple[int, ...]) -> Prospect:
    """Work the tables out from the dealer backwards."""
    size = len(thresholds)
    clear = [[1.0] * RANKS]
    passing: list[list[list[float]]] = [[[1.0] * RANKS for _ in range(RANKS)]]
    for left in range(1, size + 1):
        passing.append([_pass_on(left, card, thresholds, clear, passing) for card in range(ARREST + 1)])
        keeps_from = thresholds[left - 1]
        row = []
        for limit in range(RANKS):
            kept = (RANKS - max(keeps_from, limit)) * clear[left - 1][limit]
            row.append(_EACH * (kept + sum([passing[left][card][limit] for card in range(keeps_from)])))
        clear.append(row)
    return Prospect(thresholds, clear, passing)


def _pass_on(
    left: int,
    card: int,
    thresholds: tuple[int, ...],
    clear: list[list[float]],
    passing: list[list[list[float]]],
) -> list[float]:
    """Return for each limit the chance that none of `left` players ends below it, the first passing on."""
    if left == 1:
        return [1 - _low_share(limit) for limit in range(RANKS)]
    row = []
    going, after = passing[left - 1][card], clear[left - 2]
    keeps = card >= thresholds[left - 2]
    for limit in range(RANKS):
        low = max(limit - 1, 0)
        stays = 0.0 if FOOL < card < limit else after[limit]
        goes_on = stays if keeps else going[limit]
        jumps = 1 - low * _EACH if left == 2 else going[limit]
        lower = card + 1 - min(card, low)
        higher = ARREST - 1 - card - max(min(FREE, low) - card, 0) if card < FREE else 0
        row.append(_EACH * (lower * stays + higher * goes_on + jumps + 4 * stays))
    return row


def _threshold(found: Prospect, players: int, after: int) -> int:
    """Return the lowest rank worth keeping with `after` players to come, if all keep by this rule."""
    before = players - 1 - after
    behind = [
        (found.clear[players][limit] / max(found.clear[after + 1][limit], 1e-12)) if before else 1.0
        for limit in range(RANKS)
    ]
    for card in range(1, ARREST):
        keep = min(behind[card], 1.0) * found.clear[after][card]
        if keep <= _exchange_loss(found, behind, card, after):
            return card
    return ARREST


def _exchange_loss(found: Prospect, behind: list[float], card: int, after: int) -> float:
    """Return the tokens that exchanging `card` costs on the average."""
    if not after:
        return _EACH * (1 + sum(min(behind[drawn], 1.0) for drawn in range(1, RANKS - 1)))
    stays = min(behind[card], 1.0) * found.clear[after - 1][card]
    loss = (
        1.0 + 4 * stays + 2
    )  # a Matto taken; inn, cat, gun and cuckoo leave the card, two of them cost a token
    for taken in range(1, ARREST):
        rest = found.clear[after - 1][taken] if taken <= card else found.passing[after][card][taken]
        loss += min(behind[taken], 1.0) * rest
    return loss * RANKS / (RANKS - 1) * _EACH


def rest_clear(prospects: Prospect, after: int, limit: int, low: int, unseen: int) -> float:
    """Return the chance that none of `after` players to come ends below `limit`, given the cards unseen.

    Args:
        prospects: the tables for this size of deal.
        after: how many players have yet to be dealt a card.
        limit: the rank that nobody is to be below.
        low: how many of the unseen cards are below it, Matti not counted.
        unseen: how many cards are unseen.
    """
    if not after or not low or limit <= 1:
        return 1.0
    whole = prospects.clear[after][limit]
    if unseen - low < after or whole <= 0:
        return 0.0
    drawn = log(comb(unseen - low, after) / comb(unseen, after))
    return float(whole ** (drawn / (after * log(1 - _low_share(limit)))))
