"""The weights of `habits` for level 3, learnt by `tests/benchmarks/fits/card_habits.py`."""

from typing import Final

from cucu_desktop.bots.tricks.habits import Weights

COCH_HABITS: Final[Weights] = {
    "discard ours": (0.72, 1.24, -1.44, -0.00, -1.54, 0.00),
    "discard theirs": (-0.84, 0.00, -1.03, 0.00, -3.49, 0.00),
    "follow ours": (0.05, -0.09, -0.14, 0.28, 0.76, -0.40, 0.74, -1.49, -0.30, 0.00, 2.18),
    "follow theirs": (-0.04, 0.25, -0.92, -0.33, 0.18, 1.97, 2.18, -2.93, 0.94, 0.00, 0.00),
    "lead": (2.23, 1.07, 0.93, -0.83, 0.95, 0.39, 0.77, -0.37, -1.86),
}

ZIFULI_HABITS: Final[Weights] = {
    "discard ours": (0.54, 1.67, -1.39, -0.00, -1.46, 0.00),
    "discard theirs": (-0.13, 0.00, -0.82, 0.00, -3.62, 0.00),
    "follow ours": (-0.19, 0.66, 0.11, 0.74, 0.20, 0.15, -0.24, -1.36, 0.63, 0.00, 1.12),
    "follow theirs": (0.16, 0.71, 0.11, -1.05, -0.08, -0.03, 1.62, -2.29, 0.69, 0.00, 0.00),
    "lead": (2.00, 0.17, 0.36, -0.01, -0.50, 0.42, 1.42, -0.06, -1.50),
}

TRIONFO_HABITS: Final[Weights] = {
    "discard ours": (0.02, 0.64, -0.49, 0.00, -1.80, 0.18),
    "discard theirs": (-1.57, 0.00, -0.64, 0.00, -3.78, 0.58),
    "follow ours": (0.60, -0.38, -0.70, 0.44, 0.38, 0.15, -0.11, -1.43, 0.80, -1.31, 0.49),
    "follow theirs": (1.47, 0.12, -1.31, -0.44, 0.48, 0.41, 1.72, -3.35, 1.26, -2.51, 0.00),
    "lead": (1.23, 0.69, 0.72, 0.38, 0.50, 0.00, 0.15, 0.34, -0.94),
}
