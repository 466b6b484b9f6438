"""The court of the Italian pack: Fante on foot, Cavallo on horseback, Re with his crown, in the colours of each suit."""

from curves import Outline, ellipse, outline, smooth, trace
from italian_heads import HOUSES, Head, House, beret, crown, face, helmet_hat, ruff
from ornaments import ground
from PySide6.QtGui import QTransform
from suits_italian import MARKS
from wood import CREAM, FLESH, GREEN, OCHRE, VERMILION, Art

BOX: Outline = [(8, 76), (192, 76), (192, 342), (8, 342)]
HELD = {"B": 74, "C": 62, "D": 60, "S": 84}
"""How high the suit's mark is in a hand."""


def figure(art: Art, rank: str, suit: str) -> None:
    """Draw the figure of a court card, below the index."""
    house = HOUSES[suit]
    since = len(art.layers)
    mirrored = house.mirrored["FCR".index(rank)]
    {"F": _fante, "C": _cavallo, "R": _re}[rank](art, house)
    if mirrored:
        art.transform(since, QTransform().translate(200, 0).scale(-1, 1))
    x, y, lean = {"F": (155, 112, 0.12), "C": (163, 118, 0.2), "R": (158, 132, 0.1)}[rank]
    if suit in "CD":
        lean = 0
    MARKS[suit](art, 200 - x if mirrored else x, y, HELD[suit], -lean if mirrored else lean)
    _fist(art, 200 - x if mirrored else x, y + HELD[suit] * 0.42, -1 if mirrored else 1)
    art.clip(since, BOX)


def _fist(art: Art, x: float, y: float, side: float) -> None:
    """The hand that holds the suit's mark, over it."""
    hand = [(x + side * u, y + v) for u, v in trace("-9,-5 0,-9 9,-6 11,2 7,9 -5,10 -10,3")]
    art.shape(smooth(hand, closed=True), FLESH, 2)
    for v in (-4, 0.5, 5):
        art.ink([(x - side * 9, y + v), (x + side * 2, y + v - 0.5)], 1.3)


def _fante(art: Art, house: House) -> None:
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
    head = Head(100, 117, 19)
    art.shape(outline("90,130 110,130 112,148 88,148"), FLESH, 1.8)
    face(art, head, house.hair[0], house.beards[0])
    ruff(art, 100, 146, 27)
    beret(art, head, house.coat, house.lining)


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
    placket = outline("94,146! 106,146! 105,198! 95,198!")
    art.shape(placket, house.lining, 1.8, slip=(0, 0))
    for y in (158, 170, 182, 193):
        art.fill(ellipse(100, y, 2.5, steps=12))
    for side in (-1, 1):
        for y in (160, 174):
            art.ink([(100 + side * 9, y), (100 + side * 20, y + 4), (100 + side * 26, y + 2)], 1.7)


def _cavallo(art: Art, house: House) -> None:
    ground(art, 330, GREEN, tufts=(16, 66, 116, 184))
    _horse(art, house.hide, house)
    _rider(art, house)


def _leg(art: Art, drawn: str, hoof: str, hide: str | None) -> None:
    limb = outline(drawn)
    art.shape(limb, hide, 2.6)
    art.hatch(limb, 0.2, 3.2, 1.7, shape="right", cut=0.5)
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
    art.shape(body, hide, 3.2)
    art.teeth(trace("172,240 169,258 152,268 120,264 94,271 68,264"), 13, 3, 2, growth="flat")
    art.teeth(trace("94,182 102,198 112,206"), 8, 3, 1.7)
    _leg(
        art,
        "144,250 172,240 179,262 170,284 171,302 169,318! 156,318! 156,300 151,284 143,268",
        "154,316! 171,316! 174,329! 150,329!",
        hide,
    )
    near = outline("58,248 78,250 82,268 68,280 52,284! 52,296 48,310! 36,306! 38,290 40,274 54,264")
    art.shape(near, hide, 2.7)
    art.teeth(trace("80,262 68,280 53,284"), 8, 3, 1.7, growth="flat")
    art.fill(outline("35,304! 50,309! 46,322! 28,316!"))
    head = outline("84,168 74,160 60,164 46,178 32,194 26,206 30,215 42,215 54,206 66,204 78,196 84,182")
    art.shape(head, hide, 2.8)
    art.teeth(trace("32,212 42,214 54,206 66,204 78,196"), 8, 2.8, 1.6, growth="flat")
    art.shape(outline("70,164 66,146! 76,152 80,164"), hide, 2.2)
    art.shape(outline("80,165 82,148! 89,156 88,170"), hide, 2.2)
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
    for strap in ("44,213 42,196 40,186", "72,200 70,182 76,163", "42,198 56,196 70,190"):
        art.ink(trace(strap), 3, "flat", colour=house.lining)
        art.ink(trace(strap), 0.9, "flat")
    art.ink(trace("43,204 62,214 84,200"), 2.2, "flat")
    breast = trace("54,222 70,230 92,228 104,222")
    art.ink(breast, 5.5, "flat", colour=house.lining)
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
    head = Head(119, 112, 17)
    face(art, head, house.hair[1], house.beards[1])
    ruff(art, 119, 137, 22)
    helmet_hat(art, head, house.coat, house.lining)


