"""Beasts, riders and houses of the northern packs: black outlines with two or three flat colours."""

import math

from PySide6.QtGui import QTransform

from cucco import cuckoo as cucco_cuckoo
from kit.carving import form
from kit.curves import ellipse, outline, rounded_box, trace
from kit.ornaments import ground, leaf
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art

BROWN = "#b0743c"


def perched(art: Art, *, left: bool = False) -> None:
    """Draw a calling cuckoo in profile on a bough."""
    whole = len(art.layers)
    bough = outline("12,262! 60,254 120,258 188,246! 188,264! 120,276 60,272 12,280!")
    form(art, bough, BROWN, 2.4, shade=5)
    for at in ((150, 250, -0.9, 30, 10), (168, 260, 0.7, 26, 9), (34, 268, 2.2, 26, 9), (60, 256, -2.3, 24, 8)):
        leaf(art, *at)
    since = len(art.layers)
    cucco_cuckoo.calling(art)
    art.transform(since, QTransform().translate(100, 0).scale(-0.96, 0.96).translate(-100, 6))
    if left:
        art.transform(whole, QTransform().translate(200, 0).scale(-1, 1))


def flying(art: Art) -> None:
    """Draw a bird with spread wings."""
    for side in (-1, 1):
        wing = outline(mirror("104,150! 124,112 150,92 186,84! 184,112 178,126! 176,138 166,148! 160,158 146,164! 132,172 110,176!", side))
        form(art, wing, BLUE, 2.8, shade=7)
        for feather in ("120,150 146,122 178,104", "122,160 148,138 174,126", "118,168 142,154 162,146"):
            art.ink(trace(mirror(feather, side)), 2.2, "in")
    tail = outline("88,214! 76,262 84,270! 92,262 100,272! 108,262 116,270! 124,262 112,214!")
    form(art, tail, VERMILION, 2.6, shade=6)
    for x in (92, 100, 108):
        art.ink([(x, 220), (x + (x - 100) * 0.6, 256)], 2, "out")
    body = outline("100,120 118,140 122,176 114,208 100,222 86,208 78,176 82,140")
    form(art, body, OCHRE, 3, shade=8)
    art.hatch(outline("100,150 112,166 110,196 100,210 90,196 88,166"), 0, 6, 1.8, shape="spindle")
    head = ellipse(100, 112, 20, 19)
    form(art, head, OCHRE, 2.8, shade=5)
    form(art, outline("84,108! 66,114! 84,119!"), VERMILION, 2, shade=0)
    art.fill(ellipse(94, 108, 3.4, 3.6, steps=14))
    art.fill(ellipse(93, 107, 1.2, steps=8), CREAM)


def mirror(drawn: str, side: int) -> str:
    """Return points written for the right side, mirrored if `side` is not positive."""
    if side > 0:
        return drawn
    words = []
    for word in drawn.split():
        x, _, rest = word.partition(",")
        words.append(f"{200 - float(x):g},{rest}")
    return " ".join(words)


def sitting_cat(art: Art, colour: str = INK) -> None:
    """Draw a sitting cat with its tail about its feet, facing the viewer."""
    cut = CREAM if colour == INK else INK
    body = outline("100,150 130,176 146,226 144,272 128,288 72,288 56,272 54,226 70,176")
    form(art, body, colour, 3, shade=10)
    tail = outline("140,262! 164,262 172,280 156,294 110,298 70,296! 66,288 74,282! 110,286 148,282 152,274 142,272!")
    form(art, tail, colour, 2.6, shade=0)
    for k in range(4):
        art.ink([(92 + k * 18, 287), (90 + k * 18, 297)], 2, "flat", colour=cut)
    for x in (84, 116):
        art.ink(trace(f"{x},226 {x - 1},256 {x},284"), 2.2, "out", colour=cut)
        paw = ellipse(x, 287, 12, 7)
        form(art, paw, colour, 2.2, shade=0)
        for k in (-4, 0, 4):
            art.ink([(x + k, 284), (x + k, 291)], 1.6, "flat", colour=cut)
    art.teeth(trace("72,190 66,220 64,252"), 9, 4.4, 1.8, lean=-0.4, side=-1, colour=cut)
    art.teeth(trace("128,190 134,220 136,252"), 9, 4.4, 1.8, lean=0.4, colour=cut)
    head = outline("58,96! 50,66! 78,84 100,80 122,84 150,66! 142,96 148,124 138,150 118,164 100,168 82,164 62,150 52,124")
    art.line(head, 6, colour=CREAM, contrast=0)
    form(art, head, colour, 3, shade=8)
    for side in (-1, 1):
        art.stencil(outline(mirror("126,82! 144,74! 138,92!", side)), VERMILION, grow=0, slip=(0, 0))
        eye = outline(mirror("108,116! 122,106 136,112! 126,124 114,124", side))
        art.fill(eye, OCHRE)
        art.line(eye, 1.8, colour=cut)
        art.fill(ellipse(100 + side * 22, 115, 2.6, 7, steps=16), INK)
        for k in range(3):
            art.ink([(100 + side * 14, 138 + k * 4), (100 + side * 40, 134 + k * 7), (100 + side * 64, 128 + k * 11)], 1.8, "out", colour=cut if k < 4 else INK)
            art.ink([(100 + side * 47, 132.6 + k * 8), (100 + side * 70, 126 + k * 12)], 1.7, "out")
    art.fill(outline("93,130! 107,130! 100,138!"), VERMILION)
    art.ink(trace("100,138 100,144 92,150 84,147"), 2.2, "mid", colour=cut)
    art.ink(trace("100,144 108,150 116,147"), 2.2, "mid", colour=cut)


