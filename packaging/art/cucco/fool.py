"""MATTO, the fool, dancing, with a bauble that has his face, and a goose behind him."""

from kit.card_stock import blank, finish, lowered
from kit.carving import form
from kit.curves import Point, ellipse, outline, smooth, trace
from kit.ornaments import ground
from kit.woodcut import BLUE, CREAM, DEEP_RED, FLESH, GREEN, INK, OCHRE, VERMILION, Art


def fool() -> Art:
    """MATTO: Draw the dancing fool, who thumbs his nose."""
    art = blank(14)
    ground(art, 290, GREEN, tufts=(126, 176))
    since = len(art.layers)
    _legs(art)
    _skirt(art)
    _tunic(art)
    _bauble_arm(art)
    _goose(art)
    _collar(art)
    _head(art)
    _cap(art)
    _rude_arm(art)
    lowered(art, since=since)
    return finish(art, legend="MATTO", index="MATTO")


def _bell(art: Art, x: float, y: float, radius: float) -> None:
    art.shape(ellipse(x, y, radius, steps=24), OCHRE, 2.2, slip=(-0.4, 0.5))
    art.ink([(x - radius, y), (x, y + radius * 0.25), (x + radius, y)], 1.6, "flat")
    art.fill(ellipse(x, y + radius * 0.55, radius * 0.24, steps=10))
    art.fill(ellipse(x - radius * 0.4, y - radius * 0.45, radius * 0.22, steps=8), CREAM)


def _legs(art: Art) -> None:
    """Draw one leg in green and one in black and white rings; the fool hops on the green leg."""
    kicked = outline("108,200 128,196 152,206 168,226 178,250! 166,262! 154,248 140,238 120,238 106,232")
    form(art, kicked, None, 3.2, shade=0)
    since = len(art.layers)
    for ring in (
        "118,190 129,190 124,244 113,244",
        "139,194 151,199 138,246 128,244",
        "160,208 170,218 152,254 142,246",
        "178,230 184,242 160,262 154,252",
    ):
        art.fill(outline(ring))
    art.clip(since, kicked)
    art.line(kicked, 3.2)
    shoe = outline(
        "164,262! 178,248! 184,251 188,244 186,230 178,222! 189,228 191,244 188,260 178,272 168,274"
    )
    art.line(shoe, 3, colour=CREAM, contrast=0)
    form(art, shoe, VERMILION, 2.8, shade=5)
    _bell(art, 177, 220, 5)
    for a, b in (((150, 270), (146, 278)), ((160, 276), (158, 285)), ((142, 262), (135, 268))):
        art.ink([a, b], 2.2, "out")
    standing = outline("74,206 108,206 106,228 98,246 98,264 102,282! 84,283! 80,264 78,246 74,228")
    form(art, standing, GREEN, 3.2, shade=11)
    shoe = outline("83,279! 102,278! 112,284 128,286 140,276! 138,290 126,296 84,296! 80,288")
    form(art, shoe, VERMILION, 2.8, shade=5)
    _bell(art, 141, 273, 5)


def _skirt(art: Art) -> None:
    halves: tuple[tuple[str, str], ...] = (
        ("72,186 100,190! 102,232! 94,214! 84,236! 76,214! 60,228! 66,206", VERMILION),
        ("100,190! 132,184 142,204 152,222! 134,212! 128,236! 116,214! 102,232!", GREEN),
    )
    for drawn, colour in halves:
        form(art, outline(drawn), colour, 3, shade=8)
    for x, y in ((60, 231), (84, 239), (102, 236), (128, 239), (154, 225)):
        _bell(art, x, y, 5)


def _tunic(art: Art) -> None:
    left = outline("100,128! 84,130 68,138 66,158 74,176 70,190! 100,196!")
    right = outline("100,128! 118,130 134,138 136,158 128,176 134,190! 100,196!")
    form(art, left, GREEN, 3.2, shade=0)
    form(art, right, VERMILION, 3.2, shade=14)
    art.teeth(trace("67,144 68,160 75,178"), 7, 3.1, 1.7, side=-1)
    art.ink([(100, 130), (101, 160), (100, 194)], 2.8, "flat")
    for y in (160, 174):
        _bell(art, 100, y, 4.6)
    belt = outline("69,184! 100,191 135,184! 136,192! 100,199 68,192!")
    form(art, belt, INK, 1.8, shade=0)
    art.ink([(74, 188.6), (88, 192), (98, 193.4)], 1.4, colour=CREAM)


