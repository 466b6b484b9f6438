"""Three bots of Paris, 1713: Waldegrave with the bag, the abbé d'Orbais, and Babet."""

from faces.clothes import BROAD, coat, ear, neck
from faces.features import PALE, WHITE, Bust, Cheeks, Eyes, Mouth, Sitter
from kit.carving import shadow
from kit.curves import ellipse, trace
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION

POWDER, POWDER_DARK, CLARET, ROSE, SOUTANE = "#ebe5da", "#a9a196", "#7a2f3c", "#d98fa0", "#2b2a33"


def waldegrave(bust: Bust) -> None:
    """Draw Waldegrave: powdered wig with two curls a side and a black bow, claret coat, lace; a long face."""
    bust.part("head")
    bust.form(trace("66,40 74,46 77,60 75,76 78,92 70,95 66,80 68,64 62,52"), POWDER, 2.2, shade=6)
    bust.form(trace("66,66 80,60 84,68 74,72 84,78 79,86 67,76"), INK, 1.8)
    bust.part("body")
    coat(bust, CLARET, seam=False)
    for x in (36, 66):
        bust.ink([(x, 79), (x - 2, 90), (x - 1, 100)], 2.4, "flat", OCHRE)
    neck(bust, PALE)
    bust.form(trace("38,71 50,77 63,70 64,78 51,84 38,78"), WHITE, 1.8)
    bust.form(trace("45,79 56,79 60,88 56,98 50,93 45,99 41,89"), WHITE, 2, shade=5)
    bust.strokes([trace("47,82 46,90"), trace("51,82 51,92"), trace("55,82 56,91")], 1.2, POWDER_DARK)
    bust.part("head")
    head = trace("35,30 33,43 33.6,55 37,66 43.6,75.6 49.6,78 56,75 63.4,64 66.4,48 65,29 50,21")
    bust.head(head, PALE, 8, Cheeks((38.6, 60), (60, 60), 4.6))
    bust.eyes(Eyes((41, 47.6), (57, 47.6), 0.98, brow=3, brow_colour="#5a4632", brow_rise=9, awake=0.8))
    bust.nose(trace("47.6,45 46.6,53 43,60.4 45.6,64 49.4,63"), trace("51.6,60 53.4,62 51.8,63.6"), (46.4, 60.6), 3.4)
    bust.mouth(Mouth((48.6, 70), 11, curve=0.8))
    bust.strokes([trace("41,64 39.6,68.6 41,72"), trace("57.6,64 59.4,68 58,72")], 1)
    wig = bust.form(trace("32,44 29,34 31,21 40,12 52,9 64,12 72,22 72.6,36 68.6,45 66,33 58,26 48,24.6 39,27.6 34.6,34"), POWDER, 2.4, shade=9)
    shadow(bust.art, wig, 4, POWDER_DARK)
    bust.strokes([trace("36,26 42,18 50,14"), trace("45,22 52,16 60,16"), trace("57,22 63,20 68,26"), trace("62,27 67,28 70,34")], 1.2, POWDER_DARK)
    for x, ys in ((29.6, (46, 57)), (70.6, (45, 56))):
        for y in ys:
            bust.form(ellipse(x, y, 6.2, 5.2, steps=22), POWDER, 2, shade=4)
            bust.ink(ellipse(x, y, 3, 2.4, steps=14), 1.2, "flat", POWDER_DARK)


def orbais(bust: Bust) -> None:
    """Draw the abbé d'Orbais: skull-cap, white bands, three chins, and spectacles."""
    coat(bust, SOUTANE, BROAD, seam=False)
    bust.dots([(50, 92), (50, 99)], 1.5, VERMILION)
    neck(bust, PALE, wide=5)
    bust.form(trace("34,73 50,81 67,72 68,79 51,87 34,80"), WHITE, 1.9)
    bust.form(trace("43,82! 50,84! 49,99! 41,97!"), WHITE, 1.9, shade=3)
    bust.form(trace("52,84! 59,82! 62,96! 54,99!"), WHITE, 1.9, shade=3)
    bust.part("head")
    ear(bust, (71, 50), PALE, 1.05)
    bust.form(trace("66,36 74,38 77,46 74,55 69,52 66,44"), "#8a7a66", 1.9, shade=3)
    head = trace("32,33 29.6,45 27.6,56 27,66 32,75.6 41,81 50,82 61,80.6 69.6,74 73,64 71.6,52 69,41 66,31 50,24")
    bust.head(head, PALE, 9, Cheeks((35, 62), (63.4, 62), 7.4))
    bust.eyes(Eyes((41, 49), (57.4, 49), 0.94, brow=3.4, brow_colour="#6d5c48", brow_rise=9.4))
    bust.nose(trace("47.6,51 45.4,56 43.8,60.6 46.8,63.6 50,62.6"), trace("52.6,58.6 55,61 52.6,63"), (48.2, 60), 4.6)
    for x in (41, 57.4):
        bust.art.line(ellipse(*bust.at([(x, 52)])[0], 7.4, 6.4), 1.8, colour="#6a4a1a", contrast=0.25)
    bust.ink(trace("48,50.6 49.2,49.4 50.4,50.6"), 1.8, "flat", "#6a4a1a")
    bust.ink(trace("64.8,51 70,49.4"), 1.5, "flat", "#6a4a1a")
    bust.mouth(Mouth((48.6, 70), 13, curve=1.8))
    bust.ink(trace("35,76 42,79.6 50,80.4 58,79.4 66,75"), 1.7)
    bust.form(trace("30,42 27,37 29,32 33,32 33,38"), "#8a7a66", 1.8)
    bust.form(trace("31,33 32,23 40,15.6 51,13.4 62,16 69,24 70,34 60,29.6 50,28 40,29.4"), INK, 2.4)
    bust.strokes([trace("38,25 44,20 51,18.4"), trace("56,18.6 62,21 66,27")], 1.3, "#77748a")
    bust.ink(trace("51,13.6 51.4,11"), 2.6, "flat")


