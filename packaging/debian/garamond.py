"""Makes the text font from Debian's EB Garamond: its letters, with the line height of ours in assets/fonts.

python3 debian/garamond.py FONT TARGET        from the top of the source

Debian has the version of 2014, whose line height is a quarter less than that of the later one in
assets/fonts.
"""

import sys

from fontTools.ttLib import TTFont

HEIGHTS = {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"),
}

font, ours = TTFont(sys.argv[1], recalcTimestamp=False), TTFont("assets/fonts/eb-garamond.ttf")
scale = font["head"].unitsPerEm / ours["head"].unitsPerEm
for table, names in HEIGHTS.items():
    for name in names:
        setattr(font[table], name, round(getattr(ours[table], name) * scale))
font.save(sys.argv[2])
