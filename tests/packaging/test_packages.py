"""What `bootstrap.py package` builds, as far as it can be told without building it."""

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import cucu_desktop
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.words import words_of

ROOT = Path(__file__).parents[2]
SHARED_DATA = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"][
    "targets"
]["wheel"]["shared-data"]
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


def test_the_manifest_for_flatpak_builds_from_the_tagged_source_and_pins_what_it_builds_with(
    part, monkeypatch
):
    flatpak, project = part("flatpak"), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    monkeypatch.setattr(flatpak, "run", lambda *_: "0123456789abcdef\n")
    manifest = flatpak.manifest_for(flatpak.tagged())
    *wheels, program = manifest["modules"]
    assert program["sources"] == [
        {
            "type": "git",
            "url": f"{project['urls']['Source']}.git",
            "tag": f"v{cucu_desktop.__version__}",
            "commit": "0123456789abcdef",
        }
    ]
    assert program["build-commands"][0].endswith(" --no-build-isolation .")
    for source in [source for module in wheels for source in module["sources"]]:
        assert re.fullmatch("[0-9a-f]{64}", source["sha256"])
        assert source["url"].startswith("https://")
    tools = {module["name"] for module in wheels if module.get("cleanup") == ["*"]}
    assert "hatchling" in tools
    assert {module["name"] for module in wheels} - tools == set(flatpak.dependencies())
    commands = [command for module in manifest["modules"] for command in module["build-commands"]]
    assert all("--no-index --no-deps" in command for command in commands)
    assert not any("home" in permission for permission in manifest["finish-args"])
    metainfo = next((ROOT / "packaging").glob("*.metainfo.xml")).read_text("utf-8")
    uses = "--share=network" in manifest["finish-args"]
    assert uses == ("uses the network only for" in metainfo), "a permission that players are not told about"


def test_without_the_tag_the_manifest_names_it_and_no_commit(part, monkeypatch):
    flatpak = part("flatpak")

    def fails(*_):
        raise flatpak.Trouble("no such tag")

    monkeypatch.setattr(flatpak, "run", fails)
    assert flatpak.tagged().keys() == {"type", "url", "tag"}


def test_what_is_in_the_checkout_is_built_from_an_archive_beside_the_manifest(part, tmp_path):
    archive = tmp_path / "cucu_desktop-1.tar.gz"
    archive.write_bytes(b"sources")
    source = part("flatpak").archived(archive)
    assert source["type"] == "archive"
    assert source["path"] == archive.name
    assert re.fullmatch("[0-9a-f]{64}", source["sha256"])


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


DEBIAN = ROOT / "packaging" / "debian"


def debian_text(name):
    return (DEBIAN / name).read_text("utf-8")


def test_debian_is_told_whom_to_write_to_as_pyproject_has_it(part):
    control, project = (
        part("deb").control,
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"],
    )
    assert project["authors"][0]["name"] in control("Maintainer")
    assert re.search(r"<[\w-]+@[\w.-]+\.\w+>$", control("Maintainer"))
    assert not re.search(r"invalid|example|localhost", control("Maintainer"))
    assert project["urls"]["Homepage"] == control("Homepage")
    assert f"Upstream-Contact: {project['urls']['Issues']}\n" in debian_text("copyright")
    assert f"Source: {project['urls']['Source']}\n" in debian_text("copyright")
    assert f"{project['urls']['Source']}/tags" in debian_text("watch")


def test_the_source_package_is_of_this_version_and_day():
    first, *_, last = debian_text("changelog").strip().splitlines()
    assert first.startswith(f"cucu-desktop ({cucu_desktop.__version__}-0upstream")
    release = ET.parse(ROOT / "packaging" / "io.github.cucu_desktop.CucuDesktop.metainfo.xml").find(
        ".//release"
    )
    assert parsedate_to_datetime(last.split("  ")[1]).date().isoformat() == release.get("date")


