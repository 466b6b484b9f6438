"""Whether what is reckoned of a card comes true, in Cöch and Cuccu a trionfo.

    python -m tests.benchmarks.bench_trick_advice [DECISIONS [TRIALS [GAME...]]]

Decisions of the first trick. Hidden cards are dealt anew in any way that fits what was seen, everybody is a
beginner or, twice as often, one who counts; deals are kept in which they then play what was played, and go
on to their end in the real engine. Of each decision the best card is tried, and the one that is reckoned to
bring least. Bar: every worth within three standard errors; the mean of what is told too much or too little
within three, too.
"""

import sys
from collections.abc import Iterator
from math import hypot
from random import Random

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import SHUFFLE, Action, Shuffled
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.state import PLAYING, TrickState
from cucu_desktop.engine.tricks.world_sampling import World, Worlds
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.tournament import mean_and_error

BEGINNER, COUNTING = (
    next(person for person in PERSONS.values() if person.level == level) for level in (1, 2)
)
ANYBODY = (BEGINNER, COUNTING, COUNTING)
MOST = 100
"""So many deals are tried at most for each that agrees with what was played."""


def dealt(game: str, random: Random) -> TrickState:
    """Return a deal before its first card."""
    kind = GAMES[game].state_class
    state = kind(GAMES[game].usual, random.randrange(kind.seats))
    state.start()
    while not state.decision or state.decision.kind != "play":
        if state.decision is SHUFFLE:
            state.apply(Shuffled.by(random, state.pack))
        else:
            state.apply(choose(COUNTING, observe(state, state.decision.seat), (), random))
    return state


def redealt(start: TrickState, world: World, played: dict[int, Action]) -> TrickState:
    """Return the deal before its first card as it is in this world."""
    state = start.clone()
    for seat, hand in enumerate(world.hands):
        cards = [*hand, *([played[seat].card] if seat in played else [])]
        state.table.hands[seat] = cards
        state.table.held[seat] = bits_of(cards)
    state.table.pile, state.table.discards = list(world.pile), list(world.discards)
    state.start(PLAYING)
    return state


def ends(start: TrickState, done: list[Action], card: Action, trials: int) -> Iterator[float]:
    """Yield by how many points the side of whose card it is comes out ahead with it."""
    now = start.clone()
    played = {}
    for action in done:
        played[now.decision.seat] = action
        now.apply(action)
    me = now.decision.seat
    worlds, random = Worlds(observe(now, me)), Random(1)
    found = 0
    for _ in range(MOST * trials):
        state = redealt(start, worlds.sample(random), played)
        people = [random.choice(ANYBODY) for _ in range(state.seats)]
        for action in done:
            seat = state.decision.seat
            if action != choose(people[seat], observe(state, seat), (), random):
                break
            state.apply(action)
        else:
            state.apply(card)
            while state.decision is not None:
                seat = state.decision.seat
                state.apply(choose(people[seat], observe(state, seat), (), random))
            ours = next(side for side, seats in enumerate(state.sides()) if me in seats)
            found += 1
            yield state.points[ours] - state.points[1 - ours]
        if found == trials:
            return


def compare(game: str, number: int, trials: int) -> Iterator[tuple[str, float, float, float]]:
    """Yield a worth in words, how many errors it is off, by how many points, and the error."""
    random = Random(f"{game}/true")
    for at in range(number):
        start = dealt(game, random)
        state, done = start.clone(), []
        for _ in range(at % start.seats):
            done.append(choose(random.choice(ANYBODY), observe(state, state.decision.seat), (), random))
            state.apply(done[-1])
        reckoned = assess(COUNSELLOR, observe(state, state.decision.seat), (), Random(0))
        if len(reckoned.options) == 1:  # of a card that has to be played nobody reckons what it brings
            continue
        worst = min(reckoned.options, key=lambda option: option.worth)
        for option in {reckoned.best, worst}:
            results = list(ends(start, done, option.action, trials))
            if len(results) < trials:
                continue
            mean, error = mean_and_error(results)
            both = hypot(error, option.error)
            told = f"{option.action} after {list(map(str, done))}: reckoned {option.worth:+.2f}"
            told += f" ± {option.error:.2f}, played {mean:+.2f} ± {error:.2f}"
            yield told, (option.worth - mean) / both, option.worth - mean, both


def main() -> None:
    """Print what was asked for."""
    number, trials = (int(each) for each in (*sys.argv[1:3], *("100", "400")[len(sys.argv[1:3]) :]))
    for game in sys.argv[3:] or ("coch", "trionfo"):
        results = list(compare(game, number, trials))
        for told, apart, _, _ in results:
            if abs(apart) > 3:
                print(f"    {told}, {apart:+.1f}")
        within = sum(abs(apart) <= 3 for _, apart, _, _ in results)
        mean, error = mean_and_error([off for _, _, off, _ in results])
        print(
            f"{game:12} {len(results)} worths, {within} within three errors; off by {mean:+.2f} ± {error:.2f}"
        )


if __name__ == "__main__":
    main()
