"""Give the fonts in assets/fonts the letters of all European languages: Latin Extended-A and the Romanian comma.

    python packaging/art/european_letters.py eb-garamond-latin-ext-400-normal.woff

EB Garamond has them: they come from the second part of that font, as split in the package
@fontsource/eb-garamond (npm). The old types lack them: each is composed of a letter and a mark. Marks that
the old types lack are made from existing marks, or drawn here; long s, eng and kra are Garamond's. In the old
capitals small letters are small capitals, with marks as on capitals. A new letter is kerned like its base
letter. Run it after `level_figures.py`; existing letters are not changed. Needs fontTools 4.60.1 (PyPI).
"""

import argparse
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
OLD = {"old-type": 0.650, "old-capitals": 0.672}
"""The fonts made of old types, each with the height of its figures (see `level_figures.py`)."""
LETTERS = (*range(0x100, 0x180), *range(0x218, 0x21C))
SIGNS = (0x2020, 0x2212)
"""A dagger and a minus."""
GARAMONDS = (*map(ord, "ĸŊŋſ"), *SIGNS)
"""The letters that an old type takes from Garamond."""
ABOVE = {
    "\u0301": "acute", "\u0302": "circumflex", "\u0303": "tilde", "\u0304": "macron", "\u0306": "breve",
    "\u0307": "dot", "\u0308": "dieresis", "\u030a": "ring", "\u030b": "doubleacute", "\u030c": "caron",
}  # fmt: skip
COMMA_BELOW = "GKLNRgklnr"
"""Letters of Latvian: they have a comma below in print, although Unicode calls it a cedilla."""
LIKE_AN_APOSTROPHE = "dtlL"
"""The caron looks like an apostrophe beside these letters."""
BREVE = [
    (-200, 290),
    [(-190, 0), (0, 0)],
    [(190, 0), (200, 290)],
    (152, 290),
    [(135, 105), (0, 105)],
    [(-135, 105), (-152, 290)],
]
OGONEK = [
    (40, 30), [(-130, -110), (-130, -270)], [(-130, -420), (30, -420)], [(120, -420), (190, -350)], (168, -315),
    [(120, -352), (80, -352)], [(5, -352), (5, -255)], [(5, -130), (130, 30)],
]  # fmt: skip
"""Outlines: a point is a corner; a list is a curve, its control point and its end."""

Place = tuple[str, Transform]


