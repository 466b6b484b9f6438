"""The parts of the decision bar: the question, the options, and the control for amounts.

They are children of the `DecisionBar`, which lays them out. Begin with `question`, then `option_widgets`.
"""
