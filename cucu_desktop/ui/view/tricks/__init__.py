"""The view's parts for trick games: gestures on a hand, and what a screen reader finds there.

`TrickAccessibility` owns buttons over the view's viewport. Begin with `family`, which names the parts.
"""
