"""Sets up whatever is missing, then does what it was asked.

    python3 packaging/bootstrap.py play [ARGUMENTS]   the program; or `play scenario FILE`, `play simulate`
    python3 packaging/bootstrap.py test [ARGUMENTS]   the whole test suite, or what pytest makes of ARGUMENTS
    python3 packaging/bootstrap.py lint               everything that is checked besides the tests
    python3 packaging/bootstrap.py bench [NAME]       the benchmarks, or those with NAME in their name
    python3 packaging/bootstrap.py shots [ARGUMENTS]  screenshots into .shots/
    python3 packaging/bootstrap.py art [NAME]         draws assets/ anew, or those with NAME in their name

Needs Python 3.11 and nothing else. The environment is `.venv`, exactly as the lock file has it: by uv where
there is one, else by pip from packaging/requirements.txt, which says the same. On Debian and Ubuntu the
system packages come by apt-get when root runs this; anybody else is told the one command to type.

What has been set up is noted inside `.venv`, so that the next run starts no process but the one asked for.
"""

from __future__ import annotations  # an older Python must get as far as the sentence that it is too old

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# The one that makes the environment, also when this runs in the environment itself.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
OLDEST_PYTHON = (3, 11)

# What Qt needs to open a window; the wheels of PySide6 bring the rest. A bare Debian has none of these.
WINDOW_PACKAGES = (
    *("libegl1", "libgl1", "libx11-6", "libdbus-1-3", "libfontconfig1", "libfreetype6", "libglib2.0-0"),
    *("libxkbcommon0", "fonts-dejavu-core"),
    # The X11 platform.
    *("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1"),
    *("libxcb-render-util0", "libxcb-render0", "libxcb-shape0", "libxcb-xkb1", "libxcb-util1"),
)
TEST_PACKAGES = (
    *WINDOW_PACKAGES,
    # A screen of the tests' own.
    *("xvfb", "xauth", "xdotool", "openbox"),
    # The screen reader's view of the window. pyatspi belongs to the system's Python.
    *("python3-pyatspi", "at-spi2-core", "dbus"),
    # Desktop entry and metainfo; what git tracks is what the wheel must hold.
    *("desktop-file-utils", "appstream", "git"),
)
DESKTOP_ENTRY = "packaging/io.github.cucu_desktop.CucuDesktop.desktop"
METAINFO = "packaging/io.github.cucu_desktop.CucuDesktop.metainfo.xml"
# What the program does without a window.
WINDOWLESS = ("scenario", "simulate", "--version", "--help", "-h")


class Trouble(Exception):  # noqa: N818 - it is told to a person, in these words
    """What keeps us from going on, in a sentence for the person at the keyboard."""


def play(arguments: list[str]) -> int:
    """Start the program."""
    if any(argument in WINDOWLESS for argument in arguments):
        provide("windowless")
    elif has_display():
        provide("play", WINDOW_PACKAGES)
    else:
        raise Trouble(
            "There is no display here (DISPLAY and WAYLAND_DISPLAY are unset), so the table has nowhere to "
            "appear. What works without one:\n\n"
            "    python3 packaging/bootstrap.py play scenario FILE...\n"
            "    python3 packaging/bootstrap.py play simulate --game campli --seats 6 --deals 1000 --seed 1"
        )
    return become("-m", "cucu_desktop", *arguments)


def test(arguments: list[str]) -> int:
    """Run the test suite; all of it must also cover every branch of the rules."""
    provide("test", TEST_PACKAGES)
    os.chdir(ROOT)
    return become("-m", "pytest", *(arguments or ["--cov"]))


