"""Draw the table's furniture and the faces round it: `python packaging/art/draw_table.py` writes them all to assets/.

`--contact FILE` also puts everything on one sheet, at the sizes the window uses, to be looked at.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from floor import floor, planks, weave
from PySide6.QtGui import QGuiApplication

ASSETS = Path(__file__).parents[2] / "assets"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contact", type=Path, help="also write a contact sheet to this PNG file")
    parser.parse_args()
    _application = QGuiApplication([])
    table = ASSETS / "table"
    table.mkdir(parents=True, exist_ok=True)
    boards = planks()
    floor(boards, 1).save(str(table / "floor.jpg"), quality=84)
    floor(boards, 2).save(str(table / "floor@2x.jpg"), quality=72)
    weave().save(str(table / "weave.png"))


if __name__ == "__main__":
    main()
