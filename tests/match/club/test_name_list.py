"""A list of names from elsewhere is read line by line, and compared with who has entered."""

import pytest

from cucu_desktop.match.club.book import Book, ClubMember
from cucu_desktop.match.club.name_list import decoded, read_names


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Anna Bo", ("Anna Bo", None, None)),
        ("Anna Bo; 1950; 5", ("Anna Bo", 1950, 5)),
        ("Anna Bo\t1950\t0", ("Anna Bo", 1950, 0)),
        ("Anna Bo,1950,5", ("Anna Bo", 1950, 5)),
        ("Rossi, Mario", ("Rossi, Mario", None, None)),
        ("Rossi, Mario; 1950", ("Rossi, Mario", 1950, None)),
        ("Rossi, Mario, 1950", ("Rossi, Mario", 1950, None)),
        ('"Rossi; Mario";;2', ("Rossi; Mario", None, 2)),
        ("\u00a0Zoe\u0308\u200b ;;", ("Zo\u00eb", None, None)),
        ('Anna "la Rossa" Bo', ('Anna "la Rossa" Bo', None, None)),
        ("O'Brien", ("O'Brien", None, None)),
    ],
)
def test_a_line_is_a_person(line, read):
    (found,) = read_names(line + "\n\n", Book())
    assert (found.name, found.born, found.coins, found.doubt) == (*read, "")


def test_headings_and_empty_lines_are_left_out():
    found = read_names("Giocatore;Anno;Posta\r\n\r\nAnna;1950;5\r\n;;\r\nBea;;\r\n", Book())
    assert [each.name for each in found] == ["Anna", "Bea"]


def test_doubles_are_told():
    book = Book(persons={"1": ClubMember("1", "Nicol\u00f2 Bo", "p"), "2": ClubMember("2", "Anna Bo", "p")})
    found = read_names("Bo Anna\nNiccol\u00f2 Bo\nUgo\nUGO\nIda;195;\nLia;;x\nNew\n" + "x" * 41, book)
    assert [(each.doubt, each.other) for each in found] == [
        ("twice", "Anna Bo"),
        ("alike", "Nicol\u00f2 Bo"),
        ("", ""),
        ("twice", "Ugo"),
        ("unread", "195"),
        ("unread", "x"),
        ("", ""),
        ("long", "x" * 41),
    ]


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_other_programs_are_read(coding):
    assert read_names(decoded("Nicol\u00f2;1950\n".encode(coding)), Book())[0].name == "Nicol\u00f2"


@pytest.mark.parametrize("text", ["", "\0\ud800", '"', '";";"', ";" * 99, "\x1b\n\u202e;;"])
def test_odd_texts_are_no_error(text):
    assert all(each.name for each in read_names(text, Book()))
