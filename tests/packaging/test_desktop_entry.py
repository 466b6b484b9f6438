"""What desktops and software centres read about the program is valid, and true."""

import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import cucu_desktop
from cucu_desktop import resources

ROOT = Path(__file__).parents[2]
ID = "io.github.cucu_desktop.CucuDesktop"
ENTRY = ROOT / "packaging" / f"{ID}.desktop"
METAINFO = ROOT / "packaging" / f"{ID}.metainfo.xml"


def entry():
    lines = ENTRY.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


@pytest.mark.parametrize(
    "command", [["desktop-file-validate", ENTRY], ["appstreamcli", "validate", "--no-net", METAINFO]]
)
def test_the_validators_are_content(command):
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout


def test_the_entry_starts_the_command_and_shows_the_icon_that_are_there():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert entry()["Exec"] in project["scripts"]
    assert resources.asset("icons", f"{entry()['Icon']}.svg").is_file()


def test_the_entry_speaks_the_languages_of_the_window():
    for key in ("GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[de]", f"{key}[it]"} <= set(entry())


def test_the_metainfo_is_of_this_program_and_this_version():
    component = ET.parse(METAINFO).getroot()
    assert component.findtext("id") == ID
    assert component.findtext("launchable") == ENTRY.name
    assert component.find("releases/release").get("version") == cucu_desktop.__version__
