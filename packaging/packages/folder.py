"""The program as a folder with all dependencies, made by PyInstaller from folder.spec."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from steps import BUILD, DIST, NAME, ROOT, Trouble, play_from, run, size, told, unpacked_wheel, version

LARGEST = 160_000_000
"""The largest size of the folder on Linux in bytes: a larger one has unused parts of Qt."""
PICTURES = {"win32": "cucu-desktop.ico", "darwin": "cucu-desktop.icns"}
"""The icon formats of these systems."""


def build() -> list[Path]:
    """Build the folder, and on macOS the bundle."""
    contents = unpacked_wheel()
    told("Building the folder.")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", DIST),
        *("--workpath", BUILD / "pyinstaller", ROOT / "packaging" / "packages" / "folder.spec"),
        environment={
            "PYTHONPATH": str(contents),  # before the checkout, which has no assets inside the package
            "CUCU_WHEEL": str(contents),
            "CUCU_VERSION": version(),
            "CUCU_ICON": icon(),
        },
        cwd=BUILD,  # Python would also find the checkout's package in the current folder
    )
    built = DIST / NAME
    if not (built / "_internal" / "cucu_desktop" / "_assets").is_dir() and sys.platform != "darwin":
        raise Trouble("PyInstaller has left out the assets of the wheel.")
    if sys.platform == "linux":
        slim(built)
        if size(built) > LARGEST:
            raise Trouble(f"The folder has {size(built)} bytes; {LARGEST} is the most that it should have.")
    return [built, *DIST.glob("*.app")]


def slim(built: Path) -> None:
    """Strip debugging symbols from Python's library, if it has them."""
    strip = shutil.which("strip")
    if strip:
        for library in (built / "_internal").glob("libpython3*"):
            run(strip, "--strip-unneeded", library)


def icon() -> str:
    """Return the path of the icon in this system's format, drawn from the SVG; "" if it has none."""
    name = PICTURES.get(sys.platform)
    if name is None:
        return ""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize  # noqa: PLC0415 - only where a picture has to be drawn
    from PySide6.QtGui import QGuiApplication, QIcon  # noqa: PLC0415 - the same

    application = QGuiApplication.instance() or QGuiApplication([])
    picture = QIcon(str(ROOT / "assets" / "icons" / "cucu-desktop.svg")).pixmap(QSize(256, 256))
    target = BUILD / name
    if not picture.save(str(target)):
        raise Trouble(f"Qt cannot write {target}.")
    del application
    return str(target)


def program() -> Path:
    """Return the program file in the folder."""
    return DIST / NAME / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def check() -> None:
    """Play from the folder."""
    play_from(shlex.quote(str(program())))
