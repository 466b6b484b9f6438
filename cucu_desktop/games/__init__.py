"""The rules of each game, one module a game, with the number and source of a rule beside its code.

`catalogue` lists them. Begin with `campli`: the others are described by their differences from it.
"""
