"""What desktops and software centres read about the program is valid, and true."""

import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from datetime import datetime
from pathlib import Path

import pytest

import cucu_desktop
from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.words import words_of

ROOT = Path(__file__).parents[2]
ID = "io.github.cucu_desktop.CucuDesktop"
ENTRY = ROOT / "packaging" / f"{ID}.desktop"
METAINFO = ROOT / "packaging" / f"{ID}.metainfo.xml"


def entry():
    lines = ENTRY.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", ENTRY], ["appstreamcli", "validate", "--pedantic", "--no-net", METAINFO]],
)
def test_the_validators_are_content(command):
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout


def test_the_entry_starts_the_command_and_shows_the_icon_that_are_there():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert entry()["Exec"].split() == [*project["scripts"], "%f"]
    assert entry()["Icon"] == ID
    shared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]
    by_target = {target: source for source, target in shared["wheel"]["shared-data"].items()}
    assert all((ROOT / source).is_file() for source in by_target.values())
    assert by_target[f"share/icons/hicolor/scalable/apps/{ID}.svg"] == "assets/icons/cucu-desktop.svg"


def test_the_entry_speaks_the_languages_of_the_window():
    for key in ("GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[de]", f"{key}[it]"} <= set(entry())


def test_the_metainfo_is_of_this_program_and_this_version():
    component = ET.parse(METAINFO).getroot()
    assert component.findtext("id") == ID
    assert component.findtext("launchable") == ENTRY.name
    assert component.find("releases/release").get("version") == cucu_desktop.__version__


def test_a_store_shows_a_short_summary_a_stable_release_and_colours():
    component = ET.parse(METAINFO).getroot()
    for summary in component.findall("summary"):
        assert 10 <= len(summary.text) <= 35
    assert component.find("releases/release").get("type") == "stable"
    schemes = {color.get("scheme_preference") for color in component.findall("branding/color")}
    assert schemes == {"light", "dark"}
    kinds = {url.get("type") for url in component.findall("url")}
    assert {"homepage", "bugtracker", "vcs-browser", "translate", "contribute"} <= kinds


def test_version_day_and_state_are_the_same_wherever_they_are_told():
    release = ET.parse(METAINFO).getroot().find("releases/release")
    news = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version, day = re.search(r"^## (\S+), (.+)$", news, re.MULTILINE).groups()
    assert version == cucu_desktop.__version__ == release.get("version")
    assert datetime.strptime(day, "%d %B %Y").date().isoformat() == release.get("date")  # noqa: DTZ007 - a day
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    state = next(each for each in project["classifiers"] if each.startswith("Development Status"))
    stable = not cucu_desktop.__version__.startswith("0.")
    assert (state == "Development Status :: 5 - Production/Stable") == stable
    assert (release.get("type") == "stable") == stable


def test_a_store_names_every_game_and_counts_the_people():
    description = ET.parse(METAINFO).getroot().find("description")
    english = " ".join(each.text for each in description.iter() if each.text and not each.attrib)
    names = [words_of("words", "en", game)["games"][game]["name"] for game in GAMES]
    assert [name for name in names if name.split(" and ")[0].removesuffix(" of Campli") not in english] == []
    assert len(PERSONS) == 26
    assert "twenty-six people" in english


def test_files_are_opened_by_the_types_that_are_registered():
    types = ET.parse(ROOT / "packaging" / f"{ID}.mime.xml").getroot()
    registered = {one.get("type") for one in types}
    assert set(filter(None, entry()["MimeType"].split(";"))) == registered
    provided = ET.parse(METAINFO).getroot().findall("provides/mediatype")
    assert {one.text for one in provided} == registered


def test_the_types_are_found_by_name_and_by_content(tmp_path):
    if not shutil.which("update-mime-database") or not shutil.which("xdg-mime"):
        pytest.skip("shared-mime-info is not installed")
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / f"{ID}.mime.xml", tmp_path / "mime" / "packages")
    told = subprocess.run(
        ["update-mime-database", tmp_path / "mime"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "application/x-cucu-match:*.cucu" in (tmp_path / "mime" / "globs").read_text()


def test_the_readme_shows_its_pictures_wherever_it_is_read():
    text = (ROOT / "README.md").read_text("utf-8")
    assert re.findall(r"\]\((?!https://)", text) == []
    if not (ROOT / "assets" / "screenshots").is_dir():
        pytest.skip("a source distribution has no pictures")
    for picture in re.findall(r"/main/(assets/screenshots/[^)]+)", text):
        assert (ROOT / picture).is_file()
