"""Conversion of drafts to scenarios and back."""

from collections.abc import Mapping

from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario import reader, trick_reader
from cucu_desktop.match.scenario.draft.draft import EMPTY, Draft, new_draft
from cucu_desktop.match.scenario.draft.draft_choices import PRESET, choices_of, usual_of
from cucu_desktop.match.scenario.draft.seats import VIRGIN, DraftSeat
from cucu_desktop.match.scenario.scenario_fields import FORMAT, Table
from cucu_desktop.match.scenario.schema import SCHEMAS


def written(draft: Draft) -> Table:
    """Return the scenario of a draft without faults."""
    usual = usual_of(draft.game)
    is_whole = PRESET in usual  # options left out follow from the preset, not from the usual ones
    chosen: Table = {
        name: value
        for name, value in draft.options.items()
        if (is_whole and name not in draft.orders) or value != usual[name]
    }
    chosen |= {name: _listed(draft, name) for name in chosen.keys() & draft.orders.keys()}
    scenario: Table = {"format": FORMAT, "game": draft.game}
    if chosen:
        scenario["options"] = chosen
    scenario |= {key: text for key in ("title", "notes", "source") if (text := _text(getattr(draft, key)))}
    if isinstance(draft.rules, TrickGame):
        scenario["seats"] = [_trick_seat(seat) for seat in draft.seats]
        scenario |= _hands(draft)
    else:
        ignored = SCHEMAS[draft.rules.id].ignored
        usual_tokens = draft.usual_tokens
        told = (_seat(seat, usual_tokens, draft.usual_coins) for seat in draft.seats)
        scenario["seats"] = [{key: each[key] for key in each if key not in ignored} for each in told]
        scenario |= _numbers(draft)
        if draft.laid:
            scenario["pack"] = list(draft.pile[: draft.laid])
        if draft.opened:
            scenario["pile"] = list(draft.open_cards)
    if draft.actions:
        scenario["actions"] = list(draft.actions)
    if draft.expect:
        scenario["expect"] = draft.expect
    return scenario


def read(scenario: object) -> Draft:
    """Read a scenario, whatever its actions.

    Raises:
        InvalidScenarioError: it is not valid.
    """
    draft = _read_tricks(scenario) if trick_reader.is_trick_game(scenario) else _read_exchange(scenario)
    assert isinstance(scenario, dict)  # checked by the reader
    texts = {key: _by_language(scenario.get(key, "")) for key in ("title", "notes", "source")}
    return draft.with_(actions=tuple(scenario.get("actions", ()))).told(
        **texts, expect=scenario.get("expect", {})
    )


def _read_exchange(scenario: object) -> Draft:
    parsed = reader.read(scenario)
    assert isinstance(scenario, dict)  # checked by the reader
    draft = new_draft(parsed.game.id)
    for name in choices_of(parsed.game.id):
        if name == PRESET:
            value = scenario.get("options", {}).get(PRESET, draft.options[PRESET])
        else:
            value = getattr(parsed.options, name)
        draft = draft.choose(name, _named(draft, name, value))
    listed, opened = scenario.get("pack", ()), scenario.get("pile", ())
    size = len(draft.pack.cards)
    bets = parsed.bets or {}
    seats = tuple(
        DraftSeat(
            seat.name,
            seat.tokens,
            seat.virgin,
            seat.coins,
            seat.out,
            bet=bets.get(number, 0),
            slippers=seat.slippers,
            bought=seat.bought,
        )
        for number, seat in enumerate(parsed.seats)
    )
    first = next(number for number, seat in enumerate(seats) if not seat.out)
    return draft.with_(
        seats=seats,
        pile=(*listed, *(EMPTY,) * (size - len(listed) - len(opened)), *opened),
        opened=len(opened),
        number=parsed.deal,
        settled=parsed.settled,
        stake=parsed.stake,
        pool=parsed.pool if "pool" in scenario else None,
        eliminations=parsed.eliminations,
        reentries=parsed.reentries,
        agreement=parsed.agreement.get(first),
        bets_agreed=parsed.bets is not None,
        slippers_taken=parsed.slippers_taken and not any(seat.slippers for seat in seats),
    )


