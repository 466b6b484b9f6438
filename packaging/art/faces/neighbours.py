"""Four bots from other places: the baker of Montorio, and from the north boatwoman, bell-ringer and notary."""

from faces.clothes import BROAD, coat, ear, neck
from faces.features import GREY, LIFT, PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from faces.profile import profile_eye, profile_mouth
from kit.carving import shadow
from kit.curves import ellipse, trace
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION

FLOUR, PLAIT, PLUM = "#e9e2d2", "#a8662c", "#5a3440"


def gildo(bust: Bust) -> None:
    """Draw Gildo, the baker: paper cap, peel, three chins, flour in the moustache."""
    bust.form(trace("86,106 84,62 84,40 90,40 91,62 93,106"), "#c79a5e", 2.2, shade=3)
    bust.form(trace("76,40 74,22 78,9 87,5 97,9 101,22 99,40 88,45"), "#dcb987", 2.4, shade=6)
    bust.ink(trace("82,14 81,24 83,36"), 1.3)
    coat(bust, WHITE, BROAD)
    bust.ink(trace("20,84 30,78 40,77"), 1.4)
    neck(bust, PALE, wide=6)
    bust.form(trace("33,72 40,81 50,86 61,81 69,72 72,79 61,91 50,95 39,91 30,80"), BLUE, 2, shade=6)
    bust.part("head")
    ear(bust, (72, 50), PALE, 1.05)
    head = trace("33,32 30,43 26,54 23,65 28,76 39,81.6 50,82.6 62,81.4 72.6,76 77,65 74,54 70,43 66,30 50,24")
    bust.head(head, PALE, 9, Cheeks((32, 64), (66.5, 64), 8))
    bust.eyes(Eyes((40.4, 49), (58, 49), 0.95, brow=3.6, brow_colour="#6b4a2a", brow_rise=8.6, awake=0.5))
    bust.strokes([trace("36,54.6 40,56.2 44.6,55"), trace("54,55 58.6,56.2 62.6,54.6")], 1.2)
    bust.nose(
        trace("47.4,51 45,56 43.4,60.6 46.6,64 50,63"), trace("53,58.6 55.6,61 53,63.4"), (48.6, 60.6), 5
    )
    up = LIFT[bust.mood]
    if bust.mood == "glad":
        bust.mouth(Mouth((49, 69.6), 13))
    else:
        bust.lip((49, 71.6), 11)
    bust.form(
        [
            (49, 63.6),
            (44, 63.6),
            (38, 66 + up),
            (36, 69 + up),
            (36, 69 + up),
            (42, 69.6),
            (49, 67.4),
            (56, 69.6),
            (62.6, 69 + up),
            (62.6, 69 + up),
            (60, 65.6 + up),
            (54, 63.6),
        ],
        "#6b4a2a",
        1.5,
    )
    bust.dots([(41, 67 + up), (45.6, 66.6), (53.6, 66.8), (58, 67.6 + up)], 0.9, FLOUR)
    bust.ink(trace("35,76.4 42,80 50,80.8 58,80 65,76"), 1.8)
    bust.form(trace("29,36 28,29 31,17! 50,9 70,15! 73,28 71.6,35 50,28.6"), FLOUR, 2.4, shade=8)
    bust.form(trace("27.6,38 27,30.4 50,23.4 73.4,29 73.6,36.6 50,30.6"), WHITE, 2.2, shade=4)
    bust.strokes(
        [trace("40,14 42,20 42,24"), trace("51,11.6 51.6,17 51.4,22.6"), trace("62,14.6 61,20 61,24.6")], 1.3
    )