def _re(art: Art, house: House) -> None:
    ground(art, 332, OCHRE, tufts=())
    mantle = outline("72,150 48,172 34,230 16,330! 184,330! 168,230 152,172 128,150")
    art.shape(mantle, house.lining, 3)
    art.teeth(trace("152,174 168,230 182,326"), 15, 3.1, 2, growth="flat")
    for fold in ("50,184 42,250 34,326", "58,200 54,260 50,326", "146,196 152,256 160,326"):
        art.ink(trace(fold), 2.4)
    robe = outline("80,150 100,146 120,150 130,190 138,250 146,330! 54,330! 62,250 70,190")
    art.shape(robe, house.coat, 3)
    art.teeth(trace("121,152 130,190 138,250 145,328"), 14, 3.1, 2, growth="flat")
    panel = outline("86,206! 114,206! 122,330! 78,330!")
    art.shape(panel, house.trim, 2, slip=(0, 0))
    for row in range(5):
        y = 224 + row * 24
        art.shape(
            outline(f"100,{y - 9}! {107 + row * 0.6},{y}! 100,{y + 9}! {93 - row * 0.6},{y}!"), None, 1.6
        )
        art.fill(ellipse(100, y, 2.2, steps=10))
    for x in (72, 130):
        art.ink([(x, 226), (x + (-4 if x < 100 else 6), 280), (x + (-8 if x < 100 else 10), 326)], 2.2)
    hem = outline("54,322! 100,318! 146,322! 147,333! 53,333!")
    art.shape(hem, CREAM, 2)
    for x in range(60, 146, 10):
        art.fill(outline(f"{x},322! {x + 2.5},330 {x - 2.5},330"))
    belt = outline("73,196! 100,201 127,196! 129,206! 100,211 71,206!")
    art.shape(belt, house.trim, 2, slip=(0, 0))
    art.shape(
        ellipse(100, 205, 7, 6, steps=20), VERMILION if house.trim != VERMILION else GREEN, 1.8, slip=(0, 0)
    )
    arm = outline("78,156 60,166 48,192 50,208 72,222! 82,212! 72,200 80,182")
    art.shape(arm, house.coat, 2.7)
    art.teeth(trace("50,206 72,222 80,214"), 9, 2.9, 1.8, side=-1, growth="flat")
    art.shape(outline("70,226! 64,218! 76,206! 84,213!"), CREAM, 1.9)
    _sceptre(art)
    art.shape(outline("78,208 88,206 93,214 88,222 78,220"), FLESH, 2)
    arm = outline("122,156 142,166 150,178 149,168! 168,168! 171,196 158,208 140,200 124,184")
    art.shape(arm, house.coat, 2.7)
    art.teeth(trace("170,178 170,196 158,207 141,200"), 11, 2.9, 1.9, growth="flat")
    art.shape(outline("147,160! 168,160! 170,172! 147,171!"), CREAM, 1.9)
    collar = outline("62,166 72,150 100,156 128,150 138,166 130,184 112,178 100,186 88,178 70,184")
    art.shape(collar, CREAM, 2.4)
    for x, y in (
        (72, 168),
        (84, 164),
        (116, 164),
        (128, 168),
        (100, 172),
        (92, 172),
        (108, 172),
        (78, 177),
        (122, 177),
    ):
        art.fill(outline(f"{x},{y - 4}! {x + 2.2},{y + 3} {x - 2.2},{y + 3}"))
    head = Head(100, 124, 19.5)
    face(art, head, house.hair[2], house.beards[2], aged=True)
    crown(art, head, house.lining)


def _sceptre(art: Art) -> None:
    art.ink([(88, 300), (84, 214), (80, 150)], 5.4, "flat", straight=True)
    art.ink([(88, 299), (84, 214), (80, 151)], 2.4, "flat", straight=True, colour=OCHRE)
