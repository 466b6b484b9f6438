"""The offers to continue: the current match, the season, the deals of today, the last players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.frozen import frozen
from cucu_desktop.match.evening.evening_store import EveningLeft
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.player_names import called, labelled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.ui.play.saved_matches import Save


@frozen
class SeasonCall:
    """The standing of a season that is not over.

    Attributes:
        evening: the number of the next evening, from 1.
        evenings: the number of evenings of the season.
        ahead: the name of the leader; "" before the first points, or if several do.
        lead: the lead in points.
        is_you: whether `ahead` is the only person at the screen.
    """

    evening: int
    evenings: int
    ahead: str = ""
    lead: int = 0
    is_you: bool = False

    def told(self) -> str:
        """Return the standing in a line, in the language of the window."""
        evening = tr("Start", "evening {number} of {all}").format(number=self.evening, all=self.evenings)
        if not self.ahead:
            return evening
        leads = tr("Start", "you lead by {lead}") if self.is_you else tr("Start", "{name} leads by {lead}")
        return f"{evening}, {leads.format(name=called(self.ahead), lead=self.lead)}"


@frozen
class Calls:
    """All offers to continue.

    Attributes:
        left: the unfinished match, or evening between two games, that was played last.
        evening: the evening of that match, if any.
        season: the standing of the unfinished season, if any.
        daily: the numbers of finished deals and of all deals of today; None: none is left, or no
            game was played here yet.
        again: the last finished match, whose players may play again.
        score: the id of the game whose score of real cards is under way; "": none.
        is_new: whether no game has been played here yet, and no lesson begun.
        doors: the open doors, as of `window.doors`.
        new_doors: those that have not been used.
    """

    left: Save | EveningLeft | None = None
    evening: EveningLeft | None = None
    season: SeasonCall | None = None
    daily: tuple[int, int] | None = None
    again: Save | None = None
    score: str = ""
    is_new: bool = False
    doors: tuple[str, ...] = ()
    new_doors: frozenset[str] = frozenset()

    @property
    def offered(self) -> tuple[str, ...]:
        """Return the offers, in names of `StartPage.buttons`: a game first, then what else waits."""
        is_left, tonight = self.left is not None, "tonight" in self.doors
        names = {
            "resume": is_left,
            "score": not is_left and bool(self.score),
            "again": not (is_left or self.score) and self.again is not None,
            "play": not (is_left or self.score) and self.again is None,
            "daily": self.daily is not None and "today" in self.doors,
            "tonight": (tonight or self.season is not None) and not self._is_shown,
            "show": self.is_new,
        }
        return tuple(name for name, wanted in names.items() if wanted)

    @property
    def _is_shown(self) -> bool:
        """Whether *Continue* leads to an evening of the season or, without a season, between two games."""
        evening = self._evening
        is_between = self.season is None and isinstance(self.left, EveningLeft)
        return is_between or (evening is not None and evening.season is not None)

    @property
    def _evening(self) -> EveningLeft | None:
        return self.left if isinstance(self.left, EveningLeft) else self.evening

    def left_told(self, name_of: Callable[[str], str]) -> str:
        """Return a line on the unfinished match or evening; `name_of` returns a game's name."""
        if self.left is None:
            return ""
        evening = self._evening
        if evening is None:
            return _with(name_of(self.left.game), self.left.names)  # type: ignore[union-attr]
        if evening.season is not None and self.season is not None:
            season = tr("Common", "The season")
            return f"{season}: {self.season.told()}"
        told = tr("Start", "Evening, game {number} of {all}")
        return _with(told.format(number=evening.done + 1, all=len(evening.games)), evening.names)

    def tonight_told(self) -> str:
        """Return the standing of the season, or what an evening is."""
        if self.season is not None:
            return self.season.told()
        return tr("Inn", "a few games in a row with the same company")

    def daily_told(self) -> str:
        """Return the number of finished deals of today."""
        done, most = self.daily or (0, 0)
        return tr("Start", "{done} of {all} deals played").format(done=done, all=most)

    def lesson_told(self) -> str:
        """Return the game of the offered lesson, with "New here?" before it if this is the first start."""
        lesson = tr("Start", "Cucù of Campli, in practice deals")
        return tr("Start", "New here? {lesson}").format(lesson=lesson) if self.is_new else lesson

    def again_told(self, name_of: Callable[[str], str]) -> str:
        return "" if self.again is None else name_of(self.again.game)


def shown_names(names: Sequence[str]) -> str:
    """Return the names in a line of limited length: three of them, and the number of the others."""
    first = ", ".join(labelled(name) for name in names[:3])
    others = len(names) - 3
    if others < 1:
        return first
    return trn("Start", "{names} and one more", "{names} and {n} others", others).format(names=first)


def _with(what: str, names: Sequence[str]) -> str:
    return f"{what}: {shown_names(names)}"
