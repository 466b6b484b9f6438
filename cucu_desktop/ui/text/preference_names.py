"""What the choices in the settings are called, in the language of the window: for menus and settings page."""

from cucu_desktop.ui.widgets.language import tr, trn


def speed_name(speed: str) -> str:
    """Return a speed in the language of the window."""
    return {
        "slow": tr("Menus", "Slow"),
        "normal": tr("Menus", "Normal"),
        "fast": tr("Menus", "Fast"),
        "at once": tr("Menus", "Instant"),
        "by key": tr("Menus", "When I press a key"),
    }[speed]


def reading_time_name(seconds: int) -> str:
    """Return in the language of the window for how long a result stays."""
    if not seconds:
        return tr("Settings", "Until I continue")
    return trn("Settings", "{n} second", "{n} seconds", seconds)


def scheme_name(scheme: str) -> str:
    """Return a scheme of colours in the language of the window."""
    return {
        "lamp": tr("Menus", "Lamplight"),
        "day": tr("Menus", "Daylight"),
        "contrast": tr("Menus", "High contrast"),
        "system": tr("Menus", "Follow system"),
    }[scheme]


def motion_name(motion: str) -> str:
    """Return in the language of the window whether things move."""
    return {
        "full": tr("Settings", "Full"),
        "reduced": tr("Settings", "Reduced"),
        "system": tr("Menus", "Follow system"),
    }[motion]


def volume_name(volume: int) -> str:
    """Return in the language of the window how loud it is."""
    return f"{volume} %" if volume else tr("Settings", "Silence")
