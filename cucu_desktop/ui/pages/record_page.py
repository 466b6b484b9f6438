"""A person's record: each number as a figure, with a sentence beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.games.game import ExchangeGame, Game
from cucu_desktop.match.records.deeds import ARREST
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictograms import Badge, CardRow, CoinStacks, Figure, Skittles, TallySticks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QLabel

    from cucu_desktop.match.records.player_record import PlayerRecord
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

CUCCO: Final = ("XI", "XII", "XIII", "XIV", "XV")
"""The cards of the Cucco pack that arrest in at least one game."""
OTHERS: Final = {"K": ("standard52", "KH"), "R": ("italian40", "RD"), "C": ("italian40", "CD")}
"""Those of other packs, whatever the suit: the pack, and the card that represents all suits."""
THINGS: Final = {
    "unscathed": "virgin", "pack": "dealer", "reentry": "inn-sign", "matador-survived": "matador",
    "bet-won": "coin", "trick": "dish", "token": "token", "bid-won": "crown", "partner-won": "note",
}  # fmt: skip
"""The counts shown with an object, and the object."""
MOST_BESIDE: Final = 2


class RecordPage(QWidget):
    """Games, evenings, deals, arrests, and other counts."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self._columns = 1
        self._sticks, self._stacks = TallySticks(theme, art), CoinStacks(theme, art)
        self._deals, self._hands = Skittles(theme, art), Skittles(theme, art)
        self._cards = CardRow(theme, art)
        self._badges = _Badges(theme, art)
        self._games = _Block(self._sticks)
        self._halves = {
            "evenings": _Block(self._stacks),
            "arrests": _Block(self._cards),
            "deals": _Block(self._deals),
            "hands": _Block(self._hands),
            "badges": _Block(self._badges),
        }
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.space(8))
        self._grid.setVerticalSpacing(theme.space(4))
        for part in (self._games, *self._halves.values()):
            self._grid.addWidget(part)

    def arrange(self, columns: int) -> None:
        """Arrange the figures in `columns` columns, below the games, which span all columns."""
        self._columns = columns
        for part in (self._games, *self._halves.values()):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._games, 0, 0, 1, MOST_BESIDE)
        there = [part for part in self._halves.values() if not part.isHidden()]
        for index, part in enumerate(there):
            row, column = 1 + index // columns, index % columns
            alone = columns == 1 or (index == len(there) - 1 and not column)
            if part is self._halves["badges"]:
                self._badges.arrange(MOST_BESIDE if alone and columns > 1 else 1)
            self._grid.addWidget(part, row, column, 1, MOST_BESIDE if alone else 1, Qt.AlignmentFlag.AlignTop)
        for column in range(MOST_BESIDE):
            self._grid.setColumnStretch(column, 1)

    def show_record(self, record: PlayerRecord, wording: Wording, game: str) -> None:
        """Show a record at a game or (empty) at all games."""
        done = record.deeds
        self._tell_games(record)
        self._tell_evenings(record, wording)
        self._tell_arrests(done, wording, game)
        self._tell_share("deals", done["deal"], done["survived"])
        self._tell_share("hands", done["hand"], done["hand-won"])
        self._badges.show_numbers(self._counted(record))
        self._halves["badges"].tell(tr("Statistics", "Also"))
        self._halves["badges"].setVisible(not self._badges.is_empty)
        self.arrange(self._columns)

    def _tell_games(self, record: PlayerRecord) -> None:
        played, won = len(record.games), record.won
        told = [
            trn("Statistics", "{n} game played", "{n} games played", played),
            trn("Common", "{n} won", "{n} won", won),
        ]
        if record.run > 1:
            run = record.run
            told.append(trn("Statistics", "best streak: {n}", "best streak: {n}", run))
        if played > self._sticks.MOST:
            told.append(tr("Statistics", "last {number} shown").format(number=self._sticks.MOST))
        self._sticks.show_games(record.games)
        words = tr("Statistics", "One notch per game; a deep red one marks a win.")
        self._games.tell(tr("Common", "Games"), ", ".join(told), words)

    def _tell_evenings(self, record: PlayerRecord, wording: Wording) -> None:
        block, best = self._halves["evenings"], record.best_evening
        block.setVisible(bool(record.evenings))
        self._stacks.show_evenings([evening.coins for evening in record.evenings])
        won = wording.numbers.coins(abs(record.coins))
        told = (
            tr("Statistics", "{coins} won overall")
            if record.coins >= 0
            else tr("Statistics", "{coins} lost overall")
        ).format(coins=won)
        if best is not None:
            told += "; " + tr("Statistics", "best evening {day}: {coins}").format(
                day=dates.plain_day(best.day), coins=wording.numbers.coins(best.coins)
            )
        worth = self._stacks.worth
        words = tr("Statistics", "Recent evenings: coins won, or empty rings for coins lost.")
        if worth > 1:
            words += " " + tr("Statistics", "Each coin here stands for {coins}.").format(
                coins=wording.numbers.coins(worth)
            )
        block.tell(tr("Statistics", "Evenings"), told, words)

    def _tell_arrests(self, done: Mapping[str, int], wording: Wording, game: str) -> None:
        """Show the arrests by the cards that can arrest at this game; packs never used are omitted."""
        kinds = {deed.removeprefix(ARREST) for deed in done if deed.startswith(ARREST)}
        ending = GAMES[game].ending_card if game else ""
        cards = [("cucco", card, done[ARREST + card]) for card in CUCCO if card != ending]
        if not kinds & set(CUCCO) and (
            (game and not _is_played_with(GAMES[game], "cucco")) or not done["deal"]
        ):
            cards = []
        cards += [(*OTHERS[kind], done[ARREST + kind]) for kind in OTHERS if kind in kinds]
        block = self._halves["arrests"]
        block.setVisible(bool(cards))
        self._cards.show_cards(cards)
        arrests, stopped = sum(number for *_, number in cards), done["arrested"]
        told = trn("Statistics", "stopped others {n} time", "stopped others {n} times", arrests)
        told += ", " + trn("Statistics", "was stopped once", "was stopped {n} times", stopped)
        named = [f"{_name(wording.language, pack, card)}: {number}" for pack, card, number in cards]
        block.tell(tr("Statistics", "Stops"), told, "", ", ".join(named))

    def _tell_share(self, which: str, whole: int, part: int) -> None:
        block = self._halves[which]
        block.setVisible(whole > 0)
        figure = block.figure
        assert isinstance(figure, Skittles)
        figure.show_share(part, whole)
        told = (
            tr("Statistics", "{part} of {whole} without a loss")
            if which == "deals"
            else tr("Statistics", "{part} of {whole} won")
        )
        head = tr("Statistics", "Deals") if which == "deals" else tr("Statistics", "Trick-game deals")
        words = (
            tr("Statistics", "Ten skittles for all your deals: the more that stand, the better you did.")
            if whole > Skittles.ALL
            else tr("Statistics", "One skittle per deal: those still standing went well.")
        )
        block.tell(head, told.format(part=part, whole=whole), words)

    def _counted(self, record: PlayerRecord) -> dict[str, tuple[int, str]]:
        """Return the other counts, each with its words."""
        done, found = record.deeds, {}
        told = {
            "unscathed": tr("Statistics", "won without losing a token"),
            "pack": tr("Statistics", "swapped with the pack as dealer"),
            "reentry": tr("Statistics", "bought back in"),
            "matador-survived": tr("Statistics", "survived as matador, out of {all}"),
            "bet-won": tr("Statistics", "bets won, out of {all}"),
            "trick": tr("Statistics", "tricks taken"),
            "token": tr("Statistics", "tokens in trick games, won minus paid"),
            "bid-won": tr("Statistics", "won as bidder, out of {all}"),
            "partner-won": tr("Statistics", "won as called partner, out of {all}"),
        }
        every = {
            "matador-survived": done["matador"], "bet-won": done["bet-won"] + done["bet-lost"],
            "bid-won": done["bid"], "partner-won": done["partner"],
        }  # fmt: skip
        numbers = {**done, "unscathed": record.unscathed}
        for deed, words in told.items():
            if every.get(deed, numbers.get(deed, 0)):
                found[deed] = numbers.get(deed, 0), words.format(all=every.get(deed))
        return found


