"""Seven bots of the north: three of a cottage in Värmland, two of a kitchen in Bergen, two of a farm on Walcheren."""

from faces.clothes import BROAD, coat, ear, neck
from faces.features import GREY, LIFT, PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from kit.carving import shadow
from kit.curves import ellipse, trace
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION

RUST, RUST_DARK, FLAX, FLAX_DARK, OIL, OIL_DARK = "#b4562c", "#7a3216", "#ecc766", "#a8803a", "#e6b23c", "#9a6d1c"
CHESTNUT, SPRUCE, NAVY, GOLD, CORAL, STEEL = "#5d3420", "#3f5f48", "#33475e", "#e2b64c", "#d0452f", "#6f7780"


def alfrida(bust: Bust) -> None:
    """Draw Aunt Alfrida of Sunne: a white kerchief under the chin, wire spectacles."""
    coat(bust, SPRUCE, BROAD)
    for x, y in ((22, 92), (33, 86), (66, 86), (78, 92)):
        bust.dots([(x, y)], 2, VERMILION, ringed=True)
    neck(bust, PALE, wide=2)
    bust.part("head")
    head = trace("33,33 31,45 30,56 32.6,67 40,75.6 48,78.6 55.6,77 64,69.6 68,57 68,44 66,32 50,24")
    bust.head(head, PALE, 9, Cheeks((36.4, 61), (61.6, 61.6), 6.4))
    eyes = Eyes((40.6, 49), (57.4, 49), 0.94, brow=2.6, brow_colour=GREY, brow_rise=9)
    bust.eyes(eyes)
    bust.wrinkles(eyes, 80)
    bust.nose(trace("47.6,51 45.4,56.4 44.4,60 47.4,62.4 50.4,61.6"), trace("52.4,58 54.4,60.4 52.6,62"), (47.6, 59.6), 4)
    for x in (40.6, 57.4):
        bust.art.line(ellipse(*bust.at([(x, 51.4)])[0], 7, 6.2), 1.6, colour=STEEL, contrast=0.25)
    bust.ink(trace("47.4,50.4 49,49 50.6,50.4"), 1.6, "flat", STEEL)
    bust.mouth(Mouth((48.4, 69), 12, curve=1.6, teeth=False))
    bust.form(trace("31,46 32,36 40,30 50,28 50,31 41,35 35,42"), GREY, 1.7, shade=3)
    bust.form(trace("50,28 60,30 67,36 68,46 64,41 58,34 50,31"), GREY, 1.7)
    scarf = bust.form(trace("29,60 26,46 28,30 36,18 50,12 65,17 73,30 75,46 71,62 66,70 67,52 66,40 60,31 50,27.4 40,31 33,40 32,52 34,70"), WHITE, 2.4, shade=10)
    shadow(bust.art, scarf, 4, GREY)
    for edge in ("30,44 34,33 42,26 50,23.6 59,26 67,34 70,45", "29.4,38 33,28 42,21.6 50,19.6 60,22 68,30 72,40"):
        bust.ink(trace(edge), 1.8, "both", CORAL)
    bust.form(trace("33,66 42,77 50,80 60,76 67,66 68,72 60,82 50,85 41,83 33,73"), WHITE, 2, shade=4)
    bust.form(trace("47,80 54,80 60,95 53,97 50.6,88 47,98 40,95"), WHITE, 2, shade=3)


