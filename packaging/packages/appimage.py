"""One file that runs on most Linux systems: the folder as an AppDir, packed by appimagetool.

appimagetool is in no registry of packages; without it only the AppDir is made and checked.
"""

import os
import shlex
import shutil
from pathlib import Path

import folder
from shared import lay_out
from steps import APP_ID, BUILD, DIST, NAME, Trouble, fresh, play_from, run, told, unpacked_wheel, version

TOOL = "appimagetool"
SOURCE = "https://github.com/AppImage/appimagetool/releases"
LINKS = {
    "AppRun": f"usr/bin/{NAME}",
    f"usr/bin/{NAME}": f"../lib/{NAME}/{NAME}",
    f"{APP_ID}.desktop": f"usr/share/applications/{APP_ID}.desktop",
    f"{APP_ID}.svg": f"usr/share/icons/hicolor/scalable/apps/{APP_ID}.svg",
    ".DirIcon": f"{APP_ID}.svg",
}
"""The suffixes of AppImages, and the content of each."""


def build() -> list[Path]:
    """Make the AppDir and, if the tool is installed, pack it."""
    if not folder.program().exists():
        folder.build()
    made = app_dir()
    look_at(made)
    tool = shutil.which(TOOL)
    if tool is None:
        told(
            f"{TOOL} is not here, so there is the AppDir and no AppImage. Get it from {SOURCE}, put it "
            f"into a folder of the PATH as {TOOL}, and run this again."
        )
        return [made]
    target = DIST / f"{NAME}-{version()}-{os.uname().machine}.AppImage"
    # The tool is an AppImage itself, and without FUSE it has to be told to unpack.
    run(tool, "--no-appstream", made, target, environment={"APPIMAGE_EXTRACT_AND_RUN": "1"})
    return [target]


def app_dir() -> Path:
    """Make an AppDir of the folder."""
    root = fresh(DIST / f"{NAME}.AppDir")
    shutil.copytree(DIST / NAME, root / "usr" / "lib" / NAME, symlinks=True)
    lay_out(root / "usr" / "share", unpacked_wheel())
    (root / "usr" / "bin").mkdir()
    for link, target in LINKS.items():
        (root / link).symlink_to(target)
    return root


def look_at(root: Path) -> None:
    """Check that an AppDir has its required files, and that its metainfo and desktop entry are valid."""
    for link in LINKS:
        if not (root / link).resolve().is_relative_to(root.resolve()) or not (root / link).is_file():
            raise Trouble(f"{link} of the AppDir leads nowhere.")
    if not os.access(root / "AppRun", os.X_OK):
        raise Trouble("AppRun of the AppDir cannot be started.")
    entry = (root / f"{APP_ID}.desktop").read_text("utf-8")
    if f"\nIcon={APP_ID}\n" not in entry or f"\nExec={NAME}" not in entry:
        raise Trouble("The desktop entry of the AppDir names another icon or program.")
    for tool, *arguments in (
        ("desktop-file-validate", root / f"{APP_ID}.desktop"),
        ("appstreamcli", "validate", "--no-net", root / "usr/share/metainfo" / f"{APP_ID}.metainfo.xml"),
    ):
        if shutil.which(str(tool)):
            run(tool, *arguments)
        else:
            told(f"{tool} is not installed here: left out.")
    told("The AppDir has what an AppImage needs.")


def check() -> None:
    """Play from the AppImage; without one from the AppDir, moved to another path."""
    packed = next(DIST.glob(f"{NAME}-{version()}-*.AppImage"), None)
    if packed is not None:
        play_from(f"env APPIMAGE_EXTRACT_AND_RUN=1 {shlex.quote(str(packed))}")
        return
    moved = fresh(BUILD / "appimage") / "moved"
    shutil.copytree(DIST / f"{NAME}.AppDir", moved, symlinks=True)
    play_from(shlex.quote(str(moved / "AppRun")))
