"""A whole season in the window: from the files of 24 places to the champions, by typing and clicking."""

from itertools import islice

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.match.club import sample as made_up
from cucu_desktop.match.club.club_standings import qualification
from cucu_desktop.match.club.stages import ties, winners
from tests.ui.objects.club import Club
from tests.ui.objects.controls import click

ODD = {"Ferri": "Ferri, Conte di Sopra", "Galli": "Gàlli", "Nisii": "Ricci", "Viola": "Viola-Łukasz Müller"}


@pytest.fixture
def club(window, qtbot, tmp_path, monkeypatch):
    """Return the tournament's page with the files of 24 places, whose people have real-looking names."""
    monkeypatch.setattr(made_up, "_LAST", [ODD.get(name, name) for name in made_up._LAST])
    club = Club(window, qtbot)
    paths = []
    for name, entries in islice(made_up.sample(), 24):
        paths.append(tmp_path / name)
        paths[-1].write_bytes(b"".join(entry.line() for entry in entries))
    window.inn.club.merge(paths)
    return club


def play_stage(club, qtbot, stage, shifts=1):
    """Draw each shift of a stage, and enter the game of each table as drawn, in the order of going out."""
    page = club.page
    club.choose_stage(stage)
    for shift in range(1, shifts + 1):
        page.show_view("draw")
        page.forms["draw"].put(shift=shift)
        click(page, "Draw tables")
        assert "Draw: Shift" in club.told, club.told
        tables = {row[0] for row in page.listed.rows}
        page.show_view("games")
        for table in sorted(tables):
            page.games_form.put(shift=shift, table=table)
            page.games_form.put(order=True)
            qtbot.keyClick(page.games_form.players.line, Qt.Key.Key_Return)
            assert "Winner: " in club.told, club.told
            page.games_form.put(order=False)


def settle_ties(club, qtbot):
    """Settle each open tie: the first one by a play-off, the others by lots."""
    while open_ties := ties(club.book):
        tie = open_ties[0]
        if tie.group.stage == "semifinal" and len(tie.persons) == 2:
            club.page.show_view("games")
            names = [club.book.label(person) for person in tie.persons]
            club.enter("games", players=names, winner=names[1], playoff=True, shift=1, table=1)
            assert club.book.games[-1].playoff
            assert not club.page.games_form.value("playoff"), "the next game is an ordinary one"
        else:
            rows = club.rows("check")
            assert "A tie" in rows[0][0]
            club.choose(0)
            click(club.page, "Draw a lot")
            assert "Draw a lot: " in club.told


def test_a_season_is_played_from_24_places_to_the_champions(club, qtbot):
    page, book = club.page, lambda: club.page.club.book
    champion = page.club.book.label("d01.1")
    club.enter("stages", name="Grande torneo di Stù", year=2025, rules="grande-torneo", champion=champion)
    assert "Rules: Grande" in club.told
    assert [row[0] for row in club.rows("stages")][1:4] == ["Shifts of the qualified", "Semifinal", "Final"]
    settle_ties(club, qtbot)
    assert len(qualification(book()).through) == 48
    play_stage(club, qtbot, "qualified", shifts=2)
    assert len(qualification(book(), "qualified").through) == 12
    play_stage(club, qtbot, "semifinal")
    settle_ties(club, qtbot)
    club.choose_stage("final")
    assert len(club.rows("people")) == 10
    assert champion.split(" (")[0] in {row[0] for row in club.rows("people")}
    play_stage(club, qtbot, "final")
    play_stage(club, qtbot, "young")
    play_stage(club, qtbot, "young-final")
    settle_ties(club, qtbot)
    assert set(winners(book())) == {0, 16}
    club.choose_stage("final")
    (first, *_), *others = club.rows("qualified"), *club.rows("standings")
    assert first[1] == page.club.book.label(winners(book())[0])
    assert len(others) == 10
    assert {each.key for each in book().conflicts} <= {"names", "alike"}
