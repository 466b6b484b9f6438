"""Entries of one device, for the tests of a tournament."""

AT = "2025-12-26T20:00:00+01:00"


def written(*entries):
    return b"".join(entry.line() for entry in entries)


def people(device, *names, place="p1", born=None, **says):
    """Return the entries of people whose ids are their names."""
    return [
        device.write("person", AT, person=name, name=name, place=place, born=born, **says) for name in names
    ]


def tournament(device, *names, rules, **says):
    """Return the entries of a tournament with the place p1, and of its people."""
    club = device.write("club", AT, name="Torneo", year=2025, rules=rules, champion=None)
    return [club, device.write("place", AT, place="p1", name="p1"), *people(device, *names, **says)]


def game(device, winner, *others, stage="", out=(), **says):
    """Return the entry of a game, by default at the first table of p1."""
    where = {"stage": stage, "place": ""} if stage else {"place": "p1"}
    says = {**where, "shift": 1, "table": 1, "out": list(out)} | says
    return device.write("game", AT, players=[winner, *others], winner=winner, **says)
