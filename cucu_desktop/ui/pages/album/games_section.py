"""The games of the stored matches: what became of each, and what can be done with it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from cucu_desktop.catalogues import in_language
from cucu_desktop.match.deal_numbers import written as spaced
from cucu_desktop.match.log import LogError
from cucu_desktop.match.records.store import Store, StoreError
from cucu_desktop.ui.pages.album.luck_view import LuckView
from cucu_desktop.ui.pages.list_page import Act, Fold, Section
from cucu_desktop.ui.pages.row_list import Row, RowList, emblem
from cucu_desktop.ui.pages.start_calls import shown_names
from cucu_desktop.ui.play.saved_matches import Elsewhere, Save, analyses, played, remove, told_game, waiting
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import played_elsewhere, unreadable
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.saved_matches import Unreadable

MOST: Final = 60
"""The most matches listed, the newest first."""
_DEALS: Final = 260
"""The height of the list of deals, at the usual text size."""
_CARD: Final = 36
"""The width of the card of a game in its row, at the usual text size."""


class GamesSection(Section):
    """All games: the unfinished ones, then the finished ones, the latest first."""

    watched = Signal(object, int, object)
    """Replay a `Save` from this line of its log, the header not counted, as this seat or None."""
    deal_watched = Signal(object, object)
    """Replay this `DealRecord` of a `Save`."""
    continued = Signal(object)
    """Continue a `Save`."""
    again = Signal(object)
    """Begin another match with the game, players and options of a `Save`."""
    deal_again = Signal(object, object)
    """Play this `DealRecord` of a `Save` again."""
    compared = Signal(object, object)
    """Compare this `DealRecord` of a `Save` with other players."""
    learn_wanted = Signal(str, object)
    """Ask the mistakes of the person of this name again, those of this `Save` first."""
    removed = Signal()
    """A match was deleted and must not be offered anywhere else."""

    def __init__(
        self,
        context: Context,
        find: Callable[[], list[Save | Unreadable | Elsewhere]],
        deals_of: Callable[[Save], Sequence[DealRecord]],
        here: Save | None = None,
    ) -> None:
        """List games.

        Args:
            context: theme, pictures, and words.
            find: returns the games, when they are listed first.
            deals_of: returns the finished deals of a game.
            here: the game on the table, the first of them; None: there is none.
        """
        super().__init__(context.theme)
        self.name = tr("Common", "Games")
        self._context, self._find, self._deals_of, self._here = context, find, deals_of, here
        self._found: list[Save | Unreadable | Elsewhere] | None = None
        self._outcomes: dict[tuple[str, int], tuple[bool, int]] = {}
        self._game: Save | Unreadable | Elsewhere | None = None
        self._deals: dict[int, DealRecord] = {}
        self._head = written("", "heading", "call", wrap=True)
        self._about = written("", "small", "third", wrap=True)
        self._odd = written("", "body", "second", wrap=True)
        self.luck = LuckView(context.theme, context.art, analyses(context.matches))
        self.deals = RowList(context.theme)
        self.deals.setAccessibleName(tr("Common", "All deals"))
        self.deals.setMinimumHeight(context.theme.px(_DEALS))
        self._hint = written("", "small", "third", wrap=True)
        self._all = Fold(tr("Common", "All deals"), [self.deals, self._hint])
        self.add(self._head, self._about, self._odd, self.luck, self._all)
        self.luck.changed.connect(self.changed)
        self.luck.decision_wanted.connect(lambda line, seat: self.watched.emit(self._game, line, seat))
        self._all.turned.connect(self._list_deals)
        self.deals.chosen.connect(lambda _: self.changed.emit())
        self.deals.opened.connect(lambda: self.deal_watched.emit(self._game, self.deal))
        self.choose(None)

    # The list

    def rows(self) -> list[Row]:
        if self._found is None:
            self._found = self._find()
            with suppress(StoreError):  # no game has its outcome then
                self._outcomes = Store(self._context.results).outcomes()
        return [self._row(each) for each in self._found]

    def _row(self, game: Save | Unreadable | Elsewhere) -> Row:
        if isinstance(game, Save):
            when = dates.moment(game.played)
            line = " · ".join(filter(None, (when, self._became(game))))
            return Row(
                key_of(game),
                self._context.game_name(game.game),
                line,
                emblem(game.game, self.theme.px(_CARD)),
            )
        told = played_elsewhere() if isinstance(game, Elsewhere) else unreadable(game.reason, game.path.name)
        return Row(key_of(game), told, game.path.name)

    def _became(self, game: Save) -> str:
        """Return the outcome of a game for the first person, "lost 25"; "" for a game that is not counted."""
        if not game.is_over:
            return _unfinished(game, self._here)
        if key_of(game) not in self._outcomes:
            return ""
        won, coins = self._outcomes[key_of(game)]
        if not coins:
            return tr("Album", "won") if won else tr("Album", "lost")
        told = tr("Album", "won {coins}") if coins > 0 else tr("Album", "lost {coins}")
        return told.format(coins=abs(coins))

    # The game

    def choose(self, row: Row | None) -> None:
        key = row.key if row else None
        self._game = next((each for each in self._found or () if row and key_of(each) == key), None)
        self.asks, self.report = False, ""
        self._describe()

    def _describe(self) -> None:
        game = self._game
        save = game if isinstance(game, Save) else None
        self._head.setVisible(save is not None)
        self._about.setVisible(save is not None)
        self._odd.setVisible(save is None or save.is_damaged)
        self._odd.setText(self._odd_told())
        self.luck.setVisible(save is not None and not save.is_damaged)
        if save is not None:
            language = self._context.preferences.language
            title = in_language({"en": "", **dict(save.titles)}, language)
            self._head.setText(title or self._context.game_name(save.game))
            far = trn("Album", "{n} deal", "{n} deals", save.deals).format(n=save.deals)
            became = self._became(save) if save.is_over else ""
            self._about.setText(" · ".join(filter(None, (shown_names(save.names), far, became))))
        wording = self._context.words_of(save.game) if save else None
        self.luck.show_game(None if save is None or save.is_damaged else save, wording)
        self._all.setVisible(save is not None and not save.is_damaged)
        self._list_deals()

    def _odd_told(self) -> str:
        game = self._game
        if game is None:
            return tr("Album", "Nothing yet. Finish a game.")
        if isinstance(game, Save) and not game.is_damaged:
            return ""
        if isinstance(game, Save):
            return tr("SavesPage", "damaged; resumes from before the damage")
        return played_elsewhere() if isinstance(game, Elsewhere) else unreadable(game.reason, game.path.name)

    # Its deals

    @property
    def deal(self) -> DealRecord | None:
        """The selected deal; None if the deals are not listed."""
        row = self.deals.row if self._all.is_open and not self._all.isHidden() else None
        return self._deals[row.key] if row is not None and isinstance(row.key, int) else None

    def _list_deals(self) -> None:
        """List the finished deals of the game, the last one first, if they are unfolded."""
        game = self._game
        listed = isinstance(game, Save) and self._all.is_open and not self._all.isHidden()
        found = self._deals_of(game) if listed and isinstance(game, Save) else ()
        self._deals = {deal.ordinal: deal for deal in reversed(found)}
        self.deals.show_rows([_deal_row(deal) for deal in self._deals.values()])
        self.deals.setVisible(bool(found))
        self._hint.setVisible(bool(listed))
        told = tr("Deals", "Enter a number when you set up a game, and you get the same cards.")
        self._hint.setText(told if found else tr("Deals", "No deal of this game is over yet."))
        self.changed.emit()

    def _copy(self, deal: DealRecord) -> None:
        assert deal.number is not None
        QGuiApplication.clipboard().setText(f"{deal.number:09}")
        self.report = tr("Deals", "Copied: {number}.").format(number=spaced(deal.number))
        self.changed.emit()

    # What can be done

    def acts(self) -> list[Act | None]:
        game, deal = self._game, self.deal
        if self.asks:
            return [Act(tr("SavesPage", "Cancel"), self.escape), Act(tr("Common", "Delete"), self._remove)]
        delete = Act(tr("Common", "Delete"), self.ask)
        if not isinstance(game, Save):
            return [] if game is None or isinstance(game, Elsewhere) else [None, delete]
        if deal is not None:
            return self._deal_acts(game, deal)
        main = (
            Act(tr("Ending", "Play again"), lambda: self.again.emit(game))
            if not game.is_of_collection
            else None
        )
        if not game.is_over:
            main = (
                None
                if game is self._here
                else Act(tr("Common", "Continue"), lambda: self.continued.emit(game))
            )
        watch = Act(tr("Album", "Watch"), lambda: self.watched.emit(game, 0, None)) if game.deals else None
        acts: list[Act | None] = [main, watch if not game.is_damaged else None]
        if name := self.luck.learner:
            acts.append(Act(tr("Learn", "Practise these"), lambda: self.learn_wanted.emit(name, game)))
        return acts if game.is_over or game is self._here else [*acts, delete]

    def _deal_acts(self, game: Save, deal: DealRecord) -> list[Act | None]:
        """Return the actions of a selected deal: one without a number can only be replayed."""
        watch = Act(tr("Album", "Watch"), lambda: self.deal_watched.emit(game, deal))
        if deal.number is None:
            return [watch]
        again = tr("Deals", "Play deal {number}").format(number=deal.ordinal)
        acts: list[Act | None] = [
            Act(again, lambda: self.deal_again.emit(game, deal)),
            watch,
        ]
        acts.append(Act(tr("Duplicate", "Compare"), lambda: self.compared.emit(game, deal)))
        if not deal.has_own_cards:
            acts.append(Act(tr("Deals", "Copy number"), lambda: self._copy(deal)))
        return acts

    def question(self) -> str:
        return tr("SavesPage", "Delete this game? This can’t be undone.")

    def _remove(self) -> None:
        """Delete the match in question, or report that it failed."""
        game, self.asks = self._game, False
        assert game is not None
        if not remove(game):
            self.report = tr("SavesPage", "This game can’t be deleted right now.")
            self.changed.emit()
            return
        self._found = [each for each in self._found or () if each.path != game.path]
        self.filled.emit()
        self.removed.emit()

    def save_state(self) -> tuple[object, bool, object]:
        """Return the state of the analysis, whether the deals are listed, and whether deletion is asked."""
        return self.luck.save_state(), self._all.is_open, self.asks

    def restore_state(self, state: tuple[object, bool, bool]) -> None:
        luck, lists_deals, self.asks = state
        self.luck.restore_state(luck)  # type: ignore[arg-type]
        self._all.button.setChecked(lists_deals)


def stored_games(matches: Path, here: Save | None) -> list[Save | Unreadable | Elsewhere]:
    """Return the games of the stored matches: the unfinished ones first, then those that are over.

    Args:
        matches: the folder of the logs.
        here: the game that is played in this window, which comes first; None: there is none.
    """
    left = [each for each in waiting(matches) if here is None or each.path != here.path][:MOST]
    begun = [each for each in ([here] if here else []) + left if isinstance(each, Save)]
    last = [*begun, *(replace(each, is_over=True) for each in played(matches, MOST))]
    over = [game for game in last if game.is_over]
    for game in last:
        with suppress(LogError):  # the last game has just been read; an error must not hide the others
            over += (replace(told_game(game.path, number), is_over=True) for number in range(1, game.number))
    over.sort(key=lambda game: (game.played, game.number), reverse=True)
    others = [each for each in left if not isinstance(each, Save)]
    return [*(game for game in begun if not game.is_over), *others, *over]


def key_of(game: Save | Unreadable | Elsewhere) -> tuple[str, int]:
    """Return the name of the log and the number of the game: the key of its row."""
    return game.path.name, game.number if isinstance(game, Save) else 0


def _unfinished(game: Save, here: Save | None) -> str:
    if game is here:
        return tr("Album", "at the table")
    return tr("Album", "unfinished, deal {deal}").format(deal=game.deals)


def _deal_row(deal: DealRecord) -> Row:
    shows_number = deal.number is not None and not deal.has_own_cards
    number = spaced(deal.number) if shows_number and deal.number is not None else tr("Deals", "no number")
    return Row(deal.ordinal, tr("Common", "Deal {number}").format(number=deal.ordinal), number)
