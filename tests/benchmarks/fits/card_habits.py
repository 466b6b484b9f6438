"""How much each thing counts for players of level 3, learnt from deals that they play: see `habits`.

    python -m tests.benchmarks.fits.card_habits [GAME [DEALS]]

A choice among cards is taken for a multinomial logit. Its likelihood has one maximum, which Newton's method
finds; a little is taken off for great weights, so that what hardly comes up has a small one. The last
quarter of the deals is left out and tells how well the rest is foretold: bits a card, beside chance alone.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log2
from random import Random

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose, trick_strategy_of
from cucu_desktop.bots.tricks import habits
from cucu_desktop.bots.tricks.bitboard import BitPack
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.engine.actions import SHUFFLE, Action, Shuffled
from cucu_desktop.engine.tricks.observation import TrickObservation, observe
from cucu_desktop.games.catalogue import GAMES

THINKER = next(person for person in PERSONS.values() if person.level == 3)
RIDGE = 1.0
STEPS = 12

Numbers = tuple[float, ...]
Chosen = tuple[Numbers, list[Numbers]]
"""The features of the card that was played, and of all that might have been."""


def choices(game: str, deals: Iterable[int]) -> Iterable[tuple[TrickObservation, Action]]:
    """Yield what was played in these deals, and what was seen before."""
    for number in deals:
        kind, random = GAMES[game].state_class, Random(f"habits/{number}")
        state = kind(GAMES[game].usual, number % kind.seats)
        state.start()
        while (decision := state.decision) is not None:
            if decision is SHUFFLE:
                state.apply(Shuffled.by(random, state.pack))
                continue
            seen = observe(state, decision.seat)
            action = choose(THINKER, seen, (), random)
            if decision.kind == "play":
                yield seen, action
            state.apply(action)


def told_of(pack: BitPack, seen: TrickObservation, action: Action) -> tuple[str, Chosen] | None:
    """Return the situation, and the features of the cards; None if there is no choice."""
    belief = TrickBelief.of(seen, pack)
    hand, others = belief.hand_and_others()
    context = belief.context(belief.friends())
    cards = 0
    for option in belief.options:
        cards |= pack.in_hand(option.card, hand)
    if not cards & cards - 1:
        return None
    trick = belief.position
    is_ours = context.ours[trick.winner] and bool(trick.series)
    situation, told = habits.describe(pack, cards, hand, others, trick, is_ours, context.trump)
    return situation, (told[pack.lows[action.card]], list(told.values()))


def fit(chosen: Sequence[Chosen]) -> Numbers:
    """Return the weights under which these choices are likeliest."""
    size = len(chosen[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for played, cards in chosen:
            chances = shares(weights, cards)
            mean = [
                sum(part * card[at] for part, card in zip(chances, cards, strict=True)) for at in range(size)
            ]
            for at in range(size):
                slope[at] += played[at] - mean[at]
            for part, card in zip(chances, cards, strict=True):
                off = [card[at] - mean[at] for at in range(size)]
                for row in range(size):
                    if off[row]:
                        scaled = part * off[row]
                        line = bend[row]
                        for column in range(size):
                            line[column] += scaled * off[column]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(weights)


def shares(weights: Sequence[float], cards: Sequence[Numbers]) -> list[float]:
    """Return how likely each card is."""
    powers = [
        exp(sum(weight * number for weight, number in zip(weights, card, strict=True))) for card in cards
    ]
    return [power / sum(powers) for power in powers]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for row in range(size):
            if row != at and table[row][at]:
                factor = table[row][at] / table[at][at]
                table[row] = [
                    value - factor * other for value, other in zip(table[row], table[at], strict=True)
                ]
    return [table[at][size] / table[at][at] for at in range(size)]


def report(game: str, chosen: Iterable[tuple[TrickObservation, Action]]) -> None:
    """Print the weights of a game, and how well they foretell."""
    pack = trick_strategy_of(game).pack
    found: dict[str, list[Chosen]] = defaultdict(list)
    for seen, action in chosen:
        told = told_of(pack, seen, action)
        if told:
            found[told[0]].append(told[1])
    for situation, all_chosen in sorted(found.items()):
        learnt, rest = all_chosen[: len(all_chosen) * 3 // 4], all_chosen[len(all_chosen) * 3 // 4 :]
        weights = fit(learnt)
        bits = sum(surprise(weights, *each) for each in rest)
        by_chance = sum(log2(len(cards)) for _, cards in rest)
        numbers = ", ".join(f"{weight:.2f}" for weight in fit(all_chosen))
        print(f'    "{situation}": ({numbers}),')
        told = f"{bits / len(rest):.2f} bits, by chance {by_chance / len(rest):.2f}"
        print(f"        # {len(all_chosen)} cards; {told}")


def surprise(weights: Sequence[float], played: Numbers, cards: Sequence[Numbers]) -> float:
    """Return how surprising it is, in bits, that this card was played."""
    likely = zip(shares(weights, cards), cards, strict=True)
    return -log2(max(sum(part for part, card in likely if card == played), 1e-9))


def main(arguments: list[str]) -> None:
    """Learn from one game, or each in turn."""
    for game in arguments[:1] or ("coch", "zifuli", "trionfo"):
        print(game)
        report(game, choices(game, range(int(arguments[1]) if len(arguments) > 1 else 60)))


if __name__ == "__main__":
    main(sys.argv[1:])
