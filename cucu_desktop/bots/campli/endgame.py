"""The last cards of a deal, enumerated when next to nothing is hidden.

The odds of the other modules give only the player's own chance to lose a token. At the end of a game the
other losers matter as much: if all have lost their last token at once, all return and nobody pays (E6), and a
dead card may leave the lowest place to the player's own (000, "All players re-enter").
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from cucu_desktop.bots.campli.campli_belief import CampliBelief
from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.odds import ARREST
from cucu_desktop.bots.campli.two_player_equity import dealer_plan
from cucu_desktop.games.campli import NULLA, XI, XII, XIII, XIV

FEW: Final = 4
"""The largest number of live cards for which the outcomes are enumerated."""
Losses = Mapping[int, int]
"""The tokens that each seat loses; missing seats lose none."""
Value = Callable[[Losses], float]


def is_near(belief: CampliBelief) -> bool:
    """Return whether few enough cards are hidden to enumerate the rest of the deal."""
    if belief.to_come == 1:
        return len(belief.live) == 2
    hidden = sum(not isinstance(card, int) for card in belief.others.values())
    return not belief.to_come and hidden <= 1 and len(belief.live) <= FEW


def compare_options(belief: CampliBelief, value: Value) -> tuple[float, float]:
    """Return the worths of keeping and exchanging."""
    if belief.to_come:
        (dealer,) = [seat for seat in belief.live if seat != belief.seat]
        return _eldest_keeps(belief, dealer, value), _eldest_exchanges(belief, dealer, value)
    keep = exchange = 0.0
    for chance, others in _hands(belief):
        keep += chance * _settle(belief, {**others, belief.seat: belief.rank}, value)
        for rank, drawn in _draws(belief, others):
            exchange += chance * drawn * _settle(belief, {**others, belief.seat: rank}, value)
    return keep, exchange


def _settle(
    belief: CampliBelief, cards: Mapping[int, int], value: Value, arrested: int | None = None
) -> float:
    losses: dict[int, int] = {} if arrested is None else {arrested: 1}
    for seat in losers(cards, dict(belief.observation.promises)):
        losses[seat] = losses.get(seat, 0) + 1
    return value(losses)


def _hands(belief: CampliBelief) -> Iterator[tuple[float, dict[int, int]]]:
    """Yield the possible hands of the others, with their probabilities."""
    known = {seat: card for seat, card in belief.others.items() if isinstance(card, int)}
    hidden = [(seat, card) for seat, card in belief.others.items() if not isinstance(card, int)]
    if not hidden:
        yield 1.0, known
        return
    ((seat, weights),) = hidden
    for rank, chance in enumerate(weights):
        if chance:
            yield chance, {**known, seat: rank}


def _draws(belief: CampliBelief, others: Mapping[int, int]) -> Iterator[tuple[int, float]]:
    """Yield the possible next cards of the pack, with their probabilities."""
    unseen = belief.unseen.copy()
    for seat, rank in others.items():
        if not isinstance(belief.others[seat], int):
            unseen[rank] -= 1
    left = sum(unseen)
    for rank, count in enumerate(unseen):
        if count:
            yield rank, count / left


def _without(unseen: list[int], rank: int) -> Iterator[tuple[int, float]]:
    left = sum(unseen) - 1
    for drawn, count in enumerate(unseen):
        rest = count - (drawn == rank)
        if rest:
            yield drawn, rest / left


def _eldest_keeps(belief: CampliBelief, dealer: int, value: Value) -> float:
    """Return the worth of keeping against a dealer who keeps a good card and draws for a bad one."""
    drawn = dealer_plan(belief.observation)
    worth = 0.0
    for dealt, count in enumerate(belief.unseen):
        if not count:
            continue
        draws = _without(belief.unseen, dealt) if dealt in drawn else iter([(dealt, 1.0)])
        for rank, chance in draws:
            cards = {belief.seat: belief.rank, dealer: rank}
            worth += count / belief.left * chance * _settle(belief, cards, value)
    return worth


def _eldest_exchanges(belief: CampliBelief, dealer: int, value: Value) -> float:
    """Return the worth of trying the dealer, who then knows both cards."""
    seat, card = belief.seat, belief.rank
    worth = 0.0
    for dealt, count in enumerate(belief.unseen):
        if not count:
            continue
        part = count / belief.left
        if dealt < ARREST:
            draws = _without(belief.unseen, dealt) if card <= dealt else iter([(card, 1.0)])
            for rank, chance in draws:
                worth += part * chance * _settle(belief, {seat: dealt, dealer: rank}, value)
        elif dealt == XIII.rank:
            for rank, chance in _without(belief.unseen, dealt):
                worth += part * chance * _settle(belief, {seat: rank, dealer: dealt}, value)
        elif dealt in (XII.rank, XIV.rank):
            last = belief.observation.tokens[seat] == 1
            cards = {dealer: dealt} if last else {seat: card, dealer: dealt}
            worth += part * _settle(belief, cards, value, seat)
        elif dealt == XI.rank and card == NULLA.rank:
            worth += part * value({dealer: 1})
        else:
            worth += part * _settle(belief, {seat: card, dealer: dealt}, value)
    return worth