def nina(bust: Bust) -> None:
    """Draw Nina, the boatwoman of Monte Isola: young, freckled, an oar on her shoulder."""
    bust.form(trace("80,104 84,60 88,24 93,25 90,60 88,104"), "#b98550", 2.2, shade=3)
    bust.form(trace("84,30 83,12 88,1 95,2 98,14 95,32"), "#d8b070", 2.4, shade=5)
    bust.ink(trace("90,5 90,16 89.4,28"), 1.4)
    bust.part("head")
    bust.form(trace("66,50 75,57 79,68 75,81 78,93 70,95 67,83 69,72 63,60"), PLAIT, 2.2, shade=6)
    for y in (62, 71, 80, 88):
        bust.ink([(68, y - 3), (73, y), (78, y - 3.6)], 1.5)
    bust.part("body")
    coat(bust, CREAM, trace("16,100 20,87 30,79 41,75 50,80 60,75 71,79 81,87 85,100 85,112 16,112"), seam=False)
    for y in (84.5, 90.5, 96.5):
        bust.ink([(20 + (98 - y) * 0.5, y + 1), (34, y - 3), (50, y + 1.4), (66, y - 3.4), (80 - (98 - y) * 0.5, y)], 3, "flat", BLUE)
    bust.form([(43, 64), (58, 64), (60, 77), (51, 84), (41, 77)], TAN, 1.8, shade=7)
    bust.ink([(42, 71), (50, 78), (59, 70)], 4.6)
    bust.part("head")
    head = trace("33,34 30.6,45 31.6,56 36.4,66 44,73.8 48.6,75.6 53.6,74 61.4,66.6 67,56 68.4,45 66,32 50,24")
    bust.head(head, TAN, 9, Cheeks((37, 59.5), (60.6, 60), 5.8))
    bust.dots(trace("35,57.6 38.4,60.4 41,57.4 57,57.2 60.4,60 63,57.4 45.4,54.6 50.4,55.4"), 0.85, "#9a5a34")
    bust.eyes(Eyes((40, 49), (57.4, 49), 1.2, brow=3, brow_colour="#6b3f1c", brow_rise=9.4, lashes=True))
    bust.nose(trace("47,54 44.6,57.4 45.6,60.4 48.6,60.4"), trace("50.6,58 52,59.4 50.8,60.6"), (46.6, 57.6), 3.6)
    bust.mouth(Mouth((48, 67), 13.5, red=True, curve=2.4))
    bust.form(trace("29.6,49 28.6,39 36,31 48,29.6 50,33 41,37 34.6,42"), PLAIT, 1.8)
    bust.form(trace("52,30 62,31 70,39 71,51 66.4,43 58,37"), PLAIT, 1.8)
    bust.form(trace("26,40 25,26 34,14.6 50,10.6 66,14 76,26 75.6,39 66,31.6 50,28 35,31.6"), BLUE, 2.4, shade=10)
    bust.form(trace("72,33 81,28 88,32 82,36"), BLUE, 2, shade=3)
    bust.form(trace("73,36 81,41 84,49 76,44"), BLUE, 2, shade=3)
    bust.form(ellipse(74, 35, 4, 4.6, steps=10), BLUE, 2)
    bust.dots(trace("34,24 43,18.4 53,17 62,20.4 39,26.4 49,23.4 59,25 68,28 30.6,32"), 1.5, CREAM)
    bust.dots([(69, 61.4)], 2.3, OCHRE, ringed=True)


def tista(bust: Bust) -> None:
    """Draw Tista, the bell-ringer of Bergamo: large nose and ear, the rope beside him; in profile."""
    bust.ink([(87, -4), (85, 40), (87, 104)], 7, "flat")
    bust.ink([(87, -4), (85, 40), (87, 104)], 4, "flat", CREAM)
    for y in range(4, 84, 8):
        bust.ink([(84.6, y + 3), (88.4, y)], 2.6, "flat", VERMILION)
    coat(bust, PLUM, trace("8,98 13,86 27,78 40,74 54,79 66,73 80,77 92,86 95,98 95,112 8,112"))
    bust.form(trace("43,64 61,60 65,76 52,85 42,77"), PALE, 1.8, shade=9)
    bust.form(trace("37,75 44,80 54,83 66,73 70,80 55,92 38,84"), OCHRE, 2.1, shade=5)
    bust.form(trace("62,82 70,84 71,100 62,100"), OCHRE, 2, shade=4)
    bust.strokes(
        [
            trace("44,82 46,88"),
            trace("54,85 56,91"),
            trace("62,79 65,84"),
            trace("63,91 70,91"),
            trace("63,95.4 70,95.4"),
        ],
        1.3,
        VERMILION,
    )
    bust.part("head")
    head = trace(
        "37,28 34,36 34.6,41 29,47 20.4,54 19.6,58.6 24.4,61 31,60.4 30.4,63 32,66.4 31.4,69 29.6,72.6 33,78 41,79.6 52,73 61,62 65,48 63,27 49,22"
    )
    bust.head(head, PALE, 8, Cheeks((43, 60), (43, 60), 5.6))
    bust.art.fill(ellipse(*bust.at([(24.4, 56.6)])[0], 4.4, 3.4, steps=20), "#d97f60", 0.55)
    profile_eye(bust, (42, 45.6), brow_colour=GREY)
    bust.strokes(
        [
            trace("39,52 43,53.4 47,52.4"),
            trace("40,31.6 46,29.6 53,30.4"),
            trace("50,62 51.6,67 49.6,71"),
            trace("44,64 46,68"),
        ],
        1.2,
    )
    bust.ink(trace("27.6,60 29.6,56.8 32,59.8"), 1.6)
    profile_mouth(bust, (31.4, 66.2), 9)
    bust.strokes([[(35, 74), (37.6, 74.8)], [(37, 71.6), (39, 72)], [(41, 75.6), (43.6, 75)]], 1)
    bust.form(trace("50,30 54,40 57,46 62,58 66,63 71,57 73,44 71,31 60,25"), GREY, 2, shade=5)
    bust.strokes(
        [trace("64,30 68,38 68,47"), trace("58,30 62,36"), trace("66,51 69,55"), trace("69,33 71,40")],
        1.2,
        WHITE,
    )
    bust.form(trace("54.6,43 59,39 66,39.6 69,46 66.6,54 61.6,60.4 57,58.6 56.4,51"), PALE, 2.1, shade=3)
    bust.ink(trace("58.6,45 63,43 65,47.6 62,52.6 60,56"), 1.6)
    bust.form(
        trace("33,31 34,22 42,14 56,11 68,15 80,9 88,17 84,26 76,24 74,33 60,29.6 46,29"),
        VERMILION,
        2.4,
        shade=9,
    )
    bust.form(trace("32,35 33,28.4 46,26.4 62,27.4 75,31 74.6,37 60,33.6 46,33"), "#a8382a", 2.1, shade=4)
    bust.form(ellipse(86, 22, 5, 5.4, steps=12), CREAM, 2, shade=3)
    bust.strokes([trace("46,17 52,20 55,25"), trace("60,16 66,20 70,26")], 1.4)


