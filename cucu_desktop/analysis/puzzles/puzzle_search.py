"""Search for puzzles: bots play random deals, and decisions that players might miss are measured."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.bots.dispatch import assess, choose, only_action
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.actions import KEEP, RESHUFFLE, Action, Amount
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.edition import EDITION
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.advice.advice import SEED
from cucu_desktop.match.deal_numbers import MOST
from cucu_desktop.match.past_decisions import PastDecision
from cucu_desktop.match.puzzles.puzzle import Puzzle, PuzzleDeal, puzzles_of, written
from cucu_desktop.match.puzzles.puzzle_position import decision_at, decision_of, sat_down, shuffle

ERRORS: Final = 5.0
"""The margin of the best answer in standard errors, at least."""
LEAST: Final[dict[Unit, float]] = {"chance": 0.01, "tokens": 0.03, "coins": 0.5, "points": 0.4}
"""The margin of the best answer, at least, also of exact worths."""
SAMPLES: Final = 16
"""The largest number of assessments."""
FEWEST: Final = 4
"""The smallest number of assessments."""
SURELY: Final = 1.4
"""Sampling stops when the margin is this multiple of the required one."""
DRAWS: Final = 2
"""The number of trials for each person, since moods are random."""


class Measured(NamedTuple):
    """A measured decision.

    Attributes:
        assessment: the worth of each answer.
        margin: the difference between the best and the next best answer.
        error: the standard error of the margin; 0 for an exact value.
    """

    assessment: Assessment
    margin: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether there is one best answer."""
        return self.margin >= max(ERRORS * self.error, LEAST[self.assessment.unit])


def measure(decision: PastDecision, most: int = SAMPLES, first: int = SEED) -> Measured:
    """Measure a decision by several assessments with the seeds from `first` on.

    At most `most` are made, fewer once the result is clear; exact worths are computed once.
    """
    found = [_assessed(decision, first)]
    if not any(option.error for option in found[0].options):
        return _measured(found)
    while len(found) < most:
        found.append(_assessed(decision, first + len(found)))
        measured = _measured(found)
        if len(found) >= FEWEST and measured.margin > SURELY * ERRORS * measured.error:
            break
    return _measured(found)


def _measured(found: Sequence[Assessment]) -> Measured:
    """Return the combination of several assessments.

    The error of the margin is the larger of two: their own error, and their scatter.
    """
    options = tuple(_together(option.action, found) for option in found[0].options)
    best, second = sorted(options, key=lambda option: -option.worth)[:2]
    differences = [each.option(best.action).worth - each.option(second.action).worth for each in found]
    scatter = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    error = max(sqrt(best.error**2 + second.error**2), scatter)
    whole = Assessment(found[0].unit, options).with_policy({best.action: 1.0})
    return Measured(whole, best.worth - second.worth, error)


def _assessed(decision: PastDecision, seed: int) -> Assessment:
    return assess(COUNSELLOR, decision.observation, decision.heard, Random(seed))


def _together(action: Action, found: Sequence[Assessment]) -> OptionAssessment:
    options = [assessment.option(action) for assessment in found]
    error = sqrt(sum(option.error**2 for option in options)) / len(options)
    return OptionAssessment(action, fmean(option.worth for option in options), error, 0.0)


def missed(decision: PastDecision, best: Action) -> tuple[float, float]:
    """Return the probability that levels 1 and 2 choose another answer."""
    low, high = (
        fmean(
            choose(person, decision.observation, decision.heard, Random(draw)) != best
            for person in PERSONS.values()
            if person.level == level
            for draw in range(DRAWS)
        )
        for level in (1, 2)
    )
    return low, high


MOST_SEATS: Final = 6
"""The largest table, which can still be overlooked at a glance."""
DEALS: Final = 6
"""The number of deals of a game for tokens that are searched; of a trick game the first only."""
SEARCHES: Final = 3
"""The level that is left out of the table, as it searches long for a card."""
ENOUGH_MISS: Final = 0.2
"""The smallest combined probability of missing a puzzle at levels 1 and 2."""
CLEAR_AT_ONCE: Final = 2.5
"""The margin in standard errors of the first sample from which a decision is measured further."""
ALIKE: Final = 2
"""The largest number of puzzles of a kind."""
OF_A_GAME: Final = 2
"""The largest number of puzzles of one game, or of one deal of a trick game."""
ID_LENGTH: Final = 6
_NOTHING: Final = Assessment("tokens", ())


class Candidate(NamedTuple):
    """A decision that may become a puzzle; puzzles of a kind are alike."""

    puzzle: Puzzle
    difficulty: float
    kind: tuple[object, ...]


def found_puzzles(game: str, seed: int, number: int, tried: int) -> list[Puzzle]:
    """Return a number of puzzles of a game, the easiest first, out of `tried` candidates."""
    return [each.puzzle for each in chosen(list(islice(candidates(game, seed), tried)), number)]


def measured_again(game: str) -> list[Puzzle]:
    """Return the puzzles of a game's file with worths and probabilities of the present bots.

    Ids are kept. Puzzles without one clear answer, or with another best answer, are left out.
    """
    found = []
    for puzzle in puzzles_of(game):
        seen = decision_of(puzzle)
        sure = measure(seen)
        if sure.is_clear and sure.assessment.best.action == puzzle.best:
            misses = missed(seen, puzzle.best)
            found.append(
                replace(
                    puzzle, assessment=sure.assessment, margin=sure.margin, error=sure.error, missed=misses
                )
            )
    return sorted(found, key=lambda each: (difficulty(each), each.id))


