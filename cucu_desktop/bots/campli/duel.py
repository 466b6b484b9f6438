"""What tokens are worth at Campli: the chance of taking the pool.

For the last two every deal is gone through card by card (`duel_deal`), and the chances for all numbers of
tokens follow from each other (`duel`). Among more players tokens count as they do in all these games.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.odds import ARREST, RANKS
from cucu_desktop.bots.worth import win_chance_among
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.campli import XI, XII, XIII, XIV

DUEL: Final = (CUCCO["VII"].rank, CUCCO["IV"].rank)
"""From which rank dealer and eldest hand of the last two keep: neither gains by another (a saddle point)."""
Outcome = tuple[int, int, int]
"""What the last two lose: the eldest hand to an arrest, then eldest hand and dealer by comparing."""


@cache
def duel_deal() -> dict[Outcome, float]:
    """Return how a deal between two sensible players ends."""
    dealer_border, eldest_border = DUEL
    ends: dict[Outcome, float] = {}

    def note(mine: int, dealers: int, chance: float, arrested: int = 0) -> None:
        paying = losers({0: mine, 1: dealers}, {})
        outcome = (arrested, paying.count(0), paying.count(1))
        ends[outcome] = ends.get(outcome, 0.0) + chance

    each = 1 / RANKS
    for card in range(RANKS):
        for dealt in range(RANKS):
            chance = each * each
            mine, dealers, arrested = card, dealt, 0
            draws = False
            if card >= eldest_border:
                draws = dealt < dealer_border
            elif dealt < ARREST:
                mine, dealers = dealt, card
                draws = card <= dealt
            elif dealt == XI.rank:
                pass
            elif dealt == XIII.rank:
                for drawn in range(RANKS):
                    note(drawn, dealt, chance * each)
                continue
            else:
                arrested = int(dealt in (XII.rank, XIV.rank))
            for drawn in range(RANKS) if draws else (dealers,):
                note(mine, drawn, chance * each if draws else chance, arrested)
    return ends


@cache
def duel(tokens: int) -> dict[tuple[int, int], float]:
    """Return the chance that the eldest hand wins, by the tokens of both; the deal passes each time.

    When both are out at once everybody returns (E6): that counts as half a win for each of the two.
    """
    deal = duel_deal()
    chances = {
        (mine, theirs): mine / (mine + theirs)
        for mine in range(1, tokens + 1)
        for theirs in range(1, tokens + 1)
    }

    def after(mine: int, theirs: int) -> float:
        if mine <= 0:
            return 0.5 if theirs <= 0 else 0.0
        return 1.0 if theirs <= 0 else 1 - chances[theirs, mine]

    for _ in range(60):
        for mine, theirs in chances:
            worth = 0.0
            for (arrested, lost, won), chance in deal.items():
                # Shot with the last token: the dealer's, no cuckoo, is then the only card, and the lowest.
                left = (0, theirs - 1) if arrested == mine else (mine - arrested - lost, theirs - won)
                worth += chance * after(*left)
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
    if not rivals:
        return 1.0
    if len(rivals) == 1:
        table = duel(max(mine, rivals[0]))
        eldest, dealing = table[mine, rivals[0]], 1 - table[rivals[0], mine]
        return (eldest + dealing) / 2 if dealer is None else dealing if dealer == seat else eldest
    return win_chance_among(mine, rivals)
