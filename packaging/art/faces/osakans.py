"""Two bots of Osaka: the owner of the games café, and a guest after work."""

from faces.clothes import BROAD, coat, ear, neck
from faces.features import PALE, TAN, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from kit.carving import shadow
from kit.curves import ellipse, trace
from kit.woodcut import INK, OCHRE, VERMILION

INDIGO, INDIGO_LIGHT, RAVEN, RAVEN_LIGHT = "#2f4766", "#8fa6c0", "#2a2328", "#6f6470"
UMBER, UMBER_LIGHT, FLANNEL, YELLOW = "#3c2a20", "#8d6a4a", "#5f6672", "#e8b92f"


def haruka(bust: Bust) -> None:
    """Draw Haruka of the café: a straight black bob, a pencil behind the ear, an indigo apron."""
    bust.part("head")
    back = bust.form(trace("50,14 63,16 73,25 78,40 78,56 79,70 70,75 50,72 30,75 22,70 23,56 23,40 28,25 38,16"), RAVEN, 2.3, shade=8)
    shadow(bust.art, back, 4, RAVEN_LIGHT)
    bust.part("body")
    coat(bust, WHITE, trace("11,102 15,88 28,79 40,75 50,81 61,75 73,79 86,88 90,102 90,112 11,112"), seam=False)
    neck(bust, PALE)
    bust.form(trace("39,70! 50,84 42,91! 31,79"), WHITE, 1.8)
    bust.form(trace("61,70! 51,84 59,91! 69,79"), WHITE, 1.8, shade=4)
    bust.form(trace("29,112! 31,96! 37,91 50,95 64,91 69,96! 71,112!"), INDIGO, 2.3, shade=6)
    for side in (-1, 1):
        bust.ink([(50 + side * 15, 94), (50 + side * 19, 84), (50 + side * 17, 78)], 4.6, "flat")
        bust.ink([(50 + side * 15, 94), (50 + side * 19, 84), (50 + side * 17, 78)], 2.6, "flat", INDIGO)
    for x in (40, 50, 60):
        bust.ink([(x - 4, 103), (x, 100), (x + 4, 103)], 1.5, "flat", INDIGO_LIGHT)
    bust.part("head")
    head = trace("33.6,32 31.4,45 32,56 36,66.6 43.4,74.6 49,77 54.8,75 62.6,67 67,56 68,44 66,31 50,23")
    bust.head(head, PALE, 8, Cheeks((37.4, 61), (61, 61), 6))
    bust.eyes(Eyes((40.8, 50), (57.6, 50), 1.0, brow=2.5, brow_colour=RAVEN, brow_rise=8.8, lashes=True, awake=0.9))
    bust.nose(trace("48,54.6 46.2,58.4 46.8,61 49.2,61"), trace("51,59.4 52.4,60.6 51.2,61.8"), (47.6, 59), 3)
    bust.mouth(Mouth((48.8, 68.4), 11.5, red=True, curve=1.4))
    left = bust.form(trace("34,30 29,36 26.4,48 26.6,62 28,72 34,71 34.4,60 33.6,48 35,38"), RAVEN, 2, shade=4)
    right = bust.form(trace("65,30 71,36 74,48 74,62 73,72 66.6,71 66.4,60 67.4,48 65.4,38"), RAVEN, 2)
    fringe = bust.form(trace("27,42 29,29 36,20 50,16 64,20 72,29 73.6,41! 68,37.6 62,36.6 50,36 38,36.6 32,37.6 27,41!"), RAVEN, 2.3, shade=6)
    for lock in (left, right, fringe):
        shadow(bust.art, lock, 3, RAVEN_LIGHT)
    bust.strokes([trace("36,23 34,30 33.4,36"), trace("44,19 41.8,27 41.4,35"), trace("52,18 51,26 51,34.6"), trace("60,20.6 60.6,27 61,35")], 1.3, RAVEN_LIGHT)
    bust.ink([(69, 51.6), (78, 46.4), (90, 39.4)], 4.6, "flat")
    bust.ink([(70, 51), (78, 46.4), (88.6, 40.2)], 2.6, "flat", OCHRE)
    bust.ink([(87, 41.2), (91, 38.8)], 3.2, "flat", VERMILION)


