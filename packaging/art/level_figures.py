"""Cut assets/fonts/old-type.ttf and old-capitals.ttf: the IM FELL types, with figures as high as capitals.

    python packaging/art/level_figures.py IMFeENrm28P.ttf IMFeDPsc28P.ttf

In the old types a 1 is a small capital I and a 0 an o, easily mistaken for a card's number or a word. The new
figures are EB Garamond's, from assets/fonts; all other glyphs are Igino Marini's. The licence reserves the
names of the types, so the changed fonts have other names. The types are in Google's collection of fonts.
Needs fontTools 4.60.1 (PyPI).
"""

import argparse
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FIGURES = "zero one two three four five six seven eight nine".split()
HEIGHT = {"Cucu Old Type": 0.650, "Cucu Old Capitals": 0.672}
"""The height of the figures in ems: slightly less than capitals, as they look larger beside small letters."""
TOLD = (0, 13, 14)
"""The copyright and the licence, which are not changed."""


def level(font: TTFont, garamond: TTFont, name: str) -> None:
    """Replace the figures of an old type by Garamond's, and rename the font."""
    glyphs, em = garamond.getGlyphSet(), font["head"].unitsPerEm
    tops = [garamond["glyf"][figure].yMax for figure in FIGURES]
    scale = HEIGHT[name] * em / sorted(tops)[len(tops) // 2]
    for figure in FIGURES:
        outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[figure].draw(outline)
        outline.replay(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        font["glyf"][figure] = glyph
        font["hmtx"][figure] = (round(garamond["hmtx"][figure][0] * scale), glyph.xMin)
    for table in font["kern"].kernTables:
        table.kernTable = {
            pair: by for pair, by in table.kernTable.items() if not set(pair) & set(FIGURES)
        }
    for record in [each for each in font["name"].names if each.nameID not in TOLD]:
        font["name"].removeNames(nameID=record.nameID)
    plain = name.replace(" ", "")
    for number, text in ((1, name), (2, "Regular"), (3, plain), (4, name), (5, "Version 1"), (6, plain)):
        font["name"].setName(text, number, 3, 1, 0x409)


def main() -> None:
    """Write both fonts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("type", type=Path, help="IM FELL English")
    parser.add_argument("capitals", type=Path, help="IM FELL DW Pica SC")
    given = parser.parse_args()
    garamond = TTFont(FONTS / "eb-garamond.ttf")
    for source, name in zip((given.type, given.capitals), HEIGHT, strict=True):
        font = TTFont(source, recalcTimestamp=False)
        level(font, garamond, name)
        font.save(FONTS / f"{name.removeprefix('Cucu ').lower().replace(' ', '-')}.ttf")


if __name__ == "__main__":
    main()
