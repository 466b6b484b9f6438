"""The hats of the Fanti and the Cavalli of the Italian pack."""

import math

from italian.heads import STEEL, Hat, Head
from kit.curves import ellipse
from kit.woodcut import CREAM, OCHRE, VERMILION, Art


def hat(art: Art, head: Head, kind: Hat, colour: str, plume: str) -> None:
    """Draw a hat of this kind on a head."""
    {"beret": _beret, "brim": _brim, "morion": _morion, "sugarloaf": _sugarloaf, "turban": _turban}[kind](
        art, head, colour, plume
    )


def _beret(art: Art, head: Head, colour: str, plume: str) -> None:
    """Draw a flat cap worn aslant, with a feather."""
    feather = head.outline(".3,-1.1 .7,-1.86 1.5,-1.8 1.9,-1.1 1.66,-.5! 1.5,-1.0 1.0,-1.3 .6,-1.0")
    art.shape(feather, plume, 2, slip=(0.8, 0.6))
    art.ink(head.trace(".4,-1.02 .9,-1.52 1.4,-1.42 1.62,-.66"), 1.7, "out")
    art.teeth(head.trace(".6,-1.3 1.0,-1.52 1.5,-1.3"), head.size * 0.26, 2.6, 1.3, lean=0.4)
    cap = head.outline("-.9,-.74 -1.04,-1.2 -.5,-1.62 .2,-1.66 .84,-1.3 .9,-.78")
    art.shape(cap, colour, 2.4)
    art.teeth(head.trace(".2,-1.62 .8,-1.3 .88,-.84"), head.size * 0.42, 2.8, 1.6, growth="flat")
    band = head.outline("-.94,-.9 -.4,-.8 0,-.78 .4,-.8 .94,-.9 .9,-.6 .4,-.52 0,-.5 -.4,-.52 -.9,-.6")
    art.shape(band, OCHRE if colour != OCHRE else VERMILION, 1.9, slip=(0, 0))


def _brim(art: Art, head: Head, colour: str, plume: str) -> None:
    """Draw a broad brim turned up, with drooping plumes."""
    for side, long in ((1, 1.9), (0.55, 1.5)):
        feather = head.outline(
            f"{0.1 * side},-1.3 {0.5 * side},-2.1 {1.2 * side},-2.2 {long},-1.7 {long - 0.1},-1.1! {1.2 * side},-1.6 {0.6 * side},-1.2"
        )
        art.shape(feather, plume, 1.9, slip=(0.7, 0.6))
        art.ink(
            head.trace(f"{0.2 * side},-1.24 {0.7 * side},-1.84 {1.3 * side},-1.86 {long - 0.12},-1.24"),
            1.5,
            "out",
        )
    dome = head.outline("-.7,-.8 -.66,-1.4 -.2,-1.7 .3,-1.68 .68,-1.36 .72,-.8")
    art.shape(dome, colour, 2.3)
    art.teeth(head.trace(".3,-1.66 .66,-1.36 .7,-.9"), head.size * 0.4, 2.7, 1.5, growth="flat")
    brim = head.outline(
        "-1.16,-1.02! -.9,-.7 -.4,-.56 0,-.53 .4,-.56 .9,-.7 1.16,-1.02! .7,-.92 0,-.84 -.7,-.92"
    )
    art.shape(brim, OCHRE if colour != OCHRE else VERMILION, 2, slip=(0, 0))