def _bauble_arm(art: Art) -> None:
    art.ink([(26, 180), (28, 140), (30, 108)], 5.6, "flat")
    art.ink([(26, 180), (28, 140), (30, 108)], 2.4, "flat", colour=OCHRE)
    sleeve = outline("78,136! 88,152 76,168 56,176 40,172! 38,156! 50,154 62,142")
    form(art, sleeve, VERMILION, 3, shade=10)
    cuff = outline("44,153! 46,176! 36,178 34,152")
    form(art, cuff, None, 2.3, shade=0)
    fist = outline("36,156 26,153 18,158 17,170 24,177 36,175")
    form(art, fist, FLESH, 2.5, shade=0)
    for y in (160, 165, 170):
        art.ink([(18, y), (28, y)], 1.5)
    # The bauble has the fool's face.
    for horn, colour in (
        ("26,96 18,88 12,94!  14,104 22,104", GREEN),
        ("34,96 42,86 50,92! 46,102 38,104", VERMILION),
    ):
        form(art, outline(horn), colour, 2.2, shade=4)
    for x, y in ((12, 98), (50, 97)):
        art.shape(ellipse(x, y, 3, steps=12), OCHRE, 1.6, slip=(0, 0))
    face = outline("20,106 24,98 36,98 40,106 39,116 30,123 21,116")
    form(art, face, FLESH, 2.3, shade=4)
    art.fill(outline("20,105! 24,94 36,94 40,105! 30,102"), OCHRE)
    art.line(outline("20,105! 24,94 36,94 40,105! 30,102"), 2)
    art.add([ellipse(x, 108, 1.5, 1.8, steps=10) for x in (26, 34)])
    art.ink([(24, 114), (30, 117.4), (36, 114)], 1.8)
    art.fill(ellipse(30, 111.4, 1.8, steps=10), VERMILION)
    ruff = outline("20,121 30,125 40,121 44,128! 37,126 35,131! 30,127 25,131! 23,126 16,128!")
    art.shape(ruff, None, 1.8)


def _goose(art: Art) -> None:
    """Draw the goose that bites the fool's seat."""
    body = outline("11,246! 18,252 30,250 44,244 56,248 62,262 58,278 44,288 28,288 16,276")
    form(art, body, None, 3, shade=9)
    wing = outline("14,256! 30,254 44,256 52,264 46,274 32,278 24,268")
    form(art, wing, BLUE, 2.3, shade=0)
    for dy in (0, 5, 10):
        art.ink([(22 + dy * 0.6, 260 + dy), (34, 262 + dy), (46 - dy * 0.5, 262 + dy)], 1.7)
    neck = outline("42,248! 36,234 38,218 48,208 60,208 66,216 64,224 56,226 50,228 50,238 60,254!")
    art.fill(neck, CREAM)
    art.line(neck, 3)
    art.fill(outline("43,249! 50,238 62,254! 56,262 48,258"), CREAM)
    art.teeth(trace("50,229 50,239 59,252"), 6, 2.8, 1.6)
    bill = outline("62,209! 72,212 82,216! 80,225! 70,224 63,222!")
    art.shape(bill, OCHRE, 2.4, slip=(0, 0))
    art.ink([(64, 216), (72, 218), (81, 221)], 1.7, "flat")
    art.fill(ellipse(56, 214, 2.6))
    art.fill(ellipse(55.2, 213.2, 0.8), CREAM)
    art.ink([(50, 209), (55, 207.4), (60, 210)], 2.2)
    for x in (34, 46):
        art.ink([(x, 286), (x + 1, 293)], 3.4, "flat")
        foot = outline(f"{x + 1},290! {x + 11},297! {x + 5},295.5 {x - 1},297! {x - 4},294")
        art.shape(foot, OCHRE, 1.8, slip=(0, 0))


def _collar(art: Art) -> None:
    points = (
        ("100,126 82,128 62,126 56,148! 72,140", OCHRE),
        ("118,126 136,128 140,126 148,148! 130,140", GREEN),
        ("86,126 96,130 88,160! 74,138", VERMILION),
        ("104,130 116,126 130,138 116,160!", OCHRE),
    )
    for drawn, colour in points:
        form(art, outline(drawn), colour, 2.4, shade=5)
    for x, y in ((55, 150), (149, 150), (87, 163), (116, 163)):
        _bell(art, x, y, 4.4)