def horse(art: Art, colour: str | None = OCHRE, *, saddle: bool = False) -> None:
    """Draw a horse in profile, one hoof up."""
    for leg, hoof in (
        ("66,206! 60,236 66,262 62,284! 74,284! 78,262 76,238 84,212!", "58,282! 76,282! 78,292! 56,292!"),
        ("132,208! 138,236 132,262 134,284! 146,284! 146,260 150,234 150,204!", "130,282! 148,282! 150,292! 128,292!"),
    ):
        form(art, outline(leg), colour, 2.4, shade=4)
        form(art, outline(hoof), INK, 1.8, shade=0)
    tail = outline("150,166! 176,170 186,204 176,246! 170,258 166,240! 168,212 160,192 148,190!")
    form(art, tail, INK, 2.4, shade=8)
    raised = outline("52,200! 30,212 24,234 34,246! 46,246! 40,234 46,224 66,214!")
    form(art, raised, colour, 2.4, shade=4)
    form(art, outline("30,244! 48,244! 46,256! 30,254!"), INK, 1.8, shade=0)
    body = outline("52,166 84,160 122,164 150,158 160,178 156,204 132,214 96,210 66,214 50,196")
    form(art, body, colour, 3, shade=10)
    near = outline("138,196! 152,222 148,256 152,284! 164,284! 162,256 166,228 158,190!")
    form(art, near, colour, 2.4, shade=5)
    form(art, outline("148,282! 166,282! 168,292! 146,292!"), INK, 1.8, shade=0)
    fore = outline("56,198! 72,222 70,256 76,284! 88,284! 86,256 90,228 84,202!")
    form(art, fore, colour, 2.4, shade=5)
    form(art, outline("72,282! 90,282! 92,292! 70,292!"), INK, 1.8, shade=0)
    neck = outline("48,190! 40,158 44,124 58,96! 72,88! 84,104 86,138 92,170!")
    form(art, neck, colour, 3, shade=8)
    head = outline("70,84! 56,88 40,104 20,130 16,140! 22,150 32,150! 50,138 66,126 74,108!")
    form(art, head, colour, 2.8, shade=6)
    for ear in ("66,90! 64,70! 76,84!", "58,92! 54,74! 66,86!"):
        form(art, outline(ear), colour, 2, shade=0)
    art.teeth(trace("70,84 84,106 88,138 94,168"), 22, 4.2, 4, lean=0.7, growth="flat", side=-1)
    art.fill(ellipse(52, 106, 3.6, 3.8, steps=14))
    art.fill(ellipse(51, 105, 1.2, steps=8), CREAM)
    art.fill(ellipse(23, 139, 2, 2.4, steps=10))
    art.ink(trace("20,146 27,144 33,147"), 1.8, "mid")
    art.ink(trace("36,112 46,124 52,134"), 2.6, "flat")
    if saddle:
        cloth = outline("84,156! 126,158! 128,196! 104,202! 82,196!")
        form(art, cloth, VERMILION, 2.4, shade=6)
        art.line([(100 + (x - 100) * 0.8, 180 + (y - 180) * 0.8) for x, y in cloth], 1.4)


