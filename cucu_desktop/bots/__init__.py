"""The bots: players that decide from their seat's information set, and from nothing else.

Begin with `dispatch`: `choose` answers any decision of a game, `small_talk` makes an occasional remark. Both
take the seat's observation, the events of this deal as that seat may see them, and a random source; the
same three give the same answer. Importing this package loads none of it, only the `persons`.

Each game has a `Strategy`, in a package or module of its own (`campli`, `lu_stu`, `standard`, `tricks`).
They share `belief` and `opponent_model` (hidden cards), `turn_sampling` and `playout` (deals played out),
`win_chance` and `coin_decisions` (the values of tokens and coins), and `talk`.
"""

from cucu_desktop.bots.persons import PERSONS, Person

__all__ = ["PERSONS", "Person"]
