"""Whether what is reckoned of one of the last cards of Cöch comes true.

    python -m tests.benchmarks.tricks.bench_late_trick_advice [DECISIONS [TRIALS]]

So much has been played by then that hardly any cards dealt anew would be played so (`bench_trick_advice`).
So hidden cards change places from where they lie, and persons theirs, whenever all would still have done
what they have (Metropolis); after some such steps the deal goes on to its end. Bar: every worth within three
standard errors.
"""

import sys
from collections.abc import Iterator
from math import hypot
from random import Random
from statistics import fmean

from cucu_desktop.bots.assessment import OptionAssessment
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.world_sampling import World
from cucu_desktop.games import coch
from cucu_desktop.match.tournament import mean_and_error
from tests.benchmarks.tricks.bench_trick_advice import Question, again, anybody, end, pack_of, play_on

LAST = range(3, 6)
"""The numbers of cards in hand."""
STEPS = 25
"""So many changes are tried between two trials."""
PARTS = 10
"""The number of parts into which trials are cut, for an error that allows for neighbours being alike."""


def questions(random: Random) -> Iterator[tuple[Question, list]]:
    """Yield a late decision with a choice of each of some deals, and who played it."""
    kind = coch.GAME.state_class
    while True:
        state = kind(coch.GAME.usual, random.randrange(kind.seats))
        state.start()
        state.apply(Shuffled.by(random, state.pack))
        people, done, found = [*anybody(random, kind.seats)], [], []
        while state.decision:
            seat = state.decision.seat
            if len(state.decision.options) > 1 and len(state.table.hands[seat]) in LAST:
                found.append(Question(state.clone(), done[:]))
            done.append((seat, play_on(state, people, random)))
        if found:
            yield random.choice(found), people


def ends(
    question: Question, people: list, options: list[OptionAssessment], trials: int, random: Random
) -> Iterator[list[float]]:
    """Yield what each option brings with cards and persons that may be there."""
    now = start = question.state
    hands = [list(hand) for hand in now.table.hands]
    hidden = [seat for seat in range(now.seats) if seat != now.decision.seat and hands[seat]]
    for _ in range(trials):
        for _ in range(STEPS):
            others, moved = people[:], [hand[:] for hand in hands]
            if random.random() < 1 / 5:
                others[random.randrange(now.seats)] = anybody(random, 1)[0]
            else:
                one, other = random.sample(hidden, 2)
                mine, theirs = random.randrange(len(hands[one])), random.randrange(len(hands[other]))
                moved[one][mine], moved[other][theirs] = hands[other][theirs], hands[one][mine]
            pack = pack_of(now, World(tuple(map(tuple, moved)), (), ()))
            found = again(question, pack, others, random)
            if found:
                start, hands, people = found, moved, others
        yield [end(start.clone(), option.action, people, "points", random) for option in options]


def main() -> None:
    """Print what is off, and how many are not."""
    number, trials = (int(each) for each in (*sys.argv[1:3], *("40", "200")[len(sys.argv[1:3]) :]))
    random = Random("late")
    found = []
    for _, (question, people) in zip(range(number), questions(random), strict=False):
        seen = observe(question.state, question.state.decision.seat)
        told = assess(COUNSELLOR, seen, (), Random(0))
        worst = min(told.options, key=lambda option: option.worth)
        tried = list(dict.fromkeys((told.best, worst)))
        results = zip(*ends(question, people, tried, trials, random), strict=True)
        for option, brought in zip(tried, results, strict=True):
            size = len(brought) // PARTS
            _, apart = mean_and_error([fmean(brought[at * size : (at + 1) * size]) for at in range(PARTS)])
            mean, error = mean_and_error(brought)
            off, error = option.worth - mean, hypot(max(error, apart), option.error)
            found.append(off / error if error else off and 99)
            if abs(found[-1]) > 3:
                print(f"    {option.action}: reckoned {option.worth:+.2f}, off by {off:+.2f} ± {error:.2f}")
    print(
        f"coch         {len(found)} late worths, {sum(abs(each) <= 3 for each in found)} within three errors"
    )


if __name__ == "__main__":
    main()
