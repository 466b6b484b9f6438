"""Drawings of cards as operators of a PDF page.

A drawing is an SVG of filled paths in plain colours (assets/packs/README.md): absolute starts, relative
lines, closed outlines. So each path is a list of numbers, and no other part of SVG is supported.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SIZE: Final = (200, 350)
"""Width and height of a drawing, in its own units."""
_ELEMENT: Final = re.compile(r"<(\w+)((?:\s[\w-]+=\"[^\"]*\")*)\s*/?>")
_ATTRIBUTE: Final = re.compile(r"([\w-]+)=\"([^\"]*)\"")
_SCALE: Final = re.compile(r"scale\(([\d.]+)\)")
_STEP: Final = re.compile(r"([Mlz])|(-?\d*\.?\d+)")


class Drawing(NamedTuple):
    """A drawing.

    Attributes:
        operators: the PDF operators that paint it, in its own units with the origin at the lower left.
        edge: the colour of its outermost path that is painted, red, green and blue from 0 to 1.
        opacities: its opacities, in per cent.
    """

    operators: str
    edge: tuple[float, float, float]
    opacities: frozenset[int]


def read_drawing(path: Path, *, framed: bool = True) -> Drawing:
    """Read a drawing, without its outermost path, the frame, if it is not `framed`.

    Raises:
        ValueError: it uses an unsupported part of SVG.
    """
    written = [f"1 0 0 -1 0 {SIZE[1]} cm"]
    edge: tuple[float, float, float] | None = None
    opacities = set()
    for element, attributes in _ELEMENT.findall(path.read_text("utf-8")):
        given = dict(_ATTRIBUTE.findall(attributes))
        if element == "g":
            scale = _SCALE.fullmatch(given["transform"])
            if scale is None:
                raise ValueError(f"{path.name}: {given['transform']} is not drawn")
            written.append(f"{scale[1]} 0 0 {scale[1]} 0 0 cm")
        elif element == "path" and not framed:
            framed = True
        elif element == "path":
            colour = colour_of(given["fill"])
            edge = edge or colour
            opacity = round(100 * float(given.get("fill-opacity", "1")))
            opacities.add(opacity)
            written.append(f"/O{opacity} gs {' '.join(f'{part:.3g}' for part in colour)} rg")
            written.append(" ".join(_outline(given["d"])))
            written.append("f*" if given.get("fill-rule") == "evenodd" else "f")
        elif element != "svg":
            raise ValueError(f"{path.name}: <{element}> is not drawn")
    return Drawing("\n".join(written), edge or (1, 1, 1), frozenset(opacities))


def colour_of(text: str) -> tuple[float, float, float]:
    """Return the parts of a colour such as "#b9a27c", from 0 to 1."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _outline(text: str) -> Iterator[str]:
    """Yield the operators of a path."""
    numbers: list[float] = []
    command, x, y = "M", 0.0, 0.0
    for word, number in _STEP.findall(text):
        if word == "z":
            yield "h"
        if word:
            command = word
            continue
        numbers.append(float(number))
        if len(numbers) == 2:
            x, y = (numbers[0], numbers[1]) if command == "M" else (x + numbers[0], y + numbers[1])
            yield f"{x:g} {y:g} {'m' if command == 'M' else 'l'}"
            numbers.clear()
