"""The entries and the standing of a game with real cards, in words, and the plan of the next game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.events import DealBegan, TokenLost
from cucu_desktop.engine.rarer_events import Fell
from cucu_desktop.frozen import frozen
from cucu_desktop.match.score.entered_game import told
from cucu_desktop.match.score.noted_cards import CARD, pack_of, ranks
from cucu_desktop.match.score.standing import happened
from cucu_desktop.ui.pages.score.seat_tile import Seated
from cucu_desktop.ui.pages.score.trick_tile import TrickSide, trick_sides
from cucu_desktop.ui.pages.score.trick_words import last_deal_told, match_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QRect

    from cucu_desktop.engine.cards import Card
    from cucu_desktop.match.score.game_score import Score
    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


def game_told(kept: KeptScore, wording: Wording) -> str:
    """Return a kept game in a line: its name, its state, and its players."""
    tr, game = catalogue(wording.language).pgettext, kept.sheet.game
    deals = tr("Score", "deal {number}").format(number=kept.sheet.told.count("dealt") + 1)
    stands = tr("Score", "over") if kept.is_over else deals
    return f"{wording.choices.game(game.game.id)['name']} · {stands} · {', '.join(game.names)}"


def log_of(score: Score, wording: Wording) -> list[str]:
    """Return all events, a sentence each, in order."""
    tr = catalogue(wording.language).pgettext
    names, deals = score.game.names, 0
    found: list[str] = []
    for text, events in zip(["", *score.told], happened(score), strict=True):
        found += _sentences(events, wording, names, deals)
        if text.startswith(f"{CARD} "):
            found.append(_card_told(text, score, wording, tr("Score", "Card noted for {name}: {card}.")))
        deals += text == "dealt"
    return found


def last_told(score: Score, wording: Wording) -> str:
    """Return the last entry in a few words; "" if there is none."""
    return entry_told(score, len(score.told) - 1, wording) if score.told else ""


def entries_told(score: Score, wording: Wording) -> list[str]:
    """Return all entries in a few words each, with their deal."""
    tr = catalogue(wording.language).pgettext
    found, number = [], 1
    for at, events in enumerate(happened(score)[1:]):
        deal = tr("Score", "deal {number}").format(number=number)
        found.append(f"{deal}: {_entry_told(score, at, events, wording)}")
        number += score.told[at] == "dealt"
    return found


def entry_told(score: Score, at: int, wording: Wording) -> str:
    return _entry_told(score, at, happened(score)[at + 1], wording)


def _entry_told(score: Score, at: int, events: Iterable[Happening], wording: Wording) -> str:
    tr = catalogue(wording.language).pgettext
    text, names = score.told[at], score.game.names
    if text == "dealt":
        return tr("Score", "end of deal {number}").format(number=score.told[: at + 1].count("dealt"))
    word, _, rest = text.partition(" ")
    if word == CARD:
        return _card_told(text, score, wording, tr("Score", "{card} for {name}"))
    name = next((name for name in names if rest == name), "")
    simple = {
        "paid": tr("Score", "{name} lost"),
        "penalty": tr("Score", "penalty for {name}"),
        "won": tr("Score", "{name} won a token"),
        "leave": tr("Score", "{name} leaves"),
        "join": tr("Score", "{name} joins"),
    }
    if word in simple and name:
        return simple[word].format(name=name)
    events = [event for event in events if not isinstance(event, DealBegan)]
    sentences = _sentences(events, wording, names, 0)
    return sentences[0] if sentences else text


def card_name(card: Card, wording: Wording) -> str:
    """Return "the cat (XII)", "a king": of a pack with suits the rank alone."""
    return wording.cards.of_rank(card.value) if card.suit else wording.cards.name(card.id)


def _card_told(text: str, score: Score, wording: Wording, words: str) -> str:
    """Return the text of a noted card in words."""
    name, _, value = text.removeprefix(f"{CARD} ").rpartition(" ")
    card = ranks(pack_of(score.game))[value]
    return words.format(name=name, card=card_name(card, wording))


def _sentences(events: Iterable[Happening], wording: Wording, names: list[str], deal: int) -> list[str]:
    """Return the sentences of events; a token lost in the deal has no sentence among those of the game."""
    tr, found = catalogue(wording.language).pgettext, []
    for event in events:
        told = wording.log.sentence(event, names, deal)
        if told is None and isinstance(event, (TokenLost, Fell)) and event.reason == "told":
            told = tr("Score", "{name} has a penalty during the deal.").format(name=names[event.seat])
        if told:
            found.append(told)
    return found


LETTERS: Final = "ABCDEFGHIJKLMOPQRSTUVWXYZ"
"""The keys of the seats; N is for the next deal."""


_LARGE: Final = QSize(1100, 700)


def first_line_px(theme: Theme, area: QRect, *, narrow: bool) -> int:
    """Return the letter size of the first lines; it grows with a large window, to be readable from afar."""
    large = min(area.width() / theme.px(_LARGE.width()), area.height() / theme.px(_LARGE.height()))
    return round(theme.font("body" if narrow else "title").pixelSize() * max(1.0, large))


def standing_told(stands: ScoreStanding, wording: Wording) -> str:
    """Return the headline: the deal, the pool, the dealer, the price of the next buy-back."""
    seen, tr = stands.seen, catalogue(wording.language).pgettext
    told = [wording.log.standing(stands.deal, seen.pool)]
    if stands.waits_for_deal:
        told.append(tr("Score", "{name} deals").format(name=stands.names[stands.dealer]))
        if stands.price is not None:
            coins = wording.numbers.coins(stands.price)
            told.append(tr("Score", "next buy-back: {coins}").format(coins=coins))
    return " · ".join(told)


def promised(stands: ScoreStanding, wording: Wording) -> list[tuple[tuple[str, str], ...]]:
    """Return for each seat the promised parts of its winnings, each with the name of the receiver.

    A part is a percentage for an inn, or the coins put into a buy-back: "20%", "5/20".
    """
    names, found = stands.names, []
    backed = dict(stands.seen.shares)
    for seat in range(stands.seen.players):
        sold: Counter[int] = Counter()
        for guest, innkeeper, percent in stands.seen.ledger:
            sold[innkeeper] += percent * (guest == seat)
        parts = [(wording.numbers.percent(percent), names[who]) for who, percent in sold.items() if percent]
        put = dict(backed.get(seat, ()))
        whole = sum(put.values())
        parts += [(f"{coins}/{whole}", names[who]) for who, coins in put.items() if who != seat]
        found.append(tuple(parts))
    return found


def seats_of(stands: ScoreStanding, wording: Wording, *, letters: bool, guest: str = "") -> list[Seated]:
    """Return the content of the tiles, with their keys if `letters`; onlookers have no tile."""
    seen, given = stands.seen, promised(stands, wording)
    decides = seen.decision.seat if seen.decision is not None else None
    return [
        Seated(
            name=stands.names[seat],
            letter=LETTERS[seat] if letters and seat < len(LETTERS) else "",
            tokens=seen.tokens[seat],
            coins=seen.coins[seat],
            virgin=seen.virgin[seat] and stands.comes_back,
            deals=seat == stands.dealer and not seen.winners,
            is_in=seat in stands.playing,
            is_out=not seen.tokens[seat] and seat not in stands.playing,
            lost=(*stands.lost[seat], *["guest"] * (stands.names[seat] == guest)),
            promised=given[seat],
            asked=seat == decides,
            won=seat in seen.winners,
        )
        for seat in range(seen.players)
    ]


@frozen
class RoomScore:
    """The contents of the screen for the room.

    Attributes:
        told: the first line: the standing of the game, or its winner.
        asks: the second line: the question that is due, or the result of the last deal; "" for none.
        seated: the people of an exchange game.
        sides: the sides of a trick game.
    """

    told: str
    asks: str
    seated: tuple[Seated, ...] = ()
    sides: tuple[TrickSide, ...] = ()


def room_score(stands: ScoreStanding, wording: Wording, asks: str) -> RoomScore:
    """Return the standing of an exchange game, with the question `asks`."""
    return RoomScore(
        standing_told(stands, wording), asks, seated=tuple(seats_of(stands, wording, letters=False))
    )


def room_tricks(score: TrickScore, wording: Wording) -> RoomScore:
    """Return the standing of a trick game, with the points of the last deal."""
    last = last_deal_told(score, wording) if score.result()["deals"] else ""
    return RoomScore(match_told(score, wording), last, sides=tuple(trick_sides(score, wording)))


def next_plan(kept: KeptScore) -> Mapping[str, Any]:
    """Return the plan of the next game: the same rules, the current coins, the next dealer last."""
    plan = dict(kept.plan)
    if kept.tricks is not None:
        if kept.tricks.series.is_over:
            seats = list(plan["seats"])
            plan["seats"] = [*seats[1:], *seats[:1]]
        return plan
    score = kept.score
    if score.state.winners:
        coins, absent = score.state.table.coins, told(score.state).absent
        seats = [{"name": each.name, "coins": coins[at]} for at, each in enumerate(score.game.players)]
        first = score.state.deal.dealer + 2
        in_order = [(first + number) % len(seats) for number in range(len(seats))]
        plan["seats"] = [seats[at] for at in in_order if at not in absent]
    return plan
