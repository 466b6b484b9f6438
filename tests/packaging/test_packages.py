"""What `bootstrap.py package` builds, as far as it can be told without building it."""

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import cucu_desktop

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "packaging" / "packages"


@pytest.fixture
def part(monkeypatch):
    """A module of packaging/packages, by its name."""
    monkeypatch.syspath_prepend(PACKAGES)
    yield importlib.import_module
    for name in [path.stem for path in PACKAGES.glob("*.py")]:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("arguments", [[], ["snap"], ["folder", "deb"]])
def test_what_is_not_there_is_answered_with_what_is(arguments):
    run = subprocess.run([sys.executable, PACKAGES, *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "folder" in run.stderr


def test_packages_have_the_version_of_the_program(part):
    assert part("steps").version() == cucu_desktop.__version__


def test_a_command_that_fails_is_told_in_its_own_words(part):
    steps = part("steps")
    with pytest.raises(steps.Trouble, match="no such thing"):
        steps.run(sys.executable, "-c", "import sys; sys.exit('no such thing')")


def test_a_program_that_is_missing_is_told_with_the_package_that_has_it(part, monkeypatch):
    steps = part("steps")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(steps.Trouble, match="apt-get install dpkg"):
        steps.needed("dpkg-deb", "dpkg")


def test_the_size_of_a_folder_is_that_of_its_files(part, tmp_path):
    (tmp_path / "below").mkdir()
    (tmp_path / "one").write_bytes(b"1" * 10)
    (tmp_path / "below" / "two").write_bytes(b"2" * 20)
    assert part("steps").size(tmp_path) == 30
    assert part("steps").size(tmp_path / "one") == 10


def test_the_folder_leaves_out_no_module_that_the_program_imports():
    spec = (PACKAGES / "folder.spec").read_text("utf-8")
    excluded = set(re.findall(r'"([\w.]+)"', spec.split("excludes=[")[1].split("],")[0]))
    assert excluded
    sources = [file.read_text("utf-8") for file in (ROOT / "cucu_desktop").rglob("*.py")]
    imported = {
        name for text in sources for name in re.findall(r"^\s*(?:from|import) ([\w.]+)", text, re.MULTILINE)
    }
    assert not excluded & imported


def test_the_manifest_for_flatpak_pins_and_hashes_whatever_it_builds_from(part, tmp_path):
    flatpak = part("flatpak")
    program = tmp_path / "cucu_desktop-1-py3-none-any.whl"
    program.write_bytes(b"a wheel")
    manifest = flatpak.manifest_for(program)
    sources = [source for module in manifest["modules"] for source in module["sources"]]
    assert all(re.fullmatch("[0-9a-f]{64}", source["sha256"]) for source in sources)
    assert sources[-1]["path"] == program.name
    assert all(source["url"].startswith("https://") for source in sources[:-1])
    commands = [command for module in manifest["modules"] for command in module["build-commands"]]
    assert all("--no-index --no-deps" in command for command in commands)
    assert not any("network" in permission or "home" in permission for permission in manifest["finish-args"])


def test_flatpak_brings_what_the_program_needs_besides_qt(part):
    flatpak, project = part("flatpak"), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {Requirement(text) for text in project["dependencies"]}
    of_qt = {one for one in needed if one.name.lower() in flatpak.OF_THE_BASE_APP}
    assert {one.name for one in needed - of_qt} == set(flatpak.dependencies())
    assert of_qt
    assert all(one.specifier.contains(flatpak.QT) for one in of_qt)


@pytest.fixture
def app_dir(part, tmp_path, monkeypatch):
    """An AppDir of a folder that is nearly empty."""
    appimage = part("appimage")
    monkeypatch.setattr(appimage, "DIST", tmp_path)
    monkeypatch.setattr(appimage, "unpacked_wheel", lambda: tmp_path / "wheel")
    program = tmp_path / "cucu-desktop" / "cucu-desktop"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    return appimage.app_dir()


def test_an_app_dir_has_what_appimages_are_known_by(part, app_dir):
    part("appimage").look_at(app_dir)
    assert (app_dir / ".DirIcon").read_text("utf-8").lstrip().startswith("<")
    assert (app_dir / "AppRun").resolve() == app_dir / "usr/lib/cucu-desktop/cucu-desktop"


def test_an_app_dir_that_lacks_something_is_refused(part, app_dir):
    appimage = part("appimage")
    (app_dir / "usr/lib/cucu-desktop/cucu-desktop").chmod(0o644)
    with pytest.raises(appimage.Trouble, match="cannot be started"):
        appimage.look_at(app_dir)
    (app_dir / "usr/bin/cucu-desktop").unlink()
    with pytest.raises(appimage.Trouble, match="AppRun of the AppDir leads nowhere"):
        appimage.look_at(app_dir)


def test_debian_is_told_whom_to_write_to_as_pyproject_has_it(part):
    deb, project = part("deb"), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["authors"][0]["name"] in deb.MAINTAINER
    assert re.search(r"<[\w-]+@[\w.-]+\.\w+>$", deb.MAINTAINER)
    assert not re.search(r"invalid|example|localhost", deb.MAINTAINER)
    assert project["urls"]["Homepage"] == deb.HOMEPAGE
    copyright_file = (ROOT / "packaging/debian/copyright").read_text("utf-8")
    assert f"Upstream-Contact: {project['urls']['Issues']}\n" in copyright_file
    assert f"Source: {project['urls']['Source']}\n" in copyright_file
