"""What calls somebody back: the match in hand, the season, the deals of today, the last company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.match.evening.evening_store import EveningLeft
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.play.saved_matches import Save

MOST_OFFERS: Final = 5


@frozen
class SeasonCall:
    """How a season stands that is not over.

    Attributes:
        evening: the number of the evening that comes next, from 1.
        evenings: how many evenings it has.
        ahead: who leads; "" before the first points, or if several do.
        lead: by how many points.
        is_you: whether `ahead` is the only person at the screen.
    """

    evening: int
    evenings: int
    ahead: str = ""
    lead: int = 0
    is_you: bool = False

    def told(self) -> str:
        """Return it in a line, in the language of the window."""
        evening = tr("Start", "evening {number} of {all}").format(number=self.evening, all=self.evenings)
        if not self.ahead:
            return evening
        leads = tr("Start", "you lead by {lead}") if self.is_you else tr("Start", "{name} leads by {lead}")
        return f"{evening}, {leads.format(name=called(self.ahead), lead=self.lead)}"


@frozen
class Calls:
    """All that may call somebody back.

    Attributes:
        left: the match, or the evening between two games, that was left last.
        evening: the evening in whose midst the match waits, if it does.
        season: how the season stands that is not over, if there is one.
        daily: how many deals of today are over, and how many there are; None: nothing is left, or nobody
            has played here yet.
        again: the match that was over last, whose company may sit down again.
    """

    left: Save | EveningLeft | None = None
    evening: EveningLeft | None = None
    season: SeasonCall | None = None
    daily: tuple[int, int] | None = None
    again: Save | None = None

    @property
    def offered(self) -> tuple[str, ...]:
        """What is offered, in names of `StartPage.buttons`, the most urgent first.

        Whoever is called back in many ways has seen how it is played: the menu shows it again.
        """
        names = {
            "resume": self.left is not None,
            "season": self.season is not None and not self._is_of_season,
            "daily": self.daily is not None,
            "again": self.again is not None,
            "play": self.again is None,
            "choose": True,
            "show": True,
        }
        return tuple(name for name, wanted in names.items() if wanted)[:MOST_OFFERS]

    @property
    def _is_of_season(self) -> bool:
        """Whether what was left is an evening of the season."""
        evening = self._evening
        return evening is not None and evening.season is not None

    @property
    def _evening(self) -> EveningLeft | None:
        return self.left if isinstance(self.left, EveningLeft) else self.evening

    def left_told(self, name_of: Callable[[str], str]) -> str:
        """Return in a line what was left; `name_of` returns a game's name."""
        if self.left is None:
            return ""
        evening = self._evening
        if evening is None:
            return _with(name_of(self.left.game), self.left.names)  # type: ignore[union-attr]
        if evening.season is not None and self.season is not None:
            season = tr("Season", "The season")
            return f"{season}: {self.season.told()}"
        told = tr("Start", "Evening, game {number} of {all}")
        return _with(told.format(number=evening.done + 1, all=len(evening.games)), evening.names)

    def daily_told(self) -> str:
        """Return how many deals of today are over."""
        done, most = self.daily or (0, 0)
        return tr("Start", "{done} of {all} played today").format(done=done, all=most)

    def again_told(self, name_of: Callable[[str], str]) -> str:
        """Return which game the last company played."""
        return "" if self.again is None else name_of(self.again.game)


def told_names(names: Sequence[str]) -> str:
    """Return the names as a line that is never too long: three of them, and how many others."""
    first = ", ".join(called(name) for name in names[:3])
    others = len(names) - 3
    if others < 1:
        return first
    return trn("Start", "{names} and one more", "{names} and {n} others", others).format(names=first)


def _with(what: str, names: Sequence[str]) -> str:
    return f"{what}: {told_names(names)}"
