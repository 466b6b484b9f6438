"""What is done with a damaged log of an evening or a season before it is written without its damage."""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from cucu_desktop.match.log_writer import own_folder

if TYPE_CHECKING:
    from pathlib import Path


def keep_copy(path: Path) -> None:
    """Lay a copy aside, as it is."""
    with suppress(OSError):
        aside = path.parent.parent / "damaged"
        own_folder(aside)
        shutil.copyfile(path, aside / path.name)