def babet(bust: Bust) -> None:
    """Draw Babet: hair powdered and piled high, a rose in it, a beauty spot, a black ribbon."""
    bust.part("head")
    bust.form(trace("64,46 72,52 74,64 80,72 76,84 68,82 70,70 64,62"), POWDER, 2.1, shade=5)
    bust.part("body")
    coat(bust, BLUE, trace("10,104 14,90 26,82 38,80 50,88 62,80 76,82 88,91 91,104 91,112 10,112"), seam=False)
    bust.form(trace("30,82 40,78 50,82 61,77 72,81 66,90 51,97 37,91"), PALE, 1.8, shade=5)
    bust.form(trace("28,80 37,86 50,94 64,86 74,79 76,85 63,95 50,101 37,95 26,86"), WHITE, 1.9, shade=4)
    neck(bust, PALE)
    bust.ink([(41, 74), (50, 79.6), (60, 73.4)], 3.4, "flat")
    bust.dots([(50.4, 81)], 1.8, OCHRE, ringed=True)
    bust.part("head")
    head = trace("34.6,33 32.6,45 33,55 37,65.6 44,73 49.4,75 55,72.4 62.6,63 66.4,50 65.4,33 50,24")
    bust.head(head, PALE, 8, Cheeks((38, 59.4), (59.6, 59.8), 6.4))
    bust.eyes(Eyes((40.8, 48.6), (57.2, 48.6), 1.16, brow=2.2, brow_colour="#7a5a3c", brow_rise=9.8, lashes=True))
    bust.nose(trace("47.2,53 45.4,57 44.8,59.4 47.4,60.6"), trace("50,58.4 51.4,59.8 50.2,61"), (46.4, 58), 2.6)
    bust.mouth(Mouth((48, 66.6), 11.5, red=True, curve=2))
    bust.dots([(58.4, 64.6)], 1.1, INK)
    hair = bust.form(trace("32,46 29,36 31,24 29,12 38,2 52,-1 66,3 73,13 71,25 73,37 69,48 66,38 60,31 50,29 40,31 35.4,37"), POWDER, 2.4, shade=10)
    shadow(bust.art, hair, 4, POWDER_DARK)
    bust.strokes([trace("35,30 34,18 41,8"), trace("42,27 42,15 50,5"), trace("51,26 53,14 60,6"), trace("60,28 64,17 67,10"), trace("66,34 69,26")], 1.2, POWDER_DARK)
    for x, y in ((31, 44), (70, 45), (71.6, 35), (29.6, 34)):
        bust.form(ellipse(x, y, 4.6, 4, steps=20), POWDER, 1.9, shade=3)
        bust.ink(ellipse(x, y, 2, 1.7, steps=12), 1.1, "flat", POWDER_DARK)
    bust.form(ellipse(37, 12, 6.6, 6, steps=18), ROSE, 2, shade=4)
    bust.ink(ellipse(37, 12, 3.2, 2.8, steps=12), 1.3, "flat", CLARET)
    bust.form(trace("42,15 49,15 52,19 46,20"), "#5d7a4a", 1.7)
    bust.form(trace("31,16 26,20 26,25 31,22"), "#5d7a4a", 1.7)
    bust.dots([(33, 61.6), (66.6, 60)], 1.7, CREAM, ringed=True)


PARISIANS: dict[str, Sitter] = {
    "waldegrave": Sitter(waldegrave, "#b9b7c6", carriage=-3, size=0.95),
    "orbais": Sitter(orbais, "#cbb894", to_the_right=True, carriage=2, size=0.96),
    "babet": Sitter(babet, "#c4cdb4", carriage=4, size=0.88),
}
