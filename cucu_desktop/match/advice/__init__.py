"""Advice: the action of a good player at a decision, and the reason.

Begin with `advice.advise`. A `Reason` is the key of a sentence with its numbers, found by one module for each
family of games; in exchange games a fact at the table (`table_facts`) precedes the numbers.
"""
