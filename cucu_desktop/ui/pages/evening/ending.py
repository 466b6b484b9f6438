"""What the pages of an evening in progress and of one that is over show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.evening.game_moments import KINDS
from cucu_desktop.ui.pages.end_page import FACE, Ending, EndPage
from cucu_desktop.ui.pages.evening.words import game_name, games_told, leader_told, moment_told
from cucu_desktop.ui.pages.list_page import Act
from cucu_desktop.ui.pages.row_list import Row
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called, labelled
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.game_moments import Moment
    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

MOST: Final = 5
"""The most moments shown, the rarest first."""
_CARD: Final = 40
_STRIP_HIGH: Final = 92
_APART: Final = 1.32
_RAISED: Final = 1.14


def evening_page(context: Context, evening: Evening, ways: Mapping[str, Callable[[], object]]) -> EndPage:
    """Return the page after a game of an evening.

    Args:
        context: theme, pictures and words.
        evening: the evening.
        ways: what the buttons do: "leave", "next", "again", "season", and "look back" if that is possible.
    """
    theme, art, wording = context.theme, context.art, context.wording
    if evening.is_over:
        ending = end_of_evening(theme, wording, evening, context.words_of)
        again = Act(tr("Evening", "Another like it"), ways["again"])
        season = Act(tr("Common", "The season"), ways["season"])
        more = again if evening.plan.season is None else season
        return EndPage(theme, ending, None, Act(tr("Evening", "Good night"), ways["leave"]), more)
    look = [Act(tr("Ending", "Look back"), ways["look back"])] if "look back" in ways else []
    leave, following = (
        Act(tr("Ending", "Leave"), ways["leave"]),
        Act(tr("Evening", "Next game"), ways["next"]),
    )
    return EndPage(theme, between_games(theme, art, wording, evening), leave, following, *look)


def between_games(theme: Theme, art: Art, wording: Wording, evening: Evening) -> Ending:
    """Return what is shown between two games: the last result, the standings, and the next game."""
    result = evening.results[-1] if evening.results else None
    moments = result.moments if result is not None else ()
    told = (moment_told(wording, moments[0]) if moments else "", _next_told(wording, evening))
    return Ending(
        leader_told(wording, evening.standings, over=False),
        _last_told(wording, evening),
        ProgrammeStrip(theme, art, wording, evening),
        standing_rows(theme, evening.standings),
        tuple(filter(None, told)),
    )


def end_of_evening(
    theme: Theme, wording: Wording, evening: Evening, words_of: Callable[[str], Wording]
) -> Ending:
    """Return what is shown at the end; `words_of` returns the words of a game, which its moments use."""
    return Ending(
        leader_told(wording, evening.standings, over=True),
        games_told(wording, [each.game for each in evening.plan.rounds]),
        rows=standing_rows(theme, evening.standings),
        told=["\n".join(moment_told(words_of(game), each) for game, each in _moments(evening))],
    )


def standing_rows(theme: Theme, standings: Sequence[EveningStanding]) -> list[Row]:
    """Return a row for each player, the leader first: games won, points and purse."""
    size, rows = theme.px(FACE), []
    for each in standings:
        face = portrait(each.player.face, "glad" if each.place == 1 else "").pixmap(size, size)
        numbers = (
            (str(each.won), tr("Evening", "won")),
            (signed(each.last, plus=True) if each.played else "\N{EN DASH}", tr("Evening", "last")),
            (str(each.points), tr("Evening", "points")),
            (str(each.purse), tr("Evening", "purse")),
        )
        name = f"{each.place}. {labelled(each.player.name)}"
        rows.append(Row(each.player.name, name, "", face, numbers=numbers))
    return rows


def _last_told(wording: Wording, evening: Evening) -> str:
    """Return a sentence on the last game."""
    if not evening.results:
        return ""
    game = game_name(wording, evening.plan.rounds[evening.next_round - 1].game)
    names = [str(called(name)) for name in evening.results[-1].winners]  # nobody is addressed
    if not names:
        return tr("Evening", "{game}: all level").format(game=game)
    told = tr("Evening", "{game}: {names} win") if len(names) > 1 else tr("Evening", "{game}: {names} wins")
    return told.format(game=game, names=wording.numbers.listed(names))


def _next_told(wording: Wording, evening: Evening) -> str:
    """Return a sentence on the next game, and on its onlookers."""
    number, rounds = evening.next_round, evening.plan.rounds
    coming = rounds[min(number, len(rounds) - 1)]
    told = tr("Evening", "Next, game {number} of {all}: {game}.").format(
        number=number + 1, all=len(rounds), game=game_name(wording, coming.game)
    )
    playing = evening.next_setup(0).players
    out = [str(called(player.name)) for player in evening.plan.company if player not in playing]
    if out:
        told += " " + tr("Evening", "Watching: {names}.").format(names=wording.numbers.listed(out))
    return told


def _moments(evening: Evening) -> list[tuple[str, Moment]]:
    """Return the moments with their games, the rarest first."""
    found: list[tuple[str, Moment]] = []
    for played, result in zip(evening.plan.rounds, evening.results, strict=False):
        found += [(played.game, moment) for moment in result.moments if moment.kind in KINDS]
    pools = [each for each in found if each[1].kind == "pool"]
    largest = max((each[1].number for each in pools), default=0)
    found = [each for each in found if each[1].kind != "pool" or each[1].number == largest]
    found = sorted(dict.fromkeys(found), key=lambda each: KINDS.index(each[1].kind))
    return found[:MOST]


class ProgrammeStrip(QWidget):
    """One card for each game, with its emblem."""

    def __init__(self, theme: Theme, art: Art, wording: Wording, evening: Evening) -> None:
        super().__init__()
        games, at = tuple(each.game for each in evening.plan.rounds), evening.next_round
        self.theme, self._art, self._games, self._at = theme, art, games, at
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        played = tr("Evening", "played")
        told = [
            f"{number}. {game_name(wording, game)}" + (f" ({played})" if number <= at else "")
            for number, game in enumerate(games, 1)
        ]
        self.setAccessibleName(", ".join(told))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(_CARD * _APART * len(self._games)), self.theme.px(_STRIP_HIGH))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = min(self.theme.px(_CARD), self.width() / (_APART * len(self._games)))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for number, game in enumerate(self._games):
            played = GAMES[game]
            pack = played.pack_of(played.usual).name
            over, raised = number < self._at, number == self._at
            card = "back" if over else played.emblem
            away = (number - (len(self._games) - 1) / 2) * wide * _APART
            painter.setOpacity(0.55 if over else 1.0)
            size = wide * (_RAISED if raised else 0.94)
            turn = (-4.0, 3.0, -2.0, 5.0)[number % 4] if over else 0.0
            self._art.lay_card(painter, (pack, card), middle + QPointF(away, 0), size, turn)
        painter.setOpacity(1.0)
