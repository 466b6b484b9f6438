"""Re: a king with crown and ermine."""

from italian.cloth import regalia, weave
from italian.heads import Head, crown, face
from italian.houses import House
from kit.curves import ellipse, outline, trace
from kit.ornaments import ground
from kit.woodcut import CREAM, FLESH, GREEN, OCHRE, VERMILION, Art


def king(art: Art, house: House) -> None:
    """Draw the Re with robe and regalia."""
    ground(art, 332, OCHRE, tufts=())
    mantle = outline("72,150 48,172 34,230 16,330! 184,330! 168,230 152,172 128,150")
    art.shape(mantle, house.lining, 3)
    art.teeth(trace("152,174 168,230 182,326"), 15, 3.1, 2, growth="flat")
    for fold in ("50,184 42,250 34,326", "58,200 54,260 50,326", "146,196 152,256 160,326"):
        art.ink(trace(fold), 2.4)
    robe = outline("80,150 100,146 120,150 130,190 138,250 146,330! 54,330! 62,250 70,190")
    art.shape(robe, house.coat, 3)
    weave(art, robe, house.stuff, house.trim)
    art.line(robe, 3)
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
    regalia(art, house.regalia, (86, 214))
    art.shape(outline("78,208 88,206 93,214 88,222 78,220"), FLESH, 2)
    head = Head(100, 123, 22)
    face(art, head, house.hair[2], house.beards[2], aged=True)
    crown(art, head, house.lining)
