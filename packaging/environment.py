"""The environment that a checkout runs in: `.venv` as the lock file has it, and the system's packages.

What has been set up is noted inside `.venv`, so that the next run starts no process but the one asked for.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import progress

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# The one that makes the environment, also when this runs in the environment itself.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
SIZE_OF_EMPTY_VENV = 12_000_000


class Trouble(Exception):  # noqa: N818 - it is told to a person, in these words
    """What keeps us from going on, in a sentence for the person at the keyboard."""


def provide(purpose: str, packages: tuple[str, ...] = ()) -> None:
    """See to it that `.venv` is what the lock file says and that, on a Debian, `packages` are there."""
    # The checkout's own place counts, because the environment points back to it.
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
    """The digest of what `step` was last done for; empty if it never was."""
    try:
        return (VENV / f".{step}").read_text("utf-8")
    except OSError:
        return ""


def note(step: str, done_for: str) -> None:
    """Note that `step` is done, in the environment, so that whoever removes the one has lost the other."""
    (VENV / f".{step}").write_text(done_for, "utf-8")


def digest(*texts: str) -> str:
    """A short name for exactly these texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def install_packages(packages: tuple[str, ...]) -> None:
    """Install the system packages that are missing, on the systems whose names for them we know."""
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
            stdout=subprocess.PIPE,  # hundreds of lines that matter only if it fails
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
    """What this Debian or Ubuntu lacks of `packages` and for making `.venv`; nothing on any other system."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-query")):
        return []
    wanted = list(packages)
    if not shutil.which("uv") and not succeeds([BASE_PYTHON, "-c", "import ensurepip"]):
        wanted.append(f"python3.{sys.version_info.minor}-venv")  # what Debian has taken out of Python
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
            # "libglib2.0-0 (= 2.80.0)": where a package was renamed, the new one provides the old name.
            present.update(name.split()[0] for name in provided.split(",") if name.strip())
    return [package for package in wanted if package not in present]


def install(group: str) -> None:
    """Install what is locked for a group: "play"; "dev", which has all of it; or one that adds to "dev"."""
    if shutil.which("uv"):
        install_with_uv(group)
    else:
        install_with_pip(group)


def install_with_uv(group: str) -> None:
    """Let uv do it; --inexact keeps what other groups have added."""
    command = ["uv", "sync", "--frozen", "--inexact", "--no-install-project", "--no-default-groups"]
    if group != "play":
        command += ["--group", "dev", *(["--group", group] if group != "dev" else [])]
    if not PYTHON.exists():
        command += ["--python", BASE_PYTHON]
    fetch(command, env={**os.environ, "UV_PROJECT_ENVIRONMENT": str(VENV)})


def install_with_pip(group: str) -> None:
    """Let pip do it, from the exports of the lock file: first it fetches, then it unpacks."""
    usable = PYTHON.exists() and succeeds([str(PYTHON), "-m", "pip", "--version"])
    # --clear: an environment made by uv has no pip, and one whose making was interrupted has half of it.
    if not usable:
        make = [BASE_PYTHON, "-m", "venv", "--clear", str(VENV)]
        status, output = progress.run_moving(
            make, "Making .venv", lambda: progress.size_of(VENV) / SIZE_OF_EMPTY_VENV
        )
        if status != 0:
            raise Trouble(
                f"{output}\nThis Python cannot make virtual environments; its own words stand above. "
                "It needs `venv` and `ensurepip`, or uv (https://docs.astral.sh/uv/) in their place."
            )
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]
    exported = ROOT / "packaging" / f"requirements{'' if group == 'dev' else '-' + group}.txt"
    locked = ["--require-hashes", "-r", str(exported)]
    quiet = [] if sys.stdout.isatty() else ["--quiet"]  # nobody is there to watch it getting on
    if group not in ("play", "dev"):  # few and small, and some of them have to be built
        fetch([*pip, "install", *quiet, "--retries", "2", *locked])
        return
    wheels = VENV / "wheels"
    locked += ["--only-binary", ":all:"]
    fetch([*pip, "download", *quiet, "--retries", "2", "--no-deps", "--dest", str(wheels), *locked])
    before, coming = progress.size_of(VENV), progress.unpacked_size(wheels)
    status, output = progress.run_moving(
        [*pip, "install", "--no-index", "--no-deps", "--no-compile", "--find-links", str(wheels), *locked],
        "Unpacking",
        lambda: (progress.size_of(VENV) - before) / max(1, coming),
        cwd=ROOT,
    )
    if status != 0:
        raise Trouble(f"{output}\npip could not unpack what it had fetched; its own words stand above.")
    shutil.rmtree(wheels)


def point_to_checkout() -> None:
    """Let the environment's Python find the program here, whatever folder it is started in."""
    name = "lib" if os.name != "nt" else "Lib"
    for packages in VENV.glob(
        f"{name}/python*/site-packages" if os.name != "nt" else f"{name}/site-packages"
    ):
        (packages / "cucu_desktop_checkout.pth").write_text(f"{ROOT}\n", "utf-8")


def compile_modules() -> None:
    """Write the byte code of what every start imports; where nobody may write it later, each start pays."""
    code = """
import compileall, sysconfig
installed = sysconfig.get_path("purelib")
folders = ["cucu_desktop", *(f"{installed}/{name}" for name in ("PySide6", "shiboken6", "platformdirs"))]
for number, folder in enumerate(folders):
    compileall.compile_dir(folder, quiet=2)
"""
    begun = time.time()
    modules = [*ROOT.glob("cucu_desktop/**/*.py"), *VENV.glob("**/PySide6/**/*.py")]

    def compiled() -> float:
        caches = [*ROOT.glob("cucu_desktop/**/*.pyc"), *VENV.glob("**/PySide6/**/*.pyc")]
        return sum(cache.stat().st_mtime >= begun for cache in caches) / max(1, len(modules))

    progress.run_moving([str(PYTHON), "-c", code], "Compiling", compiled, cwd=ROOT)


def fetch(command: list[str], env: dict[str, str] | None = None) -> None:
    """Run an installer, whose output the person sees."""
    if progress.run(command, cwd=ROOT, env=env) != 0:
        installer = "uv" if command[0] == "uv" else "pip"
        raise Trouble(
            f"{installer} could not install what the lock file lists; its own words stand above. "
            "If there is no network here: connect once and run this again."
        )


def succeeds(command: list[str]) -> bool:
    """Whether `command` ends well; its output is nobody's business."""
    silence = subprocess.DEVNULL
    return subprocess.run(command, stdout=silence, stderr=silence, check=False).returncode == 0


def say(sentence: str) -> None:
    """Tell what is going on, in order with the output of what we start."""
    print(sentence, flush=True)
