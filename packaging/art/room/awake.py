"""Animals that sleep in a corner and wake when a cat is called, and the hand that pushes a card.

Each animal has two pictures: the body without the head, which covers the sleeping animal, and the head that
rises. So no part of the room is painted again during the animation.
"""

from PySide6.QtGui import QTransform

from kit.carving import solid
from kit.curves import Outline, ellipse, outline, trace
from kit.woodcut import BLUE, CREAM, DEEP_RED, INK, OCHRE, VERMILION, Art
from room.corners import FUR, FUR_DARK, FUR_LIGHT, WOOL, WOOL_DARK, WOOL_LIGHT

SKIN, SKIN_DARK = "#f0d8b0", "#c79a6a"


def _eye(art: Art, x: float, y: float, wide: float, *, slit: bool) -> None:
    """Draw an open eye that looks to the table."""
    rim: Outline = ellipse(x, y, wide, wide * 0.9)
    art.fill(rim, OCHRE if slit else CREAM)
    art.line(rim, 2)
    art.fill(ellipse(x + 1.4, y, 1.9 if slit else 2.6, wide * 0.78 if slit else 2.8), INK)


def cat_body() -> Art:
    """Draw the body of the cat of Campli, with its forelegs under its chest."""
    art = Art(71)
    chest = outline("12,122 13,104 18,86 26,74! 44,66 64,74! 72,88 75,106 72,126 56,133 32,133 18,130")
    solid(art, chest, FUR, 3.4, shade=8)
    art.fill(outline("34,96 44,92 55,97 56,118 45,124 33,118"), FUR_LIGHT)
    for stripe in ("18,100 27,103", "17,110 26,112", "71,100 63,103", "72,110 64,112"):
        art.ink(trace(stripe), 3.4, colour=FUR_DARK)
    for paw in ("18,131 22,121 34,118 41,123 40,132 28,136", "46,132 50,121 62,117 72,122 70,131 58,136"):
        solid(art, outline(paw), FUR_LIGHT, 2.6)
    for x in (27, 34, 57, 64):
        art.ink([(x, 126.0), (x, 132.0)], 1.5)
    return art


def cat_head() -> Art:
    """Draw the cat's head with open eyes; its middle is where the sleeping cat's head is."""
    art = Art(72)
    head = outline("42,82 46,64 49,46! 63,55 79,55 95,46! 98,64 101,82 92,97 73,104 52,97")
    solid(art, head, FUR, 3.4, shade=7)
    for ear in ("51,51! 55,63 63,57", "93,51! 83,57 90,63"):
        art.fill(outline(ear), "#e0a58a")
    art.fill(outline("62,88 72,83 83,88 84,96 73,101 61,96"), FUR_LIGHT)
    for stripe in ("65,57 67,67", "72,56 72,68", "79,57 77,67", "46,76 54,78", "98,76 90,78"):
        art.ink(trace(stripe), 3, colour=FUR_DARK)
    for x in (60.0, 84.0):
        _eye(art, x, 77, 6.4, slit=True)
    art.fill(outline("69,86! 76,86! 72.5,90.5"), DEEP_RED)
    art.ink(trace("66,95 69,96 72.5,92 76,96 79,95"), 1.7, "both")
    for hair in ("61,90 45,86", "61,93 45,96", "84,90 100,86", "84,93 100,96"):
        art.ink(trace(hair), 1.3, "out", colour=CREAM)
    return art


def dog_body() -> Art:
    """Draw the body of the dog of Montorio, on its forelegs."""
    art = Art(73)
    legs = outline("84,112 92,98 116,98 136,102 148,110 151,120 146,130 124,136 98,136 86,130")
    solid(art, legs, WOOL_LIGHT, 3.2, shade=5)
    neck = outline("80,116 82,98 92,82 104,72 116,66 126,78 131,92 128,108 116,122 96,126")
    solid(art, neck, WOOL, 3.4, shade=9)
    for lock in ("96,112 100,117 98,121", "108,110 112,115 110,120"):
        art.ink(trace(lock), 2.4, "out", colour=WOOL_DARK)
    for x in (132, 139):
        art.ink([(x, 122.0), (x, 131.0)], 1.5)
    art.ink(trace("83,100 96,107 116,107 129,100"), 5, "flat", colour=VERMILION)
    art.transform(0, QTransform(-1, 0, 0, 1, 150, 0))
    return art


def dog_head() -> Art:
    """Draw the dog's head with both ears up; its middle is where the sleeping dog's head is."""
    art = Art(74)
    head = outline("40,84 42,64 54,54 70,54 82,62 94,72 106,82 107,92 97,98 76,99 54,98")
    solid(art, head, WOOL_LIGHT, 3.4, shade=6)
    for ear in ("42,66 38,46 46,38! 58,48 58,60", "62,56 62,40 72,34! 80,48 76,62"):
        solid(art, outline(ear), WOOL_DARK, 2.8, shade=4)
    _eye(art, 76, 72, 5, slit=False)
    art.ink(trace("70,63 78,62"), 2, colour=WOOL_DARK)
    solid(art, outline("100,78 109,79 110,86 103,88 99,83"), INK, 1.6)
    art.ink(trace("104,88 99,93 88,93"), 1.9)
    art.transform(0, QTransform(-1, 0, 0, 1, 150, 0))
    return art


def pushing_hand() -> Art:
    """Draw a hand from above that pushes to the right; 120 x 80, the fingertips at the right."""
    art = Art(75)
    solid(art, outline("0,22! 26,20! 30,40 26,62! 0,60!"), BLUE, 2.8, shade=5)
    solid(art, outline("24,20! 35,18! 38,41 35,64! 24,62!"), CREAM, 2.6)
    solid(art, outline("50,56 58,70 74,75 84,70 80,62 66,58"), SKIN, 2.6, shade=3)
    palm = outline("34,26 50,18 70,14 82,18 84,40 80,58 62,62 44,60 35,54")
    solid(art, palm, SKIN, 2.8, shade=4)
    for finger in (
        "76,14 94,10 108,12 112,18 106,23 92,24 78,24",
        "78,24 98,21 115,23 119,29 113,34 96,35 79,34",
        "79,34 98,34 114,36 117,42 111,47 95,46 79,45",
        "78,45 93,46 104,49 105,55 98,58 88,57 76,55",
    ):
        solid(art, outline(finger), SKIN, 2.4)
    for knuckle in ("76,20 81,19", "78,29 83,29", "78,39 83,39", "76,49 81,50"):
        art.ink(trace(knuckle), 1.8, colour=SKIN_DARK)
    return art


AWAKE = {"cat-body": cat_body, "cat-head": cat_head, "dog-body": dog_body, "dog-head": dog_head, "hand": pushing_hand}
"""The function of every picture by the name of its file."""

SIZES = dict.fromkeys(("cat-body", "cat-head", "dog-body", "dog-head"), (150, 150)) | {"hand": (120, 80)}
"""The width and height of every picture."""
