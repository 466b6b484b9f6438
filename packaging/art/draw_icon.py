"""Draw the program's icon, the cuckoo in a medallion: `python packaging/art/draw_icon.py` writes assets/icons/.

Few shapes and thick lines, so that the cuckoo is recognisable at a width of sixteen pixels.
"""

import os
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from kit.curves import ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION, Art

ICON = Path(__file__).parents[2] / "assets" / "icons" / "cucu-desktop.svg"
SIZE = 128
RING = 36
"""The corners of a ring: at any size of the icon it looks round, and guests' pages load it."""


def icon() -> Art:
    """Draw the calling cuckoo's head."""
    art = Art(50)
    middle = SIZE / 2
    art.fill(ellipse(middle, middle, 62, steps=RING), INK)
    art.fill(ellipse(middle, middle, 58.5, steps=RING), VERMILION)
    art.fill(ellipse(middle, middle, 50, steps=RING), INK)
    art.fill(ellipse(middle, middle, 46.5, steps=RING), CREAM)
    since = len(art.layers)
    _bird(art)
    art.clip(since, ellipse(middle, middle, 58.5, steps=RING))
    _bill(art)
    return art


def _bird(art: Art) -> None:
    bird = outline("44,54 48,36 64,25 82,27 95,40 103,62 115,90 122,124! 24,124! 30,104 42,88 46,74 43,62")
    art.fill(bird, CREAM)
    hood = outline(
        "44,54 48,36 64,25 82,27 95,40 103,62 115,90 122,124! 86,124! 80,98 66,88 44,86 46,74 43,62"
    )
    art.fill(hood, BLUE)
    for bar in ("32,103 48,107 62,103 76,96", "26,115 46,120 64,117 82,110", "38,92 50,95 60,93 68,89"):
        art.ink(trace(bar), 5)
    art.line(bird, 5.4)
    art.teeth(trace("83,28 96,41 103,62 114,88"), 14, 5, 3.6, lean=0.5, growth="flat")
    art.ink(trace("66,88 80,98 86,110 88,126"), 4.4, "flat")


def _bill(art: Art) -> None:
    art.fill(outline("47,58 32,56 20,55 26,64 34,68 46,66"), VERMILION)
    for half in ("52,46! 38,45 24,46 10,54! 26,55 48,61!", "48,63! 36,67 22,74! 36,75 50,71!"):
        art.fill(outline(half), OCHRE)
        art.line(outline(half), 4.2)
    art.fill(outline("30,46 20,48 10,54! 20,54 30,55"), INK)
    for radius, colour in ((10.5, INK), (7.8, OCHRE), (4.8, INK)):
        art.fill(ellipse(66, 47, radius), colour)
    art.fill(ellipse(64.4, 45.2, 1.7), CREAM)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])
    ICON.parent.mkdir(parents=True, exist_ok=True)
    ICON.write_text(icon().svg(SIZE, SIZE), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
