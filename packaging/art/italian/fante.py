"""Fante: a page who stands in the grass and holds the mark of his suit."""

from italian.hats import hat
from italian.heads import STEEL, Head, face, ruff
from italian.houses import House
from kit.curves import ellipse, outline, trace
from kit.ornaments import ground
from kit.woodcut import CREAM, FLESH, GREEN, Art


def fante(art: Art, house: House) -> None:
    """Draw the Fante, one hand at his belt."""
    ground(art, 326, GREEN, tufts=(22, 44, 150, 178))
    cape = outline(
        "80,146 56,164 38,210 30,262 26,300! 52,292 70,296! 84,240 116,240 136,292! 150,280 140,220 120,150"
    )
    art.shape(cape, house.lining, 2.8)
    art.teeth(trace("136,292 150,280 141,222 128,170"), 12, 3, 1.9, side=-1, growth="flat")
    art.ink(trace("52,176 42,220 38,292"), 2.2)
    art.ink(trace("64,190 54,230 52,288"), 2)
    for leg, shoe in (
        (
            "72,236 100,236 97,262 92,288 92,318! 77,318! 75,290 69,262",
            "94,314 95,327! 56,327! 62,318 77,311",
        ),
        (
            "102,236 130,236 133,262 128,290 126,318! 111,318! 109,290 103,262",
            "108,314 126,311 141,318 147,327! 107,327!",
        ),
    ):
        limb = outline(leg)
        art.shape(limb, house.hose if house.hose != CREAM else None, 2.6)
        art.hatch(limb, 0.1, 3.3, 1.6, shape="right", cut=0.55)
        art.fill(outline(shoe))
    for x in (82, 118):
        art.ink([(x - 13, 266), (x, 269), (x + 13, 266)], 5, "flat", colour=house.trim)
        art.ink([(x - 13, 263), (x, 266), (x + 13, 263)], 1.4, "flat")
        art.ink([(x - 13, 269), (x, 272), (x + 13, 269)], 1.4, "flat")
    _skirted_coat(art, house)
    arm = outline("82,146 66,150 48,172 42,188 58,206! 70,198! 64,186 76,172")
    art.shape(arm, house.coat, 2.7)
    art.teeth(trace("44,190 58,206 68,200"), 9, 2.9, 1.8, side=-1, growth="flat")
    art.shape(outline("58,210! 52,203! 64,192! 72,199!"), house.trim, 1.9, slip=(0, 0))
    art.shape(outline("66,198 76,200 80,208 74,215 64,211"), FLESH, 2)
    arm = outline("118,145 136,154 147,166 146,152! 164,152! 167,180 156,193 138,186 120,170")
    art.shape(arm, house.coat, 2.7)
    art.teeth(trace("166,160 166,180 156,192 138,186"), 11, 2.9, 1.9, growth="flat")
    art.shape(outline("144,146! 165,146! 166,156! 144,156!"), house.trim, 1.9, slip=(0, 0))
    head = Head(100, 119, 21)
    art.shape(outline("90,130 110,130 112,148 88,148"), FLESH, 1.8)
    face(art, head, house.hair[0], house.beards[0])
    ruff(art, 100, 149, 28)
    hat(art, head, house.hats[0], house.coat, house.lining)


def _skirted_coat(art: Art, house: House) -> None:
    coat = outline(
        "80,146 100,142 120,146 130,170 124,198! 144,244! 120,254 100,250 80,254 56,244! 76,198! 70,170"
    )
    art.shape(coat, house.coat, 3)
    art.teeth(trace("121,146 130,170 124,197"), 12, 3, 2, growth="flat")
    for x0, x1 in ((82, 66), (90, 82), (100, 100), (110, 118), (118, 134)):
        art.ink([(x0, 204), ((x0 + x1) / 2, 224), (x1, 246)], 2.2)
    hem = outline("56,244! 80,254 100,250 120,254 144,244! 141,236! 120,245 100,242 80,245 59,236!")
    art.shape(hem, house.trim, 1.9, slip=(0, 0))
    belt = outline("75,196! 100,200 125,196! 126,205! 100,209 74,205!")
    art.shape(belt, house.trim, 2, slip=(0, 0))
    art.shape(ellipse(100, 204.5, 6, 5.4, steps=20), None, 1.7)
    _DOUBLETS[house.doublet](art, house)


def _buttons(art: Art, house: House) -> None:
    placket = outline("94,150! 106,150! 105,198! 95,198!")
    art.shape(placket, house.lining, 1.8, slip=(0, 0))
    for y in (162, 172, 182, 192):
        art.fill(ellipse(100, y, 2.5, steps=12))
    for side in (-1, 1):
        for y in (164, 178):
            art.ink([(100 + side * 9, y), (100 + side * 20, y + 4), (100 + side * 26, y + 2)], 1.7)
    horn = outline("112,212! 124,218 136,214 142,204! 146,218 138,230 124,232 112,224!")
    art.shape(horn, CREAM, 2)
    art.teeth(trace("146,216 138,230 124,232"), 6, 2.6, 1.4, growth="flat")
    art.ink(trace("113,212 108,206 100,204"), 2, "flat")


def _slashes(art: Art, house: House) -> None:
    for side in (-1, 1):
        for u, y in ((9, 160), (20, 163), (9, 178), (19, 180)):
            slash = ellipse(100 + side * u, y, 3.2, 7.4, turn=-side * 0.2, steps=20)
            art.shape(slash, house.lining, 1.7, slip=(0, 0))
    art.ink([(100, 152), (100, 197)], 2, "flat", straight=True)
    for x in (70, 85, 115, 130):
        art.shape(
            outline(f"{x - 3},216! {x + 3},216! {x + 4},238! {x - 4},238!"), house.lining, 1.6, slip=(0, 0)
        )


def _sash(art: Art, house: House) -> None:
    sash = outline("118,150! 126,162! 84,204! 75,196!")
    art.shape(sash, house.lining, 2, slip=(0, 0))
    art.ink([(119, 158), (80, 199)], 1.4, "flat", straight=True)
    for y in (162, 176):
        art.shape(ellipse(88, y, 3.4, steps=14), house.trim, 1.5, slip=(0, 0))
    for x, y in ((66, 226), (82, 230), (100, 228), (118, 230), (134, 226)):
        art.shape(ellipse(x, y, 4.4, steps=16), house.trim, 1.6, slip=(0, 0))


def _cuirass(art: Art, house: House) -> None:
    plate = outline("82,152 100,149 118,152 127,172 121,194! 100,200 79,194! 73,172")
    art.shape(plate, STEEL, 2.6)
    art.teeth(trace("119,154 127,172 121,193"), 13, 2.9, 1.9, growth="flat")
    art.ink([(100, 151), (101, 176), (100, 199)], 2)
    for x, y in ((80, 158), (120, 158), (77, 176), (123, 176), (84, 192), (116, 192)):
        art.fill(ellipse(x, y, 1.9, steps=10))
    art.ink([(78, 166), (90, 161), (100, 164), (110, 161), (122, 166)], 1.6)
    for x0, x1 in ((74, 64), (92, 90), (110, 112), (127, 138)):
        art.shape(
            outline(f"{x0},210! {x0 + 7},210! {x1 + 9},236! {x1 - 2},236!"), house.lining, 1.6, slip=(0, 0)
        )


_DOUBLETS = {"buttons": _buttons, "cuirass": _cuirass, "sash": _sash, "slashes": _slashes}
