"""Objects on the table: tokens, coins, the dish of the pool, and the marks beside a seat."""

import math

from kit.carving import shadow, solid
from kit.curves import Outline, Point, ellipse, loop, outline, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION, Art

BOX, BOX_LIGHT, BOX_DARK = "#dcab6c", "#f0cf96", "#b57a3e"
WALNUT, WALNUT_LIGHT, WALNUT_DARK = "#8b5630", "#b57a45", "#4b2a15"
WHITE_GLINT = "#fdfaf0"
SILVER, SILVER_LIGHT, SILVER_DARK = "#b4b4aa", "#e2ddcc", "#7c7f7c"
LAMPLIT = "#fbf1d8"
Metal = tuple[str, str, str, str]
OF_SILVER: Metal = (SILVER, SILVER_LIGHT, SILVER_DARK, LAMPLIT)
OF_GOLD: Metal = ("#d2a447", "#ecc872", "#96691f", "#fbe9b0")


def corners(*points: Point) -> Outline:
    """Return an outline with sharp corners."""
    return list(points)


def token() -> Art:
    """Draw a skittle of box wood with a lacquered head: a token, distinct from wood and cloth. 100 x 100."""
    art = Art(21)
    art.add([ellipse(55, 90, 37, 9)], "#0c0703", 0.45)
    base = solid(art, outline("16,85 18,77 29,69 50,66 71,69 82,77 84,85 75,92 50,95 25,92"), BOX_DARK, 3.8)
    shadow(art, base, 12, gap=3.6)
    art.add([ellipse(47, 77, 26, 7)], BOX)
    body = solid(art, outline("28,78 33,67 37,55 37,46 63,46 63,55 67,67 72,78 50,83"), BOX_LIGHT, 3.4)
    shadow(art, body, 11, gap=3.4)
    art.ink(trace("37.4,74 41.4,64 43,54"), 4.4, colour="#fbeac6")
    solid(art, outline("33,64 50,68 67,64 69,71.6 50,76.4 31,71.6"), VERMILION, 2.6, shade=4)
    solid(art, ellipse(50, 46, 21, 6.4), BOX_DARK, 3.2)
    art.add([ellipse(46, 44.8, 14, 3)], BOX_LIGHT, 0.8)
    solid(art, ellipse(50, 25, 22, 20.4), VERMILION, 3.8, shade=13)
    art.add([ellipse(42, 17.4, 8, 5.4, turn=-0.6)], "#f6b79c")
    art.add([ellipse(40.6, 16.2, 4, 2.6, turn=-0.6)], WHITE_GLINT)
    return art


def _cross(x: float, y: float, size: float, turn: float = 0, flat: float = 1) -> Outline:
    """Draw the cross on a coin, foreshortened by `flat`."""
    arm: list[Point] = [(-4.6, -5), (-12, -29), (0, -25.4), (12, -29), (4.6, -5)]
    cross: Outline = []
    for quarter in range(4):
        c, s = math.cos(quarter * math.pi / 2 + turn), math.sin(quarter * math.pi / 2 + turn)
        cross += [(x + size * (u * c - v * s), y + size * flat * (u * s + v * c)) for u, v in arm]
    return cross


def coin() -> Art:
    """Draw a hammered silver coin with a cross; it differs from a token in shape and colour. 100 x 100."""
    art = Art(22)
    art.add([ellipse(53, 55, 44, 43)], "#0c0703", 0.45)
    edge = outline("50,6 68,9 85,21 93,38 94,55 86,75 70,90 50,94 29,91 13,77 6,58 8,37 16,20 31,9")
    solid(art, edge, SILVER, 4.6, shade=9)
    art.add([ellipse(46, 46, 37, 36)], SILVER_LIGHT)
    art.add([ellipse(43, 42, 28, 27)], LAMPLIT, 0.8)
    art.line(ellipse(50, 50, 35, 34.4), 2.4)
    solid(art, _cross(50, 50, 1), SILVER_DARK, 3, shade=3)
    art.ink(trace("14,37 22,22 36,12"), 4, colour=WHITE_GLINT)
    return art


