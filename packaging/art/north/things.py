"""Pots, masks, wreaths and fools of the northern packs."""

import math

from kit.carving import form
from kit.curves import ellipse, outline, trace
from kit.ornaments import ground, leaf
from kit.woodcut import BLUE, CREAM, FLESH, GREEN, INK, OCHRE, VERMILION, Art
from north.beasts import mirror

WHITE = "#fbf7ea"


def pot(art: Art) -> None:
    """Draw a pot with two handles on three feet."""
    for x in (66, 100, 134):
        form(art, outline(f"{x - 8},262! {x + 8},262! {x + 5},292 {x - 5},292"), INK, 2, shade=0)
    for side in (-1, 1):
        art.ink(trace(mirror("146,150 178,152 182,186 152,200", side)), 9, "flat")
        art.ink(trace(mirror("146,150 178,152 182,186 152,200", side)), 3, "flat", colour=OCHRE)
    body = outline("48,140! 152,140! 164,190 156,244 130,272 100,278 70,272 44,244 36,190")
    form(art, body, INK, 3, shade=12)
    form(art, ellipse(100, 138, 56, 15, steps=44), BLUE, 3.2, shade=0)
    art.fill(ellipse(100, 140, 46, 9.5, steps=40), INK)
    for y in (176, 186):
        art.ink(trace(f"42,{y} 100,{y + 12} 158,{y}"), 3.4, "flat", colour=VERMILION)
    for x, y in ((82, 116), (104, 106), (122, 118)):
        art.ink(trace(f"{x},{y} {x - 7},{y - 14} {x + 5},{y - 26} {x - 3},{y - 42}"), 4, "mid")


def chamber_pot(art: Art) -> None:
    """Draw a chamber pot, with one handle and a flower."""
    art.ink(trace("146,164 180,160 186,206 148,224"), 12, "flat")
    art.ink(trace("146,164 180,160 186,206 148,224"), 5.4, "flat", colour=WHITE)
    body = outline("36,150! 152,150! 156,196 142,238 124,252! 64,252! 46,238 32,196")
    form(art, body, WHITE, 3.2, shade=12)
    form(art, ellipse(94, 148, 64, 16, steps=44), BLUE, 3.2, shade=0)
    art.fill(ellipse(94, 151, 52, 10, steps=40), INK)
    for k in range(6):
        a = math.tau * k / 6
        form(art, ellipse(92 + 15 * math.cos(a), 208 + 15 * math.sin(a), 9, 9, steps=20), VERMILION, 1.8, shade=0)
    form(art, ellipse(92, 208, 8, 8, steps=18), OCHRE, 1.8, shade=0)
    form(art, outline("60,250! 128,250! 136,262! 52,262!"), BLUE, 2.6, shade=0)


def loaf(art: Art) -> None:
    """Draw the white loaf, the only mark on its piece."""
    body = outline("40,200 52,164 84,150 126,152 154,174 162,206 148,224 100,230 54,224")
    form(art, body, WHITE, 3, shade=10)
    for x in (74, 100, 126):
        art.ink(trace(f"{x - 10},178 {x},168 {x + 8},160"), 3.4, "mid")


def face(art: Art) -> None:
    """Draw a frightening face with an open mouth."""
    for k in range(11):
        a = math.pi * (1.02 + 0.96 * k / 10)
        x, y = 100 + 62 * math.cos(a), 172 + 66 * math.sin(a)
        out = (100 + 92 * math.cos(a + 0.16), 172 + 98 * math.sin(a + 0.16))
        art.ink([(x, y), ((x + out[0]) / 2 + 7, (y + out[1]) / 2), out], 9, "out", colour=GREEN)
        art.ink([(x, y), ((x + out[0]) / 2 + 7, (y + out[1]) / 2), out], 2.4, "out")
    head = outline("100,100 146,118 160,168 150,218 124,250 100,258 76,250 50,218 40,168 54,118")
    form(art, head, FLESH, 3.2, shade=10)
    for side in (-1, 1):
        x = 100 + side * 26
        form(art, ellipse(x, 160, 17, 14, steps=32), WHITE, 3, shade=0)
        art.fill(ellipse(x + 3, 161, 7, 8, steps=20), INK)
        art.ink(trace(mirror("108,142 124,128 150,132", side)), 6, "mid")
        art.ink(trace(mirror("112,200 134,194 144,210", side)), 2.6, "mid")
    form(art, outline("100,160! 114,192 108,200 92,200 86,192"), VERMILION, 2.6, shade=0)
    mouth = outline("66,210! 100,204 134,210! 126,238 100,246 74,238")
    art.fill(mouth, INK)
    form(art, outline("84,240! 86,226 100,222 114,226 116,240! 108,262 92,262"), VERMILION, 2.4, shade=0)
    for x in (76, 88, 112, 124):
        art.fill([(x - 5, 208), (x + 5, 208), (x + 3, 218), (x - 3, 218)], WHITE)