def rider(art: Art, coat: str = BLUE, *, hat: str = "tricorne", sabre: bool = True) -> None:
    """Draw a soldier with a raised sabre on horseback; `horse` draws the horse."""
    boot = outline("92,176! 112,178! 116,216 112,238! 118,246 100,248! 92,240 96,216!")
    form(art, boot, INK, 2.4, shade=6)
    body = outline("84,108! 118,106! 126,140 122,178! 88,178! 84,140")
    form(art, body, coat, 3, shade=9)
    for y in (120, 134, 148):
        for x in (96, 106):
            art.fill(ellipse(x, y, 2.2, steps=10), OCHRE)
    art.ink([(86, 160), (122, 158)], 5, "flat", straight=True)
    rein = outline("86,126! 70,140 58,150! 62,158! 80,152 96,142!")
    form(art, rein, coat, 2.4, shade=5)
    form(art, ellipse(58, 154, 6, 6, steps=20), FLESH, 2, shade=0)
    art.ink(trace("56,156 44,146 36,132"), 2.2, "flat")
    head = outline("92,74 110,74 114,90 108,106 96,106 90,92")
    form(art, head, FLESH, 2.6, shade=4)
    art.fill(ellipse(97, 86, 2, steps=10))
    art.ink(trace("90,97 96,95 104,99"), 3, "mid")
    if hat == "fur":
        form(art, outline("84,76! 84,42 100,34 118,42 118,76!"), INK, 2.6, shade=8)
        form(art, outline("116,44! 134,52 130,72! 118,66!"), VERMILION, 2, shade=0)
        art.ink([(100, 36), (100, 20)], 6, "out", colour=VERMILION)
    else:
        form(art, outline("74,76! 100,66 128,74! 120,54 100,46 82,56!"), INK, 2.4, shade=6)
        form(art, ellipse(88, 62, 4.4, 4.4, steps=14), VERMILION, 1.6, shade=0)
    arm = outline("112,112! 132,104 146,84! 156,90! 146,116 122,132!")
    form(art, arm, coat, 2.6, shade=6)
    form(art, ellipse(152, 84, 7, 7, steps=20), FLESH, 2, shade=0)
    if sabre:
        blade = outline("150,86! 158,58 154,34 138,18! 150,36 150,58 144,82!")
        form(art, blade, None, 2.4, shade=0)
        art.ink([(140, 86), (164, 90)], 4.6, "flat")
    else:
        art.ink([(152, 84), (168, 60)], 3, "flat")


def mounted(art: Art, hide: str | None, coat: str, hat: str = "tricorne", *, sabre: bool = True) -> None:
    """Draw horse and rider."""
    ground(art, 292, GREEN)
    horse(art, hide, saddle=True)
    rider(art, coat, hat=hat, sabre=sabre)


def house(art: Art, wall: str = VERMILION, *, sign: bool = False, smoke: bool = False) -> None:
    """Draw a gable with door and chimney; an inn also has a sign."""
    stack = trace("130,66 150,66 150,120 130,120")
    form(art, stack, None, 2.6, shade=0)
    art.hatch(stack, 0, 5, 1.8, shape="right", cut=0.3)
    art.fill(trace("126,60 154,60 154,70 126,70"))
    if smoke:
        for x, y, r in ((142, 48, 8), (152, 38, 9), (164, 30, 9), (176, 24, 8)):
            form(art, ellipse(x, y, r, r * 0.85, steps=24), BLUE, 2.2, shade=4)
    front = trace("36,150 164,150 164,290 36,290")
    form(art, front, wall, 3.2, shade=0)
    art.hatch(trace("38,152 162,152 162,288 38,288"), 0, 11, 1.6, shape="spindle", shortest=20)
    roof = outline("100,66! 184,154! 174,166! 100,92! 26,166! 16,154!")
    gable = trace("100,92 158,150 42,150")
    form(art, gable, wall, 2.6, shade=0)
    form(art, roof, INK, 2.4, shade=8)
    form(art, ellipse(100, 128, 12, 12, steps=28), CREAM, 2.4, shade=0)
    art.ink([(88, 128), (112, 128)], 2.4, "flat", straight=True)
    art.ink([(100, 116), (100, 140)], 2.4, "flat", straight=True)
    door = outline("84,290! 84,224! 100,210 116,224! 116,290!")
    form(art, door, OCHRE, 3, shade=0)
    for x in (92, 100, 108):
        art.ink([(x, 222), (x, 288)], 1.6, "flat", straight=True)
    art.fill(ellipse(110, 256, 2.6, steps=10))
    for x in (50, 124):
        pane = rounded_box(x, 180, 26, 34, 1)
        form(art, pane, BLUE if not sign else OCHRE, 2.6, shade=0)
        art.ink([(x + 13, 180), (x + 13, 214)], 2.4, "flat", straight=True)
        art.ink([(x, 197), (x + 26, 197)], 2.4, "flat", straight=True)
    if sign:
        art.ink([(36, 176), (8, 172)], 4.4, "flat", straight=True)
        art.ink([(22, 174), (22, 186)], 2.4, "flat", straight=True)
        board = rounded_box(9, 186, 30, 40, 3)
        form(art, board, GREEN, 2.8, shade=0)
        form(art, outline("17,196! 31,196! 30,216 27,220 21,220 18,216"), CREAM, 2, shade=0)
        art.ink(trace("31,200 36,203 35,210 30,212"), 2.4, "flat")
    ground(art, 290, GREEN)