class OldType:
    """An old type to which letters are added."""

    def __init__(self, font: TTFont, garamond: TTFont, height: float, *, small_capitals: bool) -> None:
        self.font, self.garamond, self.small_capitals = font, garamond, small_capitals
        self.glyphs = font["glyf"]
        self.names = font.getBestCmap()
        self.em = font["head"].unitsPerEm
        tops = sorted(garamond["glyf"][figure].yMax for figure in ("one", "two", "three", "five", "seven"))
        self.scale = height * self.em / tops[2]
        self.x_height = self.glyphs["x"].yMax
        self.made_of: dict[str, str] = {}

    def add(self, code: int) -> None:
        """Add a letter if it is missing."""
        if code not in self.names:
            letter = chr(code)
            made = self._special().get(letter) or self._composed(letter)
            made()

    def _special(self) -> dict[str, Callable[[], None]]:
        small, bar = self.small_capitals, self._with_bar
        return {
            "Đ": lambda: self._put(0x110, [("Eth", Transform())], "Eth"),
            "đ": lambda: self._put(0x111, [("eth", Transform())], "eth") if small else bar(0x111, "d", 0.82, at_top=True),
            "Ħ": lambda: bar(0x126, "H", 0.74), "ħ": lambda: bar(0x127, "h", 0.74 if small else 0.82, at_top=not small),
            "Ŧ": lambda: bar(0x166, "T", 0.45, wide=0.6),
            "ŧ": lambda: bar(0x167, "t", 0.45, wide=0.6 if small else 0.9),
            "Ł": lambda: bar(0x141, "L", 0.45, slant=0.5), "ł": lambda: bar(0x142, "l", 0.45 if small else 0.48, slant=0.5),
            "Ŀ": lambda: self._side_by_side(0x13F, "L", "periodcentered"),
            "ŀ": lambda: self._side_by_side(0x140, "l", "periodcentered"),
            "Ĳ": lambda: self._side_by_side(0x132, "I", "J"), "ĳ": lambda: self._side_by_side(0x133, "i", "j"),
            "ŉ": lambda: self._side_by_side(0x149, "quoteright", "n"),
            **{chr(code): partial(self._from_garamond, code) for code in GARAMONDS},
        }  # fmt: skip

    def _composed(self, letter: str) -> Callable[[], None]:
        base, mark = unicodedata.normalize("NFD", letter)
        is_small = base.islower() and not self.small_capitals
        name = base
        if mark in ABOVE and base in "ij" and not self.small_capitals:
            name = "dotlessi" if base == "i" else self._dotless_j()
        if mark == "\u030c" and base in LIKE_AN_APOSTROPHE and (is_small or base == "L"):
            return lambda: self._apostrophe(ord(letter), name)
        if mark == "\u0328":
            return lambda: self._put(ord(letter), [(name, Transform()), self._ogonek(name, base)], base)
        if mark in "\u0326\u0327" and not (letter == "ģ" and is_small):
            below = "comma" if mark == "\u0326" or base in COMMA_BELOW else "cedilla"
            return lambda: self._put(ord(letter), [(name, Transform()), self._below(name, below)], base)
        if mark == "\u0327":
            return lambda: self._put(ord(letter), [(name, Transform()), self._turned_comma(name)], base)
        return lambda: self._put(ord(letter), [(name, Transform()), self._above(name, ABOVE[mark])], base)

    # Marks

    def _above(self, name: str, mark: str) -> Place:
        """Return a mark in the middle above a letter, at the height of the type's own marks."""
        glyph = self._mark(mark, is_high=name.isupper())
        if name.isupper():
            reference, like = self._offset("Eacute"), self.glyphs["E"].yMax
            up = reference + min(self.glyphs[name].yMax - like, 0)
            bottom = self.glyphs["Acute"].yMin
        else:
            up, bottom = self.glyphs[name].yMax - self.glyphs["a"].yMax, self.glyphs["acute"].yMin
        mark_glyph = self.glyphs[glyph]
        if mark in (
            "caron",
            "breve",
            "doubleacute",
            "dot",
            "macron",
        ):  # lower it to the bottom of an acute
            up += bottom - mark_glyph.yMin + (0.03 if mark in ("dot", "macron", "caron") else 0.01) * self.em
        middle = self._middle(name, 0.75, 9.0)
        return glyph, Transform(dx=round(middle - (mark_glyph.xMin + mark_glyph.xMax) / 2), dy=round(up))

    def _offset(self, name: str) -> int:
        """Return the height of an existing mark of the type above its letter."""
        return int(self.glyphs[name].components[1].y)

    def _mark(self, mark: str, *, is_high: bool) -> str:
        """Return the glyph of a mark, made if the type lacks it."""
        has = mark.capitalize() if is_high and mark.capitalize() in self.glyphs else mark
        if has in self.glyphs:
            return has
        name = f"{mark}.high" if is_high else f"{mark}.low"
        if name in self.glyphs:
            return name
        if mark == "caron":
            source = "Circumflex" if is_high else "circumflex"
            self._outline(name, self._contours(source), Transform(1, 0, 0, -0.78, 0, 0), reverse=True)
        elif mark == "doubleacute":
            source = "Acute" if is_high else "acute"
            width = 0.72 * (self.glyphs[source].xMax - self.glyphs[source].xMin)
            narrow = [Transform(0.8, 0, 0, 1, dx, 0) for dx in (0, width)]
            self._outline(name, [(each, narrow[side]) for side in (0, 1) for each in self._contours(source)])
        elif mark == "dot":
            self._outline(
                name, self._contours("Dieresis" if is_high else "dieresis")[:1], Transform().scale(1.08)
            )
        else:
            assert mark == "breve"
            self._outline(name, [_path(BREVE)], Transform().scale(1.0, 0.85 if is_high else 1.0))
        return name

    def _ogonek(self, name: str, base: str) -> Place:
        """Return a tail at the right foot of a letter."""
        if "ogonek" not in self.glyphs:
            self._outline("ogonek", [_path(OGONEK)])
        left, right = self._extent(name, -9.0, 0.10)
        at = (left + right) / 2 if base in "Ii" else right - 0.075 * self.em
        if base in "Ee":
            at -= 0.04 * self.em
        if base == "U" or (base == "u" and self.small_capitals):
            at = (left + right) / 2
        return "ogonek", Transform(dx=round(at))

    def _below(self, name: str, mark: str) -> Place:
        """Return a comma or a cedilla in the middle under a letter."""
        glyph, middle = self.glyphs[mark], self._middle(name, -9.0, 0.15)
        if mark == "cedilla":
            return mark, Transform(dx=round(middle - (glyph.xMin + glyph.xMax) / 2))
        size = 0.72
        down = -0.055 * self.em - size * glyph.yMax
        return mark, Transform(
            size, 0, 0, size, round(middle - size * (glyph.xMin + glyph.xMax) / 2), round(down)
        )

    def _turned_comma(self, name: str) -> Place:
        """Return the comma above a small g."""
        glyph, middle = self.glyphs["comma"], self._middle(name, 0.75, 9.0)
        up = self.x_height + 0.05 * self.em + 0.72 * glyph.yMax
        return "comma", Transform(
            -0.72, 0, 0, -0.72, round(middle + 0.72 * (glyph.xMin + glyph.xMax) / 2), round(up)
        )

    def _apostrophe(self, code: int, name: str) -> None:
        """Add a letter with a caron like an apostrophe, which widens the letter."""
        glyph, mark, size = self.glyphs[name], self.glyphs["quoteright"], 0.72
        _, right = self._extent(name, 0.70, 9.0)
        top = max(glyph.yMax, self.glyphs["d"].yMax)
        at = right + 0.02 * self.em - size * mark.xMin
        place = Transform(size, 0, 0, size, round(at), round(top - size * mark.yMax))
        end = at + size * mark.xMax
        width = max(self.font["hmtx"][name][0], round(end + 0.01 * self.em))
        self._put(code, [(name, Transform()), ("quoteright", place)], name, width=width)

    # Letters

    def _with_bar(
        self,
        code: int,
        name: str,
        height: float,
        *,
        at_top: bool = False,
        wide: float = 1.0,
        slant: float = 0.0,
    ) -> None:
        """Add a letter with a bar through it, at this part of the letter's height, or through its stem."""
        glyph, thick = self.glyphs[name], 0.036 * self.em
        y = height * glyph.yMax
        if slant or at_top:
            left, right = self._extent(
                name, (height - 0.1) if slant else 0.7, (height + 0.1) if slant else 0.8
            )
            reach = 0.075 * self.em
            left, right = left - reach, right + reach
        else:
            middle, half = (glyph.xMin + glyph.xMax) / 2, wide * (glyph.xMax - glyph.xMin) / 2
            left, right = middle - half, middle + half
        rise = slant * (right - left) / 2
        corners = [(left, y - rise), (left, y - rise + thick), (right, y + rise + thick), (right, y + rise)]
        contours = [(each, Transform()) for each in (*self._contours(name), _path(corners))]
        self._outline(_name_of(code), contours)
        self._enter(code, _name_of(code), self.font["hmtx"][name][0], name)

    def _side_by_side(self, code: int, one: str, other: str) -> None:
        width = self.font["hmtx"][one][0]
        after = Transform(dx=width)
        self._put(code, [(one, Transform()), (other, after)], one, width=width + self.font["hmtx"][other][0])

    def _dotless_j(self) -> str:
        if "dotlessj" not in self.glyphs:
            contours = sorted(self._contours("j"), key=_lowest)
            self._outline("dotlessj", contours[:-1], width=self.font["hmtx"]["j"][0])
        return "dotlessj"

    def _from_garamond(self, code: int) -> None:
        source = self.garamond.getBestCmap()[code]
        outline = DecomposingRecordingPen(self.garamond.getGlyphSet())
        self.garamond.getGlyphSet()[source].draw(outline)
        name, scale = _name_of(code), self.scale
        self._outline(name, list(_split(outline.value)), Transform().scale(scale))
        self._enter(code, name, round(self.garamond["hmtx"][source][0] * scale), "")

    # Outlines

    def _contours(self, name: str) -> list[list]:
        outline = DecomposingRecordingPen(self.font.getGlyphSet())
        self.font.getGlyphSet()[name].draw(outline)
        return list(_split(outline.value))

    def _points(self, name: str) -> Iterator[tuple[float, float]]:
        for contour in self._contours(name):
            for _, points in contour:
                yield from (point for point in points if point)

    def _extent(self, name: str, low: float, high: float) -> tuple[float, float]:
        """Return the left and right extent of a letter between two parts of its height."""
        top = self.glyphs[name].yMax
        across = [x for x, y in self._points(name) if low * top <= y <= high * top]
        return min(across), max(across)

    def _middle(self, name: str, low: float, high: float) -> float:
        return sum(self._extent(name, low, high)) / 2

    def _outline(
        self,
        name: str,
        contours: Iterable,
        by: Transform | None = None,
        *,
        reverse: bool = False,
        width: int = 0,
    ) -> None:
        """Add a drawn glyph; a contour may have a position of its own."""
        pen = TTGlyphPen(None)
        for each in contours:
            contour, place = each if isinstance(each, tuple) else (each, by or Transform())
            target = TransformPen(ReverseContourPen(pen) if reverse else pen, place)
            for verb, points in contour:
                getattr(target, verb)(*points)
        self._keep(name, pen.glyph(), width)

    def _put(self, code: int, places: list[Place], base: str, *, width: int | None = None) -> None:
        """Add a letter composed of several glyphs."""
        pen = TTGlyphPen(self.font.getGlyphSet())
        for name, place in places:
            pen.addComponent(name, tuple(place))
        name = _name_of(code)
        self._keep(name, pen.glyph(), 0)
        self._enter(code, name, self.font["hmtx"][places[0][0]][0] if width is None else width, base)

    def _keep(self, name: str, glyph: object, width: int) -> None:
        order = self.font.getGlyphOrder()
        if name not in order:
            self.font.setGlyphOrder([*order, name])
        self.glyphs[name] = glyph
        glyph.recalcBounds(self.glyphs)
        self.font["hmtx"][name] = (width or getattr(glyph, "xMax", 0), getattr(glyph, "xMin", 0))

    def _enter(self, code: int, name: str, width: int, base: str) -> None:
        """Assign a glyph its letter, its width, and the kerning of its base letter."""
        self.font["hmtx"][name] = (width, self.glyphs[name].xMin)
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
        if base:
            self.made_of[name] = base

    def kern(self) -> None:
        """Kern the new letters like their base letters."""
        alike: dict[str, list[str]] = {}
        for name, base in self.made_of.items():
            alike.setdefault(base, []).append(name)
        for table in self.font["kern"].kernTables:
            for (one, other), by in list(table.kernTable.items()):
                table.kernTable.update({(new, other): by for new in alike.get(one, ())})
                table.kernTable.update({(one, new): by for new in alike.get(other, ())})


