"""Borders that the best have: from which card on they are seen to keep, by what was done before.

    python -m tests.benchmarks.fits.watch_borders GAME SEATS [DEALS [SEED [STAKE]]]

Persons of level 3 play so many first deals (6,000). For each kind of turn and number of players after it the
border is printed with which fewest of their choices are at odds, and how often they keep the card below it,
as `bots/borders.py` reads it: 4.7 if they keep rank 4 three times of ten. What was seen fewer than 20 times
has a question mark, and a plus where no card of that rank was seen, only lower ones. In Ace Chasing everybody
has bet the stake against the matador. What is printed goes to the borders of the game; as the best reckon
with these, it has to be watched again until it is the same.

At Campli three kinds of cards are told apart that came for another, by the turn in which they set out. Low
cards seldom set out unasked at a large table, and high ones never do; so in every ninth deal somebody gives
away every second card, whichever it is, and only what comes of it is counted.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.campli.borders import habits
from cucu_desktop.bots.campli.runs import Deal
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from tests.benchmarks.bench_advice import DealAgain, is_going_on, view
from tests.bots.playing import LEVELS

KINDS: Final = ("unasked", "asked", "stopped", "given", "given, asked", "given, stopped")
"""The last two at Campli only: elsewhere a card that came is a card that came."""
GIVEN: Final = 3
KIND: Final = Borders((0,), (1,), (), (2,))
"""Borders that name the kind of a turn."""
URGED: Final = 9
"""In every deal with such a number somebody gives cards away, where that is asked for."""
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
        urged = random.randrange(seats) if game == "campli" and not number % URGED else None
        while is_going_on(state):
            mine, heard = view(state)
            if getattr(mine, "tie", None):
                break
            place = mine.order.index(mine.seat)
            action = choose(people[(number + place) % len(people)], mine, heard, random)
            giver = giver_of(heard, mine.seat)
            if {KEEP, EXCHANGE} <= set(mine.decision.options):
                if place == urged and giver is None and random.random() < 1 / 2:
                    action = EXCHANGE
                elif not is_safe(mine, giver) and (urged is None or giver is not None):
                    kind = kind_of(mine, heard, giver)
                    seen[kind, len(mine.order) - 1 - place, mine.card.rank][action is KEEP] += 1
            state.apply(action)
    return seen


def is_safe(mine: Observation, giver: int | None) -> bool:
    """Tell whether somebody cannot do better than keep the card that came."""
    if giver is None:
        return False
    given, rank = mine.cards[giver].rank, mine.card.rank
    if mine.options.game == "campli":  # a Matto is lower than all, and saves nobody but the other one
        return 0 < given < rank or given == rank == 0
    return given < rank


def kind_of(mine: Observation, heard: Sequence[Event], giver: int | None) -> int:
    """Return which of the kinds a turn is."""
    if mine.options.game == "campli":
        deal = Deal(heard, mine.order, habits(len(mine.order)))
        return deal.here if giver is None else GIVEN + deal.kind
    return borders_now(KIND, heard)[0] if giver is None else GIVEN


def border(seen: Seen, kind: int, after: int) -> str:
    """Return the border that goes best with what was seen, and how often the card below it is kept."""
    counts = [seen.get((kind, after, rank), (0, 0)) for rank in range(RANKS)]

    def against(border: int) -> int:
        return sum(counts[rank][rank < border] for rank in range(RANKS))

    whole = min(range(RANKS), key=against)
    near = [counts[rank] for rank in (max(whole - 1, 0), whole)]
    if sum(map(sum, near)) < FEWEST:
        return f"{whole}?"
    if not sum(counts[whole]):
        return f"{whole - counts[whole - 1][1] / max(sum(counts[whole - 1]), 1):.2f}+"
    below, at = (min(max(kept / max(kept + gone, 1), 1 - SURE), SURE) for gone, kept in near)
    if at < SURE:
        below -= 1 - at
    return f"{whole - below:.2f}"


def main() -> None:
    """Watch, and print the borders, the last player's first."""
    game, seats, *rest = sys.argv[1:]
    deals, seed, stake = [int(each) for each in (*rest, *("6000", "1", "0")[len(rest) :])]
    seen = watch(game, int(seats), deals, seed, stake)
    for kind, name in enumerate(KINDS if game == "campli" else KINDS[: GIVEN + 1]):
        print(f"{game} {seats} {name:14}", " ".join(border(seen, kind, after) for after in range(int(seats))))


if __name__ == "__main__":
    main()
