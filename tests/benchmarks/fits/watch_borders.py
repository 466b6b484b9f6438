"""Borders that the best have: from which card on they are seen to keep, by what was done before.

    python -m tests.benchmarks.fits.watch_borders GAME SEATS [DEALS [SEED [STAKE]]]

Persons of level 3 play a number of first deals (100,000; of what they meet often they think less often, so
that PyPy takes some minutes). For each kind of turn and number of players after it the border is printed as
`bots/borders.py` reads it: 4.7 if they keep rank 4 three times of ten, and 5:6/69/80 if of rank 5 they keep
six of a hundred, of rank 6 69 and of rank 7 80. What was seen fewer than 20 times has a question mark, and
a plus where no card of that rank was seen, only lower ones. Turns at which an open card decides are left
out: a fool that the next one has knocked for, a Harlekin that was exchanged. In Ace Chasing everybody has
bet the stake against the matador. What is printed goes to the borders of the game; as the best reckon with
these, it has to be watched again until it is the same. For Tie-break it is printed, too, how often a card
is kept for which an ace, or a 2, was given: see `bots/standard/tiebreak_borders.py`.

Cards that came for another are distinguished by the turn in which they set out, at Campli into three kinds.
Low cards seldom set out unasked at a large table, and high ones never do; so in every ninth deal a player
gives away every second card, whichever it is, and only the result is counted.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import accumulate, product
from random import Random
from typing import Final

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.campli.campli_borders import habits
from cucu_desktop.bots.campli.runs import ObservedDeal
from cucu_desktop.bots.inference import History
from cucu_desktop.bots.lu_stu import lu_stu_playout as lu_stu
from cucu_desktop.bots.opponent_model import borders_now, giver_of
from cucu_desktop.bots.standard.tiebreak_borders import LOW
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Knocked
from cucu_desktop.games.gnav import FOOLS
from tests.benchmarks.redeals import DealAgain, Others, is_going_on, view

KINDS: Final = ("unasked", "asked", "stopped", "given", "given, asked", "given, stopped", "asked late")
CAMPLIS: Final = KINDS[:-1]
"""At Campli there is no last one; elsewhere "given, stopped" is "given"."""
GIVEN: Final = 3
NORTH: Final = ("gnav", "kille")
"""Where a card that came is kept like one that was dealt, once a player is known to have a low one."""
KIND: Final = Borders((0,), (1,), (3,), (2,), asked_late=(KINDS.index("asked late"),))
"""Borders that name the kind of a turn."""
URGED: Final = 9
"""In every deal with such a number one player gives cards away."""
FEWEST: Final = 20
SURE: Final = 0.98
"""Nothing is so sure that it would not be done otherwise twice in a hundred times."""
RANKS: Final = 20

NONE: Final = -1
Seen = dict[tuple[int, int, int, int], list[int]]
"""How often a card was exchanged, and how often kept.

