"""The words and numbers at the end of a game: who has won, and the result of each player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.records.game_result import statistics_so_far
from cucu_desktop.names import Unnamed
from cucu_desktop.ui.pages.end_page import FACE, Ending
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.pictures.icons import portrait, thing
from cucu_desktop.ui.widgets.player_names import called, labelled
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.games.game import Game
    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.match.records.store import Statistics
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_MOST: Final = 4
"""The most winners that are drawn."""
_IN_A_STACK: Final = 10
_STACKS: Final = 3
"""The most coins in a stack, and the most stacks before a winner."""


def game_ending(
    theme: Theme, wording: Wording, game: Game, tally: Sequence[SeatTally], results: Path
) -> Ending:
    """Return the result of a game.

    Args:
        theme: colours and text size.
        wording: the words for coins.
        game: the game.
        tally: the results, by seat.
        results: the file with the results of this game and all before.
    """
    lines = in_order(tally, has_partners=isinstance(game, TrickGame) and game.has_partners)
    took = _took(lines)
    before = statistics_so_far([each.player for each in lines], results, game.id)
    return Ending(
        _headline(wording, game, lines),
        "",
        WinnersView(theme, took),
        [_row(theme, game, each, tokens=any(line.tokens for line in lines)) for each in lines],
        ["\n".join(_so_far(wording, game, name, done) for name, done in before)] if before else (),
    )


def _took(tally: Sequence[SeatTally]) -> list[SeatTally]:
    """Return those who divided the pool, or else the winners."""
    return [each for each in tally if each.divided] or [each for each in tally if each.won]


def _rank(tally: SeatTally) -> tuple[bool, bool, int]:
    """Return the sort key of the lines: winners, then those who shared with them, then by result."""
    return not tally.won, not tally.divided, tally.paid - tally.taken - tally.tokens - tally.deals


def in_order(tally: Sequence[SeatTally], *, has_partners: bool) -> list[SeatTally]:
    """Return the lines in the order of the page: the best first, equal ones as on the score.

    With partners these are together, and people at the screen are before their partners.
    """
    first = next((seat for seat, each in enumerate(tally) if not each.player.bot), 0)

    def position(seat: int) -> tuple[tuple[bool, bool, int], int, bool]:
        side = (seat - first) % 2 if has_partners else 0
        return _rank(tally[seat]), side, bool(tally[seat].player.bot)

    return [tally[seat] for seat in sorted(range(len(tally)), key=position)]


def _headline(wording: Wording, game: Game, tally: Sequence[SeatTally]) -> str:
    took = [called(each.player.name) for each in _took(tally)]
    if len(took) == 1 and isinstance(took[0], Unnamed):
        return _addressed(game)
    took = [str(name) for name in took]  # the sentences below address nobody
    if isinstance(game, TrickGame) and len(took) == len(tally):
        told = tr("Ending", "All level: nobody has lost")
    elif isinstance(game, TrickGame):
        told = tr("Ending", "{names} win") if len(took) > 1 else tr("Ending", "{names} wins")
    elif not game.has_pool:
        told = tr("Ending", "{names} is the last one standing")
    elif game.chips:
        many = tr("Ending", "{names} have the most chips")
        told = many if len(took) > 1 else tr("Ending", "{names} has the most chips")
    elif len(took) > 1:
        told = tr("Ending", "{names} split the pool")
    else:
        told = tr("Ending", "{names} takes the pool")
    return told.format(names=wording.numbers.listed(took))


def _addressed(game: Game) -> str:
    """Return the headline if the winner is a person without a name."""
    if isinstance(game, TrickGame):
        return tr("Ending", "You win")
    if not game.has_pool:
        return tr("Ending", "You are the last one standing")
    return tr("Ending", "You have the most chips") if game.chips else tr("Ending", "You take the pool")


def _row(theme: Theme, game: Game, tally: SeatTally, *, tokens: bool) -> Row:
    """Return the row of a player; `tokens`: whether any player has won or lost tokens in a trick game."""
    glad = tally.won or tally.divided
    note = ""
    if tally.divided or tally.share:
        backed = tr("Ending", "for backing a buy-back")
        note = tr("Ending", "as agreed") if tally.divided else backed
    if isinstance(game, TrickGame):
        won = [(signed(tally.tokens), tr("Common", "tokens"))] if tokens else []
        numbers = [*won, (signed(tally.deals), tr("Ending", "deals won"))]
    else:
        heads = (
            (tr("Ending", "paid in"), tr("Ending", "paid out"))
            if game.has_pool
            else (tr("Ending", "paid"), tr("Ending", "received"))
        )
        coins = (str(number) if number else "\N{EN DASH}" for number in (tally.paid, tally.taken))
        numbers = list(zip(coins, heads, strict=True))
    picture = portrait(tally.player.face, "glad" if glad else "cross").pixmap(theme.px(FACE), theme.px(FACE))
    return Row(tally.seat, labelled(tally.player.name), note, picture, numbers=numbers)


def _so_far(wording: Wording, game: Game, name: str, done: Statistics) -> str:
    """Return a text on the statistics of a player."""
    told = (
        tr("Ending", "{name} so far: {games}, {won}")
        if isinstance(game, TrickGame)
        else tr("Ending", "{name} so far: {games}, {won}, {coins}")
    )
    counts = {
        "games": trn("Common", "{n} game", "{n} games", done.games),
        "won": trn("Common", "{n} won", "{n} won", done.won),
        "coins": "+" * (done.coins > 0) + wording.numbers.coins(done.coins),
    }
    # No line breaks between a number and its unit.
    whole = {key: text.replace(" ", "\N{NO-BREAK SPACE}") for key, text in counts.items()}
    return told.format(name=labelled(name), **whole)


def dealer_told(game: str, tally: Sequence[SeatTally], staying: Sequence[str], joining: Sequence[str]) -> str:
    """Return who deals the next game, and where new players sit.

    Args:
        game: the id of the game.
        tally: the results of the last game.
        staying: the names of its players who stay.
        joining: the names of the new players.
    """
    # As in `Match.next_game`: the winner or, if the winner leaves, the first of the next players.
    dealers = [each for each in tally if each.player.name in staying]
    dealers.sort(key=lambda each: (not each.deals_next, each.seat))
    names = [*(each.player.name for each in dealers), *joining]
    if not names:
        return ""
    told = (
        tr("Ending", "{name} is the first matador of the next game.")
        if GAMES[game].has_matador
        else tr("Ending", "{name} deals the next game.")
    )
    seats = [tr("Ending", "New players sit to their left.")] if joining else []
    return " ".join((told.format(name=called(names[0])), *seats))


class WinnersView(Themed, QWidget):
    """The faces of the players who won the game or the pool."""

    def __init__(self, theme: Theme, took: Sequence[SeatTally]) -> None:
        super().__init__()
        self.theme, self._took = theme, tuple(took[:_MOST])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if not self._took:
            self.hide()

    def sizeHint(self) -> QSize:
        return QSize(0, self.theme.space(30))

    def stacks(self, tally: SeatTally) -> list[int]:
        """Return the number of coins in each stack before a winner; large sums are drawn as full stacks."""
        coins = min(tally.taken, _STACKS * _IN_A_STACK)
        return [min(_IN_A_STACK, coins - first) for first in range(0, coins, _IN_A_STACK)]

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face, coin = self.height() * 0.8, self.height() * 0.34
        gap = face * 0.3
        wide = [face + len(self.stacks(tally)) * coin for tally in self._took]
        left = (self.width() - sum(wide) - gap * (len(wide) - 1)) / 2
        for tally, each in zip(self._took, wide, strict=True):
            self._draw(painter, tally, QPointF(left, self.height() - face), face, coin)
            left += each + gap

    def _draw(self, painter: QPainter, tally: SeatTally, at: QPointF, face: float, coin: float) -> None:
        glad = portrait(tally.player.face, "glad").pixmap(QSize(round(face), round(face)), self._ratio())
        painter.drawPixmap(at, glad)
        size = round(face * 0.5)
        painter.save()
        painter.translate(at.x() + face * 0.42, at.y() + face * 0.02)
        painter.rotate(-9)
        painter.drawPixmap(
            QPointF(-size / 2, -size * 0.46), thing("crown").pixmap(QSize(size, size), self._ratio())
        )
        painter.restore()
        lies = thing("coin-lying").pixmap(QSize(round(coin), round(coin * 0.8)), self._ratio())
        for column, high in enumerate(self.stacks(tally)):
            for number in range(high):
                askew = coin * 0.03 * ((number + column) % 3 - 1)
                x = at.x() + face * 0.98 + column * coin * 0.92 + askew
                painter.drawPixmap(QPointF(x, at.y() + face - coin * 0.8 - number * coin * 0.17), lies)

    def _ratio(self) -> float:
        return self.devicePixelRatioF()
