"""The plates, by the ids of the feats."""

import math
from collections.abc import Callable, Mapping

from feats.motifs import PALE, Brush
from kit.carving import shadow, solid
from kit.curves import ellipse
from kit.woodcut import BLUE, CREAM, GREEN, OCHRE, VERMILION, Art

TOLERANCE = 0.5
"""A coarser tolerance than that of cards: a plate is about a hundred pixels wide."""
GLAZE = "#f6ecd4"
RIM = "#2f5878"


def plate() -> Art:
    """Paint the empty plate: a blue rim of leaves on white glaze. 200 x 200."""
    art = Art(301)
    art.add([ellipse(104, 106, 94, 93)], "#0c0703", 0.35)
    rim = solid(art, ellipse(100, 100, 95, 95, steps=72), GLAZE, 4)
    shadow(art, rim, 9, gap=4)
    for k in range(20):
        a = math.tau * k / 20
        near, far = 74.0, 88.0
        tip = (100 + far * math.cos(a + 0.13), 100 + far * math.sin(a + 0.13))
        foot = (100 + near * math.cos(a - 0.06), 100 + near * math.sin(a - 0.06))
        art.ink([foot, tip], 7, colour=RIM if k % 2 else "#b9812e")
    art.line(ellipse(100, 100, 69, 69, steps=64), 2.2, colour=RIM)
    return art


def _brush(seed: int) -> Art:
    return Art(310 + seed)


def lion_won() -> Art:
    """Paint a lion with a crown."""
    art = _brush(1)
    Brush(art, 50, 58, 0.8).lion()
    Brush(art, 50, 17, 0.42).crown()
    return art


def virgin() -> Art:
    """Paint a flower and the three tokens."""
    art = _brush(2)
    for x in (24, 50, 76):
        Brush(art, x, 78, 0.44).skittle()
    Brush(art, 50, 34, 0.72).flower()
    return art


def returns() -> Art:
    """Paint three arrows that circle a token."""
    art = _brush(3)
    for turn in (0, 120, 240):
        brush = Brush(art, 50, 50, 1, turn)
        brush.stroke("50,8 76,16 90,40", 6)
        brush.spot([(82, 40), (98, 38), (91, 54)])
    Brush(art, 50, 50, 0.5).skittle()
    return art


def risen() -> Art:
    """Paint a token in the fire."""
    art = _brush(4)
    Brush(art, 50, 50, 0.98).flames()
    Brush(art, 50, 56, 0.5).skittle(PALE)
    return art


def thread() -> Art:
    """Paint a token that hangs by a thread."""
    art = _brush(5)
    Brush(art).stroke("50,4 48,20 52,38 50,46", 1.8)
    Brush(art, 50, 66, 0.72).skittle()
    return art


def cuckoo_won() -> Art:
    """Paint the cuckoo with a crown."""
    art = _brush(6)
    Brush(art, 52, 58, 0.86).bird()
    Brush(art, 38, 17, 0.34, -10).crown()
    return art


def cats() -> Art:
    """Paint three cats."""
    art = _brush(7)
    Brush(art, 50, 28, 0.56).cat("#8d8a80")
    Brush(art, 27, 70, 0.56).cat()
    Brush(art, 73, 70, 0.56).cat("#5b554c")
    return art


def last_shot() -> Art:
    """Paint the gun, and the last token."""
    art = _brush(8)
    Brush(art, 46, 42, 0.92).gun()
    Brush(art, 74, 74, 0.5, 24).skittle()
    return art


def horses() -> Art:
    """Paint two horses."""
    art = _brush(9)
    Brush(art, 64, 44, 0.7).horse()
    Brush(art, 36, 60, 0.7).horse()
    return art


def innkeeper() -> Art:
    """Paint the sign of the inn, and the token that it cost."""
    art = _brush(10)
    Brush(art, 48, 46, 0.92).sign()
    Brush(art, 78, 78, 0.44).skittle()
    return art


def fools() -> Art:
    """Paint two caps with bells."""
    art = _brush(11)
    Brush(art, 50, 30, 0.64).cap()
    Brush(art, 50, 72, 0.64).cap()
    return art


