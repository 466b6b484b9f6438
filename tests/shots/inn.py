"""The scenes of the inn: what there is to do besides a match."""

from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import Qt
from window_driver import Scene, WindowDriver

from cucu_desktop.match.club.sample import sample
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.ui.pages.club.club_screen import ClubScreen
from cucu_desktop.ui.pages.score.bargain_form import offer_text
from cucu_desktop.ui.pages.score.score_screen import ScoreScreen
from cucu_desktop.ui.widgets.room_window import RoomWindow
from tests.match.daily.days import play_first

TODAY = date(2026, 11, 22)
PLAYED = ((0, 2, ((0, 1, 1), (-2, 1, 2))), (1, 3, ((-1, 0, 2), (0, 2, 2), (4, 6, 8))))
"""How many days ago, how many of its deals, and what came of them: brought, best decisions, all of them."""


def _kept(hand: WindowDriver) -> None:
    """Mark the days of a month as played."""
    daily = hand.window.inn.daily
    daily.today = lambda: TODAY
    results = {ago: told for ago, _, told in PLAYED}
    for ago in (*range(6), 8, 9, 13, 14, 15, 19):
        day = TODAY - timedelta(days=ago)
        for number, deal in enumerate(deals_of(day)[: 2 if ago in (0, 3, 9) else 3]):
            begun = day + timedelta(days=int(ago in (4, 14) and number > 0))
            told = results.get(ago, ((0, 1, 1), (-1, 1, 2), (3, 5, 7)))[number]
            play_first(daily.diary, deal, begun, *told)


def daily(hand: WindowDriver) -> None:
    """A day of which two deals were played."""
    _kept(hand)
    daily = hand.window.inn.daily
    daily.open()
    hand.rest(300)


def daily_before(hand: WindowDriver) -> None:
    """The day before, with all deals played."""
    _kept(hand)
    hand.window.inn.daily.open(TODAY - timedelta(days=1))
    hand.rest(300)


def daily_table(hand: WindowDriver) -> None:
    """The first deal of the day at the table."""
    hand.window.inn.daily.today = lambda: TODAY
    hand.window.inn.daily.open()
    page = hand.window.page_stack.page
    page.open_at(1)
    page.main.click()
    hand.turn()


def duplicate(hand: WindowDriver) -> None:
    """What others made of one's cards."""
    daily = hand.window.inn.daily
    deal = deals_of(TODAY)[1]
    path = play_first(daily.diary, deal, TODAY, 0, 1, 2)
    hand.window.inn.duplicates.compare(path)
    page = hand.window.page_stack.page
    hand.until(lambda: page.is_done, seconds=120)
    hand.rest(200)


def printing(what: str, hand: WindowDriver) -> None:
    """The page to print something for the table."""
    hand.window.inn.go_to("print")
    page = hand.window.page_stack.page
    page.what.choose(what)
    hand.rest(200)


def club(view: str, place: str, hand: WindowDriver) -> None:
    """A view of the made-up season."""
    hand.window.inn.go_to("club")
    page = hand.window.page_stack.page
    page.club.take_in([(name, b"".join(entry.line() for entry in entries)) for name, entries in sample()])
    page.fill_places(place)
    page.show_view(view)
    if view == "draw":
        page.forms["draw"].put(most=7)
        page.enter()
    page.refresh()
    hand.rest(300)


def club_screen(hand: WindowDriver) -> None:
    """The standing of a place on the screen for the room, as large as the window."""
    club("standings", "p01", hand)
    hand.window.page_stack.page.wanted.emit("screen")
    _lay_over(hand, ClubScreen)


NAMES = (
    "Anna Bea Carla Dino Ezio Fabia Gino Ida Ivo Lia Marco Nino Olga Piero Quinto Rosa Santo Tina Ugo Vera"
).split()


def score(game: str, people: int, hand: WindowDriver) -> None:
    """The score of a game with real cards, in which some have lost."""
    hand.window.inn.go_to("score")
    page = hand.window.page_stack.page
    page.begun.emit({"game": game, "seats": [{"name": name, "coins": 100} for name in NAMES[:people]]})
    if page.kept.tricks is not None:
        page.deal.put(bidder="Bea", points="11.5")
        page.next.click()
        page.deal.put(points="9.5")
    else:
        for loser in (1, 3, 1, 4):
            page.board.tiles[loser].click()
            page.next.click()
        page.board.tiles[2].penalised.emit()
        page.board.tiles[3].click()
    hand.rest(300)


def score_cards(game: str, people: int, hand: WindowDriver, *, counted: bool = False) -> None:
    """The score while a card is noted, or the table of the noted ones."""
    score(game, people, hand)
    page = hand.window.page_stack.page
    page.means.note.setChecked(True)
    if counted:
        for card in ("XII", "II", "II", "NULLA"):
            page.next.click()
            page.board.tiles[5].click()
            page.note.buttons[card].click()
        page.show_log.click()
    hand.rest(300)


def score_bargain(people: int, hand: WindowDriver) -> None:
    """A bargain at Lu Stù; two shares have been promised before."""
    score("lu_stu", people, hand)
    page = hand.window.page_stack.page
    for guest, innkeeper, offer in ((5, 0, (5, 20)), (0, 2, (0, 30))):
        page.bargain.told.emit(offer_text(NAMES[guest], NAMES[innkeeper], *offer))
    page.means.inn.click()
    hand.rest(300)


def score_rules(hand: WindowDriver) -> None:
    """The set-up of a score, with all rules."""
    hand.window.inn.go_to("score")
    hand.window.page_stack.page.setup.more.setChecked(True)
    hand.rest(300)


def score_screen(game: str, people: int, hand: WindowDriver) -> None:
    """The score on the screen for the room, as large as the window."""
    score(game, people, hand)
    hand.window.page_stack.page.screen_button.click()
    _lay_over(hand, ScoreScreen)


def _lay_over(hand: WindowDriver, kind: type[RoomWindow]) -> None:
    """Put a window for the room into the window that is photographed."""
    screen = hand.window.findChild(kind)
    screen.setWindowFlag(Qt.WindowType.Window, False)
    screen.setParent(hand.window)
    screen.setGeometry(hand.window.rect())
    screen.show()
    screen.raise_()
    hand.rest(300)


CLUB = (
    "places", "people", "stages", "draw", "games", "standings", "qualified", "prizes", "accounts", "check",
)  # fmt: skip
INN: dict[str, Scene] = {
    "club-screen": club_screen,
    "print-cucco": partial(printing, "cucco"),
    "print-leaflet": partial(printing, "leaflet-lu_stu"),
    "score-rules": score_rules,
    "score-bargain": partial(score_bargain, 15),
    "score-note": partial(score_cards, "lu_stu", 8),
    "score-note-gnav": partial(score_cards, "gnav", 6),
    "score-cards": partial(score_cards, "campli", 8, counted=True),
    "score-15": partial(score, "lu_stu", 15),
    "score-20": partial(score, "campli", 20),
    "score-coch": partial(score, "coch", 4),
    "score-zifuli": partial(score, "zifuli", 5),
    "score-screen-8": partial(score_screen, "campli", 8),
    "score-screen-20": partial(score_screen, "campli", 20),
    "score-screen-coch": partial(score_screen, "coch", 4),
    "score-screen-zifuli": partial(score_screen, "zifuli", 5),
    "score-trionfo": partial(score, "trionfo", 4),
    **{f"club-{view}": partial(club, view, "p01" if view in CLUB[1:5] else "") for view in CLUB},
    "daily": daily,
    "daily-before": daily_before,
    "daily-table": daily_table,
    "duplicate": duplicate,
}
