"""Whether what is reckoned of a card, a bid or a robbed card comes true in the trick games.

    python -m tests.benchmarks.tricks.bench_trick_advice [DECISIONS [TRIALS [GAME...]]]

Decisions up to the end of the first trick. The pack is put together anew in any way that fits what was seen;
everybody is a beginner or, twice as often, one who counts. From the deal on they bid, rob, lay away and play
in the real engine, and those packs are kept with which they do all that was seen of them; then the deal goes
on to its end. Of each decision the best option is tried, and the one that is reckoned to bring least. Bar:
every worth within three standard errors; the mean error within three, too.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from typing import NamedTuple

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, Person
from cucu_desktop.engine.actions import Action, Shuffled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.seating import turned
from cucu_desktop.engine.tricks.state import TrickState
from cucu_desktop.engine.tricks.world_sampling import World, Worlds
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.tournament import mean_and_error

BEGINNERS, COUNTING = ([person for person in PERSONS.values() if person.level == level] for level in (1, 2))
ANYBODY = (BEGINNERS, COUNTING, COUNTING)
MOST = 200
"""So many packs are tried at most for each with which all do what they have done, and for the first few."""
FEW = 5
Deeds = Sequence[tuple[int, Action]]
"""What was done in a deal so far, and by which seat."""
Company = Sequence[Person]
"""Who sits where."""


class Question(NamedTuple):
    """A decision of a deal, and what was done before."""

    state: TrickState
    done: Deeds


def anybody(random: Random, seats: int) -> Company:
    """Return who may sit at the table."""
    return [random.choice(random.choice(ANYBODY)) for _ in range(seats)]


def play_on(state: TrickState, people: Company, random: Random) -> Action:
    """Apply the decision of the seat to act, and return it."""
    seat = state.decision.seat
    done = choose(people[seat], observe(state, seat), (), random)
    state.apply(done)
    return done


def questions(game: str, random: Random) -> Iterator[Question]:
    """Yield a decision with a choice of each of some deals, any of those up to the end of the first trick."""
    kind = GAMES[game].state_class
    while True:
        state = kind(GAMES[game].usual, random.randrange(kind.seats))
        state.start()
        state.apply(Shuffled.by(random, state.pack))
        people, done, found = anybody(random, kind.seats), [], []
        while state.decision and not state.table.tricks:
            if len(state.decision.options) > 1:
                found.append(Question(state.clone(), done[:]))
            seat = state.decision.seat
            done.append((seat, play_on(state, people, random)))
        if found:
            yield random.choice(found)


def pack_of(state: TrickState, world: World) -> list[Card]:
    """Return the pack, the first card to be dealt first, with which cards lie as in this world by now."""
    table = state.table
    hands = [Counter(hand) for hand in world.hands]
    for seat, card in (*world.discards, *played(state)):
        hands[seat][card] += 1
    for seat, robbed in enumerate(table.robbed):
        hands[seat] -= Counter(robbed)
    dealt = [list(hand.elements()) for hand in hands]
    pack = []
    for size in state.packets:
        for seat in state.order:
            pack += dealt[seat][:size]
            del dealt[seat][:size]
    *_, cutter, dealer = state.order
    pack += [*table.robbed[dealer], *([table.indicator] if table.indicator else [])]
    return [*pack, *reversed(world.pile), *reversed(table.robbed[cutter])]


def played(state: TrickState) -> list[tuple[int, Card]]:
    """Return who has played which card."""
    table = state.table
    tricks = [*((trick.leader, trick.cards) for trick in table.tricks), (table.leader, tuple(table.trick))]
    found = []
    for leader, cards in tricks:
        found += zip(turned(state.order, leader), cards, strict=False)
    return found


def again(question: Question, pack: Sequence[Card], people: Company, random: Random) -> TrickState | None:
    """Return the state in which this decision is due with another pack; None if a player does otherwise.

    What was laid away nobody else has seen: it may be any card.
    """
    now = question.state
    me = now.decision.seat
    state = type(now)(now.options, now.dealer)
    state.start()
    state.apply(Shuffled(tuple(pack)))
    for seat, action in question.done:
        due = state.decision
        if due is None or due.seat != seat:
            return None
        if seat == me:
            state.apply(action)
        elif play_on(state, people, random) != action and due.kind != "discard":
            return None
    return state


def ends(question: Question, options: Sequence[Action], unit: Unit, trials: int) -> Iterator[list[float]]:
    """Yield what each option brings the side whose decision it is, with one pack after the other."""
    now = question.state
    me, random = now.decision.seat, Random(1)
    worlds = Worlds(replace(observe(now, me), lacks=(0,) * now.seats))  # what they lack shows as they play
    found = tried = 0
    while found < trials and tried < MOST * (found + FEW):
        tried += 1
        people = anybody(random, now.seats)
        start = again(question, pack_of(now, worlds.sample(random)), people, random)
        if start:
            yield [end(start.clone(), option, people, unit, random) for option in options]
            found += 1


def end(state: TrickState, option: Action, people: Company, unit: Unit, random: Random) -> float:
    """Return what this option brings the side whose decision it is, if these people play on."""
    me = state.decision.seat
    state.apply(option)
    while state.decision is not None:
        play_on(state, people, random)
    if unit == "tokens":
        return state.table.tokens[me]
    ours = next(side for side, seats in enumerate(state.sides()) if me in seats)
    return state.points[ours] - state.points[1 - ours]


def compare(game: str, number: int, trials: int) -> Iterator[tuple[str, float, float]]:
    """Yield a worth in words, how many errors it is off, and by how much."""
    random = Random(f"{game}/true")
    for _, question in zip(range(number), questions(game, random), strict=False):
        state = question.state
        reckoned = assess(COUNSELLOR, observe(state, state.decision.seat), (), Random(0))
        worst = min(reckoned.options, key=lambda option: option.worth)
        tried = list(dict.fromkeys((reckoned.best, worst)))
        results = list(ends(question, [option.action for option in tried], reckoned.unit, trials))
        if len(results) < trials:
            continue
        for option, brought in zip(tried, zip(*results, strict=True), strict=True):
            mean, error = mean_and_error(brought)
            both = hypot(error, option.error)
            told = f"{option.action} after {[str(action) for _, action in question.done]}: reckoned "
            told += f"{option.worth:+.2f} ± {option.error:.2f}, played {mean:+.2f} ± {error:.2f}"
            yield told, (option.worth - mean) / both, option.worth - mean


def main() -> None:
    """Print what was asked for."""
    number, trials = (int(each) for each in (*sys.argv[1:3], *("100", "400")[len(sys.argv[1:3]) :]))
    for game in sys.argv[3:] or ("coch", "zifuli", "trionfo"):
        results = []
        for told, apart, off in compare(game, number, trials):
            results.append((apart, off))
            if abs(apart) > 3:
                print(f"    {told}, {apart:+.1f}", flush=True)
        within = sum(abs(apart) <= 3 for apart, _ in results)
        mean, error = mean_and_error([off for _, off in results])
        print(
            f"{game:12} {len(results)} worths, {within} within three errors; off by {mean:+.2f} ± {error:.2f}"
        )


if __name__ == "__main__":
    main()
