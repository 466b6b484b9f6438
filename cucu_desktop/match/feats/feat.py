"""The list of feats: name, sentence and picture of each are found by its id."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from cucu_desktop.match.feats import exchange_feats, trick_feats
from cucu_desktop.match.feats.deal_stories import DealStory, GameStory

InDeal = Callable[[DealStory, int], bool]
"""Returns whether a seat has done the feat in a deal."""
Find = Callable[[GameStory, int], int | None]
"""Returns the index of the deal of a game in which a seat has done the feat, or None."""


def _in_a_deal(has_done: InDeal) -> Find:
    """Return a function that finds the first deal with the feat."""

    def find(story: GameStory, seat: int) -> int | None:
        return next((at for at, deal in enumerate(story.deals) if has_done(deal, seat)), None)

    return find


FEATS: Final[Mapping[str, Find]] = MappingProxyType(
    {
        "lion-won": exchange_feats.lion_won,
        "virgin": exchange_feats.virgin_to_the_end,
        "returns": exchange_feats.three_returns,
        "risen": exchange_feats.risen,
        "thread": exchange_feats.by_a_thread,
        "cuckoo-won": exchange_feats.cuckoo_won,
        "cats": _in_a_deal(exchange_feats.cats),
        "last-shot": _in_a_deal(exchange_feats.last_shot),
        "horses": _in_a_deal(exchange_feats.two_horses),
        "innkeeper": _in_a_deal(exchange_feats.innkeeper_paid),
        "fools": _in_a_deal(exchange_feats.two_fools),
        "pack": _in_a_deal(exchange_feats.out_of_the_pack),
        "kings": _in_a_deal(exchange_feats.two_kings),
        "whinny": _in_a_deal(exchange_feats.whinny),
        "ties": _in_a_deal(exchange_feats.third_tie),
        "matador": _in_a_deal(exchange_feats.hunted_back),
        "slippers": exchange_feats.slippers_won,
        "knocked": _in_a_deal(exchange_feats.knocked),
        "bite": _in_a_deal(exchange_feats.bite_goes_back),
        "best-of-three": exchange_feats.best_of_three,
        "owl-called": _in_a_deal(exchange_feats.owl_called),
        "recount": _in_a_deal(trick_feats.recount),
        "whole-pack": _in_a_deal(trick_feats.whole_pack),
        "whisker": _in_a_deal(trick_feats.by_a_whisker),
        "lion-takes-lion": _in_a_deal(trick_feats.lions_share),
        "fool-last": _in_a_deal(trick_feats.last_trick_by_fool),
        "early-partner": _in_a_deal(trick_feats.early_partner),
        "secret": _in_a_deal(trick_feats.secret_to_the_end),
        "alone": _in_a_deal(trick_feats.alone),
        "robber": _in_a_deal(trick_feats.robber),
        "trionfo-last": _in_a_deal(trick_feats.trionfo_last),
    }
)
"""The feats by id, in the order of the shelf."""