def fool(art: Art, *, stick: bool = False) -> None:
    """Draw a fool in his cap, with a bauble or leaning on a stick."""
    for leg, colour in (("76,232! 70,268 72,288! 92,288! 92,264 96,236!", VERMILION), ("104,236! 108,264 108,288! 128,288! 130,268 124,232!", OCHRE)):
        form(art, outline(leg), colour, 2.6, shade=5)
    for shoe in ("92,280! 72,280! 52,290 46,282! 50,296 92,296!", "108,280! 128,280! 148,290 154,282! 150,296 108,296!"):
        form(art, outline(shoe), INK, 2, shade=0)
    form(art, outline("100,150! 72,158! 62,208 58,240! 80,232 90,246! 100,234!"), VERMILION, 3, shade=7)
    form(art, outline("100,150! 128,158! 138,208 142,240! 120,232 110,246! 100,234!"), OCHRE, 3, shade=7)
    form(art, outline("74,160! 50,176 36,204! 44,214! 62,200 76,186!"), OCHRE, 2.6, shade=5)
    form(art, ellipse(39, 210, 8, 8, steps=20), FLESH, 2.2, shade=0)
    form(art, outline("126,160! 150,172 166,150! 158,142! 148,150 130,158!"), VERMILION, 2.6, shade=5)
    form(art, ellipse(163, 145, 8, 8, steps=20), FLESH, 2.2, shade=0)
    if stick:
        art.ink([(34, 196), (46, 292)], 6, "flat", straight=True)
        art.ink(trace("163,145 168,132 172,118"), 4, "flat")
        form(art, outline("160,94! 184,94! 182,118 172,124 162,118"), GREEN, 2.4, shade=0)
    else:
        art.ink([(160, 160), (172, 104)], 5, "flat", straight=True)
        form(art, ellipse(174, 92, 12, 13, steps=26), FLESH, 2.4, shade=0)
        form(art, outline("162,88! 158,70! 170,78 176,64! 182,78 194,72! 188,90!"), VERMILION, 2, shade=0)
        for x in (170, 178):
            art.fill(ellipse(x, 92, 1.6, steps=8))
    for k in range(5):
        x = 72 + k * 14
        form(art, outline(f"{x - 8},148! {x + 8},148! {x},170!"), GREEN if k % 2 else CREAM, 2, shade=0)
        art.fill(ellipse(x, 171, 3, steps=10), OCHRE)
    head = outline("76,100 124,100 128,126 116,150 100,156 84,150 72,126")
    form(art, head, FLESH, 3, shade=6)
    for side in (-1, 1):
        art.fill(ellipse(100 + side * 12, 118, 3, 3.6, steps=14))
        art.ink(trace(mirror("106,108 114,104 121,108", side)), 2.6, "mid")
        art.fill(ellipse(100 + side * 18, 132, 5, 4, steps=14), VERMILION, 0.8)
    form(art, outline("100,116! 106,130 100,135 95,130"), FLESH, 2, shade=0)
    art.ink(trace("84,136 92,144 100,146 108,144 116,136"), 3.4, "mid")
    form(art, outline("100,104! 70,106! 56,86 34,84 26,98! 28,70 50,54 78,62 96,78!"), VERMILION, 2.8, shade=6)
    form(art, outline("100,104! 130,106! 144,86 160,78 176,62! 160,54 140,54 122,62 104,78!"), OCHRE, 2.8, shade=6)
    form(art, outline("82,104! 84,66 98,40 108,26! 116,44 118,70 118,104!"), GREEN, 2.8, shade=6)
    for x, y in ((26, 102), (176, 60), (108, 24)):
        form(art, ellipse(x, y, 6.5, 6.5, steps=18), OCHRE, 2, shade=0)
        art.ink([(x, y), (x, y + 5)], 1.6, "flat", straight=True)


