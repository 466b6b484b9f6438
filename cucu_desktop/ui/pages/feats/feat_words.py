"""The names of the feats, and their conditions."""

from __future__ import annotations

from typing import NamedTuple

from cucu_desktop.ui.widgets.language import tr


class FeatWords(NamedTuple):
    """The name of a feat, and its condition."""

    name: str
    done: str


def words_of(feat: str) -> FeatWords:
    return FeatWords(*_exchange()[feat] if feat in _exchange() else _tricks()[feat])


def _exchange() -> dict[str, tuple[str, str]]:
    return {
        "lion-won": (
            tr("Feats", "The lion’s share"),
            tr("Feats", "Win the pool holding the lion, the lowest card of all."),
        ),
        "virgin": (
            tr("Feats", "Untouched"),
            tr("Feats", "Win against three or more without losing a token."),
        ),
        "returns": (
            tr("Feats", "Third time lucky"),
            tr("Feats", "Buy back into the same game three times."),
        ),
        "risen": (
            tr("Feats", "From the ashes"),
            tr("Feats", "Be knocked out, buy back in and win the game."),
        ),
        "thread": (
            tr("Feats", "By a thread"),
            tr("Feats", "Win after being down to your last token while everyone else had more."),
        ),
        "cuckoo-won": (
            tr("Feats", "Cuckoo, and home"),
            tr("Feats", "Be asked for the cuckoo in the deal that wins you the game."),
        ),
        "cats": (
            tr("Feats", "Three cats"),
            tr("Feats", "See cats catch three players in one deal, and get away."),
        ),
        "last-shot": (
            tr("Feats", "The last shot"),
            tr("Feats", "Take someone’s last token with the hunter or the cat."),
        ),
        "horses": (
            tr("Feats", "Over two horses"),
            tr("Feats", "Jump both horses in one turn, and don’t pay."),
        ),
        "innkeeper": (
            tr("Feats", "On the house"),
            tr("Feats", "Lose with the nulla and have the innkeeper pay."),
        ),
        "fools": (
            tr("Feats", "Two fools"),
            tr("Feats", "Turn up one fool while someone else has the other, and come out ahead."),
        ),
        "pack": (
            tr("Feats", "Dealer’s luck"),
            tr("Feats", "Discard one of the lowest cards and draw one of the five high ones."),
        ),
        "kings": (
            tr("Feats", "Two kings"),
            tr("Feats", "Stop someone with a king in a deal where another king does the same."),
        ),
        "whinny": (
            tr("Feats", "The king whinnies"),
            tr("Feats", "Be down to your last chip and win one back with a king."),
        ),
        "ties": (
            tr("Feats", "Three in a row"),
            tr("Feats", "Play in a third round of ties, and don’t pay."),
        ),
        "matador": (
            tr("Feats", "The bull’s day"),
            tr("Feats", "Survive as the matador and knock out three at once."),
        ),
        "slippers": (
            tr("Feats", "Slippers to riches"),
            tr("Feats", "Play on in slippers without a token and win the game."),
        ),
        "knocked": (
            tr("Feats", "Knock, knock"),
            tr("Feats", "Be dealt the fool, knock, and get rid of it in time."),
        ),
        "bite": (
            tr("Feats", "The bite goes back"),
            tr("Feats", "Hold the sow when her bite falls on someone who never asked for her."),
        ),
        "best-of-three": (
            tr("Feats", "Best of three"),
            tr("Feats", "Win the game as the dealer, with the best of three cards."),
        ),
        "owl-called": (
            tr("Feats", "The owl has spoken"),
            tr("Feats", "Call the owl and win the pot with it."),
        ),
    }


def _tricks() -> dict[str, tuple[str, str]]:
    return {
        "recount": (
            tr("Feats", "Counted twice"),
            tr("Feats", "Win on the second count, after nine and a half each."),
        ),
        "whole-pack": (
            tr("Feats", "Every trick"),
            tr("Feats", "Leave the others without a single trick."),
        ),
        "whisker": (
            tr("Feats", "By a whisker"),
            tr("Feats", "Win a deal in a trick game by a point or less."),
        ),
        "lion-takes-lion": (
            tr("Feats", "Lion takes lion"),
            tr("Feats", "Take one lion with the other."),
        ),
        "fool-last": (
            tr("Feats", "The fool laughs last"),
            tr("Feats", "Take the last trick with the fool and win the deal."),
        ),
        "early-partner": (
            tr("Feats", "Found at once"),
            tr("Feats", "Find your secret partner by the second trick, and win together."),
        ),
        "secret": (
            tr("Feats", "Behind the mask"),
            tr("Feats", "Be the partner nobody suspects until the last trick, and win."),
        ),
        "alone": (
            tr("Feats", "Alone against four"),
            tr("Feats", "Call a card you hold both copies of, and win without a partner."),
        ),
        "robber": (
            tr("Feats", "The robber"),
            tr("Feats", "Rob two cards in one deal, and win it."),
        ),
        "trionfo-last": (
            tr("Feats", "Saved for last"),
            tr("Feats", "Take the last trick with the trionfo and win the deal."),
        ),
    }