def chosen(among: Sequence[Candidate], number: int) -> list[Candidate]:
    """Return a selection of puzzles, few of a kind, from easy to hard."""
    kinds: Counter[tuple[object, ...]] = Counter()
    differing: list[Candidate] = []
    limit = ALIKE
    while len(differing) < number and limit <= len(among):
        for each in among:
            if each not in differing and kinds[each.kind] < limit:
                kinds[each.kind] += 1
                differing.append(each)
        limit += 1
    differing.sort(key=lambda each: (each.difficulty, each.puzzle.id))
    if len(differing) <= number:
        return differing
    step = (len(differing) - 1) / (number - 1)
    return [differing[round(at * step)] for at in range(number)]


def candidates(game: str, seed: int) -> Iterator[Candidate]:
    """Yield decisions of random games, endlessly, with one best answer that is sometimes missed."""
    random = Random(f"puzzles {game} {seed}")
    while True:
        asked = list(_asked_in_a_game(game, random))
        random.shuffle(asked)
        found = (_looked_at(here, seen) for here, seen in asked)
        yield from islice(filter(None, found), OF_A_GAME)


def _asked_in_a_game(game: str, random: Random) -> Iterator[tuple[Puzzle, PastDecision]]:
    """Play a game, or its first deals, and yield its decisions."""
    rules = GAMES[game]
    is_tricks = isinstance(rules, TrickGame)
    possible = rules.seats
    seats = rules.usual_seats if is_tricks else random.randint(possible[0], min(MOST_SEATS, possible[-1]))
    free = [who for who, person in PERSONS.items() if person.level < SEARCHES or not is_tricks]
    company, dealer = tuple(random.sample(free, seats)), random.randrange(seats)
    options = _options(game, random)
    begun = Puzzle("", game, options, company, dealer, EDITION, (), _NOTHING, 0, 0, (0, 0))
    replay = sat_down(begun)
    for _ in range(1 if is_tricks else DEALS):
        number, done = random.randrange(MOST), list[Action]()
        shuffle(replay, number)
        while (due := replay.state.decision) is not None and due.seat >= 0:
            here = replace(begun, deals=(*begun.deals, PuzzleDeal(number, tuple(done))))
            seen = decision_at(replay, KEEP)
            if _is_choice(seen):
                yield here, seen
            done.append(choose(PERSONS[company[due.seat]], seen.observation, seen.heard, random))
            replay.take_in({"seat": due.seat, "do": str(done[-1])})
            if replay.state.decision is RESHUFFLE:
                shuffle(replay, number)
        if due is None:
            return
        begun = replace(begun, deals=(*begun.deals, PuzzleDeal(number, tuple(done))))


def _options(game: str, random: Random) -> Mapping[str, Any]:
    """Return options that differ from the usual ones: no table talk, perhaps few lives."""
    rules = GAMES[game]
    options: dict[str, Any] = {"talk": False} if rules.has_option("talk") else {}
    counted = (name for name in ("tokens", "chips") if rules.has_option(name) and name != rules.chips)
    lives = next(counted, None)
    if lives is not None:
        few = random.choice((1, 2, 3))
        options |= {lives: few} if few != getattr(rules.usual, lives) else {}
    return options


def _is_choice(seen: PastDecision) -> bool:
    """Return whether the decision is a choice, and not of an amount."""
    decision = seen.observation.decision
    assert decision is not None  # a decision is due
    if only_action(seen.observation) is not None:
        return False
    return not any(isinstance(option, Amount) for option in decision.options)


def _looked_at(here: Puzzle, seen: PastDecision) -> Candidate | None:
    """Return a decision as a candidate, if it qualifies."""
    first = measure(seen, most=1)
    if first.margin < max(CLEAR_AT_ONCE * first.error, LEAST[first.assessment.unit]):
        return None
    best = first.assessment.best.action
    misses = missed(seen, best)
    if sum(misses) / 2 < ENOUGH_MISS:
        return None
    sure = measure(seen)
    if not sure.is_clear or sure.assessment.best.action != best:
        return None
    puzzle = replace(here, assessment=sure.assessment, margin=sure.margin, error=sure.error, missed=misses)
    name = sha256(written(puzzle).encode()).hexdigest()[:ID_LENGTH]
    return Candidate(replace(puzzle, id=f"{here.game}/{name}"), difficulty(puzzle), _kind(seen, best))


def difficulty(puzzle: Puzzle) -> float:
    """Return the difficulty of a puzzle.

    It grows with the probability of missing it, at level 2 above all, and falls with its margin.
    """
    low, high = puzzle.missed
    worths = [option.worth for option in puzzle.assessment.options]
    spread = max(worths) - min(worths)
    return (low + 2 * high) / 3 + 0.5 * (1 - puzzle.margin / spread) + 0.1 / (1 + puzzle.margin)


def _kind(seen: PastDecision, best: Action) -> tuple[object, ...]:
    observation = seen.observation
    if isinstance(observation, TrickObservation):
        lying = len(observation.trick)
        return observation.kind, len(observation.hands[observation.seat]), lying
    if observation.kind != "turn":
        return observation.kind, best.word
    card = observation.card
    return observation.kind, card.rank if isinstance(card, Card) else None, best.word
