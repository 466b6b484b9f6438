"""The ten who are always at the inn, and play whenever a seat is free."""

from carve import shadow
from clothes import BROAD, coat, ear, neck, shirt_collar
from curves import ellipse, trace
from faces import GREY, LIFT, PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from wood import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION


def peppe(bust: Bust) -> None:
    """Zi' Peppe: shepherd's cap, walrus moustache, a nose that has seen weather."""
    coat(bust, BLUE)
    neck(bust, TAN)
    shirt_collar(bust)
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
    """Nonna Assunta: kerchief, hooked nose, hardly a tooth, misses nothing."""
    coat(bust, INK, seam=False)
    head = trace("34.5,32 32.5,44 31.5,55 34,66 41,75 48,78 57,73.5 64,62 66.5,46 64.5,30 50,24")
    bust.head(head, PALE, 9, Cheeks((37, 59.5), (58, 60), 5))
    eyes = Eyes((40.5, 48.5), (56, 48.5), 0.9, brow=2.4, brow_colour=GREY, brow_rise=7.4, awake=0.72)
    bust.eyes(eyes)
    bust.wrinkles(eyes, 76)
    bust.strokes([trace("38.4,53.4 41,54.2 44,53.2"), trace("53,54 57,54.4 60,53"), [(43.6, 70.4), (44.4, 73)], [(51, 70), (51.4, 72.6)]], 1.1)
    bust.nose(trace("47,46 43,51 39.6,58 41,62.4 45.6,61"), trace("49,57 51.6,59 50,61.4"), (43.6, 58), 4)
    bust.mouth(Mouth((46.6, 67), 12, curve=-0.6, teeth=False))
    bust.ink(trace("36,31 43,27 50,26 60,28 64,33"), 3.6, colour=GREY)
    bust.form(trace("51,11 32,16 23,34 24,57 30,74 45,85 37,70 32,56 33,42 38,30.5 50,26.6 61,30 66,42 66,56 61,70 53,85 71,74 77,56 77,34 69,16"), VERMILION, 2.5, shade=10)
    bust.form(trace("46,79 38,84 33,93 41,95 47,87 53,95 60,92 57,84 51,79"), VERMILION, 2.1)
    bust.strokes([trace("51,12 43,18 40,27"), trace("53,12 59,18 61,28")], 1.7)
    bust.dots(trace("30.5,28 27,43 28.6,58 51,18 71,28 72.6,44 69.6,60 40.6,88 54.6,88"), 2.1, OCHRE)


def nicola(bust: Bust) -> None:
    """Nicola: woodman, black curls and a beard one could lose a card in."""
    coat(bust, GREEN, BROAD)
    neck(bust, TAN, wide=2)
    shirt_collar(bust)
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
    """Bruna: keeps the inn, and her hair, up."""
    bust.form(trace("27,42 30,23 50,14 70,22 75,40 73,58 66,66 37,66 29,58"), INK, 2)
    bust.form(trace("7,100 12,86 24,78 33,77 38,86 50,91 62,86 67,77 78,78 90,86 95,100 95,112 7,112"), VERMILION, 2.4, shade=12)
    neck(bust)
    bust.form(trace("32,78 38,74 50,84 63,74 69,78 62,87 50,92 38,87"), PALE, 1.8)
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
    """Don Carlo: priest, round as his host, plays for the poor box."""
    coat(bust, INK, seam=False)
    neck(bust, wide=4)
    bust.form(trace("34,72 50,81 67,72 68,81 50,90 32,81"), INK, 2)
    bust.form(trace("45,79.6! 55,79.6! 55,87.6! 45,87.6!"), CREAM, 1.4)
    ear(bust, (71, 49))
    head = trace("32,30 28.4,43 27.5,56 32,68 41,75.5 50,77 60,74.5 69,66 72.5,54 71.6,41 67.4,28 59,20.4 49,18.4 39,21.6")
    bust.head(head, PALE, 10, Cheeks((34, 60), (63.5, 60), 6.2))
    bust.form(trace("30,34 26,37 24,44 26,51 29,48 28.6,41"), GREY, 1.7)
    bust.form(trace("69.4,31 74,33 77,40 76.4,47 72,45 71.4,38"), GREY, 1.7, shade=3)
    bust.eyes(Eyes((40.5, 47), (58, 47), brow=2.8, brow_colour=GREY, brow_rise=11))
    bust.nose(trace("47.6,49 46.4,54 43.6,58 45.6,61.6 49,61"), trace("51.6,57 54,59.4 52,61.6"), (48, 58.6), 4.4)
    for x in (40.5, 58):
        bust.art.line(ellipse(*bust.at([(x, 47)])[0], 8.4, 7.8), 2.1, contrast=0.2)
    bust.ink(trace("48.6,46 49.4,44.8 50.2,46"), 2.2, "flat")
    bust.ink([(66, 46), (72, 44)], 1.8)
    bust.mouth(Mouth((48.4, 66.4), 15, curve=2))
    bust.ink(trace("38,73.6 49,79.6 61,73"), 1.7)
    bust.strokes([trace("40,25 46,23 52,24"), trace("42,29 48,27.4 55,28.4")], 1.3)


