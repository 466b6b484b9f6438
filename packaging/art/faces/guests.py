"""Six faces for the persons at the screen, and the empty chair for a person who has not chosen a face."""

from faces.clothes import coat, ear, neck, shirt_collar
from faces.features import BROWN, GREY, PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from faces.profile import profile_eye, profile_mouth
from kit.curves import ellipse, trace
from kit.woodcut import BLUE, CREAM, GREEN, INK, OCHRE, VERMILION

CHESTNUT, GINGER, STRAW, RAVEN = "#7a3b22", "#b5562a", "#d8b060", "#2a211b"


def young_woman(bust: Bust) -> None:
    """Draw a woman with a chestnut bob, a green beret and freckles."""
    bust.part("head")
    bust.form(trace("28,40 30,24 50,13 70,22 75,40 74,58 69,66 34,66 27,57"), CHESTNUT, 2.2, shade=8)
    bust.part("body")
    coat(bust, BLUE)
    neck(bust)
    shirt_collar(bust)
    bust.part("head")
    head = trace("34,32 32.5,44 33,54 37,65 44,72.5 50,74 57,70.5 64,60 67,46 65.5,30 50,22")
    bust.head(head, PALE, 8, Cheeks((38, 57.5), (59.5, 58)))
    bust.dots(trace("38,55 41,57 36.6,58 57,55.6 60,57 58,59"), 0.7, "#a8623c")
    bust.eyes(Eyes((40.5, 47), (57, 47), 1.1, brow=2.6, brow_colour=CHESTNUT, lashes=True))
    bust.nose(trace("46.8,49 45.4,54 43.4,57.6 45.8,59.6 48,59"), trace("49.8,57 51,58.2 50.2,59.6"), (45.6, 57.4), 2.4)
    bust.mouth(Mouth((47.8, 65.4), 13, red=True, curve=1.6))
    bust.form(trace("30,52 27,36 34,21 50,14 65,19 74,34 72,52 68,41 61,31 53,34 41,33 34,38"), CHESTNUT, 2.4, shade=9)
    bust.strokes([trace("34,34 42,26 52,21"), trace("44,32 52,25 62,25"), trace("57,31 63,29 68,34"), trace("30,42 32,33 38,26")], 1.3)
    bust.form(trace("27,34 24,24 33,13 50,8.6 66,10 77,18 79,28 74,34 62,28 48,25.6 36,28"), GREEN, 2.4, shade=10)
    bust.form(trace("28,36 30,31 40,26.6 50,25 62,27 72,33 71,37 60,31.6 50,30 40,31.6"), "#465e38", 1.9)
    bust.ink(trace("54,10 55,5 58,3"), 3, "flat")
    bust.strokes([trace("36,19 46,14.6 56,14"), trace("64,16 70,20 73,26")], 1.3, "#8aa872")


def young_man(bust: Bust) -> None:
    """Draw a man with unruly dark hair, a red neckerchief and a stalk between the teeth."""
    coat(bust, CREAM, seam=False)
    neck(bust, TAN)
    bust.form(trace("37,73 50,81 65,71 67,78 51,89 36,80"), VERMILION, 2, shade=5)
    bust.form(trace("47,83 42,94 49,92 53,100 59,92 55,83"), VERMILION, 1.9)
    bust.part("head")
    ear(bust, (67, 48), TAN)
    head = trace("33.5,30 32,44 32.5,55 36,66 43,74 50,75.6 58,72 65,61 67.5,46 66,30 50,22")
    bust.head(head, TAN, 9, Cheeks((38, 57), (60, 57.5), 4.6))
    bust.eyes(Eyes((40.5, 46.5), (57, 46.5), 1.05, brow=3.8, brow_colour=RAVEN, brow_rise=8))
    bust.nose(trace("47.4,44 46,51 42,57 44.4,60.2 48.4,59.4"), trace("51,56.6 53,58.4 51.6,60.4"), (45.6, 57.6), 3)
    bust.mouth(Mouth((48, 66.4), 13.5, curve=1.6))
    bust.strokes([[(42, 62.6), (45, 62)], [(51, 62), (54.6, 62.6)]], 1)
    bust.form(trace("29,47 27,33 32,21 38,22 39,13 48,17 54,10 60,17 68,17 68,24 74,32 71,48 67.5,41 65.5,32 58,34 56,29 48,35 45,30 37,36 34,35"), RAVEN, 2)
    bust.strokes([trace("34,31 37,25 43,22"), trace("43,28 48,22 56,20"), trace("53,29 58,23 66,24"), trace("62,31 66,28 70,33")], 1.5, CREAM)
    if bust.mood in ("calm", "cross", "sly"):
        bust.ink(trace("43.6,67 34,68 22,63"), 2.8, "flat")
        bust.ink(trace("43.6,67 34,68 22,63"), 1.4, "flat", STRAW)
        for x, y in ((24, 64), (20.6, 61), (17, 58.4), (22, 59.4), (18.6, 56)):
            bust.form(ellipse(x, y, 2.8, 1.7, turn=0.7, steps=10), STRAW, 1.1)


