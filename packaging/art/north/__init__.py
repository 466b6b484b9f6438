"""The three northern packs: Gnav after the Norwegian tradition, the pieces of Zeeland, Swedish Kille.

Begin with `stock`; beasts and riders that more than one pack has are in `beasts`.
"""