By kind of turn, players after it, rank, and the lower one that was given for it, or none.
"""


def watch(game: str, seats: int, deals: int, seed: int, stake: int = 0) -> Seen:
    """Return what persons of level 3 do, by what they gave for a card if that is lower."""
    seen: Seen = defaultdict(lambda: [0, 0])
    others, deal = Others(game), DealAgain(game, seats, stake)
    for number in range(deals):
        random = Random(f"{seed}/{number}")
        cards = list(deal.pack.cards)
        random.shuffle(cards)
        state = deal.begin(cards)
        urged = random.randrange(seats) if not number % URGED else None
        while is_going_on(state):
            mine, heard = view(state)
            if getattr(mine, "tie", None):
                break
            place = mine.order.index(mine.seat)
            action = others.choose(state)
            giver = giver_of(heard, mine.seat)
            if {KEEP, EXCHANGE} <= set(mine.decision.options):
                if place == urged and giver is None and random.random() < 1 / 2:
                    action = EXCHANGE
                elif not is_decided(mine, heard) and (urged is None or giver is not None):
                    kind = kind_of(mine, heard, giver)
                    gave = mine.cards[giver].rank if is_safe(mine, giver) else NONE
                    seen[kind, len(mine.order) - 1 - place, mine.card.rank, gave][action is KEEP] += 1
            state.apply(action)
    return seen


def is_safe(mine: Observation, giver: int | None) -> bool:
    """Return whether a player cannot do better than keep the card that came."""
    if giver is None:
        return False
    given, rank = mine.cards[giver].rank, mine.card.rank
    if mine.options.game == "campli":  # a Matto is lower than all, and saves nobody but the other one
        return 0 < given < rank or given == rank == 0
    if mine.options.game == "lu_stu":
        return lu_stu.is_safe(rank, given)
    return given < rank


def is_decided(mine: Observation, heard: Sequence[Event]) -> bool:
    """Return whether, in the north, a card decides that lies open or is a fool."""
    if mine.options.game == "gnav" and mine.card in FOOLS:
        return True
    knocked = {event.seat for event in heard if isinstance(event, Knocked)}
    following = mine.order[mine.order.index(mine.seat) + 1 :][:1]
    return any(mine.lowered) or bool(knocked.intersection(following))


def kind_of(mine: Observation, heard: Sequence[Event], giver: int | None) -> int:
    """Return which of the kinds a turn is."""
    if mine.options.game == "campli":
        deal = ObservedDeal(heard, mine.order, habits(len(mine.order)))
        return deal.here if giver is None else GIVEN + deal.kind
    if mine.options.game in NORTH:
        here = History(heard, mine.order, KIND.and_after(len(mine.order))).here(KIND)[0]
        return here if giver is None or KINDS[here] == "asked" else GIVEN
    now = borders_now(KIND, heard)
    return now[0] if giver is None else GIVEN + (now in (KIND.asked, KIND.asked_late))


def border(seen: Seen, kind: int, after: int, gave: int = NONE) -> str:
    """Return how many ranks are passed on, each by as much of it as is: there the border lies."""
    counts = [seen.get((kind, after, rank, gave), (0, 0)) for rank in range(RANKS)]

    def against(border: int) -> int:
        return sum(counts[rank][rank < border] for rank in range(RANKS))

    whole = min(range(RANKS), key=against)
    near = [counts[rank] for rank in (max(whole - 1, 0), whole)]
    if sum(map(sum, near)) < FEWEST:
        return f"{whole}?"
    passed = [_passed(*count, is_low=rank < whole) for rank, count in enumerate(counts)]
    mixed = [rank for rank, part in enumerate(passed) if 0 < part < 1]
    if len(mixed) > 1:
        shares = accumulate([1 - part for part in passed[mixed[0] : mixed[-1] + 1]], max)
        told = f"{mixed[0]}:" + "/".join(f"{100 * share:.0f}" for share in shares)
    else:
        told = f"{sum(passed):.2f}"
    return told if sum(counts[whole]) else f"{told}+"


def _passed(gone: int, kept: int, *, is_low: bool) -> float:
    """Return how often a card is passed on, as far as that was seen."""
    part = gone / (gone + kept) if gone + kept else float(is_low)
    return round(part) if min(part, 1 - part) < 1 - SURE else part


def main() -> None:
    """Watch, and print the borders, the last player's first."""
    game, seats, *rest = sys.argv[1:]
    deals, seed, stake = [int(each) for each in (*rest, *("100000", "1", "0")[len(rest) :])]
    seen = watch(game, int(seats), deals, seed, stake)
    for kind, name in enumerate(KINDS):
        if (game == "campli" and name not in CAMPLIS) or (game != "campli" and name == "given, stopped"):
            continue
        print(f"{game} {seats} {name:14}", " ".join(border(seen, kind, after) for after in range(int(seats))))
    if game == "tiebreak":
        for kind, gave in product((GIVEN, GIVEN + 1), range(LOW)):
            kept = [border(seen, kind, after, gave) for after in range(int(seats) - 1)]
            print(f"{game} {seats} {KINDS[kind]}, for {gave}", " ".join(kept))


if __name__ == "__main__":
    main()
