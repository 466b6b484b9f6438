"""The rules of a northern game for a playout, as numbers: cards are their ranks in the pack."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from cucu_desktop.engine.cards import KILLE, PACKS, Pack
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.power import Power
from cucu_desktop.frozen import frozen
from cucu_desktop.games import gnav, kille

NO_POWER: Final = ""


@frozen
class NorthRules:
    """The rules of a deal.

    Attributes:
        pack: the cards.
        powers: by rank the kind of matador, or `NO_POWER`.
        heights: by rank the height in the comparison.
        fools: the ranks that pay besides the lowest, or that pay one more.
        prices: by rank the number of tokens paid by a loser.
        fool: "lowest", "next" or "extra" (N7).
        drawn: the effect of drawn cards (N4).
        cuckoo_pays, cuckoo_ends: the effects of a cuckoo (N5).
        cat_pays, cat_undoes: the effects of a cat (N6).
        inn_pays: whether being sent on costs a token.
        sow: whether the cat strikes the player who was dealt the asker's card (KL5).
        chain: whether only the exchanges of that card are undone.
        falls: the rank of the card that is the lowest once it is exchanged, or -1 (KL3).
        replays: whether a comparison that would leave no player does not count.
    """

    pack: Pack
    powers: Sequence[str]
    heights: Sequence[int]
    fools: frozenset[int]
    prices: Sequence[int]
    fool: str
    drawn: str
    cuckoo_pays: bool = False
    cuckoo_ends: bool = True
    cat_pays: bool = False
    cat_undoes: bool = True
    inn_pays: bool = False
    sow: bool = False
    chain: bool = False
    falls: int = -1
    replays: bool = False

    @property
    def highest(self) -> int:
        """The number of ranks."""
        return len(self.heights)

    @property
    def arrest(self) -> int:
        return next(rank for rank, kind in enumerate(self.powers) if kind)


def rules_of(observation: Observation) -> NorthRules:
    """Return the rules of an observed game."""
    options = observation.options
    if isinstance(options, gnav.Options):
        return _gnav_rules(options)
    assert isinstance(options, kille.Options)
    return _kille_rules(options)


def _kinds(pack: Pack, powers: Sequence[Power]) -> tuple[str, ...]:
    kinds: Mapping[int, str] = {power.card.rank: power.kind for power in powers}
    return tuple(kinds.get(card.rank, NO_POWER) for card in pack.designs)


@cache
def _gnav_rules(options: gnav.Options) -> NorthRules:
    pack = PACKS[options.pack]
    heights = gnav.heights_of(options)
    baan = options.tariff == "baan"
    return NorthRules(
        pack=pack,
        powers=_kinds(pack, gnav.POWERS[options.pack]),
        heights=tuple(heights[card] for card in pack.designs),
        fools=frozenset(card.rank for card in gnav.FOOLS if card.pack == pack.name),
        prices=tuple(gnav.BAAN.get(card, 1) if baan else 1 for card in pack.designs),
        fool=options.fool,
        drawn=options.drawn,
        cuckoo_pays=options.cuckoo != "free",
        cuckoo_ends=options.cuckoo != "goes-on",
        cat_pays=options.cat != "undoes",
        cat_undoes=options.cat != "pays",
        inn_pays=options.inn == "pays",
        replays=options.all_out == "replay",
    )


@cache
def _kille_rules(options: kille.Options) -> NorthRules:
    pack = KILLE
    return NorthRules(
        pack=pack,
        powers=_kinds(pack, kille.POWERS),
        heights=tuple(card.rank for card in pack.designs),
        fools=frozenset((kille.BLAREN.rank,)) if options.blaren == "dies" else frozenset(),
        prices=(1,) * len(pack.designs),
        fool="dies",
        drawn=options.drawn,
        sow=True,
        chain=options.husu == "chain",
        falls=kille.HARLEKIN.rank,
        replays=options.all_out == "replay",
    )
