"""A finished game of the scorekeeper is entered in the tournament, and removed again."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.club.club_file import open_club
from cucu_desktop.match.club.club_standings import qualification
from cucu_desktop.ui.window.inn import score_to_club
from tests.ui.objects.controls import click, shows_button, texts
from tests.ui.objects.score import Scorekeeper
from tests.ui.windows import a_window, cut_off, nameless

NAMES = ("Anna", "Bea")


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, paints=False, size=(1280, 800), motion="reduced")


def club_of(window, names, tables=(), twins=""):
    """Begin a tournament; two people with the name `twins` differ in the year of birth."""
    club = open_club(window.context.matches)
    club.write("place", place="bar", name="Bar")
    for name in names:
        club.write("person", person=name.lower(), name=name, place="bar")
    for person, born in (("father", 1950), ("son", 1980)) if twins else ():
        club.write("person", person=person, name=twins, place="bar", born=born)
    if tables:
        club.write("draw", place="bar", shift=2, tables=tables)
    club.close()


def games(window):
    club = open_club(window.context.matches)
    club.close()
    return [(game.shift, game.table, game.players, game.winner) for game in club.book.games]


def won_by_anna(window, qtbot):
    hand = Scorekeeper(window, qtbot)
    hand.begin(*NAMES, game="cuckoo")
    hand.end("Bea")
    assert hand.result["winner"] == "Anna"
    return hand


def test_the_drawn_table_is_found_and_the_entry_undone(window, qtbot):
    club_of(window, ("anna", "Bea", "Carla"), [["carla"], ["bea", "anna"]])
    hand = won_by_anna(window, qtbot)
    click(hand.page, "Enter in tournament")
    assert "In the tournament: Anna won at table 2, shift 2." in texts(hand.page)
    assert games(window) == [(2, 2, ("anna", "bea"), "anna")]
    assert not shows_button(hand.page, "Enter in tournament"), "no game counts twice"
    window.page_stack.close_pages()
    hand = Scorekeeper(window, qtbot)
    click(hand.page, "Remove entry")
    assert games(window) == []
    assert shows_button(hand.page, "Enter in tournament")


def test_without_a_draw_it_is_the_next_table(window, qtbot):
    club_of(window, ("Anna", "Bea"))
    hand = won_by_anna(window, qtbot)
    click(hand.page, "Enter in tournament")
    hand.press("New game")
    hand.press("Start")
    hand.end("Anna")
    click(hand.page, "Enter in tournament")
    assert [(shift, table, winner) for shift, table, _, winner in games(window)] == [
        (1, 1, "anna"),
        (1, 2, "bea"),
    ]


@pytest.mark.parametrize("is_tied", [True, False])
def test_a_game_of_those_who_are_tied_is_entered_as_their_play_off(window, qtbot, is_tied):
    club_of(window, ("Anna", "Bea", "Carla"))
    club = open_club(window.context.matches)
    club.write("club", name="Cup", year=2026, rules={"steps": [{"take": 1, "per": "place"}]}, champion=None)
    for table, winner in enumerate(("anna", "bea") if is_tied else ("anna", "anna"), 1):
        said = {"place": "bar", "shift": 1, "table": table, "players": ["anna", "bea"], "winner": winner}
        club.write("game", **said)
    club.close()
    assert bool(qualification(club.book).ties) == is_tied
    hand = won_by_anna(window, qtbot)
    click(hand.page, "Enter in tournament")
    club = open_club(window.context.matches)
    assert [game.playoff for game in club.book.games] == [False, False, is_tied]
    assert not qualification(club.book).ties
    club.close()


@pytest.mark.parametrize(
    ("names", "twins", "told"),
    [(("Anna",), "", "Bea has not entered yet"), (("Bea",), "Anna", "Anna (1950) · Anna (1980)")],
)
def test_people_who_have_not_entered_or_have_one_name_are_named(window, qtbot, names, twins, told):
    club_of(window, names, twins=twins)
    hand = won_by_anna(window, qtbot)
    click(hand.page, "Enter in tournament")
    assert games(window) == []
    assert any(told in each for each in texts(hand.page))


def test_without_a_tournament_or_an_end_nothing_is_offered(window, qtbot):
    hand = won_by_anna(window, qtbot)
    assert not shows_button(hand.page, "Enter in tournament")
    club_of(window, NAMES)
    hand.press("Undo")
    assert not shows_button(hand.page, "Enter in tournament")


def test_long_names_and_names_with_commas_are_handed_over(window, qtbot):
    long, comma = "Vincenzo Massimiliano Angelini di Montorio", "Rossi, Mario"
    long = long[:40]
    club_of(window, (long, comma))
    hand = Scorekeeper(window, qtbot)
    hand.begin(long, comma, game="cuckoo")
    hand.end(comma)
    click(hand.page, "Enter in tournament")
    assert games(window) == [(1, 1, (long.lower(), comma.lower()), long.lower())]


def test_of_two_people_of_one_name_the_one_drawn_to_the_table_played(window, qtbot):
    club_of(window, ("Bea", "Carla", "Dino"), [["son", "bea"], ["father", "carla"]], twins="Anna")
    hand = won_by_anna(window, qtbot)
    click(hand.page, "Enter in tournament")
    assert games(window) == [(2, 1, ("son", "bea"), "son")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_buttons_are_read_whole(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language=language)
    club_of(window, NAMES)
    window.inn.go_to("score")
    page = window.page_stack.page
    page.begun.emit({"game": "cuckoo", "seats": [{"name": name} for name in NAMES]})
    while not page.kept.is_over:
        assert page.tell("paid Bea", "dealt")
    for _ in range(2):
        assert page.club_button.isVisible()
        assert not cut_off(page)
        assert not nameless(page)
        page.club_button.click()


def test_people_of_one_name_are_suggested_and_keep_score_at_one_table(window, qtbot):
    club_of(window, (), twins="Mario Rossi")
    hand = Scorekeeper(window, qtbot)
    assert hand.known == ["Mario Rossi (1950)", "Mario Rossi (1980)"]
    hand.begin(*hand.known, game="cuckoo")
    hand.end("Mario Rossi (1950)")
    click(hand.page, "Enter in tournament")
    assert [each[2:] for each in games(window)] == [(("father", "son"), "son")]


def test_a_season_is_not_read_for_suggestions(window, qtbot, monkeypatch):
    club_of(window, NAMES)
    monkeypatch.setattr(score_to_club, "_OF_ONE_EVENING", 100)
    assert Scorekeeper(window, qtbot).known == []
