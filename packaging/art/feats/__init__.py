"""The plates on the shelf of feats: painted earthenware, as from Castelli; each depicts its feat.

`motifs` has the objects painted on the plates, `plates` combines them.
"""
