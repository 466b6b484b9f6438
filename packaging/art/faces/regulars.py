"""Ten bots of Campli and its surroundings."""

import math

from faces.clothes import BROAD, coat, ear, neck, shirt_collar
from faces.features import BLUSH, GREY, LIFT, PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from faces.profile import profile_eye, profile_mouth
from kit.carving import shadow
from kit.curves import ellipse, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION


def peppe(bust: Bust) -> None:
    """Draw Zi' Peppe, a shepherd: cap, crook and fleece, walrus moustache, a weathered nose."""
    bust.ink(trace("88,104 84,70 80,40 78,24 82,13 90,13 93,21 90,28"), 7, "flat")
    bust.ink(trace("88,104 84,70 80,40 78,24 82,13 90,13 93,21 90,27"), 3.6, "flat", "#b98550")
    coat(bust, BLUE)
    for x, y in ((10, 93), (16, 85), (23, 79.6), (31, 76.6), (70, 76), (78, 79.6), (85, 85), (91, 93), (20, 95), (27, 88), (74, 88), (81, 95)):
        bust.form(ellipse(x, y, 6.4, 5.6, steps=10), CREAM, 1.8)
        bust.ink([(x - 3, y + 0.6), (x - 0.6, y - 2), (x + 2.2, y - 0.4), (x + 1, y + 1.8)], 1.2, colour=GREY)
    neck(bust, TAN)
    shirt_collar(bust)
    bust.part("head")
    ear(bust, (68, 49), TAN, 1.15)
    head = trace("33,32 31.5,44 32,55 35,67 43,75.5 51,77 60,73 66.5,63 68.5,47 66.5,32 50,25")
    bust.head(head, TAN, 10, Cheeks((37.5, 58), (60, 58.5), 5.6))
    eyes = Eyes((40, 47.5), (57, 47.5), brow=4.4, brow_colour="#726a5d", awake=0.85)
    bust.eyes(eyes)
    bust.wrinkles(eyes, 76)
    bust.nose(trace("47.6,45 46,52 41,57 41.6,62 47,62.6"), trace("51,57 54,59.4 51.6,62.4"), (46, 58.5), 5)
    up = LIFT[bust.mood]
    if bust.mood == "glad":
        bust.mouth(Mouth((48, 69.5), 13))
    bust.form(
        [(47.5, 61), (42, 61.6), (34, 64 + up), (28.5, 63 + up * 2), (28.5, 63 + up * 2), (32, 70 + up), (41, 70.6), (47.6, 66.4), (55, 70.6), (64, 70 + up), (69, 62 + up * 2), (69, 62 + up * 2), (62, 64 + up), (54, 61.6)],
        WHITE, 1.9,
    )
    bust.strokes([[(46, 63), (41, 66.6), (36, 68 + up)], [(44, 62.6), (38, 65.4), (32, 66 + up)], [(50, 63.4), (55, 67), (60, 68 + up)], [(52, 62.6), (58, 65.4), (65, 65.6 + up)]], 1.1)
    if bust.mood != "glad":
        bust.lip((48, 72.2), 10)
    bust.form(trace("30,41 27,31 24,29 27,21 40,12 58,11 72,18 74,31 70,41 67.5,34 50,31 34,35"), "#55524a", 2.5, shade=12)
    bust.form(trace("20,37 21,32 35,26.5 52,26.5 61,31 46,33.4 31,39"), "#38352f", 2.2)
    bust.strokes([trace("47,13 44,19 43,26"), trace("60,13 61,20 60,27")], 1.4)


