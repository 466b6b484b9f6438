"""The shelf of feats in the window.

Begin with `feats_page`; `plate` is one of the plates on it.
"""
