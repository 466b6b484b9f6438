"""The losers of a comparison, computed from ranks alone, for sampled hands."""

from collections.abc import Mapping
from typing import Final

from cucu_desktop.bots.campli.odds import FOOL
from cucu_desktop.games.campli import NULLA, XIV, XV

CUCKOO: Final = XV.rank


def losers(cards: Mapping[int, int], promises: Mapping[int, int]) -> list[int]:
    """Return the positions that lose a token when these ranks are compared (000, "The Result"; C2-C4, C6)."""
    fools = [seat for seat, rank in cards.items() if rank == FOOL]
    if len(fools) == 1:
        ordinary = [rank for rank in cards.values() if rank != FOOL]
        lowest = min(ordinary, default=CUCKOO)
        paying = [seat for seat, rank in cards.items() if rank in (FOOL, lowest) and rank != CUCKOO]
    else:
        heights = {seat: XIV.rank + 0.5 if rank == FOOL else float(rank) for seat, rank in cards.items()}
        least = min(heights.values())
        paying = [seat for seat, height in heights.items() if height == least and height != CUCKOO]
    return [promises.get(seat, seat) if cards[seat] == NULLA.rank else seat for seat in paying]
