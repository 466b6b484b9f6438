"""Amounts as people name them: round coins, and percentages by fives."""

from typing import Final

from cucu_desktop.engine.actions import Action, Amount, Bet, Offer

COINS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75)
STEP: Final = 5
"""The step of percentages."""
WHOLE: Final = 100
MOST_SHARED: Final = 50
"""The largest share of winnings that is promised, in percent: with more, winning would hardly be worth it."""


def round_coins(coins: float) -> int:
    """Round down to a number of coins that people would name; below 1 becomes 0."""
    scale = 1
    while coins >= 100 * scale:
        scale *= 10
    return max((step * scale for step in COINS if step * scale <= coins), default=0)


def round_percent(percent: float) -> int:
    """Round to the nearest multiple of `STEP` percent."""
    return STEP * round(percent / STEP)


def considered(option: Amount) -> tuple[Action, ...]:
    """Return the considered amounts of an option: the round ones, and the least allowed.

    >>> [str(action) for action in considered(Amount("back", 1, 7))]
    ['back 1', 'back 2', 'back 3', 'back 4', 'back 5', 'back 6']
    """
    if isinstance(option, Bet):
        bets = [
            Action(option.word, coins, None, outcome if coins else None)
            for coins in _coins(option)
            for outcome in (option.outcomes if coins else (None,))
        ]
        return tuple(bet for bet in bets if option.includes(bet))
    if isinstance(option, Offer):
        shares = range(STEP, min(option.share, MOST_SHARED) + 1, STEP)
        offers = [Action(option.word, coins) for coins in _coins(option) if coins]
        return (*offers, *(Action(option.word, percent=share) for share in shares))
    if option.percent:
        return tuple(option.of(percent) for percent in range(option.low, option.high + 1, STEP))
    return tuple(option.of(coins) for coins in _coins(option))


def nearest(option: Amount, action: Action) -> Action:
    """Return the considered amount nearest to this action's, of the same kind if there is one.

    >>> str(nearest(Amount("back", 1, 70), Action("back", 33)))
    'back 30'
    """

    def far(other: Action) -> tuple[bool, bool, int]:
        is_share = action.percent is not None
        amount = (
            (other.percent or 0) - (action.percent or 0)
            if is_share
            else (other.coins or 0) - (action.coins or 0)
        )
        return (
            (other.percent is not None) != is_share,
            other.outcome != action.outcome and bool(other.coins),
            abs(amount),
        )

    return min(considered(option), key=far)


def _coins(option: Amount) -> list[int]:
    """Return the least amount allowed, and the round ones."""
    found, scale = {option.low} if option.low <= option.high else set(), 1
    while scale <= option.high:
        found |= {step * scale for step in COINS if option.low <= step * scale <= option.high}
        scale *= 10
    return sorted(found)
