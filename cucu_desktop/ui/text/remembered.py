"""Bots' remarks about the past to a person whom they meet again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.catalogues import in_language
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.words import remembered_calls

if TYPE_CHECKING:
    from random import Random

_HOME: Final = {
    **dict.fromkeys(("nina", "tista", "ambrogio"), "lake"),
    **dict.fromkeys(("waldegrave", "orbais", "babet"), "paris"),
    **dict.fromkeys(("alfrida", "manfred", "stina"), "varmland"),
    **dict.fromkeys(("severin", "borghild"), "bergen"),
    **dict.fromkeys(("adriaan", "neeltje"), "walcheren"),
    **dict.fromkeys(("haruka", "kenta"), "osaka"),
}
"""The bots with remarks of the lake of Iseo and Bergamo, of Paris, the north and Osaka; all others have
those of the Abruzzi.
"""


def reminder(language: str, bot: str, kind: str, name: str, seat: int, random: Random) -> Bubble:
    """Return a bot's remark to a person of this name, by the kind of its memory (`records.player_record`)."""
    said = random.choice(remembered_calls()[_HOME.get(bot, "abruzzi")][kind])
    return Bubble(said["say"].format(name=name), in_language(said, language).format(name=name), seat)
