"""Messages that bring a guest's page into each of its states, from matches of bots and random choices."""

import json
from dataclasses import replace
from random import Random

from cucu_desktop.engine.actions import Amount, Bet, Offer
from cucu_desktop.engine.events import SPECTATOR, DealBegan
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.records.game_result import tally_seats
from cucu_desktop.ui.guests.seat_view import Common, Own, SeatView
from cucu_desktop.ui.text.deal_result import DealResult

NAMES = (
    "Anna",
    "Bartolomeo",
    "Carla",
    "Dino",
    "Emilia",
    "Franco",
    "Giulia",
    *(f"Guest {n}" for n in range(8, 21)),
)


class Table:
    """A match played at random, and what is sent to its guests; all are guests."""

    def __init__(self, game, seats, language, seed=1, **options):
        self.language, self._random = language, Random(f"{game}/{seed}")
        rules = replace(GAMES[game].usual, **options)
        players = tuple(Player(name, f"guest{seat % 4 + 1}") for seat, name in enumerate(NAMES[:seats]))
        self.match = Match.begin(Setup(game, players, rules, seed=seed))
        seen = self.match.observation(SPECTATOR)
        names = [player.name for player in self.match.players]
        self.view = SeatView(language, game, rules, ())
        dummies = range(len(names), seen.players)
        self.view.names = (*names, *(self.view.wording.dummy(names[seen.player_for(at)]) for at in dummies))
        self.before = {}
        """The observations before the last choice."""

    def act(self):
        match, seat = self.match, self.match.to_act
        self.before = {each: match.observation(each) for each in range(len(match.players))}
        option = self._random.choice(match.observation(seat).decision.options)
        if isinstance(option, Bet):
            option = option.of(option.low)
        elif isinstance(option, Offer):
            option = option.of(1, 0) if option.high else option.of(0, 1)
        elif isinstance(option, Amount):
            option = option.of(option.low)
        match.submit(seat, option)

    def until(self, is_so):
        for _ in range(4000):
            if is_so(self.match):
                return self
            if self.match.is_over:
                break
            self.act()
        raise AssertionError

    def until_kind(self, *kinds):
        return self.until(lambda match: not match.is_over and self._seen().kind in kinds)

    def until_amount(self):
        kinds = Amount, Bet, Offer
        return self.until(
            lambda match: any(isinstance(option, kinds) for option in self._seen().decision.options)
        )

    def until_twins(self):
        """Play until a dummy's card is due of which its partner has the twin."""

        def are_twins(match):
            seen = match.observation(match.to_act)
            held = {str(card) for card in seen.hands[match.to_act]}
            return seen.about is not None and held & {str(each.card) for each in seen.decision.options}

        return self.until(are_twins)

    def until_result(self):
        deals = self.match.observation(SPECTATOR).deals
        return self.until(lambda match: match.observation(SPECTATOR).deals > deals)

    def until_out(self):
        return self.until(lambda match: self._outs() and not match.is_over)

    def _outs(self):
        seen = self.match.observation(SPECTATOR)
        return [seat for seat in range(len(self.match.players)) if not seen.is_in(seat)]

    def _seen(self):
        return self.match.observation(self.match.to_act)

    def asked(self, **own):
        return self._message(self.match.to_act, asked=True, **own)

    def advised(self):
        seen = self._seen()
        return self.asked(advice=advise(seen, self.match.heard(self.match.to_act)))

    def waiting(self, **own):
        seats = [seat for seat in range(len(self.match.players)) if seat != self.match.to_act]
        return self._message(seats[0], **own)

    def out(self, skips=None):
        return self._message(self._outs()[0], skips=skips)

    def left(self):
        return self._message(0, unseen=True, has_left=True)

    def onlooker(self):
        return self._message(SPECTATOR)

    def result(self, seat=0):
        return self._message(seat, waits=True)

    def over(self, seat=0):
        return self._message(seat, over=True)

    def _message(self, seat, *, waits=False, over=False, skips=None, unseen=False, **own):
        match = self.match
        events = match.feed(SPECTATOR)
        begins = [at for at, event in enumerate(events) if isinstance(event, DealBegan)]
        events = events[begins[-2] : begins[-1]] if waits else events[begins[-1] :]
        result = DealResult()
        for event in events:
            result.note(event)
        common = Common(str(match.length), match.has_pauses, over, not waits, waits, skips)
        if over:
            common = common._replace(tally=tally_seats(match.players, match.feed(SPECTATOR)))
        elif waits:
            common = common._replace(reading=NAMES[1:3], by_bot=frozenset(NAMES[3:4]))
        public = self.view.public(match.observation(SPECTATOR), events, result, common)
        name = "" if seat == SPECTATOR else match.players[seat].name
        seen = None if seat == SPECTATOR or unseen else match.observation(seat)
        told = Own(self.before[seat] if waits else seen, **own)
        return json.loads(self.view.message(told, name, public, result, common))

    def phrases(self):
        return json.loads(self.view.phrases())


def playing_states(language):
    """Return the messages of each state at a table, by its name."""

    def table(game, seats, seed=1, **options):
        return Table(game, seats, language, seed, **options)

    campli = table("campli", 6)
    talk = campli.phrases()
    found = {
        "turn": [campli.until_kind("turn").asked()],
        "advice": [campli.advised()],
        "undo": [campli.waiting(may_undo=True)],
        "waiting": [campli.waiting()],
        "talk": [talk, campli.waiting()],
        "onlooker": [campli.onlooker()],
        "left": [campli.left()],
        "result": [campli.until_result().result()],
        "out": [campli.until_out().out()],
        "skip": [campli.out(skips=(1, 3))],
        "over": [campli.until(lambda match: match.is_over).over()],
        "inn": [table("campli", 5, 3).until_kind("inn", "promise").asked()],
        "amount": [table("ace_chasing", 5).until_amount().asked()],
        "bargain": [table("lu_stu", 5).until_amount().asked()],
        "call": [table("cambio", 5).until_kind("turn").waiting()],
    }
    twins = table("coch", 2).until_twins()
    found["coch-dummy"] = [twins.asked()]
    for game, seats in (("coch", 4), ("zifuli", 5), ("trionfo", 4), ("gnav", 5), ("kille", 5), ("cuckoo", 5)):
        played = table(game, seats)
        found[f"{game}-turn"] = [played.until(lambda match: match.to_act is not None).asked()]
        if GAMES[game].phrases and played.match.setup.options.talk:
            found[f"{game}-talk"] = [played.phrases(), played.asked()]
        if game in ("coch", "zifuli", "trionfo"):
            found[f"{game}-play"] = [played.until_kind("play").asked()]
            played.until(lambda match: len(match.observation(SPECTATOR).tricks) > 1)
            found[f"{game}-trick"] = [played.advised()]
        found[f"{game}-result"] = [played.until_result().result()]
    return found
