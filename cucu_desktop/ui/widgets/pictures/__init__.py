"""Drawings of `assets/`, and icons made from them.

Begin with `drawings`, which reads files; `icons` is for pages, and not loaded by the start.
"""
