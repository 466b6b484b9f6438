"""The page for the score of a game with real cards: a tap on the player who loses, and on "next deal"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.kept_score import RefusedTextError, with_cards
from cucu_desktop.match.score.noted_cards import CardStatistics
from cucu_desktop.match.score.standing import standing
from cucu_desktop.match.score.trick_score import TrickScore
from cucu_desktop.ui.pages.score.note_panel import noted_told
from cucu_desktop.ui.pages.score.score_frame import ScoreFrame
from cucu_desktop.ui.pages.score.score_words import (
    first_line_px,
    last_told,
    log_of,
    next_plan,
    next_told,
    shown_of,
)
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.score.corrections import Correction
    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.ui.pages.score.score_frame import Part
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

    _State = tuple["Part", dict[str, Any], tuple[str, bool], list[int], tuple[Any, ...]]

_NARROW: Final = 900


class ScorePage(ScoreFrame):
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
        self.means.changed.connect(self._show)
        self.deal.chosen.connect(self.shown)
        self.deal.entered.connect(self.go_on)
        self.bargain.told.connect(self._bargained)
        self.note.noted.connect(self.tell)
        self.change.told.connect(self.tell)
        self.change.corrected.connect(self._correct)
        self.setup.changed.connect(self._check_setup)
        self.setup.grown.connect(self._fit_setup)
        self.setup.reached.connect(self.reach)
        self.setup.all_named.connect(self.next.setFocus)
        self._back.clicked.connect(self.escape)
        self.show_log.clicked.connect(lambda: self.show_part("log"))
        self._new.clicked.connect(self._set_up)
        self.undo_button.clicked.connect(self.undo)
        self.next.clicked.connect(self.go_on)

    # Entries

    def keep(self, kept: KeptScore) -> None:
        self.kept = kept
        self._end_tap()
        self.show_part("counter")

    def tell(self, *texts: str) -> bool:
        """Record an entry of one text or more; return whether it was valid, and show the reason if not."""
        kept = self.kept
        assert kept is not None
        before = len(kept.sheet.told)
        try:
            for text in texts:
                kept.tell(text)
        except RefusedTextError as error:
            while len(kept.sheet.told) > before:
                kept.undo()
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
        """Record a tap on a person; the same tap again takes it back."""
        kept = self.kept
        assert kept is not None
        tap = self.means.take()
        text = f"{tap} {kept.score.game.names[seat]}"
        is_open = self.standing is not None and any(self.standing.lost)
        deal = kept.score.told[kept.score.deal_at :] if is_open else []
        if tap != "penalty" and text in deal:
            kept.take_out(kept.score.deal_at + deal.index(text))
            self._show()
            return
        self.tell(text)

    def _answer(self, action: Action) -> None:
        if self.standing is not None and (decision := self.standing.seen.decision) is not None:
            self.tell(f"{self.standing.names[decision.seat]} {action}")
            self._focus_answer()

    def _bargained(self, text: str) -> None:
        if self.tell(text):
            self.bargain.clear()
            self.means.inn.setChecked(False)

    def _end_tap(self) -> None:
        """Set the meaning of a tap back to a loss."""
        self.means.mean("paid")
        self.means.inn.setChecked(False)

    def undo(self) -> None:
        """Take back the last entry; of a trick game all texts of a deal, which are entered together."""
        kept = self.kept
        if kept is not None and kept.sheet.told and self._part != "setup":
            kept.undo()
            while kept.tricks is not None and kept.sheet.told[-1:] not in ([], ["dealt"]):
                kept.undo()
            self._end_tap()
            self._show()

    def go_on(self) -> None:
        """Begin the game, end the deal, or set up another game."""
        kept, stands = self.kept, self.standing
        if self._part == "setup":
            if self.setup.fault:
                self.say(self.setup.fault)
            else:
                self.begun.emit(self.setup.plan)
        elif kept is None:
            return
        elif kept.is_over:
            self._set_up()
        elif (stands is None or stands.waits_for_deal) and self._confirms():
            self._end_tap()
            if self.tell(*(self.deal.texts() if stands is None else ["dealt"])):
                self.deal.clear()
                self._focus_answer()

    def _set_up(self) -> None:
        """Set up another game, with the same players and their current coins."""
        if self.kept is not None:
            self.setup.show_plan(next_plan(self.kept))
        self.show_part("setup")

    def escape(self) -> None:
        """Go back to the counter, or close the page."""
        if self._part in ("log", "phones") or (self._part == "setup" and self.kept is not None):
            self.show_part("counter")
        else:
            self.closed.emit()

    # Content

    def show_part(self, part: Part) -> None:
        self._part = part
        self.setup.setVisible(part == "setup")
        self.board.setVisible(part == "counter")
        for each in (self.log, self.change):
            each.setVisible(part == "log")
        self.phones.setVisible(part == "phones")
        self._show()
        if self._area is not None:
            self.fit_into(self._area)
        self.settle(at_once=True)
        self._focus_first()

    def _show(self) -> None:
        """Show the standing of the game."""
        self.refused, kept, counts = None, self.kept, self._part == "counter"
        if kept is None or self._part == "setup":
            for part in (self.stands, self.ask, self.means, self.bargain, self.note, self.deal, self.noted):
                part.hide()
            self._label_foot()
            self._check_setup()
            self.shown.emit()
            return
        wording, sheet = self.wording, kept.sheet
        self.game = sheet.game.game.id
        stands = self.standing = None if isinstance(sheet, TrickScore) else standing(sheet)
        shown = shown_of(sheet, stands, wording, letters=self.theme.letter_keys)
        self.stands.setText(shown.told)
        self.stands.show()
        self.board.show_seats(list(shown.seated))
        self.ask.ask(shown.asks, None if stands is None else stands.seen, wording)
        self.ask.setVisible(counts and bool(shown.asks))
        if isinstance(sheet, TrickScore):
            for part in (self.means, self.bargain, self.note):
                part.hide()
            self.deal.show_score(sheet, wording)
        else:
            self._show_taps(sheet)
        self.deal.setVisible(counts and kept.tricks is not None and not kept.is_over)
        if self._part == "log":
            self._show_log(kept)
        self.noted.setVisible(self._part == "log" and bool(self.noted.text()))
        last = tr("Score", "a correction") if kept.is_corrected else last_told(sheet, wording)
        self._offer_undo(last, next_told(stands, tr))
        self._label_foot()
        self.settle()
        if self._area is not None:
            self._lay_out(self._area)
        self.shown.emit()

    def _show_taps(self, score: Score) -> None:
        """Show what a tap can mean now, and the forms that belong to it."""
        stands = self.standing
        assert stands is not None
        waits = self._part == "counter" and stands.waits_for_deal
        self.means.setVisible(waits)
        self.means.allow(stands.taps)
        self.bargain.offer_people([stands.names[seat] for seat in sorted(stands.playing)])
        self.bargain.setVisible(waits and "won" in stands.taps and self.means.inn.isChecked())
        self.note.ask(score, self.wording, wanted=waits and self.means.note.isChecked())

    def _show_log(self, kept: KeptScore) -> None:
        self.log.setPlainText("\n".join(reversed(log_of(kept.sheet, self.wording))))
        self.change.show_score(kept.sheet, self.wording)
        self.noted.clear()
        if isinstance(kept.sheet, Score):
            game = kept.sheet.game
            found = CardStatistics(with_cards(kept.path.parent.glob("*.score")), game)
            self.noted.setText(noted_told(found, game, self.wording))

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
        """Focus the first answer, else the first field or enabled tile, else the button that continues."""
        live = [tile for tile in self.board.tiles if tile.isEnabled()]
        if self._part != "counter":
            return
        if self.ask.buttons:
            self.ask.buttons[0].setFocus()
        elif not self.deal.isHidden():
            self.deal.focus_first()
        else:
            next(iter(live), self.next).setFocus()

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
        self.told.setVisible(not self._is_narrow or is_setup)
        self.label(self.undo_button, tr("Common", "Undo"), "" if self._is_narrow else "Ctrl+Z")
        for label in (self.stands, self.ask.question):
            label.setStyleSheet(f"font-size: {first_line_px(self.theme, area, narrow=self._is_narrow)}px")
        self._label_foot()
        self._lay_out(area)
        super().fit_into(area)

    def save_state(self) -> _State:
        """Return the part of the page, and all that was entered but is not told yet.

        That is the set-up, the meaning of a tap, the numbers of the answers, and the fields of the forms.
        """
        forms = self.bargain.values(), self.deal.values(), self.change.save_state()
        tap = self.means.tap, self.means.inn.isChecked()
        return self._part, self.setup.entered, tap, self.ask.amounts, forms

    def restore_state(self, state: _State) -> None:
        part, plan, (tap, is_bargain), amounts, (bargain, deal, change) = state
        self.setup.show_plan(plan)
        self.means.mean(tap)
        self.means.inn.setChecked(is_bargain)
        self.show_part(part)
        self.ask.restore_amounts(amounts)
        self.bargain.put(**bargain)
        self.deal.put(**deal)
        self.change.restore_state(change)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_first()