def _listed(draft: Draft, option: str) -> list[str]:
    """Return the cards of an order in the scenario's notation, from high to low."""
    chosen = str(draft.options[option])
    return SCHEMAS[draft.game].named_orders.get(chosen, chosen).split()


def _named(draft: Draft, option: str, value: object) -> object:
    """Return the name of an order that has one; any other value unchanged."""
    if option not in draft.orders:
        return value
    cards = draft.orders[option]
    as_usual = " ".join(card.id for card in reversed(draft.pack.designs) if card.id in cards)
    named = {listed: name for name, listed in SCHEMAS[draft.game].named_orders.items()}
    return usual_of(draft.game)[option] if value == as_usual else named.get(str(value), value)


def _read_tricks(scenario: object) -> Draft:
    parsed = trick_reader.read(scenario)
    assert isinstance(scenario, dict)  # checked by the reader
    draft = new_draft(parsed.game.id)
    for name in draft.choices:
        draft = draft.choose(name, getattr(parsed.options, name))
    pile = [card.id for card in parsed.pack]
    if "hands" in scenario:
        dealt = len(pile) - parsed.game.undealt
        cut, stock = len(scenario.get("cut", ())), len(scenario.get("stock", ()))
        for place in range(dealt + stock, len(pile) - cut):
            pile[place] = EMPTY
    seats = tuple(DraftSeat(name, dummy=number in parsed.dummies) for number, name in enumerate(parsed.names))
    return draft.with_(seats=seats, pile=tuple(pile))


def _seat(seat: DraftSeat, usual_tokens: int, usual_coins: int) -> Table:
    told: Table = {"name": seat.name}
    if seat.out:
        told["out"] = True
    elif seat.slippers:
        told["slippers"] = True
    elif seat.tokens != usual_tokens:
        told["tokens"] = seat.tokens
    if seat.virgin != (seat.tokens >= VIRGIN):
        told["virgin"] = seat.virgin
    if seat.coins != usual_coins:
        told["coins"] = seat.coins
    if seat.bought:
        told["bought"] = seat.bought
    return told


def _trick_seat(seat: DraftSeat) -> Table:
    return {"name": seat.name} | ({"dummy": True} if seat.dummy else {})


def _numbers(draft: Draft) -> Table:
    told: Table = {}
    if draft.stake != 1:
        told["stake"] = draft.stake
    if draft.pool is not None:
        told["pool"] = draft.pool
    told |= {key: number for key in ("eliminations", "reentries") if (number := getattr(draft, key))}
    if draft.agreement is not None:
        names = [draft.seats[number].name for number in draft.playing]
        told["agreement"] = dict(zip(names, (draft.agreement, 100 - draft.agreement), strict=False))
    if draft.bets_agreed:
        *players, _ = draft.playing
        told["bets"] = {seat.name: seat.bet for number in players if (seat := draft.seats[number]).bet}
    if "deal" in draft.keys:
        counts = {"deal": (draft.number, 1), "settled": (draft.settled, 0)}
        told |= {key: number for key, (number, usual) in counts.items() if number != usual}
    if draft.slippers_taken and "slippers_taken" in draft.keys:
        told["slippers_taken"] = True
    return told


def _hands(draft: Draft) -> Table:
    """Return the hands, and the part of the rest, from above and from below, that has to be written."""
    told: Table = {"hands": {}}
    for zone in draft.zones:
        cards = [draft.pile[place] for place in zone.places]
        if zone.seat is not None:
            told["hands"][draft.seats[zone.seat].name] = cards
            continue
        above = next((number for number, card in enumerate(cards) if card == EMPTY), len(cards))
        below = next((number for number, card in enumerate(reversed(cards)) if card == EMPTY), len(cards))
        stock, cut = cards[:above], cards[max(above, len(cards) - below) :][::-1]
        told |= {key: listed for key, listed in (("cut", cut), ("stock", stock)) if listed}
    return told


def _text(texts: Mapping[str, str]) -> str | dict[str, str]:
    told = {language: text for language, text in texts.items() if text}
    return told[""] if set(told) == {""} else {key: text for key, text in told.items() if key}


def _by_language(text: str | dict[str, str] | None) -> dict[str, str]:
    return dict(text) if isinstance(text, dict) else {"": text} if text else {}
