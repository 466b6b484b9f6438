"""Clothes of the court of the Italian pack: four houses, one for each suit."""

from dataclasses import dataclass
from typing import Literal

from italian.cloth import Regalia, Weave
from italian.heads import BROWN, GREY, Beard, Hat
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION

Doublet = Literal["buttons", "cuirass", "sash", "slashes"]


@dataclass(frozen=True, slots=True)
class House:
    """The clothes of the three figures of a suit.

    Attributes:
        coat, trim, lining, hose: colours of the clothes.
        hair: the colours of the Fante's, the Cavallo's and the Re's hair.
        beards: the beards of the three figures.
        mirrored: the figures that look the other way.
        hats: the hats of the Fante and the Cavallo.
        hide: the colour of the horse, or None if it is a grey.
        doublet: the pattern on the Fante's chest.
        stuff: the weave of the Re's robe.
        regalia: the object in the Re's other hand.
    """

    coat: str
    trim: str
    lining: str
    hose: str
    hair: tuple[str, str, str]
    beards: tuple[Beard, Beard, Beard]
    mirrored: tuple[bool, bool, bool]
    hats: tuple[Hat, Hat]
    hide: str | None
    doublet: Doublet
    stuff: Weave
    regalia: Regalia


HOUSES = {
    "B": House(
        *(GREEN, OCHRE, VERMILION, CREAM),
        hair=(OCHRE, INK, BROWN),
        beards=("", "moustache", "full"),
        mirrored=(False, True, True),
        hats=("beret", "brim"),
        hide=None,
        doublet="buttons",
        stuff="flowers",
        regalia="lily",
    ),
    "C": House(
        *(VERMILION, OCHRE, BLUE, BLUE),
        hair=(BROWN, OCHRE, GREY),
        beards=("", "point", "forked"),
        mirrored=(True, False, False),
        hats=("sugarloaf", "beret"),
        hide="#b0743c",
        doublet="slashes",
        stuff="lozenges",
        regalia="orb",
    ),
    "D": House(
        *(OCHRE, VERMILION, GREEN, VERMILION),
        hair=(INK, BROWN, INK),
        beards=("moustache", "", "point"),
        mirrored=(False, True, False),
        hats=("turban", "sugarloaf"),
        hide=INK,
        doublet="sash",
        stuff="roundels",
        regalia="purse",
    ),
    "S": House(
        *(BLUE, VERMILION, OCHRE, OCHRE),
        hair=(INK, INK, GREY),
        beards=("point", "full", "full"),
        mirrored=(True, False, True),
        hats=("morion", "morion"),
        hide=OCHRE,
        doublet="cuirass",
        stuff="stripes",
        regalia="star",
    ),
}