def _lying(art: Art, turn: float, tilt: float, metal: Metal = OF_SILVER) -> Art:
    """Draw a lying coin with its edge; `turn` is the cross's, `tilt` lifts its right side. 100 x 80."""
    plain, light, dark, gleam = metal
    art.add([ellipse(53, 50, 46, 26)], "#0c0703", 0.5)

    def leant(points: Outline) -> Outline:
        return [(x, y - (x - 50) * tilt) for x, y in points]

    rim = leant(ellipse(50, 43, 45, 27, arc=(0, 180), steps=24) + ellipse(50, 34, 45, 27, arc=(180, 360), steps=24))
    solid(art, rim, dark, 3.8)
    for i in range(8):
        angle = math.pi * (0.3 + 0.62 * i / 8)
        x = 50 + 44 * math.cos(angle)
        high = [(x, 36 + 26 * math.sin(angle)), (x, 41.6 + 26 * math.sin(angle))]
        art.ink(leant(high), 2.4, "flat", colour=light)
    face = leant(ellipse(50, 33, 45, 27))
    solid(art, face, plain, 3)
    art.fill(leant(ellipse(47, 31.4, 40, 22.6)), light)
    art.fill(leant(ellipse(41, 28, 27, 14.4)), gleam, 0.95)
    art.line(leant(ellipse(50, 33, 35.6, 20.8)), 1.7, colour=dark)
    art.fill(leant(_cross(51, 33.8, 1, turn, 0.6)), gleam)
    art.fill(leant(_cross(50, 33, 1, turn, 0.6)), dark)
    art.ink(leant(ellipse(50, 33, 40.6, 23.6, arc=(185, 262), steps=16)), 4.4, "both", colour=WHITE_GLINT)
    return art


def coin_lying() -> Art:
    """Draw a coin that lies flat in the dish."""
    return _lying(Art(29), 0.2, 0)


def coin_leaning() -> Art:
    """Draw one of the few gold coins, which leans on others."""
    return _lying(Art(30), 0.75, 0.2, OF_GOLD)


def coin_sliding() -> Art:
    """Draw a coin that leans the other way."""
    return _lying(Art(31), 0.5, -0.22)


def dish() -> Art:
    """Draw the pool's dish: turned walnut with a carved rim, from slightly above, empty. 200 x 150."""
    art = Art(23)
    for grow in (6, 3, 0):
        art.add([ellipse(105, 87, 90 + grow, 56 + grow)], "#0c0703", 0.16)
    side = outline("8,76 14,96 34,119 66,133 100,137 134,133 166,119 186,96 192,76 150,90 50,90")
    solid(art, side, WALNUT_DARK, 3)
    art.teeth(
        trace("12,92 34,119 66,133 100,137 134,133 166,119 188,92"),
        9,
        3.6,
        1.8,
        side=-1,
        growth="flat",
        colour=WALNUT_LIGHT,
    )
    rim = ellipse(100, 70, 95, 61, steps=96)
    solid(art, rim, WALNUT_LIGHT, 3.2)
    art.add(
        [
            ellipse(100, 70, 92, 58, arc=(-35, 125), steps=60)
            + ellipse(100, 70, 76, 46, arc=(-35, 125), steps=60)[::-1]
        ],
        WALNUT,
        0.75,
    )
    for i in range(56):  # gouged leaves round the rim
        a = math.tau * (i + 0.5) / 56
        near = (100 + 79 * math.cos(a), 70 + 48.6 * math.sin(a))
        far = (100 + 90.6 * math.cos(a + 0.1), 70 + 57.4 * math.sin(a + 0.1))
        art.ink([near, ((near[0] + far[0]) / 2 + 1, (near[1] + far[1]) / 2), far], 3.1, colour=WALNUT_DARK)
    art.line(ellipse(100, 70, 92.4, 58.6, steps=96), 1.3, contrast=0.2)
    hollow = ellipse(100, 72, 75, 45, steps=80)
    solid(art, hollow, "#5f3719", 2.6)
    art.add([ellipse(104, 80, 62, 33, steps=60)], "#7c4a25", 0.9)
    art.add([ellipse(108, 86, 46, 22, steps=48)], "#935b30", 0.9)
    for part in (0.36, 0.56, 0.76, 0.9):
        art.ink(
            ellipse(102, 78 - 5 * part, 74 * part, 43 * part, arc=(15, 165), steps=30),
            1.2,
            "both",
            colour=WALNUT_DARK,
        )
        art.ink(
            ellipse(102, 79.6 - 5 * part, 74 * part, 43 * part, arc=(40, 130), steps=30),
            1.1,
            "both",
            colour="#c58a52",
        )
    art.teeth(
        ellipse(100, 72, 74.6, 44.6, arc=(158, 335), steps=60),
        21,
        3.6,
        2,
        side=1,
        lean=0.25,
        straight=True,
        colour="#241208",
    )
    art.ink(ellipse(100, 70, 93.4, 59.6, arc=(190, 262), steps=30), 2, "both", colour="#e8bd86")
    return art