def wreath(art: Art) -> None:
    """Draw a wreath of leaves, the Swedish form of the nought of other packs."""
    for k in range(22):
        a = math.tau * k / 22
        x, y = 100 + 60 * math.cos(a), 186 + 72 * math.sin(a)
        leaf(art, x, y, a + 1.1, 34, 11, GREEN)
        leaf(art, x, y, a + 2.2, 26, 9, GREEN)
    for k in range(6):
        a = math.tau * k / 6 + 0.3
        form(art, ellipse(100 + 62 * math.cos(a), 186 + 74 * math.sin(a), 7, 7, steps=18), VERMILION, 2, shade=0)
    for side in (-1, 1):
        form(art, outline(mirror("100,262! 122,274 130,300! 118,296 110,304! 104,280", side)), BLUE, 2.4, shade=0)
    form(art, ellipse(100, 264, 9, 8, steps=20), BLUE, 2.4, shade=0)


def flowerpot(art: Art) -> None:
    """Draw a flowerpot with one plant."""
    art.ink(trace("100,210 98,170 102,130 100,100"), 5, "flat", colour=GREEN)
    art.ink(trace("103,210 101,170 105,130 103,100"), 1.8, "flat")
    for at in ((100, 190, -2.5, 46, 14), (100, 180, -0.6, 46, 14), (100, 152, -2.7, 36, 12), (102, 146, -0.4, 36, 12)):
        leaf(art, *at)
    for k in range(8):
        a = math.tau * k / 8
        form(art, ellipse(101 + 21 * math.cos(a), 92 + 21 * math.sin(a), 13, 11, turn=a, steps=24), VERMILION, 2.2, shade=0)
    form(art, ellipse(101, 92, 12, 12, steps=24), OCHRE, 2.4, shade=0)
    art.hatch(ellipse(101, 92, 10, 10, steps=20), 0.5, 4, 1.4, shape="spindle")
    form(art, outline("54,226! 146,226! 134,290! 66,290!"), "#c0653a", 3.2, shade=12)
    form(art, outline("46,206! 154,206! 152,230! 48,230!"), "#c0653a", 3, shade=6)
    form(art, outline("44,288! 156,288! 148,300! 52,300!"), OCHRE, 2.4, shade=0)


def mask(art: Art) -> None:
    """Draw a jester's mask with its tongue out."""
    for side in (-1, 1):
        form(art, outline(mirror("112,120! 150,96 172,64 168,44! 190,78 184,128 150,160!", side)), VERMILION if side > 0 else BLUE, 3, shade=8)
        form(art, ellipse(100 + side * 69, 44, 8, 8, steps=20), OCHRE, 2.2, shade=0)
    form(art, outline("100,130! 78,96 84,56 100,34! 116,56 122,96"), OCHRE, 3, shade=6)
    form(art, ellipse(100, 32, 8, 8, steps=20), VERMILION, 2.2, shade=0)
    head = outline("100,120 146,132 158,176 146,226 118,258 100,264 82,258 54,226 42,176 54,132")
    form(art, head, WHITE, 3.4, shade=12)
    for side in (-1, 1):
        eye = outline(mirror("112,176! 128,164 146,172! 132,186 118,186", side))
        art.fill(eye, INK)
        art.ink(trace(mirror("108,160 126,148 148,154", side)), 5, "mid")
        form(art, ellipse(100 + side * 34, 208, 10, 9, steps=22), VERMILION, 1.6, shade=0)
    form(art, outline("100,168! 116,208 108,216 92,216 84,208"), VERMILION, 2.8, shade=4)
    art.fill(outline("66,222! 100,232 134,222! 124,244 100,250 76,244"), INK)
    form(art, outline("86,240! 100,236 114,240! 114,268 100,280 86,268"), VERMILION, 2.4, shade=0)
    art.ink([(100, 242), (100, 270)], 2, "out", straight=True)


