"""Borders that the best have: from which card on they are seen to keep, by what was done before.

    python -m tests.benchmarks.fits.watch_borders GAME SEATS [DEALS [SEED [STAKE]]]

Persons of level 3 play so many first deals (6,000). For each kind of turn and number of players after it the
border is printed with which fewest of their choices are at odds, and how often they keep the card below it,
as `bots/borders.py` reads it: 4.7 if they keep rank 4 three times of ten. What was seen fewer than 20 times
has a question mark. In Ace Chasing everybody has bet the stake against the matador. What is printed goes to
the borders of the game; as the best reckon with these, it has to be watched again until it is the same.
"""

import sys
from collections import defaultdict
from random import Random
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from tests.benchmarks.bench_advice import DealAgain, is_going_on, view
from tests.bots.playing import LEVELS

KINDS: Final = ("unasked", "asked", "stopped", "given")
GIVEN: Final = 3
KIND: Final = Borders((0,), (1,), (), (2,))
"""Borders that name the kind of a turn."""
FEWEST: Final = 20
SURE: Final = 0.98
"""Nothing is so sure that it would not be done otherwise twice in a hundred times."""
RANKS: Final = 20

Seen = dict[tuple[int, int, int], list[int]]
"""By kind of turn, players after it and rank how often it was exchanged, and how often kept."""


def watch(game: str, seats: int, deals: int, seed: int, stake: int = 0) -> Seen:
    """Return what persons of level 3 do, but with a card for which they gave a lower one."""
    seen: Seen = defaultdict(lambda: [0, 0])
    people = LEVELS[3]
    for number in range(deals):
        random = Random(f"{seed}/{number}")
        deal = DealAgain(game, seats, stake)
        cards = list(deal.pack.cards)
        random.shuffle(cards)
        state = deal.begin(cards)
        while is_going_on(state):
            mine, heard = view(state)
            if getattr(mine, "tie", None):
                break
            place = mine.order.index(mine.seat)
            action = choose(people[(number + place) % len(people)], mine, heard, random)
            giver = giver_of(heard, mine.seat)
            is_safe = giver is not None and mine.cards[giver].rank < mine.card.rank
            if {KEEP, EXCHANGE} <= set(mine.decision.options) and not is_safe:
                kind = borders_now(KIND, heard)[0] if giver is None else GIVEN
                seen[kind, len(mine.order) - 1 - place, mine.card.rank][action is KEEP] += 1
            state.apply(action)
    return seen


def border(seen: Seen, kind: int, after: int) -> str:
    """Return the border that goes best with what was seen, and how often the card below it is kept."""
    counts = [seen.get((kind, after, rank), (0, 0)) for rank in range(RANKS)]

    def against(border: int) -> int:
        return sum(counts[rank][rank < border] for rank in range(RANKS))

    whole = min(range(RANKS), key=against)
    near = [counts[rank] for rank in (max(whole - 1, 0), whole)]
    if sum(map(sum, near)) < FEWEST:
        return f"{whole}?"
    below, at = (min(max(kept / max(kept + gone, 1), 1 - SURE), SURE) for gone, kept in near)
    if at < SURE:
        below -= 1 - at
    return f"{whole - below:.2f}"


def main() -> None:
    """Watch, and print the borders, the last player's first."""
    game, seats, *rest = sys.argv[1:]
    deals, seed, stake = [int(each) for each in (*rest, *("6000", "1", "0")[len(rest) :])]
    seen = watch(game, int(seats), deals, seed, stake)
    for kind, name in enumerate(KINDS):
        print(f"{game} {seats} {name:8}", " ".join(border(seen, kind, after) for after in range(int(seats))))


if __name__ == "__main__":
    main()
