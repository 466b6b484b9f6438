"""Solid, shaded shapes, made of the strokes of `woodcut`: fill, hatching on the dark side, contour."""

from kit.curves import Outline, Point, area, normals, resample
from kit.woodcut import CREAM, INK, Art

DARK_SIDE: Point = (0.86, 0.4)
"""The direction of all shadows: the light comes from the top left."""


def solid(art: Art, outline: Outline, colour: str, width: float = 2.3, *, shade: float = 0) -> Outline:
    """Fill an outline, hatch its dark side with cuts of the length `shade`, contour it, return it."""
    art.fill(outline, colour)
    if shade:
        shadow(art, outline, shade, CREAM if colour == INK else INK)
    art.line(outline, width)
    return outline


def shadow(art: Art, outline: Outline, length: float, colour: str = INK, gap: float = 2.9) -> None:
    """Draw cuts that grow inward from the part of an outline that faces away from the light."""
    edge = resample(outline, gap / 2, closed=True)
    inward = 1 if area(edge) > 0 else -1
    across = normals(edge, closed=True)
    dark = [-inward * (nx * DARK_SIDE[0] + ny * DARK_SIDE[1]) > 0.45 for nx, ny in across]
    if all(dark) or not any(dark):
        return
    start = next(i for i in range(len(dark)) if dark[i] and not dark[i - 1])
    run: Outline = []
    for i in range(start, start + len(edge) + 1):
        if dark[i % len(edge)] and i < start + len(edge):
            run.append(edge[i % len(edge)])
            continue
        if len(run) > 5:
            side = 1 if inward > 0 else -1
            art.teeth(run, length, gap, 1.7, side=side, lean=0.12, straight=True, colour=colour)
        run = []


def form(art: Art, outline: Outline, colour: str | None, width: float = 2.8, *, shade: float = 9) -> Outline:
    """Stencil and hatch a solid shape and contour it; a black shape gets white cuts on its lit side."""
    art.shape(outline, colour, width)
    if shade and colour == INK:
        gleam(art, outline, shade)
    elif shade:
        shadow(art, outline, shade)
    return outline


def gleam(art: Art, outline: Outline, length: float, *, depth: float = 2.6, gap: float = 3.1) -> None:
    """Draw white cuts inside the lit edge of a black shape: the gleam of fur, leather and felt."""
    edge = resample(outline, gap / 2, closed=True)
    inward = 1 if area(edge) > 0 else -1
    across = normals(edge, closed=True)
    lit = [inward * (nx * DARK_SIDE[0] + ny * DARK_SIDE[1]) > 0.5 for nx, ny in across]
    if all(lit) or not any(lit):
        return
    start = next(i for i in range(len(lit)) if lit[i] and not lit[i - 1])
    run: Outline = []
    for i in range(start, start + len(edge) + 1):
        if lit[i % len(edge)] and i < start + len(edge):
            (x, y), (nx, ny) = edge[i % len(edge)], across[i % len(edge)]
            run.append((x + inward * nx * depth, y + inward * ny * depth))
            continue
        if len(run) > 5:
            side = 1 if inward > 0 else -1
            art.teeth(run, length, gap, 1.6, side=side, lean=-0.12, straight=True, colour=CREAM)
        run = []
