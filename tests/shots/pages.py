"""The scenes of the pages outside a match."""

import re

from exchanges import ending
from window_driver import Scene, WindowDriver, opened

from cucu_desktop.engine.actions import Amount
from cucu_desktop.match.scenario.collection import collected
from cucu_desktop.ui.pages.album.luck_view import LuckView
from cucu_desktop.ui.pages.analysis.rating_view import RatingView
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from cucu_desktop.ui.widgets.language import tr
from tests.ui.every_page import PAGES as EVERY_PAGE
from tests.ui.every_page import played
from tests.ui.objects.album import open_deals, open_game


def rules_of(game: str) -> Scene:
    def stage(hand: WindowDriver) -> None:
        hand.window.page_opener.lay_table(game)
        hand.window.page_opener.open_rules()
        hand.rest(400)

    return stage


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
    EVERY["set-up-of-cuckoo"](hand)
    page = hand.window.page_stack.page
    page.turn_over(to_second=True)
    page.rules.change.button.click()
    page.rules.options.controls["past_kings"].setChecked(True)
    page.rules.options.more.button.click()
    hand.rest(300)


def statistics(hand: WindowDriver) -> None:
    """What some evenings at Campli leave behind."""
    for seed in range(3):
        played(hand.window, seats=5, deals=12, seed=seed)
    EVERY["album-you"](hand)
    ratings = hand.window.page_stack.page.findChild(RatingView)
    hand.until(lambda: ratings.is_done, 60)
    hand.rest(300)


def luck(game: str, seats: int, deals: int) -> Scene:
    """A game looked back at that Anna has played like a beginner."""

    def stage(hand: WindowDriver) -> None:
        log = played(hand.window, game, seats, deals)
        view = open_game(hand.window, log).findChild(LuckView)
        hand.until(lambda: view.game_analysis is not None, 90)
        hand.rest(200)

    return stage


def replay(game: str, seats: int, *, is_open: bool = False) -> Scene:
    """A match that is looked through, at a decision of Anna's."""

    def stage(hand: WindowDriver) -> None:
        hand.window.past.open(played(hand.window, game, seats))
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
        played(hand.window, game, seats, deals)
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
    for game in ("campli", "coch", "cuckoo"):
        played(hand.window, game)
    hand.window.album.open()
    hand.rest(200)


EVERY: dict[str, Scene] = {
    re.sub("[ :]+", "-", name): opened(open_page) for name, open_page in EVERY_PAGE.items()
}
"""Every page as the tests open it; names as in `every_page.PAGES`, with hyphens."""
PAGES: dict[str, Scene] = {
    "start": opened(lambda _: None, 100),
    "saves": saves,
    **{f"lesson-{step}": lesson(steps=step) for step in (0, 1, 2, 3, 4)},
    "lesson-last": lesson(steps=99),
    **{f"lesson-{game}-{step}": lesson(game, steps=step) for game in ("gnav", "trionfo") for step in (0, 3)},
    "watched": watched,
    "deals": deals,
    "settings-low": low(EVERY["settings"]),
    "keys-low": low(EVERY["keys"]),
    "statistics-low": low(statistics),
    "set-up-house-rules": house_rules,
    "statistics": statistics,
    "luck": luck("campli", 5, 12),
    "luck-coch": luck("coch", 4, 2),
    "replay": replay("campli", 5),
    "replay-coch": replay("coch", 4, is_open=True),
    "past": past,
    "learn": learn("campli", 5, 8, answers=False),
    "learn-answered": learn("campli", 5, 8, answers=True),
    "learn-coch": learn("coch", 4, 1, answers=True),
    "rules-coucou": rules_of("coucou"),
}
"""Scenes by name."""