def manfred(bust: Bust) -> None:
    """Draw Manfred, a timber floater on the Klarälven: peaked cap, walrus moustache, an unlit pipe."""
    coat(bust, NAVY, BROAD, seam=False)
    neck(bust, TAN, wide=3)
    bust.form(trace("33,70 42,76 50,78 60,76 68,69 71,82 60,89 50,91 40,89 30,82"), NAVY, 2.1, shade=6)
    bust.strokes([trace("38,76 38,87"), trace("45,79 45,90"), trace("55,79 56,90"), trace("63,76 64,86")], 1.6, STEEL)
    bust.part("head")
    ear(bust, (70.4, 49), TAN, 1.1)
    head = trace("33,30 31.4,43 31,55 33,67 40,76.6 49.4,79.6 58,77 67,67.6 70.4,54 70,40 67,29 50,22")
    bust.head(head, TAN, 10, Cheeks((37, 60), (62.4, 60), 5.6))
    bust.eyes(Eyes((41, 47.6), (58, 47.6), 0.94, brow=4.2, brow_colour=RUST, brow_rise=8.2, awake=0.75))
    bust.strokes([trace("36,53.4 40.4,55 45,53.6"), trace("54,53.6 58.4,55 63,53.2")], 1.1)
    bust.nose(trace("47.6,48 46,55 42.6,60.4 46,64 50.4,63"), trace("53.4,58.4 56,61 53.4,63.4"), (48, 60.6), 5.4)
    up = LIFT[bust.mood]
    if bust.mood == "glad":
        bust.mouth(Mouth((49.4, 71), 12))
    else:
        bust.lip((49.4, 73.6), 10)
    left = bust.form(trace(f"49.4,63 43,63.6 36,{67 + up} 31,{74 + up} 30,{80 + up} 37,{78 + up} 43,72.4 49.4,69.6"), RUST, 1.9, shade=4)
    right = bust.form(trace(f"49.4,63 56,63.6 63,{67 + up} 68,{73.6 + up} 69.6,{80 + up} 62.4,{78 + up} 56,72.4 49.4,69.6"), RUST, 1.9)
    for side in (left, right):
        shadow(bust.art, side, 3, RUST_DARK)
    bust.ink(trace("46,74 36,78 27,80"), 4.2, "flat")
    bust.ink(trace("46,74 36,78 27,80"), 1.8, "flat", CREAM)
    bust.form(trace("17,72 28,70 29,82 26,88 20,88 17,82"), CHESTNUT, 2.2, shade=4)
    bust.form(ellipse(22.6, 71.4, 5.8, 2.4, steps=20), INK, 1.6)
    bust.form(trace("33,31 32,40 35,44 35.6,36 37,31"), RUST, 1.7)
    bust.form(trace("66,30 70,34 71,44 67.6,40"), RUST, 1.7)
    bust.form(trace("28,30 28,19 38,10 52,8 66,11 76,20 76,31 62,26.6 48,25.6 36,28"), INK, 2.4, shade=5)
    bust.ink(trace("30,26 42,21.4 56,21 73,27"), 2, "flat", STEEL)
    bust.form(trace("29,28 38,24.6 50,24 60,26 62,31 48,32.6 34,36 25,39 24,34"), "#2f2a28", 2.2, shade=4)
    bust.ink(trace("29,32.6 40,28.6 54,28"), 1.3, "both", GREY)
    bust.dots([(50, 19.6)], 2.2, GOLD, ringed=True)


def stina(bust: Bust) -> None:
    """Draw Stina, a fiddler: flaxen plaits with red ribbons, freckles, a bodice laced with pewter."""
    bust.part("head")
    for side, line in ((-1, "33,46 26,58 23,70 25,84"), (1, "67,46 74,58 78,70 77,84")):
        x0, y0 = (23, 86) if side < 0 else (78, 86)
        bust.ink(trace(line), 11, "flat")
        bust.ink(trace(line), 8, "flat", FLAX)
        for x, y in trace(line)[1:]:
            bust.ink([(x - 4, y - 5), (x, y - 1), (x + 4, y - 5)], 1.7, "flat", FLAX_DARK)
        bust.form(trace(f"{x0 - 7},{y0 - 3} {x0},{y0} {x0 + 7},{y0 - 3} {x0 + 6},{y0 + 4} {x0},{y0 + 1} {x0 - 6},{y0 + 4}"), CORAL, 1.8)
    bust.part("body")
    coat(bust, WHITE, trace("12,102 16,88 28,79 40,75 50,80 61,75 73,79 85,88 89,102 89,112 12,112"), seam=False)
    bust.form(trace("27,112 29,92 38,84 50,92 62,84 71,92 73,112"), CORAL, 2.2, shade=7)
    for y in (95, 101):
        bust.ink([(44, y), (56, y + 2)], 1.6, "flat", CREAM)
        bust.ink([(56, y), (44, y + 2)], 1.6, "flat", CREAM)
    bust.form([(43, 63), (58, 63), (60, 77), (51, 84), (41, 77)], PALE, 1.8, shade=7)
    bust.ink([(42, 70), (50, 77.6), (59, 69.4)], 4.4)
    bust.part("head")
    head = trace("34,33 31.6,45 32,56 36.6,66.4 44,74 48.6,76 54,74.4 61.6,67 66.6,56 68,45 65.6,32 50,23")
    bust.head(head, PALE, 8, Cheeks((37, 60), (60.6, 60.4), 6.6))
    bust.dots(trace("35.4,57 38.6,59.6 41.4,56.6 57.4,56.8 60.6,59.6 63,57"), 0.85, "#b5703c")
    bust.eyes(Eyes((40.4, 49), (57.4, 49), 1.24, brow=2.3, brow_colour=FLAX_DARK, brow_rise=9.8, lashes=True))
    bust.nose(trace("47.4,54.6 45.4,58 46.2,60.6 48.8,60.4"), trace("50.6,58.6 52,59.8 50.8,60.8"), (46.8, 58), 3)
    bust.mouth(Mouth((48.4, 67.4), 13.5, red=True, curve=2.6))
    left = bust.form(trace("50,21 40,22 32,29 29,40 29.6,50 34,43 39,35 46,29 51,27"), FLAX, 2.2, shade=7)
    right = bust.form(trace("50,21 60,22 68,28 72,39 71.6,51 67.4,43 62,35 55,29 51,27"), FLAX, 2.2)
    for side in (left, right):
        shadow(bust.art, side, 3, FLAX_DARK)
    bust.form(trace("28,30 32,19 41,12 50,10.6 60,12 69,19 73,30 66,24 58,20 50,19 42,20 34,25"), FLAX, 2.2, shade=6)
    for x, y in ((33, 22), (40, 17), (48, 15), (56, 15.6), (63, 18.6), (69, 24)):
        bust.ink([(x - 2.4, y + 4), (x + 0.6, y), (x + 3.6, y + 3.6)], 1.7, "flat", FLAX_DARK)


