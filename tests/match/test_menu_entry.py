"""The entry in the menu starts the very program that made it."""

import plistlib
import shutil
import subprocess
import sys

import pytest

from cucu_desktop.app import main
from cucu_desktop.match import menu_entry

ODD = ['/home/ann a/50% of $it/"py`thon\\', "-m", "cucu_desktop"]


@pytest.fixture
def share(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_it_is_put_there_and_taken_away(share, capsys):
    assert main(["--lang", "de", "--menu-entry", "add"]) == 0
    assert "im Menü" in capsys.readouterr().out
    entry = share / "applications" / f"{menu_entry.APP_ID}.desktop"
    assert sys.executable in entry.read_text("utf-8")
    assert (share / "icons/hicolor/scalable/apps" / f"{menu_entry.APP_ID}.svg").is_file()
    assert (share / "mime/packages" / f"{menu_entry.APP_ID}.xml").is_file()
    assert main(["--menu-entry", "remove"]) == 0
    left = [file for file in share.rglob("*") if menu_entry.APP_ID in file.name]
    assert left == []


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_a_menu_that_cannot_be_written_is_told(share, capsys):
    share.write_text("no folder")
    assert main(["--menu-entry", "add"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")
def test_a_command_with_odd_letters_is_valid(share):
    entry = menu_entry.add(ODD)
    (line,) = [line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")]
    unescaped = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    # Quoted as a shell would have it, by the specification.
    told = subprocess.run(["/bin/sh", "-c", f"printf '%s\\n' {unescaped}"], capture_output=True, check=True)
    assert told.stdout.decode().splitlines() == [*ODD, "%f"]
    if shutil.which("desktop-file-validate"):
        told = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout


def test_the_bundle_of_macos_starts_the_program_and_opens_its_files(tmp_path):
    bundle = menu_entry._add_bundle(["/bin/echo", "it's", "here"], tmp_path / "Cucù.app")
    information = plistlib.loads((bundle / "Contents/Info.plist").read_bytes())
    script = bundle / "Contents" / "MacOS" / information["CFBundleExecutable"]
    told = subprocess.run([script, "a file"], capture_output=True, text=True, check=True)
    assert told.stdout == "it's here a file\n"
    assert information["CFBundleDocumentTypes"][0]["CFBundleTypeExtensions"] == ["cucu"]