def virgin() -> Art:
    """Draw a dog rose with two leaves, for a seat that has never lost a token. 100 x 100."""
    art = Art(24)
    for angle in (0.62, 2.52):
        c, s = math.cos(angle), math.sin(angle)
        leaf = trace("14,-2 30,-13 46,-9 55,0! 46,9 30,12 14,4")
        solid(art, loop(*[(50 + u * c - v * s, 50 + u * s + v * c) for u, v in leaf]), GREEN, 2.8, shade=6)
        art.ink([(50 + u * c, 50 + u * s) for u in (16, 34, 52)], 1.8)
    for i in range(5):
        a = math.tau * i / 5 - math.pi / 2
        c, s = math.cos(a), math.sin(a)
        petal = trace("8,0 14,-14 28,-19 39,-12 36,0 40,11 28,19 14,14")
        solid(
            art, loop(*[(50 + u * c - v * s, 48 + u * s + v * c) for u, v in petal]), "#f2dcd0", 2.8, shade=5
        )
        blush = trace("9,0 14,-7 25,-6 29,0 25,6 14,7")
        art.fill(loop(*[(50 + u * c - v * s, 48 + u * s + v * c) for u, v in blush]), "#d9705a", 0.75)
        art.ink([(50 + 12 * c, 48 + 12 * s), (50 + 28 * c, 48 + 28 * s)], 1.5, "out")
    solid(art, ellipse(50, 48, 10.5), OCHRE, 2.6, shade=4)
    for i in range(7):
        art.add([ellipse(50 + 6 * math.cos(i * 0.9), 48 + 6 * math.sin(i * 0.9), 1.2, steps=10)], INK)
    return art


def out() -> Art:
    """Draw a wine glass turned over, for a player who is out. 100 x 100."""
    art = Art(25)
    art.add([ellipse(52, 90, 34, 7)], "#0c0703", 0.4)
    art.fill(outline("18,90 30,86 40,92 56,95 36,97 20,95"), "#8e2a1a", 0.9)
    art.fill(outline("74,92 82,90 86,93 80,96"), "#8e2a1a", 0.9)
    bowl = outline("22,89! 25,70 33,55 45,47 55,47 67,55 75,70 78,89! 50,94")
    art.fill(bowl, "#dfe6da", 0.88)
    art.fill(outline("50,48 64,54 73,70 76,89 60,92 62,70"), "#a9b9b4", 0.8)
    shadow(art, bowl, 12, gap=3.6)
    art.line(bowl, 3.2)
    art.line(ellipse(50, 89, 28, 4.4), 1.9)
    art.ink(trace("30,84 32,70 40,56"), 4, colour=WHITE_GLINT)
    stem = outline("46,49 47,36 44,19 56,19 53,36 54,49")
    solid(art, stem, "#dfe6da", 2.6, shade=4)
    solid(art, ellipse(50, 15, 25, 7.4), "#dfe6da", 3)
    art.add([ellipse(47, 13.6, 17, 3.6)], WHITE_GLINT, 0.9)
    return art


def dealer() -> Art:
    """Draw three cards in a fan, backs up, for the dealer. 100 x 100."""
    art = Art(26)
    art.add([ellipse(54, 92, 32, 6)], "#0c0703", 0.4)
    for angle in (-32, 0, 32):
        turn = math.radians(angle)
        across, along = (math.cos(turn), math.sin(turn)), (math.sin(turn), -math.cos(turn))

        def at(x: float, y: float, across: Point = across, along: Point = along) -> Point:
            """Return a point of the leaning card; `y` is measured upwards from its lower edge."""
            return 50 + across[0] * x + along[0] * y, 100 + across[1] * x + along[1] * y

        corners = [(-19, 20), (19, 20), (19, 86), (-19, 86)]
        card = [at(x, y) for x, y in corners]
        art.fill(card, CREAM)
        art.fill([at(x * 0.78, 53 + (y - 53) * 0.87) for x, y in corners], BLUE)
        art.fill([at(0, 34), at(9, 53), at(0, 72), at(-9, 53)], OCHRE)
        art.line(card, 4.4, contrast=0)
    return art