def severin(bust: Bust) -> None:
    """Draw Severin, a pilot on the Byfjord: sou'wester, white fringe of a beard, narrowed eyes."""
    coat(bust, OIL, BROAD)
    for y in (88, 96):
        bust.form(trace(f"42,{y - 2}! 58,{y - 2}! 58,{y + 2}! 42,{y + 2}!"), OIL_DARK, 1.6)
    neck(bust, TAN, wide=4)
    bust.form(trace("31,72 42,80 50,83 60,80 69,71 74,82 60,92 50,94 39,92 27,84"), OIL, 2.2, shade=7)
    bust.part("head")
    head = trace("33,31 30.6,44 30,56 32,67 40,76 50,79 60,76 68,67 70,55 69,42 66,30 50,24")
    bust.head(head, TAN, 10, Cheeks((36.4, 60), (62.6, 60), 7))
    bust.eyes(Eyes((41, 48), (58, 48), 0.86, brow=4.4, brow_colour=WHITE, brow_rise=8.4, awake=0.6))
    for x in (41, 58):
        lift = {"glad": -3, "cross": 2}.get(bust.mood, 0)
        bust.ink([(x - 7, 41 + lift), (x, 38.8 + lift), (x + 7, 41 + lift)], 1.1)
    bust.strokes([trace("32.6,48 30.8,46.6"), trace("32.4,50.6 30.4,51"), trace("66.6,47.6 69,46"), trace("66.8,50.4 69.4,50.6")], 1.2)
    bust.nose(trace("48,49 46.6,55.6 43.4,60.6 46.6,64 50.6,63"), trace("53.4,59 55.8,61.4 53.4,63.6"), (48, 60.8), 5)
    bust.mouth(Mouth((49, 70), 13, curve=1))
    beard = bust.form(trace("29.6,50 25.6,60 26.4,72 33,84 43,91 50,92.4 58,91 67,84.6 73.4,73 74.4,60 70.4,50 70,60 66.4,70 59,77.6 50,79.6 41,77.6 34,70 30.6,60"), WHITE, 2.2, shade=5)
    shadow(bust.art, beard, 4, GREY)
    bust.strokes([trace("29,64 31,74 36,80"), trace("37,80 41,85 45,88"), trace("50,82.6 50.6,89"), trace("62,80 59,85 56,88"), trace("71,64 69,74 65,80")], 1.2, GREY)
    bust.form(trace("28,34 30,20 40,10.6 51,8 62,10.6 71,20 73,34 62,28.6 50,27 39,28.6"), OIL, 2.4, shade=9)
    bust.ink(trace("41,12 40,20 40,28"), 1.5, "both", OIL_DARK)
    bust.ink(trace("60,12 61.6,20 62,28"), 1.5, "both", OIL_DARK)
    bust.form(trace("20,44 24,35 34,29 50,26.4 66,29 78,36 86,48 92,60 84,58 74,46 64,36 50,33 37,36 28,42"), OIL, 2.4, shade=6)


