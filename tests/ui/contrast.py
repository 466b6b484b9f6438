"""How well colours stand out from each other, as the accessibility guidelines for the web have it."""

from PySide6.QtGui import QColor


def luminance(color):
    """Return the relative luminance of a colour or of its name, from 0 to 1."""

    def linear(part):
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = QColor(color).getRgbF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one, other):
    """Return the contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