def _path(points: list) -> list:
    """Return a contour round these points, clockwise as TrueType requires."""
    first, *others = points
    steps = [("moveTo", (first,))]
    steps += [("qCurveTo", tuple(each)) if isinstance(each, list) else ("lineTo", (each,)) for each in others]
    steps.append(("closePath", ()))
    area = AreaPen(None)
    _replay(steps, area)
    if area.value < 0:
        return steps
    turned = DecomposingRecordingPen({})
    _replay(steps, ReverseContourPen(turned))
    return turned.value


def _replay(steps: list, pen: object) -> None:
    for verb, points in steps:
        getattr(pen, verb)(*points)


def _split(steps: list) -> Iterator[list]:
    contour: list = []
    for step in steps:
        contour.append(step)
        if step[0] in ("closePath", "endPath"):
            yield contour
            contour = []


def _lowest(contour: list) -> float:
    return min(y for _, points in contour for point in points if point for y in point[1:])


def _name_of(code: int) -> str:
    return f"uni{code:04X}"


def extend(garamond: TTFont, second_part: TTFont) -> None:
    """Add missing letters from the second part of the same font, kerned like the plain letters."""
    names, there = second_part.getBestCmap(), garamond.getBestCmap()
    glyphs, order = second_part.getGlyphSet(), garamond.getGlyphOrder()
    new = {code: _name_of(code) for code in (*LETTERS, *SIGNS) if code in names and code not in there}
    garamond.setGlyphOrder([*order, *(name for name in new.values() if name not in order)])
    for code, name in new.items():
        outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[names[code]].draw(outline)
        outline.replay(pen)
        glyph = pen.glyph()
        garamond["glyf"][name] = glyph
        glyph.recalcBounds(garamond["glyf"])
        garamond["hmtx"][name] = (second_part["hmtx"][names[code]][0], glyph.xMin)
        for table in garamond["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    _kern_by_class(
        garamond, {there[ord(_plain(code))]: [] for code in new if ord(_plain(code)) in there}, new, there
    )


