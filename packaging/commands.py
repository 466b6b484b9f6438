"""Set up a missing environment, then run a command.

    python3 packaging/bootstrap.py play [ARGUMENTS]   the program; or `play scenario FILE`, `play advise FILE`
    python3 packaging/bootstrap.py test [ARGUMENTS]   the whole test suite, or pytest with ARGUMENTS
    python3 packaging/bootstrap.py test --changed     the tests nearest to what differs from the last commit,
                                                      or from another one: `test --changed=main`
    python3 packaging/bootstrap.py test --explore     the properties, with many new examples
    python3 packaging/bootstrap.py simulate           evenings on a machine that fails, for two minutes; also
                                                      with `--minutes N` and `--seed S`
    python3 packaging/bootstrap.py lint               all checks besides the tests
    python3 packaging/bootstrap.py bench [NAME]       the benchmarks, or those with NAME in their name
    python3 packaging/bootstrap.py shots [ARGUMENTS]  screenshots into .shots/
    python3 packaging/bootstrap.py words [LANGUAGE]   brings translations/ up to date, or begins a LANGUAGE
    python3 packaging/bootstrap.py art [NAME]         draws assets/ anew, or those with NAME in their name
    python3 packaging/bootstrap.py package NAME       builds a package into dist/
    python3 packaging/bootstrap.py package NAME --check   the same, and tests it by playing

Needs Python 3.11 and nothing else. The environment is `.venv`, exactly as in the lock file: made by uv if it
is installed, else by pip from packaging/requirements*.txt, which have the same versions. `play` installs the
requirements of the program, the others add those of developers; commands without a window need none and
download nothing. On Debian and Ubuntu root gets the system packages by apt-get; other users are shown the
command to type.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
from environment import Trouble, install, note, noted, provide, say

# The libraries that Qt needs to open a window; the wheels of PySide6 bring the rest. A bare Debian has none.
WINDOW_PACKAGES = (
    *("libegl1", "libgl1", "libx11-6", "libdbus-1-3", "libfontconfig1", "libfreetype6", "libglib2.0-0"),
    *("libxkbcommon0", "fonts-dejavu-core"),
    # The X11 platform.
    *("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1"),
    *("libxcb-render-util0", "libxcb-render0", "libxcb-shape0", "libxcb-xkb1", "libxcb-util1"),
)
TEST_PACKAGES = (
    *WINDOW_PACKAGES,
    # A virtual screen for the tests.
    *("xvfb", "xauth", "xdotool", "openbox"),
    # The accessibility bridge. pyatspi belongs to the system's Python.
    *("python3-pyatspi", "at-spi2-core", "dbus"),
    # Checkers of desktop entry and metainfo; git, as the wheel must contain all tracked files.
    *("desktop-file-utils", "appstream", "git"),
    # A reader of the sheets that are printed.
    "poppler-utils",
)
# Tools that build packages, and that test them: a sound server, a checker, a Debian in a folder.
BUILD_PACKAGES = (*WINDOW_PACKAGES, "binutils", "dpkg")
DEBIAN_PACKAGES = (*BUILD_PACKAGES, "dpkg-dev", "mmdebstrap")
CHECK_PACKAGES = (
    *(*TEST_PACKAGES, *DEBIAN_PACKAGES, "procps", "pulseaudio", "pulseaudio-utils"),
    *("lintian", "flatpak-builder"),
)
DESKTOP_ENTRY = "packaging/io.github.cucu_desktop.CucuDesktop.desktop"
METAINFO = "packaging/io.github.cucu_desktop.CucuDesktop.metainfo.xml"
# The commands that need no window.
WINDOWLESS = ("scenario", "advise", "simulate", "score", "club", "print", "--version", "--help", "-h")
ROOM_FOR_FILES = 2**30  # bytes; the tests write a third of it


def play(arguments: list[str]) -> int:
    """Start the program."""
    if any(argument in WINDOWLESS for argument in arguments):
        return become_windowless(*arguments)
    if not has_display():
        raise Trouble(
            "There is no display here (DISPLAY and WAYLAND_DISPLAY are unset), so the table has nowhere to "
            "appear. What works without one:\n\n"
            "    python3 packaging/bootstrap.py play scenario FILE...\n"
            "    python3 packaging/bootstrap.py play advise FILE...\n"
            "    python3 packaging/bootstrap.py play simulate --game campli --seats 6 --deals 1000 --seed 1"
        )
    provide("play", WINDOW_PACKAGES)
    offer_menu_entry()
    return become("-m", "cucu_desktop", *arguments)


def offer_menu_entry() -> None:
    """Ask once, at a terminal, whether to add the program to the menu of the desktop."""
    if noted("menu-entry") or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return
    answer = input("Put Cucù into the menu of your desktop? [y/N] ").strip().lower()
    wanted = answer[:1] in ("y", "j", "s")
    note("menu-entry", "yes" if wanted else "no")
    if wanted:
        subprocess.run([str(environment.PYTHON), "-m", "cucu_desktop", "--menu-entry", "add"], check=False)


def test(arguments: list[str]) -> int:
    """Run the test suite; the whole suite must also cover every branch of the rules."""
    provide("test", TEST_PACKAGES)
    os.chdir(environment.ROOT)
    if files := files_in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", files)
    # The program is started a hundred times: without its byte code each start compiles all imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return become("-m", "pytest", *pytest_arguments(arguments))


def files_in_memory() -> str | None:
    """Return a memory file system for the tests' files, or None: a disk would slow the tests down."""
    folder = "/dev/shm"  # noqa: S108 - pytest makes a private folder in it
    has_room = os.path.ismount(folder) and shutil.disk_usage(folder).free > ROOM_FOR_FILES
    return folder if has_room and os.access(folder, os.W_OK) else None