def assunta(bust: Bust) -> None:
    """Draw Nonna Assunta: nose and chin that nearly meet, one tooth; in profile."""
    coat(bust, INK, seam=False)
    bust.form(trace("30,82 44,78 60,74 76,80 88,92 80,100 66,90 52,92 40,100 26,98"), "#5d6b4a", 2.2, shade=7)
    bust.strokes([[(70, 88), (66, 95)], [(77, 91), (74, 98)], [(62, 86), (58, 92)]], 1.3)
    bust.part("head")
    head = trace("38,28 35,35 36,42 30,46 23.5,51.5 19.6,58 21.6,61.6 26.4,60 31.4,60 34.6,62.4 36.8,65 34.4,67.4 28.6,69 24,72.4 24.4,77 30,80.4 41,80 53,74 61,62 63,46 58,30 48,24")
    bust.head(head, PALE, 9, Cheeks((45, 60), (45, 60), 5.6))
    bust.art.fill(ellipse(*bust.at([(24.4, 56.6)])[0], 3.8, 3, steps=20), BLUSH, 0.5)
    profile_eye(bust, (43.6, 47.4), brow_colour=GREY)
    bust.strokes([trace("39.6,53.6 44,54.6 48.6,53.4"), trace("41,56.8 45,57.4 48,56.6"), trace("40,33.6 46,31.8 52,33"), trace("38.6,37 44,35.4"), trace("51,60 53,65 51.6,70"), trace("39.4,62.6 42,66 41,70"), trace("31,72.4 34,74 33,77")], 1.2)
    bust.ink(trace("27.6,59.6 29.8,56.6 32,59"), 1.5)
    profile_mouth(bust, (36.4, 65), 8, teeth=False)
    if bust.mood == "glad":
        bust.form([p for p in ((37.4, 62.4), (40.2, 62), (40, 65.6), (37.6, 65.4)) for _ in (0, 1)], WHITE, 1)
    bust.dots([(28, 76)], 1.3, "#8a4a2c")
    bust.ink(trace("36,33 41,27.4 49,25.4"), 3.4, colour=GREY)
    bust.form(trace("33,30! 36,18 47,9.6 61,9 74,16 81.6,30 80.6,50 75,67 63,80 49,88 40,85 39.4,81! 47,75 52,64 52.6,50 49,38 43,31"), VERMILION, 2.5, shade=10)
    bust.form(trace("38,81 33,86 31.6,95 38,93.6 42,87 47,94 53,90 48,83"), VERMILION, 2.1)
    bust.strokes([trace("50,14 47,22 50,31"), trace("64,14 61,26 58,36"), trace("76,32 68,42 59,46"), trace("72,62 64,64 57,62")], 1.7)
    bust.dots(trace("42,19 57,20 71,22 62,33 74,40 64,54 74,54 60,72 67,69 40,28 36.4,91 48,88"), 2.1, OCHRE)


def nicola(bust: Bust) -> None:
    """Draw Nicola, a woodman: axe on his shoulder, black curls and a thick beard."""
    bust.form(trace("84,104 82,60 79,20 84,19 89,60 92,104"), "#a8703c", 2.2, shade=3)
    bust.form(trace("76,23 84,20! 92,12 98,28 95,46 85,38! 77,37"), "#aeb8b8", 2.4, shade=5)
    bust.ink(trace("92,15 95.6,28 93.4,42"), 1.8, colour=CREAM)
    coat(bust, GREEN, BROAD)
    neck(bust, TAN, wide=2)
    shirt_collar(bust)
    bust.part("head")
    ear(bust, (68.5, 47), TAN)
    head = trace("32,30 30.5,44 31,56 36,69 44,77 52,78 61,74 67.5,63 69,46 67,30 50,22")
    bust.head(head, TAN, 8, Cheeks((36.5, 56), (61, 56.5), 4.6))
    bust.eyes(Eyes((40.5, 46.5), (57.5, 46.5), 1.05, brow=4.6, brow_rise=7.6))
    bust.form(trace("30.5,46 33.5,56 38,61 47.8,59.6 58,61 63.5,56 69.5,44 71,58 68,72 61,81 51,88 41,82 33,72 29.5,58"), INK, 2)
    bust.nose(trace("48,44 46.6,51 42.4,57 44.4,61.6 49,61"), trace("51.6,57 54,59 52.4,61.6"), (46.6, 58), 4.2, bridge=True)
    bust.strokes([trace("33,60 34.4,68 38,75"), trace("37,65 39,73 43,80"), trace("43,73.6 45,79 47.6,84"), trace("50,74 51,79 51,85"), trace("57,73 57,78 55,82"), trace("62,65 61.4,72 59,77.6"), trace("67,58 66.4,65 64,72")], 1.5, CREAM)
    bust.beard_mouth((48.6, 66.8), 13)
    for x, y, r in ((31, 42, 5), (29.5, 33, 5.5), (33, 24, 6.2), (40, 17.5, 6.6), (49, 15, 7), (58.5, 17, 6.6), (66, 22.5, 6.2), (70, 31, 5.6), (70.5, 40, 4.8)):
        bust.art.fill(ellipse(*bust.at([(x, y)])[0], r + 1.4, steps=24), INK)
    bust.form(trace("33,36 37,28 44,30 50,26 57,30 63,28 67,37 70,26 58,17 42,17 31,27"), INK, 1)
    for x, y in ((33, 27), (40, 20), (49, 17.6), (58, 20), (65, 26), (45, 25), (55, 25)):
        bust.ink([(x - 3, y + 1), (x - 1, y - 2.2), (x + 2.4, y - 1.4), (x + 2.6, y + 1.6)], 1.4, colour=CREAM)


