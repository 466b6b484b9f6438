"""Heads in profile: the one visible eye, and the mouth."""

from faces.features import EYEWHITE, WHITE, Bust
from kit.curves import Point, ellipse, loop
from kit.woodcut import DEEP_RED, INK, VERMILION


def profile_eye(bust: Bust, at: Point, *, lashes: bool = False, brow_colour: str = INK) -> None:
    """Draw the eye of a profile, which looks to the left edge of the picture, and its brow."""
    x, y = at
    bust.temple = (x + 13, y - 2)
    if bust.mood == "glad":
        bust.ink([(x - 5.6, y + 1.2), (x - 2, y - 2.4), (x + 2, y - 2), (x + 5.4, y + 1.6)], 2.9)
        bust.strokes([[(x + 6.4, y - 1), (x + 9.4, y - 2.2)], [(x + 6.4, y + 1.4), (x + 9.4, y + 2)]], 1)
    elif bust.mood == "asleep":
        bust.ink([(x - 6, y + 1), (x - 3, y + 3.4), (x + 1, y + 3.2), (x + 5.4, y + 0.4)], 2.9, "mid")
        bust.strokes([[(x - 4, y + 3.4), (x - 5.4, y + 5.4)], [(x, y + 4), (x - 0.8, y + 6)]], 1.2)
    else:
        cross = bust.mood == "cross"
        # In anger the lid falls towards the nose, in guile it is half closed, in fear wide open.
        near, back = {"cross": (0.9, 2.2), "sly": (1.5, 1.3), "worried": (4.8, 3.6)}.get(bust.mood, (3.5, 2.6))
        white = [(x - 5, y - 0.2), (x - 2.4, y - near), (x + 2.2, y - back), (x + 5, y + 1), (x - 3.4, y + 2.8)]
        bust.art.fill(loop(*bust.at(white)), EYEWHITE)
        px, py = bust.at([(x + (2.2 if bust.mood == "sly" else -3), y - 0.2)])[0]
        high = {"cross": 1.7, "sly": 1.6, "worried": 2}.get(bust.mood, 2.7)
        bust.art.fill(ellipse(px, py + (0.7 if cross else 0), 1.9, high, steps=18), INK)
        bust.ink([(x - 6.2, y + 0.6), (x - 2.6, y - near - 0.3), (x + 2.2, y - back), (x + 6, y + 1)], 2.7, "mid")
        bust.ink([(x - 3.6, y + 3.2), (x, y + 3.2), (x + 3, y + 2.4)], 1.1)
    if lashes:
        bust.strokes([[(x - 5, y), (x - 8, y - 1)], [(x - 4.4, y - 1.4), (x - 7, y - 3.4)]], 1.3)
    inner, middle, outer = {
        "calm": (-8, -10, -7), "glad": (-9.6, -12.6, -9.4), "cross": (-1.9, -5.4, -8.6),
        "sly": (-3.4, -9.8, -14.4), "worried": (-12, -10.6, -5.4), "asleep": (-7, -9, -5),
    }[bust.mood]  # fmt: skip
    width = 4.2 if bust.mood == "cross" else 3.3
    bust.ink([(x - 6.6, y + inner), (x - 1, y + middle), (x + 6.4, y + outer)], width, "mid", brow_colour)
    if bust.mood == "cross":
        bust.ink([(x - 8.4, y - 6.4), (x - 7, y - 3.4), (x - 8.2, y - 1)], 1.4)


def profile_mouth(bust: Bust, at: Point, width: float, *, red: bool = False, teeth: bool = True) -> None:
    """Draw the mouth of a profile, from the lips at `at` into the cheek."""
    x, y = at
    if bust.mood == "glad":
        bust.form(
            [(x - 1, y - 2.6), (x - 1, y - 2.6), (x + width, y - 4), (x + width, y - 4), (x + width * 0.8, y + 2), (x + 1, y + 3.6), (x + 1, y + 3.6)],
            DEEP_RED, 1.6,
        )
        if teeth:
            bust.art.fill(loop(*bust.at([(x - 0.4, y - 2), (x - 0.4, y - 2), (x + width - 1, y - 3.4), (x + width - 1, y - 3.4), (x + width - 2, y - 1), (x, y + 0.2)])), WHITE)
        bust.ink([(x + width, y - 6), (x + width + 2, y - 3.4), (x + width + 1, y)], 1.4)
        return
    if bust.mood == "asleep":
        bust.form([(x - 1.6, y - 2), (x - 1.6, y - 2), (x + width * 0.44, y - 0.4), (x + width * 0.3, y + 2.8), (x - 1, y + 3.2), (x - 1, y + 3.2)], DEEP_RED, 1.9)
        return
    if red:
        bust.art.fill(loop(*bust.at([(x - 2, y - 1.8), (x + 1.4, y - 2), (x + width * 0.7, y + 0.2), (x + 2, y + 2.8), (x - 0.8, y + 2.4)])), VERMILION)
    if bust.mood == "calm":
        bust.ink([(x - 0.6, y), (x + width * 0.5, y + 0.2), (x + width, y - 1.4)], 2.1)
        return
    if bust.mood == "sly":
        bust.ink([(x - 0.8, y + 1), (x + width * 0.6, y + 0.8), (x + width + 1.4, y - 2), (x + width + 4.4, y - 6.4)], 3, "mid")
        bust.ink([(x + width + 3, y - 8.6), (x + width + 6, y - 6.2), (x + width + 5.4, y - 2.6)], 1.7)
        return
    if bust.mood == "worried":
        bust.form([(x - 1, y - 0.8), (x - 1, y - 0.8), (x + width * 0.5, y - 0.4), (x + width * 0.8, y + 2.6), (x, y + 2.8)], DEEP_RED, 1.7)
        bust.ink([(x + width * 0.9, y + 4), (x + width * 0.4, y + 5.4)], 1.2)
        return
    bust.ink([(x - 0.8, y - 0.6), (x + width * 0.5, y + 0.2), (x + width, y + 4)], 2.8, "mid")
    bust.ink([(x + width + 1.4, y + 2), (x + width + 2.2, y + 6.4)], 1.5)
