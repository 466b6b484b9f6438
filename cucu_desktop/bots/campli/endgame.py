"""The last cards of a deal, gone through one by one when next to nothing is hidden.

The odds of the other modules ask only whether I lose a token. At the end of a game it matters just as much
who loses beside me: if all have lost their last token at once, everybody returns and nobody pays (E6), and a
dead card may leave the others' cats to lose for me (000, "All players re-enter").
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.duel import DUEL
from cucu_desktop.bots.campli.odds import ARREST
from cucu_desktop.bots.campli.reading import Reading
from cucu_desktop.games.campli import NULLA, XI, XII, XIII, XIV

FEW: Final = 4
"""With more live cards on the table the outcomes are too many to be told apart."""
Losses = Mapping[int, int]
"""How many tokens each seat loses; who is not named, none."""
Value = Callable[[Losses], float]


def is_near(reading: Reading) -> bool:
    """Tell whether so little is hidden that the rest of the deal can be gone through."""
    if reading.to_come == 1:
        return len(reading.live) == 2
    hidden = sum(not isinstance(card, int) for card in reading.others.values())
    return not reading.to_come and hidden <= 1 and len(reading.live) <= FEW


def compare_options(reading: Reading, value: Value) -> tuple[float, float]:
    """Return what keeping and what exchanging is worth."""
    if reading.to_come:
        (dealer,) = [seat for seat in reading.live if seat != reading.seat]
        return _eldest_keeps(reading, dealer, value), _eldest_exchanges(reading, dealer, value)
    keep = exchange = 0.0
    for chance, others in _hands(reading):
        keep += chance * _settle(reading, {**others, reading.seat: reading.rank}, value)
        for rank, drawn in _draws(reading, others):
            exchange += chance * drawn * _settle(reading, {**others, reading.seat: rank}, value)
    return keep, exchange


def _settle(reading: Reading, cards: Mapping[int, int], value: Value, arrested: int | None = None) -> float:
    losses: dict[int, int] = {} if arrested is None else {arrested: 1}
    for seat in losers(cards, dict(reading.observation.promises)):
        losses[seat] = losses.get(seat, 0) + 1
    return value(losses)


def _hands(reading: Reading) -> Iterator[tuple[float, dict[int, int]]]:
    """Yield what the others may hold, with its chance."""
    known = {seat: card for seat, card in reading.others.items() if isinstance(card, int)}
    hidden = [(seat, card) for seat, card in reading.others.items() if not isinstance(card, int)]
    if not hidden:
        yield 1.0, known
        return
    ((seat, weights),) = hidden
    for rank, chance in enumerate(weights):
        if chance:
            yield chance, {**known, seat: rank}


def _draws(reading: Reading, others: Mapping[int, int]) -> Iterator[tuple[int, float]]:
    """Yield what may come from the pack, with its chance."""
    unseen = reading.unseen.copy()
    for seat, rank in others.items():
        if not isinstance(reading.others[seat], int):
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


def _eldest_keeps(reading: Reading, dealer: int, value: Value) -> float:
    """Return what a kept card is worth against a dealer who keeps a good card and draws for a bad one."""
    border, _ = DUEL
    worth = 0.0
    for dealt, count in enumerate(reading.unseen):
        if not count:
            continue
        draws = _without(reading.unseen, dealt) if dealt < border else iter([(dealt, 1.0)])
        for rank, chance in draws:
            cards = {reading.seat: reading.rank, dealer: rank}
            worth += count / reading.left * chance * _settle(reading, cards, value)
    return worth


def _eldest_exchanges(reading: Reading, dealer: int, value: Value) -> float:
    """Return what trying the dealer is worth, who then knows both cards."""
    seat, card = reading.seat, reading.rank
    worth = 0.0
    for dealt, count in enumerate(reading.unseen):
        if not count:
            continue
        part = count / reading.left
        if dealt < ARREST:
            draws = _without(reading.unseen, dealt) if card <= dealt else iter([(card, 1.0)])
            for rank, chance in draws:
                worth += part * chance * _settle(reading, {seat: dealt, dealer: rank}, value)
        elif dealt == XIII.rank:
            for rank, chance in _without(reading.unseen, dealt):
                worth += part * chance * _settle(reading, {seat: rank, dealer: dealt}, value)
        elif dealt in (XII.rank, XIV.rank):
            last = reading.observation.tokens[seat] == 1
            cards = {dealer: dealt} if last else {seat: card, dealer: dealt}
            worth += part * _settle(reading, cards, value, seat)
        elif dealt == XI.rank and card == NULLA.rank:
            worth += part * value({dealer: 1})
        else:
            worth += part * _settle(reading, {seat: card, dealer: dealt}, value)
    return worth