def bruna(bust: Bust) -> None:
    """Draw Bruna, the innkeeper: hair up; on her breast a presentosa, the gold star of the Abruzzi."""
    bust.part("head")
    bust.form(trace("27,42 30,23 50,14 70,22 75,40 73,58 66,66 37,66 29,58"), INK, 2)
    bust.part("body")
    bust.form(trace("7,100 12,86 24,78 33,77 38,86 50,91 62,86 67,77 78,78 90,86 95,100 95,112 7,112"), VERMILION, 2.4, shade=12)
    neck(bust)
    bust.form(trace("32,78 38,74 50,84 63,74 69,78 62,87 50,92 38,87"), PALE, 1.8)
    bust.ink(trace("36,80 42,88 50,91.6 59,88 65,80"), 1.3, "flat", "#8a6420")
    bust.form([(50 + (6.4 if i % 2 else 3.4) * math.cos(math.pi * i / 8), 93.6 + (6.4 if i % 2 else 3.4) * math.sin(math.pi * i / 8)) for i in range(16) for _ in (0, 1)], OCHRE, 1.3)
    bust.dots([(50, 93.6)], 1.5, VERMILION)
    bust.part("head")
    head = trace("34,32 32.5,44 33,54 37,65 43.5,72.5 49.5,74 56.5,70.5 64,60 67,46 65.5,30 50,22")
    bust.head(head, PALE, 8, Cheeks((38, 57), (59, 57)))
    bust.eyes(Eyes((40.5, 46.5), (56.5, 46.5), 1.1, brow=2.7, brow_rise=8.6, lashes=True))
    bust.nose(trace("46.6,46 45.4,52 42.4,57 44.6,59.4 47.4,58.8"), trace("49.6,57 50.8,58 50,59.4"), (45, 57), 2.6)
    bust.mouth(Mouth((47.6, 65.4), 14, red=True, curve=1.4))
    bust.dots([(60.4, 62.4)], 0.9, INK)
    bust.form(trace("50,18 38,20 29,30 29.5,48 34,40 42,34 49,25 56,33 66,39 71,50 72,34 65,23"), INK, 2)
    bust.form(ellipse(54, 13.6, 11, 8.4, steps=12), INK, 2)
    bust.strokes([trace("46,14 52,8.4 60,10"), trace("48,17 55,13 62,14.6"), trace("34,33 38,26 46,22"), trace("54,22 63,27 68,36"), trace("55,26 62,31 67,38")], 1.5, CREAM)
    bust.ink(trace("43,19 52,21.5 63,19"), 3, colour=VERMILION)
    bust.dots([(31, 62), (70, 61)], 2.9, OCHRE, ringed=True)


