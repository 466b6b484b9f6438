"""The files for menus and software centres of a Linux desktop, below a `share` folder."""

import re
import shutil
from pathlib import Path

from steps import APP_ID, ROOT


def lay_out(share: Path, contents: Path) -> None:
    """Write desktop entry, metainfo and icon below `share`, with all shared files of the wheel."""
    entry = ROOT / "packaging" / f"{APP_ID}.desktop"
    icon = re.findall(r"^Icon=(.+)$", entry.read_text("utf-8"), re.MULTILINE)[0]
    for source, target in (
        (entry, f"applications/{entry.name}"),
        (ROOT / "packaging" / f"{APP_ID}.metainfo.xml", f"metainfo/{APP_ID}.metainfo.xml"),
        (ROOT / "assets" / "icons" / "cucu-desktop.svg", f"icons/hicolor/scalable/apps/{icon}.svg"),
    ):
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / target)
    for data in contents.glob("*.data/data/share"):
        shutil.copytree(data, share, dirs_exist_ok=True)
