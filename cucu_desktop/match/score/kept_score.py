"""A score on the disk: each text is written before its result is shown.

The header has the game as it was set up; each later line is a text, {"told": "paid Bea"}, takes the last
one back, {"undo": 1}, or corrects an earlier one (see `corrections`). A text depends on all before it: of a
damaged log only the lines before the damage count, and a copy of all is set aside.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

from cucu_desktop.kept_stores import DAMAGE, stored_in
from cucu_desktop.match.evening.kept_log import KeptLog
from cucu_desktop.match.log import LogError
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.corrections import REPLACE, Correction, corrected, correction_at
from cucu_desktop.match.score.entry_limits import TellingError
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.noted_cards import CARD
from cucu_desktop.match.score.score_reader import WrittenGame, WrittenTrickGame, read
from cucu_desktop.match.score.score_run import score_of
from cucu_desktop.match.score.trick_score import TrickScore

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.kept_stores import Kind
    from cucu_desktop.match.log import Line

ENDING: Final = ".score"
_GAME: Final = ("game", "options", "stake", "seats", "onlookers")
_LISTED: Final = 100
"""The number of latest games that can be continued, and whose players are suggested."""


class RefusedTextError(ValueError):
    """A text that is not possible; `key` is the reason, as a key of the window's sentences."""

    def __init__(self, error: InvalidScenarioError) -> None:
        super().__init__(error.message)
        self.key = error.__cause__.key if isinstance(error.__cause__, TellingError) else "entry"


class KeptScore(KeptLog["dict[str, Any]"]):
    """The score of a game, and its log; the plan is the game as `score_reader` reads it."""

    kind: ClassVar[Kind] = "score"

    def __init__(self, plan: dict[str, Any], path: Path) -> None:
        super().__init__(plan, path)
        self.sheet: Score | TrickScore = score_of(_game(plan))
        self._before: list[tuple[int, Score | TrickScore]] = []
        """For each correction that can be undone the number of texts after it, and the score before it."""

    @property
    def score(self) -> Score:
        """The score of an exchange game; not for a trick game."""
        assert isinstance(self.sheet, Score)
        return self.sheet

    @property
    def tricks(self) -> TrickScore | None:
        """The score of a trick game; None of an exchange game."""
        return self.sheet if isinstance(self.sheet, TrickScore) else None

    @property
    def is_over(self) -> bool:
        return bool(self.sheet.winners)

    @staticmethod
    def header_of(plan: dict[str, Any]) -> Line:
        return {key: plan[key] for key in _GAME if key in plan}

    @staticmethod
    def plan_in(header: Mapping[str, Any]) -> dict[str, Any]:
        """Parse the header; ValueError if it is not valid."""
        plan = {key: header[key] for key in _GAME if key in header}
        _game(plan)
        return plan

    def _take_all(self, lines: Sequence[bytes]) -> list[bytes]:
        """Apply the lines up to the first damaged one."""
        whole = [lines[0]]
        with suppress(*DAMAGE):
            for raw in lines[1:]:
                self._take_in(json.loads(raw))
                whole.append(raw)
        return whole

    def _take_in(self, line: Line) -> None:
        if "undo" in line:
            self._take_back()
            return
        try:
            if REPLACE in line:
                before, self.sheet = self.sheet, corrected(self.sheet, correction_at("told", dict(line)))
                self._before.append((len(self.sheet.told), before))
            else:
                self.sheet.tell(line["told"])
        except InvalidScenarioError as error:
            raise RefusedTextError(error) from error

    def _take_back(self) -> None:
        if self.is_corrected:
            self.sheet = self._before.pop()[1]
        elif self.sheet.told:
            self.sheet.undo()
        else:
            raise ValueError("nothing was told")

    @property
    def is_corrected(self) -> bool:
        """Whether undo takes a correction back."""
        return bool(self._before) and self._before[-1][0] == len(self.sheet.told)

    def correct(self, correction: Correction) -> None:
        """Apply and write a correction.

        Raises:
            RefusedTextError: it is not possible; nothing has changed.
        """
        self._do(correction.as_json())

    def tell(self, text: str) -> None:
        """Apply and write a text (see `score`).

        Raises:
            RefusedTextError: it is not possible; nothing has changed.
        """
        self._do({"told": text})

    def undo(self) -> None:
        """Take the last text back, and write that.

        Raises:
            ValueError: there is none.
        """
        self._do({"undo": 1})

    def take_out(self, index: int) -> None:
        """Take one text of the deal under way back, with its card.

        Raises:
            RefusedTextError: a later one is no longer possible without it; nothing has changed.
        """
        has_card = any(text.startswith(f"{CARD} ") for text in self.sheet.told[index + 1 : index + 2])
        self.correct(Correction(index, (), (index + 1,) if has_card else ()))


def _game(plan: Mapping[str, Any]) -> WrittenGame | WrittenTrickGame:
    try:
        return read(plan)
    except InvalidScenarioError as error:
        raise ValueError(error.message) from error


def folder(matches: Path) -> Path:
    return matches.parent / "scores"


def scores(matches: Path) -> list[Path]:
    """Return the logs of all scored games, the latest first."""
    found = [path for path in stored_in(folder(matches), ENDING) if path.stem.isdecimal()]
    return sorted(found, key=lambda path: int(path.stem), reverse=True)


def new_path(matches: Path) -> Path:
    last = scores(matches)
    return folder(matches) / f"{int(last[0].stem) + 1 if last else 1:05}{ENDING}"


def kept_games(matches: Path) -> list[KeptScore]:
    """Return the latest scored games, without opening them: those under way, then those that are over."""
    found = []
    for path in scores(matches)[:_LISTED]:
        with suppress(LogError):
            found.append(KeptScore.read(path))
    return sorted(found, key=lambda kept: kept.is_over)


def with_cards(paths: Iterable[Path]) -> Iterator[Score]:
    """Yield the scores in which cards are noted, of these logs; one that cannot be read is passed over."""
    for path in paths:
        with suppress(LogError, OSError):
            may_have = f'"{CARD} '.encode() in path.read_bytes()
            sheet = KeptScore.read(path).sheet if may_have else None
            if isinstance(sheet, Score):
                yield sheet


def known_names(games: Iterable[KeptScore]) -> list[str]:
    """Return the names of the players of these games, each once."""
    return [*dict.fromkeys(seat["name"] for kept in games for seat in kept.plan["seats"])]