def sow(art: Art) -> None:
    """Draw a sow on her feet."""
    ground(art, 286, GREEN)
    for x, y in ((44, 246), (134, 246)):
        form(art, outline(f"{x},{y - 20}! {x - 2},{y + 20} {x},{y + 40}! {x + 18},{y + 40}! {x + 22},{y + 10} {x + 28},{y - 16}!"), FLESH, 2.6, shade=5)
    for x, y in ((66, 250), (150, 250)):
        form(art, outline(f"{x},{y - 24}! {x - 2},{y + 16} {x},{y + 38}! {x + 18},{y + 38}! {x + 20},{y + 10} {x + 26},{y - 20}!"), FLESH, 2.6, shade=5)
        art.ink([(x + 9, y + 28), (x + 9, y + 38)], 2.2, "flat", straight=True)
    art.ink(trace("180,186 192,178 190,166 180,168 184,180"), 4.4, "mid")
    body = outline("60,150 96,134 140,138 172,160 184,196 176,232 150,248 100,252 64,244 46,218 46,180")
    form(art, body, FLESH, 3.2, shade=12)
    art.teeth(trace("66,146 98,132 140,136 170,158"), 9, 4, 2.6, side=-1, lean=0.4, growth="flat")
    for x in (86, 102, 118, 134):
        form(art, ellipse(x, 250, 4.4, 6, steps=14), FLESH, 1.8, shade=0)
    head = outline("72,158! 54,152 34,166 18,188! 10,196 12,212 22,216! 40,218 62,220 76,206 84,180")
    form(art, head, FLESH, 3, shade=8)
    form(art, ellipse(14, 204, 6.5, 11, turn=0.25, steps=28), VERMILION, 2.2, shade=0)
    for y in (200, 208):
        art.fill(ellipse(13.4, y, 1.8, 2.2, steps=10))
    ear = outline("58,158! 46,132! 72,138 82,158! 74,172 62,170")
    form(art, ear, VERMILION, 2.6, shade=4)
    art.fill(ellipse(40, 182, 3.4, 3.6, steps=14))
    art.ink(trace("30,172 40,170 48,176"), 3, "mid")
    mouth = outline("24,214! 40,210 58,214! 46,224 32,224")
    art.fill(mouth, INK)
    for x in (34, 44):
        art.fill([(x - 3, 213), (x + 3, 213), (x, 206)], CREAM)
        art.ink([(x - 3, 213), (x, 205), (x + 3, 213)], 1.6, "flat", straight=True)


def owl(art: Art) -> None:
    """Draw an owl that faces the viewer."""
    bough = outline("12,268! 70,262 130,264 188,256! 188,276! 130,284 70,280 12,286!")
    form(art, bough, BROWN, 2.4, shade=5)
    body = outline("100,96 144,108 156,156 150,216 128,258 100,268 72,258 50,216 44,156 56,108")
    form(art, body, OCHRE, 3.2, shade=12)
    for side in (-1, 1):
        wing = outline(mirror("140,140! 164,170 164,220 140,258! 132,226 134,180", side))
        form(art, wing, BROWN, 2.8, shade=8)
    for row in range(5):
        for k in range(-2 + row % 2, 3):
            x, y = 100 + k * 18 - 9 * (row % 2), 178 + row * 17
            if abs(x - 100) < 36 - row * 2:
                art.ink([(x - 7, y), (x, y + 8), (x + 7, y)], 2.2, "mid")
    face = outline("52,74! 70,92 100,86 130,92 148,74! 152,112 144,146 118,160 100,154 82,160 56,146 48,112")
    form(art, face, None, 3, shade=0)
    for side in (-1, 1):
        x = 100 + side * 24
        form(art, ellipse(x, 122, 22, 22, steps=40), OCHRE, 3, shade=0)
        for k in range(14):
            a = math.tau * k / 14
            art.ink([(x + 17 * math.cos(a), 122 + 17 * math.sin(a)), (x + 22 * math.cos(a), 122 + 22 * math.sin(a))], 1.8, "in")
        art.fill(ellipse(x, 122, 12, 12, steps=30), INK)
        art.fill(ellipse(x - 4, 118, 3.4, steps=12), CREAM)
    form(art, outline("100,128! 108,140 100,158! 92,140"), VERMILION, 2.4, shade=0)
    for x in (82, 118):
        for k in (-6, 0, 6):
            form(art, outline(f"{x + k - 3},258! {x + k + 3},258! {x + k + 2},274 {x + k - 2},274"), OCHRE, 1.8, shade=0)
