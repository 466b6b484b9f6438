"""Drawings as they lie in `assets/`, and the icons that are made of them.

Begin with `drawings`, which knows how a file is read; `icons` is for pages, and waited for by no start.
"""