def _name(language: str, pack: str, card: str) -> str:
    """Return the name of an arresting card; for other packs its rank, whatever the suit."""
    game = next(game.id for game in CATALOGUE if _is_played_with(game, pack))
    return Wording(language, game, pack=pack).cards.kind(card)


def _is_played_with(game: Game, pack: str) -> bool:
    """Return whether this is an exchange game that can be played with this pack."""
    packs = {game.pack_of(options).name for options in game.presets.values()}
    return isinstance(game, ExchangeGame) and pack in packs


class _Block(QWidget):
    """A heading, a figure beneath it, and a sentence about the figure."""

    def __init__(self, figure: QWidget) -> None:
        super().__init__()
        self.figure = figure
        self._head = written("", "heading", "call", wrap=True)
        self._told = written("", "name", "second", wrap=True)
        in_column(self._head, figure, self._told, within=self, gap=2)

    def tell(self, head: str, told: str = "", how: str = "", more: str = "") -> None:
        """Set the texts.

        Args:
            head: the heading.
            told: the sentence about the figure.
            how: the tooltip that explains the figure.
            more: additional text for screen readers.
        """
        self._head.setText(head)
        self._told.setText(told)
        self._told.setVisible(bool(told))
        if isinstance(self.figure, Figure):
            self.figure.tell(". ".join(filter(None, (head, told, more))), how)


class _Badges(QWidget):
    """Numbers, each with an object and its words."""

    def __init__(self, theme: Theme, art: Art) -> None:
        super().__init__()
        self._lines: dict[str, tuple[QWidget, Badge, QLabel]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for deed, thing in THINGS.items():
            both, badge, words = QWidget(), Badge(theme, art, thing), written("", "body", wrap=True)
            in_line(badge, within=both).addWidget(words, 1)
            self._lines[deed] = both, badge, words
            self._grid.addWidget(both)
        self._grid.setVerticalSpacing(theme.space(1))
        self._grid.setHorizontalSpacing(theme.space(8))

    @property
    def is_empty(self) -> bool:
        return all(line.isHidden() for line, _, _ in self._lines.values())

    def arrange(self, columns: int) -> None:
        there = [line for line, _, _ in self._lines.values() if not line.isHidden()]
        for index, line in enumerate(there):
            self._grid.addWidget(line, index // columns, index % columns)
        for column in range(MOST_BESIDE):
            self._grid.setColumnStretch(column, int(column < columns))

    def show_numbers(self, numbers: Mapping[str, tuple[int, str]]) -> None:
        for deed, (line, badge, words) in self._lines.items():
            line.setVisible(deed in numbers)
            if deed in numbers:
                number, told = numbers[deed]
                badge.show_number(number)
                words.setText(told)
                badge.tell(f"{told}: {number}")
