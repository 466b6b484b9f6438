"""The environment of a checkout: `.venv` as in the lock file, and the system's packages.

Completed steps are recorded inside `.venv`, so that the next run starts no process but the requested one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import processes

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# The Python that makes the environment, also when this runs in the environment itself.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)


class Trouble(Exception):  # noqa: N818 - it is told to a person, in these words
    """An error with a message for the user."""


def provide(purpose: str, packages: tuple[str, ...] = ()) -> None:
    """Make `.venv` match the lock file and, on a Debian, install missing `packages`."""
    # The path of the checkout is a part of the key, because the environment points back to it.
    configuration = [(ROOT / name).read_text("utf-8") for name in ("uv.lock", "pyproject.toml")]
    environment = digest(str(ROOT), *configuration)
    group = "play" if purpose == "play" else "dev"
    is_set_up = PYTHON.exists() and environment in (noted(f"group-{group}"), noted("group-dev"))
    has_packages = not packages or noted(f"packages-to-{purpose}") == digest(*packages)
    if is_set_up and has_packages:
        return
    if not os.access(ROOT, os.W_OK):
        raise Trouble(f"The environment goes into {VENV}, but nothing can be written to {ROOT}.")
    install_packages(packages)
    if not is_set_up:
        if not PYTHON.exists():
            say("Setting up .venv from the lock file. The first time this fetches some 250 MB.")
        install(group)
        point_to_checkout()
        compile_modules()
        note(f"group-{group}", environment)
    note(f"packages-to-{purpose}", digest(*packages))


def noted(step: str) -> str:
    """Return the digest for which `step` was last done; "" if never."""
    try:
        return (VENV / f".{step}").read_text("utf-8")
    except OSError:
        return ""


def note(step: str, done_for: str) -> None:
    """Record that `step` is done, inside the environment, so that removing it removes the record."""
    (VENV / f".{step}").write_text(done_for, "utf-8")


def digest(*texts: str) -> str:
    """Return a digest of these texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def install_packages(packages: tuple[str, ...]) -> None:
    """Install missing system packages, on systems with known package names."""
    missing = missing_packages(packages)
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        raise Trouble(
            "Some system packages are missing. Type this once, then run the command again:\n\n"
            f"    sudo {' '.join(command)}"
        )
    say(f"Installing system packages: {' '.join(missing)}")
    for step in (["apt-get", "update"], command):
        run = subprocess.run(
            [step[0], "-q", "-o", "DPkg::Lock::Timeout=300", *step[1:]],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # hundreds of lines, shown only if it fails
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
    if run.returncode != 0:
        raise Trouble(
            f"{run.stdout}\napt-get could not install the system packages; its own words stand above. "
            "If there is no network here: connect once and run this again."
        )


def missing_packages(packages: tuple[str, ...]) -> list[str]:
    """Return the missing `packages`, and those missing for `.venv`, on Debian or Ubuntu; else none."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-query")):
        return []
    wanted = list(packages)
    if not shutil.which("uv") and not succeeds([BASE_PYTHON, "-c", "import ensurepip"]):
        wanted.append(f"python3.{sys.version_info.minor}-venv")  # separate on Debian
    listing = subprocess.run(
        ["dpkg-query", "-W", "-f", "${db:Status-Status}\t${Package}\t${Provides}\n"],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout
    present: set[str] = set()
    for line in listing.splitlines():
        status, package, provided = line.split("\t")
        if status == "installed":
            present.add(package)
            # "libglib2.0-0 (= 2.80.0)": after a renaming the new package provides the old name.
            present.update(name.split()[0] for name in provided.split(",") if name.strip())
    return [package for package in wanted if package not in present]


def install(group: str) -> None:
    """Install a group of the lock file: "play"; "dev", which has all of it; or one that adds to "dev"."""
    if shutil.which("uv"):
        install_with_uv(group)
    else:
        install_with_pip(group)


def install_with_uv(group: str) -> None:
    """Install with uv; --inexact keeps the packages of other groups."""
    command = ["uv", "sync", "--frozen", "--inexact", "--no-install-project", "--no-default-groups"]
    if group != "play":
        command += ["--group", "dev", *(["--group", group] if group != "dev" else [])]
    if not PYTHON.exists():
        command += ["--python", BASE_PYTHON]
    fetch(command, env={**os.environ, "UV_PROJECT_ENVIRONMENT": str(VENV)})


def install_with_pip(group: str) -> None:
    """Install with pip, from the exports of the lock file."""
    usable = PYTHON.exists() and succeeds([str(PYTHON), "-m", "pip", "--version"])
    # --clear: an environment made by uv has no pip, and an interrupted one is incomplete.
    if not usable:
        make = [BASE_PYTHON, "-m", "venv", "--clear", str(VENV)]
        if processes.run(make) != 0:
            raise Trouble(
                "This Python cannot make virtual environments; its own words stand above. "
                "It needs `venv` and `ensurepip`, or uv (https://docs.astral.sh/uv/) in their place."
            )
    exported = ROOT / "packaging" / f"requirements{'' if group == 'dev' else '-' + group}.txt"
    locked = ["--require-hashes", "-r", str(exported)]
    quiet = [] if sys.stdout.isatty() else ["--quiet"]  # no terminal to show the progress on
    if group in ("play", "dev"):  # other groups have packages without wheels
        locked += ["--only-binary", ":all:", "--no-deps", "--no-compile"]
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    fetch([*pip, "install", *quiet, "--retries", "2", *locked])


def point_to_checkout() -> None:
    """Make the environment's Python find the program here, from any folder."""
    name = "lib" if os.name != "nt" else "Lib"
    for packages in VENV.glob(
        f"{name}/python*/site-packages" if os.name != "nt" else f"{name}/site-packages"
    ):
        (packages / "cucu_desktop_checkout.pth").write_text(f"{ROOT}\n", "utf-8")


def compile_modules() -> None:
    """Compile the modules that every start imports, as a later user may not be able to write byte code."""
    code = """
import compileall, sysconfig
installed = sysconfig.get_path("purelib")
folders = ["cucu_desktop", *(f"{installed}/{name}" for name in ("PySide6", "shiboken6", "platformdirs"))]
for folder in folders:
    compileall.compile_dir(folder, quiet=2)
"""
    say("Compiling what was installed.")
    processes.run([str(PYTHON), "-c", code], cwd=ROOT)


def fetch(command: list[str], env: dict[str, str] | None = None) -> None:
    """Run an installer with visible output."""
    if processes.run(command, cwd=ROOT, env=env) != 0:
        installer = "uv" if command[0] == "uv" else "pip"
        raise Trouble(
            f"{installer} could not install what the lock file lists; its own words stand above. "
            "If there is no network here: connect once and run this again."
        )


def succeeds(command: list[str]) -> bool:
    """Return whether `command` succeeds; its output is discarded."""
    silence = subprocess.DEVNULL
    return subprocess.run(command, stdout=silence, stderr=silence, check=False).returncode == 0


def say(sentence: str) -> None:
    """Print a message, in order with the output of child processes."""
    print(sentence, flush=True)