def borghild(bust: Bust) -> None:
    """Draw Borghild, a telephonist: a knot of chestnut hair, round spectacles, a jumper with stars."""
    coat(bust, NAVY, trace("6,100 10,86 23,78 38,74 50,79 62,74 77,78 90,86 94,100 94,112 6,112"), seam=False)
    for x, y in ((20, 92), (34, 88), (66, 88), (80, 92), (27, 100), (50, 97), (73, 100)):
        bust.strokes([[(x - 3, y), (x + 3, y)], [(x, y - 3), (x, y + 3)], [(x - 2, y - 2), (x + 2, y + 2)], [(x - 2, y + 2), (x + 2, y - 2)]], 1.4, CREAM)
    bust.form(trace("34,72 42,79 50,81 59,79 66,72 67,80 58,86 50,88 41,86 33,80"), CORAL, 2, shade=5)
    neck(bust, PALE)
    bust.part("head")
    bust.form(ellipse(51, 9, 12, 10, steps=26), CHESTNUT, 2.3, shade=6)
    bust.strokes([trace("43,8 50,3 58,7"), trace("44,13 51,9 58,13")], 1.2, OCHRE)
    head = trace("33,33 30.6,45 30,57 33.4,68 41,76 49,78.6 56.4,76.6 65,68.6 69,57 68.4,44 66,32 50,24")
    bust.head(head, PALE, 8, Cheeks((36, 62), (62, 62), 7.4))
    bust.eyes(Eyes((40.4, 50), (57.6, 50), 1.06, brow=2.8, brow_colour=CHESTNUT, brow_rise=10.4, lashes=True))
    bust.nose(trace("47.4,54 45.2,58.4 46,61.4 48.8,61.4"), trace("51,59 52.6,60.6 51.2,62"), (47, 59), 3.6)
    for x in (40.4, 57.6):
        bust.art.line(ellipse(*bust.at([(x, 50.6)])[0], 8.4, 8), 2, colour=CHESTNUT, contrast=0.2)
    bust.ink(trace("48,49 49,48 50,49"), 2, "flat", CHESTNUT)
    bust.mouth(Mouth((48.6, 69.6), 13, red=True, curve=2))
    left = bust.form(trace("51,17 40,18 31,26 28,38 28.6,50 31.6,52 33,42 38,35 45,30 52,28"), CHESTNUT, 2.3, shade=7)
    bust.form(trace("51,17 62,18 70,26 73,38 72,50 69.4,52 67.6,42 63,35 57,30 52,28"), CHESTNUT, 2.3)
    shadow(bust.art, left, 3, INK)
    bust.strokes([trace("33,34 38,27 46,22"), trace("31,42 34,36"), trace("57,22 64,28 68,36")], 1.2, OCHRE)
    bust.dots([(30.6, 62), (69.6, 61)], 2.2, GOLD, ringed=True)


def adriaan(bust: Bust) -> None:
    """Draw Adriaan, a farmer: round black hat, side-whiskers, silver at the throat."""
    coat(bust, INK, BROAD, seam=False)
    for x in (36, 64):
        for y in (88, 96):
            bust.dots([(x, y)], 2.4, STEEL, ringed=True)
    neck(bust, TAN, wide=1)
    bust.form(trace("36,71 43,79 50,82 58,79 64,70 66,77 58,86 50,89 42,86 34,78"), CORAL, 2, shade=5)
    for x, y in ((40, 79), (46, 84), (54, 84), (60, 79)):
        bust.dots([(x, y)], 1, CREAM)
    bust.form(ellipse(46, 88, 3.6, 3.6, steps=16), GOLD, 1.8)
    bust.form(ellipse(54.6, 88, 3.6, 3.6, steps=16), GOLD, 1.8)
    bust.part("head")
    ear(bust, (69, 49), TAN, 1.05)
    head = trace("35,30 33.6,43 34,55 36.4,67 42,77 49.6,80 57,77.6 64,67 67,54 67.4,40 65,29 50,22")
    bust.head(head, TAN, 9, Cheeks((39, 60), (60.6, 60), 4.6))
    bust.eyes(Eyes((41.4, 47.6), (57.4, 47.6), 0.9, brow=3.4, brow_colour=CHESTNUT, brow_rise=7.6, awake=0.7, laughing=False))
    bust.strokes([trace("47.4,38 48,42"), trace("51.6,38 51,42"), trace("38,66 36.8,71 39,75"), trace("59.4,66 61,70.6 59,75")], 1.1)
    bust.nose(trace("48,46 47,54 44,60 46.8,63 50,62"), trace("52,58.6 54,60.6 52.2,62.4"), (47.4, 59.6), 4)
    bust.mouth(Mouth((49, 70.6), 12.5, curve=-0.6))
    bust.form(trace("33.6,34 31,44 32,55 35,62 38,60 36.4,52 36,43 36,34"), CHESTNUT, 1.9, shade=3)
    bust.form(trace("66.4,34 69.6,42 69,54 66,62 62.6,60 64.6,52 65,43 64.6,34"), CHESTNUT, 1.9)
    bust.form(trace("35,26 34,12 42,6 58,6 66,12 66,26 50,22"), INK, 2.4, shade=4)
    bust.ink(trace("37,21 50,18 64,21"), 2.4, "flat", STEEL)
    bust.form(trace("20,30 30,24 50,21.4 70,24 81,30 72,34.6 50,30.6 29,34.6"), "#2a2624", 2.4, shade=5)
    bust.ink(trace("24,29.6 38,26 54,25.4"), 1.2, "both", GREY)