def pack() -> Art:
    """Paint a discarded card, face down, and the better card that was drawn."""
    art = _brush(12)
    Brush(art, 32, 56, 0.84, -14).card("", BLUE)
    Brush(art, 64, 48, 0.92).card("XV")
    return art


def kings() -> Art:
    """Paint two Kings."""
    art = _brush(13)
    Brush(art, 32, 50, 0.86).card("K")
    Brush(art, 68, 50, 0.86).card("K")
    Brush(art, 50, 14, 0.36).crown()
    return art


def whinny() -> Art:
    """Paint a horse, and the chip that it brings."""
    art = _brush(14)
    Brush(art, 46, 48, 0.92).horse()
    Brush(art, 78, 76, 0.5).coin(VERMILION)
    return art


def ties() -> Art:
    """Paint three equal cards."""
    art = _brush(15)
    for at, x in enumerate((26, 50, 74)):
        Brush(art, x, 48 + 4 * (at % 2), 0.74).card("=")
    return art


def matador() -> Art:
    """Paint a bull's head, with a card between the horns."""
    art = _brush(16)
    brush = Brush(art, 50, 54, 0.94)
    brush.shape("30,34 10,26 4,4! 22,14 36,24 64,24 78,14 96,4! 90,26 70,34 66,66 58,88 42,88 34,66", "#5b3a22")
    for x in (40, 60):
        brush.spot(ellipse(x, 46, 4, 4), PALE)
    brush.shape(ellipse(50, 78, 12, 8), "#b98a74", 2)
    return art


def slippers() -> Art:
    """Paint a pair of slippers, and a crown over them."""
    art = _brush(27)
    for x, turn in ((31, -8), (70, 8)):
        brush = Brush(art, x, 64, 0.84, turn)
        brush.shape("36,86 30,62 34,32 50,16 66,32 70,62 64,86 50,92", VERMILION)
        brush.shape("40,84 38,66 50,58 62,66 60,84 50,88", CREAM, 2)
        brush.spot(ellipse(50, 36, 7, 7), OCHRE)
    Brush(art, 50, 16, 0.42).crown()
    return art


def knocked() -> Art:
    """Paint a fist that knocks on the table."""
    art = _brush(28)
    brush = Brush(art, 50, 50)
    brush.shape("58,4! 92,18! 82,40 66,36", BLUE)
    brush.shape("60,14! 88,26! 84,38 66,34", CREAM, 2)
    brush.shape("34,36 48,24 66,26 78,38 74,58 60,70 38,72 26,62 26,46", "#f0d8b0")
    for x in (36, 47, 58):
        brush.stroke(f"{x},70 {x - 1},60 {x + 2},52", 2.2)
    brush.shape("40,44 54,38 66,44 64,54 52,56 42,52", "#f0d8b0", 2.2)
    brush.shape("8,80! 92,80! 92,92! 8,92!", OCHRE)
    for points in ("14,70 6,62", "22,76 8,74", "78,74 92,70"):
        brush.stroke(points, 3)
    return art


def bite() -> Art:
    """Paint the sow, and an arrow back."""
    art = _brush(29)
    brush = Brush(art, 52, 54, 0.96)
    for side in (-1, 1):
        brush.shape(f"{50 + side * 14},28! {50 + side * 40},14! {50 + side * 36},42 {50 + side * 24},50", "#c98674")
    brush.shape(ellipse(50, 54, 34, 31), "#e8b3a2")
    for x in (36, 64):
        brush.spot(ellipse(x, 44, 3.6, 4.4))
    brush.shape(ellipse(50, 62, 16, 11), "#c98674")
    for x in (44, 56):
        brush.spot(ellipse(x, 62, 2.8, 4.4))
    brush.stroke("34,78 50,82 66,78", 2.6)
    back = Brush(art, 50, 50)
    back.stroke("90,92 60,98 26,96 10,82", 5)
    back.spot([(3, 90), (2, 70), (19, 80)])
    return art


