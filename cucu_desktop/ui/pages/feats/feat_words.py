"""What the feats are called, and what one has done who has done them."""

from __future__ import annotations

from typing import NamedTuple

from cucu_desktop.ui.widgets.language import tr


class FeatWords(NamedTuple):
    """The name of a feat, and what is to be done."""

    name: str
    done: str


def words_of(feat: str) -> FeatWords:
    """Return the words of a feat."""
    return FeatWords(*_exchange()[feat] if feat in _exchange() else _tricks()[feat])


def _exchange() -> dict[str, tuple[str, str]]:
    return {
        "lion-won": (
            tr("Feats", "The lion won"),
            tr("Feats", "Took the pool with the lion in hand, the lowest of all."),
        ),
        "virgin": (
            tr("Feats", "Virgin to the end"),
            tr("Feats", "Won against three or more and never paid a token."),
        ),
        "returns": (
            tr("Feats", "Back three times"),
            tr("Feats", "Came back into the same game three times."),
        ),
        "risen": (
            tr("Feats", "From the ashes"),
            tr("Feats", "Was out, paid to come back, and won the game."),
        ),
        "thread": (
            tr("Feats", "By a thread"),
            tr("Feats", "Won after being down to the last token when all others had more."),
        ),
        "cuckoo-won": (
            tr("Feats", "Cucù, and home"),
            tr("Feats", "Was asked for the cuckoo in the deal that won the game."),
        ),
        "cats": (
            tr("Feats", "Three cats"),
            tr("Feats", "Saw cats catch three in one deal, and got away."),
        ),
        "last-shot": (
            tr("Feats", "The last shot"),
            tr("Feats", "Took somebody’s last token with hunter or cat."),
        ),
        "horses": (
            tr("Feats", "Over two horses"),
            tr("Feats", "Jumped over both horses in one turn, and did not pay."),
        ),
        "innkeeper": (
            tr("Feats", "On the house"),
            tr("Feats", "Lost with the nulla, and the innkeeper paid."),
        ),
        "fools": (
            tr("Feats", "Two fools"),
            tr("Feats", "Turned up one fool while somebody else had the other, and was better off."),
        ),
        "pack": (
            tr("Feats", "Luck of the dealer"),
            tr("Feats", "Laid one of the lowest cards away and drew one of the five high ones."),
        ),
        "kings": (
            tr("Feats", "Two Kings"),
            tr("Feats", "Stopped somebody with a King in a deal in which another King did so, too."),
        ),
        "whinny": (
            tr("Feats", "The King whinnies"),
            tr("Feats", "Was down to the last chip and won one back with a King."),
        ),
        "ties": (
            tr("Feats", "Three times equal"),
            tr("Feats", "Was in a third round of ties, and did not pay."),
        ),
        "matador": (
            tr("Feats", "The bull’s day"),
            tr("Feats", "Survived as the matador and put three out at once."),
        ),
        "slippers": (
            tr("Feats", "In slippers to the pool"),
            tr("Feats", "Played on in slippers, without a token, and won the game."),
        ),
        "knocked": (
            tr("Feats", "Knock, knock"),
            tr("Feats", "Was dealt the fool, knocked, and was rid of him in time."),
        ),
        "bite": (
            tr("Feats", "The bite goes back"),
            tr("Feats", "Had the sow, and her bite went back to somebody who had not asked for her."),
        ),
        "best-of-three": (
            tr("Feats", "Best of three"),
            tr("Feats", "Won the game as the dealer, with the best of three cards."),
        ),
        "owl-called": (
            tr("Feats", "The owl has spoken"),
            tr("Feats", "Called the owl, and took the pot with it."),
        ),
    }


def _tricks() -> dict[str, tuple[str, str]]:
    return {
        "recount": (
            tr("Feats", "Counted twice"),
            tr("Feats", "Won by the second count, after nine and a half each."),
        ),
        "whole-pack": (
            tr("Feats", "Every trick"),
            tr("Feats", "Left the others not a single trick."),
        ),
        "whisker": (
            tr("Feats", "By a whisker"),
            tr("Feats", "Won a deal of tricks by a point or less."),
        ),
        "lion-takes-lion": (
            tr("Feats", "Lion takes lion"),
            tr("Feats", "Took one lion with the other."),
        ),
        "fool-last": (
            tr("Feats", "The fool laughs last"),
            tr("Feats", "Took the last trick with the fool, and won the deal."),
        ),
        "early-partner": (
            tr("Feats", "Found at once"),
            tr("Feats", "Found the secret partner by the second trick, and won together."),
        ),
        "secret": (
            tr("Feats", "Behind the mask"),
            tr("Feats", "Was the partner whom nobody knew before the last trick, and won."),
        ),
        "alone": (
            tr("Feats", "Alone against four"),
            tr("Feats", "Called a card with both copies in hand, and won without a partner."),
        ),
        "robber": (
            tr("Feats", "The robber"),
            tr("Feats", "Robbed two cards in one deal, and won it."),
        ),
        "trionfo-last": (
            tr("Feats", "Kept for last"),
            tr("Feats", "Took the last trick with the trionfo, and won the deal."),
        ),
    }
