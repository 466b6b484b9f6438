"""The page for the score of a game with real cards: a tap on the player who loses, and on "next deal"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.match.score.kept_score import RefusedTextError
from cucu_desktop.match.score.noted_cards import statistics
from cucu_desktop.match.score.standing import standing
from cucu_desktop.ui.pages.score.score_keys import ScoreKeys
from cucu_desktop.ui.pages.score.score_words import (
    first_line_px,
    last_told,
    log_of,
    next_plan,
    seats_of,
    standing_told,
)
from cucu_desktop.ui.pages.score.tap_meaning import Tap, taps_of
from cucu_desktop.ui.pages.score.trick_words import match_told, trick_log
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.score.corrections import Correction
    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.pages.score.score_frame import Part
    from cucu_desktop.ui.pages.score.tap_meaning import Tap
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

    _Bargain = tuple[str, str, int, int]
    _Points = tuple[list[str], list[float]]
    _Fields = tuple[list[str], list[int], _Points, tuple[int, int, int, str], tuple[int, _Points]]
    _State = tuple["Part", dict[str, Any], Tap, _Bargain | None, _Fields]

_NARROW: Final = 900
_TIGHT: Final = 600


class ScorePage(ScoreKeys):
    """Keeps the score: of an exchange game by taps on people, of a trick game by the points of each deal."""

    def __init__(
        self,
        theme: Theme,
        art: Art,
        words_of: Callable[..., Wording],
        kept: KeptScore | None = None,
        known: Sequence[str] = (),
    ) -> None:
        super().__init__(theme, art, words_of, kept, known)
        self._connect()
        self.show_part("counter" if kept is not None else "setup")

    def _connect(self) -> None:
        self.board.tapped.connect(self._tapped)
        self.board.penalised.connect(lambda name: self.tell(f"penalty {name}"))
        self.ask.answered.connect(self._answer)
        self.means.bargains_wanted.connect(self._show)
        self.means.inn.toggled.connect(lambda _: self.bargain.clear())
        self.bargain.chosen.connect(self._show)
        for signal in (self.means.meant, self.tricks.chosen):
            signal.connect(self.shown)
        self.bargain.told.connect(self._bargained)
        self.note.noted.connect(self.tell)
        self.change.told.connect(self.tell)
        self.change.corrected.connect(self._correct)
        self.trick_change.corrected.connect(self._correct)
        self.cards_button.clicked.connect(lambda: self.show_part("cards"))
        self.setup.changed.connect(self._check_setup)
        self.setup.grown.connect(self._fit_setup)
        self.setup.reached.connect(self.reach)
        self.setup.continued.connect(self.continued)
        self.setup.all_named.connect(self.next.setFocus)
        self._back.clicked.connect(self._go_back)
        self.show_log.clicked.connect(lambda: self.show_part("log"))
        self._new.clicked.connect(self._set_up)
        self.screen_button.clicked.connect(self.screen_wanted)
        self.phone_button.clicked.connect(self.phones_wanted)
        self.undo_button.clicked.connect(self.undo)
        self.next.clicked.connect(self.go_on)

    # Entries

    def keep(self, kept: KeptScore) -> None:
        self.kept = kept
        self.means.mean("paid")
        self.show_part("counter")

    def tell(self, text: str) -> bool:
        """Record an entry; return whether it was valid, and show the reason if not."""
        assert self.kept is not None
        try:
            self.kept.tell(text)
        except RefusedTextError as error:
            self.refuse_entry(error.key)
            return False
        self._show()
        announce(self, f"{self.told.text()} {self.ask.question.text()}".strip())
        return True

    def _correct(self, correction: Correction) -> None:
        """Record a correction that was seen with its consequences."""
        assert self.kept is not None
        self.kept.correct(correction)
        self._show()
        announce(self, self.told.text())

    def _tapped(self, seat: int) -> None:
        """Record a tap on a person; the same tap again takes it back; in a bargain choose the person."""
        kept = self.kept
        assert kept is not None
        if self.is_bargaining:
            self.bargain.take(kept.score.game.names[seat])
            return
        tap = self.means.take()
        text = f"{tap} {kept.score.game.names[seat]}"
        is_open = self._standing is not None and any(self._standing.lost)
        deal = kept.score.told[kept.score.deal_at :] if is_open else []
        if tap != "penalty" and text in deal:
            kept.take_out(kept.score.deal_at + deal.index(text))
            self._show()
            return
        self.tell(text)

    def _answer(self, action: Action) -> None:
        if self._standing is not None and (decision := self._standing.seen.decision) is not None:
            self.tell(f"{self._standing.names[decision.seat]} {action}")
            self._focus_answer()

    def _bargained(self, text: str) -> None:
        if self.tell(text):
            self.means.inn.setChecked(False)

    def _end_tap(self) -> None:
        """Set the meaning of a tap back to a loss."""
        self.means.mean("paid")
        self.means.inn.setChecked(False)

    def undo(self) -> None:
        """Take back the last entry, or the latest choice in a bargain."""
        if self.is_bargaining and self.bargain.back():
            self._show()
        elif self.kept is not None and self.kept.sheet.told and self._part != "setup":
            self.kept.undo()
            while self.kept.tricks is not None and self.kept.sheet.told[-1:] not in ([], ["dealt"]):
                self.kept.undo()  # the points of a deal are entered together
            self._end_tap()
            self._show()

    def go_on(self) -> None:
        """Begin the game, end the deal, or set up another game."""
        if self._part == "setup":
            if self.setup.fault:
                self._refuse(self.setup.fault)
            else:
                self.begun.emit(self.setup.plan)
        elif self.kept is not None and self.kept.tricks is not None:
            self._end_deal_of_tricks(self.kept.tricks)
        elif self._standing is not None and self._standing.seen.winners:
            self._set_up()
        elif self._standing is not None and self._standing.waits_for_deal and self._confirms():
            self._end_tap()
            self.tell("dealt")
            self._focus_answer()

    def _end_deal_of_tricks(self, score: TrickScore) -> None:
        """Record the points of a deal, or set up another match."""
        kept = self.kept
        assert kept is not None
        if score.series.is_over:
            self._set_up()
            return
        if not self._confirms():
            return
        before = len(score.told)
        try:
            for text in self.tricks.texts():
                kept.tell(text)
        except ValueError:
            while len(score.told) > before:
                kept.undo()
            self.refuse_entry("points")
            return
        self.tricks.clear()
        self._show()
        announce(self, self.tricks.last.text())
        self._focus_answer()

    def _set_up(self) -> None:
        """Set up another game, with the same players and their current coins."""
        if self.kept is not None:
            self.setup.show_plan(next_plan(self.kept))
        self.show_part("setup")

    def _go_back(self) -> None:
        if self._part == "cards":
            self.show_part("log")
        elif self._part in ("log", "phones") or (self._part == "setup" and self.kept is not None):
            self.show_part("counter")
        else:
            self.closed.emit()

    escape = _go_back

    # Content

    def show_phones(self) -> None:
        self.show_part("phones")

    def show_part(self, part: Part) -> None:
        self._part = part
        self.setup.setVisible(part == "setup")
        tricks = self.kept is not None and self.kept.tricks is not None
        self.board.setVisible(part == "counter" and not tricks)
        self.tricks.setVisible(part == "counter" and tricks)
        self.log.setVisible(part == "log")
        self.change.setVisible(part == "log" and not tricks)
        self.trick_change.setVisible(part == "log" and tricks)
        self.cards.setVisible(part == "cards")
        self.phones.setVisible(part == "phones")
        self._show()
        if self._area is not None:
            self.fit_into(self._area)
        self.settle(at_once=True)
        self._focus_first()

    def _show(self) -> None:
        """Show the standing of the game."""
        is_setup = self._part == "setup"
        self.refused, kept = None, self.kept
        if kept is None or is_setup:
            for part in (self.stands, self.ask, self.means, self.bargain, self.bargain.offers, self.note):
                part.hide()
            self._label_next()
            self._check_setup()
            self.shown.emit()
            return
        if kept.tricks is not None:
            self._show_tricks(kept, kept.tricks)
            return
        wording, stands = self.wording, standing(kept.score)
        self._standing = stands
        self.game = kept.score.game.game.id
        self._show_headline(standing_told(stands, wording))
        is_bargaining = self.is_bargaining
        guest = self.bargain.guest if is_bargaining else ""
        self.board.show_seats(seats_of(stands, wording, letters=self.theme.letter_keys, guest=guest))
        counts = self._part == "counter"
        self.ask.show_decision(stands, wording)
        self.ask.setVisible(counts and not self.ask.isHidden())
        waits = counts and stands.waits_for_deal
        self.means.setVisible(waits)
        self.means.allow(taps_of(stands))
        if is_bargaining:
            self.bargain.show_standing(stands, wording)
        self.bargain.setVisible(counts and is_bargaining)
        self._show_offers(counts and is_bargaining and bool(self.bargain.innkeeper))
        self.note.ask(kept.score, wording, wanted=waits and self.means.note.isChecked())
        if self._part == "cards":
            found = statistics(kept.path.parent.glob("*.score"), kept.score.game)
            self.cards.show_statistics(found, kept.score.game, wording)
        lines = log_of(kept.score, wording)
        self.log.setPlainText("\n".join(reversed(lines)))
        first = tr("Score", "Tap everyone who lost, then “Next deal”.")
        chosen = self.bargain.last if is_bargaining else ""
        last = tr("Score", "a correction") if kept.is_corrected else last_told(kept.score, wording)
        self._offer_undo(chosen or last, first)
        if self._part == "log":
            self.change.show_score(kept.score, wording)
        self._label_next()
        self.settle()
        if self._area is not None:
            self._fit_board(self._area)
        self.shown.emit()

    def _show_tricks(self, kept: KeptScore, score: TrickScore) -> None:
        """Show the standing of a trick game."""
        self._standing, self.game = None, score.game.game.id
        for part in (self.ask, self.means, self.bargain, self.bargain.offers, self.note):
            part.hide()
        self._show_headline(match_told(score, self.wording))
        self.tricks.show_score(score, self.wording)
        self.log.setPlainText("\n".join(reversed(trick_log(score, self.wording))))
        deals = score.told.count("dealt")
        last = tr("Score", "deal {number}").format(number=deals) if deals else ""
        self._offer_undo(tr("Score", "a correction") if kept.is_corrected else last)
        if self._part == "log":
            self.trick_change.show_score(score, self.wording)
        self._label_next()
        self.settle()
        self.shown.emit()

    def _fit_setup(self) -> None:
        if self._part == "setup" and self._area is not None:
            self.settle(at_once=True)
            self.fit_into(self._area)

    def _focus_first(self) -> None:
        """Focus the first control of this part of the page."""
        if self._part == "setup":
            free = (field for field in self.setup.names if not field.text())
            next(free, self.setup.names[0]).setFocus()
        elif self._part == "log":
            self.log.setFocus()
        elif self._part == "phones":
            self._back.setFocus()
        else:
            self._focus_answer()

    def _focus_answer(self) -> None:
        """Focus the first answer, else the first enabled tile, else the button that continues."""
        if self._part == "counter" and self.kept is not None and self.kept.tricks is not None:
            self.tricks.focus_first()
        if self._standing is None or self._part != "counter":
            return
        if self._standing.seen.decision is not None and self.ask.buttons:
            self.ask.buttons[0].setFocus()
        else:
            live = (tile for tile in self.board.tiles if tile.isEnabled())
            next(live, self.next).setFocus()

    # Qt

    def fit_into(self, area: QRect) -> None:
        """Use the whole window for the counter, so that it is readable from afar."""
        is_setup = self._part == "setup"
        self.fills = not is_setup
        width = area.width()
        self._is_narrow = width < self.theme.px(_NARROW)
        self.title.setVisible(is_setup)
        if area != self._area:
            self.board.forget_height()
        self._arrange(area)
        self.phones.lay_out(stacked=width < self.theme.px(_TIGHT))
        line = self._line_width(self.paper_width(area))
        line -= self._bar_width() * self._is_head_short
        for part in (self.ask, self.means, self.note):
            part.lay_out(line)
        self.setup.lay_out(self.paper_width(area))
        self.told.setVisible(not self._is_narrow or is_setup)
        self.label(self.undo_button, tr("Common", "Undo"), "" if self._is_narrow else "Ctrl+Z")
        for label in (self.stands, self.ask.question, self.bargain.asks):
            label.setStyleSheet(f"font-size: {first_line_px(self.theme, area, narrow=self._is_narrow)}px")
        self._label_next()
        self._fit_board(area)
        super().fit_into(area)

    def save_state(self) -> _State:
        """Return the part of the page, and all that was entered but is not told yet.

        That is the set-up, the meaning of a tap, the bargain, the loss after which no card was wanted, the
        numbers of the answers, the points of a deal, and a change beside the log.
        """
        bargain = self.bargain.save_state() if self.means.inn.isChecked() else None
        changes = self.change.save_state(), self.trick_change.save_state()
        fields = self.note.passed, self.ask.amounts, self.tricks.save_state(), *changes
        return self._part, self.setup.entered, self.means.tap, bargain, fields

    def restore_state(self, state: _State) -> None:
        part, plan, tap, bargain, (self.note.passed, amounts, tricks, change, trick_change) = state
        self.setup.show_plan(plan)
        self.means.mean(tap)
        self.means.inn.setChecked(bargain is not None)
        if bargain is not None:
            self.bargain.restore_state(bargain)
        self.show_part(part)
        self.ask.restore_amounts(amounts)
        self.tricks.restore_state(tricks)
        self.change.restore_state(change)
        self.trick_change.restore_state(trick_change)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_first()