def lint(arguments: list[str]) -> int:
    """Run every check, also after one has failed, and name those that did."""
    if arguments:
        raise Trouble("lint takes no arguments: it checks everything.")
    provide("lint")
    os.chdir(ROOT)
    checks: list[list[str]] = [
        [str(PYTHON), "-m", "ruff", "check"],
        [str(PYTHON), "-m", "ruff", "format", "--check"],
        [str(PYTHON), "-m", "mypy"],
        [str(PYTHON), "-m", "codespell_lib"],
    ]
    # These two are no Python packages; `test` installs them on Debian and Ubuntu.
    for check in (
        ["desktop-file-validate", DESKTOP_ENTRY],
        ["appstreamcli", "validate", "--no-net", METAINFO],
    ):
        if shutil.which(check[0]):
            checks.append(check)
        else:
            say(f"{check[0]} is not installed here: left out.")
    failed = []
    for check in checks:
        name = " ".join(check).replace(f"{PYTHON} -m ", "")
        say(f"$ {name}")
        if subprocess.run(check, check=False).returncode != 0:
            failed.append(name)
    if failed:
        raise Trouble("Not clean: " + ", ".join(failed))
    say("All clean.")
    return 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks one after the other."""
    provide("test", TEST_PACKAGES)
    install("bench")
    return run_scripts("tests/benchmarks", "bench_", arguments)


def shots(arguments: list[str]) -> int:
    """Take the screenshots."""
    provide("test", TEST_PACKAGES)
    os.chdir(ROOT)
    return become("tests/shots", *arguments)


def art(arguments: list[str]) -> int:
    """Draw the pictures."""
    provide("play", WINDOW_PACKAGES)
    return run_scripts("packaging/art", "draw_", arguments)


COMMANDS = {"play": play, "test": test, "lint": lint, "bench": bench, "shots": shots, "art": art}


def provide(purpose: str, packages: tuple[str, ...] = ()) -> None:
    """See to it that `.venv` is what the lock file says and that, on a Debian, `packages` are there."""
    # The checkout's own place counts, because the environment points back to it.
    configuration = [(ROOT / name).read_text("utf-8") for name in ("uv.lock", "pyproject.toml")]
    environment = digest(str(ROOT), *configuration)
    is_set_up = PYTHON.exists() and noted("environment") == environment
    has_packages = not packages or noted(f"packages-to-{purpose}") == digest(*packages)
    if is_set_up and has_packages:
        return
    if not os.access(ROOT, os.W_OK):
        raise Trouble(f"The environment goes into {VENV}, but nothing can be written to {ROOT}.")
    install_packages(packages)
    if not is_set_up:
        say("Setting up .venv from the lock file. The first time this fetches some 250 MB.")
        install()
        compile_modules()
        note("environment", environment)
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


def install(group: str = "") -> None:
    """Install what is locked, and the program; with `group`, what that group of dependencies adds."""
    if shutil.which("uv"):
        install_with_uv(group)
    else:
        install_with_pip(group)


def install_with_uv(group: str) -> None:
    """Let uv do it; --inexact keeps what an earlier `bench` has added."""
    command = ["uv", "sync", "--frozen", "--inexact", *(["--group", group] if group else [])]
    if not PYTHON.exists():
        command += ["--python", BASE_PYTHON]
    fetch(command, env={**os.environ, "UV_PROJECT_ENVIRONMENT": str(VENV)})


def install_with_pip(group: str) -> None:
    """Let pip do it, from the exports of the lock file."""
    usable = PYTHON.exists() and succeeds([str(PYTHON), "-m", "pip", "--version"])
    # --clear: an environment made by uv has no pip, and one whose making was interrupted has half of it.
    if not usable:
        make = [BASE_PYTHON, "-m", "venv", "--clear", str(VENV)]
        made = subprocess.run(make, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if made.returncode != 0:
            raise Trouble(
                f"{made.stdout}\nThis Python cannot make virtual environments; its own words stand above. "
                "It needs `venv` and `ensurepip`, or uv (https://docs.astral.sh/uv/) in their place."
            )
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--retries", "2"]
    if not sys.stdout.isatty():  # nobody is there to watch it getting on
        pip.append("--quiet")
    exported = ROOT / "packaging" / f"requirements{'-' + group if group else ''}.txt"
    fetch([*pip, "--require-hashes", "-r", str(exported)])
    if not group:
        # The build's tools are locked, too: they are installed by now, and nothing else is fetched.
        fetch([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])


def compile_modules() -> None:
    """Write the byte code of what every start imports; where nobody may write it later, each start pays."""
    code = """
import compileall, sysconfig
installed = sysconfig.get_path("purelib")
for folder in ["cucu_desktop", *(f"{installed}/{name}" for name in ("PySide6", "shiboken6", "platformdirs"))]:
    compileall.compile_dir(folder, quiet=2)
"""
    subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, check=False)


def fetch(command: list[str], env: dict[str, str] | None = None) -> None:
    """Run an installer, whose output the person sees."""
    if subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        installer = "uv" if command[0] == "uv" else "pip"
        raise Trouble(
            f"{installer} could not install what the lock file lists; its own words stand above. "
            "If there is no network here: connect once and run this again."
        )


def run_scripts(folder: str, prefix: str, names: list[str]) -> int:
    """Run the scripts of `folder`, all of them or those that one of `names` picks."""
    os.chdir(ROOT)
    scripts = sorted(Path(folder).glob(f"{prefix}*.py"))
    picked = [script for script in scripts if not names or any(name in script.stem for name in names)]
    if not picked:
        known = ", ".join(script.stem.removeprefix(prefix) for script in scripts)
        raise Trouble(
            f"{folder} has nothing called {' or '.join(names) or 'anything'}. It has: {known or 'nothing'}."
        )
    failed = []
    for script in picked:
        say(f"$ {script}")
        if subprocess.run([str(PYTHON), str(script)], check=False).returncode != 0:
            failed.append(str(script))
    if failed:
        raise Trouble("Failed: " + ", ".join(failed))
    return 0


def become(*arguments: str) -> int:
    """Go on as the environment's Python with these arguments."""
    sys.stdout.flush()
    if os.name != "nt":  # there exec gives the prompt back at once
        os.execv(PYTHON, [str(PYTHON), *arguments])
    return subprocess.run([str(PYTHON), *arguments], check=False).returncode


def has_display() -> bool:
    """Whether a window has somewhere to appear. Only on Linux and its like is that ever in doubt."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def succeeds(command: list[str]) -> bool:
    """Whether `command` ends well; its output is nobody's business."""
    silence = subprocess.DEVNULL
    return subprocess.run(command, stdout=silence, stderr=silence, check=False).returncode == 0


def say(sentence: str) -> None:
    """Tell what is going on, in order with the output of what we start."""
    print(sentence, flush=True)


def main(arguments: list[str]) -> int:
    """Find the command and run it; whatever goes wrong is told without a traceback."""
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        print(
            f"cucu-desktop needs Python {oldest} or newer; this is {sys.version.split()[0]}.", file=sys.stderr
        )
        return 1
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is None:
        asked_for_help = arguments[:1] in ([], ["-h"], ["--help"])
        print(__doc__, file=sys.stdout if asked_for_help else sys.stderr)
        return 0 if asked_for_help else 2
    try:
        return command(arguments[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"That did not work: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130  # what a shell reports for Ctrl-C


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
