"""Cavallo: the horse that leaps over a player in the Italian form of Cuckoo, here at a walk."""

from italian.hats import hat
from italian.heads import Head, face, ruff
from italian.houses import House
from kit.curves import Outline, ellipse, outline, trace
from kit.ornaments import ground
from kit.woodcut import CREAM, FLESH, GREEN, INK, OCHRE, Art


def cavallo(art: Art, house: House) -> None:
    """Draw the Cavallo, at a walk."""
    ground(art, 330, GREEN, tufts=(16, 66, 116, 184))
    _horse(art, house.hide, house)
    _rider(art, house)


def _hide(art: Art, limb: Outline, hide: str | None, width: float) -> None:
    """Draw a part of the horse; on a black horse the contours are cut in white."""
    art.shape(limb, hide, width)
    if hide == INK:
        art.line(limb, 1.5, colour=CREAM)


def _leg(art: Art, drawn: str, hoof: str, hide: str | None) -> None:
    limb = outline(drawn)
    _hide(art, limb, hide, 2.6)
    cut = CREAM if hide == INK else INK
    art.hatch(limb, 0.2, 3.2, 1.7, shape="right", cut=0.5, colour=cut)
    art.fill(outline(hoof))


def _horse(art: Art, hide: str | None, house: House) -> None:
    tail = outline("170,218 184,224 189,250 186,284! 179,272 176,296! 169,276 164,288! 166,250 166,232")
    art.fill(tail)
    for spine in ("172,224 181,240 182,272", "170,228 174,250 174,284", "168,234 169,258 168,276"):
        art.ink(trace(spine), 1.5, colour=CREAM)
    _leg(
        art,
        "128,256 150,256 144,282 138,298 138,318! 126,318! 126,298 130,280",
        "124,316! 140,316! 143,329! 121,329!",
        hide,
    )
    _leg(
        art,
        "82,258 104,260 101,284 98,302 99,318! 87,318! 86,300 82,282",
        "85,316! 101,316! 104,329! 82,329!",
        hide,
    )
    body = outline(
        "56,246 52,226 54,204 64,184 80,166! 94,176 102,196 114,206 140,203 162,210 174,232 170,258 152,268 "
        "120,264 94,271 68,264"
    )
    _hide(art, body, hide, 3.2)
    art.teeth(
        trace("172,240 169,258 152,268 120,264 94,271 68,264"),
        13,
        3,
        2,
        growth="flat",
        colour=CREAM if hide == INK else INK,
    )
    art.teeth(trace("94,182 102,198 112,206"), 8, 3, 1.7, colour=CREAM if hide == INK else INK)
    _leg(
        art,
        "144,250 172,240 179,262 170,284 171,302 169,318! 156,318! 156,300 151,284 143,268",
        "154,316! 171,316! 174,329! 150,329!",
        hide,
    )
    near = outline("58,248 78,250 82,268 68,280 52,284! 52,296 48,310! 36,306! 38,290 40,274 54,264")
    _hide(art, near, hide, 2.7)
    art.teeth(trace("80,262 68,280 53,284"), 8, 3, 1.7, growth="flat", colour=CREAM if hide == INK else INK)
    art.fill(outline("35,304! 50,309! 46,322! 28,316!"))
    head = outline("84,168 74,160 60,164 46,178 32,194 26,206 30,215 42,215 54,206 66,204 78,196 84,182")
    _hide(art, head, hide, 2.8)
    art.teeth(
        trace("32,212 42,214 54,206 66,204 78,196"),
        8,
        2.8,
        1.6,
        side=-1,
        growth="flat",
        colour=CREAM if hide == INK else INK,
    )
    _hide(art, outline("70,164 66,146! 76,152 80,164"), hide, 2.2)
    _hide(art, outline("80,165 82,148! 89,156 88,170"), hide, 2.2)
    mane = outline(
        "78,160 90,164 100,178 106,196 116,206! 102,208 104,200! 94,198 97,188! 88,186 90,176! 82,174"
    )
    art.fill(mane)
    for spine in ("86,168 96,182 104,200", "92,170 102,186 108,200"):
        art.ink(trace(spine), 1.3, colour=CREAM)
    art.fill(ellipse(63, 179, 4.4, 3.6), CREAM)
    art.line(ellipse(63, 179, 4.4, 3.6), 1.6)
    art.fill(ellipse(62.4, 179, 2, steps=12))
    art.ink(trace("56,175 62,172 69,175"), 2)
    art.fill(ellipse(32, 203, 2.2, 2.8, turn=0.5, steps=12))
    art.ink(trace("30,211 38,209 44,205"), 1.6)
    tack = house.trim if hide == house.lining else house.lining
    for strap in ("44,213 42,196 40,186", "72,200 70,182 76,163", "42,198 56,196 70,190"):
        art.ink(trace(strap), 3, "flat", colour=tack)
        art.ink(trace(strap), 0.9, "flat")
    art.ink(trace("43,204 62,214 84,200"), 2.2, "flat")
    breast = trace("54,222 70,230 92,228 104,222")
    art.ink(breast, 5.5, "flat", colour=tack)
    for x, y in ((60, 226), (70, 231), (81, 231), (92, 229)):
        art.shape(ellipse(x, y + 5, 3.4, steps=14), OCHRE, 1.3, slip=(0, 0))