def carlo(bust: Bust) -> None:
    """Draw Don Carlo, a priest: round face, with a broad hat."""
    bust.form(trace("-2,100 4,84 20,75 40,72 50,78 62,72 82,75 97,84 102,100 102,112 -2,112"), INK, 2.4, shade=13)
    bust.dots(trace("50,93 50,99"), 1.6, VERMILION)
    bust.form(trace("26,70 50,84 76,70 77,81 50,92 25,81"), INK, 2)
    bust.form(trace("45,81! 56,81! 56,89! 45,89!"), CREAM, 1.4)
    bust.part("head")
    ear(bust, (74, 52))
    head = trace("31,32 26.6,44 24,56 25.6,68 33,77.6 44,82 58,81.6 69,76.6 75.6,67 76.4,55 73.6,43 68.4,30 50,24")
    bust.head(head, PALE, 10, Cheeks((32.6, 62), (66, 62), 7.6))
    bust.form(trace("29,36 25,40 24,47 26.6,52 29,48 29.4,42"), GREY, 1.7)
    bust.form(trace("70,35 75,38 77,45 75.6,50 72,47 70.6,41"), GREY, 1.7, shade=3)
    bust.eyes(Eyes((40, 49), (58, 49), 0.9, brow=2.6, brow_colour=GREY, brow_rise=10.6))
    bust.nose(trace("47.6,51 46,55.6 43.4,59.6 45.6,63.4 49.4,62.8"), trace("52,58.6 54.6,61 52.4,63.4"), (48, 60), 5)
    for x in (40, 58):
        bust.art.line(ellipse(*bust.at([(x, 49)])[0], 7.8, 7.2), 2, contrast=0.2)
    bust.ink(trace("47.8,48 49,46.6 50.2,48"), 2.2, "flat")
    bust.ink([(65.6, 48), (74, 46)], 1.8)
    bust.mouth(Mouth((48.4, 68), 13.5, curve=2))
    bust.ink(trace("35,75 42,79.6 50,80.6 59,79 66,74.4"), 1.8)
    bust.ink(trace("42,74.4 49,76.2 56,74.2"), 1.3)
    dome = bust.form(trace("30,30 32,17 41,9.6 58,9 68,16 71,29 50,27"), "#2f2a26", 2.4)
    shadow(bust.art, dome, 8, CREAM)
    bust.form(trace("5,37 9,30.4 28,26 50,28.6 72,25.4 92,29 96,35.6 80,37.4 62,36 50,37.4 37,36.4 20,38.6"), "#2f2a26", 2.4)
    bust.ink(trace("11,33 28,29.4 50,32 74,28.8 90,32"), 1.5, colour=CREAM)
    bust.ink(trace("31,26.4 50,29.4 71,25.4"), 3, "flat", VERMILION)


def tonino(bust: Bust) -> None:
    """Draw Tonino: a card in the band of his straw hat, pointed nose, pointed moustache; in profile."""
    coat(bust, OCHRE, trace("8,98 13,86 27,78 40,74 54,79 66,73 80,77 92,86 95,98 95,112 8,112"))
    bust.form(trace("42,66 60,62 63,76 52,84 42,77"), TAN, 1.8, shade=9)
    bust.form(trace("40,76 52,82 65,74 67,80 53,89 40,84"), VERMILION, 2, shade=5)
    bust.part("head")
    bust.form(trace("58,36 69,36 72,48 68,60 60,58"), INK, 1.6)
    head = trace("35,30 33,37 34,42.4 28,50 22.5,56 24.6,58.8 31.4,59.4 30.6,62.4 31.8,66.2 31.4,69 33.4,71 34,76 41,79 52,72 61,62 65,48 62,28 48,24")
    bust.head(head, TAN, 9, Cheeks((44, 58), (44, 58), 5))
    profile_eye(bust, (41.5, 46))
    bust.ink(trace("32.4,58 34.4,55.6 36,58.4"), 1.5)
    profile_mouth(bust, (31.6, 66.2), 9)
    up = LIFT[bust.mood]
    bust.form([(29.4, 60.4), (33, 60), (40, 61.6), (46, 60 + up), (49.4, 54.6 + up * 2.2), (49.4, 54.6 + up * 2.2), (48.4, 61 + up * 1.4), (42, 65), (34, 64.6), (29.6, 63)], INK, 1.2)
    bust.form(trace("61,44 66,43 68,48 65,54 61,54"), TAN, 1.8)
    bust.ink(trace("63,46.6 65.6,47.4 63.6,51"), 1.2)
    bust.form(trace("34,30 35,16 41,9 57,8 65,14 68,30 50,28"), "#e3bd68", 2.4, shade=12)
    bust.form(trace("54,2! 65,5! 61,25! 50,22!"), WHITE, 1.9)
    bust.dots([(57.6, 12)], 2.6, VERMILION)
    bust.ink(trace("34.6,25 50,23 67,25.6"), 6, "flat", VERMILION)
    bust.form(trace("6,36 12,31 34,27.4 52,26 70,27 90,33 94,38 70,34.6 50,33.4 30,35"), "#e3bd68", 2.4)
    bust.strokes([trace("14,33.4 30,30.6 46,29.6"), trace("54,29.4 70,30.4 86,33.6"), trace("40,14 50,12 60,14"), trace("38,19 50,17 63,19")], 1.1, "#8a6420")


