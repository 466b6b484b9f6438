"""The texts of a lesson: short sentences to the learner, made from events.

They are in the table `lesson` of a game's words: `aim`, `turn` and `pay` for each game, the others for all.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Compared
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import Judged
from cucu_desktop.engine.tricks.events import DealWon, ThrownIn
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.play.guided.lesson_pages import OrderRow, Page
from cucu_desktop.ui.play.guided.verdicts import AFTER_DEAL, EQUAL
from cucu_desktop.ui.text.explanations import explanation_of
from cucu_desktop.ui.text.hint_text import advice_told, reason_told
from cucu_desktop.ui.text.number_words import written
from cucu_desktop.ui.text.spoken_cards import pictured
from cucu_desktop.ui.text.tricks.card_names import TrickCardNames
from cucu_desktop.words import smooth, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.guided.verdicts import Verdict
    from cucu_desktop.ui.text.deal_result import DealResult
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.card_strip import PicturedCard


_SUITS: Final = "CDHS"
"""The last letters of the names of the cards of the standard pack."""
MOST_BAD: Final = 4
"""A deal of tricks counts as well played if at most one card in this number was a mistake."""


class LessonWords:
    """Makes all texts of a lesson in one language.

    Attributes:
        wording: the words of the game.
    """

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self._game = GAMES[wording.game_id]
        words = words_of("words", wording.language, wording.game_id)
        self._told: Mapping[str, str] = words["lesson"]
        self._plain = str(words["powers"]["number"])

    @property
    def title(self) -> str:
        return str(self.wording.choices.game(self.wording.game_id)["name"])

    def say(self, key: str, **values: object) -> str:
        """Return a text of the table with these values filled in."""
        return smooth(str(self._told[key]).format(**values), self.wording.language)

    def card(self, card: str) -> str:
        """Return the name of a card; "" for ""."""
        return self.wording.cards.name(card) if card else ""

    def series(self, series: str) -> str:
        """Return the name of a series of a trick game and a description of its cards; "" for ""."""
        cards = self.wording.cards
        return (
            f"{cards.series(series)}{cards.gloss(series)}"
            if series and isinstance(cards, TrickCardNames)
            else ""
        )

    # Before the first deal, and after the last

    def aim(self) -> tuple[Page, ...]:
        """The aim of the game; of a trick game, with what a trick is."""
        keys = [key for key in ("trick-is", "aim") if key in self._told]
        return (Page(" ".join(self.say(key) for key in keys), self.say("aim-heading")),)

    def order(self) -> tuple[Page, ...]:
        """The cards from low to high; in a trick game a page for each series."""
        wording = self.wording
        rows = [
            OrderRow(wording.order.caption(row), pictured((rank[0].id for rank in ranks), wording))
            for row, ranks in wording.cards.rows.items()
        ]
        if "series" not in self._told:
            return (Page("", self.say("order-heading"), order=tuple(rows)),)
        return tuple(
            Page(self.say(key), self.say("series-heading"), order=(row,))
            for key, row in zip(("series", "series-second"), rows, strict=True)
        )

    def beginning(self, held: Card | None) -> tuple[Page, ...]:
        """The rule of a turn, with the learner's card if there is one, and how the deal goes on: two pages.

        Exceptions are explained where the learner meets them.
        """
        own = [self.say("own", card=self.card(held.id))] if held else []
        then = [self.say("then")] if "then" in self._told else []
        if held is not None:
            then += [self.say("dealer")] * (not self._game.has_matador)
            then.append(self.say("pay"))
        told = (" ".join([*own, self.say("turn")]), " ".join(then))
        return tuple(Page(text, self.say("turn-heading")) for text in told if text)

    def briefly(self, verdict: Verdict) -> Page:
        """The verdict on a card that was played, in a few words."""
        card = verdict.advice.action.card
        if verdict.is_good or card is None:
            return Page(self.say("good"))
        return Page(self.say("better", card=self.card(card.id)))

    def watch(self, turns: Sequence[Callable[[LessonWords], Page]] = ()) -> Page:
        """The page shown while the others play, with a line for each of their turns."""
        lines = "\n".join(turn(self).text for turn in turns)
        return Page("\n\n".join(filter(None, (self.say("watch"), lines))))

    def again(self, tokens: int) -> Page:
        """A new practice deal: everyone has this number of tokens again; 0 if tokens are not counted."""
        return Page(
            self.say("again-tokens", tokens=self.wording.numbers.tokens(tokens))
            if tokens
            else self.say("again")
        )

    def not_met(self, cards: Sequence[str]) -> Page:
        """The special cards that have done nothing in the practice deals, with their powers."""
        rows = [f"{self.card(card)}: {self._power(card)}" for card in cards]
        key = "not-met" if len(cards) > 1 else "not-met-one"
        text = "\n\n".join((self.say(key), *(row[:1].upper() + row[1:] for row in rows)))
        return Page(text, self.say("not-met-heading"), pictured(cards, self.wording))

    def closing(self, *, all_met: bool) -> Page:
        """The last page of the lesson; `all_met`: the game has special cards, and each has done something."""
        end = f"{self.say('end')} {self.say('all-met')}" if all_met else self.say("end")
        return Page(f"{end}\n\n{self.say('closing')}", self.say("closing-heading"), is_last=True)

    # Decisions

    def asked(self, question: AnyObservation, kind: str, number: tuple[int, int]) -> Page:
        """The learner's turn: the power of the card, and an explanation if the `kind` of decision is new."""
        lines = []
        is_over = question.decision is not None and question.decision.kind in AFTER_DEAL
        card = question.cards[question.seat] if isinstance(question, Observation) and not is_over else None
        if isinstance(card, Card):
            lines.append(f"{self.say('card', card=self.card(card.id))} {self._about(card)}")
        if kind in self._told and kind != "turn":
            lines.append(self.say(kind))
        options = question.decision.options if question.decision else ()
        lines.append(self.say("choose-swap" if KEEP in options and EXCHANGE in options else "choose"))
        held = card if isinstance(card, Card) else None
        return Page("\n\n".join(lines), self._deal(number), self._pictures(held))

    def deal(self, number: tuple[int, int]) -> Page:
        """The number of the practice deal."""
        return Page("", self._deal(number))

    def judged(self, verdict: Verdict, names: Sequence[str]) -> Page:
        """Whether a good player would have done the same, and why."""
        advice, asked = verdict.advice, verdict.asked
        is_alone = advice.why is None or advice.why.key not in EQUAL
        if verdict.is_best and is_alone:
            told = self.say("right")
            why = reason_told(advice, self.wording, names)
        elif verdict.is_good:
            told, why = self.say("as-good"), ""
        else:
            told = self.say("differently")
            why = advice_told(verdict.compared, self.wording, asked, names, key="better")
        held = asked.cards[asked.seat] if isinstance(asked, Observation) else None
        is_swapped = advice.action in (KEEP, EXCHANGE) and verdict.is_best == (advice.action == EXCHANGE)
        if why and is_swapped and isinstance(held, Card):
            told = f"{told} {self.say('was', card=self.card(held.id))}"
        card = None if verdict.is_good and not verdict.is_best else advice.action.card
        cards = pictured((card.id,), self.wording) if card else ()  # an equally good card was not played
        return Page(f"{told} {why}".strip(), cards=cards)

    # Events

    def card_now(self, key: str, name: str, held: Card) -> Page:
        """The learner has got another card, from the player of this name or from the pack."""
        return Page(self.say(key, name=name, card=self.card(held.id)), cards=self._pictures(held))

    def answers(
        self, who: str, name: str, other: str, card: Card, course: str = "", *, explains: bool
    ) -> Page:
        """A special card has answered `other`; who: "mine", "asked" (by the learner) or "theirs".

        `explains`: with the power of the card; `course`: as returned by `WatchedTurns.course`.
        """
        told = [self.say(f"answers-{who}", name=name, other=other, card=self.card(card.id))]
        told += [self._power(card.id)] * explains
        key = "stayed-asked" if (course, who) == ("stayed", "asked") else course
        if key in self._told:
            told.append(self.say(key, other=other))
        return Page(" ".join(told), cards=self._pictures(card))

    def _about(self, card: Card) -> str:
        """Return the power of a card and its height."""
        ranks = self.wording.cards.rows.get("", ())
        height = next((at for at, rank in enumerate(ranks) if card in rank), None)
        own = self._power(card.id) if self._is_special(card) else ""
        if height is None:
            return own
        above = len(ranks) - 1 - height
        if own and not (above and height):  # otherwise the sentence says that it is the highest or the lowest
            return own
        key = ("low", "middling", "high")[min(3 * height // len(ranks), 2)] if above and height else ""
        key = key or ("lowest" if above else "highest")
        return f"{self.say(key, above=above, below=height)} {own}".strip()

    def _is_special(self, card: Card) -> bool:
        number = str(self.wording.cards.power(card.id))
        return card.id in self._told or not number.startswith(self._plain)

    def _power(self, card: str) -> str:
        rank = card[:-1] if card[-1] in _SUITS else card
        return str(self._told.get(card) or self._told.get(rank) or self.wording.cards.power(card))

    def explained(self, event: Event, names: Sequence[str], order: Sequence[int], me: int) -> Page | None:
        """Why the rules led to this event; None if the learner is addressed no differently from others.

        Texts of the lesson have precedence over those of the explanations: their keys are `on-` and the key
        of the explanation, with `-mine` appended if it speaks of the learner.
        """
        key = explanation_of(event, order, self.wording.game_id)
        told = self.wording.explanations.of(event, names, order)
        if key is None or told is None:
            return None
        is_mine = me in key.seats.values() or names[me] in told.text
        own = f"on-{key.key}-mine" if is_mine else f"on-{key.key}"
        if own in self._told:
            text = self.say(own, **{name: names[seat] for name, seat in key.seats.items()})
        elif is_mine:
            return None
        else:
            text = told.text
        card = getattr(event, "card", None)
        return Page(text, cards=self._pictures(card if isinstance(card, Card) else None))

    # How a deal ends

    def ending(
        self,
        result: DealResult,
        me: int,
        names: Sequence[str],
        lost: tuple[str, str] | None,
        verdicts: Sequence[Verdict],
        number: tuple[int, int],
        *,
        knows_matador: bool = False,
    ) -> Page:
        """The result of the deal for the learner and the others, and whether it was due to luck.

        `knows_matador`: the page has said before whether the matador is out.
        """
        end = result.end
        if isinstance(end, ThrownIn):
            return Page(self.wording.results.line(result, names), self._deal(number))
        if isinstance(end, DealWon):
            return Page(self._sides(result, end, me, verdicts), self._deal(number))
        matador = end.matador if isinstance(end, Judged) and knows_matador else None
        own = "" if matador == me and me in getattr(end, "eliminated", ()) else self._own(lost)
        told = [own, self._others(result, me, matador, names) or self._shown(result, me, names)]
        if verdicts:
            was_right = all(verdict.is_good for verdict in verdicts)
            key = ("well" if was_right else "lucky") if lost is None else "unlucky" if was_right else "costly"
            told.append(self.say(key))
        fatal = [lost[1] if lost else "", *(card for _, card in result.paid)]
        fatal += [event.reason for event in result.fallen]
        fatal += [
            result.exposed.get(seat, "") for seat in getattr(end, "losers", getattr(end, "eliminated", ()))
        ]
        cards = pictured((card for card in fatal if card not in ("", "hidden")), self.wording)
        return Page("\n\n".join(filter(None, told)), self._deal(number), cards)

    def _own(self, lost: tuple[str, str] | None) -> str:
        if lost is None:
            return self.say("safe")
        how, card = lost
        return self.say(f"you-{how}", card=self.card(card))

    def _others(self, result: DealResult, me: int, matador: int | None, names: Sequence[str]) -> str:
        """Return the sentence about all payers except the learner `me` and the `matador`; "" without any."""
        others, known = copy(result), (me, matador)
        others.paid = [payment for payment in result.paid if payment[0].seat not in known]
        others.fallen = [event for event in result.fallen if event.seat not in known]
        end = result.end
        if isinstance(end, Judged):
            others.end = replace(end, eliminated=_others_of(end.eliminated, known))
            is_any = bool(others.end.eliminated)
        elif isinstance(end, Compared):
            others.end = replace(end, losers=_others_of(end.losers, known))
            is_any = bool(others.paid or (not result.paid and (others.fallen or others.end.losers)))
        else:
            return ""
        return self.wording.results.line(others, names, me) if is_any else ""

    def _shown(self, result: DealResult, me: int, names: Sequence[str]) -> str:
        """Return the card that the other of two players has shown, if the game has a text for it."""
        cards = [card for seat, card in result.exposed.items() if seat != me]
        if "shows" not in self._told or len(names) != len(cards) + 1 or len(cards) != 1:
            return ""
        return self.say("shows", name=names[1 - me], card=self.card(cards[0]))

    def _sides(self, result: DealResult, end: DealWon, me: int, verdicts: Sequence[Verdict]) -> str:
        """Return the result of a deal of tricks in points and tokens, and whether it was due to luck."""
        counted = result.counted
        if counted is None:
            return self.say("won" if me in end.winners else "lost", points="", others="")
        sums = counted.recount or counted.points
        mine = next(number for number, side in enumerate(counted.sides) if me in side)
        others = [written(points) for number, points in enumerate(sums) if number != mine]
        is_won = me in end.winners
        key = "drawn" if not end.winners else "won" if is_won else "lost"
        told = [self.say(key, points=written(sums[mine]), others=self.wording.numbers.listed(others))]
        tokens = result.tokens.get(me, 0)
        if tokens:
            key = "paid-tokens" if tokens < 0 else "got-tokens"
            told.append(self.say(key, tokens=self.wording.numbers.tokens(abs(tokens))))
        bad = sum(not verdict.is_good for verdict in verdicts)
        if verdicts and end.winners:
            is_good = bad * MOST_BAD <= len(verdicts)
            key = ("well" if is_good else "lucky") if is_won else "unlucky" if is_good else "costly"
            told.append(self.say(key))
        return "\n\n".join(told)

    # Parts

    def _deal(self, number: tuple[int, int]) -> str:
        return self.say("deal", number=number[0], all=number[1])

    def _pictures(self, card: Card | None) -> tuple[PicturedCard, ...]:
        return pictured((card.id,), self.wording) if card is not None else ()


def _others_of(seats: Sequence[int], known: Collection[int | None]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat not in known)
