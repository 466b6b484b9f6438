"""Starts the program beside a script that looks at it through AT-SPI, on a session bus of their own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
"""It has the bindings of AT-SPI."""


def has_atspi():
    """Whether this machine has what it takes."""
    return (
        shutil.which("dbus-run-session")
        and subprocess.run(
            [SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False
        ).returncode
        == 0
    )


def run_beside_the_program(screen, home, script, *arguments, settings="", orca="48.1", seconds=600):
    """Run a script of this folder beside the program; return what it printed, and what the program wrote.

    Args:
        screen: where the window is.
        home: an empty folder for settings and matches.
        script: the name of the script's file; its last line is JSON.
        arguments: what it is given.
        settings: lines of the program's settings, beside the language, English.
        orca: the version of the screen reader that the program finds.
        seconds: how long that may take.
    """
    if not has_atspi():
        pytest.skip("python3-pyatspi, at-spi2-core or dbus is missing")
    homes = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    file = home / "CONFIG" / "cucu-desktop" / "settings.ini"
    file.parent.mkdir(parents=True)
    file.write_text(f"[General]\nlanguage=en\n{settings}", encoding="utf-8")
    found = home / "bin" / "orca"
    found.parent.mkdir()
    found.write_text(f"#!/bin/sh\necho {orca}\n", encoding="utf-8")
    found.chmod(0o755)
    path = f"{found.parent}{os.pathsep}{os.environ['PATH']}"
    log = home / "stderr"
    session = (
        f"{sys.executable} -m cucu_desktop --seed 7 2> {log} & program=$!\n"
        f"{SYSTEM_PYTHON} {HERE / script} {' '.join(arguments)}; result=$?\n"
        "kill $program; exit $result"
    )
    run = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", session],
        env=screen.environment | homes | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PATH": path},
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    written = log.read_text(encoding="utf-8") if log.exists() else ""
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:] + written[-3000:]
    return json.loads(run.stdout.splitlines()[-1]), written