def neeltje(bust: Bust) -> None:
    """Draw Neeltje: the wide lace cap of Walcheren, gold at the temples, four strings of coral."""
    bust.part("head")
    wings = bust.form(trace("50,6 70,8 86,20 93,38 90,56 78,66 70,52 50,24 30,52 22,66 10,56 7,38 14,20 30,8"), WHITE, 2.3, shade=6)
    shadow(bust.art, wings, 4, GREY)
    for x, y in ((14, 36), (17, 48), (23, 57), (86, 36), (83, 48), (77, 57), (21, 24), (79, 24)):
        bust.ink(ellipse(x, y, 3.4, 3, steps=12), 1, "flat", GREY)
        bust.dots([(x, y)], 0.9, GREY)
    bust.part("body")
    coat(bust, INK, trace("10,104 14,90 26,81 38,76 50,82 62,76 75,81 87,90 91,104 91,112 10,112"), seam=False)
    bust.form(trace("24,84 36,77 50,90 64,77 77,84 66,99 50,112 34,99"), BLUE, 2.2, shade=6)
    for x, y in ((32, 86), (40, 92), (60, 92), (68, 86), (50, 101)):
        bust.dots([(x, y)], 1.6, CREAM)
        bust.dots([(x, y)], 0.7, CORAL)
    neck(bust, PALE)
    for y in (70.6, 74, 77.4):
        bust.ink([(41, y), (50, y + 5.4), (60, y - 0.6)], 2.9, "flat")
        bust.ink([(41, y), (50, y + 5.4), (60, y - 0.6)], 1.9, "flat", CORAL)
    bust.form(ellipse(50.4, 80.6, 4, 3.4, steps=16), GOLD, 1.8)
    bust.part("head")
    head = trace("34.6,34 32.6,45 33,56 37.4,66.6 44.4,74 49.4,76 55,73.6 62.4,65.4 66.4,54 67,44 65,33 50,25")
    bust.head(head, PALE, 8, Cheeks((38, 60), (60.6, 60.4), 6.8))
    bust.eyes(Eyes((41, 49), (57.4, 49), 1.08, brow=2.5, brow_colour=FLAX_DARK, brow_rise=9.2, lashes=True))
    bust.nose(trace("47.6,53 45.6,57.4 45.6,60.4 48.4,61"), trace("51,58.4 52.4,60 51,61.4"), (46.8, 58.6), 3.4)
    bust.mouth(Mouth((48.6, 67.4), 12, red=True, curve=1.4))
    bust.form(trace("50,26 41,28 35,34 33.4,42 38,38 44,33 50,31"), FLAX, 1.9, shade=3)
    bust.form(trace("50,26 59,28 65,34 67,42 62,38 56,33 50,31"), FLAX, 1.9)
    cap = bust.form(trace("30,46 30,32 38,22 50,18 62,22 70,32 71,46 66,36 59,29 50,26.6 41,29 34.6,36"), WHITE, 2.3, shade=6)
    shadow(bust.art, cap, 3, GREY)
    for x in (31, 69.6):
        for size in (5, 3.2, 1.5):
            bust.form(ellipse(x, 48, size, size, steps=20), GOLD, 1.6)


NORTHERNERS: dict[str, Sitter] = {
    "alfrida": Sitter(alfrida, "#c8c2a0", carriage=-2, size=0.94),
    "manfred": Sitter(manfred, "#b9c4b4", to_the_right=True, carriage=-3, size=0.94),
    "stina": Sitter(stina, "#bcd0d8", carriage=4, size=0.9),
    "severin": Sitter(severin, "#a9bcc8", carriage=-3, size=0.93),
    "borghild": Sitter(borghild, "#d6b9a4", to_the_right=True, carriage=2, size=0.88),
    "adriaan": Sitter(adriaan, "#c2cdb8", carriage=-4, size=0.95),
    "neeltje": Sitter(neeltje, "#a8b6a0", to_the_right=True, carriage=3, size=0.86),
}
