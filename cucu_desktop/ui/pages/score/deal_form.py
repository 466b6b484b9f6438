"""The form for a deal of tricks at a real table: the bid, where there is one, and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.score.sheet import DEALT
from cucu_desktop.match.score.trick_score import is_whole_pack_played, points_in, total
from cucu_desktop.match.sides import written
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox, EntryForm, text_field
from cucu_desktop.ui.pages.score.score_words import count_names
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

BID: Final = ("bidder", "card", "partner")
COUNTS: Final = ("points", "others", "recount")
"""The fields of the bid and of the points: of both sides, and of the first side in the recount."""
_LONGEST: Final = 6


def field_names(score: TrickScore, tr: Callable[[str, str], str]) -> dict[str, str]:
    """Return the names of the fields for the next deal; `tr` translates."""
    names = tr("Score", "Bid by"), tr("Score", "Card"), tr("Score", "Partner"), *count_names(score, tr)
    return dict(zip((*BID, *COUNTS), names, strict=True))


def bid_choices(score: TrickScore, wording: Wording) -> dict[str, list[tuple[str, str]]]:
    """Return the choices of the bid, each by text and value."""
    tr, people = catalogue(wording.language).pgettext, [(name, name) for name in score.game.names]
    return {
        "bidder": [(tr("Score", "nobody: thrown in"), ""), *people],
        "card": [(wording.cards.name(card.id), card.id) for card in CUCCO.designs],
        "partner": [(tr("Score", "alone"), ""), *people],
    }


class DealForm(EntryForm):
    """The fields of a deal; what a game does not have is hidden.

    Attributes:
        score: the match that is shown.
    """

    chosen = Signal()
    """A bidder was chosen."""
    changed = Signal()
    """A field has another value."""

    def __init__(self, theme: Theme) -> None:
        self.score: TrickScore | None = None
        bid = {name: ("", ChoiceBox()) for name in BID}
        super().__init__(theme, "", {**bid, **{name: ("", text_field(_LONGEST)) for name in COUNTS}})
        self.button.hide()
        for field in self.fields.values():
            signal = field.currentIndexChanged if isinstance(field, QComboBox) else field.textChanged  # type: ignore[attr-defined]
            signal.connect(self._follow)
        bidder = self.fields["bidder"]
        assert isinstance(bidder, QComboBox)
        bidder.activated.connect(self.chosen)

    def show_score(self, score: TrickScore, wording: Wording) -> None:
        """Show the fields for the next deal of a match."""
        is_other = self.score is None or self.score.game is not score.game
        self.score = score
        for name, told in field_names(score, tr).items():
            self.name_field(name, told)
        for name, choices in bid_choices(score, wording).items():
            self.show_field(name, shown=score.game.game.names_partner)
            if is_other:
                self.offer(name, choices if score.game.game.names_partner else ())
        self.show_field("points", shown=True)
        self.show_field("others", shown=not is_whole_pack_played(type(score.series.deal)))
        self._follow()

    def _follow(self) -> None:
        """Show the recount if it is due; without a bid nothing else is entered."""
        if self.score is None:
            return
        is_bid = self._is_bid
        for name in (*BID[1:], *COUNTS):
            self.fields[name].setEnabled(is_bid)
        self.show_field("recount", shown=self._is_even)
        self.lay_out(self._width)
        self.changed.emit()

    def lay_out(self, width: int) -> None:
        self._width = width
        super().lay_out(width)

    @property
    def _is_bid(self) -> bool:
        assert self.score is not None
        return not self.score.game.game.names_partner or bool(self.value("bidder"))

    @property
    def _is_even(self) -> bool:
        assert self.score is not None
        kind = type(self.score.series.deal)
        points = points_in(self.value("points"))
        return self._is_bid and bool(kind.second_values) and points is not None and 2 * points == total(kind)

    @property
    def is_empty(self) -> bool:
        """Whether no bid, or no points, are entered for the deal."""
        return not self._is_bid or not any(points_in(self.value(name)) for name in COUNTS)

    @property
    def active(self) -> list[str]:
        """The fields that have to be filled in now, after the bidder."""
        fields = self.fields.items()
        return [name for name, field in fields if name != BID[0] and not field.isHidden() and self._is_bid]

    def limits(self, name: str) -> tuple[float, float]:
        """Return the most points of a field, and the least difference of two counts."""
        assert self.score is not None
        kind = type(self.score.series.deal)
        is_half = name != "recount" and total(kind) % 2
        return total(kind, again=name == "recount"), 0.5 if is_half else 1

    def index(self, name: str) -> int:
        field = self.fields[name]
        assert isinstance(field, QComboBox)
        return field.currentIndex()

    def take(self, name: str, value: str) -> bool:
        """Put a value into a field: the index of a choice, or points; return whether it is one."""
        field = self.fields[name]
        if not isinstance(field, QComboBox):
            self.put(**{name: value})
            return points_in(value) is not None
        is_choice = value.isascii() and value.isdecimal() and int(value) < field.count()
        if is_choice:
            field.setCurrentIndex(int(value))
        return is_choice

    def texts(self) -> list[str]:
        """Return the texts of the deal as entered, in the terms of `trick_score`."""
        score = self.score
        assert score is not None
        if not self._is_bid:
            return [DEALT]
        names, deal = score.game.names, score.series.deal
        members = [next(names[seat] for seat in side if seat < len(names)) for side in deal.sides()]
        texts = []
        if bidder := self.value("bidder"):
            members = [bidder]
            texts.append(f"{bidder} bid {self.value('card')}")
            if self.value("partner") not in ("", bidder):
                texts.append(f"partner {self.value('partner')}")
        for member, name in zip(members, COUNTS[:2], strict=False):
            if not self.fields[name].isHidden():
                texts.append(f"points {member} {self._points(name)}")
        if self._is_even:
            texts.append(f"recount {members[0]} {self._points('recount')}")
        return [*texts, DEALT]

    def _points(self, name: str) -> str:
        """Return the points in a field in the notation of `trick_score`; other text as it is."""
        points = points_in(self.value(name) or "0")
        return self.value(name) if points is None else f"{points:g}"

    def fill(self, result: Mapping[str, Any]) -> None:
        """Put the result of a deal into the fields, as `TrickScore.result` gives it."""
        counts = [*(result["points"] or {}).values(), *(result.get("recount") or {}).values()]
        told = [written(points) for points in counts]
        self.put(bidder=result.get("bidder") or "", card=result.get("bid") or "")
        self.put(partner=result.get("partner") or "", **dict(zip(COUNTS, (*told, "", "", ""), strict=False)))

    def clear(self) -> None:
        self.put(bidder="", partner="", **dict.fromkeys(COUNTS, ""))

    def focus_first(self) -> None:
        """Focus the first field, its number selected."""
        first = next(field for field in self.fields.values() if not field.isHidden())
        first.setFocus()
        if isinstance(first, QLineEdit):
            first.selectAll()