def kenta(bust: Bust) -> None:
    """Draw Kenta, a guest: untidy hair, a flannel jacket, and a loosened tie of yellow and black."""
    coat(bust, FLANNEL, BROAD, seam=False)
    bust.form(trace("33,74 50,82 66,73 62,96 58,112 42,112 37,96"), WHITE, 2, shade=5)
    neck(bust, TAN, wide=2)
    bust.form(trace("38,69! 50,85 41,95! 28,80"), WHITE, 1.9)
    bust.form(trace("64,69! 52,85 60,95! 73,79"), WHITE, 1.9, shade=4)
    tie = trace("46,88! 55,87! 57,93 61,112! 44,112! 45,93")
    bust.form(tie, YELLOW, 2.1, shade=3)
    for y in (92, 98, 104):
        bust.ink([(46, y + 3), (58, y - 1)], 2.6, "flat")
    bust.form(trace("44,83! 56,82! 57,89 51,92 45,90"), YELLOW, 2.1)
    bust.ink([(46, 88), (55, 85)], 2.2, "flat")
    bust.form(trace("20,76 31,73 40,94 43,112 24,112"), FLANNEL, 2.1, shade=5)
    bust.form(trace("80,76 70,72 62,94 59,112 78,112"), FLANNEL, 2.1, shade=5)
    bust.part("head")
    ear(bust, (69.4, 50), TAN, 1.1)
    head = trace("33.4,32 31.4,45 31.6,57 34.6,68 42,76.8 49.6,79.4 57.4,77 65.6,68 69,55 69,42 66,30 50,23")
    bust.head(head, TAN, 9, Cheeks((37.4, 62), (62, 62), 6.2))
    bust.eyes(Eyes((41, 49), (58, 49), 1.12, brow=4, brow_colour=UMBER, brow_rise=10))
    bust.nose(trace("48,52 46,57.6 44.6,61 47.4,63.6 50.4,62.6"), trace("52.4,59.6 54.6,61.6 52.6,63.4"), (47.8, 60.6), 4)
    bust.mouth(Mouth((49.2, 70), 16, curve=2.2))
    bust.form(trace("64.6,28 69.4,34 71.4,43 70.6,50 67.4,47 66.6,39"), UMBER, 1.9, shade=3)
    bust.form(trace("35,30 31.6,36 30.4,44 32,49 34.4,45 34.6,38"), UMBER, 1.8)
    hair = bust.form(
        trace("31,40! 28,32! 31.6,29 29,21! 36,20 38,12! 46,15.6 52,8! 58,14.6 66,11! 67.4,18.6 74,19! 72.6,27 76,33! 72.4,36 72,42! 66,34 60,36 57,30 51,35 46,29 41,35 37,31"),
        UMBER, 2.3, shade=7,
    )
    shadow(bust.art, hair, 4, UMBER_LIGHT)
    bust.strokes([trace("36,27 40,22 44,20"), trace("47,26 51,19 55,17"), trace("58,26 62,21 67,21"), trace("66,31 70,28 72,28")], 1.4, UMBER_LIGHT)
    bust.art.add([ellipse(*bust.at([(66.6, 65)])[0], 0.9, steps=10)], INK)
    bust.ink(trace("45,76.4 49,77.6 53,76.6"), 1.1, colour=INK)


OSAKANS: dict[str, Sitter] = {
    "haruka": Sitter(haruka, "#c9b7a6", carriage=1, size=0.9),
    "kenta": Sitter(kenta, "#b7c3a3", to_the_right=True, carriage=4, size=0.9),
}
