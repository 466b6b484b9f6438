"""The view's parts for trick games: gestures on a hand, and its accessibility.

`TrickAccessibility` owns buttons over the view's viewport. Begin with `family_of`, which lists the parts.
"""
