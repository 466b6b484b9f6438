"""What the scores of both families of games have in common: texts, told one after the other."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.match.scenario.scenario_fields import Table as Result
from cucu_desktop.match.score.score_reader import WrittenGame, WrittenTrickGame

if TYPE_CHECKING:
    from cucu_desktop.engine.table import Table
    from cucu_desktop.engine.tricks.table import TrickTable

DEALT: Final = "dealt"
"""The text that ends a deal."""
NO_CARDS: Final = Shuffled(())
"""The decision of chance that begins and ends a told deal: its cards are on a real table."""
AnyGame = TypeVar("AnyGame", bound=WrittenGame | WrittenTrickGame)


class Sheet(ABC, Generic[AnyGame]):
    """The score of a game under way.

    Attributes:
        game: the game with all players so far, those who joined last.
        told: the texts so far, in order.
    """

    def __init__(self, game: AnyGame) -> None:
        self._begun = game
        self._tell_again((), game)

    def anew(self) -> Self:
        return type(self)(self._begun)

    def tell(self, text: str, where: str = "told") -> None:
        """Apply the next text.

        Raises:
            InvalidScenarioError: it is not possible; nothing has changed.
        """
        mark = len(self.table.journal)
        self._apply(text, where)
        self.told.append(text)
        self._marks.append(mark)

    def undo(self) -> None:
        self._tell_again(self.told[:-1], self._begun)

    def _tell_again(self, texts: Iterable[str], game: AnyGame) -> None:
        self.game = game
        self.told: list[str] = []
        self._marks: list[int] = []
        self._start()
        for text in texts:
            self.tell(text)

    @property
    def happened(self) -> list[list[Any]]:
        """The events so far: those of the beginning, then those of each text."""
        events = self.table.events(0)
        ends = [*self._marks, len(events)]
        return [events[begin:end] for begin, end in zip([0, *self._marks], ends, strict=True)]

    @property
    @abstractmethod
    def table(self) -> "Table | TrickTable":
        """The table of the told game."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the game is over."""

    @abstractmethod
    def _start(self) -> None:
        """Begin the told game."""

    @abstractmethod
    def _apply(self, text: str, where: str) -> None:
        """Apply a text; InvalidScenarioError if it is not possible, and nothing has changed."""

    @abstractmethod
    def result(self) -> Result:
        """Return the score: the keys of a scenario's result that need no cards."""