def _head(art: Art) -> None:
    face = outline("74,84 82,70 102,64 122,70 130,84 131,104 126,120 114,132 101,137 88,132 77,118 73,102")
    form(art, face, FLESH, 3.2, shade=10)
    art.ink([(80, 88), (88, 80), (97, 84)], 3.6, "mid")
    art.ink([(109, 86), (117, 84), (125, 89)], 3.6, "mid")
    art.fill(ellipse(89.5, 94, 8.4, 8.8), CREAM)
    art.line(ellipse(89.5, 94, 8.4, 8.8), 2.3)
    art.fill(ellipse(92, 96, 3.4, 3.8))
    art.fill(ellipse(91, 94.6, 1.1), CREAM)
    art.ink([(109, 95), (117, 91.6), (126, 95)], 3, "mid")
    for k in (-1, 0, 1):
        art.ink([(124, 96 + k * 1.5), (130, 97 + k * 4)], 1.4, "out")
    art.fill(ellipse(82, 110, 6.4, 5.2), VERMILION, 0.75)
    mouth = outline("80,114! 92,117 104,118 122,110! 120,122 110,130 98,131 86,126")
    art.fill(mouth, DEEP_RED)
    art.line(mouth, 2.6)
    teeth = trace("82,115 92,118 104,119 121,112 119,118 110,122 98,123.4 86,120")
    art.fill(teeth, CREAM)
    for x in (89, 96, 110, 116):
        art.ink([(x, 115.5), (x, 124)], 1.5, "flat")
    art.fill(trace("97,117 104,117 104,124 97,124"), DEEP_RED)
    tongue = outline("92,129 98,125 106,125 110,129 104,131")
    art.fill(tongue, VERMILION)


def _cap(art: Art) -> None:
    middle = outline("84,70! 86,50 92,34 106,22 126,18 138,26! 124,32 116,42 118,56 122,72!")
    form(art, middle, OCHRE, 3, shade=9)
    left = outline("100,66! 92,50 76,38 56,38 42,50 38,72! 50,64 60,62 66,74 72,94! 80,82 90,78")
    form(art, left, VERMILION, 3.2, shade=0)
    art.teeth(trace("40,70 50,64 60,62 66,74 72,92"), 9, 3, 1.9, side=-1)
    art.ink(trace("96,66 84,52 66,46 52,52"), 2.2)
    right = outline("100,66! 108,50 124,40 146,38 162,48 168,72! 154,64 144,62 138,74 132,94! 122,80 112,77")
    form(art, right, GREEN, 3.2, shade=0)
    art.teeth(trace("110,52 126,42 146,40 160,49 167,70"), 9, 3, 1.9)
    art.ink(trace("104,66 116,54 138,48 152,54"), 2.2)
    band = outline("71,94! 76,80 90,73 102,71 114,73 128,80 133,94! 126,86 114,80 102,78 90,80 78,86")
    form(art, band, OCHRE, 2.4, shade=0)
    for x, y in ((37, 79), (142, 30), (169, 79)):
        _bell(art, x, y, 7.4)


def _rude_arm(art: Art) -> None:
    sleeve = outline(
        "124,136! 138,136 154,146 170,146 176,138 166,124 154,116! 162,102! 178,112 190,132 188,152 172,166 150,164 132,156"
    )
    art.line(sleeve, 4, colour=CREAM, contrast=0)
    form(art, sleeve, GREEN, 3, shade=10)
    cuff = outline("150,118! 160,100! 169,105! 160,124!")
    form(art, cuff, None, 2.3, shade=4)
    hand: list[Point] = trace(
        "155,114 148,116 140,114 134,110 122,108 114,106! 113,101! 124,101 134,101 138,97 137,80! 143,79! 145,94 147,78! 153,78! 153,95 157,82! 163,84! 160,98 166,90! 171,94! 164,106"
    )
    art.line(smooth(hand, closed=True), 3.4, colour=CREAM, contrast=0)
    form(art, smooth(hand, closed=True), FLESH, 2.4, shade=0)
    nose = outline("96,96 103,93 110,96 114,104 110,111 102,113 94,110 92,103")
    form(art, nose, VERMILION, 2.5, shade=5)
    art.fill(ellipse(99, 100, 1.8), CREAM)