def _morion(art: Art, head: Head, colour: str, plume: str) -> None:
    """Draw a soldier's helmet with a comb; its rim rises before and behind."""
    del colour
    for long, high in ((1.75, -1.9), (1.35, -2.05)):
        feather = head.outline(
            f".5,-1.2 .8,{high + 0.2} 1.3,{high} {long},-1.5 {long - 0.1},-.8! 1.2,-1.3 .8,-1.0"
        )
        art.shape(feather, plume, 1.9, slip=(0.7, 0.6))
        art.ink(head.trace(f".6,-1.16 1.0,{high + 0.3} 1.3,{high + 0.3} {long - 0.14},-1.0"), 1.5, "out")
    dome = head.outline("-.74,-.72 -.8,-1.2 -.5,-1.64 0,-1.8 .5,-1.64 .8,-1.2 .74,-.72")
    art.shape(dome, STEEL, 2.4)
    art.teeth(head.trace(".4,-1.68 .78,-1.2 .74,-.8"), head.size * 0.4, 2.7, 1.5, growth="flat")
    comb = head.outline("-.12,-.8 -.2,-1.6 0,-1.98! .2,-1.6 .12,-.8")
    art.shape(comb, OCHRE, 1.9, slip=(0, 0))
    rim = head.outline(
        "-1.24,-1.04! -.8,-.72 0,-.52 .8,-.72 1.24,-1.04! .9,-.62 .4,-.42 0,-.38 -.4,-.42 -.9,-.62"
    )
    art.shape(rim, STEEL, 2, slip=(0, 0))
    for u, v in ((-0.56, -0.68), (-0.2, -0.57), (0.2, -0.57), (0.56, -0.68)):
        art.fill(ellipse(*head(u, v + 0.06), head.size * 0.055, steps=8))


def _sugarloaf(art: Art, head: Head, colour: str, plume: str) -> None:
    """Draw a tall hat with a narrow brim and a feather stuck into its band."""
    feather = head.outline(".36,-1.0 .6,-1.7 1.2,-2.0 1.5,-1.6! 1.1,-1.5 .8,-1.1 .56,-.8")
    art.shape(feather, plume, 1.9, slip=(0.6, 0.5))
    art.ink(head.trace(".46,-.96 .76,-1.5 1.3,-1.72"), 1.5, "out")
    loaf = head.outline("-.62,-.7 -.52,-1.5 -.2,-1.84 .1,-1.84 .42,-1.5 .62,-.7")
    art.shape(loaf, colour, 2.3)
    art.teeth(head.trace(".12,-1.82 .42,-1.5 .58,-.86"), head.size * 0.36, 2.7, 1.5, growth="flat")
    band = head.outline("-.64,-.98! 0,-.84 .64,-.98! .66,-.72! 0,-.58 -.66,-.72!")
    art.shape(band, plume, 1.7, slip=(0, 0))
    brim = head.outline("-1.1,-.8! -.6,-.74 0,-.62 .6,-.74 1.1,-.8! .8,-.52 .3,-.42 -.3,-.42 -.8,-.52")
    art.shape(brim, colour, 2, slip=(0, 0))


def _turban(art: Art, head: Head, colour: str, plume: str) -> None:
    """Draw a cloth wound about the head, with a jewel and an aigrette."""
    spray = head.outline("-.06,-1.4 -.24,-1.9! -.02,-1.72 .12,-2.04! .2,-1.7 .44,-1.84! .16,-1.4")
    art.shape(spray, plume, 1.7, slip=(0, 0))
    cloth = head.outline("-.84,-.6 -1.12,-1.0 -.8,-1.42 0,-1.6 .8,-1.42 1.12,-1.0 .84,-.6 0,-.48")
    art.shape(cloth, colour if colour != OCHRE else CREAM, 2.4)
    for start, end in ((-1.0, 0.1), (-0.6, 0.62), (-0.1, 1.0)):
        fold = [head(start, -0.76 - 0.1 * math.cos(start)), head((start + end) / 2, -1.12), head(end, -1.36)]
        art.ink(fold, 4.4, colour=plume)
        art.ink([(x + 1.4, y + 2.6) for x, y in fold], 1.5)
    art.teeth(head.trace(".8,-1.4 1.1,-1.0 .86,-.66"), head.size * 0.34, 2.6, 1.5, growth="flat")
    art.shape(ellipse(*head(0.04, -1.3), head.size * 0.17, steps=16), VERMILION, 1.7, slip=(0, 0))
