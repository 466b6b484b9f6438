"""The book of the house: what it tells of whom, that everybody can read it, and how one is struck out."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.records.store import Acquaintance, GameResult, PlayerResult, Store, StoreError
from cucu_desktop.ui.pages.album.you_section import AcquaintancesView
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.pictograms import Badge, CardRow, CoinStacks, Figure, Skittles, TallySticks
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.album import act, acts
from tests.ui.objects.controls import button, choose, click, is_told, named, told_at_the_foot
from tests.ui.windows import LARGE, a_window, cut_off, words_of

AFRESH = "Reset…"
FIRST = datetime(2026, 5, 4, 21, 15).astimezone()
DEEDS = {
    "campli": {"deal": 10, "survived": 7, "arrest-XII": 2, "arrest-XV": 1, "arrested": 1, "pack": 3},
    "cambio": {"deal": 5, "survived": 4, "arrest-XIV": 1},
    "cuckoo": {"deal": 8, "survived": 8, "arrest-K": 1},
    "zifuli": {"hand": 4, "hand-won": 3, "trick": 11, "token": -2, "bid": 2, "bid-won": 1},
    "ace_chasing": {"deal": 1, "matador": 1, "matador-survived": 1, "bet-won": 2, "bet-lost": 1},
}


def write(window, games, name="Anna"):
    """Write down games: each with its id, whether it was won, and the coins."""
    store = Store(saved_matches.results(window.context.matches))
    for number, (game, won, coins) in enumerate(games):
        players = (
            PlayerResult(name, None, won, coins, 0 if won else 3, DEEDS[game]),
            PlayerResult("Bruna", "bruna", not won, -coins, 3),
        )
        when = (FIRST + timedelta(days=number)).isoformat(timespec="seconds")
        store.record(GameResult(when, game, GAMES[game].options(), 5, 9, f"{name}.cucu", number, players))


def all_games(window):
    write(
        window, [("campli", True, 15), ("campli", False, -5), ("cuckoo", True, 4), ("ace_chasing", False, -1)]
    )
    write(window, [("zifuli", True, 0)], "Ugo")


def told(sheet, kind=Figure):
    return [figure.accessibleName() for figure in sheet.findChildren(kind) if figure.isVisible()]


def test_all_that_somebody_did_is_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    all_games(window)
    window.menus.actions["statistics"].trigger()
    sheet = window.page_stack.page
    assert sheet.section.person == "Anna"
    assert told(sheet, TallySticks) == ["Games. 4 games played, 2 won"]
    assert told(sheet, CoinStacks) == ["Evenings. 13 coins won overall; best evening 4 May 2026: 15 coins"]
    assert told(sheet, Skittles) == ["Deals. 22 of 29 without a loss"]
    (cards,) = told(sheet, CardRow)
    assert cards.startswith(
        "Stops. stopped others 7 times, was stopped 2 times. the inn (XI): 0, the cat (XII): 4"
    )
    assert cards.endswith("the cuckoo (XV): 2, a king: 1")
    badges = told(sheet, Badge)
    assert "won without losing a token: 2" in badges
    assert "swapped with the pack as dealer: 6" in badges
    assert "survived as matador, out of 1: 1" in badges
    assert "bets won, out of 3: 2" in badges


def test_the_owl_of_cambio_ends_a_deal_and_arrests_nobody(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    write(window, [("cambio", True, 3)])
    window.menus.actions["statistics"].trigger()
    sheet = window.page_stack.page
    choose(named(sheet, QComboBox, "Game"), "cambio")
    (cards,) = told(sheet, CardRow)
    assert "(XI): 0" in cards
    assert cards.endswith("(XIIII): 1")


def test_one_game_can_be_looked_at_alone_and_so_can_somebody_else(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    all_games(window)
    window.album.open_you()
    sheet = window.page_stack.page
    choose(named(sheet, QComboBox, "Game"), "campli")
    assert told(sheet, TallySticks) == ["Games. 2 games played, 1 won"]
    assert "a king" not in told(sheet, CardRow)[0]
    choose(named(sheet, QComboBox, "Player"), "Ugo")
    assert sheet.section.person == "Ugo"
    assert told(sheet, CardRow) == told(sheet, CoinStacks) == []
    assert told(sheet, Skittles) == ["Trick-game deals. 3 of 4 won"]
    assert "tokens in trick games, won minus paid: -2" in told(sheet, Badge)
    assert "won as bidder, out of 2: 1" in told(sheet, Badge)


def test_before_the_first_game_there_is_a_cat_and_nothing_to_strike_out(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.album.open_you()
    sheet = window.page_stack.page
    assert "Nothing yet. Finish a game." in words_of(sheet)
    assert AFRESH not in acts(sheet)
    assert told(sheet) == []
    assert window.focusWidget() is button(sheet, "Back")


def test_a_book_that_cannot_be_read_is_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    saved_matches.results(window.context.matches).write_text(
        "no database, only words that are long enough to be one" * 9
    )
    window.album.open_you()
    assert any("results.sqlite" in notice.text for notice in window.page_stack.notices)


def test_somebody_is_struck_out_only_after_a_question(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    all_games(window)
    window.album.open_you()
    sheet = window.page_stack.page
    act(sheet, AFRESH)
    assert "Anna" in told_at_the_foot(sheet)
    assert window.focusWidget() is button(sheet, "Cancel")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page_stack.page is sheet
    assert not is_told(sheet)
    act(sheet, AFRESH)
    click(sheet, "Cancel")
    assert sheet.section.person == "Anna"
    act(sheet, AFRESH)
    click(sheet, "Delete all")
    assert sheet.section.person == "Ugo"
    assert Store(saved_matches.results(window.context.matches)).persons() == ["Ugo"]
    act(sheet, AFRESH)
    click(sheet, "Delete all")
    assert "Nothing yet. Finish a game." in words_of(sheet)


def test_that_nobody_can_be_struck_out_is_told(qtbot, tmp_path, monkeypatch):
    def refuse(store, name):
        raise StoreError("read-only")

    window = a_window(qtbot, tmp_path)
    all_games(window)
    window.album.open_you()
    sheet = window.page_stack.page
    monkeypatch.setattr(Store, "forget", refuse)
    act(sheet, AFRESH)
    click(sheet, "Delete all")
    assert sheet.section.person == "Anna"
    assert is_told(sheet)
    assert "could not be read or saved" in told_at_the_foot(sheet)
    act(sheet, AFRESH)
    click(sheet, "Cancel")
    assert not is_told(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_can_be_read_and_each_figure_is_reached_by_the_keyboard(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    all_games(window)
    window.album.open_you()
    sheet = window.page_stack.page
    sheet.section.acts()[-1].does()
    qtbot.waitUntil(lambda: cut_off(sheet) == [] and QApplication.focusWidget() is not None)
    seen = set()
    for _ in range(40):
        QApplication.focusWidget().focusNextPrevChild(True)
        seen.add(QApplication.focusWidget())
    assert seen >= {figure for figure in sheet.findChildren(Figure) if figure.isVisible()}


def test_the_page_changes_language_letters_and_light_while_it_lies_there(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    all_games(window)
    window.album.open_you()
    window.context.prefer(language="de")
    qtbot.wait(10)
    assert told(window.page_stack.page, TallySticks) == ["Spiele. 4 Spiele gespielt, 2 gewonnen"]
    window.context.prefer(text=150, scheme="contrast")
    qtbot.waitUntil(lambda: cut_off(window.page_stack.page) == [])


def test_of_a_thousand_games_all_count_and_the_last_are_shown(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    write(window, [("campli", number % 5 == 0, 15 if number % 5 == 0 else -4) for number in range(3)])
    with closing(sqlite3.connect(saved_matches.results(window.context.matches))) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        for number in range(10, 1010):
            player = ("Anna", None, number % 5 == 0, 3, 1)
            database.execute(
                "INSERT INTO games VALUES (?, ?, 'campli', '{}', 1, 9, 'b', ?)",
                (number, FIRST.isoformat(), number),
            )
            database.execute("INSERT INTO results VALUES (?, 0, ?, ?, ?, ?, ?)", (number, *player))
            database.executemany(
                "INSERT INTO deeds VALUES (?, 0, ?, ?)", [(number, *done) for done in DEEDS["campli"].items()]
            )
    window.album.open_you()
    sheet = window.page_stack.page
    assert len(sheet.section.record.games) == 1003
    assert "last 150 shown" in told(sheet, TallySticks)[0]


def test_pictograms_stand_for_numbers(qtbot, tmp_path):
    context = a_window(qtbot, tmp_path, paints=False).context
    skittles, stacks = Skittles(context.theme, context.art), CoinStacks(context.theme, context.art)
    for part, whole, standing in ((0, 0, 0), (0, 90, 0), (1, 90, 1), (45, 90, 5), (89, 90, 9), (90, 90, 10)):
        skittles.show_share(part, whole)
        assert skittles.standing == standing, "all only if all came through, none only if none did"
    for part, whole in ((3, 8), (0, 9), (1, 2), (10, 10)):
        skittles.show_share(part, whole)
        assert (skittles.standing, skittles.number) == (part, whole), "of ten or fewer each has its own"
    for coins, worth in (([], 1), ([0], 1), ([6, -3], 1), ([7], 2), ([-60, 5], 10)):
        stacks.show_evenings(coins)
        assert stacks.worth == worth, "the highest stack fits"


def test_a_line_for_everybody_one_has_played_with(qtbot):
    view = AcquaintancesView(Theme("lamp"))
    qtbot.addWidget(view)
    view.show_people([Acquaintance("assunta", 12, 3, 5, {"ousted": 2}, {"ousted": 1})], "Anna")
    view.show()
    told = " | ".join(words_of(view))
    for words in ("Nonna Assunta", "12 games", "Anna: 3 won", "Nonna Assunta: 5 won", "2 : 1"):
        assert words in told
    assert "Anna knocked out Nonna Assunta 2 times; the other way round 1 time" in told
    view.show_people([Acquaintance("of a later version", 1, 0, 0, {}, {})], "Anna")
    assert not view.isVisible()