def test_debian_asks_for_what_the_program_needs_and_describes_every_game(part):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    depends = part("deb").control("Depends")
    assert "python3-platformdirs" in depends
    assert "python3-segno (>= 1.5)" in depends
    assert f"python3 ({project['requires-python'].replace('>=', '>= ')})" in depends
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "cucu_desktop").rglob("*.py"))
    for module in set(re.findall(r"from PySide6\.Qt(\w+) import", sources)):
        assert f"python3-pyside6.qt{module.lower()} (>= 6.8)" in depends
    lines = part("deb").control("Description").splitlines()
    assert all(len(line) <= 80 for line in lines)  # lintian counts
    text = " ".join(line.strip() for line in lines)
    names = [words_of("words", "en", game)["games"][game]["name"] for game in GAMES]
    assert [name for name in names if name not in text] == []


def test_fonts_of_debian_take_the_place_of_ours():
    rules, control = debian_text("rules"), debian_text("control")
    made = dict(re.findall(r"\$\(SYSTEM_FONTS\)/\w+/(\w+)/\S+ \$\(FONTS\)/(\S+)", rules))
    assert made == {"ebgaramond": "eb-garamond.ttf", "klee": "klee.ttf"}
    for package, font in made.items():
        assert (ROOT / "assets" / "fonts" / font).is_file()
        assert f" fonts-{package},\n" in control.split("Package:")[0]
    for script in re.findall(r"python3 -B (\S+\.py)", rules):
        assert (DEBIAN / script.removeprefix("debian/")).is_file() or (ROOT / script).is_file()


def test_completions_for_zsh_lie_where_debian_looks():
    shared = (ROOT / "pyproject.toml").read_text("utf-8")
    assert '"share/zsh/site-functions/' in shared
    assert "mv $(SHARE)/zsh/site-functions $(SHARE)/zsh/vendor-completions" in debian_text("rules")


def test_what_debian_tries_is_every_game():
    played = re.search(r"^for game in (.+); do$", debian_text("tests/plays"), re.MULTILINE)[1]
    assert played.split() == sorted(GAMES)
    for script in ("rules", "tests/plays"):
        assert (DEBIAN / script).stat().st_mode & 0o111


@pytest.fixture
def bundled(part, tmp_path, monkeypatch):
    """What dpkg-deb would pack for Debian 12, of a folder that is nearly empty."""
    deb = part("deb")
    for name in ("DIST", "BUILD"):
        monkeypatch.setattr(deb, name, tmp_path)
    monkeypatch.setattr(deb, "needed", lambda program, _: program)
    monkeypatch.setattr(deb, "run", lambda *command, **_: "amd64\n" if command[0] == "dpkg" else "")
    share = tmp_path / "wheel" / "cucu_desktop-1.data" / "data" / "share"
    for source, target in SHARED_DATA.items():
        (share.parent / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / source, share.parent / target)
    monkeypatch.setattr(deb, "unpacked_wheel", lambda: tmp_path / "wheel")
    (tmp_path / "cucu-desktop").mkdir()
    (tmp_path / "cucu-desktop" / "cucu-desktop").write_text("#!/bin/sh\n", "utf-8")
    deb.build_bundled()
    return tmp_path / "deb" / "cucu-desktop-bundled"


def test_the_bundled_package_is_laid_out_as_debian_wants_it(bundled, part):
    share = bundled / "usr" / "share"
    assert (share / "zsh" / "vendor-completions" / "_cucu-desktop").is_file()
    assert not (share / "zsh" / "site-functions").exists()
    assert (share / "man" / "man6" / "cucu-desktop.6.gz").is_file()
    overrides = (share / "lintian" / "overrides" / "cucu-desktop-bundled").read_text("utf-8")
    assert "\ncucu-desktop-bundled: shared-library-lacks-prerequisites\n" in overrides
    assert overrides.startswith("# ")
    control = (bundled / "DEBIAN" / "control").read_text("utf-8")
    assert f"Description: {part('deb').control('Description')}\n .\n" in control
    assert f"Version: {cucu_desktop.__version__}\n" in control
    assert os.access(bundled / "usr" / "lib" / "cucu-desktop" / "cucu-desktop", os.X_OK)


def test_what_takes_long_tells_that_it_goes_on(part, monkeypatch, capsys):
    steps = part("steps")
    monkeypatch.setattr(steps, "OFTEN", 0.2)
    assert steps.run(sys.executable, "-c", "import time; time.sleep(1); print('done')") == "done\n"
    assert re.search(r"^  still at it: \d+ s$", capsys.readouterr().out, re.MULTILINE)
