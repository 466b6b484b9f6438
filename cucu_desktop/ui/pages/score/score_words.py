"""The entries and the standing of a game with real cards, in words, and the plan of the next game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QSize

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.events import DealBegan, GameWon, TokenLost
from cucu_desktop.engine.rarer_events import Fell
from cucu_desktop.frozen import frozen
from cucu_desktop.match.score.entered_game import told
from cucu_desktop.match.score.game_score import Score
from cucu_desktop.match.score.noted_cards import CARD, pack_of, ranks
from cucu_desktop.match.score.sheet import DEALT
from cucu_desktop.match.score.trick_score import TrickScore
from cucu_desktop.match.sides import DummyName, written
from cucu_desktop.ui.guests.outcome import won_told
from cucu_desktop.ui.pages.score.seat_tile import Seated, mark_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QRect

    from cucu_desktop.engine.cards import Card
    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.text.log_words import Happening
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


def game_told(kept: KeptScore, wording: Wording) -> str:
    """Return a kept game in a line: its name, its state, and its players."""
    tr, game = catalogue(wording.language).pgettext, kept.sheet.game
    stands = tr("Score", "over") if kept.is_over else _deal(kept.sheet.told.count(DEALT) + 1, wording)
    return f"{wording.choices.game(game.game.id)['name']} · {stands} · {', '.join(game.names)}"


def log_of(sheet: Score | TrickScore, wording: Wording) -> list[str]:
    """Return all events, a sentence each, in order."""
    names, deals = list(sheet.game.names), 0
    if isinstance(sheet, TrickScore):
        names += [DummyName("")] * (sheet.series.kind.seats - len(names))
    found: list[str] = []
    begins = False
    for text, events in zip(["", *sheet.told], sheet.happened, strict=True):
        if begins:
            found.append(wording.log.standing(deals + 1, 0))
        begins = isinstance(sheet, TrickScore) and text in ("", DEALT)
        found += _sentences(events, wording, names, deals)
        if isinstance(sheet, Score) and text.startswith(f"{CARD} "):
            found.append(": ".join(_noted(text, sheet, wording)) + ".")
        deals += text == DEALT
    return found


def last_told(sheet: Score | TrickScore, wording: Wording) -> str:
    """Return the last entry in a few words; "" if there is none."""
    if isinstance(sheet, Score):
        return entry_told(sheet, len(sheet.told) - 1, wording) if sheet.told else ""
    deals = sheet.told.count(DEALT)
    return _deal(deals, wording) if deals else ""


class Entry(NamedTuple):
    """An entry that can be corrected: of an exchange game a text, of a trick game all texts of a deal.

    Attributes:
        told: the entry in a few words, with its deal.
        first: the number of its first text.
        end: the number of the text after its last one.
    """

    told: str
    first: int
    end: int


def entries_of(sheet: Score | TrickScore, wording: Wording) -> list[Entry]:
    """Return all entries that can be corrected, in order."""
    found, deal = [], 1
    if isinstance(sheet, Score):
        for at, text in enumerate(sheet.told):
            if text == DEALT:
                deal += 1
            else:
                found.append(Entry(f"{_deal(deal, wording)}: {entry_told(sheet, at, wording)}", at, at + 1))
        return found
    again, first = sheet.anew(), 0
    for at, text in enumerate(sheet.told):
        again.tell(text)
        if text == DEALT:
            found.append(Entry(f"{_deal(deal, wording)}: {deal_told(again, wording)}", first, at + 1))
            deal, first = deal + 1, at + 1
    return found


def _deal(number: int, wording: Wording) -> str:
    tr = catalogue(wording.language).pgettext
    return tr("Score", "deal {number}").format(number=number)


def entry_told(score: Score, at: int, wording: Wording) -> str:
    """Return the entry with the number `at` of an exchange game in a few words."""
    tr = catalogue(wording.language).pgettext
    text, names = score.told[at], score.game.names
    if text == DEALT:
        return tr("Score", "end of deal {number}").format(number=score.told[: at + 1].count(DEALT))
    word, _, rest = text.partition(" ")
    if word == CARD:
        return ", ".join(_noted(text, score, wording))
    simple = mark_words(tr) | {"leave": tr("Score", "leaves"), "join": tr("Score", "joins")}
    if word in simple and rest in names:
        return f"{rest}, {simple[word]}"
    events = [event for event in score.happened[at + 1] if not isinstance(event, DealBegan)]
    sentences = _sentences(events, wording, names, 0)
    return sentences[0] if sentences else text


def card_name(card: Card, wording: Wording) -> str:
    """Return "the cat (XII)", "a king": of a pack with suits the rank alone."""
    return wording.cards.of_rank(card.value) if card.suit else wording.cards.name(card.id)


def _noted(text: str, score: Score, wording: Wording) -> tuple[str, str]:
    """Return of the text about a noted card the person, and the card in words."""
    name, _, value = text.removeprefix(f"{CARD} ").rpartition(" ")
    card = ranks(pack_of(score.game))[value]
    return name, card_name(card, wording)


def _sentences(events: Iterable[Happening], wording: Wording, names: list[str], deal: int) -> list[str]:
    """Return the sentences of events; a token lost in the deal has no sentence among those of the game."""
    tr, found = catalogue(wording.language).pgettext, []
    for event in events:
        told = wording.log.sentence(event, names, deal)
        if told is None and isinstance(event, (TokenLost, Fell)) and event.reason == "told":
            told = f"{names[event.seat]}: {mark_words(tr)['penalty']}."
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


def seats_of(stands: ScoreStanding, wording: Wording, *, letters: bool) -> list[Seated]:
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
            lost=stands.lost[seat],
            promised=given[seat],
            asked=seat == decides,
            won=seat in seen.winners,
        )
        for seat in range(seen.players)
    ]


def players_of(score: TrickScore, wording: Wording) -> list[Seated]:
    """Return the content of the tiles: what each player has won."""
    game, series = score.game, score.series
    return [
        Seated(
            name=name,
            has=won_told(wording, game.game, series.standing[seat]),
            deals=seat == series.deal.dealer and not series.is_over,
            won=seat in series.winners,
        )
        for seat, name in enumerate(game.names)
    ]


def match_told(score: TrickScore, wording: Wording) -> str:
    """Return the headline: the deal and its dealer, or the winners of the match."""
    tr, names, series = catalogue(wording.language).pgettext, score.game.names, score.series
    if series.is_over:
        return wording.log.sentence(GameWon(series.winners), names) or ""
    dealer = tr("Score", "{name} deals").format(name=names[series.deal.dealer])
    return f"{wording.log.standing(score.told.count(DEALT) + 1, 0)} · {dealer}"


def count_names(score: TrickScore, tr: Callable[[str, str], str]) -> list[str]:
    """Return the names of the fields for the points of both sides, and for the recount; `tr` translates."""
    sides = [side.replace("+", " + ") for side in score.side_names(score.series.deal)]
    sides = sides or [tr("Score", "the bidder’s side")] * 2
    points, recount = tr("Score", "Points of {side}"), tr("Score", "Recount of {side}")
    return [*(points.format(side=side) for side in sides), recount.format(side=sides[0])]


def deal_told(score: TrickScore, wording: Wording) -> str:
    """Return the result of the last deal; "" before the first one."""
    tr, result = catalogue(wording.language).pgettext, score.result()
    if not result["deals"]:
        return ""
    if result["points"] is None:
        return tr("Score", "Thrown in: nobody bid.")
    points = ", ".join(
        f"{side.replace('+', ' + ')} {written(count)}" for side, count in result["points"].items()
    )
    if result["result"] == "draw":
        return tr("Score", "{points}. Drawn.").format(points=points)
    won = str(result["result"]).replace("+", " + ")
    return tr("Score", "{points}. {side} won.").format(points=points, side=won)


@frozen
class Shown:
    """The public contents of the page, of the screen for the room, and of phones.

    Attributes:
        told: the first line: the standing of the game, or its winner.
        asks: the question that is due, or the result of the last deal; "" for none.
        seated: the people.
    """

    told: str
    asks: str
    seated: tuple[Seated, ...]


def shown_of(
    sheet: Score | TrickScore, stands: ScoreStanding | None, wording: Wording, *, letters: bool = False
) -> Shown:
    """Return what is shown of a score, of an exchange game by its standing; with keys if `letters`."""
    if isinstance(sheet, TrickScore):
        told = match_told(sheet, wording), deal_told(sheet, wording)
        return Shown(*told, tuple(players_of(sheet, wording)))
    assert stands is not None
    seen = stands.seen
    asks = "" if stands.waits_for_deal else wording.addressed().prompts.question(seen, stands.names)
    return Shown(standing_told(stands, wording), asks, tuple(seats_of(stands, wording, letters=letters)))


def next_told(stands: ScoreStanding | None, tr: Callable[[str, str], str]) -> str:
    """Return what to do while a deal is played, of a trick game without a standing; `tr` translates."""
    if stands is None:
        return tr("Score", "Play the deal, then enter its points.")
    return tr("Score", "Tap everyone who lost, then “Next deal”.")


def next_plan(kept: KeptScore) -> Mapping[str, Any]:
    """Return the plan of the next game: the same rules, the current coins, the next dealer last."""
    plan = dict(kept.plan)
    if kept.tricks is not None:
        if kept.is_over:
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