def best_of_three() -> Art:
    """Paint three cards, and a crown over the best."""
    art = _brush(30)
    Brush(art, 26, 60, 0.74, -16).card("", BLUE)
    Brush(art, 74, 60, 0.74, 16).card("", BLUE)
    Brush(art, 50, 60, 0.84).card("K")
    Brush(art, 50, 15, 0.4).crown()
    return art


def owl_called() -> Art:
    """Paint the owl, awake and calling."""
    art = _brush(31)
    brush = Brush(art)
    brush.shape("24,16! 36,24 50,22 64,24 76,16! 82,36 80,60 70,80 50,92 30,80 20,60 18,36", "#8a5a34")
    brush.shape("50,56 62,60 66,74 50,88 34,74 38,60", CREAM, 2)
    for x, y in ((44, 68), (56, 68), (50, 77)):
        brush.stroke(f"{x - 4},{y} {x},{y + 4} {x + 4},{y}", 2)
    for x in (35, 65):
        brush.shape(ellipse(x, 42, 14, 14, steps=32), CREAM)
        brush.shape(ellipse(x, 42, 8, 8, steps=24), OCHRE, 2)
        brush.spot(ellipse(x, 42, 4, 4, steps=16))
    brush.shape("44,50 56,50 50,62", VERMILION, 2)
    for points in ("8,26 2,20", "6,44 -2,44", "92,26 98,20", "94,44 102,44", "50,10 50,0"):
        brush.stroke(points, 3)
    return art


def recount() -> Art:
    """Paint a pair of scales."""
    art = _brush(17)
    Brush(art, 50, 50, 0.96).scales()
    return art


def whole_pack() -> Art:
    """Paint a heap of cards."""
    art = _brush(18)
    for turn in (-36, -18, 0, 18, 36):
        Brush(art, 50 + turn * 0.62, 50 + abs(turn) * 0.16, 0.86, turn).card("", CREAM)
    Brush(art, 50, 44, 0.4).star(VERMILION)
    return art


def whisker() -> Art:
    """Paint the head of an ochre cat with its whiskers."""
    art = _brush(19)
    Brush(art, 50, 50, 1).cat(OCHRE)
    return art


def lion_takes_lion() -> Art:
    """Paint a lion over a lion."""
    art = _brush(20)
    Brush(art, 66, 68, 0.56).lion()
    Brush(art, 38, 38, 0.68).lion()
    return art


def fool_last() -> Art:
    """Paint the fool's cap, and the last trick."""
    art = _brush(21)
    Brush(art, 50, 68, 0.7, 8).card()
    Brush(art, 50, 40, 0.84).cap()
    return art


def early_partner() -> Art:
    """Paint the lantern."""
    art = _brush(22)
    Brush(art, 50, 54, 0.94).lamp()
    return art


def secret() -> Art:
    """Paint the mask."""
    art = _brush(23)
    Brush(art, 50, 50, 0.98).mask()
    return art


def alone() -> Art:
    """Paint one token against four."""
    art = _brush(24)
    for x in (14, 38, 62, 86):
        Brush(art, x, 28, 0.42).skittle(BLUE)
    Brush(art, 50, 70, 0.66).skittle()
    return art


def robber() -> Art:
    """Paint a hand, and two cards."""
    art = _brush(25)
    Brush(art, 34, 36, 0.62, -16).card("X")
    Brush(art, 62, 32, 0.62, 10).card("XV")
    Brush(art, 52, 70, 0.66, -4).hand()
    return art


def trionfo_last() -> Art:
    """Paint a star on the last card."""
    art = _brush(26)
    Brush(art, 50, 52, 1).card("", GREEN)
    Brush(art, 50, 50, 0.46).star()
    return art


PLATES: Mapping[str, Callable[[], Art]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        *(lion_won, virgin, returns, risen, thread, cuckoo_won, cats, last_shot, horses, innkeeper, fools),
        *(pack, kings, whinny, ties, matador, slippers, knocked, bite, best_of_three, owl_called, recount),
        *(whole_pack, whisker, lion_takes_lion, fool_last),
        *(early_partner, secret, alone, robber, trionfo_last),
    )
}
"""The function of each plate by the feat's id; 100 x 100."""
