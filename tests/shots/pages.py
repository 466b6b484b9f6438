"""The scenes of the pages outside a match."""

from datetime import datetime, timedelta
from pathlib import Path

from exchanges import ending
from window_driver import Scene, WindowDriver, opened

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.actions import Amount
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.deeds import Encounter
from cucu_desktop.match.records.store import GameResult, PlayerResult, Store
from cucu_desktop.match.scenario.collection import collected
from cucu_desktop.ui.pages.album.luck_view import LuckView
from cucu_desktop.ui.pages.analysis.rating_view import RatingView
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.window.error_display import ErrorDisplay
from cucu_desktop.ui.window.error_watch import ErrorLog, ErrorWatch, Failure
from tests.analysis.bot_matches import play
from tests.ui.objects.album import open_deals, open_game

COINS = (-5, -5, 15, -10, 22, -5, 4, -15, -5, 9, -5, 18, 0, -5, 11, -5, 25, -10, -5, 14)
"""What the games of the statistics brought, one after the other."""


rules = opened(lambda window: window.page_opener.open_rules(), 400)


def rules_of(game: str) -> Scene:
    def stage(hand: WindowDriver) -> None:
        set_up_of(game)(hand)
        rules(hand)

    return stage


def error(hand: WindowDriver) -> None:
    """What is shown when something went wrong that nobody expected."""
    log = ErrorLog(Path.home() / ".local/state/cucu-desktop/log")
    watch = ErrorWatch(log, hand.window)
    ErrorDisplay(hand.window.core, watch)
    watch.failed.emit(Failure("KeyError, session.py, line 301", "", written=True))
    hand.rest(300)


def saves(hand: WindowDriver) -> None:
    """Three matches that were left, and one that cannot be read."""
    for game, seats in (("campli", 12), ("coch", 4), ("ace_chasing", 7)):
        hand.sit({"coch": "LEONE", "campli": "XII", "ace_chasing": "AH"}[game], game=game, seats=seats)
        hand.window.match_controller.leave()
        staged = hand.folder / "matches" / "staged.cucu"
        staged.rename(staged.with_name(f"{game}.cucu"))
    (hand.folder / "matches" / "old.cucu").write_text("torn", encoding="utf-8")
    hand.window.album.open()
    hand.rest(300)


def lesson(game: str = "campli", *, steps: int = 0) -> Scene:
    """The lesson of a game after these steps, or at its last line: results read, the last option chosen."""

    def stage(hand: WindowDriver) -> None:
        hand.window.guided.show_me(game)
        playing, session = hand.window.playing, hand.session
        playing.view.set_speed("at once")
        for step in range(steps + 1):
            hand.until(lambda: playing.is_reading or session.question is not None, seconds=40)
            is_last = playing.is_reading and playing.buttons.go_on.accessibleName() == tr("Lesson", "Play on")
            if is_last or step == steps:
                break
            if playing.is_reading:
                hand.rest(700)
                playing.read()
            else:
                option = session.question.decision.options[-1]
                session.act(option.of(option.low) if isinstance(option, Amount) else option)
        hand.rest(600)

    return stage


def watched(hand: WindowDriver) -> None:
    """A deal of the collection, at its beginning."""
    hand.window.past.watch(collected()[0], 0)
    hand.rest(500)


def after_watching(hand: WindowDriver) -> None:
    """The page at the end of a deal of the collection."""
    hand.window.guided.stage(collected()[0], 0)
    hand.window.playing.view.set_speed("at once")

    def is_over() -> bool:
        session = hand.session
        if session.question is not None and session.match_view.written is not None:
            session.act(session.match_view.written)
        hand.director.rest.go_on()
        return hand.window.page_stack.page is not None

    hand.until(is_over, seconds=40)
    hand.rest(300)


def deals(hand: WindowDriver) -> None:
    """The numbers of the deals of a game."""
    ending(hand)
    open_deals(hand.window)
    hand.rest(300)


def low(scene: Scene) -> Scene:
    """The end of what is longer than the window."""

    def stage(hand: WindowDriver) -> None:
        scene(hand)
        hand.scroll_down()

    return stage


def house_rules(hand: WindowDriver) -> None:
    set_up_of("cuckoo")(hand)
    page = hand.window.page_stack.page
    page.turn_over(to_second=True)
    page.rules.change.button.click()
    page.rules.options.controls["past_kings"].setChecked(True)
    page.rules.options.more.button.click()
    hand.rest(300)


def set_up_of(game: str) -> Scene:
    return opened(lambda window: window.page_opener.lay_table(game))


keys = opened(lambda window: window.page_opener.open_keys())
settings = opened(lambda window: window.page_opener.open_settings())