def old_woman(bust: Bust) -> None:
    """Draw a woman with white waves, round spectacles, and a green shawl with a cameo."""
    bust.part("head")
    bust.form(trace("27,44 27,28 37,17 50,13 64,17 74,29 74,46 69,57 33,57"), WHITE, 2.2, shade=8)
    bust.part("body")
    coat(bust, GREEN)
    neck(bust)
    bust.form(trace("30,79 38,73 50,83 64,73 72,78 58,89 50,94 43,90"), CREAM, 1.9, shade=5)
    bust.dots([(50, 88)], 3.2, VERMILION, ringed=True)
    bust.part("head")
    head = trace("33.5,32 31.5,44 31.5,56 35.5,67 43,74 50,75.4 58,72 65.5,62 68,47 66,31 50,24")
    bust.head(head, PALE, 8, Cheeks((36.5, 59), (60.5, 59.5), 5.8))
    eyes = Eyes((40.5, 48), (57.5, 48), 0.95, brow=2.4, brow_colour=GREY, brow_rise=10.4)
    bust.eyes(eyes)
    bust.strokes([trace("36,64 35,68 36.6,71"), trace("60.6,63 62,67.4 60,71"), trace("43,71.4 48,72.2 53,71")], 1.2)
    bust.nose(trace("47.4,51 45.6,55 43.6,58.4 46,61 49,60.4"), trace("51,57.6 52.6,59 51.4,61"), (47, 58.4), 3.4)
    bust.mouth(Mouth((48.2, 66.6), 12.5, red=True, curve=1.8))
    for x in (40.5, 57.5):
        bust.art.line(ellipse(*bust.at([(x, 48.4)])[0], 8, 7), 1.9, colour="#8a6420", contrast=0.25)
    bust.ink(trace("48.4,47.6 49.2,46.4 50,47.6"), 2, "flat", "#8a6420")
    bust.form(trace("29,47 26,34 34,23 45,18 57,17 69,23 75,35 72,48 68,40 62,36 55,29 47,31 40,32 34,38"), WHITE, 2.3, shade=7)
    bust.form(trace("39,17 40,8 50,4.6 61,8 63,17 51,20"), WHITE, 2.2, shade=6)
    bust.strokes([trace("44,17 46,10 53,8"), trace("52,18 54,12 59,10"), trace("33,35 36,28 44,23"), trace("44,29 49,24 58,22"), trace("56,27 62,26 69,32"), trace("63,34 67,34 71,38")], 1.3, GREY)