def concetta(bust: Bust) -> None:
    """Draw Concetta, the baker's widow: round cheeks, flour to the temples."""
    bust.form(trace("-6,100 0,84 16,75 38,73 50,79 64,73 85,75 100,84 106,100 106,112 -6,112"), INK, 2.5, shade=12)
    bust.form(trace("22,82 36,75 50,86 66,75 80,82 68,100 50,94 32,100"), WHITE, 2, shade=6)
    bust.form(trace("38,73 50,77 64,73 62,83 50,88 39,83"), PALE, 1.8, shade=4)
    bust.dots([(50, 90)], 3, OCHRE, ringed=True)
    bust.part("head")
    head = trace("29,34 24.6,45 22,57 24,69 33,78.6 45,82.4 57,82.4 69,78 77,68 78.4,56 75,43 69,32 50,26")
    bust.head(head, PALE, 9, Cheeks((31, 63), (67.6, 63), 9))
    bust.eyes(Eyes((41.4, 49.6), (57.6, 49.6), 0.86, brow=2.6, brow_colour="#5d3a22", brow_rise=8, lashes=True))
    bust.nose(trace("48.4,54 45.6,57.6 46.4,61 49.6,61.6"), trace("52.6,58.4 53.6,60.2 51.8,61.4"), (49, 59), 4.6)
    bust.mouth(Mouth((48.8, 67.6), 11, red=True, curve=2))
    bust.ink(trace("36,76.4 43,79.6 50,80.4 58,79.4 65,76"), 1.8)
    bust.strokes([trace("41.6,64.4 39.8,66.6 40.6,69"), trace("56.6,64.2 58.6,66.4 58,69")], 1.2)
    bust.dots([(28, 55), (31.4, 53), (70.6, 70.4)], 1.5, WHITE)
    bust.form(trace("27,42 28,33 40,30.4 50,27 62,30.4 72,33 74.6,43 76,33 68,24 32,24 25,33"), "#5d3a22", 1.8)
    bust.strokes([trace("32,35.4 40,31 46,28"), trace("56,28.6 64,31.4 70.6,37")], 1.2)
    bust.form(trace("23,36 26,21 38,13 52,11.6 66,14 76,24 79,37 66,29.6 50,26.4 35,29.6"), WHITE, 2.4, shade=9)
    bust.form(trace("50,15 42,3 29,3 33,11 46,17"), WHITE, 2, shade=4)
    bust.form(trace("53,15 60,3 72,5 67,13 55,17.6"), WHITE, 2, shade=4)
    bust.form(trace("47,12 54,11.6 57,17 51,20.6 45,17"), WHITE, 2)
    bust.strokes([trace("45,19 36,22 30,29"), trace("57,19 67,22 73,30"), [(51, 20), (51, 25)]], 1.3)


