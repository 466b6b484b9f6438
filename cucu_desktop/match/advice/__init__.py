"""Advice: what a good player would do at a decision, and why.

Begin with `advice.advise`. A `reason` is the key of a sentence with its numbers; one module a family finds
it.
"""
