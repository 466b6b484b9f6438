"""`cucu-desktop print`: packs, leaflets and the sheet for tokens; one sentence for what cannot be."""

import subprocess

import pytest

from cucu_desktop.app import main
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.printing.print_command import offset_in, sheet_names
from cucu_desktop.match.printing.sheets import PAPERS

LARGEST = 3_000_000
POINTS = 72 / 25.4


def read_by(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["tokens", "leaflet-campli"])
def test_paper_has_its_size(name, paper, tmp_path, qapp):
    path = tmp_path / "a.pdf"
    assert main(["print", name, "--paper", paper, "--out", str(path)]) == 0
    size = next(line for line in read_by("pdfinfo", path).splitlines() if line.startswith("Page size"))
    width, height = (float(word) for word in size.split()[2:5:2])
    assert (width, height) == pytest.approx([side * POINTS for side in PAPERS[paper]], abs=0.7)


def test_tokens_are_25_mm_wide(tmp_path, qapp):
    path = tmp_path / "a.pdf"
    assert main(["print", "tokens", "--out", str(path)]) == 0
    assert "Pages:           2\n" in read_by("pdfinfo", path)
    subprocess.run(["pdftoppm", "-r", "254", "-gray", "-f", "2", path, tmp_path / "p"], check=True)
    header, size, _, pixels = next(tmp_path.glob("p*.pgm")).read_bytes().split(b"\n", 3)
    assert header == b"P5"
    width, height = map(int, size.split())
    rows = [pixels[row * width : (row + 1) * width] for row in range(height)]
    middle = max(rows, key=lambda row: sum(value < 250 for value in row))
    first = next(at for at, value in enumerate(middle) if value < 250)
    last = next(at for at in range(first, width) if min(middle[at : at + 8]) >= 250)
    assert (last - first) / 10 == pytest.approx(25, abs=0.4)
    assert path.stat().st_size < LARGEST


@pytest.mark.parametrize(
    "arguments",
    [
        ["print", "leaflet-chess", "--out", "a.pdf"],
        ["print", "tokens", "--paper", "a3", "--out", "a.pdf"],
        ["print", "leaflet-campli", "--out", "nowhere/a.pdf"],
        ["print", "tokens", "--out", "nowhere/a.pdf"],
        ["print", "cucco", "--offset", "far", "--out", "a.pdf"],
        ["print", "cucco", "--offset", "11,0", "--out", "a.pdf"],
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(arguments, tmp_path, monkeypatch, capsys, qapp):
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert len(told.strip().splitlines()) == 1
    assert "Traceback" not in told


def test_all_games_have_a_leaflet():
    assert set(sheet_names()) == {"tokens", *(f"leaflet-{game}" for game in GAMES)}


@pytest.mark.parametrize("name", ["leaflet-campli", "cucco"])
def test_a_link_stays_a_link_and_its_target_is_written(name, tmp_path, qapp):
    target, link = tmp_path / "target.pdf", tmp_path / "link.pdf"
    target.write_text("before")
    link.symlink_to(target)
    assert main(["print", name, "--out", str(link)]) == 0
    assert link.is_symlink()
    assert target.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("offset", ["1.5,-0.5", "1,5; -0,5", "1.5 -0.5"])
def test_an_offset_is_read_as_each_country_writes_it(offset):
    assert offset_in(offset) == (1.5, -0.5)
