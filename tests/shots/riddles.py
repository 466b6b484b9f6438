"""The scenes of hints, of puzzles and of the shelf."""

from window_driver import Scene, WindowDriver

from cucu_desktop.match.puzzles.puzzle import puzzles_of
from tests.ui.every_page import played


def puzzle(game: str, number: int, *, answers: bool = False) -> Scene:
    """A puzzle on the table, answered wrong or not yet."""

    def stage(hand: WindowDriver) -> None:
        hand.window.page_opener.open_puzzles(puzzles_of(game)[number])
        hand.rest(300)
        if answers:
            page = hand.window.page_stack.page
            options = (each.action for each in page.puzzle.assessment.options)
            page.table.view.answer([next(each for each in options if each != page.puzzle.best)])
            hand.rest(300)

    return stage


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
            played(hand.window, game, seats, 30, seed, first="gildo")
    hand.window.menus.actions["feats"].trigger()
    page = hand.window.page_stack.page
    hand.until(lambda: not page.section.is_looking, 60)
    hand.rest(300)


RIDDLES: dict[str, Scene] = {
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
