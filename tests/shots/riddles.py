"""The scenes of hints, of puzzles and of the shelf."""

from window_driver import Scene, WindowDriver

from cucu_desktop.match.puzzles.puzzle import puzzles_of
from cucu_desktop.match.puzzles.solved import Solved
from tests.analysis.bot_matches import play


def puzzles(hand: WindowDriver) -> None:
    """All puzzles, some of them solved."""
    solved = Solved(hand.window.context.results)
    for game in ("campli", "cuckoo", "coch"):
        for each in puzzles_of(game)[:7]:
            solved.note(each.id, is_right=each.best.word != "exchange")
    hand.window.menus.actions["puzzles"].trigger()
    hand.rest(300)


def puzzle(game: str, number: int, *, answers: bool = False) -> Scene:
    """A puzzle on the table, answered wrong or not yet."""

    def stage(hand: WindowDriver) -> None:
        hand.window.menus.actions["puzzles"].trigger()
        hand.window.page_stack.page.games[game].slips[number].click()
        page = hand.window.page_stack.page
        options = [each.action for each in page.puzzle.assessment.options if each.action != page.puzzle.best]
        hand.rest(300)
        if answers:
            page.table.view.answer(options[:1])
            hand.rest(300)

    return stage


def series(hand: WindowDriver, *, ends: bool = False) -> None:
    """A series of five at its end: four are right."""
    hand.window.menus.actions["puzzles"].trigger()
    hand.window.page_stack.page.games["cuckoo"].five.click()
    page = hand.window.page_stack.page
    for number in range(5):
        hand.rest(700)
        worst = min(page.puzzle.assessment.options, key=lambda option: option.worth).action
        page.table.view.answer([worst if number == 2 else page.puzzle.best])
        hand.rest(700)
        if number < 4 or ends:
            page.next.click()
    hand.rest(300)


def series_over(hand: WindowDriver) -> None:
    """The result of a series."""
    series(hand, ends=True)


def hint(game: str, cards: str, **wished: object) -> Scene:
    """The hint at the first question of a deal in which these cards come first."""

    def stage(hand: WindowDriver) -> None:
        hand.sit(cards, game=game, **wished)
        hand.turn()
        hand.window.playing.hint.ask()
        hand.until(lambda: hand.window.playing.hint.advice is not None, 60)
        hand.rest(300)

    return stage


def feats(hand: WindowDriver) -> None:
    """The shelf, after some evenings."""
    for game, seats, number in (("campli", 6, 12), ("zifuli", 5, 3), ("tiebreak", 5, 4), ("coch", 4, 3)):
        for seed in range(number):
            log = hand.folder / "played" / f"{game}-{seed}.cucu"
            log.parent.mkdir(exist_ok=True)
            play(log, game, seats, deals=30, seed=seed, bots=("gildo", "nicola"))
            log.write_text(log.read_text("utf-8").replace("gildo-0", "Anna"), "utf-8")
    hand.window.menus.actions["feats"].trigger()
    page = hand.window.page_stack.page
    hand.until(lambda: not page.is_looking, 60)
    hand.rest(300)


RIDDLES: dict[str, Scene] = {
    "puzzles": puzzles,
    "puzzle-series": series,
    "puzzle-series-over": series_over,
    "feats": feats,
    "hint-campli": hint("campli", "I VI XII II XIII V"),
    "hint-campli-matto": hint("campli", "MATTO VI XII II XIII V"),
    "hint-gnav": hint("gnav", "4 7 UGLE 9 11 6", seats=2),
    "hint-le-her": hint("le_her", "QC 4H", seats=2),
    "hint-coch": hint("coch", "", seats=4),
    "hint-trionfo": hint("trionfo", "", seats=4),
    "puzzle-campli": puzzle("campli", 12),
    "puzzle-campli-answered": puzzle("campli", 12, answers=True),
    "puzzle-gnav-answered": puzzle("gnav", 3, answers=True),
    "puzzle-coch": puzzle("coch", 11),
    "puzzle-coch-answered": puzzle("coch", 11, answers=True),
}
