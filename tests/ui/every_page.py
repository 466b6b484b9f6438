"""Every page of the window, each opened as it is for a player, for what has to hold on all of them."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.club.book import Book
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, house_proposals
from cucu_desktop.match.evening.round_result import RoundResult
from cucu_desktop.match.match import Player
from cucu_desktop.match.puzzles.puzzle import puzzles_of
from cucu_desktop.match.records.deeds import Encounter
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.match.scenario.collection import collected
from cucu_desktop.ui.guests.lobby_page import AbsentPage, PhonesAgainPage
from cucu_desktop.ui.pages.club.names_page import NamesPage
from cucu_desktop.ui.pages.setup.seating import usual
from cucu_desktop.ui.play.guided.scripted_game import ScriptedGame
from cucu_desktop.ui.window.error_display import ErrorDisplay
from cucu_desktop.ui.window.error_watch import ErrorLog, ErrorWatch, Failure
from cucu_desktop.ui.window.hosting.host_controller import HostController
from tests.analysis.bot_matches import play
from tests.ui.endings import open_ending, open_players
from tests.ui.objects.album import open_deals, open_game
from tests.ui.seasons import a_season
from tests.ui.windows import short_plan


def _statistics(window):
    store, first = Store(window.context.results), datetime(2026, 3, 1, 21).astimezone()
    for number in range(6):
        anna = PlayerResult("Anna", None, number % 2 == 0, 5, 2, {"deal": 9, "survived": 6})
        bots = (PlayerResult(PERSONS[who].name, who, False, 0, 2) for who in ("assunta", "peppe"))
        when = (first + timedelta(days=3 * number)).isoformat(timespec="seconds")
        options, met = GAMES["campli"].options(), (Encounter("ousted", 0, 1),)
        store.record(GameResult(when, "campli", options, 5, 9, "a.cucu", number, (anna, *bots), met))
    window.album.open_you()


def played(window, game="campli", seats=4, deals=2, seed=0, first="nicola"):
    """Write the log of a match by bots, of whom the `first` is called Anna."""
    log = window.context.matches.parent / "played" / f"{game}-{seed}.cucu"
    log.parent.mkdir(parents=True, exist_ok=True)
    play(log, game, seats, deals=deals, seed=seed, bots=(first, "assunta", "bruna", "carlo", "tonino"))
    log.write_text(log.read_text("utf-8").replace(f"{first}-0", "Anna"), "utf-8")
    return log


def _analysis(window):
    open_game(window, played(window))


def _questions(window):
    played(window)
    window.page_opener.open_questions("Anna", "campli")


def _evening_after(games, window):
    bots = [Player(PERSONS[who].name, who, who) for who in list(PERSONS)[:3]]
    plan = EveningPlan((Player("Anna", "you-1"), *bots), house_proposals()[0].rounds)
    path = window.context.matches.parent / "evenings" / "staged.evening"
    evening = Evening.begin(plan, path)
    names = ("Anna", *(bot.name for bot in bots))
    for game in range(games):
        evening.keep(RoundResult(f"{game}.cucu", names, (1, 2, 3, 4), (30, -10, -10, -10), (0,) * 4, ()))
    evening.close()
    window.evenings.go_on(path)


def _plan(window):
    window.evenings.tonight.lay_out()


def _puzzle(game, window):
    window.page_opener.open_puzzles(puzzles_of(game)[0])


def _set_up(game, window):
    window.page_opener.lay_table(game)


def _deals(window):
    window.play(short_plan("Anna"))
    open_deals(window)


def _error(window):
    watch = ErrorWatch(ErrorLog(window.context.matches.parent / "log"), window)
    ErrorDisplay(window.core, watch)
    watch.failed.emit(Failure("KeyError, session.py, line 301", "", written=True))


def _season(window):
    a_season(window.context.matches.parent, evenings=2, elsewhere=6)
    window.evenings.tonight.open()


def _new_season(window):
    window.evenings.tonight.open()
    window.page_stack.page.section.who.click()


def _duplicate(window):
    window.inn.duplicates.compare(played(window))


def _after_scripted(window):
    window.guided.stage(collected()[0], 0)
    window.findChild(ScriptedGame).over.emit()


def _lobby(window):
    plan = usual("campli", "Anna")
    window.guests.take(HostController(window.core, plan, ("127.0.0.1", "127.0.0.2")))


FEATURES = ("evening", "daily", "puzzles", "feats", "score", "club", "print")
PAGES: dict[str, Callable[..., None]] = {
    "games": lambda window: window.page_opener.choose_game(),
    **{
        f"set-up of {game}": partial(lambda game, window: window.page_opener.lay_table(game), game)
        for game in GAMES
    },
    "famous deals": lambda window: window.album.open_famous(),
    "album without a game": lambda window: window.album.open(),
    "album: shelf": lambda window: window.album.open_shelf(),
    "album: nobody yet": lambda window: window.album.open_you(),
    "album: you": _statistics,
    "settings": lambda window: window.page_opener.open_settings(),
    "keys": lambda window: window.page_opener.open_keys(),
    "rules": lambda window: window.page_opener.open_rules("inn"),
    "about": lambda window: window.page_opener.open_about(),
    "ending": open_ending,
    "next players": open_players,
    "everything": lambda window: window.menus.actions["everything"].trigger(),
    "people": lambda window: window.menus.actions["people"].trigger(),
    "workshop": lambda window: window.inn.open_workshop(),
    **{f"inn: {name}": partial(lambda name, window: window.inn.go_to(name), name) for name in FEATURES},
    "evening planned": _plan,
    "evening under way": partial(_evening_after, 2),
    "evening at its end": partial(_evening_after, 4),
    "new season": _new_season,
    **{f"puzzle of {game}": partial(_puzzle, game) for game in ("lu_stu", "coch")},
    "deals": _deals,
    "season": _season,
    "same deal by others": _duplicate,
    "end of a collected deal": _after_scripted,
    "waiting for guests": _lobby,
    "absent guest": lambda window: window.page_stack.push(lambda: AbsentPage(window.context.theme, "Bea")),
    "phones again": lambda window: window.page_stack.push(
        lambda: PhonesAgainPage(window.context.theme, window.context.wording, ["Bea", "Peppe"])
    ),
    "list of names": lambda window: window.page_stack.push(
        lambda: NamesPage(window.context.theme, Book(), "Bar")
    ),
    "album: games": _analysis,
    "questions": _questions,
    "error": _error,
}
"""What opens each page in a window, by a name for it."""
ALIKE = tuple(f"set-up of {game}" for game in ("lu_stu", "tiebreak", "kille", "coucou", "trionfo"))
"""The set-up pages of games whose parts are those of Campli, Cuckoo, Gnav and Cöch."""
VARIED = tuple(name for name in PAGES if name not in ALIKE)
"""The pages that differ in their parts."""