def ercole(bust: Bust) -> None:
    """Draw Ercole, the smith: no neck, no hair, a hammer, and a waxed moustache."""
    bust.form(trace("83,100 80,66 77,44 83,42 88,64 92,100"), "#a8703c", 2.2, shade=4)
    bust.form(trace("64,26! 94,20! 98,44! 68,50!"), "#8d8a86", 2.5, shade=10)
    bust.ink(trace("67,29 92,24"), 2, colour=CREAM)
    bust.form(trace("-14,100 -8,76 10,64 28,61 40,66 60,66 74,62 92,66 108,78 114,100 114,112 -14,112"), TAN, 2.5, shade=12)
    bust.strokes([trace("26,66 32,72 42,77"), trace("74,67 68,73 58,77"), trace("12,76 20,79 24,88"), trace("88,78 80,80 77,88")], 1.9)
    bust.form(trace("27,86! 73,86! 80,112 20,112"), "#7d5230", 2.4, shade=9)
    for x, sign in ((28, -1), (72, 1)):
        bust.ink([(x, 88), (x + sign * 4, 76), (x + sign * 9, 65)], 5, "flat", "#4a2d18")
    bust.part("head")
    ear(bust, (70.5, 50), TAN)
    ear(bust, (28, 50), TAN)
    head = trace("33,30 30.6,42 29,54 28,66 33,76.4 43,80.4 57,80.4 66,76 71.6,66 71.4,52 69.6,40 66,28 50,18.5")
    bust.head(head, TAN, 11, Cheeks((36, 59), (62.5, 59), 5.6))
    bust.eyes(Eyes((41, 47), (57, 47), 0.9, brow=6, brow_rise=6.6, awake=0.6))
    bust.nose(trace("47,43 47.4,49 42.6,53 42.4,59 45.4,62.4 49.6,61.6"), trace("53,57 56.4,59.6 53.8,62"), (48, 58), 5.4)
    up = LIFT[bust.mood]
    if bust.mood == "glad":
        bust.mouth(Mouth((49, 70), 14))
    else:
        bust.lip((49, 71), 13)
    bust.ink([(49, 76), (49.4, 79)], 1.8)
    bust.form([(49, 62.6), (43, 62.8), (37, 65 + up), (29, 63 + up * 2), (24, 55.5 + up * 2), (24, 55.5 + up * 2), (23, 63.5 + up * 2), (29.5, 70 + up), (40.5, 69), (49, 66.4), (57.5, 69), (69, 70 + up), (75.5, 63.5 + up * 2), (75, 55.5 + up * 2), (75, 55.5 + up * 2), (70, 63 + up * 2), (61, 65 + up), (55, 62.8)], INK, 1.2)
    bust.strokes([[(45, 64.6), (39, 67.2), (31, 66 + up)], [(53, 64.6), (59, 67.2), (67, 66 + up)]], 1.1, CREAM)
    bust.ink(trace("38,29 41,25 46,22.6"), 2.6, colour=WHITE)
    bust.ink(trace("60,33 63.4,37 62.4,41"), 1.6, colour="#8e4a32")


def filomena(bust: Bust) -> None:
    """Draw Filomena, the schoolteacher: a pencil in her knot of hair, pince-nez, high collar; in profile."""
    bust.form(trace("8,100 14,87 28,79 42,75 54,80 65,75 78,79 89,88 93,100 93,112 8,112"), "#4f5f6b", 2.4, shade=12)
    bust.form(trace("43,64 60,60 62,80 52,85 43,80"), CREAM, 2, shade=7)
    bust.strokes([trace("44,70 52,73 61,69"), trace("44,75 52,78.4 62,75")], 1.2)
    bust.dots([(50, 84)], 3, VERMILION, ringed=True)
    bust.part("head")
    bust.form(ellipse(72, 37, 10.5, 10, steps=12), "#8a4a26", 2.2, shade=6)
    bust.ink([(58, 50), (74, 36), (89, 22)], 4.8, "flat")
    bust.ink([(58, 50), (74, 36), (87, 23.6)], 2.6, "flat", OCHRE)
    bust.form(ellipse(72, 39.4, 6, 5.4, steps=10), "#8a4a26", 0.6)
    head = trace("36,28 33.4,35 34.4,41.6 29.6,48 23,54.4 24.6,57.6 31.4,58.8 30.2,62 29.8,63.8 32.4,65.4 31,68 33.2,70.4 33,74.4 38,77.6 47,74 56,68 62,58 65,44 61,28 48,22")
    bust.head(head, PALE, 8, Cheeks((44.5, 58.5), (44.5, 58.5), 5))
    profile_eye(bust, (41, 46.5), lashes=True, brow_colour="#6b3418")
    bust.ink(trace("32,57 34,54.8 35.4,57.4"), 1.4)
    profile_mouth(bust, (31.2, 65.3), 8, red=True)
    bust.form(trace("36,30 33,36 36,39 44,33 53,36 59,44 59,54 64,56 69,46 70,34 64,21 50,16.6 40,20"), "#8a4a26", 2.3, shade=8)
    bust.strokes([trace("37,32 46,27 58,30 66,36"), trace("40,25 50,21 60,25 67,32"), trace("56,37 62,40 66,40"), trace("67,33 73,31 79,35"), trace("67,40 73,42 79,38")], 1.3)
    bust.form(trace("56,46 60.6,45 62.6,49.4 60,55.4 56.6,54"), PALE, 1.7)
    bust.dots([(59, 57.6)], 1.7, OCHRE, ringed=True)
    bust.art.line(ellipse(*bust.at([(39.6, 47)])[0], 6.4, 7.2), 2, contrast=0.2)
    bust.ink(trace("33.6,46.4 31.4,47.4 30.6,49.4"), 1.8, "flat")
    bust.ink(trace("45.4,50 49,62 47,76 50,83"), 1.1, "flat")