def cores() -> int:
    """Return the number of cores that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def pytest_arguments(arguments: list[str]) -> list[str]:
    """Return the arguments of pytest: suite and explored properties on all cores, a selection on one."""
    # Each core begins with a part of the suite in its order, so that fixtures and caches serve many tests,
    # and takes over tests that another has not begun.
    # One process more than cores: tests wait for animations and processes.
    on_all_cores = ["--numprocesses", str(cores() + 1), "--dist", "worksteal"]
    for since in [argument for argument in arguments if argument.partition("=")[0] == "--changed"]:
        rest = [argument for argument in arguments if argument != since]
        return [*on_all_cores, *changed_tests(since.partition("=")[2] or "HEAD"), *rest]
    if "--explore" in arguments:
        rest = [argument for argument in arguments if argument != "--explore"]
        return [*on_all_cores, "-m", "hypothesis", "--hypothesis-profile", "explore", *rest]
    return arguments or [*on_all_cores, "--cov"]


def changed_tests(since: str) -> list[str]:
    """Return the tests nearest to the changed files, and print both."""
    import changed  # noqa: PLC0415 - nothing else waits for it to be read

    paths = changed.changed_files(since)
    tests = changed.tests_for(paths)
    if not tests:
        what = f"{len(paths)} files that no test stands for" if paths else "nothing"
        raise Trouble(f"Since {since} {what} changed: there is nothing to run.")
    say(f"Changed since {since}: {', '.join(paths)}")
    say(f"Nearest to that: {', '.join(tests)}")
    return tests


def lint(arguments: list[str]) -> int:
    """Run every check, also after a failure, and print the names of those that failed."""
    if arguments:
        raise Trouble("lint takes no arguments: it checks everything.")
    provide("lint")
    os.chdir(environment.ROOT)
    checks: list[list[str]] = [
        [str(environment.PYTHON), "-m", "ruff", "check"],
        [str(environment.PYTHON), "-m", "ruff", "format", "--check"],
        [str(environment.PYTHON), "-m", "mypy"],
        [str(environment.PYTHON), "-m", "codespell_lib"],
    ]
    # These two are no Python packages; `test` installs them on Debian and Ubuntu.
    for check in (
        ["desktop-file-validate", DESKTOP_ENTRY],
        ["appstreamcli", "validate", "--pedantic", "--no-net", METAINFO],
    ):
        if shutil.which(check[0]):
            checks.append(check)
        else:
            say(f"{check[0]} is not installed here: left out.")
    failed = []
    for check in checks:
        name = " ".join(check).replace(f"{environment.PYTHON} -m ", "")
        say(f"$ {name}")
        if subprocess.run(check, check=False).returncode != 0:
            failed.append(name)
    if failed:
        raise Trouble("Not clean: " + ", ".join(failed))
    say("All clean.")
    return 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks in turn."""
    provide("test", TEST_PACKAGES)
    install("bench")
    return run_scripts("tests/benchmarks", "bench_", arguments)


