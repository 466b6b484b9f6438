"""What a card game is: cards, actions, events, tables, phases, and what each seat may know of a state.

Standard library only: no clock, no screen, no language, no random source of its own. Begin with `state`, the
state machine that every game runs on, then read a family: `table` and `exchange`, or the package `tricks`.
"""