def tonino(bust: Bust) -> None:
    """Tonino: straw hat, pointed nose, pointed moustache, mostly bluffing. In profile."""
    coat(bust, OCHRE, trace("8,98 13,86 27,78 40,74 54,79 66,73 80,77 92,86 95,98 95,112 8,112"))
    bust.form(trace("42,66 60,62 63,76 52,84 42,77"), TAN, 1.8, shade=9)
    bust.form(trace("40,76 52,82 65,74 67,80 53,89 40,84"), VERMILION, 2, shade=5)
    bust.form(trace("58,36 69,36 72,48 68,60 60,58"), INK, 1.6)
    head = trace("35,30 33,37 34,42.4 28,50 22.5,56 24.6,58.8 31.4,59.4 30.6,62.4 31.8,66.2 31.4,69 33.4,71 34,76 41,79 52,72 61,62 65,48 62,28 48,24")
    bust.head(head, TAN, 9, Cheeks((44, 58), (44, 58), 5))
    bust.profile_eye((41.5, 46))
    bust.ink(trace("32.4,58 34.4,55.6 36,58.4"), 1.5)
    bust.profile_mouth((31.6, 66.2), 9)
    up = LIFT[bust.mood]
    bust.form([(29.4, 60.4), (33, 60), (40, 61.6), (46, 60 + up), (49.4, 54.6 + up * 2.2), (49.4, 54.6 + up * 2.2), (48.4, 61 + up * 1.4), (42, 65), (34, 64.6), (29.6, 63)], INK, 1.2)
    bust.form(trace("61,44 66,43 68,48 65,54 61,54"), TAN, 1.8)
    bust.ink(trace("63,46.6 65.6,47.4 63.6,51"), 1.2)
    bust.form(trace("34,30 35,16 41,9 57,8 65,14 68,30 50,28"), "#e3bd68", 2.4, shade=12)
    bust.ink(trace("34.6,25 50,23 67,25.6"), 6, "flat", VERMILION)
    bust.form(trace("6,36 12,31 34,27.4 52,26 70,27 90,33 94,38 70,34.6 50,33.4 30,35"), "#e3bd68", 2.4)
    bust.strokes([trace("14,33.4 30,30.6 46,29.6"), trace("54,29.4 70,30.4 86,33.6"), trace("40,14 50,12 60,14"), trace("38,19 50,17 63,19")], 1.1, "#8a6420")


def concetta(bust: Bust) -> None:
    """Concetta, the baker's widow: flour on the kerchief, dough in the arms, a heart for every beggar's card."""
    coat(bust, INK, BROAD, seam=False)
    neck(bust, wide=4)
    bust.form(trace("36,76 50,84 65,76 61,88 50,94 39,88"), WHITE, 1.8, shade=5)
    head = trace("30,36 27.5,47 28,58 33,69 41,75.6 50,77 59,75 67.5,68 71.5,56 71,44 67,32 50,26")
    bust.head(head, PALE, 9, Cheeks((34.5, 60), (63, 60.5), 7.4))
    bust.eyes(Eyes((40.5, 49), (57.5, 49), 1, brow=2.8, brow_colour="#5d3a22", brow_rise=8.4, lashes=True))
    bust.nose(trace("47.4,50 45.4,55 44.6,59.4 47.4,61.4 49.4,60.8"), trace("52,57.6 53.4,59.6 51.6,61.2"), (48.4, 58.4), 4)
    bust.mouth(Mouth((48.2, 67), 12.5, red=True, curve=1.8))
    bust.ink(trace("39,73.4 49,79 61,72.8"), 1.6)
    bust.form(trace("29,41 31,33 41,31 50,27 60,31 68,32.6 71,42 73,33 66,24 34,24 27,33"), "#5d3a22", 1.8)
    bust.strokes([trace("33,35 40,31 46,27"), trace("55,28 62,31 68,36")], 1.2)
    bust.form(trace("26,34 29,21 40,13 52,11.6 64,14 73,24 75,35 64,29 50,26.4 36,29"), WHITE, 2.4, shade=9)
    bust.form(trace("50,15 44,4 34,3 37,10 46,16"), WHITE, 2, shade=4)
    bust.form(trace("52,15 57,4 67,5 64,12 55,17"), WHITE, 2, shade=4)
    bust.form(trace("47,12 54,11.6 56,17 51,20 46,17"), WHITE, 2)
    bust.strokes([trace("46,19 38,22 32,28"), trace("56,19 64,22 69,29"), [(51, 20), (51, 25)]], 1.3)


