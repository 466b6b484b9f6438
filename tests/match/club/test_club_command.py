"""`cucu-desktop club`: what it prints and writes, and how it ends."""

import pytest

from cucu_desktop.app import main
from cucu_desktop.match.club.entries import Device
from tests.match.club.written_entries import AT


@pytest.fixture
def file(tmp_path):
    device = Device("a")
    entries = [
        device.write("place", AT, place="p1", name="Bar"),
        device.write("person", AT, person="1", name="Anna", place="p1"),
        device.write("stake", AT, person="1", coins=1, receipt="1"),
    ]
    path = tmp_path / "a.cucu-club"
    path.write_bytes(b"".join(entry.line() for entry in entries))
    return path


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (lambda data: data, 0),
        (lambda data: data + b"torn", 1),
        (lambda data: data.replace(b"Anna", b"Enna"), 1),
        (lambda data: data.decode().encode("utf-16"), 1),
        (lambda _: b"", 1),
        (lambda data: data + b"\n", 0),
    ],
)
def test_the_status_says_whether_lines_were_left_out(file, capsys, data, status):
    file.write_bytes(data(file.read_bytes()))
    assert main(["club", str(file), "--json"]) == status
    assert main(["club", str(file)]) == status


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 place, 1 person, 0 games, 1 coin of stakes"),
        ("de", "1 Ort, 1 Person, 0 Spiele"),
        ("it", "1 luogo, 1 persona, 0 partite"),
    ],
)
def test_one_place_is_no_plural(file, capsys, language, told):
    assert main(["--lang", language, "club", str(file)]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "options", "between"),
    [
        (["--lang", "en"], [], ","),
        (["--lang", "it"], [], ";"),
        (["--lang", "de"], ["--separator", "comma"], ","),
        ([], ["--separator", "tab"], "\t"),
    ],
)
def test_lists_have_the_separator_of_the_country_or_the_one_chosen(
    file, tmp_path, language, options, between
):
    assert main([*language, "club", str(file), "--csv", str(tmp_path / "lists"), *options]) == 0
    text = (tmp_path / "lists" / "places.csv").read_text("utf-8-sig")
    assert between.join(("Bar", "", "1", "0", "1")) in text


def test_odd_names_end_in_no_traceback(file, tmp_path, capsys):
    device = Device("b")
    odd = device.write("person", AT, person="2\ud800", name="B\ud800\x1b", place="\ud801")
    game = device.write("game", AT, place="\x1b\ud800", players=["2\ud800", "\ud802"], winner="\ud802")
    file.write_bytes(odd.line() + game.line())
    assert main(["club", str(file), "--csv", str(tmp_path / "lists"), "--out", str(tmp_path / "all")]) == 0
    written = b"".join(each.read_bytes() for each in (tmp_path / "lists").iterdir())
    assert b"\x1b" not in written
    assert "\x1b" not in capsys.readouterr().out
    assert main(["club", str(file), "--json"]) == 0
