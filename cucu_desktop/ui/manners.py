"""What a game's table looks like: which way it is played, and what lies on it and what does not."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine.cards import CUCCO, Pack
from cucu_desktop.games import ace_chasing, coch, cuckoo, lu_stu, tiebreak, zifuli
from cucu_desktop.games.catalogue import GAMES, pack_of

if TYPE_CHECKING:
    from cucu_desktop.ui.layout import Shown

_DEALT_FIRST: Final = (cuckoo.ID, tiebreak.ID, ace_chasing.ID)
_BRESCIA: Final = MappingProxyType({"LEONE": "variants/LEONE-brescia"})
"""By Lake Iseo the lion bears the name of Brescia, and is called by it (H1)."""
_WITHOUT_TOKENS: Final = (ace_chasing.ID,)


@dataclass(frozen=True, slots=True)
class Manners:
    """How a game is played, as far as one sees it at the table; by default as at Campli.

    Attributes:
        pack: the cards.
        variants: for a card the drawing that stands for it at this table.
        clockwise: whether the next player sits at one's left.
        dealt_first: whether everybody has a card before anybody has a turn (E3).
        handed_late: whether tokens come to a seat only when one is lost or won (003, rule 5).
        has_tokens: whether lives are things on the table; where everybody has only one, they are none.
        has_virgins: whether it matters who has never lost one: as long as somebody may come back.
        has_pool: whether stakes lie in the middle (A6).
        has_pot: whether lost chips lie there, too, to be won back (T1).
        has_matador: whether the last in playing order is hunted by all others (A1).
    """

    pack: Pack = CUCCO
    variants: Mapping[str, str] = field(default_factory=dict)
    clockwise: bool = False
    dealt_first: bool = False
    handed_late: bool = False
    has_tokens: bool = True
    has_virgins: bool = True
    has_pool: bool = True
    has_pot: bool = False
    has_matador: bool = False

    @property
    def shown(self) -> "Shown":
        """What is shown in the middle beside the pool."""
        return "ties" if self.has_pot else "suits" if self.has_matador else ""


def manners_of(game: str, options: Any) -> Manners:  # noqa: ANN401 - each game has its own
    """Return how this game is played with these options."""
    return Manners(
        pack=pack_of(game, options),
        variants=_BRESCIA if game in (coch.ID, zifuli.ID) else {},
        clockwise=GAMES[game].CLOCKWISE,
        dealt_first=game in _DEALT_FIRST,
        handed_late=game == lu_stu.ID,
        has_tokens=game not in _WITHOUT_TOKENS,
        has_virgins=any(each.name == "reentry" for each in fields(options)),
        has_pool=game != ace_chasing.ID,
        has_pot=game == tiebreak.ID,
        has_matador=game == ace_chasing.ID,
    )