def ercole(bust: Bust) -> None:
    """Ercole, the smith: no neck, no hair, and a moustache he waxes every morning."""
    bust.form(trace("-4,98 0,80 14,71 34,66 50,76 66,66 86,71 100,80 104,98 104,112 -4,112"), TAN, 2.5, shade=10)
    bust.form(trace("33,62 68,62 73,74 50,82 28,74"), TAN, 0.8)
    bust.ink(trace("30,70 34,74 44,78"), 1.8)
    bust.ink(trace("71,69 66,74 57,78"), 1.8)
    bust.form(trace("30,82! 70,82! 76,112 24,112"), "#7d5230", 2.4, shade=9)
    for x, sign in ((31, -1), (69, 1)):
        bust.ink([(x, 84), (x + sign * 5, 76), (x + sign * 9, 69)], 4.6, "flat", "#4a2d18")
    ear(bust, (70.5, 48), TAN)
    head = trace("31,30 29.5,42 29,54 30,66 37,75.4 45,78 55,78 64,75 70,66 71.5,52 70.5,40 67,28 50,17.5")
    bust.head(head, TAN, 11, Cheeks((36, 57), (62.5, 57), 5.4))
    bust.eyes(Eyes((40, 46), (58, 46), 1, brow=5, brow_rise=7.4, awake=0.7))
    bust.nose(trace("47.4,43 48.4,48 44.6,51 42.6,57.6 45,61 49,60.4"), trace("53,56 55.4,58.6 53.4,61"), (48, 57), 5)
    up = LIFT[bust.mood]
    if bust.mood == "glad":
        bust.mouth(Mouth((49, 69), 13))
    else:
        bust.lip((49, 69.6), 12)
    bust.ink([(49, 74), (49.4, 77)], 1.6)
    bust.form([(49, 61.6), (43, 61.8), (37, 64 + up), (31, 62 + up * 2), (29, 56.5 + up * 2), (29, 56.5 + up * 2), (27, 62.5 + up * 2), (31.5, 68 + up), (40.5, 67.6), (49, 65), (57.5, 67.6), (67, 68 + up), (71.5, 62.5 + up * 2), (70, 56.5 + up * 2), (70, 56.5 + up * 2), (68, 62 + up * 2), (61, 64 + up), (55, 61.8)], INK, 1.2)
    bust.strokes([[(45, 63.6), (39, 66), (33, 65.4 + up)], [(53, 63.6), (59, 66), (65, 65.4 + up)]], 1.1, CREAM)
    bust.ink(trace("36.6,29 39.4,24.6 45,22"), 2.6, colour=WHITE)
    bust.ink(trace("60,34 63,38 62.4,41"), 1.5, colour="#8e4a32")


def filomena(bust: Bust) -> None:
    """Filomena, the schoolteacher: pince-nez, high collar, counts every card. In profile."""
    bust.form(trace("8,100 14,87 28,79 42,75 54,80 65,75 78,79 89,88 93,100 93,112 8,112"), "#4f5f6b", 2.4, shade=12)
    bust.form(trace("43,64 60,60 62,80 52,85 43,80"), CREAM, 2, shade=7)
    bust.strokes([trace("44,70 52,73 61,69"), trace("44,75 52,78.4 62,75")], 1.2)
    bust.dots([(50, 84)], 3, VERMILION, ringed=True)
    bust.form(ellipse(72, 37, 10.5, 10, steps=12), "#8a4a26", 2.2, shade=6)
    head = trace("36,28 33.4,35 34.4,41.6 29.6,48 23,54.4 24.6,57.6 31.4,58.8 30.2,62 29.8,63.8 32.4,65.4 31,68 33.2,70.4 33,74.4 38,77.6 47,74 56,68 62,58 65,44 61,28 48,22")
    bust.head(head, PALE, 8, Cheeks((44.5, 58.5), (44.5, 58.5), 5))
    bust.profile_eye((41, 46.5), lashes=True, brow_colour="#6b3418")
    bust.ink(trace("32,57 34,54.8 35.4,57.4"), 1.4)
    bust.profile_mouth((31.2, 65.3), 8, red=True)
    bust.form(trace("36,30 33,36 36,39 44,33 53,36 59,44 59,54 64,56 69,46 70,34 64,21 50,16.6 40,20"), "#8a4a26", 2.3, shade=8)
    bust.strokes([trace("37,32 46,27 58,30 66,36"), trace("40,25 50,21 60,25 67,32"), trace("56,37 62,40 66,40"), trace("67,33 73,31 79,35"), trace("67,40 73,42 79,38")], 1.3)
    bust.form(trace("56,46 60.6,45 62.6,49.4 60,55.4 56.6,54"), PALE, 1.7)
    bust.dots([(59, 57.6)], 1.7, OCHRE, ringed=True)
    bust.art.line(ellipse(*bust.at([(39.6, 47)])[0], 6.4, 7.2), 2, contrast=0.2)
    bust.ink(trace("33.6,46.4 31.4,47.4 30.6,49.4"), 1.8, "flat")
    bust.ink(trace("45.4,50 49,62 47,76 50,83"), 1.1, "flat")


