"""An entry for the program in the menu of the user's desktop, for every kind of installation.

On Linux and its like the files of the wheel's `share` folder are copied to the user's data folder;
on macOS a small bundle is written, on Windows a shortcut. All start the program that made them.
"""

import os
import plistlib
import shutil
import subprocess
import sys
import sysconfig
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Final

from cucu_desktop.match import terminal
from cucu_desktop.match.child_process import program
from cucu_desktop.match.narration import system_language
from cucu_desktop.match.terminal import refuse, told

APP_ID: Final = "io.github.cucu_desktop.CucuDesktop"
_SHARED: Final = {
    f"applications/{APP_ID}.desktop": f"packaging/{APP_ID}.desktop",
    f"mime/packages/{APP_ID}.xml": f"packaging/{APP_ID}.mime.xml",
    f"icons/hicolor/scalable/apps/{APP_ID}.svg": "assets/icons/cucu-desktop.svg",
}
"""The path of each file below `share`, and in a checkout."""
_REFRESHES: Final = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""The commands that make the desktop notice new files in a folder, where it does not by itself."""
_SHORTCUT: Final = """
$link = (New-Object -ComObject WScript.Shell).CreateShortcut($env:CUCU_LINK)
$link.TargetPath = $env:CUCU_TARGET
$link.Arguments = $env:CUCU_ARGUMENTS
$link.Save()
"""


def menu_entry(arguments: Namespace) -> int:
    """Add the program to the menu of the desktop, or remove it."""
    language = arguments.lang or system_language()
    try:
        if arguments.menu_entry == "add":
            terminal.write(told(language, "menu-entry-added", file=add()) + "\n")
        else:
            remove()
            terminal.write(told(language, "menu-entry-removed") + "\n")
    except OSError as error:
        return refuse(language, "menu-entry-refused", reason=error.strerror or error)
    return 0


def add(command: list[str] | None = None) -> Path:
    """Make the entry for a command line, by default that of this process; return its file.

    Raises:
        OSError: it cannot be written.
    """
    command = command or program()
    if sys.platform == "darwin":
        return _add_bundle(command, Path.home() / "Applications" / "Cucù.app")
    if os.name == "nt":
        return _add_shortcut(command)
    return _add_to_share(command, _users_share())


def remove() -> None:
    """Remove the entry that `add` has made, if it exists.

    Raises:
        OSError: it cannot be removed.
    """
    if sys.platform == "darwin":
        shutil.rmtree(Path.home() / "Applications" / "Cucù.app", ignore_errors=True)
    elif os.name == "nt":
        _shortcut().unlink(missing_ok=True)
    else:
        share = _users_share()
        for name in _SHARED:
            (share / name).unlink(missing_ok=True)
        _refresh(share)


# Linux and its like


def _users_share() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _add_to_share(command: list[str], share: Path) -> Path:
    for name, in_checkout in _SHARED.items():
        source = Path(sysconfig.get_path("data"), "share", name)
        if not source.is_file():
            source = Path(__file__).parents[2] / in_checkout
        target = share / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.suffix == ".desktop":
            target.write_text(_starting(source.read_text("utf-8"), command), "utf-8")
        elif not target.exists() or not target.samefile(source):
            shutil.copyfile(source, target)
    _refresh(share)
    return share / f"applications/{APP_ID}.desktop"


def _starting(entry: str, command: list[str]) -> str:
    """Return a desktop entry with another command, which may contain spaces."""
    exec_line = "Exec=" + " ".join([*map(_quoted, command), "%f"])
    return "".join(
        (exec_line + "\n") if line.startswith("Exec=") else line for line in entry.splitlines(keepends=True)
    )


def _quoted(argument: str) -> str:
    r"""Return an argument quoted and then escaped as a string, by the Desktop Entry Specification.

    >>> print(_quoted("/home/a b/50%"))
    "/home/a b/50%%"
    """
    for special in ("\\", '"', "`", "$"):
        argument = argument.replace(special, "\\" + special)
    return '"' + argument.replace("\\", "\\\\").replace("%", "%%") + '"'


def _refresh(share: Path) -> None:
    for refresh, folder in _REFRESHES:
        found = shutil.which(refresh)
        if found and (share / folder).is_dir():
            with suppress(OSError):
                subprocess.run([found, str(share / folder)], capture_output=True, check=False)  # noqa: S603


# macOS


def _add_bundle(command: list[str], bundle: Path) -> Path:
    """Write a bundle whose program is a script."""
    contents = bundle / "Contents"
    script = contents / "MacOS" / "cucu-desktop"
    script.parent.mkdir(parents=True, exist_ok=True)
    line = " ".join("'" + part.replace("'", "'\\''") + "'" for part in command)
    script.write_text(f'#!/bin/sh\nexec {line} "$@"\n', "utf-8")
    script.chmod(0o755)
    document = {
        "CFBundleTypeName": "Cucù",
        "CFBundleTypeRole": "Viewer",
        "CFBundleTypeExtensions": ["cucu"],
        "LSHandlerRank": "Owner",
    }
    information = {
        "CFBundleName": "Cucù",
        "CFBundleIdentifier": APP_ID,
        "CFBundleExecutable": script.name,
        "CFBundlePackageType": "APPL",
        "CFBundleDocumentTypes": [document],
        "NSHighResolutionCapable": True,
    }
    with (contents / "Info.plist").open("wb") as file:
        plistlib.dump(information, file)
    return bundle


# Windows


def _shortcut() -> Path:
    data = os.environ.get("APPDATA") or str(Path.home() / "AppData" / "Roaming")
    return Path(data, "Microsoft", "Windows", "Start Menu", "Programs", "Cucù.lnk")


def _add_shortcut(command: list[str]) -> Path:
    """Make Windows write the shortcut; to a program without a console, if there is one."""
    link = _shortcut()
    link.parent.mkdir(parents=True, exist_ok=True)
    program = Path(command[0])
    quiet = program.with_name("pythonw.exe")
    environment = {
        "CUCU_LINK": str(link),
        "CUCU_TARGET": str(quiet if program.name == "python.exe" and quiet.is_file() else program),
        "CUCU_ARGUMENTS": subprocess.list2cmdline(command[1:]),
    }
    made = subprocess.run(  # noqa: S603 - our own text; what varies is in the environment
        ["powershell", "-NoProfile", "-Command", _SHORTCUT],  # noqa: S607 - part of Windows
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )
    if made.returncode != 0 or not link.is_file():
        raise OSError(made.stderr.decode(errors="replace").strip() or "no shortcut was made")
    return link
