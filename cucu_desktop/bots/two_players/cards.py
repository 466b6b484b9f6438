"""Cards of two players: how likely they are dealt, and how a deal is put together from what they bring."""

from collections.abc import Callable, Sequence

from cucu_desktop.bots.two_players.deal import Deal, End, Ends, Meeting, Once, mixed

Compared = Callable[[int, int], End]
"""How a comparison ends, by the eldest hand's rank and the dealer's."""
Pack = Sequence[int]
"""By rank how many cards there are."""


def next_card(pack: Pack, *gone: int) -> list[tuple[int, float]]:
    """Return how likely the next card has which rank, when these are gone from the pack."""
    left = sum(pack) - len(gone)
    counts = ((rank, count - gone.count(rank)) for rank, count in enumerate(pack))
    return [(rank, count / left) for rank, count in counts if count > 0]


def drawn(pack: Pack, mine: int, dealers: int, compared: Compared, stays: int = -1) -> Ends:
    """Return how the deal ends when the dealer draws.

    Args:
        pack: all cards.
        mine: the eldest hand's.
        dealers: the one that the dealer lays away.
        compared: how two cards compare.
        stays: the rank that may not be taken from the pack: then the dealer's card stays.
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
        pack: by rank how many cards there are.
        kept, passed: what follows if the eldest hand keeps, or passes, by the ranks of both cards.
    """
    once = Once()
    return {
        (mine, theirs): Meeting(first * second, once(kept(mine, theirs)), once(passed(mine, theirs)))
        for mine, first in next_card(pack)
        for theirs, second in next_card(pack, mine)
    }
