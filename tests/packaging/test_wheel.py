"""The wheel holds what git tracks, and the program runs from it with no checkout in sight."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path, PurePosixPath

import pytest

import cucu_desktop

ROOT = Path(__file__).parents[2]


def run(*command, **options):
    finished = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, **options
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


def tracked(*folders):
    """What git tracks there, or would once it is added, as far as it is on the disk."""
    # A checkout may belong to another user than the one who tests it.
    git = ("git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = run(*git, *folders, cwd=ROOT).split("\0")
    return {PurePosixPath(name) for name in names if name and (ROOT / name).is_file()}


def place_in_wheel(path):
    """Where a tracked file goes, or None if it stays behind."""
    folder, inside = path.parts[0], PurePosixPath(*path.parts[1:])
    if folder == "cucu_desktop":
        return path
    if folder == "assets":
        return None if inside.parts[0] == "screenshots" else "cucu_desktop/_assets" / inside
    return "cucu_desktop/_translations" / (inside.with_suffix(".mo") if inside.suffix == ".po" else inside)


def build(kind, source, folder):
    """Build with the locked hatchling, no network needed."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, cwd=source)
    (built,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def files_in(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {
            PurePosixPath(name)
            for name in archive.namelist()
            if ".dist-info/" not in name and ".data/" not in name
        }


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory):
    """The scripts folder of a fresh environment with nothing of ours but the wheel."""
    venv = tmp_path_factory.mktemp("elsewhere") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv)
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    # Qt and platformdirs are borrowed rather than fetched. A .pth inside a borrowed folder is not read, so
    # the editable install that lies there stays invisible.
    packages = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return scripts


def test_the_wheel_holds_exactly_what_git_tracks(wheel):
    places = {place_in_wheel(path) for path in tracked("cucu_desktop", "assets", "translations")}
    english = PurePosixPath("cucu_desktop/_translations/en.mo")  # of the template alone
    assert files_in(wheel) == places - {None} | {english}


def test_the_source_distribution_builds_the_same_wheel(wheel, tmp_path):
    archive = build("sdist", ROOT, tmp_path)
    run(sys.executable, "-m", "tarfile", "-e", archive, tmp_path)
    rebuilt = build("wheel", tmp_path / archive.name.removesuffix(".tar.gz"), tmp_path)
    assert files_in(rebuilt) == files_in(wheel)


def test_both_commands_run_from_the_wheel(elsewhere, tmp_path):
    version = f"cucu-desktop {cucu_desktop.__version__}"
    assert run(elsewhere / "cucu-desktop", "--version", cwd=tmp_path).strip() == version
    assert run(elsewhere / "python", "-m", "cucu_desktop", "--version", cwd=tmp_path).strip() == version


def test_installed_resources_are_found_inside_the_package(elsewhere, tmp_path):
    code = (
        "from cucu_desktop import resources as r\n"
        "print(r.asset('LICENSES.md').read_text('utf-8').splitlines()[0])\n"
        "print(*sorted(path.name for path in r.translation('local').iterdir()))\n"
        "print(*r.languages())\n"
        "from cucu_desktop.catalogues import catalogue\n"
        "print(*[catalogue(each).pgettext('Account', 'Earlier deals') for each in r.languages()], sep='|')\n"
    )
    licences, words, languages, before = run(elsewhere / "python", "-c", code, cwd=tmp_path).splitlines()
    assert licences == "# Licences of the assets"
    assert "campli.toml" in words.split()
    assert languages.split() == ["de", "en", "it"]
    assert before.split("|") == ["Frühere Runden", "Earlier deals", "Mani precedenti"]
