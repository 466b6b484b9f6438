"""The probabilities of the next card of a pack, by ranks."""

from collections.abc import Sequence

Pack = Sequence[int]
"""By rank the number of cards."""


def next_card(pack: Pack, *gone: int) -> list[tuple[int, float]]:
    """Return the distribution of the next card's rank, given these cards gone from the pack."""
    left = sum(pack) - len(gone)
    counts = ((rank, count - gone.count(rank)) for rank, count in enumerate(pack))
    return [(rank, count / left) for rank, count in counts if count > 0]