def _plain(code: int) -> str:
    barred = {"Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ł": "L", "ł": "l", "Ŧ": "T", "ŧ": "t"}
    return barred.get(chr(code)) or unicodedata.normalize("NFD", chr(code))[0]


def _kern_by_class(
    garamond: TTFont, alike: dict[str, list[str]], new: dict[int, str], there: dict[int, str]
) -> None:
    for code, name in new.items():
        alike.get(there.get(ord(_plain(code)), ""), []).append(name)
    for lookup in garamond["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable if lookup.LookupType in (2, 9) else ():
            inner = pairs.ExtSubTable if lookup.LookupType == 9 else pairs
            if inner.LookupType != 2 or inner.Format != 2:
                continue
            for base, names in alike.items():
                for name in names:
                    if base in inner.Coverage.glyphs:
                        inner.Coverage.glyphs.append(name)
                    for classes in (inner.ClassDef1.classDefs, inner.ClassDef2.classDefs):
                        if base in classes:
                            classes[name] = classes[base]
            inner.Coverage.glyphs.sort(key=garamond.getGlyphID)


def main() -> None:
    """Extend all three fonts."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("second_part", type=Path, help="eb-garamond-latin-ext-400-normal.woff")
    second_part = TTFont(parser.parse_args().second_part)
    file = FONTS / "eb-garamond.ttf"
    garamond = TTFont(file, recalcTimestamp=False)
    extend(garamond, second_part)
    garamond.save(file)
    garamond = TTFont(file)
    for name, height in OLD.items():
        font = TTFont(FONTS / f"{name}.ttf", recalcTimestamp=False)
        old = OldType(font, garamond, height, small_capitals=name == "old-capitals")
        for code in (*LETTERS, *SIGNS):
            old.add(code)
        old.kern()
        font.save(FONTS / f"{name}.ttf")


if __name__ == "__main__":
    main()