def berardo(bust: Bust) -> None:
    """Draw Berardo, the notary: bowler, monocle, goatee, nose in the air; in profile."""
    coat(bust, "#3d4650", trace("8,98 13,86 27,78 40,74 54,79 66,73 80,77 92,86 95,98 95,112 8,112"))
    bust.form(trace("42,64 62,62 64,82 52,87 43,82"), CREAM, 2, shade=7)
    bust.form(trace("43,80 36,77 33,86 42,88 51,92 56,84 50,81"), VERMILION, 2)
    bust.dots([(43.4, 83.6)], 2, VERMILION, ringed=True)
    bust.part("head")
    bust.form(trace("55,34 69,34 72,48 68,60 60,58"), GREY, 1.8, shade=4)
    head = trace("37,28 34.4,36 35,42.4 29.6,48 22.6,53 22,55.6 25,57.4 31,58 30.2,61.4 31.6,64 30.6,66.8 32,70 35,75.4 43,77.6 53,71.6 61,62 64,47 61,28 48,22")
    bust.head(head, PALE, 9, Cheeks((45, 59), (45, 59), 4.2))
    profile_eye(bust, (41.8, 47), brow_colour="#4a3a2a")
    bust.art.line(ellipse(*bust.at([(41, 47.6)])[0], 7.2, 7.8), 2.4, colour="#8a6420", contrast=0.25)
    bust.ink(trace("47,52 53,64 51,76 46,86"), 1.2, "flat", "#8a6420")
    bust.ink(trace("30.6,57 32.8,54.6 34.8,57"), 1.4)
    profile_mouth(bust, (31.4, 64), 7.5)
    up = LIFT[bust.mood]
    bust.form([(29.6, 59.4), (33, 58.6), (38, 60.4 + up * 0.5), (43, 58.4 + up), (46, 54.6 + up * 2), (46, 54.6 + up * 2), (45, 60.4 + up), (39, 62.8), (33, 61.6), (29.4, 61.4)], "#4a3a2a", 1.2)
    bust.form(trace("31,68.4 36,67.6 39,71 36,77 28,83 20,85.6! 26,78 29,72.6"), "#4a3a2a", 1.6, shade=3)
    bust.form(trace("59,43 64.6,41.6 67.4,46.6 64.6,53.6 60,53.6"), PALE, 1.8)
    bust.ink(trace("61.4,45.4 64.2,46.4 62.2,50.4"), 1.2)
    crown = bust.form(trace("34,31 33,18 41,9 54,6.6 66,11 71,21 71,33 50,28"), "#2f2a26", 2.4)
    shadow(bust.art, crown, 9, CREAM)
    bust.form(trace("22,33.6 24,28.6 35,29.6 50,26.6 68,30 80,29 81,34.6 68,37.4 50,34 35,36.4"), "#2f2a26", 2.2)
    bust.ink(trace("35,26 50,23 70,27.6"), 2.6, "flat", GREY)


REGULARS: dict[str, Sitter] = {
    "peppe": Sitter(peppe, "#e0c890", carriage=-4, size=0.97),
    "assunta": Sitter(assunta, "#d8c59a", carriage=-3),
    "nicola": Sitter(nicola, "#e8d6aa", to_the_right=True, carriage=3, size=0.97),
    "bruna": Sitter(bruna, "#c9d0c2", carriage=3, size=0.96),
    "carlo": Sitter(carlo, "#d9cfae", to_the_right=True, size=0.94),
    "tonino": Sitter(tonino, "#c3cdd0", to_the_right=True),
    "concetta": Sitter(concetta, "#d7b58a", carriage=4),
    "ercole": Sitter(ercole, "#bcc6c2", size=0.82),
    "filomena": Sitter(filomena, "#dccfa6"),
    "berardo": Sitter(berardo, "#c4c9b2", to_the_right=True, carriage=9, size=0.96),
}