def berardo(bust: Bust) -> None:
    """Berardo, the notary: bowler, monocle, goatee; reads the rules aloud, to others."""
    coat(bust, "#3d4650")
    neck(bust)
    bust.form(trace("38,70! 50,80 47,88 36,80"), CREAM, 1.8)
    bust.form(trace("63,70! 52,80 55,88 66,80"), CREAM, 1.8)
    bust.form(trace("50,83 41,79 39,88 50,86 61,88 60,79"), VERMILION, 2)
    bust.form(trace("48,81.6 53,81.6 53,87 48,87"), VERMILION, 1.7)
    ear(bust, (65.6, 48))
    bust.form(trace("61,34 67.6,34 68.6,46 65,52 62,44"), GREY, 1.6)
    head = trace("35.5,30 34,44 34,56 36.5,67 43,77 49.5,80 56.5,76 63,65 66,48 64.5,30 50,24")
    bust.head(head, PALE, 9, Cheeks((38.5, 58), (58.5, 58), 4))
    bust.eyes(Eyes((41.4, 47), (55.6, 47), 0.92, brow=2.6, brow_colour="#4a3a2a", brow_rise=8.4, awake=0.75, laughing=False))
    bust.nose(trace("47.2,44 46.6,52 42,58.6 43.6,61.6 47.6,60.6"), trace("50.4,57 52,59.2 50.6,61"), (44.6, 58.6), 3)
    bust.art.line(ellipse(*bust.at([(55.6, 47.4)])[0], 7.6, 7.6), 2.4, colour="#8a6420", contrast=0.25)
    bust.ink(trace("62,51 66.6,62 64,74 68,84"), 1.2, "flat", "#8a6420")
    bust.mouth(Mouth((47.6, 67), 11, curve=0.2))
    up = LIFT[bust.mood]
    bust.form([(47.6, 62.2), (42, 62.6), (37, 65.4 + up), (37, 65.4 + up), (43, 65.6), (47.8, 64.4), (53, 65.6), (59, 65 + up), (59, 65 + up), (53.6, 62.6)], "#4a3a2a", 1.2)
    bust.form(trace("44.6,73.4 48,71.6 52,73.2 53,80 49,90 45.6,80"), "#4a3a2a", 1.6, shade=3)
    crown = bust.form(trace("33,31 33,18 40,9.6 50,7.4 61,9.6 67.6,18 68,31 50,27"), "#2f2a26", 2.4)
    shadow(bust.art, crown, 9, CREAM)
    bust.form(trace("25,33 24,28 33,29.4 50,26 67,29 76,27 76,32.4 66,36 50,33 35,36.4"), "#2f2a26", 2.2)
    bust.ink(trace("34,26 50,22.6 67,26"), 2.6, "flat", GREY)


REGULARS: dict[str, Sitter] = {
    "peppe": Sitter(peppe, "#e0c890"),
    "assunta": Sitter(assunta, "#d8c59a"),
    "nicola": Sitter(nicola, "#e8d6aa", to_the_right=True),
    "bruna": Sitter(bruna, "#c9d0c2"),
    "carlo": Sitter(carlo, "#d9cfae", to_the_right=True),
    "tonino": Sitter(tonino, "#c3cdd0", to_the_right=True),
    "concetta": Sitter(concetta, "#d7b58a"),
    "ercole": Sitter(ercole, "#bcc6c2"),
    "filomena": Sitter(filomena, "#dccfa6"),
    "berardo": Sitter(berardo, "#c4c9b2", to_the_right=True),
}