def old_man(bust: Bust) -> None:
    """Draw a man with a bald crown, a trimmed white beard, a pipe, and braces over a blue shirt."""
    coat(bust, BLUE)
    for near, far in (((34, 78), (30, 100)), ((67, 77), (72, 100))):
        bust.ink([near, ((near[0] + far[0]) / 2 - 0.6, 89), far], 5.4, "flat", VERMILION)
    neck(bust, TAN, wide=1)
    shirt_collar(bust, WHITE)
    bust.part("head")
    ear(bust, (69, 48), TAN, 1.1)
    head = trace("32.5,30 31,42 31.5,54 35,66 43,74 50,75.6 59,72 66.5,61 69.5,46 67.5,28 51,18")
    bust.head(head, TAN, 8, Cheeks((37.5, 57), (60.5, 57), 4.6))
    eyes = Eyes((40.5, 46.5), (57.5, 46.5), brow=4.2, brow_colour=WHITE, brow_rise=8.6)
    bust.strokes([trace("39,28 47,26 56,27.4"), trace("42,24 48,22.6 54,23.4"), [(66, 50), (68, 52)]], 1.2)
    bust.form(trace("31,50 33,57 38,62 48,60.4 58,62 64,57 69.6,46 70,60 66,71 59,78 50,81 42,78.6 34.5,70 31,60"), WHITE, 2.1, shade=6)
    for x, y in ((40.5, 38), (57.5, 38)):  # ink under white brows, or they would be invisible on the skin
        lift = {"glad": -3, "cross": 2}.get(bust.mood, 0)
        bust.ink([(x - 7, y + 2 + lift), (x, y - 0.4 + lift), (x + 7, y + 2 + lift)], 1.2)
    bust.eyes(eyes)
    bust.nose(trace("47.8,45 46.4,52 41.6,57.4 43.4,62 48.6,61.4"), trace("51.6,57 54.4,59.2 52,62"), (46.4, 58.6), 4.2, bridge=True)
    bust.beard_mouth((48.4, 67.6), 12)
    bust.strokes([trace("37,66 38.6,71 42,75"), trace("43.4,73 45,76 47,78"), trace("52,74 52,77 51,79"), trace("60,66 59.4,71 57,75"), trace("65,60 64.6,66 62,71"), [(42, 62.6), (39, 64)], [(54, 62.6), (58, 64)]], 1.2, GREY)
    bust.form(trace("63,27 69,30 72.6,38 71,46 67.6,44 66.4,36"), WHITE, 1.8, shade=4)
    bust.form(trace("34,28 30,34 29,43 31.6,44 33.4,36"), WHITE, 1.7)
    if bust.mood not in ("glad", "asleep"):
        bust.ink(trace("44,68.6 34,72.4 27,76"), 3.6, "flat", "#4a2d18")
        bust.form(trace("29,70! 19,70! 19.6,80 24,83 28.4,80"), "#7d4a26", 1.9, shade=4)
        bust.ink(trace("23,67 20,61 25,56 21,50"), 1.8, "mid", GREY)


def curly_woman(bust: Bust) -> None:
    """Draw a woman with dark skin, a mass of curls and an ochre band."""
    bust.part("head")
    curls = [(22, 45, 9), (21, 33, 9), (26, 22, 9.4), (35, 14, 9.4), (47, 10, 9.6), (59, 11, 9.6), (70, 17, 9.4), (77, 27, 9.2), (79, 39, 9), (76, 51, 8.8), (70, 60, 8), (27, 56, 8.4), (50, 25, 20)]
    for x, y, r in curls:
        bust.art.fill(ellipse(*bust.at([(x, y)])[0], r, steps=28), INK)
    for x, y, r in curls[:11]:
        bust.ink([(x - r * 0.5, y + r * 0.2), (x - r * 0.3, y - r * 0.5), (x + r * 0.3, y - r * 0.5), (x + r * 0.5, y)], 1.4, colour=CREAM)
    bust.part("body")
    coat(bust, OCHRE, seam=False)
    neck(bust, BROWN)
    bust.form(trace("33,77 39,73 50,82 63,73 69,77 61,86 50,90 40,86"), BROWN, 1.9)
    bust.part("head")
    head = trace("34,32 32,44 32.5,55 36.5,66 43.5,73.5 50,75.4 57.5,71.6 64.5,61 67.5,46 66,31 50,23")
    bust.head(head, BROWN, 9, Cheeks((38, 58), (60, 58.5), 5))
    bust.eyes(Eyes((40.5, 47), (57, 47), 1.1, brow=3, brow_rise=8.4, lashes=True))
    bust.nose(trace("46.8,50 45.4,54 42.6,57.8 44.6,60.6 48.4,59.8"), trace("51,57 53.2,58.8 51.4,60.8"), (47.4, 58.4), 3)
    bust.mouth(Mouth((47.8, 66), 14.5, red=True, curve=1.6))
    bust.form(trace("32,38 30,32 38,26 50,23.4 62,26 70,32 68.4,39 60,33 50,31 40,33"), OCHRE, 2.1, shade=4)
    bust.dots(trace("38,31 45,28.4 53,27.6 61,30"), 1.2, VERMILION)
    bust.dots([(31, 62), (69, 62)], 2.6, VERMILION, ringed=True)


