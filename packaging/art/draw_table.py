"""Draw the table and the people round it: `python packaging/art/draw_table.py` writes assets/table and assets/faces.

`--contact FILE` also puts everything on one sheet, at the sizes the window uses, to be looked at.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import effects
import furniture
from faces import MOODS, portrait
from floor import floor, planks, weave
from guests import GUESTS, NOBODY
from PySide6.QtGui import QGuiApplication
from regulars import REGULARS

ASSETS = Path(__file__).parents[2] / "assets"


def draw_faces(folder: Path) -> None:
    """A medallion of everybody in every mood, and the empty chair."""
    for seed, (person, sitter) in enumerate((REGULARS | GUESTS).items(), start=1):
        for mood in MOODS:
            name = person if mood == "calm" else f"{person}-{mood}"
            (folder / f"{name}.svg").write_text(portrait(sitter, mood, seed))
    (folder / "unknown.svg").write_text(portrait(NOBODY, "calm", 99))


def draw_furniture(folder: Path) -> None:
    """Everything that lies on the table or flies over it, and what the background is painted from."""
    sizes = furniture.SIZES | effects.SIZES
    for name, draw in (furniture.FURNITURE | effects.EFFECTS).items():
        (folder / f"{name}.svg").write_text(draw().svg(*sizes.get(name, (100, 100))))
    boards = planks()
    floor(boards, 1).save(str(folder / "floor.jpg"), quality=84)
    floor(boards, 2).save(str(folder / "floor@2x.jpg"), quality=72)
    weave().save(str(folder / "weave.png"))


def main() -> None:
    """Draw it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contact", type=Path, help="also write a contact sheet to this PNG file")
    parser.parse_args()
    _application = QGuiApplication([])
    for folder, draw in ((ASSETS / "faces", draw_faces), (ASSETS / "table", draw_furniture)):
        folder.mkdir(parents=True, exist_ok=True)
        draw(folder)


if __name__ == "__main__":
    main()