def _rider(art: Art, house: House) -> None:
    cape = outline("128,138 150,150 168,178 178,206! 164,212 150,222! 136,200")
    art.shape(cape, house.lining, 2.6)
    art.teeth(trace("150,152 168,178 177,204"), 10, 2.9, 1.8, growth="flat")
    cloth = outline("98,206! 118,203 142,202! 148,238! 126,250 100,240!")
    art.shape(cloth, house.lining, 2.5)
    art.ink(trace("102,236 126,245 146,234"), 4, "flat", colour=house.trim)
    art.ink(trace("102,233 126,242 146,231"), 1.2, "flat")
    leg = outline("112,196 136,200 134,214 116,228 112,246! 98,246! 96,228 102,210")
    art.shape(leg, house.hose if house.hose != CREAM else None, 2.6)
    art.teeth(trace("134,212 117,228 112,245"), 9, 2.8, 1.7, growth="flat")
    boot = outline("97,244! 113,244! 113,264 110,276! 84,279! 84,273 96,266")
    art.fill(boot)
    art.ink(trace("101,249 101,264 92,273"), 1.4, colour=CREAM)
    art.ink([(82, 280), (112, 279)], 2.6, "flat", straight=True)
    coat = outline("100,140 120,134 140,140 147,162 142,188 148,208! 124,212 98,206! 102,186 95,162")
    art.shape(coat, house.coat, 2.9)
    art.teeth(trace("141,140 147,162 142,188 147,206"), 12, 3, 1.9, growth="flat")
    art.ink(trace("101,188 122,193 143,188"), 6, "flat", colour=house.trim)
    art.ink(trace("101,185 122,190 143,185"), 1.3, "flat")
    art.ink(trace("101,191 122,196 143,191"), 1.3, "flat")
    for y in (152, 163, 174):
        art.fill(ellipse(118, y, 2.3, steps=12))
        art.ink([(104, y + 1), (114, y + 2)], 1.6)
        art.ink([(123, y + 2), (134, y + 1)], 1.6)
    arm = outline("102,142 88,150 78,174 74,190 86,198! 94,192! 94,180 104,164")
    art.shape(arm, house.coat, 2.6)
    art.teeth(trace("94,190 94,180 104,165"), 7, 2.8, 1.6, side=-1, growth="flat")
    art.shape(outline("72,186! 90,194! 87,203! 70,196!"), house.trim, 1.8, slip=(0, 0))
    art.shape(outline("72,196 82,200 84,208 76,212 68,206"), FLESH, 1.9)
    arm = outline("138,140 152,150 158,162 156,152! 172,154! 174,178 162,188 146,180 136,164")
    art.shape(arm, house.coat, 2.6)
    art.teeth(trace("173,160 173,178 162,187 147,180"), 10, 2.8, 1.7, growth="flat")
    art.shape(outline("154,146! 172,148! 173,158! 154,156!"), house.trim, 1.8, slip=(0, 0))
    head = Head(119, 113, 19)
    face(art, head, house.hair[1], house.beards[1])
    ruff(art, 119, 140, 23)
    hat(art, head, house.hats[1], house.coat, house.lining)