def ginger_man(bust: Bust) -> None:
    """Draw a man with a ginger beard and a knitted cap, in profile."""
    coat(bust, "#4d5f52", trace("8,98 13,86 27,78 40,74 54,79 66,73 80,77 92,86 95,98 95,112 8,112"))
    bust.form(trace("39,72 52,79 67,70 71,80 53,90 36,82"), CREAM, 2.1, shade=6)
    bust.strokes([[(43, 76), (44, 84)], [(48, 78.6), (48.6, 87)], [(55, 78.6), (56, 87)], [(61, 75), (63, 84)]], 1.2)
    bust.part("head")
    head = trace("36,30 33.6,37 34.6,43 30,49.6 25.6,55 27,58.4 32.6,59.4 31.6,62.4 32.4,66 32.4,70 36,76 44,77 54,71 62,61 66,47 63,28 48,23")
    bust.head(head, PALE, 6, Cheeks((44.5, 56), (44.5, 56), 4.8))
    profile_eye(bust, (42, 46.6), brow_colour=GINGER)
    bust.ink(trace("33.8,57.6 35.8,55.4 37.2,58.2"), 1.5)
    bust.form(trace("31,61.6 35,60 42,61.4 49,58 56,50 58,42 63,42 66,50 65,62 59,72 51,79 41,82 34,79 31,72 33,69 39,67 36,65 31.6,64.6"), GINGER, 2.1, shade=7)
    profile_mouth(bust, (32.6, 66.6), 8)
    bust.strokes([trace("36,71 37,76 40,79"), trace("43,68 44,74 46,78"), trace("50,64 52,69 52,74"), trace("56,57 59,62 58,68"), trace("60,48 62,54 62,59"), [(36, 62.4), (40, 63)]], 1.2, "#6d2f12")
    bust.form(trace("58.6,43 64.4,41.6 67,46.6 64,53.6 59.6,53"), PALE, 1.8)
    bust.ink(trace("61,45.4 64,46 62,50"), 1.2)
    bust.form(trace("34,31 34,19 42,10 54,8 66,13 71,24 70,36 60,33 46,31"), GREEN, 2.4, shade=10)
    bust.form(trace("31.6,35 32.6,27 45,25.6 60,28 72,31 71.4,41 60,37 45,34"), "#7c9a64", 2.2, shade=5)
    bust.strokes([[(38, 27), (37.6, 33)], [(44, 27), (44, 32.6)], [(50, 27), (50.4, 33.6)], [(56, 28), (56.6, 35)], [(62, 30), (62.6, 37)], [(67, 31), (67.6, 38.4)]], 1.3)


def empty_chair(bust: Bust) -> None:
    """Draw an empty rush-bottomed chair, pushed back."""
    wood, seat = "#a8703c", "#dcb765"
    for legs in (trace("34,58 31,92 35.5,92 39,58"), trace("66,58 69,92 64.5,92 61,58")):
        bust.form([p for p in legs for _ in (0, 1)], wood, 2.2, shade=3)
    bust.form([p for p in ((33, 74), (67, 74), (67, 78), (33, 78)) for _ in (0, 1)], wood, 1.9)
    for post in (trace("31,16 29.5,58 34.5,58 36,16"), trace("69,16 70.5,58 65.5,58 64,16")):
        bust.form([p for p in post for _ in (0, 1)], wood, 2.2, shade=3)
        bust.form(ellipse((post[0][0] + post[3][0]) / 2, 14, 3.6, 4, steps=10), wood, 2)
    for y in (22, 36):
        bust.form([(34, y), (34, y), (50, y - 3), (66, y), (66, y), (66, y + 7), (66, y + 7), (50, y + 5), (34, y + 7), (34, y + 7)], wood, 2.1, shade=4)
    rush = bust.form(trace("27,56! 50,51 73,56! 77,66! 50,69 23,66!"), seat, 2.4)
    bust.art.hatch(rush, 0.06, 2.6, 1, shape="spindle", colour="#8a6420")
    bust.strokes([trace("27,56.6 50,61.6 77,66"), trace("73,56.6 50,61.6 23,66")], 1.5)


GUESTS: dict[str, Sitter] = {
    "you-1": Sitter(young_woman, "#e6cdb2", carriage=5, size=0.96),
    "you-2": Sitter(young_man, "#b9cabd", to_the_right=True, carriage=-3),
    "you-3": Sitter(old_woman, "#d9b9a0", to_the_right=True, size=0.94),
    "you-4": Sitter(old_man, "#e2cf9c", carriage=3),
    "you-5": Sitter(curly_woman, "#d5c6a6", to_the_right=True),
    "you-6": Sitter(ginger_man, "#c6d0d2"),
}

NOBODY = Sitter(empty_chair, "#cbbf9c")
