"""Cards of two players: their probabilities, and the construction of a deal from the ends of each pair."""

from collections.abc import Callable, Sequence

from cucu_desktop.bots.two_players.deal import Deal, End, Ends, Meeting, Once, mixed

Compared = Callable[[int, int], End]
"""The end of a comparison, by the eldest hand's rank and the dealer's."""
Pack = Sequence[int]
"""By rank the number of cards."""


def next_card(pack: Pack, *gone: int) -> list[tuple[int, float]]:
    """Return the distribution of the next card's rank, given these cards gone from the pack."""
    left = sum(pack) - len(gone)
    counts = ((rank, count - gone.count(rank)) for rank, count in enumerate(pack))
    return [(rank, count / left) for rank, count in counts if count > 0]


def drawn(pack: Pack, mine: int, dealers: int, compared: Compared, stays: int = -1) -> Ends:
    """Return the ends of the deal when the dealer draws.

    Args:
        pack: all cards.
        mine: the eldest hand's card.
        dealers: the card that the dealer lays away.
        compared: gives the end of a comparison.
        stays: the rank that may not be taken from the pack: the dealer keeps the old card then.
    """
    cards = next_card(pack, mine, dealers)
    return mixed(
        (chance, {compared(mine, dealers if card == stays else card): 1.0}) for card, chance in cards
    )


def deal_of(
    pack: Pack,
    kept: Callable[[int, int], tuple[Ends, ...]],
    passed: Callable[[int, int], tuple[Ends, ...]],
) -> Deal:
    """Return the deal of a pack.

    Args:
        pack: by rank the number of cards.
        kept, passed: give the ends if the eldest hand keeps, or passes, by the ranks of both cards.
    """
    once = Once()
    return {
        (mine, theirs): Meeting(first * second, once(kept(mine, theirs)), once(passed(mine, theirs)))
        for mine, first in next_card(pack)
        for theirs, second in next_card(pack, mine)
    }