def statistics(hand: WindowDriver) -> None:
    """What twenty evenings at Campli leave behind."""
    store, first = (
        Store(hand.window.context.results),
        datetime(2026, 3, 1, 21).astimezone(),
    )
    for number, coins in enumerate(COINS):
        deeds = {
            "deal": 9,
            "survived": 6 + number % 3,
            "arrest-XII": number % 2,
            "arrest-XI": number % 5 == 0,
        }
        deeds |= {"arrest-XIII": number % 4 == 0, "arrest-XIV": number % 7 == 0, "arrest-XV": number % 3 == 0}
        deeds |= {"arrested": 1, "pack": number % 3, "reentry": number % 6 == 0}
        anna = PlayerResult("Anna", None, coins > 0, coins, 0 if number == 4 else 2, deeds)
        when = (first + timedelta(days=3 * number)).isoformat(timespec="seconds")
        bots = (PlayerResult(PERSONS[who].name, who, coins < 0, 0, 2) for who in ("assunta", "peppe"))
        met = (Encounter("ousted", number % 2, 1 - number % 2),) if number % 3 else ()
        options, players = GAMES["campli"].options(), (anna, *bots)
        store.record(GameResult(when, "campli", options, 5, 9, "a.cucu", number, players, met))
    for seed in range(3):
        log = hand.folder / "played" / f"{seed}.cucu"
        log.parent.mkdir(exist_ok=True)
        play(log, "campli", 5, deals=12, seed=seed, bots=("nicola", "assunta", "bruna", "carlo", "tonino"))
        log.write_text(log.read_text("utf-8").replace("nicola-0", "Anna"), "utf-8")
    hand.window.album.open_you()
    ratings = hand.window.page_stack.page.findChild(RatingView)
    hand.until(lambda: ratings.is_done, 60)
    hand.rest(300)


def luck(game: str, seats: int, deals: int) -> Scene:
    """A game looked back at that Anna has played like a beginner."""

    def stage(hand: WindowDriver) -> None:
        log = hand.folder / "matches" / "played.cucu"
        log.parent.mkdir(exist_ok=True)
        play(log, game, seats, deals=deals, bots=("nicola", "assunta", "bruna", "carlo", "tonino"))
        view = open_game(hand.window, log).findChild(LuckView)
        hand.until(lambda: view.game_analysis is not None, 90)
        hand.rest(200)

    return stage


def replay(game: str, seats: int, *, is_open: bool = False) -> Scene:
    """A match that is looked through, at a decision of Anna's."""

    def stage(hand: WindowDriver) -> None:
        log = hand.folder / "played" / "past.cucu"
        log.parent.mkdir(exist_ok=True)
        play(log, game, seats, deals=2, bots=("nicola", "assunta", "bruna", "carlo", "tonino"))
        log.write_text(log.read_text("utf-8").replace("nicola-0", "Anna"), "utf-8")
        hand.window.past.open(log)
        table = hand.window.past.replay
        seat = [player.name for player in table.steps.playback.players(0)].index("Anna")
        table.steps.look_from(seat)
        table.steps.open_cards(wanted=is_open)
        table.steps.next_decision()
        words = table.line.text
        hand.until(lambda: table.line.text != words, 60)
        hand.rest(200)

    return stage


def learn(game: str, seats: int, deals: int, *, answers: bool) -> Scene:
    """What has cost Anna most, asked again at the table."""

    def stage(hand: WindowDriver) -> None:
        log = hand.folder / "matches" / "played.cucu"
        log.parent.mkdir(exist_ok=True)
        play(log, game, seats, deals=deals, bots=("nicola", "assunta", "bruna", "carlo", "tonino"))
        log.write_text(log.read_text("utf-8").replace("nicola-0", "Anna"), "utf-8")
        hand.window.page_opener.open_questions("Anna", game)
        page = hand.window.page_stack.page
        assert isinstance(page, PuzzlePage)
        hand.until(lambda: page.table is not None, 90)
        hand.rest(300)
        if answers and page.table is not None and page.question is not None:
            page.table.view.answer([page.question.decision.action])
            hand.rest(300)

    return stage


def past(hand: WindowDriver) -> None:
    """The matches that are over."""
    for seed, game in enumerate(("campli", "coch", "cuckoo")):
        log = hand.folder / "played" / f"{seed}.cucu"
        log.parent.mkdir(exist_ok=True)
        play(log, game, 4, deals=2, seed=seed, bots=("nicola", "assunta", "bruna", "carlo"))
    hand.window.album.open()
    hand.rest(200)


PAGES: dict[str, Scene] = {
    "start": opened(lambda _: None, 100),
    "error": error,
    "saves": saves,
    **{f"lesson-{step}": lesson(steps=step) for step in (0, 1, 2, 3, 4)},
    "lesson-last": lesson(steps=99),
    **{f"lesson-{game}-{step}": lesson(game, steps=step) for game in ("gnav", "trionfo") for step in (0, 3)},
    "watched": watched,
    "after-watching": after_watching,
    "deals": deals,
    "settings-low": low(settings),
    "keys-low": low(keys),
    "statistics-low": low(statistics),
    "choose": opened(lambda window: window.page_opener.choose_game(), 200),
    "set-up": set_up_of("campli"),
    "set-up-ace": set_up_of("ace_chasing"),
    "set-up-trionfo": set_up_of("trionfo"),
    "set-up-coucou": set_up_of("coucou"),
    "set-up-house-rules": house_rules,
    "set-up-cuckoo": set_up_of("cuckoo"),
    "settings": settings,
    "keys": keys,
    "statistics": statistics,
    "luck": luck("campli", 5, 12),
    "luck-coch": luck("coch", 4, 2),
    "replay": replay("campli", 5),
    "replay-coch": replay("coch", 4, is_open=True),
    "past": past,
    "learn": learn("campli", 5, 8, answers=False),
    "learn-answered": learn("campli", 5, 8, answers=True),
    "learn-coch": learn("coch", 4, 1, answers=True),
    "rules": rules,
    "rules-coucou": rules_of("coucou"),
    "collection": opened(lambda window: window.album.open_famous(), 400),
    "about": opened(lambda window: window.page_opener.open_about()),
}
"""Scenes by name."""