def simulate(arguments: list[str]) -> int:
    """Play evenings of the whole program, and tell the shortest steps to a broken promise."""
    provide("test", TEST_PACKAGES)
    os.chdir(environment.ROOT)
    return become("-m", "tests.simulation", *arguments)


def shots(arguments: list[str]) -> int:
    """Take the screenshots."""
    provide("test", TEST_PACKAGES)
    os.chdir(environment.ROOT)
    return become("tests/shots", *arguments)


def words(arguments: list[str]) -> int:
    """Bring the catalogues up to date."""
    provide("words")
    return become(str(environment.ROOT / "packaging" / "catalogues.py"), *arguments)


def art(arguments: list[str]) -> int:
    """Draw the pictures."""
    provide("play", WINDOW_PACKAGES)
    return run_scripts("packaging/art", "draw_", arguments)


def package(arguments: list[str]) -> int:
    """Build a package."""
    if "--check" in arguments:  # it is installed and tested by playing
        provide("check-packages", CHECK_PACKAGES)
    elif any(argument.startswith("deb") for argument in arguments):
        provide("build-debian-packages", DEBIAN_PACKAGES)
    else:
        provide("build-packages", BUILD_PACKAGES)
    install("package")
    os.chdir(environment.ROOT)
    return become("packaging/packages", *arguments)


COMMANDS = {
    "play": play,
    "test": test,
    "simulate": simulate,
    "lint": lint,
    "bench": bench,
    "shots": shots,
    "words": words,
    "art": art,
    "package": package,
}


def run_scripts(folder: str, prefix: str, names: list[str]) -> int:
    """Run the scripts of `folder` whose names begin with `prefix`, all or those that match `names`."""
    os.chdir(environment.ROOT)
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
        if subprocess.run([str(environment.PYTHON), str(script)], check=False).returncode != 0:
            failed.append(str(script))
    if failed:
        raise Trouble("Failed: " + ", ".join(failed))
    return 0


def become(*arguments: str) -> int:
    """Continue as the environment's Python with these arguments."""
    sys.stdout.flush()
    if os.name != "nt":  # where exec returns to the prompt at once
        os.execv(environment.PYTHON, [str(environment.PYTHON), *arguments])
    return subprocess.run([str(environment.PYTHON), *arguments], check=False).returncode


def become_windowless(*arguments: str) -> int:
    """Continue as the program in this Python: without a window it needs only the standard library."""
    path = os.pathsep.join(filter(None, (str(environment.ROOT), os.environ.get("PYTHONPATH"))))
    os.environ["PYTHONPATH"] = path
    command = [sys.executable, "-m", "cucu_desktop", *arguments]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(sys.executable, command)
    return subprocess.run(command, check=False).returncode


def has_display() -> bool:
    """Return whether a display is available, which is uncertain only on Linux and its like."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def main(arguments: list[str]) -> int:
    """Find the command and run it; expected errors are printed without a traceback."""
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
        print("\nStopped. The same command starts again; what has been fetched is kept.", file=sys.stderr)
        return 130  # a shell's status for Ctrl+C
