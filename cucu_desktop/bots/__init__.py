"""The bots: players that decide from what their seat may know, and from nothing else.

Begin with `dispatch`: `choose` answers any decision of a game, `small_talk` says something now and then. Both
are given the seat's observation, the events of this deal as that seat may see them, and a random source; the
same three bring the same answer. Importing this package loads none of it, only who there is (`persons`).

Each game has a `Strategy`, in a package or module of its own (`campli`, `lu_stu`, `standard`, `tricks`).
Common to them are `belief` and `opponent_model` (hidden cards), `sampling` (deals played in thought),
`win_chance` and `coin_decisions` (what tokens and coins are worth), and `talk`.
"""

from cucu_desktop.bots.persons import PERSONS, Person

__all__ = ["PERSONS", "Person"]
