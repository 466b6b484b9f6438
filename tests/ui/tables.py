"""Matches and views for the tests of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from cucu_desktop.engine.actions import Action, Amount, Bet, Offer
from cucu_desktop.games import ace_chasing, cambio, campli, cuckoo, gnav, kille, le_her, lu_stu, tiebreak
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.text.wording import Wording, wording_of
from cucu_desktop.ui.view.families import EXCHANGE
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cucu_desktop.engine.observation import Observation

FACES = ("you-1", "tonino", "bruna", "nicola", "carlo", "assunta", "peppe", "concetta", "ercole", "filomena")


GAMES = {
    game.ID: game.GAME
    for game in (campli, lu_stu, cuckoo, tiebreak, ace_chasing, gnav, kille, le_her, cambio)
}
"""The games of the exchange family."""


OTHERS = [game for game in GAMES if game != campli.ID]


def any_options(game: str, chance: Random) -> dict[str, object]:
    """Options that change what is seen at the table, at random."""
    choices: dict[str, dict[str, Sequence[object]]] = {
        "campli": {"tokens": (1, 2, 3), "lions": (True, False)},
        "lu_stu": {
            "tokens": (1, 2, 3),
            "matti": (1, 2),
            "reentry": ("double", "stake", "never"),
            "lions": (True, False),
        },
        "cuckoo": {
            "tokens": (1, 2),
            "saltacavallo": (False, True),
            "past_kings": (False, True),
            "packs": (1, 2),
            **cuckoo.GAME.choices,
        },
        "tiebreak": {"chips": (1, 2, 3)},
        "ace_chasing": {"bets": ("matador", "either")},
        "gnav": {"tokens": (1, 2), "cat": ("both", "undoes"), "slippers": ("none", "all")},
        "le_her": {"stake": (5, 20)},
        "cambio": {"chips": (3, 25), "skip": ("named", "unnamed"), "fallen": ("open", "closed")},
        "kille": {"buys": (0, 1, 3), "husu": ("chain", "all"), "drawn": ("acts", "kept")},
    }
    return {name: chance.choice(values) for name, values in choices[game].items()}


def a_match(
    seats: int = 4,
    *,
    game: str = "campli",
    seed: int = 1,
    onlookers: int = 0,
    bots: bool = True,
    **options: object,
) -> Match:
    seats = min(seats, GAMES[game].seats[-1])
    people = [
        Player(f"Player {number}", FACES[number % len(FACES)], "peppe" if bots and number else None)
        for number in range(seats + onlookers)
    ]
    kind = GAMES[game].options
    setup = Setup(game, tuple(people[:seats]), kind(**options), tuple(people[seats:]), seed)
    return Match.begin(setup)


def a_view(
    qtbot,
    width: int = 1024,
    height: int = 676,
    *,
    text_scale: float = 1.0,
    speed: str = "at once",
    setup: Setup | None = None,
) -> TableView:
    """A view of Campli's table, or of the one at which a match is set up.

    It is there until the test is over, also for the player who keeps only its table, which goes with it.
    """
    view = TableView(Theme("lamp", text_scale), EXCHANGE)
    qtbot.addWidget(view, before_close_func=lambda _, kept=view: kept)
    if setup:
        view.set_game(GAMES[setup.game], setup.options)
    view.set_wording(wording_of("en", setup.game, setup.options) if setup else Wording("en"))
    view.set_speed(speed)
    view.resize(width, height)
    view.show()
    return view


def a_table_at(qtbot, match: Match, *size: int, viewer: int = 0, **how) -> TableView:
    """A view of a match, with its players seated, that shows the position as one of them sees it."""
    view = a_view(qtbot, *size, setup=match.setup, **how)
    view.sit(match.players)
    view.show_position(match.observation(viewer))
    return view


def choose(observation: Observation, chance: Random) -> Action:
    assert observation.decision is not None
    option = chance.choice(observation.decision.options)
    if isinstance(option, Offer):
        return an_offer(option, chance)
    if isinstance(option, Bet):
        return a_bet(option, chance)
    return option.of(chance.randint(option.low, option.high)) if isinstance(option, Amount) else option


def an_offer(option: Offer, chance: Random) -> Action:
    coins = chance.randint(1, option.high) if option.high and chance.random() < 0.7 else None
    percent = (
        chance.randint(1, option.share) if option.share and (coins is None or chance.random() < 0.5) else None
    )
    return Action(option.word, coins, percent)


def a_bet(option: Bet, chance: Random) -> Action:
    coins = chance.randint(0, min(option.high, 9))
    bet = Action(option.word, coins, None, chance.choice(option.outcomes) if coins else None)
    return bet if option.includes(bet) else option.of(0)


def spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def step(view: TableView, milliseconds: float) -> None:
    """Advance the table's clock by this time."""
    view.director.let_pass(milliseconds)