def ambrogio(bust: Bust) -> None:
    """Draw Ser Ambrogio, a notary in Bergamo: whiskers, quill behind the ear, eyes above the pince-nez."""
    coat(bust, INK)
    neck(bust, PALE, wide=1)
    bust.form(trace("34,68! 47,79! 44,90! 32,80!"), WHITE, 1.8)
    bust.form(trace("67,68! 54,79! 57,90! 69,80!"), WHITE, 1.8, shade=3)
    bust.form(trace("44,80 50.4,78 57,80 55,87 60,100 50,103 41,100 46,87"), "#3f6a72", 2, shade=5)
    bust.dots([(50.4, 91)], 1.7, OCHRE, ringed=True)
    bust.part("head")
    ear(bust, (69.6, 48), PALE, 1.05)
    head = trace("33,28 30.6,41 31,54 34,66 42,75.6 50.4,78 59,75 66.6,64 69.6,48 68,29 60,19 50,16 40,19")
    bust.head(head, PALE, 8, Cheeks((38, 59), (61, 59), 5))
    bust.strokes([trace("41,25 49,23.4 58,24.8"), trace("43,29.4 50,28.2 57,29.2")], 1.2)
    eyes = Eyes(
        (40.6, 47), (58, 47), 0.92, brow=3.6, brow_colour=WHITE, brow_rise=10.6, awake=0.8, laughing=False
    )
    for x in (eyes.left[0], eyes.right[0]):  # ink under white brows, or they would be invisible on the skin
        lift = {"glad": -3, "cross": 2}.get(bust.mood, 0)
        bust.ink([(x - 7, 38.4 + lift), (x, 36 + lift), (x + 7, 38.4 + lift)], 1.2)
    bust.eyes(eyes)
    bust.nose(
        trace("48,45 47,52 43.4,58.6 45.4,62.4 49.6,61.6"), trace("52.4,58 54.6,60 52.6,62.2"), (47, 59), 4
    )
    for x in (40.6, 58):
        bust.art.line(ellipse(*bust.at([(x, 55.4)])[0], 6.8, 4.8), 1.9, colour="#8a6420", contrast=0.25)
    bust.ink(trace("47.4,54.6 49.3,52.8 51.2,54.6"), 2, "flat", "#8a6420")
    bust.ink(trace("64.8,56 72,64 75,77 70,90"), 1.1, "flat", "#8a6420")
    bust.mouth(Mouth((48.8, 68.6), 11.5, curve=0))
    left = bust.form(
        trace("31.6,42 28,50 23,58 21,68 26,77 35,78.6 41,73.6 37.6,68 35.6,61 34.6,51"), WHITE, 2.1, shade=4
    )
    right = bust.form(trace("69,42 73,50 79,58 81,68 76.6,77 66.6,79 58.6,74 63,68 66,60 67,51"), WHITE, 2.1)
    for side in (left, right):
        shadow(bust.art, side, 5, GREY)
    bust.strokes(
        [
            trace("31,54 27,62 26,70"),
            trace("33,60 30,68 31,75"),
            trace("35,66 35,71 37,74"),
            trace("71,54 75,62 76,70"),
            trace("69,60 72,68 71,75"),
            trace("66,66 66.4,71 64,75"),
        ],
        1.2,
        GREY,
    )
    bust.form(trace("66,47 76,33 84,14 91,3 92,15 88,28 80,39 70,49"), CREAM, 1.9, shade=3)
    bust.ink(trace("67,48 78,33 90,6"), 1.4)
    bust.form(trace("32,33 30.4,28 35,23.6 36,31 33.6,41"), WHITE, 1.7)
    bust.form(trace("66.6,23 71,28 70.4,40 67.6,38 66.6,30"), WHITE, 1.7)


NEIGHBOURS: dict[str, Sitter] = {
    "gildo": Sitter(gildo, "#e3c79a", carriage=-4, size=0.95),
    "nina": Sitter(nina, "#bcd2d4", to_the_right=True, carriage=4, size=0.92),
    "tista": Sitter(tista, "#d3cdb4", size=0.97),
    "ambrogio": Sitter(ambrogio, "#d0b9a6", carriage=-5),
}
