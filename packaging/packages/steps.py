"""Common steps of building packages: the wheel, paths, and running commands."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "packages"
NAME = "cucu-desktop"
APP_ID = "io.github.cucu_desktop.CucuDesktop"
OFTEN = 20.0
"""Seconds after which a message reports that a command is still running."""


class Trouble(Exception):  # noqa: N818 - it is told to a person, in these words
    """An error that stops the building of a package, with a message."""


def told(sentence: str) -> None:
    """Print a message, in order with the output of child processes."""
    print(sentence, flush=True)


def version() -> str:
    """The version of the program."""
    text = (ROOT / "cucu_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__\s*=\s*"([^"]+)"', text)
    if found is None:
        raise Trouble("cucu_desktop/__init__.py names no version.")
    return found[1]


def needed(program: str, package: str) -> str:
    """Return the path of `program`; on Debian `package` has it."""
    found = shutil.which(program)
    if found is None:
        raise Trouble(f"{program} is not here. On Debian and Ubuntu: sudo apt-get install {package}")
    return found


def run(*command: str | Path, environment: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a command and return its output; report its running time, and its failure."""
    environment = None if environment is None else {**os.environ, **environment}
    words = [str(part) for part in command]
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            words, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
        status = None
        try:
            while status is None:
                try:
                    status = process.wait(OFTEN)
                except subprocess.TimeoutExpired:
                    told(f"  still at it: {time.monotonic() - begun:.0f} s")
        finally:
            process.kill()
            process.wait()
        output.seek(0)
        said = output.read()
    if status != 0:
        raise Trouble(f"{said}\nThat came of: {' '.join(words)}")
    return said


def fresh(folder: Path) -> Path:
    """Return `folder`, emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def wheel(kind: str = "wheel") -> Path:
    """Build the wheel, or the sdist, into dist/."""
    before = set(DIST.glob("*"))
    told(f"Building the {kind}.")
    output = run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", DIST)
    built = set(DIST.glob("*")) - before or {ROOT / line for line in output.splitlines() if line.strip()}
    ending = ".whl" if kind == "wheel" else ".tar.gz"
    found = [path for path in built if path.name.endswith(ending)]
    if len(found) != 1:
        raise Trouble(f"hatchling built {sorted(map(str, built))}, and one {ending} was wanted.")
    return found[0]


def unpacked_wheel() -> Path:
    """Return a folder with the contents of the wheel."""
    folder = fresh(BUILD / "wheel")
    with zipfile.ZipFile(wheel()) as archive:
        archive.extractall(folder)
    return folder


def size(path: Path) -> int:
    """Return the size in bytes of a file, or of all files of a folder."""
    if not path.is_dir():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if not file.is_dir())


def play_from(program: str) -> None:
    """Run the tests for packages with this command: a deal and a trick, with sounds."""
    told(f"Playing from: {program}")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/e2e/test_packages.py"]
    finished = subprocess.run(command, cwd=ROOT, env={**os.environ, "CUCU_PROGRAM": program}, check=False)
    if finished.returncode != 0:
        raise Trouble("It does not play as it should.")
