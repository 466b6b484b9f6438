"""The plates on the shelf of feats: painted earthenware, as from Castelli; each shows what was done.

`motifs` are the things that they are made of, `plates` puts them together.
"""
