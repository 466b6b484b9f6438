"""Hints to read as a player: kept decisions of every game, with worths, paired errors and sentences.

    python -m tests.benchmarks.bench_hints read [LANGUAGE [GAME...]]      print them, each with its verdict
    python -m tests.benchmarks.bench_hints stable [GAME...]               advise each with five seeds
    python -m tests.benchmarks.bench_hints find NUMBER [SEED [GAME...]]   print lines for other decisions

`hints.jsonl` keeps decisions as puzzles are kept, by all actions that led there, and after each a reader's
verdict: "yes" if a player would believe the hint, else why not. Bars: nine of ten convince, and no advice
changes with the seed without being called close.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from unittest.mock import patch

from cucu_desktop.analysis.puzzles import puzzle_search
from cucu_desktop.bots.dispatch import only_action
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.past_decisions import PastDecision
from cucu_desktop.match.puzzles.puzzle import Puzzle, read, written
from cucu_desktop.match.puzzles.puzzle_position import decision_of

KEPT = Path(__file__).with_name("hints.jsonl")
UNMEASURED = {"unit": "tokens", "worths": {"keep": [0, 0]}, "margin": 0, "error": 0, "missed": [0, 0]}

NO_BEST = ("close", "same", "as-good")


def kept(games: Sequence[str]) -> Iterator[tuple[Puzzle, str]]:
    """Yield the kept decisions of these games, of all if none is named, with their verdicts."""
    for text in KEPT.read_text("utf-8").splitlines():
        line = json.loads(text)
        if not games or line["game"] in games:
            yield read(line["game"], UNMEASURED | line), line["verdict"]


def found(game: str, number: int, seed: int) -> Iterator[Puzzle]:
    """Yield decisions of random games of bots, as many of each kind as there are."""
    random, kinds = Random(f"hints {game} {seed}"), Counter[str]()
    with patch.object(puzzle_search, "_is_choice", lambda seen: only_action(seen.observation) is None):
        while kinds.total() < number:
            asked = list(puzzle_search._asked_in_a_game(game, random))
            random.shuffle(asked)
            asked.sort(key=lambda each: kinds[each[1].observation.kind])
            for here, seen in asked[:2]:
                kinds[seen.observation.kind] += 1
                yield replace(here, id=f"{game}/{seed}.{kinds.total()}")


def shown(puzzle: Puzzle, verdict: str, language: str) -> str:
    """Return a decision with what is known, the worths and the reason."""
    seen = decision_of(puzzle)
    observation = seen.observation
    advice = advise(observation, seen.heard)
    names = [f"<{seat}>" for seat in range(len(puzzle.company))]
    pack = GAMES[puzzle.game].pack_of(observation.options).name
    told = ReasonSentences(language, puzzle.game, pack).tell(advice.why, names)
    lines = [f"{puzzle.id} {observation.kind} of <{seen.seat}>: {_known(seen)}"]
    best = advice.assessment.best
    for option in sorted(advice.assessment.options, key=lambda each: -each.worth)[:5]:
        behind = f", behind {best.worth - option.worth:.4f} ± {option.error_beside(best):.4f}"
        lines.append(f"    {option.action!s:18} {option.worth:+.4f} ± {option.error:.4f}{behind}")
    return "\n".join((*lines, f"    {advice.action}: {told}", f"    [{verdict}]"))


def _known(seen: PastDecision) -> str:
    """Return the cards that the seat sees, what it holds, and what was done in the deal."""
    observation = seen.observation
    if isinstance(observation, TrickObservation):
        hand = " ".join(str(card) for card in observation.hands[seen.seat])
        return f"{hand}; trick {' '.join(str(card) for card in observation.trick)}"
    held = (f"{seat}:{card}/{observation.tokens[seat]}" for seat, card in enumerate(observation.cards))
    done = [type(event).__name__ + str(getattr(event, "seat", "")) for event in seen.heard]
    return f"order {observation.order} {' '.join(held)}; pool {observation.pool}; {' '.join(done)}"


def changes(puzzle: Puzzle) -> str:
    """Return how advice changes with the seed where it is called neither close nor as good; else ""."""
    seen = decision_of(puzzle)
    every = [advise(seen.observation, seen.heard, seed) for seed in range(5)]
    told = {f"{each.action} ({each.why.key})" for each in every if each.why.key not in NO_BEST}
    return f"{puzzle.id}: {', '.join(told)}" if told and len({each.action for each in every}) > 1 else ""


def main() -> None:
    """Print what was asked for."""
    what, *words = sys.argv[1:] or ["read"]
    if what == "find":
        number, seed, *games = (*words, *("1",)[len(words) - 1 :])
        for game in games or GAMES:
            for each in islice(found(game, int(number), int(seed)), int(number)):
                line = {a: b for a, b in json.loads(written(each)).items() if a not in UNMEASURED}
                print(json.dumps({"game": game, **line, "verdict": ""}, separators=(",", ":")))
        return
    if what == "stable":
        print("\n".join(filter(None, (changes(puzzle) for puzzle, _ in kept(words)))))
        return
    verdicts = Counter[bool]()
    for puzzle, verdict in kept(words[1:]):
        print(shown(puzzle, verdict, (words or ["en"])[0]), flush=True)
        verdicts[verdict == "yes"] += 1
    print(f"{verdicts[True]} of {verdicts.total()} convince (bar nine of ten)")


if __name__ == "__main__":
    main()
