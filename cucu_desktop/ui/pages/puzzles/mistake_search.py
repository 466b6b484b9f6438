"""The search for a person's costliest decisions in the stored matches, and for each the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.analysis.past_question import Mistake, PastQuestion, mistakes
from cucu_desktop.ui.pages.analysis.analyst import Analyst

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cucu_desktop.analysis.report import Analysed
    from cucu_desktop.ui.pages.analysis.analyst import Found

    _State = tuple[list[Analysed], list[Mistake], list[Mistake], bool]


class MistakeSearch(QObject):
    """Finds mistakes, match by match, and asks them again, those of one match or game first.

    Attributes:
        name: the person whose mistakes are asked.
        is_first: whether mistakes are asked before any puzzle.
        asked: the mistakes that have been asked; the last one may be open.
        is_done: whether all matches have been searched.
    """

    changed = Signal()
    """A match was searched, or the search has ended."""
    advanced = Signal(float)
    """The fraction of the search that is done, from 0 to 1."""
    answered = Signal(object)
    """The `PastQuestion` of the last of `asked`; None: it is not worth asking, or cannot be asked."""

    def __init__(
        self,
        logs: Sequence[Path],
        kept: Path,
        name: str,
        game: str = "",
        first: Path | None = None,
        *,
        is_first: bool = False,
    ) -> None:
        """Prepare a search.

        Args:
            logs: the logs of all stored matches.
            kept: the folder of stored analyses.
            name: the person's name.
            game: the id of the game whose mistakes come first; "": none.
            first: the log whose mistakes come before all others, if any.
            is_first: whether mistakes are asked before any puzzle.
        """
        super().__init__()
        self.name, self._game, self._first, self.is_first = name, game, first, is_first
        self._logs, self._kept = tuple(logs), kept
        self.asked: list[Mistake] = []
        self._left_out: list[Mistake] = []
        self._matches: list[Analysed] = []
        self.is_done = self._only_known = False
        self._looker, self._asker = Analyst(self), Analyst(self)
        self._looker.found.connect(self._take)
        self._looker.advanced.connect(self._advance)
        self._looker.done.connect(self._finish)
        self._looker.failed.connect(self._finish)
        self._asker.asked.connect(self._answer)
        self._asker.failed.connect(lambda: self._answer(None))

    @property
    def is_looking(self) -> bool:
        return self._looker.is_busy

    @property
    def is_asking(self) -> bool:
        """Whether a question is being prepared."""
        return self._asker.is_busy

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes found so far that can be asked, in the order in which they are asked."""
        found = mistakes(self._matches, self.name)
        worth = (each for each in found if each not in self._left_out)
        return sorted(
            worth, key=lambda each: (each.log != self._first, each.analysis.game != (self._game or "-"))
        )

    @property
    def left(self) -> list[Mistake]:
        """The mistakes that have not been asked yet."""
        return [each for each in self.mistakes if each not in self.asked]

    def look(self, *, only_known: bool = False) -> None:
        """Begin the search again; `only_known`: in matches that have been analysed before."""
        self.is_done, self._only_known = False, only_known
        self._matches.clear()
        known = {path.stem for path in self._kept.glob("*.json")}
        if known or not only_known:
            self._looker.ask(sorted(self._logs, key=lambda log: log.stem not in known), self._kept)

    def ask_next(self) -> bool:
        """Prepare the next question; return whether any mistake is left."""
        left = self.left
        if left:
            self.asked.append(left[0])
            self._asker.ask_again(left[0].log, left[0].decision.line)
        return bool(left)

    def rest(self) -> None:
        """End all processes, as the page is hidden."""
        self._looker.stop()
        self.drop()

    def drop(self) -> None:
        """End the preparation of a question, if any; it will be asked again."""
        if self.is_asking:
            self.asked.pop()
        self._asker.stop()

    def _take(self, found: Found) -> None:
        self._matches.append(found.analysed)
        self.changed.emit()

    def _advance(self, part: float) -> None:
        """Report the progress; a match that has not been analysed before ends a search in known ones."""
        if self._only_known:
            self._looker.stop()
        else:
            self.advanced.emit(part)

    def _finish(self) -> None:
        self.is_done = True
        self.changed.emit()

    def _answer(self, question: PastQuestion | None) -> None:
        if question is None or not question.is_worth_asking:
            self._left_out.append(self.asked.pop())
            question = None
        self.answered.emit(question)

    def save_state(self) -> _State:
        asked = self.asked[:-1] if self.is_asking else self.asked
        return list(self._matches), list(asked), list(self._left_out), self.is_done

    def restore_state(self, state: _State) -> None:
        self._matches, self.asked, self._left_out, self.is_done = state