def matador() -> Art:
    """Draw a red cape over a sword, for the matador: a dealer against whom all play. 100 x 100."""
    art = Art(27)
    art.add([ellipse(54, 92, 30, 6)], "#0c0703", 0.4)
    art.ink([(12, 34), (30, 27), (90, 8)], 4.6, "flat", colour=INK)
    art.ink([(14, 33), (32, 26), (89, 8.4)], 2, "flat", colour=SILVER_LIGHT)
    solid(art, ellipse(12.6, 33.8, 5.4, 5.4), OCHRE, 2.4)
    cape = outline("24,26! 78,12! 84,40 92,66 86,90! 72,84 62,93! 48,86 36,95! 26,88 12,90! 20,66 22,44")
    solid(art, cape, VERMILION, 3.6, shade=13)
    lining = outline("78,12! 84,40 92,66 86,90! 80,70 74,46 70,14")
    solid(art, lining, OCHRE, 2.4, shade=5)
    for fold in ("34,26 34,52 26,82", "48,22 48,52 44,82", "60,20 63,50 62,84"):
        art.ink(trace(fold), 2.6, "out")
    art.ink(trace("28,34 27,52 21,74"), 3, colour="#f6b79c")
    return art


def crown() -> Art:
    """Draw a King's crown, which comes down on the card that cannot be taken. 100 x 100."""
    art = Art(28)
    art.add([ellipse(53, 88, 38, 7)], "#0c0703", 0.35)
    back = outline("16,40! 32,52 50,34! 68,52 84,40! 78,66 22,66")
    solid(art, back, "#a8752a", 2.6)
    body = outline("9,28! 28,50 36,56 50,20! 64,56 72,50 91,28! 84,80! 66,85 50,87 34,85 16,80!")
    solid(art, body, OCHRE, 3.8, shade=12)
    art.ink(trace("18,46 23,60 24,70"), 4, colour="#f6dd9a")
    band = outline("15,68! 32,73 50,75 68,73 85,68! 84,82! 66,87 50,89 34,87 16,82!")
    solid(art, band, "#c8882e", 2.8, shade=5)
    for x, y in ((9, 25), (50, 16), (91, 25)):
        solid(art, ellipse(x, y, 6.6, 6.6), VERMILION, 2.6)
        art.add([ellipse(x - 2, y - 2, 2.2, 1.8)], WHITE_GLINT)
    for x, y, colour in ((30, 79.4, VERMILION), (50, 81.6, GREEN), (70, 79.4, VERMILION)):
        solid(art, ellipse(x, y, 4.6, 4.2), colour, 2)
    return art


def slippers() -> Art:
    """Draw a pair of slippers, for a player who plays on without tokens."""
    art = Art(57)
    for drawn, opening in (
        ("10,70 12,46 26,34 40,40 46,58 44,78 26,84", "18,50 26,40 36,44 38,54 26,58"),
        ("52,66 54,42 68,30 84,36 90,54 86,74 68,80", "61,46 69,36 79,40 81,50 69,54"),
    ):
        art.shape(outline(drawn), VERMILION, 4.4)
        art.fill(outline(opening))
        art.ink(trace(opening.replace(" ", " ", 1)), 2, "mid", colour=OCHRE)
    for x, y in ((30, 70), (72, 66)):
        art.shape(ellipse(x, y, 6, 6, steps=16), OCHRE, 2.4, slip=(0, 0))
    return art


FURNITURE = {
    "slippers": slippers,
    "token": token, "coin": coin, "dish": dish, "virgin": virgin, "out": out, "dealer": dealer,
    "matador": matador, "crown": crown, "coin-lying": coin_lying, "coin-leaning": coin_leaning,
    "coin-sliding": coin_sliding,
}  # fmt: skip
"""The function of every object by the name of its file."""

SIZES = {"dish": (200, 150)} | dict.fromkeys(("coin-lying", "coin-leaning", "coin-sliding"), (100, 80))
"""The width and height of objects that are not 100 x 100."""
