"""What the building of every package begins with: the wheel, where things lie, and how a command is run."""

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
"""Seconds after which it is told that a command still goes on."""


class Trouble(Exception):  # noqa: N818 - it is told to a person, in these words
    """What keeps a package from being built, in a sentence."""


def told(sentence: str) -> None:
    """Tell what is going on, in order with the output of what we start."""
    print(sentence, flush=True)


def version() -> str:
    """The version of the program."""
    text = (ROOT / "cucu_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__\s*=\s*"([^"]+)"', text)
    if found is None:
        raise Trouble("cucu_desktop/__init__.py names no version.")
    return found[1]


def needed(program: str, package: str) -> str:
    """Where `program` lies; on Debian `package` has it."""
    found = shutil.which(program)
    if found is None:
        raise Trouble(f"{program} is not here. On Debian and Ubuntu: sudo apt-get install {package}")
    return found


def run(*command: str | Path, environment: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a command and return what it says; tell for how long it goes on, and why it fails."""
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
    """`folder`, empty."""
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
    """A folder with what the wheel has in it."""
    folder = fresh(BUILD / "wheel")
    with zipfile.ZipFile(wheel()) as archive:
        archive.extractall(folder)
    return folder


def size(path: Path) -> int:
    """Bytes in a file, or in all files of a folder."""
    if not path.is_dir():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if not file.is_dir())


def play_from(program: str) -> None:
    """Play a deal and a trick with this command, sounds on: the tests that are for packages."""
    told(f"Playing from: {program}")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/e2e/test_packages.py"]
    finished = subprocess.run(command, cwd=ROOT, env={**os.environ, "CUCU_PROGRAM": program}, check=False)
    if finished.returncode != 0:
        raise Trouble("It does not play as it should.")
