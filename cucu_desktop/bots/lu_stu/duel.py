"""What tokens are worth in Lu Stù: the chance of taking the pool.

Of the last two the dealer has much the better of it: draws without the risk of an arrest, and does not pay
for equal cards (L2). So their deals are gone through card by card, and the chances for all numbers of tokens
follow from each other. Among more players tokens count as they do in all these games.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from cucu_desktop.bots.lu_stu.deal import DUEL, NONE, RANKS, ImaginedDeal
from cucu_desktop.bots.worth import win_chance_among


@cache
def duel_deal() -> dict[tuple[int, int], float]:
    """Return how likely eldest hand and dealer lose so many tokens in a deal between two sensible players."""
    ends: Counter[tuple[int, int]] = Counter()
    for card in range(RANKS):
        for dealt in range(RANKS):
            for drawn in range(RANKS):
                coming = [drawn, dealt, card]
                deal = ImaginedDeal([NONE, NONE], (RANKS, RANKS), coming.pop, DUEL)
                deal.go_on(0)
                lost, won = deal.result()
                losses = (lost.count(0) - won.count(0), lost.count(1) - won.count(1))
                if coming:  # all cards that might have come after these bring the same
                    ends[losses] += RANKS
                    break
                ends[losses] += 1
    return {losses: count / RANKS**3 for losses, count in ends.items()}


@cache
def duel(tokens: int) -> dict[tuple[int, int], float]:
    """Return the chance that the eldest hand wins, by the tokens of both; the deal passes each time.

    When both are out at once everybody returns (E6): that counts as half a win for each of the two.
    """
    ends = duel_deal()
    counts = range(1, tokens + 1)
    chances = {(mine, theirs): mine / (mine + theirs) for mine in counts for theirs in counts}

    def after(mine: int, theirs: int) -> float:
        if mine <= 0:
            return 0.5 if theirs <= 0 else 0.0
        return 1.0 if theirs <= 0 else 1 - chances[min(theirs, tokens), min(mine, tokens)]

    for _ in range(4 * tokens):  # hardly a deal costs nobody a token
        for mine, theirs in chances:
            worth = 0.0
            for (lost, won), chance in ends.items():
                # Who loses the last token to an arrest is out, and nobody pays any more (L6).
                worth += chance * (0.0 if lost > mine else after(mine - lost, theirs - won))
            chances[mine, theirs] = worth
    return chances


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None = None) -> float:
    """Return the chance that the seat takes the pool, given everybody's tokens before a deal.

    Args:
        seat: whose chance.
        tokens: what each seat has.
        dealer: who deals next, if it matters.
    """
    mine = tokens[seat]
    if mine <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    if len(rivals) != 1:
        return win_chance_among(mine, rivals)
    table = duel(max(mine, rivals[0]) + 1)
    eldest, dealing = table[mine, rivals[0]], 1 - table[rivals[0], mine]
    return (eldest + dealing) / 2 if dealer is None else dealing if dealer == seat else eldest
