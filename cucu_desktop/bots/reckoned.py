"""The rules that the bots of each exchange game reckon with; for others `playouts` plays decisions out.

`tests/games/lacking/judge.py` compares what is reckoned with the engine, for each value of each option here.
"""

from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache, lru_cache
from typing import Final

from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.games.catalogue import GAMES

RECKONED: Final[Mapping[str, str]] = {
    "campli": "reentry lions",
    "lu_stu": "matti=1|2 reentry=double|stake|never fools_bargain lions",
    "cuckoo": "all_out=share|replay|carry|stake pack=standard52|italian40 saltacavallo past_kings"
    " direction=usual|clockwise|anticlockwise kings=asked|open ties=all|first|cancel"
    " drawn_king=refused|life|next ace=low|high packs=1|2",
    "tiebreak": "",
    "ace_chasing": "bets=matador|either",
    "gnav": "pack=gnav|slabberjan cuckoo=free|pays|goes-on cat=pays|undoes|both inn=free|pays"
    " drawn=acts|passes|kept fool=lowest|next|extra knock tariff=one|baan slippers=none|first|all"
    " all_out=share|replay high=usual|bird-first low=usual|pot-before-face|pot-lowest|fool-before-pot",
    "kille": "buys drawn=acts|passes|kept husu=chain|all blaren=dies|low all_out=replay|share",
    "le_her": "",
    "coucou": "dealer=three|one pack=standard52|piquet32 ties=all|first",
    "cambio": "owls=1|2 children pay=deal|one pots skip=named|unnamed fallen=open|closed",
}
"""By game its options, with the values if not all that are possible are reckoned with."""
ALWAYS: Final = frozenset("stake tokens chips talk sharing agreement".split())
"""The options of any game that change no rule of a deal."""


@cache
def _values(game: str) -> Mapping[str, frozenset[str]] | None:
    """Return the values of each option of a game, none for all; None for a game with no bots of its own."""
    if game not in RECKONED:
        return None
    pairs = (text.partition("=") for text in RECKONED[game].split())
    return {name: frozenset(values.split("|") if values else ()) for name, _, values in pairs}


@lru_cache(maxsize=256)
def is_reckoned(options: ExchangeOptions) -> bool:
    """Return whether the bots of this game reckon with all its options.

    An option that they do not know has to have the value of the time before it existed.
    """
    known = _values(options.game)
    if known is None:
        return False
    before = {each.name: each.default for each in fields(options)} | dict(GAMES[options.game].kept_without)
    for name, value in asdict(options).items():
        if name in known:
            if known[name] and str(value) not in known[name]:
                return False
        elif name not in ALWAYS and value != before[name]:
            return False
    return True
