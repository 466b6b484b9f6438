"""How much each thing counts for the player who tries their bids in Zifuli, learnt from what players of
level 2 bid.

    python -m tests.benchmarks.fits.bid_habits [DEALS]

As in `card_habits`: a choice among bids is taken for a multinomial logit, in which to pass has the score
0; the last quarter of the bids is left out and tells how well the rest is foretold.
"""

import sys
from collections.abc import Iterator
from math import log2
from random import Random

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.tricks import ZIFULI
from cucu_desktop.bots.tricks.bid_reading import TOLD, biddable, describe
from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import zifuli
from tests.benchmarks.fits.card_habits import Chosen, fit, surprise

COUNTING = [person for person in PERSONS.values() if person.level == 2]


def bids(deals: int) -> Iterator[Chosen]:
    """Yield the features of each bid in these deals, and of all that might have been made."""
    kind, pack = zifuli.ZifuliState, ZIFULI.pack
    for number in range(deals):
        random = Random(f"bids/{number}")
        state = kind(zifuli.Options(), number % kind.seats)
        state.start()
        state.apply(Shuffled.by(random, state.pack))
        people = random.sample(COUNTING, kind.seats)
        while state.decision and state.decision.kind == "bid":
            seat = state.decision.seat
            (hand,) = pack.lay(state.table.hands[seat])
            standing = pack.lows[state.bid] if state.bid else 0
            told = describe(pack, hand, biddable(pack, hand, standing), standing)
            made = choose(people[seat], observe(state, seat), (), random)
            if told:
                to_pass = (0.0,) * len(TOLD)
                yield told[pack.lows[made.card]] if made.card else to_pass, [to_pass, *told.values()]
            state.apply(made)


def main() -> None:
    """Learn, and print the weights and how well they foretell."""
    chosen = list(bids(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
    learnt, rest = chosen[: len(chosen) * 3 // 4], chosen[len(chosen) * 3 // 4 :]
    weights = fit(learnt)
    bits = sum(surprise(weights, *each) for each in rest)
    by_chance = sum(log2(len(may)) for _, may in rest)
    print("(" + ", ".join(f"{weight:.2f}" for weight in fit(chosen)) + ")")
    print(f"{len(chosen)} bids; {bits / len(rest):.2f} bits, by chance {by_chance / len(rest):.2f}")


if __name__ == "__main__":
    main()
