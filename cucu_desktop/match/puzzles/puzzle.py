"""The format of a puzzle: the company, the deals, the actions, and the answer.

Each game has a file in `assets/puzzles/`, the easiest puzzle first, one a line. The cards follow
from the numbers of the deals: so a line is short, and does not reveal hidden cards to a reader of the file.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, cast

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.engine.actions import Action, parse
from cucu_desktop.frozen import frozen
from cucu_desktop.resources import asset

GRADES: Final = 3
"""The number of grades of difficulty, each a third of a game's puzzles."""


@frozen
class PuzzleDeal:
    """A deal that leads to a puzzle: its deal number, and its actions so far."""

    number: int
    done: tuple[Action, ...]


@frozen
class Puzzle:
    """A decision with one best answer.

    Attributes:
        id: its permanent id, by which it is stored as solved.
        game: the game's id.
        options: the options that are not the usual ones.
        company: the bots by seat, as ids; the solver replaces the bot at the asked seat.
        dealer: who deals first.
        edition: the edition of the rulings.
        deals: the deals and actions from the beginning of the game.
        assessment: the worth of each answer, with its error.
        margin: the difference between the best and the next best answer.
        error: the standard error of the margin; 0 for an exact value.
        missed: the probability that a player of level 1, and of level 2, misses it.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    company: tuple[str, ...]
    dealer: int
    edition: int
    deals: tuple[PuzzleDeal, ...]
    assessment: Assessment
    margin: float
    error: float
    missed: tuple[float, float]

    @property
    def best(self) -> Action:
        return self.assessment.best.action


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first."""
    try:
        text = asset("puzzles", f"{game}.jsonl").read_text("utf-8")
    except FileNotFoundError:
        return ()
    return tuple(read(game, json.loads(line)) for line in text.splitlines())


def grade_of(puzzle: Puzzle) -> int:
    """Return the grade of a puzzle among those of its game, from 0 for easy."""
    among = puzzles_of(puzzle.game)
    return among.index(puzzle) * GRADES // len(among)


def read(game: str, line: Mapping[str, Any]) -> Puzzle:
    """Parse a line of a game's file.

    Raises:
        KeyError, ValueError: it is not valid.
    """
    worths = {parse(action): numbers for action, numbers in line["worths"].items()}
    best = max(worths, key=lambda action: worths[action][0])
    return Puzzle(
        id=f"{game}/{line['id']}",
        game=game,
        options=line.get("options", {}),
        company=tuple(line["company"].split()),
        dealer=line["dealer"],
        edition=line["edition"],
        deals=tuple(PuzzleDeal(number, _actions(done)) for number, done in line["deals"]),
        assessment=Assessment(
            cast("Unit", line["unit"]),
            tuple(
                OptionAssessment(action, worth, error, float(action == best))
                for action, (worth, error) in worths.items()
            ),
        ),
        margin=line["margin"],
        error=line["error"],
        missed=cast("tuple[float, float]", tuple(line["missed"])),
    )


def written(puzzle: Puzzle) -> str:
    """Return the line of a puzzle."""
    options = {"options": dict(puzzle.options)} if puzzle.options else {}
    line = {
        "id": puzzle.id.partition("/")[2],
        **options,
        "company": " ".join(puzzle.company),
        "dealer": puzzle.dealer,
        "edition": puzzle.edition,
        "deals": [[deal.number, ", ".join(map(str, deal.done))] for deal in puzzle.deals],
        "unit": puzzle.assessment.unit,
        "worths": {
            str(option.action): [round(option.worth, 4), round(option.error, 4)]
            for option in puzzle.assessment.options
        },
        "margin": round(puzzle.margin, 4),
        "error": round(puzzle.error, 4),
        "missed": [round(share, 2) for share in puzzle.missed],
    }
    return json.dumps(line, separators=(",", ":"))


def _actions(written_down: str) -> tuple[Action, ...]:
    return tuple(parse(action) for action in written_down.split(", ") if action)
