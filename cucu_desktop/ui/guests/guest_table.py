"""The table for guests: what is sent to each of them, when, and what they do there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine.actions import CALL, parse
from cucu_desktop.engine.events import SPECTATOR, DealBegan
from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.ui.guests.guest import Votes
from cucu_desktop.ui.guests.seat_view import Common, Own, SeatView
from cucu_desktop.ui.text.deal_result import DealResult
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.json_values import JsonObject
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.guests.guest import Guest
    from cucu_desktop.ui.play.match_widget import MatchWidget
    from cucu_desktop.ui.text.log_words import Happening

BETWEEN_REMARKS: Final = 3.0
"""The seconds after which a guest may speak again."""


class GuestTable(QObject):
    """Follows one match, pushes to all guests at once whenever it rests, and applies their actions.

    Attributes:
        by_bot: the names of absent guests for whom a bot plays: it follows the advice for their seats.
        left: those among them who have left the game until they come back by a button.
    """

    awaits = Signal(str)
    """The decision of the guest with this name is due."""
    changed = Signal()
    """A guest has left the game, or come back."""

    def __init__(
        self,
        playing: MatchWidget,
        place: str,
        audience: Callable[[], Sequence[Guest]],
        send: Callable[[str, str], None],
        parent: QObject,
    ) -> None:
        """Follow a match that has not begun.

        Args:
            playing: the match on the screen.
            place: the place of the table's dialect.
            audience: returns the confirmed players, and the onlookers.
            send: sends a message over a connection.
            parent: the owner.
        """
        super().__init__(parent)
        self._playing, self._place, self._audience, self._send = playing, place, audience, send
        self._views: dict[str, SeatView] = {}
        """By language."""
        self._events: list[Happening] = []
        """The events of the deal that have been shown."""
        self._result = DealResult()
        self._asked: int | None = None
        self._early: tuple[Guest, int, str, Action] | None = None
        """A guest's action on the open decision, which the table cannot take yet."""
        self._advice: tuple[int, str, Advice] | None = None
        """The seat, the decision and the advice given on it."""
        self.by_bot: set[str] = set()
        self.left: set[str] = set()
        self.votes = Votes(playing, self._voters)
        self.votes.changed.connect(self.push)
        self._rested: dict[int, AnyObservation] = {}
        """The observations at the last rest, by seat: their cards are shown with the result of the deal."""
        session = playing.session
        session.seated.connect(self.begin_game)
        session.taken_back.connect(self._go_back)
        session.awaited.connect(self._ask)
        session.asked.connect(self._rest)
        session.ended.connect(self._rest)
        session.advised_at.connect(self._advise)
        playing.seen.news.connect(self._follow)
        playing.rested.connect(self._rest)
        playing.reading.connect(self.push)

    # Events at the table

    def begin_game(self) -> None:
        """Follow a game from now on; the session of one that has begun asks again when it is released."""
        self._views.clear()
        self._go_back()
        for guest in self._audience():
            self._send_setting(guest)

    def _go_back(self, *_: object) -> None:
        """Collect the events of the deal anew: a game begins or a choice is undone."""
        self._events.clear()
        self._result = DealResult()
        self._asked = self._early = self._advice = None
        self._rested.clear()
        self._note(self._playing.session.match_view.public_events())

    def _follow(self, events: Iterable[Happening]) -> None:
        self._note(events)
        if self._playing.is_reading:  # with no motion the table waits before it tells its events
            self.push()

    def _note(self, events: Iterable[Happening]) -> None:
        for event in events:
            if isinstance(event, DealBegan):
                self._events.clear()
            self._result.note(event)
            self._events.append(event)

    def _rest(self, *_: object) -> None:
        self._asked = None
        self.push()
        self.votes.count()

    def _ask(self, seat: int) -> None:
        early, self._early = self._early, None
        self._asked = seat
        if early is not None:
            guest, *decision, action = early
            self._asked = None
            if decision == [seat, self._playing.session.moment] and self._playing.session.act_for(
                seat, action
            ):
                return
            self._asked, guest.told = seat, ""
        self.push()
        name = self._playing.session.match_view.company[seat].name
        if name in self.by_bot:
            self._playing.session.advise_for(seat)
        self.awaits.emit(name)

    @property
    def seated(self) -> frozenset[str]:
        """The names of the players at other screens."""
        table = self._playing.session.match_view
        return frozenset(table.company[seat].name for seat in table.remote)

    @property
    def awaited(self) -> str:
        """The name of the guest whose decision is due; "" if none is."""
        return "" if self._asked is None else self._playing.session.match_view.company[self._asked].name

    def play_by_bot(self, name: str) -> None:
        self.by_bot.add(name)
        if self._asked is not None and self.awaited == name:
            self._playing.session.advise_for(self._asked)

    def play_here(self, name: str) -> None:
        self._asked = None
        self._playing.session.bring_here(name)

    def _advise(self, seat: int, advice: Advice) -> None:
        if self.awaited in self.by_bot and self._asked == seat:
            self._asked = None
            self._playing.session.act_for(seat, advice.action)
            return
        self._advice = seat, self._playing.session.moment, advice
        self.push(only=seat)

    # Messages

    def welcome(self, guest: Guest) -> None:
        """Send a guest the table as it is; unless they have left the game, they play by themselves again."""
        if guest.name not in self.left:
            self.by_bot.discard(guest.name)
        self._send_setting(guest)
        if guest.told:
            self._send(guest.key, guest.told)
        self.push()

    def _send_setting(self, guest: Guest) -> None:
        """Send the colours of the venue, and to a player the remarks of the game, if there is table talk."""
        self._send(guest.key, self._view(guest.language).venue())
        if guest.name and self._playing.session.match_view.setup.options.talk:
            self._send(guest.key, self._view(guest.language).phrases())

    def push(self, *, only: int | None = None) -> None:
        """Send guests their view of the table; nothing while it moves, or if no message is new.

        Args:
            only: the seat of a private message; None: all get theirs at once.
        """
        waits = self._playing.is_reading
        if self._playing.view.busy and not waits:
            return
        session = self._playing.session
        table = session.match_view
        seats = {table.company[seat].name: seat for seat in table.remote}
        shown, public = not table.is_behind and not waits, dict[str, str]()
        common = Common(session.moment, table.has_pauses, session.is_left, shown, waits, self.votes.for_skip)
        common = common._replace(reading=self.votes.reading, by_bot=frozenset(self.by_bot))
        if session.is_left and table.is_over:
            common = common._replace(tally=tally_seats(table.company, table.public_events()))
        if shown:
            self._rested = {seat: table.observation_of(seat) for seat in seats.values()}
        seen, undo = table.observation_of(SPECTATOR), session.remote_undo if shown else None
        messages: list[tuple[Guest, str]] = []
        for guest in self._audience():
            view = self._view(guest.language)
            seat = seats.get(guest.name)
            if only is not None and seat != only:
                continue
            if guest.language not in public:
                public[guest.language] = view.public(seen, self._events, self._result, common)
            own = Own(None) if seat is None else self._own(seat, guest.name, undo=undo, shown=shown)
            name = "" if seat is None else guest.name  # without a seat they are onlookers
            text = view.message(own, name, public[guest.language], self._result, common)
            messages.append((guest, text))
        self._show_bots()
        if any(guest.told != text for guest, text in messages):
            for guest, text in messages:
                guest.told = text
                self._send(guest.key, text)

    def _show_bots(self) -> None:
        """Tell at the seats of guests that a bot plays for them."""
        told, players = tr("Guests", "{name} (a bot plays)"), self._playing.session.match_view.players
        names = {name: told.format(name=name) for name in self.by_bot}
        self._playing.view.rename([replace(each, name=names.get(each.name, each.name)) for each in players])

    def _own(self, seat: int, name: str, *, undo: int | None, shown: bool) -> Own:
        if name in self.left:
            return Own(None, has_left=True)
        seen, skips = self._rested.get(seat), name in self.votes.skips
        if not shown:
            return Own(seen, skips=skips, read=name in self.votes.read)
        asked, given = seat == self._asked, self._advice
        is_given = given is not None and given[:2] == (seat, self._playing.session.moment)
        advice = given[2] if given is not None and asked and is_given else None
        return Own(seen, asked=asked, may_undo=undo == seat, advice=advice, skips=skips)

    def _view(self, language: str) -> SeatView:
        if language not in self._views:
            table = self._playing.session.match_view
            view = SeatView(language, table.setup.game, table.setup.options, (), self._place)
            people = [str(called(player.name)) for player in table.company]  # nobody is addressed
            seen = table.public_observation
            dummies = range(len(people), seen.players)
            view.names = (*people, *(view.wording.dummy(people[seen.player_for(seat)]) for seat in dummies))
            self._views[language] = view
        return self._views[language]

    # Actions of guests

    def hear(self, guest: Guest, told: JsonObject) -> None:
        """Apply a player's action, if they may do it now; else send them the decision again.

        Args:
            guest: the player.
            told: the message: `do`, an action's notation with the moment `n`, or "undo", "hint",
                "continue", "skip", "quit" or "return"; or `say`, a phrase, with a card's id.
        """
        session = self._playing.session
        table = session.match_view
        seat = next((seat for seat in table.remote if table.company[seat].name == guest.name), None)
        if seat is None:
            return
        does, said, card = told.get("do"), told.get("say"), told.get("card")
        if guest.name in self.left:
            if does == "return":
                self._come_back(guest)
            return
        at_any_time: dict[str, Callable[[], object]] = {
            CALL.word: partial(session.call_for, seat),
            "continue": partial(self.votes.read_by, guest.name),
            "undo": partial(session.take_back_for, seat),
            "quit": partial(self._leave, guest.name),
            "skip": partial(self.votes.skip, guest.name),
        }
        if isinstance(said, str) and (card is None or isinstance(card, str)):
            self._say(guest, seat, said, card)
        elif not isinstance(does, str):
            return
        elif does in at_any_time:
            at_any_time[does]()
        elif (told.get("n") != session.moment or not self._choose(guest, seat, does)) and guest.told:
            self._send(guest.key, guest.told)

    def _choose(self, guest: Guest, seat: int, does: str) -> bool:
        """Do a seat's action on the open decision, or give advice on it; return whether it is possible."""
        session = self._playing.session
        if does == "hint":
            return self._asked == seat and session.advise_for(seat)
        try:
            action = parse(does)
        except ValueError:
            return False
        if self._asked != seat:
            return False
        self._asked = None
        if session.act_for(seat, action):
            return True
        self._asked = seat
        decision = session.match_view.observation_of(seat).decision
        if decision is None or not decision.allows(action):
            return False
        self._early = guest, seat, session.moment, action  # others talk, or a page is open over the table
        return True

    def _say(self, guest: Guest, seat: int, phrase: str, card: str | None) -> None:
        now = monotonic()
        if now - guest.spoke_at < BETWEEN_REMARKS:
            return
        try:
            self._playing.session.say_for(seat, phrase, card)
        except ValueError:
            return
        guest.spoke_at = now

    # Leaving the game

    def _leave(self, name: str) -> None:
        """Seat a bot for a guest until they come back; a reloaded page does not bring them back."""
        self.left.add(name)
        self.votes.skips.discard(name)
        self.play_by_bot(name)
        self.push()
        self.changed.emit()
        self.votes.count()

    def _voters(self) -> set[str]:
        """Return the names of the connected players who have not left."""
        return {guest.name for guest in self._audience() if guest.key} & self.seated - self.left

    def _come_back(self, guest: Guest) -> None:
        self.left.discard(guest.name)
        self.welcome(guest)
        self.push()
        self.changed.emit()
