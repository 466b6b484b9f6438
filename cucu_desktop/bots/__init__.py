"""The bots: people who decide from what their seat may know, and from nothing else.

`choosing.choose` answers any decision of a game, `choosing.small_talk` says something now and then. Both are
given the seat's observation, the events of this deal as that seat may see them, and a source of chance; the
same three bring the same answer. Who only wants to know who there is loads none of it.

Each game has its `Manner`, a package or module of its own (`campli`, `lu_stu`, `standard`). What is common
lies beside them: who the people are (`persons`), what tokens and shares are worth (`worth`, `money`), and
what is said at the table (`talk`).
"""

from cucu_desktop.bots.persons import PERSONS, Person

__all__ = ["PERSONS", "Person"]