def harlequin(art: Art) -> None:
    """Draw Harlekin in lozenges, with his mask and his bat."""
    legs = (outline("70,220! 62,262 66,290! 90,290! 92,258 98,224!"), outline("102,224! 112,256 116,290! 140,290! 140,260 128,218!"))
    body = outline("72,132! 128,132! 138,178 132,228! 100,240 68,228! 62,178")
    arms = (
        outline("74,136! 48,150 34,186 48,206! 60,200! 56,186 62,168 78,160!"),
        outline("126,136! 150,140 166,116! 178,124! 168,152 148,168 128,160!"),
    )
    for shape in (*legs, *arms, body):
        form(art, shape, OCHRE, 3, shade=0)
        inside = len(art.layers)
        for row in range(12):
            for k in range(9):
                x, y = 24 + k * 20 + 10 * (row % 2), 112 + row * 16
                art.fill([(x, y - 15), (x + 9.4, y), (x, y + 15), (x - 9.4, y)], (VERMILION, BLUE, GREEN)[(k + row) % 3])
        art.clip(inside, shape)
        art.line(shape, 3)
    for x, y in ((54, 208), (174, 118)):
        form(art, ellipse(x, y, 8, 8, steps=20), FLESH, 2.2, shade=0)
    for shoe in ("90,284! 66,284! 50,296 90,298!", "116,284! 140,284! 158,296 116,298!"):
        form(art, outline(shoe), INK, 2, shade=0)
    bat = outline("168,128! 178,124! 186,56 176,34! 166,56")
    form(art, bat, WHITE, 2.6, shade=0)
    art.ink([(176, 116), (176, 50)], 1.6, "flat", straight=True)
    for k in range(7):
        x = 70 + k * 10
        form(art, outline(f"{x - 7},126! {x + 7},126! {x + 5},146 {x - 5},146"), WHITE, 1.8, shade=0)
    head = outline("78,80 122,80 126,106 114,128 100,132 86,128 74,106")
    form(art, head, FLESH, 3, shade=0)
    half = outline("76,84! 124,84! 126,106! 112,112 100,104 88,112 74,106!")
    art.fill(half, INK)
    for x in (88, 112):
        art.fill(ellipse(x, 97, 5, 4, steps=16), WHITE)
        art.fill(ellipse(x + 1, 97, 2, steps=10), INK)
    art.ink(trace("88,118 100,124 112,118"), 3.2, "mid")
    form(art, outline("68,84! 84,54 108,44 132,54 146,72! 128,78 100,84"), INK, 2.6, shade=7)
    art.ink(trace("136,60 152,50 160,34"), 6, "out", colour=VERMILION)


def hussar(art: Art) -> None:
    """Draw a hussar on foot with his fur cap and a sabre."""
    ground(art, 294, GREEN)
    for leg in ("76,216! 72,258 72,294! 94,294! 96,258 100,220!", "104,220! 108,258 110,294! 132,294! 132,256 126,214!"):
        form(art, outline(leg), BLUE, 2.8, shade=5)
    for boot in ("72,262! 95,262! 95,296! 60,296! 60,288", "109,262! 132,262! 144,288 144,296! 109,296!"):
        form(art, outline(boot), INK, 2.2, shade=4)
    form(art, outline("70,128! 130,128! 138,176 130,222! 70,222! 62,176"), VERMILION, 3.2, shade=9)
    for y in (144, 160, 176, 192):
        art.ink([(78, y), (122, y)], 4.4, "mid", straight=True, colour=OCHRE)
        art.fill(ellipse(100, y, 3, steps=10), OCHRE)
    art.ink([(66, 208), (134, 208)], 6, "flat", straight=True)
    form(art, outline("72,132! 46,150 40,190! 52,196! 62,170 76,160!"), VERMILION, 2.6, shade=5)
    form(art, ellipse(45, 198, 8, 8, steps=20), FLESH, 2.2, shade=0)
    form(art, outline("128,132! 152,124 162,96! 174,102! 168,138 132,160!"), VERMILION, 2.6, shade=5)
    blade = outline("166,98! 174,66 168,34 150,14! 160,36 162,64 158,94!")
    form(art, blade, WHITE, 2.6, shade=0)
    art.ink([(152, 98), (180, 102)], 5, "flat", straight=True)
    form(art, ellipse(168, 96, 8, 8, steps=20), FLESH, 2.2, shade=0)
    head = outline("80,88 120,88 122,110 112,128 100,132 88,128 78,110")
    form(art, head, FLESH, 3, shade=5)
    for x in (90, 110):
        art.fill(ellipse(x, 104, 2.6, 3, steps=12))
    for side in (-1, 1):
        art.ink(trace(mirror("100,116 112,118 124,110", side)), 5, "out")
    cap = outline("74,92! 70,44 100,34 130,44 126,92!")
    form(art, cap, INK, 3, shade=10)
    form(art, outline("126,46! 150,56 148,84! 130,80!"), VERMILION, 2.4, shade=0)
    art.ink([(84, 38), (84, 14)], 8, "out", colour=OCHRE)
