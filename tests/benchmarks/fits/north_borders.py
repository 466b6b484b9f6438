"""Borders of a northern game: from which card on it pays to keep, if all others keep from theirs on.

    python -m tests.benchmarks.fits.north_borders GAME SEATS [DEALS [ROUNDS [SEED]]]

Deals are played by the borders so far, and at every turn both ways. For every kind of turn and number of
players after it the border is taken with which most tokens would have been saved; a round later all play by
the new ones. What is printed goes to `bots/north/north_borders.py`, with what a border saves in a deal beside
the one before it, and the standard error of that.
"""

import sys
from collections import defaultdict
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.north.north_borders import borders
from cucu_desktop.bots.north.north_playout import NorthPlayout, begin
from cucu_desktop.bots.north.north_rules import NorthRules, rules_of
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.catalogue import GAMES

KINDS: Final = ("unasked", "asked", "given")
Found = dict[tuple[str, int, int], list[float]]
"""By kind of turn, players after it and card what exchanging has saved each time."""


def rules_here(game: str, seats: int) -> NorthRules:
    """Return the usual rules of a game."""
    state = GAMES[game].state_class(GAMES[game].options(), [100] * seats, 0)
    state.start()
    return rules_of(observe(state, 0))


class Trial:
    """A deal that is played by the borders, and at every turn both ways."""

    def __init__(self, rules: NorthRules, lives: int, keep_from: Borders, random: Random) -> None:
        self._rules = rules
        self._lives = lives
        self._keep_from = keep_from
        self._seats = len(keep_from.unasked)
        self._pack = [card.rank for card in rules.pack.cards]
        self._random = random

    def play(self, found: Found) -> None:
        """Play a deal, and note what exchanging would have saved at every turn."""
        self._random.shuffle(self._pack)
        deal = begin(self._rules, self._pack[: self._seats], self._lives, self._stock(), self._keep_from)
        position, given, unasked, last = 0, NONE, True, self._seats - 1
        while position <= last and sum(map(bool, deal.lives)) > 1:
            if not deal.lives[position]:
                position += 1
                continue
            card = deal.cards[position]
            keeps = NONE < given < card and not deal.fallen[position]
            kind = "unasked" if unasked else "asked" if given == NONE else "given"
            if not keeps and not deal.fallen[position]:
                case = kind, last - position, card
                found[case].append(self._saved(deal, position, unasked=unasked))
                keeps = card >= getattr(self._keep_from, kind)[last - position]
            if keeps:
                position, given = position + 1, NONE
                continue
            unasked = False
            position, given = deal.exchange(position)

    def _stock(self):
        rest = iter(self._pack[self._seats :])
        return lambda: next(rest, NONE)

    def _copy(self, deal: NorthPlayout) -> NorthPlayout:
        past = deal.exchanges, deal.way
        copy = NorthPlayout(
            self._rules, deal.cards.copy(), deal.lives, past, deal.fallen, self._stock(), self._keep_from
        )
        copy.paid = deal.paid.copy()
        return copy

    def _saved(self, deal: NorthPlayout, position: int, *, unasked: bool) -> float:
        """Return how many tokens exchanging saves who is to act."""
        kept, tried = self._copy(deal), self._copy(deal)
        kept.turns(position + 1, here=self._keep_from.unasked if unasked else ())
        tried.turns(*tried.exchange(position))
        lost, left = (min(each.losers().count(position), self._lives) for each in (kept, tried))
        return float(lost - left)


def border_of(found: Found, kind: str, after: int, usual: int, ranks: int) -> int:
    """Return the border with which most would have been saved; where nothing was seen, the usual one."""
    saved, most, best = 0.0, 0.0, 0
    if not any((kind, after, card) in found for card in range(ranks)):
        return usual
    for card in range(ranks):
        saved += sum(found.get((kind, after, card), ()))
        if saved > most:
            most, best = saved, card + 1
    return best


def main() -> None:
    """Fit, and print the borders after each round."""
    game, seats, *rest = sys.argv[1:]
    deals, rounds, seed = [int(each) for each in (*rest, *("20000", "3", "1")[len(rest) :])]
    rules = rules_here(game, max(int(seats), GAMES[game].seats[0]))
    lives = GAMES[game].options.tokens if game == "kille" else GAMES[game].options().tokens
    keep_from, random = borders(int(seats), rules.pack.name), Random(seed)
    for _ in range(rounds):
        found: Found = defaultdict(list)
        trial = Trial(rules, lives, keep_from, random)
        for _ in range(deals):
            trial.play(found)
        fitted = [
            tuple(
                border_of(found, kind, after, usual, rules.highest)
                for after, usual in enumerate(getattr(keep_from, kind))
            )
            for kind in KINDS
        ]
        gain, squares = 0.0, 0.0
        for (kind, after, card), saved in found.items():
            before = card < getattr(keep_from, kind)[after]
            now = card < fitted[KINDS.index(kind)][after]
            if before != now:
                sign = 1 if now else -1
                gain += sign * sum(saved)
                squares += sum(each * each for each in saved)
        gain, error = gain / deals / int(seats), sqrt(squares) / deals / int(seats)
        print(f"{seats}: {tuple(''.join(f'{rank:x}' for rank in kind) for kind in fitted)}", end=" ")
        print(f"saves {gain:.5f} +- {error:.5f} tokens a player and deal", flush=True)
        keep_from = Borders(*fitted)


if __name__ == "__main__":
    main()
